"""The window opens in spite of bad files that it reads at the start, and names them."""

import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from cubewright.gui.shell import application
from cubewright.gui.shell.crash_handler import CrashHandler
from cubewright.gui.widgets.report_dialog import ReportDialog
from cubewright.presenter.crash_log import CRASHED, log_path

sys.path.insert(0, str(Path(__file__).parents[2] / "unit"))
from bad_files import PLACES, make_bad, place

FEW_KINDS = ("a number of 5,000 digits", "nested brackets", "wrong types", "a folder", "a pipe")


@pytest.fixture
def opened(qtbot):
    """Open the window as the program does."""
    crash_handler = CrashHandler()
    made = []

    def open_window():
        windows = application._open_windows(crash_handler)
        made.append(windows)
        window = windows.current
        qtbot.addWidget(window, before_close_func=lambda window: window.shut_down())
        qtbot.waitExposed(window)
        application._open_first(windows, (), solve=False)
        return window

    yield open_window
    crash_handler.deleteLater()


@pytest.mark.parametrize("kind", FEW_KINDS)
def test_the_window_opens_and_names_each_bad_file(opened, kind):
    for name in PLACES:
        make_bad(place(name), kind)
    window = opened()
    assert window.document.figure.cells
    assert window.note.isVisible()
    shown = window.note._problems
    assert len(shown) >= len(PLACES) - (kind in FEW_KINDS[:3])  # almost any text is settings
    for name in PLACES[1:]:
        assert sum(Path(name).name in line for line in shown) == 1
    assert all(len(line) < 620 for line in shown)
    assert "could not be read" in window.note.label.text()
    window.note.close_button.click()
    assert not window.note.isVisible()


def test_there_is_no_note_without_a_bad_file(opened):
    assert not opened().note.isVisible()


@pytest.mark.parametrize(
    "content", ["threads=" + "9" * 5000, "engine=[[[[", "convention=@Variant(x)"]
)
def test_settings_may_have_values_of_any_type(opened, content):
    path = place("config/cubewright.ini")
    path.parent.mkdir(parents=True)
    bad = "[files]\nrecent=\\x0\n[layout]\nwindow=5\ncolumns=@ByteArray(abc)\n"
    path.write_text(f"[solve]\n{content}\n{bad}")
    window = opened()
    assert not window.solve_controller.why_not_start or window.document.figure.cells


def test_a_huge_file_of_settings_is_set_aside(opened):
    path = place("config/cubewright.ini")
    path.parent.mkdir(parents=True)
    path.write_bytes(b"a=" + b"x" * (2 << 20))
    window = opened()
    assert "larger than 1 MiB" in window.note.label.text()


@pytest.mark.parametrize("folder", ["config", "data"])
def test_a_file_may_be_in_place_of_the_programs_folder(opened, own_home, folder):
    own_home.mkdir()
    (own_home / folder).write_text("")
    window = opened()
    assert "a folder is needed" in window.note.label.text()
    if folder == "data":
        window.document.edit(window.document.figure.toggled((0, 0, 3)), "Draw one cubelet")
        for _ in range(2):
            window.recovery.save()
        assert window.note.label.text().count("not kept for recovery") == 1
        window.document.undo_stack.undo()


def test_the_crash_handler_is_in_place_before_the_first_file_is_read(qapp, monkeypatch):
    hooks, shown = [], []

    def fails():
        hooks.append(sys.excepthook)
        raise ZeroDivisionError("of our own")

    monkeypatch.setattr(application, "Settings", fails)
    monkeypatch.setattr(ReportDialog, "exec", lambda dialog: shown.append(dialog))
    assert application.run(()) == CRASHED
    assert hooks[0].__func__ is CrashHandler._hook
    assert sys.excepthook is sys.__excepthook__
    (dialog,) = shown
    assert "ZeroDivisionError: of our own" in dialog.sentence.text()
    assert str(log_path()) in dialog.sentence.text()
    dialog.copy_button.click()
    report = QGuiApplication.clipboard().text()
    assert "in fails" in report
    assert "Cubewright " in report
    assert "in fails" in log_path().read_text()
