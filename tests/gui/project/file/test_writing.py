"""Writing a file in the background."""

import threading

import pytest
from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.project.file import read_project
from cubewright.gui.project.file import writing as writing_module
from cubewright.gui.project.file.writing import Writing
from cubewright.model.figure import Figure


@pytest.fixture
def widget(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def soon(act):
    QTimer.singleShot(0, act)


def test_the_task_runs_in_a_thread_while_the_window_works(widget):
    writing, go, threads = Writing(widget), threading.Event(), []

    def task():
        threads.append(threading.current_thread())
        assert go.wait(30)
        return 7

    soon(go.set)  # the event loop runs meanwhile, otherwise the task would wait for ever
    assert writing.run(task, "Saving…") == 7
    assert threads != [threading.main_thread()]
    assert not writing.is_running


def test_errors_are_raised_where_the_task_was_started(widget):
    def task():
        raise CubewrightError("disk full")

    with pytest.raises(CubewrightError, match="disk full"):
        Writing(widget).run(task, "Saving…")


def test_a_long_task_shows_a_dialog_that_cannot_be_cancelled(widget, qtbot, monkeypatch):
    monkeypatch.setattr(writing_module, "DELAY_MS", 0)
    writing, go = Writing(widget), threading.Event()

    def look():
        if writing.dialog is None or not writing.dialog.isVisible():
            QTimer.singleShot(10, look)
            return
        assert writing.dialog.labelText() == "Saving burr…"
        QTest.keyClick(writing.dialog, Qt.Key.Key_Escape)
        assert writing.dialog.isVisible()
        go.set()

    soon(look)
    assert writing.run(lambda: go.wait(30), "Saving burr…")
    assert writing.dialog is None


def test_closing_waits_for_the_task(widget, qtbot):
    writing, go = Writing(widget), threading.Event()

    def close():
        widget.close()
        assert widget.isVisible()
        go.set()

    soon(close)
    assert writing.run(lambda: go.wait(30), "Saving…")
    qtbot.waitUntil(lambda: not widget.isVisible())


def test_quitting_waits_for_the_task(widget):
    writing, go, ended = Writing(widget), threading.Event(), []

    def task():
        assert go.wait(30)
        ended.append(True)
        return "written"

    def quit_now():
        QTimer.singleShot(0, go.set)
        threading.Timer(0.05, go.set).start()
        writing.finish()
        assert ended

    soon(quit_now)
    assert writing.run(task, "Saving…") == "written"


def test_keys_do_not_reach_the_window_during_the_task(widget, qtbot):
    writing, go, pressed = Writing(widget), threading.Event(), []
    widget.keyPressEvent = lambda event: pressed.append(event.key())

    def press():
        QTest.keyClick(widget, Qt.Key.Key_A)
        go.set()

    soon(press)
    writing.run(lambda: go.wait(30), "Saving…")
    assert not pressed
    QTest.keyClick(widget, Qt.Key.Key_A)
    assert pressed


def test_a_figure_changed_during_writing_stays_changed(window, tmp_path, monkeypatch):
    document, path, changed = window.document, tmp_path / "a.cubewright", threading.Event()
    write = document._file.save_project

    def slow(*arguments):
        assert changed.wait(30)
        return write(*arguments)

    def change():
        document.edit(Figure([(0, 0, 0)], "changed"), "Draw")
        changed.set()

    monkeypatch.setattr(document._file, "save_project", slow)
    soon(change)
    window.project_saving.save(path)
    assert document.figure.name == "changed"
    assert document.modified
    assert len(read_project(path).problems[0].figure) == 27
    window.project_saving.save(path)
    assert not document.modified
    assert len(read_project(path).problems[0].figure) == 1


def test_results_found_during_writing_stay_unsaved(window, qtbot, tmp_path, monkeypatch):
    window.solve_controller.start()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running and window.panel.count == 240)
    document, path = window.document, tmp_path / "cube.cubewright"
    write, changed = document._file.save_project, threading.Event()

    def slow(*arguments):
        assert threading.current_thread() is not threading.main_thread()
        assert changed.wait(30)
        return write(*arguments)

    def analyse():
        assert document.is_saving
        assert not window.file_controller._save_to(path)  # it is already being saved
        window.panel.table.selectRow(0)
        window.analysis.analyse_selected()
        while window.analysis.is_running:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
        changed.set()

    monkeypatch.setattr(document._file, "save_project", slow)
    soon(analyse)
    window.project_saving.save(path)
    assert not document.is_saving
    assert len(read_project(path).problems[0].results.solutions) == 240
    assert document.path == path
    assert len(document.results_at(0).disassemblies) == 1
    assert document.modified, "what was found meanwhile is not in the file"
    window.project_saving.save(path)
    assert not document.modified
    assert len(read_project(path).problems[0].results.disassemblies) == 1
