"""Recent files are shown as pictures, and files dropped on a window are opened."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication

from cubewright.formats.fig.file import parse_fig
from cubewright.gui.project.file import file_drop
from cubewright.gui.project.file.recent_dialog import MISSING, PICTURE, RecentDialog, first_figure


def figure_file(folder, name, rows="/111/11.\n"):
    path = folder / name
    path.write_text(f"/SOMA {path.stem}\n{rows}")
    return path


@pytest.fixture
def dialog(window, qtbot, tmp_path):
    """The dialog for an existing file, a damaged file and a missing file."""
    damaged = tmp_path / "damaged.fig"
    damaged.write_bytes(b"\xff\x00" * 40)
    for path in (tmp_path / "gone.fig", damaged, figure_file(tmp_path, "here.fig")):
        window.settings.remember_file(path)
    made = RecentDialog(window.settings, window)
    qtbot.addWidget(made)
    return made


def test_each_file_has_a_picture_and_a_missing_file_is_marked(dialog, qtbot):
    texts = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert [text.splitlines()[0] for text in texts] == ["here.fig", "damaged.fig", "gone.fig"]
    assert texts[2].splitlines()[1] == MISSING
    qtbot.waitUntil(lambda: not dialog._reading.isActive())
    image = dialog.list.item(0).icon().pixmap(PICTURE).toImage()
    assert image.pixelColor(image.rect().center()).alpha() == 255
    assert len(first_figure(dialog.path)) == 5


def test_a_missing_file_cannot_be_opened_but_can_be_removed(dialog, window):
    dialog.list.setCurrentRow(2)
    assert not dialog.open_button.isEnabled()
    dialog.accept()
    assert dialog.result() == 0
    dialog.remove_button.click()
    assert [path.name for path in window.settings.recent_files] == ["here.fig", "damaged.fig"]
    dialog.remove_selected()
    dialog.remove_selected()
    assert window.settings.recent_files == ()
    assert not dialog.open_button.isEnabled()
    assert not dialog.none_label.isHidden()


def drop(window, paths):
    files = QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    place, buttons, keys = QPoint(20, 20), Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    copy = Qt.DropAction.CopyAction
    window.dragEnterEvent(QDragEnterEvent(place, copy, files, buttons, keys))
    shown = window.file_drop.label.text() if window.file_drop.label.isVisible() else ""
    window.dropEvent(QDropEvent(QPointF(place), copy, files, buttons, keys))
    return shown


def test_several_dropped_files_open_here_and_in_new_windows(window, tmp_path, recorded):
    paths = [figure_file(tmp_path, f"{name}.fig") for name in "abc"]
    asked_for = recorded(window.file_drop.window_requested)
    shown = drop(window, [*paths, paths[0]])
    assert shown == "Open “a.fig” here and 2 more files in new windows"
    assert window.document.path == paths[0]
    assert asked_for == paths[1:]
    assert window.file_drop.label.isHidden()


def test_many_dropped_files_are_opened_after_a_question(window, tmp_path, recorded, monkeypatch):
    paths = [figure_file(tmp_path, f"{number}.fig") for number in range(7)]
    asked_for = recorded(window.file_drop.window_requested)
    monkeypatch.setattr(file_drop, "confirm", lambda *_texts: False)
    drop(window, paths)
    assert window.document.path is None
    assert asked_for == []


def test_only_files_are_accepted(window):
    assert drop(window, []) == ""
    assert file_drop.drop_text([Path("x.fig")]) == "Open “x.fig” here"


def test_the_figure_of_a_recent_file_is_copied(dialog, qtbot):
    qtbot.waitUntil(lambda: not dialog._reading.isActive())
    (copy,) = dialog.list.actions()
    copy.trigger()
    data = QGuiApplication.clipboard().mimeData()
    assert data.hasImage()
    assert len(parse_fig(data.text(), "clipboard").blocks[0].figure) == 5
    QGuiApplication.clipboard().setText("before")
    dialog.list.setCurrentRow(1)  # it cannot be read, so nothing is copied
    copy.trigger()
    assert QGuiApplication.clipboard().text() == "before"
