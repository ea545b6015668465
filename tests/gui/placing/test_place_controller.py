"""Pieces are pre-placed by hand or fixed from a solution, by menu, key and mouse."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QVector3D
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.gui.placing.place_controller import possible_positions, remaining_pieces
from cubewright.model.constraints import NO_CONSTRAINTS, PrePlaced
from cubewright.model.drawing.direction import TOP
from cubewright.model.lattice import lattice
from cubewright.presenter.pieces.held_piece import HeldPiece
from cubewright.presenter.solutions.columns import PICTURE_COLUMN

LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
Key = Qt.Key


@pytest.fixture
def window(window, qtbot):
    window.activateWindow()
    window.editor.layer_grid.setFocus()
    qtbot.waitUntil(window.editor.layer_grid.hasFocus)
    return window


def index(window, symbol):
    return [piece.symbol for piece in window.document.puzzle.pieces].index(symbol)


def keys(window, *pressed):
    for key in pressed:
        QTest.keyClick(window.editor.layer_grid, key)


def placed(window):
    return [each.symbol for each in window.document.constraints.placed]


def solved(window, qtbot):
    window.actions_["solve"].trigger()
    qtbot.waitUntil(
        lambda: not window.solve_controller.is_running and window.panel.count > 0, timeout=20000
    )


def entry(window, text):
    (action,) = (
        a for a in window.constraint_controller.menu.actions() if a.text().replace("&", "") == text
    )
    return action


def opened_by_key(window):
    grid = window.editor.layer_grid
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    QApplication.sendEvent(grid, event)
    return window.constraint_controller.menu


# -- the held piece


@pytest.mark.parametrize("name", ["soma", "pentahexes", "hexiamonds"])
def test_a_held_piece_follows_translations_and_turns(name):
    pieces = piece_set(name)
    box = pieces.lattice.box((6, 6, 3))
    for piece in pieces.pieces:
        held = HeldPiece.of(piece)
        for cell in box[::7]:
            cells = held.cells_when_held_over(cell)
            assert cell in cells
            assert pieces.lattice.normalized(cells) in piece.orientations
        turned = held
        for _ in range(12):
            turned = turned.turned_about(2)
        assert turned.cells == held.cells


def test_only_allowed_pieces_are_mirrored():
    soma = piece_set("soma")
    held = HeldPiece.of(soma.pieces[4])
    assert held.flipped() == held
    assert lattice("cubic") is held.piece.lattice


def test_possible_positions_avoid_pre_placed_pieces():
    cube = built_in_puzzle("cube")
    row = ((0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 2, 0))
    puzzle = NO_CONSTRAINTS.with_placed("L", row).apply_to(cube)
    positions = possible_positions(puzzle, 0)
    assert positions
    assert not any(set(position) & set(row) for position in positions)
    assert 1 not in remaining_pieces(puzzle)


def test_a_piece_is_placed_with_the_keyboard(window):
    window.actions_["place-piece"].trigger()
    keys(window, Key.Key_Tab)
    assert window.place_controller.held_index == index(window, "L")
    assert window.message.text().startswith("Placing L")
    keys(window, Key.Key_X, Key.Key_X)
    before = window.place_controller.cells
    keys(window, Key.Key_Up)
    assert window.place_controller.cells == tuple((x, y + 1, z) for x, y, z in before)
    keys(window, Key.Key_PageUp)
    assert window.editor.sheet.layer == 1
    assert window.place_controller.cells == tuple((x, y + 1, z + 1) for x, y, z in before)
    assert window.place_controller.fits == (
        window.place_controller.cells in possible_positions(window.document.puzzle, 1)
    )
    keys(window, Key.Key_PageDown, Key.Key_Down, Key.Key_X, Key.Key_X)
    assert window.place_controller.fits
    keys(window, Key.Key_Return)
    assert placed(window) == ["L"]
    assert window.document.undo_stack.undoText() == "Place L"
    assert window.place_controller.held_index == index(window, "T")
    assert window.message.text() == "L is placed. Now place T, or press Esc to stop."
    keys(window, Key.Key_Escape)
    assert window.place_controller.held_index is None
    window.actions_["undo"].trigger()
    assert placed(window) == []


def test_a_piece_that_does_not_fit_is_not_placed_and_escape_cancels(window):
    window.place_controller.hold(index(window, "L"), (2, 2, 2))
    assert not window.place_controller.fits
    keys(window, Key.Key_Return)
    assert placed(window) == []
    assert window.message.text() == "L does not fit there."
    keys(window, Key.Key_Escape)
    assert window.place_controller.held_index is None
    keys(window, Key.Key_Right)
    assert window.place_controller.cells == ()


def test_a_piece_is_first_held_where_it_fits_even_from_an_empty_layer(window):
    window.editor.size_bar.boxes[2].setValue(5)
    keys(window, Key.Key_PageUp, Key.Key_PageUp, Key.Key_PageUp, Key.Key_PageUp)
    assert not window.editor.sheet.cells & set(
        window.editor.sheet.grid.layer(window.editor.sheet.layer)
    )
    window.actions_["place-piece"].trigger()
    assert window.place_controller.fits
    assert window.editor.sheet.layer == 2
    keys(window, Key.Key_Return)
    assert placed(window) == ["V"]


def test_a_click_on_a_layer_places_the_piece_under_the_pointer(window):
    window.place_controller.hold(index(window, "P"))
    grid = window.editor.layer_grid
    before = window.document.figure
    for cell in ((1, 1, 0), (0, 0, 0)):
        QTest.mouseMove(grid, grid.cell_position(cell).toPoint())
    assert (0, 0, 0) in window.place_controller.cells
    QTest.mouseClick(grid, LEFT, PLAIN, grid.cell_position((0, 0, 0)).toPoint())
    assert placed(window) == ["P"]
    assert window.document.figure == before  # nothing was erased


def test_a_piece_is_placed_in_the_3d_view(window):
    view = window.view
    view.view_from(TOP)
    window.place_controller.hold(index(window, "T"))
    view.setFocus()
    keys_in_view = (Key.Key_X, Key.Key_X, Key.Key_Up)
    for key in keys_in_view:
        QTest.keyClick(view, key)
    assert window.place_controller.held_index is not None
    point = view.matrix().map(QVector3D(1.5, 1.5, 3))
    at = QPointF((point.x() + 1) / 2 * view.width(), (1 - point.y()) / 2 * view.height()).toPoint()
    QTest.mouseMove(view, at)
    assert (1, 1, 2) in window.place_controller.cells
    assert window.editor.sheet.layer == 2
    if not window.place_controller.fits:
        QTest.keyClick(view, Key.Key_X)
        QTest.keyClick(view, Key.Key_X)
    assert window.place_controller.fits
    QTest.mouseClick(view, LEFT, PLAIN, at)
    assert placed(window) == ["T"]


# -- from a solution


def test_fixing_a_piece_solves_again_with_it(window, qtbot):
    solved(window, qtbot)
    assert window.panel.count == 240
    fixed = window.view_controller.solution.piece_at[(0, 0, 0)]
    symbol = window.view_controller.solution.piece(fixed).symbol
    window.editor.layer_grid.setFocus()
    window.actions_["fix-piece"].trigger()
    assert window.document.undo_stack.undoText() == f"Fix piece {symbol}"
    qtbot.waitUntil(
        lambda: not window.solve_controller.is_running and window.panel.count > 0, timeout=20000
    )
    for solution in window.panel.all_solutions():
        assert solution.piece_at[(0, 0, 0)].cells == fixed.cells
    assert 0 < window.panel.count < 240 * 48
    window.actions_["undo"].trigger()
    assert "pre-placed" in window.banner.text()


def test_the_menu_of_a_cell_fixes_removes_and_forbids(window, qtbot):
    solved(window, qtbot)
    symbol = window.view_controller.solution.symbols()[(0, 0, 0)]
    opened_by_key(window)
    entry(window, f"Fix piece {symbol}").trigger()
    window.constraint_controller.menu.close()
    assert placed(window) == [symbol]
    opened_by_key(window)
    entry(window, f"Remove piece {symbol}").trigger()
    window.constraint_controller.menu.close()
    assert placed(window) == []
    opened_by_key(window)
    entry(window, f"Forbid piece {symbol} here").trigger()
    window.constraint_controller.menu.close()
    assert window.document.constraints.forbidden == {(symbol, (0, 0, 0))}
    opened_by_key(window)
    entry(window, "Optional cell").trigger()
    window.constraint_controller.menu.close()
    assert window.document.figure.optional == {(0, 0, 0)}


def test_the_solutions_list_finds_the_cell_under_the_pointer(window, qtbot):
    solved(window, qtbot)
    table = window.panel.table
    place = table.visualRect(table.model().cell(0, PICTURE_COLUMN))
    found = {
        table.cell_at(QPoint(x, y))
        for x in range(place.left(), place.right())
        for y in range(place.top(), place.bottom(), 3)
    }
    assert {(0, cell) for cell in range(27)} <= found
    text_position = next(
        QPoint(x, place.center().y())
        for x in range(place.left(), place.right())
        if table.cell_at(QPoint(x, place.center().y())) is not None
    )
    cell = window.panel.selected_solution().puzzle.figure.cells[table.cell_at(text_position)[1]]
    table.customContextMenuRequested.emit(text_position)
    symbol = window.panel.selected_solution().symbols()[cell]
    entry(window, f"Fix piece {symbol}").trigger()
    window.constraint_controller.menu.close()
    assert placed(window) == [symbol]


def test_the_3d_view_opens_the_menu_of_the_cubelet_under_the_pointer(window):
    window.view.view_from(TOP)
    middle = QPoint(window.view.width() // 2, window.view.height() // 2)
    window.view.customContextMenuRequested.emit(middle)
    entry(window, "Optional cell").trigger()
    window.constraint_controller.menu.close()
    assert window.document.figure.optional == {(1, 1, 2)}


# -- the list of pre-placed pieces and forbidden cells


def test_the_list_shows_and_removes_pre_placed_pieces_and_forbidden_cells(window):
    listed = window.placed_list
    assert not listed.list.isVisible()
    window.document.place_piece("L", ((0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 2, 0)))
    window.document.forbid("Z", (2, 2, 2))
    assert [listed.list.item(row).text() for row in range(2)] == [
        "L placed",
        "Z forbidden at column 3, row 3, layer 3",
    ]
    assert listed.summary.text() == "1 pre-placed, 1 forbidden"
    listed.list.setFocus()
    listed.list.setCurrentRow(1)
    assert window.editor.sheet.marked == {(2, 2, 2)}
    QTest.keyClick(listed.list, Key.Key_Delete)
    assert not window.document.constraints.forbidden
    QTest.keyClick(listed.list, Key.Key_Delete)
    assert window.document.constraints == NO_CONSTRAINTS
    assert not listed.list.isVisible()


def test_cells_of_pre_placed_pieces_are_dotted_and_coloured_on_the_layers(window):
    row = ((0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 2, 0))
    window.document.place_piece("L", row)
    assert window.editor.sheet.pinned == set(row)
    assert set(window.editor.sheet.inks) == set(row)
    window.document.remove_piece(PrePlaced("L", row))
    assert not window.editor.sheet.inks


def test_moving_the_figure_moves_pre_placed_pieces(window):
    row = ((0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 2, 0))
    window.document.place_piece("L", row)
    window.editor.action("shift-right").trigger()
    assert window.document.constraints.placed[0].cells == tuple((x + 1, y, z) for x, y, z in row)
    window.editor.action("turn-z").trigger()
    assert placed(window) == ["L"]
    assert len(window.document.puzzle.pre_placed) == 1


def test_two_colours_are_shown_and_swapped(window):
    assert not window.actions_["swap-colours"].isEnabled()
    window.document.set_piece_set("checkered-soma")
    before = window.document.puzzle.figure.dark
    assert window.editor.sheet.dark == before
    window.actions_["swap-colours"].trigger()
    assert window.document.puzzle.figure.dark == set(window.document.figure.cells) - before
    assert window.document.undo_stack.undoText() == "Swap the two colours"
    window.actions_["undo"].trigger()
    assert window.document.puzzle.figure.dark == before


def test_pieces_of_another_lattice_are_not_placed(window):
    window.document.new(built_in_puzzle("hexiamonds-6x6"))
    window.actions_["place-piece"].trigger()
    assert window.place_controller.held_index is not None
    window.document.set_piece_set("meteor")
    assert window.place_controller.held_index is None
    assert remaining_pieces(window.document.puzzle) == []
    assert not window.actions_["place-piece"].isEnabled()


def test_another_figure_clears_marks_and_the_held_piece(window):
    window.document.forbid("Z", (2, 2, 2))
    window.placed_list.list.setFocus()
    window.placed_list.list.setCurrentRow(0)
    window.place_controller.hold(index(window, "L"))
    window.document.new(built_in_puzzle("hexiamonds-6x6"))
    assert window.place_controller.held_index is None
    assert not window.editor.sheet.marked
    assert window.document.figure.lattice.name == "triangular"


def test_an_empty_figure_for_pieces_in_two_colours_is_shown(window):
    window.document.set_piece_set("checkered-soma")
    window.editor.action("clear-figure").trigger()
    assert not window.document.figure.cells
    assert not window.actions_["place-piece"].isEnabled()
