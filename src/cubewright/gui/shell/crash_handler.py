"""Handle unexpected errors: log the traceback, save the work, and inform the user."""

from __future__ import annotations

import sys
import threading
import traceback
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal

from cubewright.presenter.crash_log import LOG


class CrashHandler(QObject):
    """Replaces the exception hooks of all threads while the program runs."""

    save_requested = Signal()
    """An unexpected error was caught; receivers save the user's work."""
    caught = Signal(str, str)
    """An unexpected error as a sentence, and its traceback; both signals are emitted in the GUI
    thread."""
    _caught_in_any_thread = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Use the event loop, because a dialog inside a paint event would crash the program.
        self._caught_in_any_thread.connect(self._on_caught, Qt.ConnectionType.QueuedConnection)
        self._is_busy = False

    def install(self) -> None:
        sys.excepthook = self._hook
        threading.excepthook = self._thread_hook

    def remove(self) -> None:
        """Restore Python's hooks."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__

    def _hook(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        text = "".join(traceback.format_exception(kind, error, trace))
        LOG.error("%s", text)
        self._caught_in_any_thread.emit(f"{kind.__name__}: {error}", text)

    def _thread_hook(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._hook(args.exc_type, args.exc_value, args.exc_traceback)

    def _on_caught(self, sentence: str, trace: str) -> None:
        if self._is_busy:
            return  # an error during the handling of an error
        self._is_busy = True
        try:
            self.save_requested.emit()
            self.caught.emit(sentence, trace)
        finally:
            self._is_busy = False
