"""Analyses agree with a plain search, and every plan can be replayed."""

import random
from dataclasses import replace

import pytest
from assemblies import LATTICES, SIZES, analysed, box
from plain_disassembly import apart, random_assembly, replay

from cubewright.model.cell import shifted, turned
from cubewright.model.disassembly import AnalysisOutcome
from cubewright.model.lattice import lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.disassembly import memory
from cubewright.solver.disassembly.assembly import AssembledPiece, Assembly
from cubewright.solver.disassembly.search import DisassemblySearch


def test_more_room_for_states_is_made_in_short_steps(monkeypatch):
    everywhere = [(x, y, z) for x in range(6) for y in range(6) for z in range(6)]
    shell = tuple(cell for cell in everywhere if {0, 5} & {*cell})
    assemblies = [
        Assembly(CUBIC, (AssembledPiece(shell, 0), AssembledPiece(((1, 1, 1),), 1))),
        *(random_assembly(CUBIC, (4, 4, 4), 5, seed) for seed in range(12)),
    ]
    expected = analysed(assemblies)
    assert expected[0].states >= 64
    small = memory.nodes
    monkeypatch.setattr(memory, "nodes", lambda _count, pieces: small(8, pieces))
    monkeypatch.setattr(memory, "NUMBERS_PER_STEP", 16)
    monkeypatch.setattr(memory, "STATES_PER_STEP", 4)
    search = DisassemblySearch(CUBIC)
    search.start(assemblies)
    growing = 0
    while not search.step(0.0):
        growing += search._growth is not None
    assert search.results == expected
    assert growing > 20


def compare(name, size, count, seeds, **settings):
    assemblies = [random_assembly(lattice(name), size, count, s, **settings) for s in seeds]
    for assembly, found in zip(assemblies, analysed(assemblies), strict=True):
        expected = apart(assembly)
        if found.plan is None:
            # An assembly fails as a whole, or one of its halves does.
            assert expected is None or not comes_apart_fully(assembly)
        else:
            assert found.level == expected[0]
            moved = [frozenset(found.plan.removed_pieces), frozenset(found.plan.staying_pieces)]
            assert any(each in expected[1] for each in moved)
            replay(assembly, found.plan)


def comes_apart_fully(assembly):
    """Return whether the plain search separates every part of the first separation it finds."""
    found = apart(assembly)
    if len(assembly.pieces) == 1:
        return True
    if found is None:
        return False
    removed = min(found[1], key=sorted)
    return all(
        comes_apart_fully(
            Assembly(
                assembly.lattice,
                tuple(p for i, p in enumerate(assembly.pieces) if (i in removed) == inside),
            )
        )
        for inside in (True, False)
    )


@pytest.mark.parametrize("name", LATTICES)
def test_random_assemblies_agree_with_the_plain_search(name):
    compare(name, (3, 2, 2), 3, range(6))


@pytest.mark.slow
@pytest.mark.parametrize("count", [3, 4])
@pytest.mark.parametrize("name", LATTICES)
def test_intricate_random_assemblies_agree_with_the_plain_search(name, count):
    settings = {"holes": 0.25, "jumps": 0.5}
    assemblies = [
        random_assembly(lattice(name), SIZES[name], count, seed, **settings) for seed in range(2000)
    ]
    found = analysed(assemblies)
    levels = [seed for seed, each in enumerate(found) if each.level > 1]
    locked = [seed for seed, each in enumerate(found) if each.plan is None]
    assert levels or (name, count) == ("spheres", 4)  # touching spheres hardly move
    assert locked
    compare(name, SIZES[name], count, [*levels[:6], *locked[:4]], **settings)


def test_a_ring_around_a_bar_needs_one_move():
    (found,) = analysed([box("aaa/a.a/aaa", ".../.b./...")])
    assert found.outcome is AnalysisOutcome.APART
    assert found.level_string == "1"


def test_a_cube_inside_a_closed_box_cannot_come_out():
    (found,) = analysed([box("aaa/aaa/aaa", "aaa/aba/aaa", "aaa/aaa/aaa")])
    assert (found.outcome, found.plan) == (AnalysisOutcome.CANNOT, None)


def test_a_single_piece_comes_apart_without_a_plan():
    (found,) = analysed([box("aa")])
    assert (found.outcome, found.plan, found.level_string) == (AnalysisOutcome.APART, None, "")


def test_the_heavier_piece_stays():
    for heavy, removed in (("a", (1,)), ("b", (0,))):
        (found,) = analysed([box("ab", weights={heavy: 2})])
        assert found.plan.removed_pieces == removed


def test_pieces_of_a_group_may_stay_together():
    layers = ("aaaa/aaaa/aaaa", "aaaa/abca/aaaa", "aaaa/aaaa/aaaa")
    closed = box(*layers)
    whole = box(*layers, groups={"a": ((1, 1),), "b": ((1, 1),), "c": ((1, 1),)})
    assert analysed([closed])[0].outcome is AnalysisOutcome.CANNOT
    assert analysed([whole])[0].outcome is AnalysisOutcome.CANNOT  # the whole must come apart
    beside = tuple(layer.replace("/", "d/") + "d" for layer in layers)
    groups = dict.fromkeys("abc", ((1, 1),))
    (found,) = analysed([box(*beside, groups=groups)])
    assert (found.outcome, found.level_string) == (AnalysisOutcome.APART, "1")
    assert found.plan.staying is None
    (found,) = analysed([box(*beside, groups={**groups, "b": ((1, 1), (2, 1))})])
    assert found.outcome is AnalysisOutcome.APART
    (found,) = analysed([box(*beside, groups={**groups, "b": ((2, 1),)})])
    assert found.outcome is AnalysisOutcome.CANNOT


def test_a_limit_is_never_shown_as_cannot():
    room = [
        AssembledPiece(
            tuple(
                (x, y, z)
                for x in range(7)
                for y in range(7)
                for z in range(7)
                if 0 in (x, y, z) or 6 in (x, y, z)
            )
        )
    ]
    inside = [AssembledPiece(((3, 3, 3),)), AssembledPiece(((2, 2, 2),))]
    (found,) = analysed([Assembly(CUBIC, (*room, *inside))], max_states=500)
    assert found.outcome is AnalysisOutcome.NOT_DECIDED
    (found,) = analysed([Assembly(CUBIC, (*room, *inside))])
    assert found.outcome is AnalysisOutcome.CANNOT
    assert found.states == 125 * 124
    many = [AssembledPiece(((2 * x, 0, 0),)) for x in range(65)]
    assert analysed([Assembly(CUBIC, tuple(many))])[0].outcome is AnalysisOutcome.NOT_DECIDED


def test_a_position_does_not_change_the_analysis():
    assembly = random_assembly(CUBIC, (3, 3, 2), 4, 1)
    moved = Assembly(
        CUBIC,
        tuple(
            AssembledPiece(tuple(shifted(cell, (5, -7, 100)) for cell in piece.cells))
            for piece in assembly.pieces
        ),
    )
    one, other = analysed([assembly, moved])
    assert one == other


def turned_and_shuffled(assembly, seed):
    """The same assembly in another orientation, with its pieces in another order."""
    chance = random.Random(seed)
    matrix = chance.choice(assembly.lattice.turns + assembly.lattice.mirrors)
    pieces = [
        replace(piece, cells=tuple(turned(cell, matrix) for cell in piece.cells))
        for piece in assembly.pieces
    ]
    return Assembly(assembly.lattice, tuple(chance.sample(pieces, len(pieces))))


@pytest.mark.parametrize("name", LATTICES)
def test_a_level_string_does_not_depend_on_orientation_and_numbering(name):
    for seed in range(10):
        assembly = random_assembly(lattice(name), SIZES[name], 5, seed, holes=0.2, jumps=0.3)
        weighted = tuple(
            replace(piece, weight=1 + number % 2) for number, piece in enumerate(assembly.pieces)
        )
        assembly = Assembly(assembly.lattice, weighted)
        others = [turned_and_shuffled(assembly, number) for number in range(4)]
        found = analysed([assembly, *others])
        assert len({(each.level_string, each.outcome, each.states) for each in found}) == 1
        for other, each in zip(others, found[1:], strict=True):
            if each.plan is not None:
                replay(other, each.plan)
