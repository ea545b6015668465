"""Run one task at a time in a background thread, and deliver its messages to the window.

Four rules make this safe, and only this module follows them:

- A task runs in a :class:`QThread` subclass with ``run()``. Slots and lambdas of an object that was
  *moved* to a thread may still run in the window's thread.
- Messages are collected and cross to the window once in :data:`DELIVERY_SECONDS`. One signal for
  each of 100,000 solutions would freeze the window.
- Every task has a number. Messages of an older task are ignored.
- A thread is kept until it has ended. Qt ends the program otherwise.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QThread, Signal, Slot

from cubewright.errors import CubewrightError
from cubewright.solver.search.control import Control

DELIVERY_SECONDS = 0.05
"""The maximum delay of a message in the background thread, in seconds."""
NICENESS = 5
"""The increase of a task's niceness on Linux, where each thread has a separate niceness."""
_MAX_NICENESS = 19

Merge = Callable[[list[Any]], list[Any]]
"""Merges queued messages into fewer; runs in the background thread."""


def keep_latest(messages: list[Any]) -> list[Any]:
    """Keep only the last message; use it if each message contains the former ones."""
    return messages[-1:]


class Job(Control):
    """The task's side of a run: it sends messages and sees requests to stop or pause.

    Call :meth:`send` and :meth:`flush` only in the task's thread.
    """

    def __init__(self, deliver: Callable[[list[Any]], None], merge: Merge) -> None:
        super().__init__()
        self._deliver = deliver
        self._merge = merge
        self._waiting: list[Any] = []
        self._last_delivery = perf_counter()
        self.is_waiting = False
        """Whether a pause has taken effect."""

    @property
    def is_due(self) -> bool:
        """Whether the next message would be delivered immediately."""
        return perf_counter() - self._last_delivery >= DELIVERY_SECONDS

    @property
    def has_paused(self) -> bool:
        """Whether the task waits in a pause and has reported the requested checkpoint."""
        return self.is_waiting and not self.checkpoint_pending

    def send(self, message: object) -> None:
        """Queue a message, and deliver all queued messages if a delivery is due."""
        self._waiting.append(message)
        if self.is_due:
            self.flush()

    def flush(self) -> None:
        """Deliver the queued messages now."""
        self._last_delivery = perf_counter()
        if self._waiting:
            messages, self._waiting = self._merge(self._waiting), []
            self._deliver(messages)

    def wait_while_paused(self) -> None:
        if self.is_due:
            self.flush()
        # Deliver everything before a pause, so that the window shows where the task stands.
        while self.should_wait:
            self.flush()
            self.is_waiting = True
            super().wait_while_paused()
            self.is_waiting = False


Task = Callable[[Job], object]
"""A function to run in the background; it returns the payload of :attr:`Worker.finished`."""


@dataclass(frozen=True)
class _Returned:
    value: object


@dataclass(frozen=True)
class _Raised:
    error: Exception


class _TaskThread(QThread):
    sent = Signal(int, object)
    """The task's number and a list of messages."""
    ended = Signal(int, object)
    """The task's number and a :class:`_Returned` or :class:`_Raised`."""

    def __init__(self, number: int, task: Task, merge: Merge) -> None:
        super().__init__()
        self._number = number
        self._task = task
        self.job = Job(self._deliver, merge)

    def run(self) -> None:
        _lower_priority()
        outcome: _Returned | _Raised
        try:
            try:
                outcome = _Returned(self._task(self.job))
            finally:
                self.job.flush()
        except Exception as error:
            outcome = _Raised(error)  # the window's thread shows or raises this error
        self.ended.emit(self._number, outcome)

    def _deliver(self, messages: list[Any]) -> None:
        self.sent.emit(self._number, messages)


class Worker(QObject):
    """Runs at most one task, and emits only that task's messages.

    All signals are emitted in the window's thread: any number of ``received``, then ``ended``, then
    ``finished`` or ``failed``. The worker is then idle. An exception that is not a
    :class:`CubewrightError` is a bug. It is raised again in the window's thread, so that it reaches
    ``sys.excepthook`` with the traceback of its own thread.
    """

    received = Signal(object)
    """One message that the task sent."""
    ended = Signal()
    """Emitted however the task ends, except after :meth:`discard` or :meth:`close`."""
    finished = Signal(object)
    """The task's return value."""
    failed = Signal(object)
    """The :class:`CubewrightError` that ended the task."""

    def __init__(self, parent: QObject | None = None, *, merge: Merge = list) -> None:
        super().__init__(parent)
        self._merge = merge
        self._number = 0
        self._threads: dict[int, _TaskThread] = {}
        self._job: Job | None = None
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    @property
    def is_busy(self) -> bool:
        """Whether a task is running or its end has not been delivered yet."""
        return self._job is not None

    @property
    def job(self) -> Job | None:
        """The running task's job, to pause or to stop it."""
        return self._job

    @property
    def is_paused(self) -> bool:
        """Whether the running task was asked to pause."""
        return self._job is not None and self._job.paused

    def pause_or_resume(self) -> None:
        """Ask the running task to pause, or to resume if it is paused."""
        if self._job is None:
            return
        if self._job.paused:
            self._job.resume()
        else:
            self._job.pause()

    @property
    def thread_count(self) -> int:
        """The number of threads that have not ended, including threads of discarded tasks."""
        return len(self._threads)

    def start(self, task: Task) -> Job:
        """Run a task and return its job; a task that is still running is stopped and discarded."""
        self.discard()
        thread = _TaskThread(self._number, task, self._merge)
        self._threads[self._number] = thread
        self._job = thread.job
        thread.sent.connect(self._on_sent)
        thread.ended.connect(self._on_ended)
        thread.finished.connect(self._on_thread_finished)
        thread.start()
        return thread.job

    def stop(self) -> None:
        """Ask the task to end; its last messages and its result are still delivered."""
        if self._job is not None:
            self._job.stop()

    def discard(self) -> None:
        """Ask the task to end, and ignore its remaining messages."""
        self.stop()
        self._job = None
        self._number += 1

    def wait(self, milliseconds: int | None = None) -> bool:
        """Wait for the task's end, and deliver its last messages and its result.

        Return False if the task does not end within ``milliseconds``.
        """
        thread = self._threads.get(self._number)
        if thread is not None:
            if milliseconds is None:
                thread.wait()
            elif not thread.wait(milliseconds):
                return False
            QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)
        return True

    def wait_for_pause(self) -> bool:
        """Wait until the task has ended, or has paused and reported its checkpoint.

        Deliver its messages, and return whether the task is still running.
        """
        thread, job = self._threads.get(self._number), self._job
        while thread is not None and job is not None and not job.has_paused:
            if thread.wait(1):
                break
        QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)
        return self._job is not None

    @Slot()
    def close(self) -> None:
        """Discard the task and wait until every thread has ended."""
        self.discard()
        for thread in self._threads.values():
            thread.wait()
        self._threads.clear()

    @Slot(int, object)
    def _on_sent(self, number: int, messages: list[Any]) -> None:
        for message in messages:
            # A listener may start another task or close the worker; the remaining messages are then
            # out of date.
            if number == self._number:
                self.received.emit(message)

    @Slot(int, object)
    def _on_ended(self, number: int, outcome: _Returned | _Raised) -> None:
        if number != self._number or self._job is None:
            return
        self._job = None
        self.ended.emit()
        if isinstance(outcome, _Returned):
            self.finished.emit(outcome.value)
        elif isinstance(outcome.error, CubewrightError):
            self.failed.emit(outcome.error)
        else:
            raise outcome.error

    @Slot()
    def _on_thread_finished(self) -> None:
        for number, thread in list(self._threads.items()):
            if thread.isFinished():
                thread.wait()  # Qt emits the signal shortly before the thread ends
                del self._threads[number]


def _lower_priority() -> None:
    """Give the window's thread priority over this thread.

    Threads that this thread starts, such as search threads, inherit its priority.
    """
    if sys.platform == "linux":
        thread = threading.get_native_id()
        niceness = os.getpriority(os.PRIO_PROCESS, thread)
        os.setpriority(os.PRIO_PROCESS, thread, min(niceness + NICENESS, _MAX_NICENESS))
