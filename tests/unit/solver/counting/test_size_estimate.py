"""What a sweep will cost, surveyed beforehand."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzles import solvable_puzzles

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.counting import size_estimate as survey_module
from cubewright.solver.counting.burnside import burnside_options, symmetry_classes
from cubewright.solver.counting.frontier import Frontier, FrontierState
from cubewright.solver.counting.frontier_problem import frontier_problem
from cubewright.solver.counting.size_estimate import SizeEstimate
from cubewright.solver.kernels.frontier import LOOKUP
from cubewright.solver.problem.cover import cover_problem

PLENTY = 64 << 20


def sweeps(puzzle):
    """A sweep for each kind of symmetry that can leave a solution alone."""
    cover = cover_problem(puzzle)
    for group in symmetry_classes(cover.images):
        sets = burnside_options(cover, int(group[0]))
        if (sets.uses.sum(axis=0) >= 1).all():
            yield frontier_problem(sets)


def surveyed(problem, budget=10**9):
    estimate = SizeEstimate(problem)
    while not estimate.done:
        estimate.step(budget)
    return estimate


def borders_at_each_cell(problem):
    """How many numbers of ways a sweep keeps before each cell, and how many borders laid on."""
    frontier = Frontier(problem, PLENTY)
    widths = np.diff(problem.code_begins)
    room = np.zeros(len(problem.filled), np.int64)
    while frontier.state is FrontierState.RUNNING:
        rows = frontier._rows[: frontier._count, 0]
        room[frontier.cell] = widths[rows].sum()
        frontier.step(10**9)
    return room, frontier


@given(puzzle=solvable_puzzles(), budget=st.integers(1, 5_000))
def test_in_steps_of_any_size_it_comes_to_the_same(puzzle, budget):
    for problem in sweeps(puzzle):
        whole, stepwise = surveyed(problem), surveyed(problem, budget)
        assert whole.work.tolist() == stepwise.work.tolist()
        assert whole.room.tolist() == stepwise.room.tolist()


@given(puzzle=solvable_puzzles())
def test_a_sweep_keeps_no_more_than_was_surveyed(puzzle):
    for problem in sweeps(puzzle):
        room, _ = borders_at_each_cell(problem)
        assert (room <= surveyed(problem).room[:-1]).all()


@pytest.mark.parametrize("size", [(4, 4, 1), (6, 4, 2), (3, 3, 4)])
def test_where_all_pieces_are_alike_it_is_exact(size):
    domino = Piece("D", ((0, 0, 0), (1, 0, 0)))
    pieces = PieceSet("dominoes", "dominoes", (domino,), (int(np.prod(size)) // 2,))
    for problem in sweeps(Puzzle(Figure(CUBIC.box(size)), pieces)):
        room, frontier = borders_at_each_cell(problem)
        assert room.tolist() == surveyed(problem).room[: len(room)].tolist()
        assert frontier.state is FrontierState.DONE


def test_the_work_is_that_of_the_sweep_to_come():
    """Told and true additions keep step, though the survey does not know that pieces run out."""
    pieces = piece_set("double-soma")
    problem = next(sweeps(Puzzle(Figure(CUBIC.box((9, 3, 2))), pieces)))
    estimate = surveyed(problem)
    frontier = Frontier(problem, PLENTY)
    cost = np.diff(problem.move_begins, axis=1) + LOOKUP
    done, told = [], []
    while frontier.state is FrontierState.RUNNING:
        cell = frontier.cell
        while frontier.state is FrontierState.RUNNING and frontier.cell == cell:
            frontier.step(10**8)
        done.append((frontier._placed[:, :-1] * cost).sum())
        told.append(frontier.work_done(estimate.work))
    assert told == sorted(told)
    truth, told = np.array(done) / done[-1], np.array(told) / told[-1]
    assert told[-1] == 1
    assert np.abs(told - truth).max() < 0.1


def test_a_survey_is_not_made_of_too_many_borders(monkeypatch):
    problem = next(sweeps(built_in_puzzle("cube")))
    assert SizeEstimate.is_possible(problem)
    monkeypatch.setattr(survey_module, "MAX_BITS", 5)
    assert not SizeEstimate.is_possible(problem)
