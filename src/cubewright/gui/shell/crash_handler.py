"""What happens when the program itself is wrong: a calm word, a log, and the work is kept."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal

from cubewright.resources import data_folder

LOG = logging.getLogger("cubewright")
_LOG_BYTES = 1_000_000


def log_path() -> Path:
    """Where mistakes of the program are written down."""
    return data_folder() / "cubewright.log"


def open_log() -> logging.Handler:
    """Begin to write the log; the handler is to be closed at the end."""
    path = log_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and path.stat().st_size > _LOG_BYTES:
        path.replace(path.with_suffix(".old.log"))
    handler = logging.FileHandler(path, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    LOG.addHandler(handler)
    return handler


class CrashHandler(QObject):
    """Stands in for Python's own excepthook, in every thread, while the window is open."""

    caught = Signal(str)
    """A mistake of the program's, in one sentence; in the window's thread."""
    _caught_anywhere = Signal(str)

    def __init__(self, keep_work: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keep_work = keep_work
        self._caught_anywhere.connect(self._on_caught)
        self._busy = False

    def install(self) -> None:
        """Take over."""
        sys.excepthook = self._hook
        threading.excepthook = self._thread_hook

    def remove(self) -> None:
        """Give Python its own back."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__

    def _hook(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        text = "".join(traceback.format_exception(kind, error, trace))
        LOG.error("%s", text)
        self._caught_anywhere.emit(f"{kind.__name__}: {error}")

    def _thread_hook(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._hook(args.exc_type, args.exc_value, args.exc_traceback)

    def _on_caught(self, sentence: str) -> None:
        if self._busy:
            return  # a mistake in saying so is not said again
        self._busy = True
        try:
            self._keep_work()
            self.caught.emit(sentence)
        finally:
            self._busy = False
