"""The size estimate of a frontier count, before it runs."""

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
from cubewright.solver.counting import size_estimate
from cubewright.solver.counting.burnside import burnside_options, symmetry_classes
from cubewright.solver.counting.frontier import Frontier
from cubewright.solver.counting.frontier_problem import FrontierState, frontier_problem
from cubewright.solver.counting.size_estimate import SizeEstimate
from cubewright.solver.kernels.counting.frontier import LOOKUP
from cubewright.solver.problem.cover import cover_problem

PLENTY = 64 << 20


def frontier_problems(puzzle):
    """Yield a frontier problem for each class of symmetries that can fix a solution."""
    cover = cover_problem(puzzle)
    for group in symmetry_classes(cover.images):
        sets = burnside_options(cover, int(group[0]))
        if (sets.uses.sum(axis=0) >= 1).all():
            yield frontier_problem(sets)


def finished_estimate(problem, budget=10**9):
    estimate = SizeEstimate(problem)
    while not estimate.done:
        estimate.step(budget)
    return estimate


def counts_at_each_cell(problem):
    """Return the number of counts kept before each cell, and the finished frontier count."""
    frontier = Frontier(problem, PLENTY)
    widths = np.diff(problem.code_begins)
    room = np.zeros(len(problem.filled), np.int64)
    while frontier.state is FrontierState.RUNNING:
        rows = frontier._rows[: frontier._count, 0]
        room[frontier.cell] = widths[rows].sum()
        frontier.step(10**9)
    return room, frontier


@given(puzzle=solvable_puzzles(), budget=st.integers(1, 5_000))
def test_steps_of_any_size_give_the_same_estimate(puzzle, budget):
    for problem in frontier_problems(puzzle):
        in_one_step, stepwise = finished_estimate(problem), finished_estimate(problem, budget)
        assert in_one_step.work.tolist() == stepwise.work.tolist()
        assert in_one_step.room.tolist() == stepwise.room.tolist()


@given(puzzle=solvable_puzzles())
def test_a_frontier_count_needs_no_more_room_than_estimated(puzzle):
    for problem in frontier_problems(puzzle):
        room, _ = counts_at_each_cell(problem)
        assert (room <= finished_estimate(problem).room[:-1]).all()


@pytest.mark.parametrize("size", [(4, 4, 1), (6, 4, 2), (3, 3, 4)])
def test_the_estimate_is_exact_for_equal_pieces(size):
    domino = Piece("D", ((0, 0, 0), (1, 0, 0)))
    pieces = PieceSet("dominoes", "dominoes", (domino,), (int(np.prod(size)) // 2,))
    for problem in frontier_problems(Puzzle(Figure(CUBIC.box(size)), pieces)):
        room, frontier = counts_at_each_cell(problem)
        assert room.tolist() == finished_estimate(problem).room[: len(room)].tolist()
        assert frontier.state is FrontierState.DONE


def test_the_estimated_work_is_proportional_to_the_real_work():
    pieces = piece_set("double-soma")
    problem = next(frontier_problems(Puzzle(Figure(CUBIC.box((9, 3, 2))), pieces)))
    estimate = finished_estimate(problem)
    frontier = Frontier(problem, PLENTY)
    cost = np.diff(problem.move_begins, axis=1) + LOOKUP
    done, estimated = [], []
    while frontier.state is FrontierState.RUNNING:
        cell = frontier.cell
        while frontier.state is FrontierState.RUNNING and frontier.cell == cell:
            frontier.step(10**8)
        done.append((frontier._placed[:, :-1] * cost).sum())
        estimated.append(frontier.work_done(estimate.work))
    assert estimated == sorted(estimated)
    truth, estimated = np.array(done) / done[-1], np.array(estimated) / estimated[-1]
    assert estimated[-1] == 1
    assert np.abs(estimated - truth).max() < 0.1


def test_there_is_no_estimate_for_wide_frontiers(monkeypatch):
    problem = next(frontier_problems(built_in_puzzle("cube")))
    assert SizeEstimate.is_possible(problem)
    monkeypatch.setattr(size_estimate, "MAX_BITS", 5)
    assert not SizeEstimate.is_possible(problem)
