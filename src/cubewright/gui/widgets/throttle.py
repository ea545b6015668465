"""Shows news no more often than eyes can follow, and always the latest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer

SHOWN_EVERY_MS = 100

T = TypeVar("T")


class Throttle(QObject, Generic[T]):
    """Hands on the first piece of news at once, and of those that follow the latest in time."""

    def __init__(self, show: Callable[[T], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._show = show
        self._waiting: list[T] = []
        self._pause = QTimer(self, singleShot=True, interval=SHOWN_EVERY_MS)
        self._pause.timeout.connect(self._show_latest)

    def tell(self, news: T) -> None:
        """Show this now, or in a moment where something has been shown just now."""
        self._waiting = [news]
        if not self._pause.isActive():
            self._show_latest()

    def forget(self) -> None:
        """Show nothing that is still waiting."""
        self._pause.stop()
        self._waiting = []

    def _show_latest(self) -> None:
        if self._waiting:
            self._show(self._waiting.pop())
            self._pause.start()
