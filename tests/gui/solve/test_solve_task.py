"""The background task of a solve sends messages to the window, pauses and stops."""

from contextlib import contextmanager
from functools import partial
from time import perf_counter

import numpy as np
import pytest

from cubewright.errors import PuzzleError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui import worker as worker_module
from cubewright.gui.solve.solve_session import merge_reports, run_solve
from cubewright.gui.worker import Worker
from cubewright.model.figure import Figure
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.report import (
    Counts,
    Outcome,
    Prepared,
    Progressed,
    SolutionsFound,
)
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.stages import StageTable
from cubewright.solver.solve import solve

ANSWERED_WITHIN = 0.1
"""The maximum time in seconds until pause or stop takes effect."""
ATTEMPTS = 4
"""Another program may take the processor once; a slow search is slow every time."""
LONG = 60_000
"""The timeout in milliseconds: the very first solve compiles the engine."""


def progress(fraction):
    return Progressed(fraction, Counts(), StageTable.zeros(3), fraction)


@contextmanager
def running_search(qtbot):
    """A running search of the largest built-in puzzle, and the reports it sent."""
    worker = Worker(merge=merge_reports)
    reports = []
    worker.received.connect(reports.append)
    worker.start(partial(run_solve, solve, SolveRequest(built_in_puzzle("bedlam"))))
    qtbot.waitUntil(lambda: any(isinstance(each, Progressed) for each in reports), timeout=LONG)
    yield worker, reports
    worker.close()


@pytest.fixture
def bedlam(qtbot):
    """A running search and its reports."""
    with running_search(qtbot) as search:
        yield search


def test_merging_joins_rows_and_keeps_the_latest_progress():
    reports = [
        SolutionsFound(np.array([[1, 2]], np.int32)),
        progress(0.1),
        SolutionsFound(np.array([[3, 4], [5, 6]], np.int32)),
        progress(0.2),
    ]
    found, latest = merge_reports(reports)
    assert found.rows.tolist() == [[1, 2], [3, 4], [5, 6]]
    assert latest.fraction == 0.2


def test_a_complete_solve_crosses_in_order(qtbot):
    worker = Worker(merge=merge_reports)
    reports = []
    worker.received.connect(reports.append)
    request = SolveRequest(built_in_puzzle("cube"), Convention.RAW)
    with qtbot.waitSignal(worker.finished, timeout=LONG) as finished:
        worker.start(partial(run_solve, solve, request))
    assert isinstance(reports[0], Prepared)
    assert sum(len(r.rows) for r in reports if isinstance(r, SolutionsFound)) == 11_520
    assert finished.args[0].outcome is Outcome.COMPLETE
    worker.close()


@pytest.mark.timed
def test_reports_cross_at_most_every_fiftieth_of_a_second(bedlam, qtbot):
    worker, _ = bedlam
    times = []
    thread = worker._threads[worker._number]
    thread.sent.connect(lambda _number, _reports: times.append(perf_counter()))
    qtbot.waitUntil(lambda: len(times) >= 11)
    # A delivery may be late, and the next one then follows sooner.
    assert times[10] - times[0] > 9 * worker_module.DELIVERY_SECONDS


def latest_progress(reports):
    return next(each for each in reversed(reports) if isinstance(each, Progressed))


def test_nothing_is_searched_during_a_pause(bedlam, qtbot):
    worker, reports = bedlam
    job = worker.job
    for _ in range(3):
        job.pause()
        qtbot.waitUntil(lambda: job.is_waiting)
        # Sent before the pause began, so one turn of the event loop delivers it.
        qtbot.waitUntil(lambda: isinstance(reports[-1], Progressed))
        paused_at = reports[-1]
        job.resume()
        qtbot.waitUntil(lambda: latest_progress(reports) is not paused_at)  # noqa: B023
        assert latest_progress(reports).seconds > paused_at.seconds


def test_all_solutions_are_delivered_before_a_pause(bedlam, qtbot):
    worker, reports = bedlam
    worker.job.pause()
    qtbot.waitUntil(lambda: worker.job.is_waiting)

    def all_are_delivered():
        delivered = sum(len(r.rows) for r in reports if isinstance(r, SolutionsFound))
        return delivered == latest_progress(reports).counts.unique

    # Solutions may cross before the progress that counts them.
    qtbot.waitUntil(all_are_delivered)


@pytest.mark.parametrize("paused", [False, True])
def test_stop_ends_a_running_and_a_paused_search(bedlam, qtbot, paused):
    worker, _ = bedlam
    if paused:
        worker.job.pause()
        qtbot.waitUntil(lambda: worker.job.is_waiting)
    with qtbot.waitSignal(worker.finished) as finished:
        worker.stop()
    assert finished.args[0].outcome is Outcome.STOPPED


@pytest.mark.timed
def test_a_pause_takes_effect_immediately(bedlam, qtbot):
    job = bedlam[0].job
    waits = []
    for _ in range(ATTEMPTS):
        paused_at = perf_counter()
        job.pause()
        qtbot.waitUntil(lambda: job.is_waiting)
        waits.append(perf_counter() - paused_at)
        job.resume()
        qtbot.waitUntil(lambda: not job.is_waiting)
    assert min(waits) < ANSWERED_WITHIN


@pytest.mark.timed
@pytest.mark.parametrize("paused", [False, True])
def test_stop_takes_effect_immediately(qtbot, paused):
    waits = []
    for _ in range(ATTEMPTS):
        with running_search(qtbot) as (worker, _reports):
            if paused:
                worker.job.pause()
                qtbot.waitUntil(lambda: worker.job.is_waiting)
            stopped_at = perf_counter()
            with qtbot.waitSignal(worker.finished):
                worker.stop()
            waits.append(perf_counter() - stopped_at)
    assert min(waits) < ANSWERED_WITHIN


def test_a_puzzle_without_a_solution_fails_with_its_faults(qtbot):
    soma = built_in_puzzle("cube")
    request = SolveRequest(Puzzle(Figure([(0, 0, 0)]), soma.piece_set))
    worker = Worker(merge=merge_reports)
    with qtbot.waitSignal(worker.failed) as failed:
        worker.start(partial(run_solve, solve, request))
    assert isinstance(failed.args[0], PuzzleError)
    worker.close()
