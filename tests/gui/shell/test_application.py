import os
import signal
import sys
import threading

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from cubewright.__main__ import _to_open, main
from cubewright.formats.atomic import SUFFIX
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.links.link import LinkedPuzzle, link_of, read_link
from cubewright.gui.frame.settings import Settings
from cubewright.gui.project.document import Document
from cubewright.gui.project.file.recovery import Recovery
from cubewright.gui.shell import application
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.crash_handler import CrashHandler
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.shell.windows import Windows
from cubewright.model.disassembly import FOR_EVER, Move, Separation
from cubewright.presenter.crash_log import close_log, log_path, open_log
from cubewright.presenter.scripting import solve
from cubewright.resources import data_folder


@pytest.fixture
def hook(qapp):
    kept = []
    made = CrashHandler()
    made.save_requested.connect(lambda: kept.append(True))
    made.kept = kept
    log = open_log()
    made.install()
    yield made
    made.remove()
    close_log(log)


def failing_function():
    raise ZeroDivisionError("of our own")


def test_an_unexpected_error_is_shown_and_logged_and_the_work_is_saved(hook, qtbot):
    try:
        failing_function()
    except ZeroDivisionError:
        with qtbot.waitSignal(hook.caught) as status_message:
            sys.excepthook(*sys.exc_info())
    sentence, trace = status_message.args
    assert sentence == "ZeroDivisionError: of our own"
    assert "in failing_function" in trace
    assert hook.kept == [True]
    assert "in failing_function" in log_path().read_text()


def test_an_error_in_another_thread_is_shown_in_the_windows_thread(hook, qtbot):
    heard_in = []
    hook.caught.connect(lambda *_: heard_in.append(threading.current_thread()))
    thread = threading.Thread(target=failing_function)
    with qtbot.waitSignal(hook.caught):
        thread.start()
    thread.join()
    assert heard_in == [threading.main_thread()]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_of_the_system_ends_the_program(qapp, qtbot, number):
    ender = application.SignalListener()
    ender.listen()
    try:
        with qtbot.waitSignal(ender.received, timeout=2000):
            os.kill(os.getpid(), number)
    finally:
        ender.close()


def test_the_program_opens_a_file_solves_it_and_ends_with_status_0(qapp, tmp_path):
    path = tmp_path / "cube.fig"
    path.write_text("/SOMA cube\n/111/111/111\n/111/111/111\n/111/111/111\n")
    seen = []
    others = QApplication.topLevelWidgets()

    def look():
        for window in QApplication.topLevelWidgets():
            is_new = isinstance(window, MainWindow) and window not in others
            if is_new and window.panel.count == 240:
                seen.append((window.document.path, window.document.figure.name))
                timer.stop()
                os.kill(os.getpid(), signal.SIGTERM)

    timer = QTimer(interval=50)
    timer.timeout.connect(look)
    timer.start()
    assert application.run((path,), solve=True) == 0
    assert seen == [(path, "cube")]


@pytest.mark.parametrize(("button", "cells"), [("&Recover", 28), ("&Discard", 27)])
def test_work_of_a_crashed_program_is_offered(qtbot, monkeypatch, button, cells):
    crashed = Document(built_in_puzzle("cube"))
    copy = Recovery(crashed)
    crashed.edit(crashed.figure.toggled((0, 0, 3)), "Draw one cubelet")
    copy.save()
    copy._lock.unlock()

    def choose(box):
        (chosen,) = (each for each in box.buttons() if each.text() == button)
        monkeypatch.setattr(QMessageBox, "clickedButton", lambda _box: chosen)
        return 0

    monkeypatch.setattr(QMessageBox, "exec", choose)
    window = MainWindow(Settings(), MENUS)
    qtbot.addWidget(window, before_close_func=_close)
    window.file_controller.offer_recovery()
    assert len(window.document.figure) == cells
    assert window.document.modified is (cells == 28)
    assert window.recovery.find() == []


def _close(window):
    window.shut_down()
    window.document.undo_stack.setClean()


@pytest.mark.parametrize("taken", [True, False])
def test_no_file_replaces_recovered_work(qapp, monkeypatch, tmp_path, taken):
    windows = Windows(Settings())
    window = windows.open()
    opened = []
    monkeypatch.setattr(window.file_controller, "offer_recovery", lambda _another: taken)
    monkeypatch.setattr(window.file_controller, "open", opened.append)
    application._open_first(windows, (tmp_path / "some.fig",), solve=False)
    assert opened == ([] if taken else [tmp_path / "some.fig"])
    assert ("some.fig was not opened" in window.message.text()) is taken
    windows.close()
    windows.appearance.close()


def test_a_link_is_opened_with_its_solution_and_its_plan(qtbot):
    puzzle = built_in_puzzle("half-hour")
    solution = solve(puzzle, limit=1)[0]
    removed = Move((0,), (0, 0, 1), FOR_EVER)
    linked = LinkedPuzzle(puzzle, solution, Separation(tuple(range(6)), (removed,)))
    windows = Windows(Settings())
    windows.open()
    application._open_first(windows, (_to_open(link_of(linked)),), solve=False)
    window = windows.current
    assert window.document.puzzle.search_key == puzzle.search_key
    qtbot.waitUntil(lambda: window.player.plan == linked.plan)
    assert window.view_controller.solution.placed == solution.placed
    window.actions_["copy-link"].trigger()
    copied = read_link(QGuiApplication.clipboard().text())
    assert (copied.solution.placed, copied.plan) == (solution.placed, linked.plan)
    _close(window)
    windows.close()
    windows.appearance.close()


def test_a_relative_file_argument_is_resolved(tmp_path, monkeypatch):
    path = tmp_path / "figures" / "own.fig"
    path.parent.mkdir()
    path.write_text("/SOMA Own\n/11\n")
    monkeypatch.chdir(tmp_path)
    opened = []
    monkeypatch.setattr(application, "run", lambda what, *, solve: opened.append(what) or 0)
    assert main(["figures/own.fig"]) == 0
    # Exports and saved searches are beside it, independent of the current folder.
    assert opened == [[path]]


def test_temporary_files_of_a_killed_program_are_removed_at_the_start(tmp_path, qtbot):
    settings = Settings()
    settings.remember_file(tmp_path / "mine.fig")
    recovery = data_folder() / "recovery"
    recovery.mkdir(parents=True, exist_ok=True)
    left = [tmp_path / f".mine.fig.abc{SUFFIX}", recovery / "copy.draft"]
    for path in left:
        path.write_text("half a file")
        os.utime(path, (0, 0))
    application._remove_left_files(settings)
    qtbot.waitUntil(lambda: not any(path.exists() for path in left))
