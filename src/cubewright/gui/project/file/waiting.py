"""Wait for a task in the background, with a dialog that shows it and cancels it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QProgressDialog, QWidget

from cubewright.gui.worker import Job, Worker
from cubewright.translation import tr

T = TypeVar("T")


def wait_for(task: Callable[[], T], window: QWidget, text: str) -> tuple[T] | None:
    """Run a task in the background, and return its value; None if the user cancelled it.

    The window is painted meanwhile, and takes no clicks.

    Raises:
        CubewrightError: The task raised it.
    """
    worker, loop = Worker(window), QEventLoop()
    dialog = QProgressDialog(text, tr("Cancel"), 0, 0, window)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    found: list[T] = []
    errors: list[Exception] = []

    def run(_job: Job) -> T:
        return task()

    def cancel() -> None:
        worker.discard()
        loop.quit()

    worker.finished.connect(found.append)
    worker.failed.connect(errors.append)
    worker.ended.connect(lambda: QTimer.singleShot(0, loop, loop.quit))
    dialog.canceled.connect(cancel)
    worker.start(run)
    dialog.show()
    try:
        loop.exec()
    finally:
        dialog.canceled.disconnect(cancel)
        dialog.close()
        dialog.deleteLater()
    if not (found or errors):
        return None  # the thread has not ended yet; it ends with the window at the latest
    worker.close()
    worker.deleteLater()
    if errors:
        raise errors[0]
    return (found[0],)
