"""The tiles of the pieces have numbers, keys and a menu, and keep their order."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QColorDialog, QInputDialog, QMenu

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.gui.pieces.tile_area import TileArea

SOMA = piece_set("soma")


@pytest.fixture
def panel(window):
    return window.pieces.panel


def focused(window, qtbot, index):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    tile = window.pieces.panel.tiles[index]
    tile.setFocus()
    qtbot.waitUntil(tile.hasFocus)
    return tile


def symbols(window):
    return "".join(piece.symbol for piece in window.document.piece_set.pieces)


def menu_of(panel, index):
    panel.choose(index)
    panel.area.menu_requested.emit(panel.mapToGlobal(QPoint(5, 5)))
    return QApplication.activePopupWidget()


def test_keys_change_the_number_of_copies(window, panel, qtbot):
    tile = focused(window, qtbot, 1)
    qtbot.keyClick(tile, Qt.Key.Key_Plus)
    assert tile.copies.numbers == (2, 2)
    assert window.document.undo_stack.undoText() == "Use 2 of piece L"
    tile.copies.set_numbers(1, 3)
    assert tile.copies.lineEdit().text() == "1\N{EN DASH}3"
    qtbot.keyClick(tile, Qt.Key.Key_Minus)
    assert tile.copies.numbers == (1, 2)
    qtbot.keyClick(tile, Qt.Key.Key_Space)
    assert tile.copies.numbers == (0, 0)
    qtbot.keyClick(tile, Qt.Key.Key_Minus)
    qtbot.keyClick(tile, Qt.Key.Key_Space)
    assert tile.copies.numbers == (1, 2)


def test_a_range_can_be_typed(window, panel, qtbot):
    tile = focused(window, qtbot, 0)
    qtbot.keyClick(tile, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert tile.copies.lineEdit().selectedText() == "1"
    qtbot.keyClicks(tile.copies, "2-4")
    qtbot.keyClick(tile.copies, Qt.Key.Key_Return)
    assert window.document.piece_set.min_copies[0] == 2
    assert window.document.piece_set.counts[0] == 4
    for text in ("4-2", "", "x"):
        tile.copies.selectAll()
        qtbot.keyClicks(tile.copies, text)
        qtbot.keyClick(tile.copies, Qt.Key.Key_Return)
    tile.setFocus()
    assert tile.copies.numbers == (2, 4)


def test_arrow_keys_select_the_tiles_beside_and_below(window, panel, qtbot):
    tile = focused(window, qtbot, 2)
    for key, index in (
        (Qt.Key.Key_Right, 3),
        (Qt.Key.Key_Left, 2),
        (Qt.Key.Key_Down, 2 + panel.area.columns),
        (Qt.Key.Key_Up, 2),
    ):
        qtbot.keyClick(window.focusWidget(), key)
        assert panel.chosen == index
    policies = [each.focusPolicy() for each in panel.tiles]
    assert policies.count(Qt.FocusPolicy.StrongFocus) == 1, "Tab leaves the tiles"
    assert tile.focusPolicy() == Qt.FocusPolicy.StrongFocus


def test_pieces_are_reordered_by_key_and_by_dragging(window, panel, qtbot):
    tile = focused(window, qtbot, 2)
    qtbot.keyClick(tile, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert symbols(window) == "VTLZABP"
    assert panel.chosen == 1
    assert window.document.undo_stack.undoText() == "Move piece T"
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert symbols(window) == "VLTZABP"
    panel.area.moved.emit(0, 7)
    assert symbols(window) == "LTZABPV"
    panel.area.moved.emit(6, 7)  # its current position
    for _ in range(3):
        window.document.undo_stack.undo()
    assert window.document.piece_set == SOMA


def test_tiles_are_side_by_side_if_there_is_room(qtbot):
    area = TileArea()
    qtbot.addWidget(area)
    area.show_pieces(SOMA)
    area.resize(216, 500)
    area.show()
    assert area.columns == 2
    assert area.tiles[1].y() == area.tiles[0].y()
    assert area.tiles[2].y() == area.tiles[0].height()
    at = area.tiles[3].geometry()
    assert area._index_before(at.center() - QPoint(20, 0)) == 3
    assert area._index_before(at.center() + QPoint(20, 0)) == 4
    assert area._index_before(QPoint(10, area.height() + 5)) == 7


def test_the_menu_of_a_tile_changes_its_piece(window, panel, monkeypatch):
    menu = menu_of(panel, 4)
    uses = next(each for each in menu.findChildren(QMenu) if "used" in each.title())
    uses.aboutToShow.emit()
    assert [action.text() for action in uses.actions()] == [window.document.figure.name]
    menu.close()
    panel.action("piece-flips").trigger()
    assert window.document.piece_set.pieces[4].flips
    assert window.document.undo_stack.undoText() == "Allow the mirror image of piece A"
    menu = menu_of(panel, 0)
    assert not panel.action("piece-flips").isEnabled()
    menu.close()
    monkeypatch.setattr(QColorDialog, "getColor", lambda *_: QColor("#ff0000"))
    panel.action("piece-colour").trigger()
    assert window.document.piece_set.pieces[0].colour == "#ff0000"
    monkeypatch.setattr(QInputDialog, "exec", lambda dialog: dialog.setIntValue(7) or 1)
    panel.action("piece-weight").trigger()
    assert window.document.undo_stack.undoText() == "Change the weight of piece V"
    assert window.analysis.current_rules().weights == (7, 1, 1, 1, 1, 1, 1)
    monkeypatch.setattr(QInputDialog, "exec", lambda _: 0)
    panel.action("piece-weight").trigger()
    window.document.undo_stack.undo()
    assert window.analysis.current_rules().weights == (1, 1, 1, 1, 1, 1, 1)


def test_the_title_describes_the_pieces_and_how_they_fill_the_figure(window, panel):
    frame = window.pieces.frame
    assert frame.summary == "Soma · 7 pieces · 27 of 27 cubelets"
    panel.tiles[0].copies.set_numbers(2, 2)
    assert frame.summary == "Soma, changed · 8 pieces · 3 cubelets too few"
