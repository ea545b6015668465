"""The window that finds small changes which repair a puzzle, and applies one."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import read_fig
from cubewright.gui.mending import mend_controller
from cubewright.gui.solutions.empty_page import NONE
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.pieces.set_edits import with_piece
from cubewright.resources import included_file
from cubewright.solver.design.changes import (
    Change,
    ChangeKind,
    mended,
    mirrored,
    piece_changes,
)
from cubewright.solver.design.mending import FoundMend

SOMA = built_in_puzzle("cube")
T = 2


def change(kind, index=T):
    return next(each for each in piece_changes(SOMA, index) if each.kind is kind)


@pytest.fixture
def controller(window, monkeypatch):
    """The controller, which searches in its own thread and not in processes."""
    monkeypatch.setattr(mend_controller, "processors", lambda: 1)
    return window.mend_controller


@pytest.fixture
def missing(window, controller):
    """The Soma cube, whose third piece lacks a cell."""
    piece = change(ChangeKind.REMOVED).changed_piece(SOMA.pieces[T])
    window.document.use_pieces(with_piece(SOMA.piece_set, T, piece), "Lose a cell")
    return controller


def search(window, controller, qtbot):
    with qtbot.waitSignal(controller.ended):
        window.actions_["find-mistake"].trigger()


def test_the_right_change_comes_first_and_is_one_undo_step(window, missing, qtbot):
    wrong = window.document.piece_set
    search(window, missing, qtbot)
    view, document = missing.view, window.document
    assert view.message.text() == "10 possible changes found, the most likely first."
    assert view.table.selected_rows == [0]
    view.grab()  # paints the pictures
    before = document.undo_stack.index()
    view.apply.click()
    assert document.undo_stack.index() == before + 1
    assert document.undo_stack.undoText() == "Piece T: add 1 cubelet (as in Soma)"
    assert document.piece_set.pieces[T].shape == SOMA.pieces[T].shape
    assert "Press Solve" in view.message.text()
    assert view.apply.toolTip() == "The puzzle has changed: press Start to search again"
    document.undo_stack.undo()
    assert document.piece_set == wrong
    assert view.apply.isEnabled()


def test_a_change_of_the_figure_is_applied_with_enter(window, controller, qtbot):
    cells = set(SOMA.figure.cells) - {(2, 2, 2)}
    window.document.edit(Figure(cells, "cube"), "Remove a cell")
    search(window, controller, qtbot)
    table = controller.view.table
    figures = [each.mend[0].piece is None for each in controller.model.records]
    table.selectRow(figures.index(True))
    controller.view.grab()
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert len(window.document.figure) == 27
    assert window.document.piece_set == SOMA.piece_set
    assert window.document.undo_stack.undoText() == "Figure: add 1 cubelet"


def test_a_piece_and_the_figure_are_changed_in_one_step(window, controller):
    added = Change(None, ChangeKind.ADDED, added=(3, 0, 0))
    both = (change(ChangeKind.ADDED), added)
    document = window.document
    before = document.undo_stack.index()
    controller._change(FoundMend(both, 0.0, mended(SOMA, both)))
    assert document.undo_stack.index() == before + 1
    assert len(document.figure) == 28
    assert len(document.piece_set.pieces[T]) == 5
    assert document.undo_stack.undoText() == "Piece T: add 1 cubelet; Figure: add 1 cubelet"


def test_a_mirrored_piece_is_shown_and_repaired(window, controller, qtbot):
    document = window.document
    wrong = with_piece(SOMA.piece_set, 4, mirrored(SOMA.pieces[4]))
    document.use_pieces(wrong, "Mirror")
    search(window, controller, qtbot)
    assert "already has a solution" in controller.view.message.text()
    controller.view.grab()
    controller.apply()
    assert document.piece_set.pieces[4].shape == SOMA.pieces[4].shape


def test_wishes_that_exclude_each_other_are_refused(window, controller, qtbot):
    search(window, controller, qtbot)
    view = controller.view
    assert view.message.text() == "The puzzle already has a solution."
    view.min_solutions.setValue(3)
    view.max_solutions.setValue(2)
    assert view.message.text() == "The first number of solutions is larger than the second."
    assert not view.start.isEnabled()
    view.max_solutions.setValue(0)
    assert view.start.isEnabled()
    view.has_level.setChecked(True)
    assert view.level.isEnabled()
    assert view.wish.level == 1


def test_a_search_is_stopped_with_escape(window, controller, qtbot):
    window.actions_["find-mistake"].trigger()
    view = controller.view
    controller.worker.wait()
    view.min_solutions.setValue(1)
    view.max_solutions.setValue(1)
    view.start.click()
    assert view.stop.isEnabled()
    assert not view.start.isEnabled()
    view.pause.click()
    assert controller.worker.job.paused
    assert view.pause.text() == "Cont&inue"
    view.pause.click()
    assert not controller.worker.job.paused
    with qtbot.waitSignal(controller.ended):
        QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.start.isEnabled()


def test_the_command_is_offered_where_a_check_finds_no_solution(window):
    header = window.header
    assert not header.repair.isVisible()
    window.document.edit(Figure(set(SOMA.figure.cells) - {(2, 2, 2)}, "cube"), "Remove a cell")
    assert header.repair.isVisible()
    half = Figure(CUBIC.box((3, 3, 1)), "half")
    window.document.edit(half, "Remove cells")  # still being drawn
    assert not header.repair.isVisible()


def test_the_command_is_offered_after_a_search_without_a_solution(window, controller, qtbot):
    desk = read_fig(included_file("soma-impossible.fig")).find("Desk").figure
    window.document.edit(desk, "Draw a desk")
    window.actions_["solve"].trigger()
    page = window.panel.empty_page
    qtbot.waitUntil(lambda: not window.solve_controller.is_running)
    assert page.text() == NONE
    assert page.repair_button.isVisible()
    page.repair_button.click()
    controller.view.close()  # stops the search
    qtbot.waitUntil(lambda: not controller.running)
