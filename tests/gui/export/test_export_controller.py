"""Exporting from the window, also in a format that was added, and after a failure."""

import json
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

import cubewright.formats.solutions
from cubewright.formats.fig.file import read_fig
from cubewright.formats.solutions.solution_format import solution_formats
from cubewright.gui.export.export_dialog import Content, ExportDialog
from cubewright.gui.solve.solve_session import SolveState
from cubewright.presenter.solutions.order import Order

ADDED_FORMAT = """
from cubewright.formats.solutions.solution_format import SolutionFormat

NUMBERS = SolutionFormat(
    "numbers", "Numbers alone", lambda _solution, number: f"{number}\\n", between="", suffix=".nr"
)
"""


@pytest.fixture
def added_format(tmp_path, monkeypatch):
    """A format in a file of its own beside the others."""
    (tmp_path / "numbers_of_test.py").write_text(ADDED_FORMAT)
    package = cubewright.formats.solutions
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path)])
    solution_formats.cache_clear()
    yield "Numbers alone (.nr)"
    solution_formats.cache_clear()
    sys.modules.pop("cubewright.formats.solutions.numbers_of_test", None)


def answer(monkeypatch, *answers):
    """Answer the export dialogs that open; return what each showed and the error messages."""
    waiting, shown, errors = list(answers), [], []

    def exec_dialog(dialog):
        shown.append((dialog.choice.content, dialog.path_edit.text()))
        if not waiting:
            return ExportDialog.DialogCode.Rejected
        content, format_title, path = waiting.pop(0)
        dialog.content_buttons[content].click()
        dialog.format_box.setCurrentText(format_title)
        assert dialog.format_box.currentText() == format_title
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
    shown, errors = answer(monkeypatch, (Content.FIGURE, "Figure file (.fig)", path))
    window.actions_["export"].trigger()
    qtbot.waitUntil(lambda: len(shown) == 2)
    assert len(errors) == 1


def test_all_solutions_are_proposed_after_a_search_and_the_last_choice_later(
    window, qtbot, monkeypatch, tmp_path
):
    fig, path = "Figure file (.fig)", tmp_path / "x.fig"
    shown, _errors = answer(monkeypatch, (Content.FIGURE, fig, path))
    solve(window, qtbot)
    export(window, qtbot)
    window.actions_["export"].trigger()
    assert [content for content, _path in shown] == [Content.ALL, Content.FIGURE]


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
    answer(monkeypatch, (Content.FIGURE, "Figure file (.fig)", figure))
    assert export(window, qtbot) == "Exported the figure to cube.fig."
    assert read_fig(figure).blocks[0].figure.cells == window.document.figure.cells
    answer(monkeypatch, (Content.ALL, "JSON for other programs (.json)", listed))
    export(window, qtbot)
    assert len(json.loads(listed.read_text())["solutions"]) == 240
    answer(monkeypatch, (Content.ALL, added_format, added))
    export(window, qtbot)
    assert added.read_text() == "".join(f"{number}\n" for number in range(1, 241))


def test_the_last_export_choice_and_folder_are_proposed_again(window, tmp_path, monkeypatch, qtbot):
    window.settings.remember_export("figure", "fig", tmp_path)
    shown, _errors = answer(monkeypatch)
    window.export_controller.ask()
    assert shown == [(Content.FIGURE, str(tmp_path / "Soma cube.fig"))]


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
    window.panel.filter.choose_order(Order.NUMBER, is_descending=True)
    path = tmp_path / "some.fig"
    answer(monkeypatch, (Content.ALL, "Figure file (.fig)", path))
    assert export(window, qtbot) == "Exported 5 solutions to some.fig."
    names = [f"Soma cube {number}" for number in range(104, 99, -1)]
    assert [block.name for block in read_fig(path).blocks] == names
