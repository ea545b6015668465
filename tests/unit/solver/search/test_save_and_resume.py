"""Every engine resumes a saved search on any number of threads, however often it is saved."""

import json
from dataclasses import replace

import pytest
from small_searches import EXACT, RANGES, THREADS, box, make_steps_small, split_early

from cubewright.model.symmetry.group import Convention
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import Finished, Outcome, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.search.engine import engine, engines
from cubewright.solver.search.task_queue import TreeSplit
from cubewright.solver.solve import solve

PUZZLES = {
    "exact": EXACT,
    "ranges": RANGES,
    "optional": box((3, 3, 1), (1, 1, 1), optional=((0, 0, 0), (1, 1, 0), (2, 2, 0))),
}


def one_of_each_kind():
    """Every engine; those that search in the same way as another are slow tests."""
    repeated = ("automatic", "backtracking", "brute-force")
    return [
        pytest.param(name, marks=[pytest.mark.slow] if name in repeated else [])
        for name in sorted(engines())
    ]


@pytest.fixture(params=[(), (TreeSplit(20, 4), TreeSplit(120, 8))], ids=["depth-first", "tasks"])
def _small_steps(request, monkeypatch):
    """Make steps small, and split searches on several threads early or not at all."""
    make_steps_small(monkeypatch)
    split_early(monkeypatch, request.param)


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
@pytest.mark.parametrize("engine", one_of_each_kind())
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
            assert again.share_left == half.share_left
    assert above_the_split or name != "next-cell"  # the only engine that stops there
