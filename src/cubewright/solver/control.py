"""Pause, go on, stop and tell where the search stands, from another thread."""

from __future__ import annotations

from threading import Event


class Control:
    """Looked at by a running solve between two steps.

    >>> control = Control()
    >>> control.stop()
    >>> control.stopped
    True
    """

    def __init__(self) -> None:
        self._stop = Event()
        self._go = Event()
        self._go.set()
        self._tell = Event()

    def pause(self) -> None:
        """Let the search rest after its present step."""
        self._go.clear()

    def resume(self) -> None:
        """Let a paused search go on."""
        self._go.set()

    def stop(self) -> None:
        """End the search after its present step, also a paused one."""
        self._stop.set()
        self._go.set()

    @property
    def stopped(self) -> bool:
        """Whether the search has been asked to end."""
        return self._stop.is_set()

    @property
    def paused(self) -> bool:
        """Whether the search has been asked to rest."""
        return not self._go.is_set()

    def wait_while_paused(self) -> None:
        """Return at once, or when :meth:`resume` or :meth:`stop` is called."""
        self._go.wait()

    def ask_where(self) -> None:
        """Have a :class:`CheckpointReached` reported after the present step."""
        self._tell.set()

    def asked_where(self) -> bool:
        """Whether a checkpoint has been asked for since this was last looked at."""
        asked = self._tell.is_set()
        self._tell.clear()
        return asked
