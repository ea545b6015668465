"""The export dialog: it reads the typed path, and offers every format."""

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.conversion.conversion import PUZZLE_FORMATS
from cubewright.formats.solutions.solution_format import solution_formats
from cubewright.gui.export.document_export import puzzle_kinds, solution_kinds
from cubewright.gui.export.export_choice import Content, Exportable, ExportChoice
from cubewright.gui.export.export_dialog import ExportDialog
from cubewright.gui.export.export_task import write_parts

SOLUTIONS = {kind.name: kind for kind in solution_kinds()}
FIG, JSON = SOLUTIONS["fig"], SOLUTIONS["json"]
PROJECT, FIGURES = puzzle_kinds()[:2]


@pytest.fixture
def dialog(qtbot, tmp_path):
    parent = QWidget()
    qtbot.addWidget(parent)
    made = ExportDialog(Exportable(3, "cube", 1, 2, 2), tmp_path / "cube.fig", parent)
    made.owner = parent  # keep the parent, which would delete the dialog
    return made


def titles(dialog):
    return [dialog.kind_box.itemText(index) for index in range(dialog.kind_box.count())]


def choose(dialog, content, form):
    dialog.content_buttons[content].click()
    dialog.kind_box.setCurrentText(f"{form.title} ({form.suffix})")


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
    unsolved = ExportDialog(Exportable(1, "cube"), path, owner)
    assert unsolved.choice == ExportChoice(Content.PROBLEM, FIGURES, path)
    assert not unsolved.content_buttons[Content.PROJECT].isVisibleTo(unsolved)
    assert len(titles(unsolved)) == len(PUZZLE_FORMATS)


def test_the_whole_project_is_proposed_if_there_are_several_problems(dialog, tmp_path):
    several = ExportDialog(Exportable(3, "cube"), tmp_path / "my.fig", dialog.owner)
    assert several.choice == ExportChoice(Content.PROJECT, FIGURES, tmp_path / "my.fig")
    assert several.content_buttons[Content.PROJECT].text() == "The &whole project (3 problems)"


def test_a_file_of_figures_is_named_so(dialog, tmp_path):
    exportable = Exportable(3, "cube", is_project=False)
    made = ExportDialog(exportable, tmp_path / "my.fig", dialog.owner)
    assert made.content_buttons[Content.PROJECT].text() == "The w&hole file (3 problems)"
    assert made.content_buttons[Content.PROBLEM].text() == "The p&roblem “cube”"


def test_the_proposed_name_follows_the_content(dialog, tmp_path):
    made = ExportDialog(Exportable(3, "Four/chimneys", 1, 2, 2), tmp_path / "my.fig", dialog.owner)
    assert made.path == tmp_path / "Four-chimneys.fig"
    made.content_buttons[Content.PROJECT].click()
    assert made.path == tmp_path / "my.fig"
    choose(made, Content.PROBLEM, PROJECT)
    assert made.path == tmp_path / "Four-chimneys.cubewright"
    made.path_edit.setText(str(tmp_path / "mine.cubewright"))
    made.content_buttons[Content.PROJECT].click()
    assert made.path == tmp_path / "mine.cubewright"


@pytest.mark.parametrize("content", [Content.PROJECT, Content.PROBLEM])
def test_puzzles_can_be_written_in_every_format_of_the_terminal(dialog, content):
    dialog.content_buttons[content].click()
    assert [dialog.kind_box.itemData(n).suffix for n in range(dialog.kind_box.count())] == list(
        PUZZLE_FORMATS
    )


def test_the_open_file_is_not_proposed_and_not_replaced(dialog, tmp_path, monkeypatch):
    own, warnings = tmp_path / "my.fig", []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: warnings.append(box.text()))
    made = ExportDialog(Exportable(1, "my", path=own), own, dialog.owner)
    assert made.path == tmp_path / "my (2).fig"
    choose(made, Content.PROBLEM, PROJECT)
    assert made.path == tmp_path / "my (2).cubewright"
    made.path_edit.setText(str(own))
    made.accept()
    assert warnings == ["“my.fig” is the open file."]
    assert made.result() != ExportDialog.DialogCode.Accepted


def test_solutions_can_be_written_in_every_registered_format(dialog):
    dialog.content_buttons[Content.ALL].click()
    assert len(titles(dialog)) == len(solution_formats())
    for kind in solution_kinds():
        choose(dialog, Content.ALL, kind)
        assert dialog.choice.kind == kind


def test_the_file_name_follows_the_format(dialog, tmp_path):
    choose(dialog, Content.ALL, JSON)
    assert dialog.path == tmp_path / "cube.json"
    dialog.path_edit.setText("other")
    assert dialog.path == tmp_path / "other.json"
    dialog.path_edit.setText("notes.txt")
    choose(dialog, Content.ALL, FIG)
    assert dialog.path == tmp_path / "notes.txt"


def test_a_format_of_solutions_is_not_offered_for_a_problem(dialog, tmp_path):
    choose(dialog, Content.ALL, JSON)
    dialog.content_buttons[Content.PROBLEM].click()
    assert dialog.choice == ExportChoice(Content.PROBLEM, FIGURES, tmp_path / "cube.fig")


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


def test_a_filtered_list_is_named_so(dialog, tmp_path):
    exportable = Exportable(1, "cube", 1, 1204, 19186)
    part = ExportDialog(exportable, tmp_path / "cube.fig", dialog.owner)
    text = part.content_buttons[Content.ALL].text().replace("&", "")
    assert text == "The listed solutions (1,204 of 19,186)"
    assert dialog.content_buttons[Content.ALL].text() == "&All solutions found (2)"
