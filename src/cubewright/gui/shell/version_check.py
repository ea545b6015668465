"""A check for a newer version, in a thread that no other code waits for."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal

_INTERVAL = 500
"""The interval, in milliseconds, at which the answer is looked for."""


class VersionCheck(QObject):
    """A single check; a server that does not answer delays neither the window nor its end."""

    found = Signal(str)
    """The newer version."""

    def __init__(self, ask: Callable[[], str | None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ask = ask
        self._answer: str | None = None
        # A thread must not emit a signal while the program ends.
        self._thread = Thread(target=self._run, daemon=True)
        self._timer = QTimer(self)
        self._timer.setInterval(_INTERVAL)
        self._timer.timeout.connect(self._check_answer)

    def start(self) -> None:
        self._thread.start()
        self._timer.start()

    def _run(self) -> None:
        self._answer = self._ask()

    def _check_answer(self) -> None:
        if self._thread.is_alive():
            return
        self._timer.stop()
        if self._answer is not None:
            self.found.emit(self._answer)
