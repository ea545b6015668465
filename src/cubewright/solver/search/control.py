"""Pause, go on, stop and tell where the search stands, from another thread."""

from __future__ import annotations

from threading import Condition

STEP_SECONDS = 0.03
"""How long a step should take: short enough to stop and pause at once."""


class Control:
    """Looked at by a running solve between two steps.

    >>> control = Control()
    >>> control.stop()
    >>> control.stopped
    True
    """

    def __init__(self) -> None:
        self._changed = Condition()
        self._stopped = self._paused = self._asked = False

    def pause(self) -> None:
        """Let the search rest after its present step."""
        with self._changed:
            self._paused = not self._stopped

    def resume(self) -> None:
        """Let a paused search go on."""
        with self._changed:
            self._paused = False
            self._changed.notify_all()

    def stop(self) -> None:
        """End the search after its present step, also a paused one."""
        with self._changed:
            self._stopped, self._paused = True, False
            self._changed.notify_all()

    @property
    def stopped(self) -> bool:
        """Whether the search has been asked to end."""
        return self._stopped

    @property
    def paused(self) -> bool:
        """Whether the search has been asked to rest."""
        return self._paused

    @property
    def should_wait(self) -> bool:
        """Whether there is nothing to do but to rest."""
        return self._paused and not self._asked

    def wait_while_paused(self) -> None:
        """Return at once, or when there is something to do: to go on, to end or to tell where."""
        with self._changed:
            self._changed.wait_for(lambda: not self.should_wait)

    def request_checkpoint(self) -> None:
        """Have a :class:`CheckpointReached` reported after a step, also of a paused search."""
        with self._changed:
            self._asked = True
            self._changed.notify_all()

    @property
    def checkpoint_pending(self) -> bool:
        """Whether a checkpoint is asked for."""
        return self._asked

    def take_checkpoint_request(self) -> bool:
        """Whether a checkpoint has been asked for since this was last looked at."""
        with self._changed:
            asked, self._asked = self._asked, False
        return asked
