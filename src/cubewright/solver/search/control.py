"""Pause, resume, stop and save a running solve from another thread."""

from __future__ import annotations

from threading import Condition

STEP_SECONDS = 0.03
"""The target duration of a step: short, so that a search pauses and stops at once."""


class Control:
    """Requests to a running solve, which it reads between two steps. Thread-safe.

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
        """Let a paused search continue."""
        with self._changed:
            self._paused = False
            self._changed.notify_all()

    def stop(self) -> None:
        """End the search after its current step; a paused search ends too."""
        with self._changed:
            self._stopped, self._paused = True, False
            self._changed.notify_all()

    @property
    def stopped(self) -> bool:
        """Whether the search was asked to end."""
        return self._stopped

    @property
    def paused(self) -> bool:
        """Whether the search was asked to pause."""
        return self._paused

    @property
    def should_wait(self) -> bool:
        """Whether the search is paused and has no checkpoint to report."""
        return self._paused and not self._checkpoint_pending

    def wait_while_paused(self) -> None:
        """Return at once, or as soon as the search should continue, end or report a checkpoint."""
        with self._changed:
            self._changed.wait_for(lambda: not self.should_wait)

    def request_checkpoint(self) -> None:
        """Ask for a :class:`CheckpointReached` after the current step, even while paused."""
        with self._changed:
            self._checkpoint_pending = True
            self._changed.notify_all()

    @property
    def checkpoint_pending(self) -> bool:
        """Whether a requested checkpoint was not reported yet."""
        return self._checkpoint_pending

    def take_checkpoint_request(self) -> bool:
        """Return whether a checkpoint was requested, and clear the request."""
        with self._changed:
            pending, self._checkpoint_pending = self._checkpoint_pending, False
        return pending
