"""Burrs from a limited number of sticks, against published numbers and against placing sticks."""

from collections import Counter

import pytest
from plain_burrs import classes, placed

from cubewright.model.cell import turned
from cubewright.model.generators.burr_boards import BOARDS
from cubewright.model.generators.burr_sticks import (
    STANDARD_COPIES,
    burr_outline,
    solid_stick_numbers,
    stick_cells,
    stick_number,
    stick_numbers,
)
from cubewright.model.generators.generated_set import burr_piece_set
from cubewright.model.lattice import lattice
from cubewright.model.puzzle import Puzzle
from cubewright.solver.counting.stick_burrs import holes_of, stick_burrs
from cubewright.solver.design import owned_sticks
from cubewright.solver.design.owned_sticks import owned_burrs
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

CUBIC = lattice("cubic")
NOTCHABLE = stick_numbers(notchable=True)
UNLIMITED = dict.fromkeys(NOTCHABLE, 6)


def found(copies, **options):
    *_, findings = owned_burrs(copies, **options)
    assert findings.fraction == 1.0
    return findings


def number_of_sticks(cells):
    return stick_number(CUBIC.normalized(cells))


def test_notchable_sticks_give_the_published_burrs():
    """314 assemblies of 221 sets of six sticks, 25 different ones, 42 with their copies.

    W. H. Cutler, "The Six-Piece Burr", Journal of Recreational Mathematics 10 (1978); J. H. de
    Boer and M. Gardner in Scientific American 238 (January 1978).
    """
    findings = found(UNLIMITED)
    assert (findings.assemblies, findings.solutions, len(findings.burrs)) == (1063, 314, 221)
    most = Counter()
    for burr in findings.burrs:
        most |= Counter(burr.sticks)
    assert (len(most), most.total()) == (25, 42)
    assert most == STANDARD_COPIES


def test_the_standard_set_builds_all_of_them():
    findings = found(STANDARD_COPIES)
    assert (findings.solutions, len(findings.burrs)) == (314, 221)
    levels = [burr.moves for burr in findings.burrs]
    assert levels == sorted(levels, reverse=True)
    assert {burr.level for burr in findings.burrs} == {"1", "1.2"}


def test_sticks_for_burrs_without_holes_are_some_of_all_sticks():
    numbers = solid_stick_numbers()
    assert len(numbers) == 369
    assert set(numbers) < set(stick_numbers())
    assert set(numbers) >= STANDARD_COPIES.keys()


@pytest.mark.parametrize("numbers", [(320, 480, 704, 720), (1, 154, 256, 1007, 1024)])
def test_assemblies_with_holes_are_those_that_placing_sticks_gives(numbers):
    every = placed(numbers, solid=False)
    ways = {}
    for report in stick_burrs(dict.fromkeys(numbers, 6), holes=32):
        for holes, images in zip(holes_of(report.ways).tolist(), report.images, strict=True):
            ways[holes] = ways.get(holes, 0) + int(images)
    expected = {}
    for assembly in every:
        expected.setdefault(104 - sum(map(len, assembly)), []).append(assembly)
    assert ways == {holes: classes(each, CUBIC.turns) for holes, each in expected.items()}
    assert len(ways) > 1 or numbers[0] == 1


def test_copies_limit_the_sticks():
    """The same burrs are found by leaving out burrs of unlimited sticks with too many copies."""
    every = found(UNLIMITED).burrs
    copies = dict.fromkeys(STANDARD_COPIES, 1)
    once = found(copies, lacking=1)
    assert [each.sticks for each in once.burrs] == [
        each.sticks for each in every if len(set(each.sticks)) == 6
    ]
    expected = Counter()
    for each in every:
        beyond = Counter(each.sticks) - Counter(copies)
        if beyond.total() == 1:
            expected.update(beyond)
    assert {number: burrs for number, burrs, _ in once.gains} == expected
    number, burrs, hardest = once.gains[0]
    assert burrs == max(expected.values())
    assert hardest.lacking == number
    assert hardest.sticks.count(number) == 2


def test_mirror_images_with_the_same_sticks_count_once():
    findings = found(STANDARD_COPIES)
    for burr in findings.burrs[:40]:
        mirrored = sorted(
            number_of_sticks(turned(cell, CUBIC.mirrors[0]) for cell in stick_cells(number))
            for number in burr.sticks
        )
        assert burr.assemblies >= burr.solutions >= 1
        if tuple(mirrored) != burr.sticks:
            partner = [each for each in findings.burrs if each.sticks == tuple(mirrored)]
            assert [each.assemblies for each in partner] == [burr.assemblies]


def test_a_search_stops_and_ends_when_it_is_full(monkeypatch):
    control = Control()
    reports = owned_burrs(STANDARD_COPIES, control=control)
    next(reports)
    control.stop()
    assert len(list(reports)) <= 1
    monkeypatch.setattr(owned_sticks, "MAX_BURRS", 10)
    *_, findings = owned_burrs(STANDARD_COPIES, holes=2)
    assert findings.is_full
    assert findings.fraction < 1


@pytest.mark.parametrize(
    "boards", [(256, 384, 488, 960, 1012, 1016), (256, 496, 511, 512, 1012, 1024)]
)
def test_board_burrs_are_those_that_the_solver_finds(boards):
    """The general solver counts the assemblies, and takes them apart, in another way."""
    (burr,) = found(dict.fromkeys(boards, 1), holes=32, kind=BOARDS).burrs
    puzzle = Puzzle(burr_outline(), burr_piece_set(boards, BOARDS))
    assert burr.holes == len(burr_outline()) - sum(len(BOARDS.cells(each)) for each in boards)
    *_, finished = solve(SolveRequest(puzzle))
    assert finished.progress.counts.unique == burr.assemblies


def test_locked_sets_do_not_fill_the_list(monkeypatch):
    """Sets of sticks that do not come apart have their own limit."""
    monkeypatch.setattr(owned_sticks, "MAX_BURRS", 260)
    findings = found(STANDARD_COPIES)
    assert len(findings.burrs) == 221
    monkeypatch.setattr(owned_sticks, "MAX_LOCKED", 10)
    *_, findings = owned_burrs(STANDARD_COPIES)
    assert findings.is_full


def test_unknown_numbers_are_refused():
    with pytest.raises(ValueError, match="numbers from 1 to 4,096"):
        list(stick_burrs({5000: 1}))
