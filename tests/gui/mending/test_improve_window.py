"""The window that finds small changes which improve a puzzle, and applies one."""

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.gui.mending import improve_controller
from cubewright.solver.design.improving import ImproveWish, PieceWish

DIABOLICAL = built_in_puzzle("diabolical")


@pytest.fixture
def controller(window, monkeypatch):
    """The controller, which searches in its own thread and not in processes."""
    monkeypatch.setattr(improve_controller, "processors", lambda: 1)
    window.document.use_pieces(DIABOLICAL.piece_set, "Choose pieces")
    return window.improve_controller


def search(window, controller, qtbot):
    window.actions_["improve"].trigger()
    view = controller.view
    view.level.setChecked(False)
    view.fewer.setChecked(True)
    view.cells.setValue(1)
    with qtbot.waitSignal(controller.ended):
        view.start.click()


def test_the_best_change_comes_first_and_is_one_undo_step(window, controller, qtbot):
    search(window, controller, qtbot)
    view, document = controller.view, window.document
    assert view.message.text() == (
        "Now: level 1, 13 solutions. 10 improvements found, the best first."
    )
    first = controller.model.records[0]
    assert first.solutions == min(each.solutions for each in controller.model.records) == 3
    assert view.table.selected_rows == [0]
    view.grab()  # paints the pictures
    before, pieces = document.undo_stack.index(), document.piece_set
    view.apply.click()
    assert document.undo_stack.index() == before + 1
    assert document.undo_stack.undoText() == "Piece B: remove 1 cubelet; Piece C: add 1 cubelet"
    assert document.piece_set.pieces == first.puzzle.pieces
    assert view.apply.toolTip() == "The puzzle has changed: press Start to search again"
    document.undo_stack.undo()
    assert document.piece_set == pieces


def test_a_wish_is_needed(window, controller):
    window.actions_["improve"].trigger()
    view = controller.view
    assert view.wish == ImproveWish(level=True)
    assert view.start.isEnabled()
    view.level.setChecked(False)
    assert view.message.text() == "Choose what should be better."
    assert not view.start.isEnabled()
    view.pieces.setCurrentIndex(1)
    assert view.wish == ImproveWish(pieces=PieceWish.DIFFERENT)
    assert view.start.isEnabled()
