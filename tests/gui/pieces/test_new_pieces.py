"""Users draw pieces one after the other, with few clicks and without a dialog."""

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.cell import difference
from cubewright.model.figure import Figure

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def panel(window, qtbot):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window.pieces.panel


class Hand:
    """Uses the mouse on the real widgets, and counts clicks and drags."""

    def __init__(self, window):
        self.window = window
        self.count = 0

    def click(self, widget, at=None):
        QTest.mouseClick(widget, LEFT, pos=at or widget.rect().center())
        QApplication.processEvents()
        self.count += 1

    def choose(self, name, entry):
        """Open the menu of a button of the pieces panel, and click an entry."""
        buttons = self.window.pieces.panel.findChildren(QToolButton)
        button = next(each for each in buttons if each.accessibleName() == name)

        def click_entry():
            menu = button.menu()
            action = next(each for each in menu.actions() if each.objectName() == entry)
            QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())

        QTimer.singleShot(200, click_entry)  # the button waits in its menu
        self.click(button)
        self.count += 1

    def drag(self, cells):
        """Drag over cells of the layers, or click the only one."""
        grid = self.window.editor.layer_grid
        points = [grid.cell_position(cell).toPoint() for cell in cells]
        QTest.mousePress(grid, LEFT, pos=points[0])
        for point in points[1:]:
            QTest.mouseMove(grid, point)
        QTest.mouseRelease(grid, LEFT, pos=points[-1])
        QApplication.processEvents()
        self.count += 1


def strokes(cells):
    """Return the strokes that draw some cells: for each layer, a walk through each part."""
    made = []
    for layer in sorted({cell[2] for cell in cells}):
        for part in Figure([cell for cell in cells if cell[2] == layer]).parts():
            walk = []

            def visit(cell, part=part, walk=walk):
                walk.append(cell)
                x, y, z = cell
                for near in ((x + 1, y, z), (x - 1, y, z), (x, y + 1, z), (x, y - 1, z)):
                    if near in part and near not in walk:
                        visit(near)
                        walk.append(cell)

            visit(part[0])
            made.append(walk)
    return made


def test_the_thirteen_pieces_of_bedlam_take_at_most_seventy_clicks_and_drags(window, panel):
    bedlam = piece_set("bedlam")
    hand = Hand(window)
    window.actions_["new"].trigger()
    hand.choose("Set menu", "new-set")
    all_layers = window.editor.action("all-layers")
    all_layers.trigger()
    hand.count += 1  # its button
    for piece in bedlam.pieces:
        hand.click(panel.area.add_card)
        flat = min(piece.orientations, key=lambda cells: len(strokes(cells)))
        least = [min(axis) for axis in zip(*flat, strict=True)]
        for walk in strokes([difference(cell, least) for cell in flat]):
            hand.drag(walk)
    made = window.document.piece_set
    assert hand.count <= 70
    assert [each.shape for each in made.pieces] == [each.shape for each in bedlam.pieces]
    assert made.counts == (1,) * 13
    assert "".join(each.symbol for each in made.pieces) == "ABCDEFGHIJKLM"
    assert len({each.colour for each in made.pieces}) == 13


def highlighted(panel):
    """Return the indices of the highlighted tiles; the card for new pieces is the last index."""
    cards = [tile._is_chosen for tile in panel.tiles] + [panel.area.add_card.shows_draft]
    return [index for index, shown in enumerate(cards) if shown]


def test_the_card_for_new_pieces_is_last_and_highlighted_until_the_first_cell(window, panel):
    card = panel.area.add_card
    assert card.geometry().top() >= panel.tiles[-1].geometry().top()
    hand = Hand(window)
    hand.click(card)
    assert highlighted(panel) == [7]
    assert card.accessibleName() == "Draw piece C"
    assert not panel.action("delete-piece").isEnabled()
    assert window.open_piece.bar.symbol.text() == "C"
    hand.drag([(0, 0, 0), (1, 0, 0)])
    assert highlighted(panel) == [7]
    assert not card.shows_draft
    hand.click(card)
    assert highlighted(panel) == [8]
    window.open_piece.go_back()
    assert len(highlighted(panel)) == 1
    assert card.accessibleName() == "New piece"


def test_insert_begins_the_next_piece_while_one_is_drawn(window, panel, qtbot):
    hand = Hand(window)
    for number in (8, 9):
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Insert)
        assert window.editor.layer_grid.hasFocus()
        hand.drag([(0, 0, 0), (number - 7, 0, 0)])
        assert len(window.document.piece_set.pieces) == number
    assert [len(piece) for piece in window.document.piece_set.pieces[7:]] == [2, 3]
    assert len(window.document.figure) == 27


def test_the_highlighted_tile_is_the_piece_that_is_edited(window, panel, qtbot):
    tiles, opened = panel.tiles, window.open_piece
    tiles[3].opened.emit()
    assert highlighted(panel) == [3]
    Hand(window).click(tiles[5], QPoint(8, 60))
    assert highlighted(panel) == [5]
    assert opened.piece == window.document.piece_set.pieces[5]
    qtbot.keyClick(tiles[5], Qt.Key.Key_D)
    assert highlighted(panel) == [6]
    assert opened.piece == window.document.piece_set.pieces[6]
    window.document.undo_stack.undo()
    assert opened.piece is None
    tiles[4].opened.emit()
    window.pieces.panel.area.moved.emit(4, 0)
    assert highlighted(panel) == [0]
    assert opened.piece == window.document.piece_set.pieces[0]
    window.document.undo_stack.undo()
    assert highlighted(panel) == [4]


def test_enter_confirms_a_number_and_nothing_else(window, panel, qtbot):
    panel.tiles[1].edit_numbers()
    field = panel.tiles[1].copies
    qtbot.keyClicks(field, "2")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert window.document.piece_set.counts[1] == 2
    assert window.open_piece.piece is None
    assert field.hasFocus()


def test_at_most_one_tile_shows_its_stepper(window, panel):
    def shown():
        return [index for index, tile in enumerate(panel.tiles) if tile.more.isVisible()]

    def enter(index):
        point = QPoint(5, 5).toPointF()
        QApplication.sendEvent(panel.tiles[index], QEnterEvent(point, point, point))

    window.editor.layer_grid.setFocus()
    assert shown() == []
    panel.tiles[2].setFocus()
    assert shown() == [2]
    enter(4)
    assert shown() == [4]
    panel.tiles[1].edit_numbers()
    assert shown() == [1]
    Hand(window).click(panel.tiles[1].more)
    assert window.document.piece_set.counts[1] == 2
    window.editor.layer_grid.setFocus()
    assert shown() == [4]
