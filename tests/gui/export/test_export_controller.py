"""Exporting from the window, also in an added format, and after a failure."""

import json
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

import cubewright.formats.solutions
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.conversion.conversion import PUZZLE_FORMATS
from cubewright.formats.conversion.convert import convert_file
from cubewright.formats.fig.file import read_fig
from cubewright.formats.piece_sets.catalogue import read_piece_set
from cubewright.formats.project.file import read_project, write_project
from cubewright.formats.solutions.solution_format import solution_formats
from cubewright.formats.xmpuzzle.elements import xml_bytes
from cubewright.formats.xmpuzzle.file import xmpuzzle_of_bytes
from cubewright.formats.xmpuzzle.puzzle import file_elements
from cubewright.gui.export import export_controller
from cubewright.gui.export.document_export import convert_document
from cubewright.gui.export.export_choice import Content
from cubewright.gui.export.export_dialog import ExportDialog
from cubewright.gui.project.file import waiting
from cubewright.gui.project.file.questions import LossAnswer
from cubewright.gui.solve.solve_session import SolveState
from cubewright.model.project import project_of
from cubewright.model.results import Results, SolutionCounts
from cubewright.presenter.scripting import solutions
from cubewright.presenter.solutions import order

FIGURES = "Figures with their pieces (.fig)"
ADDED_FORMAT = """
from cubewright.formats.solutions.solution_format import SolutionFormat

NUMBERS = SolutionFormat(
    "numbers", "Numbers alone", lambda _solution, number: f"{number}\\n", between="", suffix=".nr"
)
"""


@pytest.fixture
def added_format(tmp_path, monkeypatch):
    """A format in a separate file beside the others."""
    (tmp_path / "numbers_of_test.py").write_text(ADDED_FORMAT)
    package = cubewright.formats.solutions
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path)])
    solution_formats.cache_clear()
    yield "Numbers alone (.nr)"
    solution_formats.cache_clear()
    sys.modules.pop("cubewright.formats.solutions.numbers_of_test", None)


def answer(monkeypatch, *answers):
    """Answer the export dialogs that open; return the choice shown by each and the errors."""
    waiting, shown, errors = list(answers), [], []

    def exec_dialog(dialog):
        shown.append((dialog.choice.content, dialog.path_edit.text()))
        if not waiting:
            return ExportDialog.DialogCode.Rejected
        content, format_title, path = waiting.pop(0)
        dialog.content_buttons[content].click()
        dialog.kind_box.setCurrentText(format_title)
        assert dialog.kind_box.currentText() == format_title
        dialog.path_edit.setText(str(path))
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(ExportDialog, "exec", exec_dialog)
    monkeypatch.setattr(
        QMessageBox, "exec", lambda box: errors.append((box.text(), box.informativeText()))
    )
    return shown, errors


def solve(window, qtbot):
    window.actions_["solve"].trigger()
    qtbot.waitUntil(
        lambda: window.solve_controller.session.state is SolveState.IDLE, timeout=60_000
    )


def export(window, qtbot):
    """Trigger Export, and return the status message."""
    with qtbot.waitSignal(window.export_controller.status_message) as message:
        window.actions_["export"].trigger()
    return message.args[0]


def test_after_a_failure_the_path_is_reported_and_the_choice_is_kept(
    window, qtbot, monkeypatch, tmp_path
):
    solve(window, qtbot)
    wrong, right = tmp_path / "gone" / "x.fig", tmp_path / "x.fig"
    fig = "Figure file (.fig)"
    shown, errors = answer(monkeypatch, (Content.ALL, fig, wrong), (Content.ALL, fig, right))
    assert export(window, qtbot) == "Exported 240 solutions to x.fig."
    assert errors == [
        (
            "x.fig was not exported.",
            f"{wrong}: cannot be written: the folder does not exist; create it first",
        )
    ]
    assert shown[1] == (Content.ALL, str(wrong))
    assert len(shown) == 2
    assert len(read_fig(right).blocks) == 240


def test_the_dialog_can_be_cancelled_after_a_failure(window, qtbot, monkeypatch, tmp_path):
    path = tmp_path / "gone" / "x.fig"
    shown, errors = answer(monkeypatch, (Content.PROBLEM, FIGURES, path))
    window.actions_["export"].trigger()
    qtbot.waitUntil(lambda: len(shown) == 2)
    assert len(errors) == 1


def test_all_solutions_are_proposed_after_a_search_and_later_the_last_choice(
    window, qtbot, monkeypatch, tmp_path
):
    shown, _errors = answer(monkeypatch, (Content.PROBLEM, FIGURES, tmp_path / "x.fig"))
    solve(window, qtbot)
    export(window, qtbot)
    window.actions_["export"].trigger()
    assert [content for content, _path in shown] == [Content.ALL, Content.PROBLEM]


def test_selected_solutions_keep_their_numbers(window, qtbot, monkeypatch, tmp_path):
    solve(window, qtbot)
    table = window.panel.table
    window.panel.go_to(2)
    table.selectionModel().select(
        table.model().index(4, 0),
        table.selectionModel().SelectionFlag.Select | table.selectionModel().SelectionFlag.Rows,
    )
    path: Path = tmp_path / "some.fig"
    answer(monkeypatch, (Content.SELECTED, "Figure file (.fig)", path))
    assert export(window, qtbot) == "Exported 2 solutions to some.fig."
    assert [block.name for block in read_fig(path).blocks] == ["Soma cube 3", "Soma cube 5"]


def test_the_figure_and_the_solutions_are_exported_in_the_chosen_formats(
    window, qtbot, monkeypatch, tmp_path, added_format
):
    solve(window, qtbot)
    figure, listed, added = tmp_path / "cube.fig", tmp_path / "all.json", tmp_path / "all.nr"
    answer(monkeypatch, (Content.PROBLEM, FIGURES, figure))
    assert export(window, qtbot) == "Exported “Soma cube” to cube.fig."
    assert read_fig(figure).blocks[0].figure.cells == window.document.figure.cells
    answer(monkeypatch, (Content.ALL, "JSON for other programs (.json)", listed))
    export(window, qtbot)
    assert len(json.loads(listed.read_text())["solutions"]) == 240
    answer(monkeypatch, (Content.ALL, added_format, added))
    export(window, qtbot)
    assert added.read_text() == "".join(f"{number}\n" for number in range(1, 241))


def test_the_last_export_choice_and_folder_are_proposed_again(window, tmp_path, monkeypatch, qtbot):
    window.settings.remember_export("problem", "fig", tmp_path)
    shown, _errors = answer(monkeypatch)
    window.export_controller.ask()
    assert shown == [(Content.PROBLEM, str(tmp_path / "Soma cube.fig"))]


PAIR = """/SOMA Stairs
; pieces: My bars, drawn here
;pieces minimum=0
;piece I count=3
;shape I /XX
;shape L /XX/X.
/1111/111.
"""


def test_exported_solutions_open_with_their_pieces(window, qtbot, monkeypatch, tmp_path):
    path, target = tmp_path / "a.fig", tmp_path / "solutions.fig"
    path.write_text(PAIR)
    window.document.open(path)
    pieces = window.document.piece_set
    solve(window, qtbot)
    answer(monkeypatch, (Content.ALL, "Figure file (.fig)", target))
    export(window, qtbot)
    window.document.open(target)
    blocks = window.document.blocks
    assert len(blocks) > 1
    assert all(block.is_solution for block in blocks)
    for index in range(len(blocks)):
        window.document.select(index)
        assert window.document.piece_set == pieces


def test_the_listed_solutions_are_exported_in_their_order(window, qtbot, monkeypatch, tmp_path):
    solve(window, qtbot)
    window.panel.filter.set_words("100-104")
    window.panel.filter.choose_order(order.NUMBER, is_descending=True)
    path = tmp_path / "some.fig"
    answer(monkeypatch, (Content.ALL, "Figure file (.fig)", path))
    assert export(window, qtbot) == "Exported 5 solutions to some.fig."
    names = [f"Soma cube {number}" for number in range(104, 99, -1)]
    assert [block.name for block in read_fig(path).blocks] == names


@pytest.fixture
def project(window, tmp_path):
    """An open project file with three problems; the current one is a solved cube."""
    path = tmp_path / "my.cubewright"
    puzzles = {name: built_in_puzzle(name) for name in ("cube", "bedlam", "meteor")}
    made = replace(project_of(puzzles), note="everything")
    counted = Results(counts=SolutionCounts(unique=240), is_complete=True)
    write_project(path, made.with_results(0, counted))
    window.document.open(path)
    return path


def click_in_boxes(monkeypatch, *buttons):
    """Press buttons in message boxes, by a part of their text; return the texts of the boxes."""
    waiting, shown = list(buttons), []

    def click(box):
        shown.append((box.text(), box.informativeText().splitlines()))
        wanted = waiting.pop(0)
        box.chosen = next(each for each in box.buttons() if wanted in each.text().replace("&", ""))

    monkeypatch.setattr(QMessageBox, "exec", click)
    monkeypatch.setattr(QMessageBox, "clickedButton", lambda box: box.chosen)
    return shown


TITLES = {suffix: f"{title} ({suffix})" for suffix, title in PUZZLE_FORMATS.items()}


@pytest.mark.parametrize("suffix", [".fig", ".xmpuzzle"])
def test_losses_named_by_the_terminal_are_named_before_the_project_is_exported(
    window, qtbot, monkeypatch, tmp_path, project, suffix
):
    target = tmp_path / f"new{suffix}"
    choice = (Content.PROJECT, TITLES[suffix], target)
    answer(monkeypatch, choice, choice)
    asked = click_in_boxes(monkeypatch, "Cancel", "Export anyway")
    losses = convert_file(project, target).losses
    window.settings.remember_export_folder(tmp_path)
    assert export(window, qtbot) == f"Exported the project to new{suffix}."
    assert (
        asked == [(f"new{suffix} will not hold everything:", [f"• {each}" for each in losses])] * 2
    )
    assert convert_file(target, tmp_path / "x.cubewright").project.problems[1].name == "bedlam"


def test_a_project_loses_nothing(window, qtbot, monkeypatch, tmp_path, project):
    target = tmp_path / "copy.cubewright"
    answer(monkeypatch, (Content.PROJECT, TITLES[".cubewright"], target))
    export(window, qtbot)
    assert read_project(target) == read_project(project)
    assert window.document.path == project


def test_a_cubewright_project_is_offered_instead_of_losses(
    window, qtbot, monkeypatch, tmp_path, project
):
    target = tmp_path / "one.fig"
    shown, _ = answer(monkeypatch, (Content.PROBLEM, FIGURES, target))
    click_in_boxes(monkeypatch, "Save as Cubewright project")
    window.actions_["export"].trigger()
    assert shown[1] == (Content.PROBLEM, str(tmp_path / "one.cubewright"))
    assert not target.exists()


def test_one_problem_is_exported_as_a_piece_set(window, qtbot, monkeypatch, tmp_path, project):
    target = tmp_path / "mine.toml"
    answer(monkeypatch, (Content.PROBLEM, TITLES[".toml"], target))
    asked = click_in_boxes(monkeypatch, "Export anyway")
    export(window, qtbot)
    assert "• the figures 'cube'" in asked[0][1]
    assert read_piece_set(target).pieces == window.document.piece_set.pieces


def test_a_figure_file_exported_as_a_figure_file_keeps_its_text(
    window, qtbot, monkeypatch, tmp_path
):
    path, target = tmp_path / "a.fig", tmp_path / "b.fig"
    path.write_text("; a comment\n/SOMA one\n/11\n\n/SOMA two\n/.V\n/VV\n/LL\n/L.\n/L.\n")
    window.document.open(path)
    answer(monkeypatch, (Content.PROJECT, FIGURES, target))
    export(window, qtbot)
    assert target.read_bytes() == path.read_bytes()


def test_the_name_of_the_project_is_proposed(window, monkeypatch, tmp_path, project):
    window.settings.remember_export_folder(tmp_path)
    shown, _ = answer(monkeypatch)
    window.export_controller.ask()
    assert shown == [(Content.PROJECT, str(tmp_path / "my.fig"))]


def test_print_proposes_pages_independent_of_the_last_export(window, monkeypatch):
    window.settings.remember_export(Content.PICTURE.value, "png-picture", Path.home())
    shown, _ = answer(monkeypatch)
    window.actions_["print"].trigger()
    ((content, _path),) = shown
    assert content is Content.SHEET


def test_a_burrtools_file_exported_as_a_burrtools_file_keeps_its_elements(
    window, qtbot, monkeypatch, tmp_path
):
    path, target = tmp_path / "a.xmpuzzle", tmp_path / "b.xmpuzzle"
    content = xml_bytes(file_elements([("cube", built_in_puzzle("cube"))]), packed=False)
    path.write_bytes(content.replace(b"<comment", b"<future><deep/></future><comment"))
    monkeypatch.setattr(QMessageBox, "exec", lambda _box: None)
    window.document.open(path)
    answer(monkeypatch, (Content.PROBLEM, TITLES[".xmpuzzle"], target))
    export(window, qtbot)
    assert b"<deep/>" in target.read_bytes()


def test_each_problem_is_exported_alone_though_the_burrtools_file_lacks_one(window, tmp_path):
    path = tmp_path / "three.cubewright"
    names = {"first": "cube", "hexagons": "hexiamonds-6x6", "last": "cube"}
    write_project(path, project_of({name: built_in_puzzle(each) for name, each in names.items()}))
    document = window.document
    document.open(path)
    document.save(path.with_suffix(".xmpuzzle"))
    assert document.to_burrtools.problems == (0, 2)
    for index, name in enumerate(names):
        made = convert_document(document, ".xmpuzzle", index)
        found = xmpuzzle_of_bytes(made.content, "one.xmpuzzle")
        assert [each.name for each in found.problems] == [name]


def test_many_solutions_are_converted_to_burrtools_in_the_background(
    window, qtbot, monkeypatch, tmp_path
):
    target, in_window = tmp_path / "a.xmpuzzle", []

    def convert(*args):
        in_window.append(threading.current_thread() is threading.main_thread())
        return convert_document(*args)

    monkeypatch.setattr(waiting, "MAX_QUICK_SOLUTIONS", 1)
    monkeypatch.setattr(export_controller, "convert_document", convert)
    monkeypatch.setattr(export_controller, "ask_about_losses", lambda *_args: LossAnswer.WRITE)
    document = window.document
    found = tuple(each.placed for each in solutions(document.puzzle, limit=2))
    document.set_results(document.key_at(0), document.puzzle, Results(solutions=found))
    answer(monkeypatch, (Content.PROBLEM, TITLES[".xmpuzzle"], target))
    export(window, qtbot)
    assert in_window == [False]
    assert len(list(xmpuzzle_of_bytes(target.read_bytes(), "a").elements.iter("assembly"))) == 2
