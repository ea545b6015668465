"""The time limit of a command, from its start to its last line."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from cubewright.solver.search.control import TimedControl

GRACE_SECONDS = 0.4
"""Seconds that a command may take to end by itself after its time is up."""
_SOON = 0.001


class OutOfTime(BaseException):
    """Raised when the time is up; not an Exception, so that no handler catches it."""


class Deadline(TimedControl):
    """The control of a command with a time limit.

    A search or an analysis with this control stops and shows its results when the time is up. Any
    other task, such as reading a file, ends soon after with :class:`OutOfTime`. ``seconds`` is None
    for a command without a limit.
    """

    def __init__(self, seconds: float | None = None) -> None:
        super().__init__(seconds)
        self._seconds = seconds
        self._has_begun = self._is_enforced = self._ends_itself = False

    @contextmanager
    def enforce(self) -> Iterator[None]:
        """Raise :class:`OutOfTime` in the block at the time limit, unless a search ends by itself.

        This works only in the main thread, and not on Windows.
        """
        is_main = threading.current_thread() is threading.main_thread()
        if self._seconds is None or not is_main or not hasattr(signal, "setitimer"):
            yield
            return
        before = signal.signal(signal.SIGALRM, self._on_alarm)
        self._is_enforced = True
        self._set_alarm()
        try:
            yield
        finally:
            self._is_enforced = False
            signal.setitimer(signal.ITIMER_REAL, 0.0)
            signal.signal(signal.SIGALRM, before)

    @contextmanager
    def without_alarm(self) -> Iterator[None]:
        """Suspend the alarm in the ``with`` block, for a search that obeys this control."""
        self._has_begun = self._ends_itself = True
        try:
            yield
        finally:
            self._ends_itself = False
            self._set_alarm()

    @property
    def time_limit_text(self) -> str:
        """The beginning of a line that reports the progress of a command at its time limit."""
        return f"time limit of {self._seconds:g} s reached"

    @property
    def interruption_text(self) -> str:
        """The line about a command that :class:`OutOfTime` ended."""
        if self._has_begun:
            return f"{self.time_limit_text}: the results were found, but are not written completely"
        return f"{self.time_limit_text}: the puzzle was not read completely; nothing was searched"

    def _set_alarm(self) -> None:
        left = self.left
        if self._is_enforced and left is not None:
            signal.setitimer(signal.ITIMER_REAL, max(_SOON, left + GRACE_SECONDS))

    def _on_alarm(self, _signal: int, _frame: FrameType | None) -> None:
        if self._is_enforced and not (self.is_out_of_time or self._ends_itself):
            raise OutOfTime
