"""GUI tests run in a real window: on an X server (Xvfb), with OpenGL in software.

A test fails if Qt prints a warning, or if a thread still runs at the test's end.
"""

import gc
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "xcb")
os.environ.setdefault("LIBGL_ALWAYS_SOFTWARE", "1")

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QMetaObject,
    QObject,
    QThread,
    QTimer,
    SignalInstance,
)
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox
from pytestqt.qtbot import QtBot

sys.path.insert(0, str(Path(__file__).parent))

from shared_window import SharedWindow, delete_left_windows, show_new_window

from cubewright.gui.languages.language import LANGUAGE
from cubewright.gui.project import document
from cubewright.gui.shell import help_controller
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.viewer import still
from cubewright.gui.viewer.turning import motion

HERE = Path(__file__).parent
motion.MOVE_MS = 0  # move the camera without animation
still.DELAY_MS = None  # draw no stills
help_controller.web_page = lambda _name: None  # open no browser for Help
WAIT_MS = 60_000
"""The default timeout of qtbot: its own five seconds are too short on a busy machine."""
for waits in (QtBot.waitActive, QtBot.waitExposed, QtBot.waitSignal, QtBot.waitUntil):
    waits.__kwdefaults__["timeout"] = WAIT_MS
PATIENCE_MS = 3000
"""The time that a thread may take to end on request."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.qt_log_level_fail("WARNING"))


@pytest.fixture(autouse=True)
def _no_garbage_collection_in_threads() -> Iterator[None]:
    """Collect garbage between tests only: widgets must be deleted in this thread."""
    gc.disable()
    yield
    gc.collect(1)
    gc.enable()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Fail a test whose widgets ask a question while they are closed.

    Nobody answers, and Qt's event loop would wait for ever: Python runs neither the next test nor
    the handler of the time limit meanwhile.
    """
    if QApplication.instance() is None or HERE not in item.path.parents:
        return (yield)
    asked: list[str] = []

    def close_dialog() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            text = dialog.text() if isinstance(dialog, QMessageBox) else dialog.windowTitle()
            asked.append(text or type(dialog).__name__)
            dialog.reject()

    timer = QTimer()
    timer.timeout.connect(close_dialog)
    timer.start(200)
    try:
        result = yield
    finally:
        timer.stop()
    assert not asked, "a dialog was shown at the test's end: " + "; ".join(asked)
    return result


@pytest.fixture(scope="session")
def shared_window() -> Iterator[SharedWindow]:
    """The main window that the tests of this process share; see shared_window.py."""
    shared = SharedWindow()
    yield shared
    shared.discard()


@pytest.fixture
def asking_window(
    shared_window: SharedWindow, qtbot: QtBot, own_home: Path
) -> Iterator[MainWindow]:
    """The main window, reset to the state of a new one; it asks before it discards unsaved work."""
    yield shared_window.take(qtbot)
    shared_window.put_back()


@pytest.fixture
def window(asking_window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """The main window, reset to the state of a new one; it discards unsaved work silently."""
    monkeypatch.setattr(asking_window.unsaved_work, "may_replace_document", lambda: True)
    return asking_window


@pytest.fixture
def fresh_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A new main window for one test; otherwise like :func:`window`."""
    made = show_new_window(qtbot)
    qtbot.addWidget(made, before_close_func=lambda window: window.shut_down())
    monkeypatch.setattr(made.unsaved_work, "may_replace_document", lambda: True)
    return made


@pytest.fixture
def recorded() -> Iterator[Callable[[SignalInstance], list[object]]]:
    """Return a function that lists what a signal emits until the test's end.

    A connection that outlives its test costs the next test a new window.
    """
    connections: list[QMetaObject.Connection] = []

    def record(signal: SignalInstance) -> list[object]:
        values: list[object] = []
        connections.append(signal.connect(values.append))
        return values

    yield record
    for connection in connections:
        QObject.disconnect(connection)


@pytest.fixture(autouse=True)
def no_window_left_open(shared_window: SharedWindow) -> Iterator[None]:
    """Delete the main windows that remain after a test."""
    yield
    delete_left_windows(shared_window)


@pytest.fixture(autouse=True)
def no_quit_left(qapp: QApplication) -> Iterator[None]:
    """Fail a test after which every event loop ends at once, because it quit the application.

    The tests after it would wait for events that nobody delivers.
    """
    yield
    loop = QEventLoop()
    QTimer.singleShot(0, loop.quit)
    if loop.exec() == -1:
        QTimer.singleShot(0, qapp.quit)
        qapp.exec()  # the only call that withdraws the request
        raise AssertionError("the application was asked to quit while no event loop was running")


@pytest.fixture(autouse=True)
def no_shared_window_in_the_way(
    request: pytest.FixtureRequest, shared_window: SharedWindow
) -> None:
    """Hide the shared window in tests that do not use it; it would take clicks and the focus."""
    if "asking_window" not in request.fixturenames:
        shared_window.hide()


@pytest.fixture(autouse=True)
def no_thread_left_running(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail a test that leaves a QThread running, and report where it was started."""
    started: list[tuple[QThread, traceback.StackSummary]] = []
    start = QThread.start

    def noted_start(thread: QThread, *args: object) -> None:
        # Four frames are enough to find the line. Their source is read only for a message.
        frames = traceback.walk_stack(sys._getframe(1))
        started.append(
            (thread, traceback.StackSummary.extract(frames, limit=4, lookup_lines=False))
        )
        start(thread, *args)

    monkeypatch.setattr(QThread, "start", noted_start)
    yield
    left = [
        "".join(traceback.format_list(where[::-1]))
        for thread, where in started
        if _still_running(thread)
    ]
    assert not left, "a thread is still running that was started at\n" + "\n".join(left)


@pytest.fixture(autouse=True)
def no_step_of_undo_left_to_the_garbage_collector(
    monkeypatch: pytest.MonkeyPatch, shared_window: SharedWindow
) -> Iterator[None]:
    """Empty the undo stacks of a test's documents at its end.

    PySide 6.11 crashes if the garbage collector finds a stack with commands in a ring of owners. A
    window's document lives as long as the program.
    """
    made: list[tuple[QObject, QUndoStack]] = []  # keeps the owners alive until then

    def noted(owner: QObject) -> QUndoStack:
        stack = QUndoStack(owner)
        made.append((owner, stack))
        return stack

    monkeypatch.setattr(document, "QUndoStack", noted)
    yield
    for _owner, stack in made:
        if shared_window.owns(stack):
            continue
        with suppress(RuntimeError):  # Qt has deleted the stack with its commands
            stack.blockSignals(True)
            stack.clear()
    # Only a running event loop deletes objects after deleteLater(), and
    # many tests run none: without this every window stays, with 50 MB each.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _still_running(thread: QThread) -> bool:
    try:
        return not thread.wait(PATIENCE_MS)
    except RuntimeError:
        return False  # Qt has deleted the object, so the thread had ended


@pytest.fixture
def back_to_english():
    """Show English again after the test."""
    yield
    LANGUAGE.close()
