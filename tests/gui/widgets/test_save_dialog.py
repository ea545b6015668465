"""The dialog that asks for a file to write."""

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from cubewright.gui.frame.save_dialog import ask_save_path


@pytest.fixture
def parent(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(("pressed", "agreed"), [("Cancel", False), ("&Replace", True)])
def test_an_added_suffix_replaces_a_file_only_after_a_question(
    parent, tmp_path, monkeypatch, pressed, agreed
):
    (tmp_path / "my.fig").write_text("")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "my"), ""))
    defaults = []
    monkeypatch.setattr(
        QMessageBox, "exec", lambda box: defaults.append(box.defaultButton().text())
    )
    monkeypatch.setattr(
        QMessageBox,
        "clickedButton",
        lambda box: next(each for each in box.buttons() if each.text() == pressed),
    )
    path = ask_save_path(parent, "Save", tmp_path / "x.fig", "", ".fig")
    assert path == (tmp_path / "my.fig" if agreed else None)
    assert defaults == ["Cancel"]


def test_a_typed_suffix_is_kept_and_cancel_returns_no_name(parent, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "a.b"), ""))
    assert ask_save_path(parent, "Save", tmp_path, "", ".fig") == tmp_path / "a.b"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    assert ask_save_path(parent, "Save", tmp_path, "", ".fig") is None
