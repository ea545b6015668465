"""The thread of a solve: what crosses to the window's thread, and how soon it obeys."""

import os
import sys
import threading
from contextlib import contextmanager
from time import perf_counter

import numpy as np
import pytest
from PySide6.QtCore import QThread

from cubewright.errors import PuzzleError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.solve import solve_thread
from cubewright.gui.solve.solve_thread import News, SolveThread
from cubewright.model.figure import Figure
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.report import (
    Counts,
    Finished,
    Outcome,
    Prepared,
    Progressed,
    SolutionsFound,
)
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.stages import StageTable

ANSWERED_WITHIN = 0.1
"""Seconds until pause or stop must have taken effect."""
ATTEMPTS = 4
"""Another program may take the processor away; a search that answers late does so every time."""


def progress(fraction):
    return Progressed(fraction, Counts(), StageTable.zeros(3), fraction)


@contextmanager
def running_search(qtbot):
    """A running search of the largest built-in puzzle, and the reports it sent."""
    reports = []
    thread = SolveThread(1, SolveRequest(built_in_puzzle("bedlam")))
    thread.reported.connect(lambda _number, batch: reports.extend(batch))
    with qtbot.waitSignal(thread.reported):
        thread.start()
    qtbot.waitUntil(lambda: any(isinstance(each, Progressed) for each in reports), timeout=60_000)
    yield thread, reports
    thread.control.stop()
    assert thread.wait(5000)


@pytest.fixture
def bedlam(qtbot):
    """A running search and its reports."""
    with running_search(qtbot) as search:
        yield search


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a thread cannot give way by itself")
def test_the_threads_of_a_search_give_way_to_the_window(qtbot):
    niceness = []

    def note():
        niceness.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))

    def way(_request, _control):
        note()
        another = threading.Thread(target=note)
        another.start()
        another.join()
        yield from ()

    thread = SolveThread(1, SolveRequest(built_in_puzzle("cube")), way=way)
    with qtbot.waitSignal(thread.finished):
        thread.start()
    note()
    *searching, window = niceness
    assert searching == [min(19, window + solve_thread.NICENESS)] * 2


def test_news_puts_rows_together_and_keeps_the_latest_progress():
    news = News()
    for report in (
        SolutionsFound(np.array([[1, 2]], np.int32)),
        progress(0.1),
        SolutionsFound(np.array([[3, 4], [5, 6]], np.int32)),
        progress(0.2),
    ):
        news.add(report)
    found, latest = news.take()
    assert found.rows.tolist() == [[1, 2], [3, 4], [5, 6]]
    assert latest.fraction == 0.2
    assert news.take() == []


def test_a_whole_solve_crosses_in_order(qtbot):
    batches = []
    thread = SolveThread(7, SolveRequest(built_in_puzzle("cube"), Convention.RAW))
    thread.reported.connect(lambda number, batch: batches.append((number, batch)))
    with qtbot.waitSignal(thread.finished, timeout=60_000):
        thread.start()
    qtbot.waitUntil(lambda: bool(batches) and isinstance(batches[-1][1][-1], Finished))
    assert {number for number, _ in batches} == {7}
    reports = [report for _, batch in batches for report in batch]
    assert isinstance(reports[0], Prepared)
    assert sum(len(r.rows) for r in reports if isinstance(r, SolutionsFound)) == 11_520
    assert reports[-1].outcome is Outcome.COMPLETE
    thread.wait()


def test_the_search_is_not_in_the_window_s_thread(qtbot, monkeypatch):
    seen = []

    def watched(request, control):
        seen.append((threading.get_ident(), QThread.currentThread()))
        yield from ()

    monkeypatch.setattr(solve_thread, "solve", watched)
    thread = SolveThread(1, SolveRequest(built_in_puzzle("cube")))
    with qtbot.waitSignal(thread.finished):
        thread.start()
    thread.wait()
    [(ident, current)] = seen
    assert ident != threading.get_ident()
    assert current is thread
    assert current is not QThread.currentThread()


@pytest.mark.timed
def test_a_batch_at_most_every_fiftieth_of_a_second(bedlam, qtbot):
    thread, _ = bedlam
    times = []
    thread.reported.connect(lambda _number, _batch: times.append(perf_counter()))
    qtbot.waitUntil(lambda: len(times) >= 11)
    # Each waited for its turn; a late one may be followed sooner by the next.
    assert times[10] - times[0] > 9 * solve_thread.HAND_OVER_SECONDS


@pytest.mark.timed
def test_pause_is_answered_at_once_and_nothing_is_searched_meanwhile(bedlam, qtbot):
    thread, reports = bedlam
    waits = []
    for _ in range(ATTEMPTS):
        asked = perf_counter()
        thread.control.pause()
        qtbot.waitUntil(lambda: thread.resting)
        waits.append(perf_counter() - asked)
        qtbot.waitUntil(lambda: reports[-1].seconds > 0)
        at_rest = reports[-1]
        thread.control.resume()
        qtbot.waitUntil(lambda: reports[-1] is not at_rest)  # noqa: B023
        assert reports[-1].seconds > at_rest.seconds
    assert min(waits) < ANSWERED_WITHIN


def test_everything_found_is_told_before_a_rest(bedlam, qtbot):
    thread, reports = bedlam
    thread.control.pause()
    qtbot.waitUntil(lambda: thread.resting)
    # Queued before the rest began, so one round of the event loop delivers it.
    qtbot.waitUntil(lambda: isinstance(reports[-1], Progressed))
    told = sum(len(r.rows) for r in reports if isinstance(r, SolutionsFound))
    counted = [r for r in reports if isinstance(r, Progressed)][-1].counts.unique
    assert told == counted


@pytest.mark.timed
@pytest.mark.parametrize("paused", [False, True])
def test_stop_is_answered_at_once(qtbot, paused):
    waits = []
    for _ in range(ATTEMPTS):
        with running_search(qtbot) as (thread, reports):
            if paused:
                thread.control.pause()
                qtbot.waitUntil(lambda: thread.resting)
            asked = perf_counter()
            thread.control.stop()
            assert thread.wait(5000)
            waits.append(perf_counter() - asked)
            qtbot.waitUntil(lambda: isinstance(reports[-1], Finished))
            assert reports[-1].outcome is Outcome.STOPPED
    assert min(waits) < ANSWERED_WITHIN


def test_a_puzzle_that_cannot_be_solved_is_told_as_its_error(qtbot):
    soma = built_in_puzzle("cube")
    request = SolveRequest(Puzzle(Figure([(0, 0, 0)]), soma.piece_set))
    thread = SolveThread(3, request)
    with qtbot.waitSignal(thread.failed) as caught:
        thread.start()
    number, error = caught.args
    assert number == 3
    assert isinstance(error, PuzzleError)
    thread.wait()
