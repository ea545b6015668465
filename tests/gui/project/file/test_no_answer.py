"""Unresponsive or missing folders, pipes, and two windows or programs with one file.

A pipe without a writer stands for a network that does not respond: opening it blocks for ever.
"""

import os
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QProgressDialog

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import read_fig
from cubewright.formats.project.file import ProjectFile, read_project, write_project
from cubewright.gui.project.file import waiting
from cubewright.gui.project.file.recent_dialog import RecentDialog
from cubewright.gui.shell import application
from cubewright.model.project import Project


@pytest.fixture
def warnings(window, monkeypatch):
    received = []
    monkeypatch.setattr(
        window.file_controller, "show_warning", lambda *words: received.append(words)
    )
    return received


@pytest.fixture
def hung(monkeypatch, tmp_path):
    """A folder that stops responding at a call until the test ends; return its release."""
    pipe = tmp_path / "network"
    os.mkfifo(pipe)
    is_hung, stat_of = [False], Path.stat

    def stat_or_wait(path, **keys):
        if is_hung[0] and path.name.startswith("far"):
            with pipe.open("rb"):  # waits until the other end is opened
                pass
        return stat_of(path, **keys)

    def release():
        if is_hung[0]:
            is_hung[0] = False
            os.close(os.open(pipe, os.O_RDWR | os.O_NONBLOCK))

    def hang():
        is_hung[0] = True
        return release

    monkeypatch.setattr(Path, "stat", stat_or_wait)
    monkeypatch.setattr(waiting, "QUICK_SECONDS", 0.05)
    yield hang
    release()


def shown_dialog(window):
    shown = [each for each in window.findChildren(QProgressDialog) if each.isVisible()]
    return shown[0] if shown else None


def when_shown(window, act):
    """Act on the dialog once it is visible, which shows that the window still works."""

    def look():
        dialog = shown_dialog(window)
        if dialog is None:
            QTimer.singleShot(10, look)
        else:
            act(dialog)

    QTimer.singleShot(0, look)


def draw(document):
    document.edit(document.figure.toggled((0, 0, 3)), "Draw one cubelet")


def test_opening_a_file_that_does_not_answer_can_be_cancelled(window, hung, tmp_path):
    shown = window.document.puzzle
    path = tmp_path / "far.fig"
    path.write_text("/SOMA Bar\n/111\n")
    hung()
    texts = []

    def cancel(dialog):
        texts.append(dialog.labelText())
        dialog.canceled.emit()

    when_shown(window, cancel)
    assert not window.file_controller.open(path)
    assert texts == ["Waiting for far.fig: its disk or network does not answer."]
    assert window.document.puzzle == shown


def test_a_file_that_responds_late_is_opened(window, hung, tmp_path):
    path = tmp_path / "far.fig"
    path.write_text("/SOMA Bar\n/111\n")
    release = hung()
    when_shown(window, lambda _dialog: release())
    assert window.file_controller.open(path)
    assert window.document.figure.name == "Bar"


def test_saving_to_an_unresponsive_folder_can_be_cancelled_and_keeps_the_changes(
    window, hung, tmp_path
):
    path = tmp_path / "far.fig"
    window.document.save(path)
    before = path.read_bytes()
    draw(window.document)
    hung()
    when_shown(window, lambda dialog: dialog.canceled.emit())
    assert not window.file_controller.save()
    assert window.document.modified
    assert path.read_bytes() == before
    window.document.undo_stack.undo()


def test_recent_files_in_an_unresponsive_folder_are_marked(window, hung, tmp_path, qtbot):
    near, far = tmp_path / "near.fig", tmp_path / "far.fig"
    for path in (near, far):
        path.write_text("/SOMA Bar\n/111\n")
        window.settings.remember_file(path)
    hung()
    dialog = RecentDialog(window.settings, window)
    qtbot.addWidget(dialog)
    texts = [dialog.list.item(row).text() for row in (0, 1)]
    assert texts == ["far.fig\nits disk or network does not answer", f"near.fig\n{tmp_path}"]
    assert not dialog.open_button.isEnabled()
    qtbot.waitUntil(lambda: not dialog._reading.isActive())
    dialog.list.setCurrentRow(1)
    assert dialog.open_button.isEnabled()
    dialog.reject()


def test_files_in_an_unresponsive_folder_do_not_delay_the_start(window, monkeypatch, tmp_path):
    window.settings.remember_file(tmp_path / "far" / "mine.fig")
    searched, go = [], threading.Event()

    def search(folders, *_patterns):
        if tmp_path / "far" in folders:
            assert go.wait(30)
            searched.append(folders)

    monkeypatch.setattr(application, "remove_left_files", search)
    application._remove_left_files(window.settings)
    assert not searched
    go.set()


def test_a_figure_file_is_written_while_the_window_works(window, tmp_path, monkeypatch):
    pipe, sync = tmp_path / "disk", os.fsync
    os.mkfifo(pipe)

    def slow(handle):
        with pipe.open("rb"):
            pass
        sync(handle)

    draw(window.document)
    monkeypatch.setattr(os, "fsync", slow)
    texts = []

    def answer(dialog):
        texts.append(dialog.labelText())
        monkeypatch.setattr(os, "fsync", sync)
        os.close(os.open(pipe, os.O_WRONLY))

    when_shown(window, answer)
    path = tmp_path / "mine.fig"
    window.project_saving.save(path)
    assert texts == ["Saving mine.fig…"]
    assert len(read_fig(path).blocks[0].figure) == 28
    assert not window.document.modified


@pytest.mark.parametrize("name", ["pipe.fig", "pipe.toml", "pipe.search", "pipe.cubewright"])
def test_a_pipe_is_refused_immediately(window, warnings, tmp_path, name):
    path = tmp_path / name
    os.mkfifo(path)
    assert not window.file_controller.open(path)
    ((what, why),) = warnings
    assert what == f"{name} cannot be opened."
    assert why == f"{path}: it is a pipe or a device and not a file"


@pytest.mark.parametrize("suffix", [".fig", ".cubewright", ".xmpuzzle"])
def test_a_folder_may_vanish_while_its_file_is_open(window, warnings, tmp_path, suffix):
    folder = tmp_path / "stick"
    folder.mkdir()
    path = folder / f"mine{suffix}"
    window.document.save(path)
    draw(window.document)
    shutil.rmtree(folder)
    assert not window.file_controller.save()
    ((what, why),) = warnings
    assert what == f"{path.name} was not saved. Your changes are still open."
    assert "the folder does not exist; create it first" in why
    assert len(why.splitlines()) == 1
    assert window.document.modified
    folder.mkdir()
    assert window.file_controller.save()
    assert len(warnings) == 1
    assert not window.document.modified


HOLD = """
import sys
import threading
from pathlib import Path
from cubewright.formats.project.file import ProjectFile
file = ProjectFile(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
file.close()
"""


def test_a_project_that_another_process_has_open_is_read_only(window, warnings, tmp_path):
    path = tmp_path / "shared.cubewright"
    write_project(path, Project().with_puzzle_added(built_in_puzzle("cube"), "Cube"))
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout.readline() == "open\n"
        before = path.read_bytes()
        assert window.file_controller.open(path)
        assert window.document.read_only_reason
        draw(window.document)
        window.file_controller.save_as = lambda: False
        assert not window.file_controller.save()
        del window.file_controller.save_as
        assert window.document.modified
        assert path.read_bytes() == before
        assert len(warnings) == 1
        other.stdin.close()
    window.document.undo_stack.undo()
    assert window.file_controller.open(path)
    assert not window.document.read_only_reason


def test_a_project_that_this_window_has_open_is_not_written_by_another_process(window, tmp_path):
    path = tmp_path / "shared.cubewright"
    window.document.save(path)
    other = ProjectFile(path)
    assert other.read_only_reason
    other.close()
    assert read_project(path).problems
    draw(window.document)
    window.project_saving.save(path)
    assert len(read_project(path).problems[0].figure) == 28
