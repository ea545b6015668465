"""Limit the rate at which values are shown; the last value is always shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QTimer

SHOWN_EVERY_MS = 100

T = TypeVar("T")


class Throttle(QObject, Generic[T]):
    """Shows the first value immediately, and then the latest value at most every 100 ms."""

    def __init__(self, show: Callable[[T], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._show = show
        self._waiting: list[T] = []
        self._pause = QTimer(self, singleShot=True, interval=SHOWN_EVERY_MS)
        self._pause.timeout.connect(self._show_latest)

    def show(self, value: T) -> None:
        """Show a value now, or soon after another value."""
        self._waiting = [value]
        if not self._pause.isActive():
            self._show_latest()

    def clear(self) -> None:
        """Drop the waiting value."""
        self._pause.stop()
        self._waiting = []

    def _show_latest(self) -> None:
        if self._waiting:
            self._show(self._waiting.pop())
            self._pause.start()
