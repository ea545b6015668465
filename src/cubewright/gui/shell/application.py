"""Start the application: open the windows, run the event loop, and shut down cleanly."""

from __future__ import annotations

import signal
import socket
import sys
import traceback
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from threading import Thread
from types import FrameType

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSocketNotifier, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from cubewright.errors import shortened_if_long
from cubewright.formats.atomic import remove_left_files
from cubewright.formats.links.link import LinkedPuzzle
from cubewright.formats.own_files import unreadable_files, unwritable_folders
from cubewright.formats.piece_sets.user_sets import user_folder
from cubewright.gui.frame.settings import Settings
from cubewright.gui.languages.language import LANGUAGE
from cubewright.gui.shell.crash_handler import CrashHandler
from cubewright.gui.shell.first_tips import offer_tips
from cubewright.gui.shell.garbage import GarbageCollector
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.shell.windows import Windows
from cubewright.gui.widgets.icons import PROGRAM, icon
from cubewright.gui.widgets.report_dialog import ReportDialog
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import NO_RESULTS
from cubewright.presenter.crash_log import CRASHED, LOG, close_log, crash_report, log_path, open_log
from cubewright.presenter.links import project_of_link
from cubewright.resources import config_folder, data_folder
from cubewright.translation import tr, trn


def run(to_open: Sequence[Path | Puzzle | LinkedPuzzle], *, solve: bool = False) -> int:
    """Open a window for each file or puzzle, or an empty window; return the exit status.

    ``solve``: start to solve at once.
    """
    application = _application()
    log = open_log()
    crash_handler = CrashHandler(parent=application)
    crash_handler.install()  # before the first file is read
    garbage = GarbageCollector(
        application
    )  # collects in the event loop only, so objects built now survive
    try:
        try:
            windows = _open_windows(crash_handler, starts=not (to_open or solve))
        except Exception as error:
            LOG.exception("The window cannot be opened")
            trace = "".join(traceback.format_exception(error))
            short = f"{type(error).__name__}: {error}"
            _show_unexpected_error(None, tr("Cubewright cannot be started."), short, trace)
            return CRASHED
        signals = SignalListener(application)
        signals.received.connect(lambda: _quit(application, windows))
        signals.listen()
        QTimer.singleShot(0, windows, lambda: _open_first(windows, to_open, solve=solve))
        try:
            return application.exec()
        finally:
            signals.close()
            windows.appearance.close()
            LANGUAGE.close()
            # Closing the last window has requested a second quit. After the event loop, this
            # request would end every later loop at once.
            QCoreApplication.removePostedEvents(application, QEvent.Type.Quit.value)
    finally:
        garbage.close()
        garbage.deleteLater()
        crash_handler.remove()
        crash_handler.deleteLater()
        close_log(log)


def _open_windows(crash_handler: CrashHandler, *, starts: bool = False) -> Windows:
    """Open the first window; return the windows of the process.

    ``starts``: begin with the start page if the user wants it.
    """
    settings = Settings()
    LANGUAGE.choose(settings.language)
    windows = Windows(settings)
    crash_handler.save_requested.connect(windows.save_work)
    crash_handler.caught.connect(
        lambda sentence, trace: _show_unexpected_error(
            windows.current,
            tr("Something went wrong. Your work is saved, and you can continue."),
            sentence,
            trace,
        )
    )
    windows.opened.connect(_show_problems_of_recovery)
    windows.opened.connect(offer_tips)
    first = windows.open(starts=starts)
    if settings.problem is not None:
        first.note.add((settings.problem,))
    if settings.looks_for_versions:
        _look_for_newer_version(windows)
    return windows


def _look_for_newer_version(windows: Windows) -> None:
    """Show in the status bar if a newer version has been published."""
    from cubewright.gui.shell.version_check import VersionCheck
    from cubewright.presenter.newer_version import newer_version
    from cubewright.presenter.versions import installed_version

    own = installed_version("cubewright")

    def show(newer: str) -> None:
        window = windows.current
        if window is not None:
            window.message_bar.show_message(
                tr("Cubewright {newer} has been published. This is {own}.", newer=newer, own=own)
            )

    check = VersionCheck(partial(newer_version, own), windows)
    check.found.connect(show)
    check.start()


def _show_problems_of_recovery(window: MainWindow) -> None:
    for failed in (window.saved_searches.unreadable, window.recovery.failed):
        failed.connect(lambda problem: window.note.add((problem,)))


def _application() -> QApplication:
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("cubewright")
    application.setApplicationDisplayName("Cubewright")
    QGuiApplication.setDesktopFileName("cubewright")
    application.setWindowIcon(icon(PROGRAM))
    return application


def _open_first(
    windows: Windows, to_open: Sequence[Path | Puzzle | LinkedPuzzle], *, solve: bool
) -> None:
    window = windows.current
    if window is None:
        return
    _remove_left_files(window.settings)
    window.note.add((*unreadable_files(), *unwritable_folders()))
    is_recovered = window.file_controller.offer_recovery(lambda: windows.open().file_controller)
    window.note.add(window.recovery.problems)
    if not window.start_page.is_shown:  # the page lists the interrupted searches
        window.saved_searches.offer_recovery(windows.window_for_search)
    if is_recovered or windows.is_searching():
        if to_open:
            names = tr(" and ").join(each.name for each in to_open)
            window.file_controller.status_message.emit(
                trn(
                    "{names} was not opened, because your earlier work was recovered.",
                    "{names} were not opened, because your earlier work was recovered.",
                    len(to_open),
                    names=names,
                )
            )
        return
    for number, each in enumerate(to_open):
        if number:
            window = windows.open()
        if isinstance(each, Path):
            is_opened = window.file_controller.open(each)
            if number and not is_opened:
                window.close()
                continue
        elif isinstance(each, LinkedPuzzle):
            _open_linked(window, each)
        else:
            window.file_controller.new_from(each)
        if solve:
            window.solve_controller.start()
    if solve and not to_open:
        window.solve_controller.start()


def _open_linked(window: MainWindow, linked: LinkedPuzzle) -> None:
    """Open the puzzle of a link with its rules, its solutions and their plans."""
    window.file_controller.new_from(linked.puzzle, linked.groups, linked.weights)
    document = window.document
    results = project_of_link(linked).problems[0].results
    if results != NO_RESULTS and document.puzzle.search_key == linked.puzzle.search_key:
        document.set_results(document.key_at(document.current), document.puzzle, results)


def _remove_left_files(settings: Settings) -> None:
    data = data_folder()
    recovery = data / "recovery"
    recent = tuple(path.parent for path in settings.recent_files)
    remove_left_files((data, recovery, user_folder(), config_folder()))
    remove_left_files((recovery,), ("*.draft",))
    # A network folder may not answer for minutes, and no other code waits for this.
    Thread(target=remove_left_files, args=(recent,), daemon=True).start()


def _quit(application: QApplication, windows: Windows) -> None:
    """Shut down on a signal of the system; save unsaved work without asking."""
    windows.close(keep_work=True)
    application.exit(0)


def _show_unexpected_error(
    window: MainWindow | None, sentence: str, error: str, trace: str
) -> None:
    dialog = ReportDialog(
        window,
        tr("Unexpected error"),
        tr(
            "{sentence}\n\n{error}\n\nCopy the report below if you want to report the error. "
            "Nothing is sent. Details were also written to\n{path}",
            sentence=sentence,
            error=shortened_if_long(error),
            path=str(log_path()),
        ),
        crash_report(trace),
    )
    dialog.exec()
    dialog.deleteLater()


class SignalListener(QObject):
    """Receives SIGINT and SIGTERM while Qt's event loop runs, because Python reacts too late."""

    received = Signal()
    """Emitted when the system asks the program to end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._read_socket, self._write_socket = socket.socketpair()
        self._read_socket.setblocking(False)
        self._write_socket.setblocking(False)
        self._notifier = QSocketNotifier(
            self._read_socket.fileno(), QSocketNotifier.Type.Read, self
        )
        self._notifier.activated.connect(self._on_activated)
        self._former_handlers: dict[int, object] = {}
        self._wakeup = -1

    def listen(self) -> None:
        # Python writes the signal's number to this socket, which wakes Qt's event loop.
        self._wakeup = signal.set_wakeup_fd(self._write_socket.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGINT, signal.SIGTERM):
            self._former_handlers[number] = signal.signal(number, _do_nothing)

    def close(self) -> None:
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._wakeup)
        for number, handler in self._former_handlers.items():
            signal.signal(number, handler)  # type: ignore[arg-type]
        self._read_socket.close()
        self._write_socket.close()

    def _on_activated(self) -> None:
        numbers = self._read_socket.recv(64)
        if signal.SIGINT in numbers or signal.SIGTERM in numbers:
            self.received.emit()


def _do_nothing(_number: int, _frame: FrameType | None) -> None:
    """Do nothing: the socket receives the signal before Python calls this handler."""
