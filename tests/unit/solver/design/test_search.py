"""Runs that look for choices of pieces, against published numbers and plain counting."""

from dataclasses import replace

import pytest

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.generators.generated_set import PieceRule, generated_set
from cubewright.model.lattice import lattice
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.analysis.batch import answer
from cubewright.solver.cluster.process_pool import ProcessPool
from cubewright.solver.design.choices import Choices, MirrorPairs, ParityTest, bounds_for
from cubewright.solver.design.search import DesignRequest, design
from cubewright.solver.design.trial import Wanted, chosen_set
from cubewright.solver.search.control import Control

CUBIC = lattice("cubic")
CUBE = Figure(CUBIC.box((3, 3, 3)), "cube")
SOMA_PLUS = piece_set("soma-plus")
ANY = Wanted()
PENTOMINOES = generated_set(CUBIC, PieceRule(5, flat=True))
NINE = tuple((a, b) for a in range(3) for b in range(3))


def found(request, **options):
    progress = list(design(request, **options))
    assert progress[-1].done == progress[-1].total
    return [each for report in progress for each in report.found], progress[-1]


@pytest.mark.parametrize(
    ("size", "choices", "solutions"),
    [
        ((5, 2), 0, 0),
        ((5, 3), 7, 7),
        ((5, 4), 26, 50),
        ((5, 5), 45, 107),
        pytest.param((10, 3), 75, 145, marks=pytest.mark.slow),
        pytest.param((6, 5), 172, 541, marks=pytest.mark.slow),
    ],
)
def test_different_pentominoes_fill_rectangles_as_published(size, choices, solutions):
    """The numbers of rectangles of different pentominoes are in many books: 5x5 has 107."""
    board = Figure(CUBIC.box((*size, 1)))
    designs, _ = found(DesignRequest((board,), PENTOMINOES, ANY, different=True))
    assert (len(designs), sum(each.trial.solutions for each in designs)) == (choices, solutions)


@pytest.mark.parametrize("index", range(12))
def test_pentominoes_are_triplicated_as_published(index):
    """Nine of the other eleven fill a pentomino of three times the size.

    The numbers are those of the triplication problem of R. M. Robinson.
    """
    published = {
        "I": 19, "L": 113, "Y": 86, "N": 68, "P": 497, "U": 48,
        "V": 63, "T": 106, "W": 91, "F": 125, "Z": 131, "X": 15,
    }  # fmt: skip
    piece = PENTOMINOES.pieces[index]
    others = tuple(each for each in PENTOMINOES.pieces if each is not piece)
    pool = replace(PENTOMINOES, pieces=others, counts=(1,) * 11)
    cells = [(3 * x + a, 3 * y + b, 0) for x, y, _ in piece.cells for a, b in NINE]
    designs, _ = found(DesignRequest((Figure(cells),), pool, ANY, different=True))
    assert sum(each.trial.solutions for each in designs) == published["ILYNPUVTWFZX"[index]]


def test_sets_of_the_cube_have_the_counts_of_the_solver():
    designs, progress = found(DesignRequest((CUBE,), SOMA_PLUS, ANY, different=True))
    counts = {each.choice: each.trial.solutions for each in designs}
    assert 240 in counts.values()
    assert progress.repeated > 0
    for choice, solutions in counts.items():
        solved = answer(Puzzle(CUBE, chosen_set(SOMA_PLUS, choice)), Control())
        assert solved.counts.unique == solutions


def test_choices_outside_the_bounds_are_tallied():
    request = DesignRequest((CUBE,), SOMA_PLUS, Wanted((30, 50)), different=True)
    designs, progress = found(request)
    every, _ = found(DesignRequest((CUBE,), SOMA_PLUS, ANY, different=True))
    inside = [each for each in every if 30 <= each.trial.solutions <= 50]
    assert [each.choice for each in designs] == [each.choice for each in inside]
    assert progress.too_many == sum(each.trial.solutions > 50 for each in every)


@pytest.mark.parametrize("wanted", [ANY, Wanted((1, 1)), Wanted((2, None))])
def test_every_choice_has_one_category(wanted):
    pool = generated_set(CUBIC, PieceRule(4, flat=True))
    pool = replace(pool, counts=(3,) * len(pool.pieces))
    board = Figure(CUBIC.box((4, 3, 1)))
    reports = list(design(DesignRequest((board,), pool, wanted)))
    choices = Choices(pool, bounds_for(board, pool))
    assert [each.done for each in reports] == list(range(choices.total + 1))
    assert {each.total for each in reports} == {choices.total}
    parity, mirrors = ParityTest(board, pool), MirrorPairs(board, pool, bounds_for(board, pool))
    tallies = dict.fromkeys(("repeated", "refuted", "impossible", "too_many"), 0)
    for choice, report in zip(choices, reports[1:], strict=True):
        number = answer(Puzzle(board, chosen_set(pool, choice)), Control()).counts.unique
        low, high = wanted.solutions
        is_found = False
        if mirrors.is_repeated(choice):
            tallies["repeated"] += 1
        elif parity.refutes(choice):
            tallies["refuted"] += 1
        elif not number:
            tallies["impossible"] += 1
        elif high is not None and number > high:
            tallies["too_many"] += 1
        else:
            is_found = number >= low
        assert [each.choice for each in report.found] == [choice] * is_found
        assert {name: getattr(report, name) for name in tallies} == tallies
        assert report.fraction == report.done / report.total
    assert tallies["refuted"]
    assert tallies["impossible"]
    assert bool(tallies["too_many"]) == (wanted.solutions[1] is not None)


def test_a_request_without_choices_is_done_at_once():
    one = PieceSet("one", "one", (Piece("A", CUBIC.box((2, 1, 1))),), (1,))
    (only,) = design(DesignRequest((Figure(CUBIC.box((3, 3, 1))),), one, ANY))
    assert (only.done, only.total, only.fraction) == (0, 0, 1.0)


def test_symmetrical_solutions_are_counted():
    board = Figure(CUBIC.box((4, 2, 1)))
    pool = generated_set(CUBIC, PieceRule(4, flat=True))
    pool = replace(pool, counts=(2,) * len(pool.pieces))
    every, _ = found(DesignRequest((board,), pool, ANY))
    assert all(each.trial.symmetrical is None for each in every)
    symmetrical, _ = found(DesignRequest((board,), pool, Wanted(symmetrical=True)))
    # Two I, two L and two O fill the board; L and O, or I and O, do not.
    assert [each.choice for each in symmetrical] == [each.choice for each in every]
    assert len(symmetrical) == 3
    assert all(each.trial.symmetrical for each in symmetrical)


def test_a_run_continues_at_any_rank():
    request = DesignRequest((CUBE,), SOMA_PLUS, ANY, different=True)
    whole, progress = found(request)
    for first in (1, progress.total // 2, progress.total):
        rest, _ = found(DesignRequest((CUBE,), SOMA_PLUS, ANY, different=True, first=first))
        assert rest == [each for each in whole if each.rank >= first]


def test_a_stopped_run_ends_with_what_it_did():
    control = Control()
    control.stop()
    reports = list(design(DesignRequest((CUBE,), SOMA_PLUS, ANY, different=True), control))
    assert reports[-1].done == 0 or reports[-1].done < reports[-1].total


@pytest.mark.slow
def test_processes_find_the_same_in_the_same_order():
    pool = generated_set(CUBIC, PieceRule(5, flat=True))
    request = DesignRequest((Figure(CUBIC.box((5, 4, 1))),), pool, ANY)
    one, one_progress = found(request)
    pool_of_two = ProcessPool(2)
    two, two_progress = found(request, pool=pool_of_two)
    pool_of_two.close()
    assert one == two
    assert (one_progress.refuted, one_progress.impossible) == (
        two_progress.refuted,
        two_progress.impossible,
    )


def test_parity_refutes_only_impossible_choices():
    pool = generated_set(CUBIC, PieceRule(4, flat=True))
    pool = replace(pool, counts=(3,) * len(pool.pieces))
    board = Figure(CUBIC.box((4, 3, 1)))
    parity = ParityTest(board, pool)
    refuted = [each for each in Choices(pool, bounds_for(board, pool)) if parity.refutes(each)]
    assert refuted
    for choice in refuted:
        assert not answer(Puzzle(board, chosen_set(pool, choice)), Control()).counts.unique


def test_several_figures_are_tried_one_after_the_other():
    pool = generated_set(CUBIC, PieceRule(5, flat=True))
    boards = tuple(Figure(CUBIC.box((5, depth, 1)), f"5x{depth}") for depth in (3, 4))
    both, progress = found(DesignRequest(boards, pool, ANY))
    alone = [found(DesignRequest((board,), pool, ANY)) for board in boards]
    assert progress.total == sum(each.total for _, each in alone)
    assert [(each.figure, each.choice, each.trial) for each in both] == [
        (number, each.choice, each.trial)
        for number, (designs, _) in enumerate(alone)
        for each in designs
    ]
    first = both[len(alone[0][0])].rank
    rest, _ = found(DesignRequest(boards, pool, ANY, first=first))
    assert rest == [each for each in both if each.rank >= first]


@pytest.mark.parametrize(("least", "expected"), [(0, [2, 1, 0]), (1, [2, 1]), (2, [2]), (3, [])])
def test_puzzles_need_as_many_moves_as_wanted(least, expected):
    tunnel = {(1, 1, 1), (2, 1, 1), (2, 1, 2)}
    bent = [cell for cell in CUBIC.box((4, 3, 3)) if cell not in tunnel]
    closed = [cell for cell in CUBIC.box((3, 3, 3)) if cell != (1, 1, 1)]
    pool = PieceSet(
        "own",
        "own",
        (Piece("R", bent), Piece("C", closed), Piece("P", [(0, 0, 0)])),
        (1, 1, 1),
    )
    places = ((bent, (1, 1, 1)), (bent, (2, 1, 1)), (closed, (1, 1, 1)))
    figures = tuple(Figure([*room, pin]) for room, pin in places)
    designs, _ = found(DesignRequest(figures, pool, Wanted(level=least)))
    assert [each.trial.level for each in designs] == expected
