"""Saving names the data that a format cannot keep, and offers a project."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox

from cubewright.formats.fig.colour_marks import COLOUR_MARKS
from cubewright.formats.project.file import read_project
from cubewright.gui.frame import save_dialog
from cubewright.gui.frame.save_dialog import SaveDialog
from cubewright.gui.project.file import file_controller
from cubewright.model.results import Disassembly, Results, SolutionCounts, SolutionMark
from cubewright.presenter.scripting import solutions

LISTED = "• 3 solutions of “Soma cube”"
COUNTED = "• the counts and runs of “Soma cube”"
PROJECTS, FIGURES = "Cubewright projects (*.cubewright)", "Figures (*.fig *.txt)"


@pytest.fixture
def window(asking_window):
    return asking_window


@pytest.fixture
def dialogs(monkeypatch):
    """The arguments of each dialog for a name, and the note on the file that it returns."""
    shown, answers = [], []

    def answer(parent, title, proposal, kinds, suffix, note):
        path = answers.pop(0) if answers else None
        shown.append((Path(proposal).name, kinds.split(";;")[0], path and note(path, parent)))
        return ("", "") if path is None else (str(path), "")

    monkeypatch.setattr(save_dialog, "ask_with_note", answer)
    return shown, answers


@pytest.fixture
def boxes(monkeypatch):
    """The questions shown, and the texts of the buttons that answer them; Cancel by default."""
    shown, answers = [], []

    def answer(box):
        shown.append((box.text(), box.informativeText()))
        words = answers.pop(0) if answers else "Cancel"
        box.chosen = next(each for each in box.buttons() if words in each.text().replace("&", ""))
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    monkeypatch.setattr(QMessageBox, "clickedButton", lambda box: box.chosen)
    return shown, answers


def list_solutions(document, number=3):
    found = tuple(each.placed for each in solutions(document.puzzle, limit=number))
    results = Results(counts=SolutionCounts(unique=240), solutions=found, is_complete=True)
    document.set_results(document.key_at(0), document.puzzle, results)


def test_a_new_puzzle_with_solutions_is_saved_as_a_project_first(window, tmp_path, dialogs, boxes):
    shown, answers = dialogs
    assert not window.file_controller.save()
    assert shown.pop() == ("Soma cube.fig", FIGURES, None)
    list_solutions(window.document)
    answers.append(tmp_path / "work.cubewright")
    assert window.file_controller.save()
    assert shown == [("Soma cube.cubewright", PROJECTS, "")]
    assert len(read_project(tmp_path / "work.cubewright").problems[0].results.solutions) == 3
    assert boxes[0] == []


def test_the_dialog_names_what_a_figure_file_cannot_keep_and_no_further_question_follows(
    window, tmp_path, dialogs, boxes
):
    list_solutions(window.document)
    dialogs[1].append(tmp_path / "work.fig")
    assert window.file_controller.save()
    ((_, _, note),) = dialogs[0]
    advice = "A Cubewright project (.cubewright) holds everything."
    assert note.splitlines() == ["work.fig will not hold everything:", LISTED, COUNTED, advice]
    assert window.file_controller.save()
    assert boxes[0] == []


def test_an_opened_figure_file_is_saved_without_its_solutions_only_after_a_question(
    window, tmp_path, dialogs, boxes
):
    path, (shown, answers) = tmp_path / "work.fig", boxes
    window.document.save(path)
    window.document.edit(window.document.figure.toggled((0, 0, 0)), "Remove one")
    window.document.edit(window.document.figure.toggled((0, 0, 0)), "Draw one")
    window.document.rename("Soma cube")
    assert window.file_controller.save()
    assert shown == []  # nothing is lost
    list_solutions(window.document)
    path.write_bytes(before := path.read_bytes())
    assert not window.file_controller.save()
    assert shown == [("work.fig will not hold everything:", f"{LISTED}\n{COUNTED}")]
    assert path.read_bytes() == before
    answers.append("figures only")
    assert window.file_controller.save()
    assert window.file_controller.save()
    assert len(shown) == 2  # the user has agreed
    list_solutions(window.document, 4)
    assert not window.file_controller.save()
    assert shown[2][1].startswith("• 4 solutions of ")
    answers.append("project")
    dialogs[1].append(tmp_path / "work.cubewright")
    assert window.file_controller.save()
    assert window.document.path == tmp_path / "work.cubewright"


def test_an_agreement_applies_to_one_document(window, tmp_path, boxes):
    path, (shown, answers) = tmp_path / "work.fig", boxes
    window.document.save(path)
    for _ in range(2):
        list_solutions(window.document)
        answers.append("figures only")
        assert window.file_controller.save()
        window.document.open(path)
    assert len(shown) == 2


def test_a_name_without_the_note_raises_a_question(window, tmp_path, boxes, monkeypatch):
    list_solutions(window.document)
    monkeypatch.setattr(
        file_controller,
        "ask_save_path",
        lambda *args: args[5](Path("a.fig"), window) and tmp_path / "b.fig",
    )
    assert not window.file_controller.save()
    assert [text for text, _ in boxes[0]] == ["b.fig will not hold everything:"]


def test_the_note_follows_the_name_and_the_kind_of_file(qtbot, tmp_path):
    notes = {".fig": "no solutions", ".cubewright": "", ".txt": "no pieces"}
    dialog = SaveDialog(
        None, "Save", str(tmp_path / "Soma cube"), f"{PROJECTS};;{FIGURES}", ".fig",
        lambda path, _parent: notes[path.suffix],
    )  # fmt: skip
    qtbot.addWidget(dialog)
    dialog.show()
    assert (dialog.path, dialog.note.isVisible()) == (tmp_path / "Soma cube.cubewright", False)
    dialog.selectNameFilter(FIGURES)
    dialog.filterSelected.emit(FIGURES)
    assert (dialog.path.name, dialog.note.text()) == ("Soma cube.fig", "no solutions")
    assert dialog.note.isVisible()
    dialog.name.setText("mine.txt")
    assert dialog.note.text() == "no pieces"
    dialog.name.setText("mine.cubewright")
    assert not dialog.note.isVisible()


def test_a_cancelled_dialog_gives_no_name(window, tmp_path, monkeypatch):
    monkeypatch.setattr(SaveDialog, "exec", lambda dialog: QFileDialog.DialogCode.Rejected)
    assert save_dialog.ask_with_note(
        window, "Save", str(tmp_path / "a.fig"), FIGURES, ".fig", lambda *_: ""
    ) == ("", "")
    monkeypatch.setattr(SaveDialog, "exec", lambda dialog: QFileDialog.DialogCode.Accepted)
    path, kind = save_dialog.ask_with_note(
        window, "Save", str(tmp_path / "a.fig"), FIGURES, ".fig", lambda *_: ""
    )
    assert (path, kind) == (str(tmp_path / "a.fig"), FIGURES)


def test_stars_analyses_and_colours_are_named_too(window, tmp_path):
    document, path = window.document, tmp_path / "work.fig"
    list_solutions(document)
    key, puzzle = document.key_at(0), document.puzzle
    results = replace(document.results_at(0), disassemblies=(Disassembly(0, "{}"),))
    document.set_results(key, puzzle, results)
    mark = SolutionMark(results.solutions[0], is_starred=True)
    document.mark_solutions(key, (mark,), "Star solution 1")
    name = "of “Soma cube”"
    assert document.losses(path) == (
        f"3 solutions {name}",
        f"1 disassembly {name}",
        f"the stars, notes and deletions of solutions {name}",
        f"the counts and runs {name}",
    )
    figure = document.figure
    document.edit(replace(figure, colours=((figure.cells[0], 99),)), "Colour one")
    most = len(COLOUR_MARKS)
    assert document.losses(path)[0] == f"the colour numbers above {most} {name}"


def test_running_results_are_put_into_the_document_first(window, tmp_path, boxes):
    calls = []
    window.unsaved_work.add_preparation(lambda: list_solutions(window.document) or calls.append(1))
    window.document.save(tmp_path / "work.fig")
    try:
        assert not window.file_controller.save()
        assert boxes[0][0][1].startswith(LISTED)
        assert calls == [1]
    finally:
        window.unsaved_work._before.pop()
