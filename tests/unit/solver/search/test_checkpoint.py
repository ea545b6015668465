"""A search that is saved and resumed finds what an uninterrupted one finds."""

import json
import subprocess
import sys
from threading import Thread

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzles import solvable_puzzles

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import (
    CheckpointReached,
    Finished,
    Outcome,
    Progressed,
    SolutionsFound,
)
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.search.engine import engine, engines
from cubewright.solver.search.parallel_search import ParallelSearch
from cubewright.solver.solve import solve


def as_json(state):
    return json.loads(json.dumps(state))


@pytest.mark.parametrize("name", sorted(engines()))
@given(puzzle=solvable_puzzles(), data=st.data())
def test_every_engine_resumes_from_any_state(name, puzzle, data):
    cover = cover_problem(puzzle)
    uninterrupted = engine(name).begin(cover)
    expected = []
    while not uninterrupted.finished:
        expected += uninterrupted.step(10_000).tolist()
    search = engine(name).begin(cover)
    rows = []
    stride = 200 if name == "brute-force" else 1  # it resumes by trying everything again
    while not search.finished:
        rows += search.step(stride * data.draw(st.integers(1, 40))).tolist()
        state = as_json(search.state())
        left = search.share_left
        search = engine(name).begin(cover)
        search.restore(state)
        assert search.share_left == pytest.approx(left, abs=1e-9)
    assert rows == expected
    assert str(search.stages) == str(uninterrupted.stages)
    assert {rule: cut.tolist() for rule, cut in search.stages.cuts.items()} == {
        rule: cut.tolist() for rule, cut in uninterrupted.stages.cuts.items()
    }


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_a_parallel_search_resumes_on_any_number_of_threads(threads):
    cover = cover_problem(built_in_puzzle("cube"))
    uninterrupted = engine("most-constrained").begin(cover)
    expected = sorted(uninterrupted.step(10**9).tolist())
    side = ParallelSearch(engine("most-constrained").begin(cover), 3)
    rows = []
    for _ in range(6):
        rows += side.step(2_000).tolist()
    assert not side.finished
    again = ParallelSearch(engine("most-constrained").begin(cover), threads)
    again.restore(as_json(side.state()))
    while not again.finished:
        rows += again.step(2_000).tolist()
    assert sorted(rows) == expected
    assert again.stages.totals == uninterrupted.stages.totals


def stopped_after(request, reports):
    """Return the solutions and the last report of a solve stopped after some reports."""
    control = Control()
    rows = []
    for number, report in enumerate(solve(request, control)):
        if isinstance(report, SolutionsFound):
            rows += report.rows.tolist()
        if number >= reports:
            control.stop()
        if isinstance(report, Finished):
            return rows, report
    raise AssertionError("a solve ends with Finished")


@pytest.mark.parametrize("threads", [1, 2])
def test_a_stopped_solve_resumes(threads):
    puzzle = built_in_puzzle("solid-pentominoes-2x5x6")
    expected, uninterrupted = stopped_after(SolveRequest(puzzle), 10**9)
    rows, end = stopped_after(SolveRequest(puzzle, threads=threads), 3)
    assert end.outcome is Outcome.STOPPED
    assert len(json.dumps(as_json(end.checkpoint.state))) < 300_000
    more, last = stopped_after(
        SolveRequest(puzzle, threads=threads, checkpoint=end.checkpoint), 10**9
    )
    assert last.outcome is Outcome.COMPLETE
    assert sorted(rows + more) == sorted(expected)
    assert last.progress.counts == uninterrupted.progress.counts
    assert last.progress.stages.totals == uninterrupted.progress.stages.totals
    assert last.progress.seconds >= end.progress.seconds


def test_a_search_resumes_in_another_process():
    program = """
import json, sys
from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.search.engine import engine
search = engine("most-constrained").begin(cover_problem(built_in_puzzle("cube")))
position = json.load(sys.stdin)
if position:
    search.restore(position)
rows = search.step(3000 if not position else 10**9).tolist()
json.dump([rows, search.state(), search.stages.totals, search.finished], sys.stdout)
"""

    def run(state):
        done = subprocess.run(
            [sys.executable, "-c", program],
            input=json.dumps(state),
            capture_output=True,
            text=True,
            check=True,
        )
        return json.loads(done.stdout)

    first, state, _, finished = run(None)
    assert not finished
    second, _, totals, finished = run(state)
    assert finished
    uninterrupted = engine("most-constrained").begin(cover_problem(built_in_puzzle("cube")))
    assert first + second == uninterrupted.step(10**9).tolist()
    assert tuple(totals) == uninterrupted.stages.totals


@pytest.mark.parametrize("name", sorted(engines()))
@pytest.mark.parametrize("state", [{}, {"path": [99]}, {"blocks": [{"stage": 3}]}, {"tried": []}])
def test_a_state_that_does_not_fit_is_refused(name, state):
    search = engine(name).begin(cover_problem(built_in_puzzle("half-hour")))
    with pytest.raises(CubewrightError, match="does not fit"):
        search.restore(state)


def test_the_state_of_another_puzzle_is_refused():
    search = engine("most-constrained").begin(cover_problem(built_in_puzzle("cube")))
    search.step(3000)
    other = engine("most-constrained").begin(cover_problem(built_in_puzzle("half-hour")))
    with pytest.raises(CubewrightError, match="does not fit"):
        other.restore(search.state())
    assert np.all(other.stages.explored >= 0)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_running_search_reports_a_checkpoint(threads):
    puzzle = built_in_puzzle("solid-pentominoes-2x5x6")  # not over before the request is seen
    control = Control()
    before, after, checkpoints = [], [], []
    for report in solve(SolveRequest(puzzle, threads=threads), control):
        if isinstance(report, SolutionsFound):
            (after if checkpoints else before).extend(report.rows.tolist())
        elif isinstance(report, CheckpointReached):
            checkpoints.append(report.checkpoint)
        elif isinstance(report, Progressed) and before and not checkpoints:
            control.request_checkpoint()
    assert len(checkpoints) == 1
    assert checkpoints[0].listed == len(before)
    again = SolveRequest(puzzle, threads=threads, checkpoint=checkpoints[0])
    rows, end = stopped_after(again, 10**9)
    assert end.outcome is Outcome.COMPLETE
    assert sorted(rows) == sorted(after)


def test_a_state_with_text_for_its_work_items_is_refused():
    cover = cover_problem(built_in_puzzle("cube"))
    search = ParallelSearch(engine("most-constrained").begin(cover), 2)
    search.step(500)
    state = as_json(search.state()) | {"work_items": "9" * 5000}
    with pytest.raises(CubewrightError, match="does not fit"):
        ParallelSearch(engine("most-constrained").begin(cover), 2).restore(state)


@pytest.mark.parametrize("name", ["most-constrained", "backtracking", "next-cell"])
@pytest.mark.parametrize("wrong", ["ends", "cursors"])
def test_a_state_with_indices_past_an_end_is_refused(name, wrong):
    cover = cover_problem(built_in_puzzle("cube"))
    search = engine(name).begin(cover)
    search.step(500)
    state = as_json(search.state())
    for level in range(len(state[wrong])):
        broken = as_json(state)
        broken[wrong][level] += 1000
        with pytest.raises(CubewrightError, match="does not fit"):
            engine(name).begin(cover).restore(broken)


def test_a_paused_search_reports_a_checkpoint_and_stays_paused():
    control = Control()
    reports = solve(SolveRequest(built_in_puzzle("bedlam")), control)
    while not (isinstance(report := next(reports), Progressed) and report.seconds > 0):
        pass
    control.pause()
    control.request_checkpoint()
    while not isinstance(report := next(reports), CheckpointReached):
        pass
    assert report.checkpoint.state
    assert control.should_wait
    control.stop()
    assert not control.should_wait
    *_, last = reports
    assert last.outcome is Outcome.STOPPED


def test_resume_stop_and_checkpoint_wake_a_paused_search():
    for wake in (Control.resume, Control.stop, Control.request_checkpoint):
        control = Control()
        control.pause()
        waiting = Thread(target=control.wait_while_paused, daemon=True)
        waiting.start()
        assert waiting.is_alive()
        wake(control)
        waiting.join(timeout=10)
        assert not waiting.is_alive()


def test_a_stopped_search_cannot_be_paused():
    control = Control()
    control.stop()
    control.pause()
    control.wait_while_paused()
    assert not control.paused


def test_only_a_resumed_search_reports_its_progress_before_its_first_step():
    puzzle = built_in_puzzle("cube")
    control = Control()
    for report in solve(SolveRequest(puzzle), control):
        if isinstance(report, SolutionsFound):
            control.stop()
    assert isinstance(report, Finished)
    for checkpoint, expected in ((None, []), (report.checkpoint, [report.progress.counts])):
        stopped = Control()
        stopped.stop()
        reports = list(solve(SolveRequest(puzzle, checkpoint=checkpoint), stopped))
        progress = [each.counts for each in reports if isinstance(each, Progressed)]
        assert progress == expected


@pytest.mark.parametrize("name", ["most-constrained", "backtracking", "next-cell"])
@pytest.mark.parametrize("change", ["shorter path", "longer path", "negative number"])
def test_a_state_with_a_path_of_another_length_is_refused(name, change):
    cover = cover_problem(built_in_puzzle("cube"))
    search = engine(name).begin(cover)
    search.step(500)
    state = as_json(search.state())
    assert state["path"]
    if change == "shorter path":
        state["path"].pop()
    elif change == "longer path":
        state["path"].append(0)
    else:
        state["above"] = -1
    with pytest.raises(CubewrightError, match="does not fit"):
        engine(name).begin(cover).restore(state)


def test_a_search_of_several_threads_is_resumed_on_one():
    puzzle = built_in_puzzle("solid-pentominoes-2x5x6")
    control, rows = Control(), []
    for report in solve(SolveRequest(puzzle, engine="most-constrained", threads=2), control):
        if isinstance(report, SolutionsFound):
            rows += report.rows.tolist()
        elif isinstance(report, Progressed) and report.fraction > 0.02:
            control.stop()
    assert report.outcome is Outcome.STOPPED
    again = SolveRequest(puzzle, engine="most-constrained", threads=1, checkpoint=report.checkpoint)
    reports = list(solve(again))
    for each in reports:
        if isinstance(each, SolutionsFound):
            rows += each.rows.tolist()
    assert len({tuple(row) for row in rows}) == len(rows) == reports[-1].progress.counts.unique
