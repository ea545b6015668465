"""The export dialog's answer: taken as it was typed, and not lost where it cannot be followed."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.fig.file import read_fig
from cubewright.gui.export.export_dialog import ExportDialog, Wanted
from cubewright.gui.export.export_thread import write_blocks
from cubewright.gui.solve.solve_session import SolveState


@pytest.fixture
def dialog(qtbot, tmp_path):
    parent = QWidget()
    qtbot.addWidget(parent)
    made = ExportDialog("cube", 1, 2, tmp_path / "cube.fig", parent)
    made.owner = parent  # which would take it along
    return made


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("some", "some.fig"),
        (" some.txt ", "some.txt"),
        ("folder/some", "folder/some.fig"),
        ("~nobody-of-that-name/x.fig", "~nobody-of-that-name/x.fig"),
        (".", ""),
        ("..", ".."),
    ],
)
def test_a_name_lies_in_the_folder_proposed(dialog, tmp_path, typed, meant):
    dialog.place.setText(typed)
    assert dialog.path == tmp_path / meant


@pytest.mark.parametrize("typed", ["/", "x" * 400, "a/" * 3000 + "x", "nul\0l"])
def test_a_place_that_cannot_be_is_no_mistake_of_the_programs(dialog, typed):
    dialog.place.setText(typed)
    dialog.accept()
    assert dialog.result() == ExportDialog.DialogCode.Accepted
    with pytest.raises(CubewrightError, match="cannot be written"):
        write_blocks(dialog.path, [(1, "/1/1\n")])


def answer(monkeypatch, *answers):
    """Give answers to the dialogs that come, and note what each showed and what was said."""
    waiting, shown, status_message = list(answers), [], []

    def exec_dialog(dialog):
        shown.append((dialog.wanted, dialog.place.text()))
        if not waiting:
            return ExportDialog.DialogCode.Rejected
        wanted, place = waiting.pop(0)
        dialog.choices[wanted].setChecked(True)
        dialog.place.setText(str(place))
        dialog.accept()
        return dialog.result()

    monkeypatch.setattr(ExportDialog, "exec", exec_dialog)
    monkeypatch.setattr(
        QMessageBox, "exec", lambda box: status_message.append((box.text(), box.informativeText()))
    )
    return shown, status_message


def solved(window, qtbot):
    window.actions_["solve"].trigger()
    qtbot.waitUntil(
        lambda: window.solve_controller.session.state is SolveState.IDLE, timeout=60_000
    )


def test_after_a_failure_the_whole_path_is_named_and_the_answer_is_still_there(
    window, qtbot, monkeypatch, tmp_path
):
    solved(window, qtbot)
    nowhere, somewhere = tmp_path / "gone" / "x.fig", tmp_path / "x.fig"
    shown, status_message = answer(monkeypatch, (Wanted.ALL, nowhere), (Wanted.ALL, somewhere))
    with qtbot.waitSignal(window.export_controller.status_message):
        window.actions_["export"].trigger()
    assert status_message == [
        ("x.fig was not exported.", f"{nowhere}: cannot be written: No such file or directory")
    ]
    assert shown[1] == (Wanted.ALL, str(nowhere))
    assert len(shown) == 2
    assert len(read_fig(somewhere).blocks) == 240


def test_a_failure_can_be_left_at_that(window, qtbot, monkeypatch, tmp_path):
    shown, status_message = answer(monkeypatch, (Wanted.FIGURE, tmp_path / "gone" / "x.fig"))
    window.actions_["export"].trigger()
    qtbot.waitUntil(lambda: len(shown) == 2)
    assert len(status_message) == 1


def test_chosen_solutions_keep_their_numbers(window, qtbot, monkeypatch, tmp_path):
    solved(window, qtbot)
    table = window.panel.table
    window.panel.go_to(2)
    table.selectionModel().select(
        table.model().index(4, 0),
        table.selectionModel().SelectionFlag.Select | table.selectionModel().SelectionFlag.Rows,
    )
    path: Path = tmp_path / "some.fig"
    answer(monkeypatch, (Wanted.SELECTED, path))
    with qtbot.waitSignal(window.export_controller.status_message):
        window.actions_["export"].trigger()
    assert [block.name for block in read_fig(path).blocks] == ["Soma cube 3", "Soma cube 5"]
