"""The export dialog: the choice is read as it was typed, and every format is offered."""

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.solutions.fig import FIG
from cubewright.formats.solutions.json import JSON
from cubewright.formats.solutions.solution_format import solution_formats
from cubewright.gui.export.export_controller import offered_formats
from cubewright.gui.export.export_dialog import Content, ExportChoice, ExportDialog
from cubewright.gui.export.export_task import write_parts


@pytest.fixture
def dialog(qtbot, tmp_path):
    parent = QWidget()
    qtbot.addWidget(parent)
    made = ExportDialog("cube", 1, 2, tmp_path / "cube.fig", offered_formats(), parent)
    made.owner = parent  # a parent that is deleted deletes the dialog
    return made


def titles(dialog):
    return [dialog.format_box.itemText(index) for index in range(dialog.format_box.count())]


def choose(dialog, content, form):
    dialog.content_buttons[content].click()
    dialog.format_box.setCurrentText(f"{form.title} ({form.suffix})")


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("some", "some.fig"),
        (" some.txt ", "some.txt"),
        ("folder/some", "folder/some.fig"),
        ("~nobody-of-that-name/x.fig", "~nobody-of-that-name/x.fig"),
        (".", ""),
        ("..", ".."),
    ],
)
def test_a_relative_path_starts_at_the_proposed_folder(dialog, tmp_path, typed, expected):
    dialog.path_edit.setText(typed)
    assert dialog.path == tmp_path / expected


@pytest.mark.parametrize("typed", ["/", "x" * 400, "a/" * 3000 + "x", "nul\0l"])
def test_an_impossible_path_is_reported_as_a_file_error(dialog, typed):
    dialog.path_edit.setText(typed)
    dialog.accept()
    assert dialog.result() == ExportDialog.DialogCode.Accepted
    with pytest.raises(CubewrightError, match="cannot be written"):
        write_parts(dialog.path, [(1, "/1/1\n")])


def test_the_default_is_all_solutions_in_a_fig_file(dialog, tmp_path):
    assert dialog.choice == ExportChoice(Content.ALL, FIG, tmp_path / "cube.fig")


def test_the_default_without_solutions_is_the_figure_in_a_fig_file(dialog, tmp_path):
    path, owner = tmp_path / "cube.fig", dialog.owner
    unsolved = ExportDialog("cube", 0, 0, path, offered_formats(), owner)
    assert unsolved.choice == ExportChoice(Content.FIGURE, FIG, path)
    assert titles(unsolved) == ["Figure file (.fig)"]


def test_solutions_can_be_written_in_every_registered_format(dialog):
    dialog.content_buttons[Content.ALL].click()
    assert len(titles(dialog)) == len(solution_formats())
    for form in solution_formats().values():
        choose(dialog, Content.ALL, form)
        assert dialog.choice.form is form


def test_the_file_name_follows_the_format(dialog, tmp_path):
    choose(dialog, Content.ALL, JSON)
    assert dialog.path == tmp_path / "cube.json"
    dialog.path_edit.setText("other")
    assert dialog.path == tmp_path / "other.json"
    dialog.path_edit.setText("notes.txt")
    choose(dialog, Content.ALL, FIG)
    assert dialog.path == tmp_path / "notes.txt"


def test_a_format_without_figures_is_not_offered_for_the_figure(dialog, tmp_path):
    choose(dialog, Content.ALL, JSON)
    dialog.content_buttons[Content.FIGURE].click()
    assert dialog.choice == ExportChoice(Content.FIGURE, FIG, tmp_path / "cube.fig")


def test_a_former_choice_is_shown_again(dialog, tmp_path):
    former = ExportChoice(Content.SELECTED, JSON, tmp_path / "gone" / "x.json")
    dialog.show_choice(former)
    assert dialog.choice == former


@pytest.mark.parametrize(("answer", "accepted"), [("Replace", True), ("Cancel", False)])
def test_replacing_a_file_is_confirmed(dialog, tmp_path, monkeypatch, answer, accepted):
    (tmp_path / "cube.fig").write_text("old\n")
    texts = []

    def click(box):
        texts.append(box.text())
        next(b for b in box.buttons() if b.text().replace("&", "") == answer).click()

    monkeypatch.setattr(QMessageBox, "exec", click)
    dialog.accept()
    assert texts == ["“cube.fig” already exists."]
    assert (dialog.result() == ExportDialog.DialogCode.Accepted) is accepted


def test_a_filtered_list_is_named_as_such(dialog, tmp_path):
    path, formats = tmp_path / "cube.fig", offered_formats()
    part = ExportDialog("cube", 1, 1204, path, formats, dialog.owner, 19186)
    text = part.content_buttons[Content.ALL].text()
    assert text == "The listed solutions (1,204 of 19,186)"
    assert dialog.content_buttons[Content.ALL].text() == "All solutions found (2)"
