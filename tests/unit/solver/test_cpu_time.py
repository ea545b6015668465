"""Processor time is counted beside wall time, over all threads and over interruptions."""

from dataclasses import replace

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.project.search_state import state_bytes, state_of_bytes
from cubewright.presenter.files.search_state import checkpoint_of, search_state
from cubewright.solver.count import count
from cubewright.solver.report import Prepared, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.solver.search import parallel_search
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

CUBE = SolveRequest(built_in_puzzle("cube"), engine="backtracking", count_only=True)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("solver", [solve, count])
def test_cpu_time_is_reported_and_never_falls(threads, solver):
    request = replace(CUBE, threads=threads)
    times = [r.cpu_seconds for r in solver(request) if isinstance(r, Progressed)]
    assert times == sorted(times)
    assert times[-1] > 0


def test_the_time_of_threads_in_the_pool_counts(monkeypatch):
    ticks = iter(range(10**6))
    monkeypatch.setattr(parallel_search, "thread_time", lambda: 1000.0 * next(ticks))
    *_, last = solve(replace(CUBE, threads=2))
    assert last.progress.cpu_seconds > 1000
    *_, last = solve(CUBE)
    assert last.progress.cpu_seconds < 1000


def test_a_saved_search_keeps_its_cpu_time_and_an_older_one_shows_none():
    control = Control()
    for report in solve(CUBE, control):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, Progressed) and report.fraction > 0:
            control.stop()
    state = search_state(CUBE, cover, replace(report.checkpoint, cpu_seconds=500.0))
    checkpoint = checkpoint_of(state_of_bytes(state_bytes(state), "cube.cubewright"))
    *_, last = solve(replace(CUBE, checkpoint=checkpoint))
    assert last.progress.cpu_seconds > 500
    *_, last = solve(replace(CUBE, checkpoint=replace(checkpoint, cpu_seconds=None)))
    assert last.progress.cpu_seconds is None
