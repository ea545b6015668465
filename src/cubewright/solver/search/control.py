"""Controls to pause, resume, stop and save a running solve from another thread."""

from __future__ import annotations

from threading import Condition
from time import monotonic

STEP_SECONDS = 0.03
"""The target duration of a step, short enough for a prompt pause or stop."""


class Control:
    """Requests to a running solve, read between two steps. Thread-safe.

    >>> control = Control()
    >>> control.stop()
    >>> control.stopped
    True
    """

    def __init__(self) -> None:
        self._changed = Condition()
        self._stopped = self._paused = self._checkpoint_pending = False

    def pause(self) -> None:
        """Pause the search after its current step."""
        with self._changed:
            self._paused = not self._stopped

    def resume(self) -> None:
        """Resume a paused search."""
        with self._changed:
            self._paused = False
            self._changed.notify_all()

    def stop(self) -> None:
        """End the search, even a paused one, after its current step."""
        with self._changed:
            self._stopped, self._paused = True, False
            self._changed.notify_all()

    @property
    def stopped(self) -> bool:
        """Whether the search should end."""
        return self._stopped

    @property
    def paused(self) -> bool:
        """Whether the search should pause."""
        return self._paused

    @property
    def should_wait(self) -> bool:
        """Whether the search is paused, with no checkpoint to report."""
        return self._paused and not self._checkpoint_pending

    def wait_while_paused(self) -> None:
        """Wait until the search should continue, end or report a checkpoint."""
        with self._changed:
            self._changed.wait_for(lambda: not self.should_wait)

    def request_checkpoint(self) -> None:
        """Ask for a :class:`CheckpointReached` after the current step, even while paused."""
        with self._changed:
            self._checkpoint_pending = True
            self._changed.notify_all()

    @property
    def checkpoint_pending(self) -> bool:
        """Whether a requested checkpoint is still unreported."""
        return self._checkpoint_pending

    def take_checkpoint_request(self) -> bool:
        """Return whether a checkpoint was requested, and clear the request."""
        with self._changed:
            pending, self._checkpoint_pending = self._checkpoint_pending, False
        return pending


class TimedControl(Control):
    """A control that stops at its time limit, or when another control stops.

    ``seconds`` is None for no limit. Time while the other control is paused does not count.
    ``is_out_of_time``: whether the time limit stopped it.

    >>> control = TimedControl(0.0)
    >>> control.stopped, control.is_out_of_time
    (True, True)
    """

    def __init__(self, seconds: float | None, other: Control | None = None) -> None:
        super().__init__()
        self._began = monotonic()
        self._other = other
        self._until = None if seconds is None else self._began + seconds
        self.is_out_of_time = False

    @property
    def stopped(self) -> bool:
        if not self._stopped:
            other = self._other
            if other is not None and other.stopped:
                self.is_out_of_time = isinstance(other, TimedControl) and other.is_out_of_time
                self.stop()
            elif self._until is not None and monotonic() >= self._until:
                self.is_out_of_time = True
                self.stop()
        return self._stopped

    @property
    def left(self) -> float | None:
        """The remaining seconds; None if there is no limit."""
        return None if self._until is None else self._until - monotonic()

    @property
    def elapsed(self) -> float:
        """The seconds since this control was made."""
        return monotonic() - self._began

    def wait_while_paused(self) -> None:
        super().wait_while_paused()
        if self._other is not None:
            began = monotonic()
            self._other.wait_while_paused()
            if self._until is not None:
                self._until += monotonic() - began
