"""The tiles of the pieces in columns; the user drags them to reorder the pieces."""

from __future__ import annotations

from PySide6.QtCore import QMimeData, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QWidget

from cubewright.gui.pieces.add_card import AddCard
from cubewright.gui.pieces.piece_tile import PieceTile
from cubewright.gui.widgets.density import DENSITY
from cubewright.model.piece import PieceSet
from cubewright.model.pieces.weights import PieceWeights

MIN_WIDTH, COMPACT_WIDTH = 96, 76
"""The minimum width of a tile in pixels."""
_MIME = "application/x-cubewright-piece-tile"
_LINE = 3


class TileArea(QWidget):
    """Shows a tile for each piece, and reports the user's actions with the piece's index."""

    numbers_changed = Signal(int, int, int)
    """The index of a piece, and the minimum and maximum number of copies that the user entered."""
    chosen = Signal(int)
    opened = Signal(int)
    menu_requested = Signal(QPoint)
    moved = Signal(int, int)
    """The index of the dragged piece, and the index of the piece before which it was dropped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles: list[PieceTile] = []
        self.add_card = AddCard(self)
        """The card after the last tile, which begins a new piece."""
        self.add_card.stepped.connect(
            lambda right, down: self._focus_tile(len(self.tiles), right, down)
        )
        self._dragged = -1
        self._hovered: PieceTile | None = None
        """The tile under the mouse, or None."""
        self._marker = QFrame(self)
        self._marker.setAutoFillBackground(True)
        self._marker.setBackgroundRole(QPalette.ColorRole.Highlight)
        self._marker.hide()
        self.setAcceptDrops(True)
        DENSITY.changed.connect(self._on_density_changed)

    def show_pieces(
        self,
        pieces: PieceSet,
        weights: PieceWeights = (),
        cell_colours: tuple[str, ...] = (),
    ) -> None:
        weight_of = dict(weights)
        self._make_tiles(len(pieces.pieces))
        table = zip(self.tiles, pieces.pieces, pieces.min_copies, pieces.counts, strict=True)
        for tile, piece, minimum, maximum in table:
            weight = weight_of.get(piece.symbol, 1)
            tile.show_piece(piece, minimum, maximum, weight, cell_colours)

    @property
    def columns(self) -> int:
        """The number of tiles side by side."""
        return max(1, self.width() // DENSITY.length(MIN_WIDTH, COMPACT_WIDTH))

    def _on_density_changed(self) -> None:
        for tile in self.tiles:
            tile.fit_density()
        self._arrange_tiles()

    def sizeHint(self) -> QSize:
        return QSize(2 * MIN_WIDTH, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange_tiles()

    def _make_tiles(self, number: int) -> None:
        while len(self.tiles) > number:
            tile = self.tiles.pop()
            if tile is self._hovered:
                self._hovered = None
            tile.hide()
            tile.deleteLater()
        while len(self.tiles) < number:
            index = len(self.tiles)
            tile = PieceTile(self)
            tile.numbers_changed.connect(
                lambda minimum, maximum, index=index: self.numbers_changed.emit(
                    index, minimum, maximum
                )
            )
            tile.chosen.connect(lambda index=index: self.chosen.emit(index))
            tile.stepped.connect(
                lambda right, down, index=index: self._focus_tile(index, right, down)
            )
            tile.opened.connect(lambda index=index: self.opened.emit(index))
            tile.dragged.connect(lambda index=index: self._drag(index))
            tile.menu_requested.connect(self.menu_requested)
            tile.hovered.connect(lambda on, tile=tile: self._on_hovered(tile, on))
            tile.focus_moved.connect(self._show_stepper)
            tile.show()
            self.tiles.append(tile)
        self._arrange_tiles()

    def _arrange_tiles(self) -> None:
        columns = self.columns
        cards = [*self.tiles, self.add_card]
        rows = -(-len(cards) // columns)
        height = cards[0].sizeHint().height()
        width = self.width() // columns
        for index, card in enumerate(cards):
            row, column = divmod(index, columns)
            card.setGeometry(column * width, row * height, width, height)
        if self.minimumHeight() != rows * height:
            self.setMinimumHeight(rows * height)
            self.updateGeometry()

    def _focus_tile(self, index: int, right: int, down: int) -> None:
        cards = [*self.tiles, self.add_card]
        target = index + right + down * self.columns
        if 0 <= target < len(cards):
            cards[target].setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_hovered(self, tile: PieceTile, on: bool) -> None:
        self._hovered = tile if on else None
        self._show_stepper()

    def _show_stepper(self) -> None:
        """Show the stepper of one tile: the edited, the hovered or the focused one."""
        typed = [tile for tile in self.tiles if tile.copies.hasFocus()]
        hovered = [tile for tile in self.tiles if tile is self._hovered]
        focused = [tile for tile in self.tiles if tile.hasFocus()]
        shown = next(iter(typed + hovered + focused), None)
        for tile in self.tiles:
            tile.show_stepper(tile is shown)

    # -- dragging

    def _drag(self, index: int) -> None:
        self._dragged = index
        tile = self.tiles[index]
        data = QMimeData()
        data.setData(_MIME, b"")
        drag = QDrag(self)
        drag.setMimeData(data)
        drag.setPixmap(tile.picture.grab())
        drag.exec(Qt.DropAction.MoveAction)
        self._dragged = -1
        self._marker.hide()

    def _index_before(self, where: QPoint) -> int:
        columns = self.columns
        for index, tile in enumerate(self.tiles):
            middle = tile.geometry().center()
            if columns == 1 and where.y() < middle.y():
                return index
            is_in_row = tile.geometry().top() <= where.y() <= tile.geometry().bottom()
            if columns > 1 and is_in_row and where.x() < middle.x():
                return index
            if columns > 1 and where.y() < tile.geometry().top():
                return index
        return len(self.tiles)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self.dragMoveEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        if event.source() is not self or not self.tiles:
            event.ignore()
            return
        event.acceptProposedAction()
        before = self._index_before(event.position().toPoint())
        tile = self.tiles[min(before, len(self.tiles) - 1)].geometry()
        is_end = before == len(self.tiles)
        if self.columns == 1:
            top = tile.bottom() if is_end else tile.top()
            place = QRect(0, max(0, top - _LINE // 2), self.width(), _LINE)
        else:
            left = tile.right() if is_end else tile.left()
            place = QRect(max(0, left - _LINE // 2), tile.top(), _LINE, tile.height())
        self._marker.setGeometry(place)
        self._marker.raise_()
        self._marker.show()

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        self._marker.hide()

    def dropEvent(self, event: QDropEvent) -> None:
        self._marker.hide()
        if event.source() is self and self._dragged >= 0:
            event.acceptProposedAction()
            self.moved.emit(self._dragged, self._index_before(event.position().toPoint()))
