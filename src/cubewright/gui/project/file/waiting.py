"""Wait for slow files and tasks while the window is painted and the user can cancel.

A network folder may not answer for minutes, and a program cannot withdraw a request to it. A
separate thread therefore makes the first request before the GUI thread reads or writes the file.
When the program ends, it does not wait for this thread.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import TypeVar

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QProgressDialog, QWidget

from cubewright.formats.conversion.conversion import Conversion
from cubewright.gui.worker import Job, Worker
from cubewright.translation import tr

T = TypeVar("T")

MAX_QUICK_SOLUTIONS = 500
"""The maximum number of solutions that are converted to BurrTools in the window's thread."""
QUICK_SECONDS = 0.3
"""The time, in seconds, for access to a file before a dialog is shown."""
_POLL_MS = 20


def is_reachable(path: Path, window: QWidget) -> bool:
    """Return whether a path can be reached; the file need not exist.

    If the system takes long to answer, a dialog shows the task and lets the user cancel.
    """
    asking = Thread(target=_ask, args=(path,), daemon=True)
    asking.start()
    asking.join(QUICK_SECONDS)
    if not asking.is_alive():
        return True
    text = tr("Waiting for {name}: its disk or network does not answer.", name=path.name)
    loop, poll = QEventLoop(), QTimer(interval=_POLL_MS)

    def look() -> None:
        if not asking.is_alive():
            loop.quit()

    poll.timeout.connect(look)
    poll.start()
    with _shown(text, window, loop.quit):
        loop.exec()
    poll.stop()
    return not asking.is_alive()


def reachable_paths(paths: Iterable[Path]) -> frozenset[Path]:
    """Return the paths that can be reached quickly; the files need not exist."""
    asking = {path: Thread(target=_ask, args=(path,), daemon=True) for path in paths}
    for thread in asking.values():
        thread.start()
    until = monotonic() + QUICK_SECONDS
    for thread in asking.values():
        thread.join(max(0.0, until - monotonic()))
    return frozenset(path for path, thread in asking.items() if not thread.is_alive())


def _ask(path: Path) -> None:
    """Ask the system for the folder and the first byte of a file; ignore errors.

    A later attempt to read the file reports these errors.
    """
    with suppress(OSError, ValueError):
        path.parent.stat()
        if stat.S_ISREG(path.stat().st_mode):
            with path.open("rb") as file:
                os.read(file.fileno(), 1)


def is_stream(path: Path) -> bool:
    """Return whether a path is a pipe or a device, whose end a reader may never reach."""
    with suppress(OSError, ValueError):
        mode = path.stat().st_mode
        return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))
    return False


def wait_for(task: Callable[[], T], window: QWidget, text: str) -> tuple[T] | None:
    """Run a task in the background and return its value in a tuple; None if the user cancelled it.

    The window is painted meanwhile but takes no clicks.

    Raises:
        CubewrightError: the task raised it.
    """
    worker, loop = Worker(window), QEventLoop()
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
    worker.start(run)
    with _shown(text, window, cancel):
        loop.exec()
    if not (found or errors):
        return None  # the thread ends with the window at the latest
    worker.close()
    worker.deleteLater()
    if errors:
        raise errors[0]
    return (found[0],)


def wait_for_burrtools(
    convert: Callable[[], Conversion], solutions: int, window: QWidget, name: str
) -> Conversion | None:
    """Return a conversion to a BurrTools file; None if the user cancelled it.

    A conversion of many solutions runs in the background; ``name`` is the name of the file in the
    dialog.

    Raises:
        CubewrightError: the conversion raised it.
    """
    if solutions <= MAX_QUICK_SOLUTIONS:
        return convert()
    made = wait_for(convert, window, tr("Preparing {name}…", name=name))
    return None if made is None else made[0]


@contextmanager
def _shown(text: str, window: QWidget, cancel: Callable[[], object]) -> Iterator[None]:
    """Show a progress dialog with the task; call ``cancel`` if the user cancels."""
    dialog = QProgressDialog(text, tr("Cancel"), 0, 0, window)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.canceled.connect(cancel)
    dialog.show()
    try:
        yield
    finally:
        dialog.canceled.disconnect(cancel)
        dialog.close()
        dialog.deleteLater()
