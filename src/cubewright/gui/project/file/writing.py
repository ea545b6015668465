"""Write a file in the background while the window is painted and takes no input."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QProgressDialog, QWidget

from cubewright.errors import CubewrightError
from cubewright.gui.worker import Job, Worker
from cubewright.translation import tr

T = TypeVar("T")
QUICK_MS = 50
"""The time that the window waits for a file before it handles paint events."""
DELAY_MS = 300
"""The time after which a dialog shows that a file is being written."""
_Type = QEvent.Type
_INPUT = frozenset(
    {
        _Type.MouseButtonPress,
        _Type.MouseButtonRelease,
        _Type.MouseButtonDblClick,
        _Type.Wheel,
        _Type.KeyPress,
        _Type.KeyRelease,
        _Type.Shortcut,
        _Type.ShortcutOverride,
        _Type.ContextMenu,
        _Type.DragEnter,
        _Type.Drop,
    }
)


class Writing(QObject):
    """Runs one task at a time for a window, and then closes the window if the user requested it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._worker: Worker | None = None
        self._is_close_asked = False
        self.dialog: _Progress | None = None
        """The dialog about a slow task, or None."""

    @property
    def is_running(self) -> bool:
        return self._worker is not None

    def run(self, task: Callable[[], T], text: str) -> T:
        """Run a task in the background and return its value; ``text`` describes the task.

        Raises:
            CubewrightError: the task raised it.
        """
        application = QApplication.instance()
        assert application is not None
        self._worker, loop = Worker(self), QEventLoop()
        worker, found, errors = self._worker, list[T](), list[CubewrightError]()

        def run(_job: Job) -> T:
            return task()

        worker.finished.connect(found.append)
        worker.failed.connect(errors.append)
        worker.ended.connect(lambda: QTimer.singleShot(0, loop, loop.quit))
        delay = QTimer(self, singleShot=True, interval=DELAY_MS)
        delay.timeout.connect(lambda: self._show(text))
        application.installEventFilter(self)
        worker.start(run)
        try:
            if not worker.wait(QUICK_MS):
                delay.start()
                loop.exec()
                worker.wait()  # the program may have ended the loop
        finally:
            delay.stop()
            application.removeEventFilter(self)
            self._end()
        if errors:
            raise errors[0]
        if not found:
            raise CubewrightError(tr("an unexpected error ended the task"))
        return found[0]

    def finish(self) -> None:
        """Wait for the end of the running task, if any."""
        if self._worker is not None:
            self._worker.wait()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore the window's input; remember a request to close it."""
        kind = event.type()
        if kind == _Type.Close and watched is self._window:
            self._is_close_asked = True
            event.ignore()
            return True
        return kind in _INPUT and isinstance(watched, QWidget) and self._is_of_window(watched)

    def _is_of_window(self, widget: QWidget) -> bool:
        return widget.window() is self._window or self._window.isAncestorOf(widget)

    def _show(self, text: str) -> None:
        self.dialog = _Progress(text, self._window)
        self.dialog.show()

    def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.close()
            worker.deleteLater()
        if self.dialog is not None:
            self.dialog.hide()
            self.dialog.deleteLater()
            self.dialog = None
        if self._is_close_asked:
            self._is_close_asked = False
            QTimer.singleShot(0, self._window, self._window.close)


class _Progress(QProgressDialog):
    """Shows that a file is being written; it has no Cancel button, as half a file would remain."""

    def __init__(self, text: str, window: QWidget) -> None:
        super().__init__(text, "", 0, 0, window)
        self.setCancelButton(None)
        self.setWindowModality(Qt.WindowModality.WindowModal)

    def reject(self) -> None:
        """Ignore the request: the dialog stays until the file is written."""
