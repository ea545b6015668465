"""Runs that look for choices of pieces, against published numbers and plain counting."""

from dataclasses import replace

import pytest

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.generators.generated_set import PieceRule, generated_set
from cubewright.model.lattice import lattice
from cubewright.model.puzzle import Puzzle
from cubewright.solver.analysis.batch import answer
from cubewright.solver.design.choices import Choices, bounds_for
from cubewright.solver.design.parity import ParityTest
from cubewright.solver.design.search import DesignRequest, design
from cubewright.solver.design.trial import chosen_set
from cubewright.solver.search.control import Control

CUBIC = lattice("cubic")
CUBE = Figure(CUBIC.box((3, 3, 3)), "cube")
SOMA_PLUS = piece_set("soma-plus")


def found(request, **options):
    progress = list(design(request, **options))
    assert progress[-1].done == progress[-1].total
    return [each for report in progress for each in report.found], progress[-1]


@pytest.mark.parametrize(
    ("depth", "choices", "solutions"),
    [(2, 0, 0), (3, 7, 7), (4, 26, 50)],
)
def test_different_pentominoes_fill_rectangles_as_published(depth, choices, solutions):
    """The numbers of rectangles of different pentominoes: 3x5 has 7 solutions, 4x5 has 50."""
    pool = generated_set(CUBIC, PieceRule(5, flat=True))
    board = Figure(CUBIC.box((5, depth, 1)))
    designs, _ = found(DesignRequest(board, pool, (1, None), different=True))
    assert (len(designs), sum(each.trial.solutions for each in designs)) == (choices, solutions)


def test_sets_of_the_cube_have_the_counts_of_the_solver():
    designs, progress = found(DesignRequest(CUBE, SOMA_PLUS, (1, None), different=True))
    counts = {each.choice: each.trial.solutions for each in designs}
    assert 240 in counts.values()
    assert progress.repeated > 0
    for choice, solutions in counts.items():
        solved = answer(Puzzle(CUBE, chosen_set(SOMA_PLUS, choice)), Control())
        assert solved.counts.unique == solutions


def test_choices_outside_the_bounds_are_tallied():
    request = DesignRequest(CUBE, SOMA_PLUS, (30, 50), different=True)
    designs, progress = found(request)
    every, _ = found(DesignRequest(CUBE, SOMA_PLUS, (1, None), different=True))
    inside = [each for each in every if 30 <= each.trial.solutions <= 50]
    assert [each.choice for each in designs] == [each.choice for each in inside]
    assert progress.too_many == sum(each.trial.solutions > 50 for each in every)


def test_symmetrical_solutions_are_counted():
    board = Figure(CUBIC.box((4, 2, 1)))
    pool = generated_set(CUBIC, PieceRule(4, flat=True))
    pool = replace(pool, counts=(2,) * len(pool.pieces))
    every, _ = found(DesignRequest(board, pool, (1, None)))
    assert all(each.trial.symmetrical is None for each in every)
    symmetrical, _ = found(DesignRequest(board, pool, (1, None), symmetrical=True))
    # Two I, two L and two O fill the board; L and O, or I and O, do not.
    assert [each.choice for each in symmetrical] == [each.choice for each in every]
    assert len(symmetrical) == 3
    assert all(each.trial.symmetrical for each in symmetrical)


def test_a_run_continues_at_any_rank():
    request = DesignRequest(CUBE, SOMA_PLUS, (1, None), different=True)
    whole, progress = found(request)
    for first in (1, progress.total // 2, progress.total):
        rest, _ = found(DesignRequest(CUBE, SOMA_PLUS, (1, None), different=True, first=first))
        assert rest == [each for each in whole if each.rank >= first]


def test_a_stopped_run_ends_with_what_it_did():
    control = Control()
    control.stop()
    reports = list(design(DesignRequest(CUBE, SOMA_PLUS, (1, None), different=True), control))
    assert reports[-1].done == 0 or reports[-1].done < reports[-1].total


@pytest.mark.slow
def test_processes_find_the_same_in_the_same_order():
    pool = generated_set(CUBIC, PieceRule(5, flat=True))
    request = DesignRequest(Figure(CUBIC.box((5, 4, 1))), pool, (1, None))
    one, one_progress = found(request)
    two, two_progress = found(request, processes=2)
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
