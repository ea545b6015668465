"""Opens the window, and ends cleanly whatever asks for the end."""

from __future__ import annotations

import signal
import socket
import sys
from pathlib import Path
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from cubewright.gui.shell.crash_handler import LOG, CrashHandler, log_path, open_log
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.shell.settings import Settings
from cubewright.gui.widgets.icons import PROGRAM, icon
from cubewright.model.puzzle import Puzzle


def run(what: Path | Puzzle | None, *, solve: bool = False) -> int:
    """Open the window, with a file or a puzzle if one is given; return the exit status at the end.

    ``solve``: begin to solve at once.
    """
    application = _application()
    log = open_log()
    window = MainWindow(Settings())
    hook = CrashHandler(window.recovery.keep, window)
    hook.caught.connect(lambda sentence: _say_calmly(window, sentence))
    hook.install()
    ender = SignalEnder(application)
    ender.asked.connect(lambda: _end(application, window))
    ender.listen()
    window.show()
    QTimer.singleShot(0, window, lambda: _begin(window, what, solve=solve))
    try:
        return application.exec()
    finally:
        ender.close()
        hook.remove()
        LOG.removeHandler(log)
        log.close()


def _application() -> QApplication:
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("cubewright")
    application.setApplicationDisplayName("Cubewright")
    QGuiApplication.setDesktopFileName("cubewright")
    application.setWindowIcon(icon(PROGRAM))
    return application


def _begin(window: MainWindow, what: Path | Puzzle | None, *, solve: bool) -> None:
    """What is done once the window stands."""
    was_kept = window.file_controller.offer_recovery()
    window.saved_searches.offer_recovery()
    if was_kept or window.solve_controller.running:
        if what is not None:
            window.file_controller.status_message.emit(
                f"{what.name} was not opened: here is the work that was kept."
            )
        return
    if isinstance(what, Path):
        window.file_controller.open(what)
    elif what is not None:
        window.file_controller.new_from(what)
    if solve:
        window.solve_controller.start()


def _end(application: QApplication, window: MainWindow) -> None:
    """The system asks for the end: nobody can be asked, so unsaved work is kept for next time."""
    window.put_away(keep_work=True)
    application.exit(0)


def _say_calmly(window: MainWindow, sentence: str) -> None:
    box = QMessageBox(window)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle("Cubewright made a mistake")
    box.setText("Something went wrong in Cubewright. Your work is kept, and you can go on.")
    box.setInformativeText(f"{sentence}\n\nWhat happened is written down in\n{log_path()}")
    box.exec()


class SignalEnder(QObject):
    """Hears SIGINT and SIGTERM while Qt's loop runs, which Python alone would not."""

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reading, self._writing = socket.socketpair()
        self._reading.setblocking(False)
        self._writing.setblocking(False)
        self._notifier = QSocketNotifier(self._reading.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_heard)
        self._before: dict[int, object] = {}
        self._wakeup = -1

    def listen(self) -> None:
        """Take the signals over."""
        # Python writes the signal's number here at once, and so wakes Qt's loop.
        self._wakeup = signal.set_wakeup_fd(self._writing.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGINT, signal.SIGTERM):
            self._before[number] = signal.signal(number, _do_nothing)

    def close(self) -> None:
        """Give the signals back."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._wakeup)
        for number, handler in self._before.items():
            signal.signal(number, handler)  # type: ignore[arg-type]
        self._reading.close()
        self._writing.close()

    def _on_heard(self) -> None:
        heard = self._reading.recv(64)
        if signal.SIGINT in heard or signal.SIGTERM in heard:
            self.asked.emit()


def _do_nothing(_number: int, _frame: FrameType | None) -> None:
    """Python calls a handler late; the socket has told already."""
