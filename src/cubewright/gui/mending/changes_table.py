"""The table of changes of a puzzle, with pictures before and after each change."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from cubewright.gui.pictures.small_pictures import FigurePicture, paint_piece
from cubewright.gui.widgets.records import RECORD, Index, RecordModel, SortedTable
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.design.mending import (
    AFTER,
    BEFORE,
    CHANGE,
    MARK_COLOURS,
    changed_shapes,
    marked_shape,
)
from cubewright.solver.design.mending import FoundMend
from cubewright.translation import tr

ROW = 64
"""The height of a row in pixels."""
PICTURES = 132
"""The width, in pixels, of a column that shows at most two shapes."""
_KEPT = 128


class ShapesDelegate(QStyledItemDelegate):
    """Paints the shapes before or after a change; ``puzzle`` returns the unchanged puzzle."""

    def __init__(
        self, puzzle: Callable[[], Puzzle | None], *, after: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._puzzle = puzzle
        self._after = after

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        found, puzzle = index.data(RECORD), self._puzzle()
        if puzzle is None:
            return
        shapes = changed_shapes(puzzle, found)
        room = QRectF(option.rect).adjusted(3, 3, -3, -3)
        width = room.width() / max(2, len(shapes))
        painter.save()
        painter.setClipRect(room)
        for number, shape in enumerate(shapes):
            place = QRectF(room.left() + number * width, room.top(), width, room.height())
            cells = shape.after if self._after else shape.before
            marked = marked_shape(puzzle, shape.piece, cells)
            size, ratio = place.size().toSize(), painter.device().devicePixelRatio()
            picture = _picture(marked, size.width(), size.height(), ratio)
            painter.drawPixmap(place.topLeft(), picture)
        painter.restore()

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(PICTURES, ROW)


@lru_cache(maxsize=_KEPT)
def _picture(shape: Piece | Figure, width: int, height: int, ratio: float) -> QPixmap:
    """Return the picture of a shape, for a screen's pixel ratio; painting it takes some 10 ms."""
    if isinstance(shape, Figure):
        return FigurePicture(shape, cell_colours=MARK_COLOURS).pixmap(width, height, ratio)
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_piece(painter, QRectF(0, 0, width, height), shape, cell_colours=MARK_COLOURS)
    painter.end()
    return pixmap


class ChangesTable(SortedTable[FoundMend]):
    """The table of changes, the most likely first; ``puzzle`` returns the unchanged puzzle."""

    def __init__(
        self,
        model: RecordModel[FoundMend],
        puzzle: Callable[[], Puzzle | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(model, parent)
        self.setAccessibleName(tr("Possible changes"))
        self.setSelectionMode(self.SelectionMode.SingleSelection)
        for column, after in ((BEFORE, False), (AFTER, True)):
            delegate = ShapesDelegate(puzzle, after=after, parent=self)
            self.setItemDelegateForColumn(self.place(column), delegate)
        stretch = QHeaderView.ResizeMode.Stretch
        self.horizontalHeader().setSectionResizeMode(self.place(CHANGE), stretch)
        self.set_widths({BEFORE: PICTURES, AFTER: PICTURES})

    @property
    def row_height(self) -> int:
        return ROW
