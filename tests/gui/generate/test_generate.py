"""Generating figures and pieces in the window."""

import pytest
from pytestqt.qtbot import QtBot

from cubewright.gui.generate.figure_dialog import CROSS_SECTION, FigureDialog
from cubewright.gui.generate.pieces_dialog import PiecesDialog
from cubewright.gui.shell.main_window import MainWindow
from cubewright.model.lattices.cubic import CUBIC


@pytest.fixture
def figure_dialog(window: MainWindow) -> FigureDialog:
    window.actions_["make-figure"].trigger()
    dialog = window.generate_controller.dialog
    assert isinstance(dialog, FigureDialog)
    return dialog


@pytest.fixture
def pieces_dialog(qtbot: QtBot) -> PiecesDialog:
    dialog = PiecesDialog(CUBIC)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_a_generated_figure_is_added_as_one_undo_step(
    window: MainWindow, figure_dialog: FigureDialog
) -> None:
    document, dialog = window.document, figure_dialog
    before = len(document.blocks)
    dialog.rule.setCurrentIndex(dialog.rule.findData("pyramid"))
    assert [box.isHidden() for box in dialog.sizes] == [False, True, True]
    dialog.sizes[0].setValue(5)
    assert dialog.result_label.text() == "35 cubelets."
    dialog.accept()
    assert len(document.figure) == 35
    assert len(document.blocks) == before + 1
    document.undo_stack.undo()
    assert len(document.blocks) == before
    assert window.generate_controller.dialog is None


def test_invalid_sizes_are_refused_with_the_reason(figure_dialog: FigureDialog) -> None:
    dialog = figure_dialog
    for box in dialog.sizes:
        box.setValue(64)
    assert "at most 4,096 cells" in dialog.result_label.text()
    assert dialog.figure is None
    dialog.rule.setCurrentIndex(dialog.rule.findData("ball"))
    assert "the radius of a ball" in dialog.result_label.text().lower()
    dialog.rule.setCurrentIndex(dialog.rule.findData(CROSS_SECTION))
    dialog.sizes[0].setValue(1)
    assert dialog.result_label.text() == "9 cubelets."
    dialog.lattice.setCurrentIndex(dialog.lattice.findData("hexagonal"))
    assert dialog.rule.findData(CROSS_SECTION) == -1
    dialog.reject()


def wait(qtbot: QtBot, dialog: PiecesDialog) -> str:
    with qtbot.waitSignal(dialog.generated):
        pass
    return dialog.result_label.text()


def test_pieces_are_counted_while_choices_change(qtbot: QtBot, pieces_dialog: PiecesDialog) -> None:
    dialog = pieces_dialog
    assert wait(qtbot, dialog) == "7 pieces."
    dialog.cells.setValue(5)
    assert dialog.pieces is None
    dialog.flat.setChecked(True)
    assert wait(qtbot, dialog) == "12 pieces."
    dialog.one_sided.setChecked(True)
    assert wait(qtbot, dialog) == "18 pieces."
    dialog.min_row.setValue(6)
    assert wait(qtbot, dialog) == "No shape passes the filters."
    dialog.kind.setCurrentIndex(dialog.kind.findData("sticks"))
    dialog.numbers.setText("1 1024 1024")
    assert wait(qtbot, dialog) == "3 pieces."
    dialog.numbers.setText("5000")
    assert "from 1 to 4,096" in wait(qtbot, dialog)


def test_too_many_pieces_are_refused_and_closing_cancels(
    qtbot: QtBot, pieces_dialog: PiecesDialog
) -> None:
    pieces_dialog.cells.setValue(16)
    qtbot.waitUntil(lambda: pieces_dialog.worker.is_busy)
    pieces_dialog.reject()
    assert not pieces_dialog.worker.thread_count


def test_generated_pieces_become_the_current_set(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_["make-pieces"].trigger()
    dialog = window.generate_controller.dialog
    assert isinstance(dialog, PiecesDialog)
    wait(qtbot, dialog)
    dialog.accept()
    assert len(window.document.piece_set.pieces) == 7
    window.document.undo_stack.undo()
    assert window.document.piece_set.title == "Soma"


def test_a_new_burr_is_ready_to_solve(window, qtbot):
    window.actions_["new-burr"].trigger()
    dialog = window.generate_controller.dialog
    assert not dialog.kind.isVisible()
    with qtbot.waitSignal(dialog.generated):
        dialog.numbers.setText("824 824 276 704 888 992")
    dialog.accept()
    puzzle = window.document.puzzle
    assert (len(puzzle.figure), len(puzzle.figure.optional)) == (104, 32)
    assert puzzle.counts == (2, 1, 1, 1, 1)
    window.solve_controller.start()
    qtbot.waitUntil(lambda: not window.solve_controller.is_running)
    qtbot.waitUntil(lambda: window.panel.count == 1)
