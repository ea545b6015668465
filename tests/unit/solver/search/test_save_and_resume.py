"""Every engine resumes a saved search on any number of threads, however often it is saved."""

import json
from dataclasses import replace

import pytest

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver import solve as solve_module
from cubewright.solver.engines import stagewise
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import Finished, Outcome, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.search.engine import engine, engines
from cubewright.solver.search.parallel_search import ParallelSearch
from cubewright.solver.search.task_queue import TreeSplit
from cubewright.solver.solve import solve

V = Piece("V", ((0, 0, 0), (1, 0, 0), (0, 1, 0)))
I = Piece("I", ((0, 0, 0), (1, 0, 0), (2, 0, 0)))  # noqa: E741
D = Piece("D", ((0, 0, 0), (1, 0, 0)))


def box(size, counts, minimums=None, optional=()):
    pieces = PieceSet("some", "Some", (V, I, D), counts, minimums=minimums)
    return Puzzle(Figure(CUBIC.box(size), optional=optional), pieces)


PUZZLES = {
    "exact": box((4, 3, 1), (2, 0, 3)),
    "ranges": box((4, 2, 1), (2, 1, 3), (0, 0, 1)),
    "optional": box((3, 3, 1), (1, 1, 1), optional=((0, 0, 0), (1, 1, 0), (2, 2, 0))),
}
THREADS = ((1, 1, 2), (1, 3, 3), (2, 1, 3), (2, 2, 1), (3, 1, 2), (2, 3, 2))
"""Numbers of threads of three runs that are stopped and saved: every pair of 1, 2 and 3."""


@pytest.fixture(params=[(), (TreeSplit(20, 4), TreeSplit(120, 8))], ids=["depth-first", "tasks"])
def _small_steps(request, monkeypatch):
    """Make the steps of a search so small that a small puzzle can be saved several times."""
    monkeypatch.setattr(solve_module, "FIRST_BUDGET", 10)
    monkeypatch.setattr(solve_module, "_next_budget", lambda *_: 10)
    monkeypatch.setattr(stagewise, "TESTS", 20)
    monkeypatch.setattr(stagewise, "MAX_ROWS", 8)

    class EarlyTasks(ParallelSearch):
        def __init__(self, search, threads):
            super().__init__(search, threads, tree_splits=request.param)

    monkeypatch.setattr(solve_module, "ParallelSearch", EarlyTasks)


def run(request, steps):
    """Return the solutions and the last report of a solve that is stopped after some steps."""
    control, rows, last = Control(), [], None
    for number, report in enumerate(solve(request, control)):
        if isinstance(report, SolutionsFound):
            rows += map(tuple, report.rows.tolist())
        if number >= steps:
            control.stop()
        last = report
    assert isinstance(last, Finished)
    return rows, last


def saved_and_loaded(checkpoint):
    return replace(checkpoint, state=json.loads(json.dumps(checkpoint.state)))


@pytest.mark.usefixtures("_small_steps")
@pytest.mark.parametrize("puzzle", PUZZLES)
@pytest.mark.parametrize("engine", sorted(engines()))
def test_a_search_saved_three_times_is_resumed_on_any_number_of_threads(engine, puzzle):
    request = SolveRequest(PUZZLES[puzzle], Convention.RAW, engine)
    expected, complete = run(request, 10**9)
    most_saved = 0
    for threads in THREADS:
        rows, checkpoint, saved = [], None, 0
        for number in (*threads, threads[0]):
            steps = 2 if saved < 3 else 10**9
            found, last = run(replace(request, threads=number, checkpoint=checkpoint), steps)
            rows += found
            if last.outcome is Outcome.COMPLETE:
                break
            saved += 1
            checkpoint = saved_and_loaded(last.checkpoint)
        assert saved, threads
        most_saved = max(saved, most_saved)
        assert sorted(rows) == sorted(expected), threads
        assert last.progress.counts == complete.progress.counts
        assert last.progress.stages.totals == complete.progress.stages.totals
    assert most_saved == 3


@pytest.mark.parametrize("name", ["most-constrained", "backtracking", "next-cell"])
def test_a_half_is_saved_while_it_returns_above_the_place_of_its_split(name):
    cover = cover_problem(PUZZLES["exact"])
    above_the_split = 0
    search = engine(name).begin(cover)
    while not search.finished:
        search.step(1)
        half = search.split()
        while half is not None and not half.finished:
            half.step(1)
            state = json.loads(json.dumps(half.state()))
            if len(half._above) > len(state["path"]) and not half.finished:
                above_the_split += 1
            again = engine(name).begin(cover)
            again.restore(state)
            assert again.state() == state
            assert again.remaining == half.remaining
    assert above_the_split or name != "next-cell"  # the only engine that stops there
