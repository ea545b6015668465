"""Cut, copy and paste of figures, layers, pieces, links and text, and their undo."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from cubewright.errors import FormatError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.fig.file import parse_fig
from cubewright.formats.links.link import LinkedPuzzle, link_of
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.gui.project.document import Document
from cubewright.gui.shell.commands.edit_menu import EDIT
from cubewright.model.figure import Figure
from cubewright.presenter.scripting import solve

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
SQUARE = [(0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 1, 0)]


@pytest.fixture
def window(window, monkeypatch):
    monkeypatch.setattr(window.pieces, "may_discard", lambda: True, raising=False)
    window.document.edit(Figure(SQUARE, "Square"), "Draw")
    window.editor.show_grid((4, 4, 2))
    return window


@pytest.fixture
def grid(window):
    window.editor.layer_grid.setFocus()
    return window.editor.layer_grid


def trigger(window, name):
    """Trigger a command, and return the last status message."""
    messages = []
    window.clipboard_controller.status_message.connect(messages.append)
    window.actions_[name].trigger()
    window.clipboard_controller.status_message.disconnect(messages.append)
    return messages[-1] if messages else ""


def menu_text(window, name):
    (menu,) = (a.menu() for a in window.menuBar().actions() if a.text() == EDIT.title)
    menu.aboutToShow.emit()
    text = window.actions_[name].text().replace("&", "")
    menu.aboutToHide.emit()
    assert window.actions_[name].text().replace("&", "") in ("Cut", "Copy")
    return text


def select(grid, start, end):
    """Select a box with the mouse."""
    QTest.mousePress(grid, Qt.MouseButton.LeftButton, CTRL, grid.cell_position(start).toPoint())
    QTest.mouseMove(grid, grid.cell_position(end).toPoint() + QPoint(1, 1))
    QTest.mouseMove(grid, grid.cell_position(end).toPoint())
    QTest.mouseRelease(grid, Qt.MouseButton.LeftButton, CTRL, grid.cell_position(end).toPoint())


def test_a_box_is_selected_with_the_mouse_cut_and_pasted(window, grid, qtbot):
    select(grid, (0, 0, 0), (0, 1, 0))
    assert window.document.figure.cells == tuple(SQUARE)  # selecting draws nothing
    assert sorted(grid.box) == [(0, 0, 0), (0, 1, 0)]
    assert menu_text(window, "copy") == "Copy box"
    assert trigger(window, "cut") == "Cut the box, 2 cubelets."
    assert window.document.figure.cells == ((1, 0, 0), (1, 1, 0))
    assert window.document.undo_stack.undoText() == "Cut 2 cubelets"
    select(grid, (3, 3, 0), (3, 3, 0))
    assert trigger(window, "paste") == "Pasted 2 cubelets."
    assert window.document.figure.cells == ((1, 0, 0), (1, 1, 0), (3, 2, 0), (3, 3, 0))
    window.document.undo_stack.undo()
    window.document.undo_stack.undo()
    assert window.document.figure.cells == tuple(SQUARE)


def test_a_layer_is_copied_to_the_same_position_in_another_layer(window, grid):
    assert menu_text(window, "copy") == "Copy layer"
    assert trigger(window, "copy") == "Copied the layer, 4 cubelets."
    window.editor.show_layer(1)
    QTest.keyClick(grid, Qt.Key.Key_V, CTRL)
    assert set(window.document.figure.cells) == {
        *SQUARE,
        *((x, y, 1) for x, y, _ in SQUARE),
    }
    window.editor.show_layer(0)
    select(grid, (3, 3, 0), (3, 3, 0))
    assert trigger(window, "copy") == "The box is empty, so nothing was copied."


def test_a_link_is_pasted_as_a_problem_with_its_solution(window, grid, qtbot):
    puzzle = built_in_puzzle("half-hour")
    solution = solve(puzzle, limit=1)[0]
    QGuiApplication.clipboard().setText(link_of(LinkedPuzzle(puzzle, solution)) + "\n")
    name = puzzle.figure.name
    assert trigger(window, "paste") == f"Pasted “{name}”."
    document = window.document
    assert (document.current, document.name_at(1)) == (1, name)
    assert document.puzzle.search_key == puzzle.search_key
    assert document.undo_stack.undoText() == f"Paste “{name}”"
    assert document.results_at(1).solutions[0] == solution.placed
    qtbot.waitUntil(lambda: window.view_controller.visible_solution is not None)
    assert window.view_controller.visible_solution.placed == solution.placed
    document.undo_stack.undo()
    assert [document.name_at(n) for n in range(len(document.blocks))] == ["Square"]
    document.undo_stack.redo()
    assert document.results_at(1).solutions[0] == solution.placed


def test_a_damaged_link_is_refused_in_one_sentence(window, grid):
    link = link_of(LinkedPuzzle(built_in_puzzle("cube")))
    QGuiApplication.clipboard().setText(link[:-5])
    assert trigger(window, "paste") == (
        "The link was not pasted: it is incomplete or damaged; copy the whole link."
    )
    assert window.document.figure.cells == tuple(SQUARE)


def test_a_figure_is_copied_with_its_pieces_and_pasted_as_a_new_figure(window):
    window.figures.unfold(True)
    window.figures.list.setFocus()
    assert menu_text(window, "cut") == "Cut problem"
    assert trigger(window, "copy") == "Copied “Square”."
    (block,) = parse_fig(QGuiApplication.clipboard().text(), "text").blocks
    assert (block.name, block.figure.cells) == ("Square", tuple(SQUARE))
    assert trigger(window, "paste") == "Pasted “Square”."
    assert [window.document.name_at(index) for index in (0, 1)] == ["Square", "Square"]
    assert window.document.current == 1
    assert trigger(window, "cut") == "Cut “Square”."
    assert len(window.document.blocks) == 1
    assert "needs at least one problem" in trigger(window, "cut")
    window.document.undo_stack.undo()
    assert len(window.document.blocks) == 2


def test_several_figures_are_pasted_from_any_text(window):
    window.figures.unfold(True)
    window.figures.list.setFocus()
    QGuiApplication.clipboard().setText("/11\n\n/SOMA other\n; pieces: bedlam\n/1/1\n")
    assert trigger(window, "paste") == "Pasted 2 problems."
    assert [window.document.name_at(index) for index in range(3)] == ["Square", "", "other"]
    assert window.document.blocks[2].comments == ("pieces: bedlam",)
    QGuiApplication.clipboard().setText("Nothing but prose.")
    assert trigger(window, "paste").startswith("The clipboard has no figure.")
    window.document.undo_stack.undo()
    assert len(window.document.blocks) == 1


def test_a_piece_is_cut_and_pasted(window):
    panel = window.pieces.panel
    panel.tiles[2].setFocus()
    assert menu_text(window, "cut") == "Cut piece"
    assert trigger(window, "cut") == "Cut piece T."
    assert [piece.symbol for piece in window.document.piece_set.pieces] == list("VLZABP")
    panel.tiles[5].setFocus()
    assert trigger(window, "paste") == "Pasted piece T."
    assert [piece.symbol for piece in window.document.piece_set.pieces] == list("VLZABPT")
    assert window.document.piece_set.pieces[6] == piece_set("soma").pieces[2]
    assert panel.chosen == 6
    window.document.undo_stack.undo()
    window.document.undo_stack.undo()
    assert window.document.piece_set == piece_set("soma")


def test_a_copied_piece_is_drawn_at_the_cursor(window, grid):
    window.pieces.panel.tiles[0].setFocus()
    trigger(window, "copy")
    grid.setFocus()
    select(grid, (2, 3, 0), (2, 3, 0))
    assert trigger(window, "paste") == "Pasted 3 cubelets."
    assert len(window.document.figure) == 7


def test_pieces_are_pasted_as_text_in_one_step_or_refused_with_the_line(window):
    panel, document = window.pieces.panel, window.document
    panel.tiles[0].setFocus()
    QGuiApplication.clipboard().setText("##\n#.\n\nK: 0 0 0 1 0 0\n\n1024 256")
    assert trigger(window, "paste") == "Pasted pieces C, K, D, E."
    assert "".join(piece.symbol for piece in document.piece_set.pieces) == "VCKDELTZABP"
    assert panel.chosen == 4
    QGuiApplication.clipboard().setText("0 0 0\n1 0 0\n\nhello, world")
    assert trigger(window, "paste").startswith("Nothing was pasted. Line 4 is neither cells")
    document.undo_stack.undo()
    assert document.piece_set == piece_set("soma")


def test_text_fields_keep_their_own_cut_copy_and_paste(window):
    window.figures.find_figure()
    window.figures.filter.setText("tower")
    window.figures.filter.selectAll()
    assert menu_text(window, "copy") == "Copy"
    assert trigger(window, "cut") == ""
    assert QGuiApplication.clipboard().text() == "tower"
    assert window.figures.filter.text() == ""
    assert trigger(window, "paste") == ""
    assert window.figures.filter.text() == "tower"
    assert window.document.figure.cells == tuple(SQUARE)


def test_copy_says_why_a_file_cannot_state_its_figure(window, monkeypatch):
    error = FormatError("a.fig", 1, "other lines would change their meaning")
    monkeypatch.setattr(Document, "file", property(lambda _document: _raised(error)))
    window.figures.unfold(True)
    window.figures.list.setFocus()
    assert trigger(window, "copy") == (
        "Nothing was copied: other lines would change their meaning."
    )


def _raised(error):
    raise error
