"""The background worker delivers messages, results and errors; tasks are replaced or closed."""

import os
import sys
import threading
import traceback

import pytest
from PySide6.QtCore import QThread

from cubewright.errors import CubewrightError
from cubewright.gui import worker as worker_module
from cubewright.gui.worker import Job, Worker


@pytest.fixture
def worker(qtbot):
    made = Worker()
    yield made
    made.close()


def wait_for_stop(job):
    """A task that runs until it is stopped."""
    stopped = threading.Event()
    stop = job.stop

    def noted_stop():
        stop()
        stopped.set()

    job.stop = noted_stop
    if job.stopped:  # before the line above
        stopped.set()
    job.send("started")
    job.flush()
    stopped.wait(10)
    job.send("stopped")
    return "result"


def record(worker):
    """Return a list that records the worker's signals, with the thread of each."""
    events = []
    for name in ("received", "finished", "failed"):
        getattr(worker, name).connect(
            lambda value, name=name: events.append((name, value, QThread.currentThread()))
        )
    worker.ended.connect(lambda: events.append(("ended", None, QThread.currentThread())))
    return events


def names(events):
    return [(name, value) for name, value, _thread in events]


def start_and_wait(worker, qtbot, task):
    with qtbot.waitSignal(worker.finished):
        worker.start(task)


def test_messages_and_result_arrive_in_order_in_the_window_thread(worker, qtbot):
    events = record(worker)
    task_threads = []

    def task(job):
        task_threads.append(QThread.currentThread())
        job.send(1)
        job.send(2)
        return 3

    start_and_wait(worker, qtbot, task)
    assert names(events) == [("received", 1), ("received", 2), ("ended", None), ("finished", 3)]
    assert {thread for _name, _value, thread in events} == {QThread.currentThread()}
    assert task_threads[0] is not QThread.currentThread()


def test_the_worker_is_idle_before_the_end_is_delivered(worker, qtbot):
    states = []
    worker.ended.connect(lambda: states.append(worker.is_busy))
    worker.finished.connect(lambda _value: states.append(worker.is_busy))
    start_and_wait(worker, qtbot, lambda _job: None)
    assert states == [False, False]


def test_messages_of_one_interval_are_merged_and_delivered_once(qtbot, monkeypatch):
    monkeypatch.setattr(worker_module, "DELIVERY_SECONDS", 3600)
    merging_threads = []

    def merge(numbers):
        merging_threads.append(threading.get_ident())
        return [sum(numbers)]

    worker = Worker(merge=merge)
    events = record(worker)

    def task(job):
        for number in range(10):
            job.send(number)
        job.flush()
        job.flush()
        job.send(100)

    start_and_wait(worker, qtbot, task)
    assert names(events)[:2] == [("received", 45), ("received", 100)]
    assert len(merging_threads) == 2
    assert threading.get_ident() not in merging_threads
    worker.close()


def test_a_message_that_is_due_is_delivered_immediately():
    batches = []
    job = Job(batches.append, list)
    job.send(1)
    assert batches == []
    job._last_delivery -= worker_module.DELIVERY_SECONDS
    job.send(2)
    assert batches == [[1, 2]]


def test_stop_ends_the_task_and_its_result_still_arrives(worker, qtbot):
    events = record(worker)
    with qtbot.waitSignal(worker.received):
        worker.start(wait_for_stop)
    with qtbot.waitSignal(worker.finished):
        worker.stop()
    assert names(events)[1:] == [("received", "stopped"), ("ended", None), ("finished", "result")]


def test_a_new_task_replaces_the_old_one_whose_messages_are_ignored(worker, qtbot):
    with qtbot.waitSignal(worker.received):
        worker.start(wait_for_stop)
    events = record(worker)
    start_and_wait(worker, qtbot, lambda _job: "new")
    qtbot.waitUntil(lambda: worker.thread_count == 0)
    assert names(events) == [("ended", None), ("finished", "new")]


def test_a_discarded_task_sends_no_more_signals(worker, qtbot):
    with qtbot.waitSignal(worker.received):
        worker.start(wait_for_stop)
    events = record(worker)
    worker.discard()
    assert not worker.is_busy
    qtbot.waitUntil(lambda: worker.thread_count == 0)
    assert events == []


def test_a_listener_may_discard_in_the_middle_of_a_batch(worker, qtbot):
    events = record(worker)
    worker.received.connect(lambda _message: worker.discard())

    def task(job):
        job.send(1)
        job.send(2)

    worker.start(task)
    qtbot.waitUntil(lambda: worker.thread_count == 0)
    assert names(events) == [("received", 1)]


def test_a_listener_may_start_the_next_task_at_the_end_of_the_last(worker, qtbot):
    results = []

    def start_next(result):
        results.append(result)
        if result < 5:
            worker.start(lambda _job: result + 1)

    worker.finished.connect(start_next)
    worker.start(lambda _job: 1)
    qtbot.waitUntil(lambda: results == [1, 2, 3, 4, 5])


def test_wait_delivers_everything_before_it_returns(worker, qtbot):
    events = record(worker)
    job = worker.start(wait_for_stop)
    job.stop()
    worker.wait()
    assert names(events)[-2:] == [("ended", None), ("finished", "result")]
    assert not worker.is_busy


def test_an_error_of_the_program_s_own_kind_is_delivered(worker, qtbot):
    events = record(worker)

    def task(job):
        job.send("before")
        raise CubewrightError("cannot be done")

    with qtbot.waitSignal(worker.failed) as failed:
        worker.start(task)
    assert str(failed.args[0]) == "cannot be done"
    assert [name for name, _value in names(events)] == ["received", "ended", "failed"]


def test_a_bug_reaches_the_excepthook_with_its_own_traceback(worker, qtbot):
    def broken_task(_job):
        raise ZeroDivisionError("a bug")

    with qtbot.capture_exceptions() as exceptions:
        worker.start(broken_task)
        qtbot.waitUntil(lambda: bool(exceptions))
    ((kind, _error, trace),) = exceptions
    assert kind is ZeroDivisionError
    assert "broken_task" in [frame.name for frame in traceback.extract_tb(trace)]
    assert not worker.is_busy


def test_a_bug_in_merging_is_delivered_too(qtbot):
    def merge(_messages):
        raise ZeroDivisionError("a bug")

    worker = Worker(merge=merge)
    with qtbot.capture_exceptions() as exceptions:
        worker.start(lambda job: job.send(1))
        qtbot.waitUntil(lambda: bool(exceptions))
    assert not worker.is_busy
    worker.close()


def test_close_waits_for_every_thread_and_no_signal_follows(worker, qtbot):
    with qtbot.waitSignal(worker.received):
        worker.start(wait_for_stop)
    with qtbot.waitSignal(worker.received):
        worker.start(wait_for_stop)
    events = record(worker)
    threads = list(worker._threads.values())
    worker.close()
    assert all(thread.isFinished() for thread in threads)
    assert worker.thread_count == 0
    with qtbot.assertNotEmitted(worker.ended, wait=1):
        pass
    assert events == []


def test_everything_is_delivered_before_a_pause(worker, qtbot, monkeypatch):
    monkeypatch.setattr(worker_module, "DELIVERY_SECONDS", 3600)

    def task(job):
        job.send("before the pause")
        job.pause()
        job.wait_while_paused()
        return job.is_waiting

    with qtbot.waitSignal(worker.received) as received:
        job = worker.start(task)
    assert received.args == ["before the pause"]
    qtbot.waitUntil(lambda: job.is_waiting)
    with qtbot.waitSignal(worker.finished) as finished:
        job.resume()
    assert finished.args == [False]


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no priority of their own")
def test_a_task_and_its_threads_run_at_a_lower_priority(worker, qtbot):
    def niceness():
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    def task(_job):
        found = [niceness()]
        inner = threading.Thread(target=lambda: found.append(niceness()))
        inner.start()
        inner.join()
        return found

    with qtbot.waitSignal(worker.finished) as finished:
        worker.start(task)
    assert finished.args[0] == [min(19, niceness() + worker_module.NICENESS)] * 2
