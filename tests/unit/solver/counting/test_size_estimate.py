"""The size estimate of a frontier count, before it runs."""

import itertools
from functools import cache

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
from cubewright.solver.counting.size_estimate import SizeEstimate, live_frontiers
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
    frontier = Frontier(problem, PLENTY, live_frontiers(problem))
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
    frontier = Frontier(problem, PLENTY, estimate.live)
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


def completable(problem):
    """Return the frontiers before each cell that options reach and can complete, by definition."""
    cells = len(problem.filled)
    moves = np.diff(problem.move_begins, axis=1) > 0

    def after(cell, border):
        if border & 1:
            return [border >> 1]
        before = int(problem.filled[cell - 1]) if cell else 0
        weights = np.diff(problem.filled, prepend=0)[cell:].tolist()
        volume = before + sum(w for at, w in enumerate(weights) if border >> at & 1)
        found = []
        for kind, (low, high) in enumerate(itertools.pairwise(problem.begins[cell].tolist())):
            if moves[kind, volume]:
                fit = [m for m in problem.masks[low:high].tolist() if not m & border]
                found += [(border | mask) >> 1 for mask in fit]
        return found

    @cache
    def ends(cell, border):
        return cell == cells or any(ends(cell + 1, each) for each in after(cell, border))

    frontiers, live = {0}, []
    for cell in range(cells):
        live.append(sorted(each for each in frontiers if ends(cell, each)))
        frontiers = {new for each in frontiers for new in after(cell, each)}
    return [*live, sorted(frontiers)]


@given(puzzle=solvable_puzzles())
def test_live_frontiers_are_those_that_options_can_complete(puzzle):
    for problem in frontier_problems(puzzle):
        found = live_frontiers(problem)
        assert [sorted(each.tolist()) for each in found] == completable(problem)


@given(puzzle=solvable_puzzles())
def test_a_count_without_dead_frontiers_has_the_same_result(puzzle):
    for problem in frontier_problems(puzzle):
        every, live = (Frontier(problem, PLENTY, each) for each in (None, live_frontiers(problem)))
        for frontier in (every, live):
            while frontier.state is FrontierState.RUNNING:
                frontier.step(10**9)
        assert every.total == live.total
        assert every.peak_bytes >= live.peak_bytes


def test_a_board_that_no_options_fill_has_no_live_frontier():
    """Each T fills one or three black squares, so five of them do not fill half of a board."""
    tee = Piece("T", ((0, 0, 0), (1, 0, 0), (2, 0, 0), (1, 1, 0)))
    board = Puzzle(Figure(CUBIC.box((10, 2, 1))), PieceSet("tees", "tees", (tee,), (5,)))
    problem = next(frontier_problems(board))
    assert not any(len(each) for each in live_frontiers(problem)[:-1])
    frontier = Frontier(problem, PLENTY, live_frontiers(problem))
    while frontier.state is FrontierState.RUNNING:
        frontier.step(10**9)
    assert (frontier.state, frontier.total) == (FrontierState.DONE, 0)


def test_too_many_frontiers_are_estimated_but_not_listed(monkeypatch):
    problem = next(frontier_problems(built_in_puzzle("cube")))
    listed = finished_estimate(problem)
    monkeypatch.setattr(size_estimate, "MAX_LISTED", 10)
    estimate = finished_estimate(problem)
    assert estimate.live is None
    assert (estimate.frontiers >= listed.frontiers).all()
    assert (estimate.work >= listed.work).all()
    assert estimate.work.sum() > listed.work.sum()


def test_there_is_no_estimate_for_wide_frontiers(monkeypatch):
    problem = next(frontier_problems(built_in_puzzle("cube")))
    assert SizeEstimate.is_possible(problem)
    monkeypatch.setattr(size_estimate, "MAX_BITS", 5)
    assert not SizeEstimate.is_possible(problem)
    assert live_frontiers(problem) is None
