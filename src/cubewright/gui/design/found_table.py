"""The table of puzzles found, with a picture in each row."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cubewright.formats.design_run import SavedRun
from cubewright.gui.pictures.small_pictures import FigurePicture, paint_piece
from cubewright.gui.widgets.records import RECORD, Index, RecordModel, SortedTable
from cubewright.presenter.design.columns import (
    DIFFICULTY,
    FIGURE,
    LEVEL,
    PICTURE,
    PIECES,
    SOLUTIONS,
    SYMMETRICAL,
    SYMMETRY,
    WINDOW,
    filled_columns,
)
from cubewright.presenter.design.run import FoundPuzzle
from cubewright.presenter.table import Column
from cubewright.translation import tr

ROW = 44
"""The height of a row in pixels."""
_FIGURE_WIDTH = 110
_WIDTHS = {
    PICTURE: 230,
    FIGURE: 110,
    SOLUTIONS: 90,
    DIFFICULTY: 130,
    SYMMETRICAL: 100,
    LEVEL: 70,
    SYMMETRY: 90,
}


class PictureDelegate(QStyledItemDelegate):
    """Paints the pieces of a puzzle, or its figure."""

    shows_figures = False

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        found: FoundPuzzle = index.data(RECORD)
        room = QRectF(option.rect).adjusted(3, 3, -3, -3)
        painter.save()
        painter.setClipRect(room)
        if self.shows_figures:
            FigurePicture(found.figure).paint(painter, room)
        else:
            self._paint_pieces(painter, room, found)
        painter.restore()

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(_WIDTHS[PICTURE], ROW)

    @staticmethod
    def _paint_pieces(painter: QPainter, room: QRectF, found: FoundPuzzle) -> None:
        pieces = [
            piece
            for piece, copies in zip(found.pieces.pieces, found.pieces.counts, strict=True)
            for _ in range(copies)
        ]
        edge = min(room.height(), room.width() / max(1, len(pieces)))
        for number, piece in enumerate(pieces):
            top = room.center().y() - edge / 2
            paint_piece(painter, QRectF(room.left() + number * edge, top, edge, edge), piece)


class FoundTable(SortedTable[FoundPuzzle]):
    """The table of puzzles found, at first in the order of the search."""

    def __init__(self, model: RecordModel[FoundPuzzle], parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.pictures = PictureDelegate(self)
        self.setItemDelegateForColumn(self.place(PICTURE), self.pictures)
        self.setAccessibleName(tr("Puzzles found"))
        self._set_resize(PIECES, QHeaderView.ResizeMode.Stretch)
        self.set_widths(_WIDTHS)

    @property
    def row_height(self) -> int:
        return ROW

    def show_columns(self, run: SavedRun) -> None:
        """Show the columns that a run fills."""
        filled = filled_columns(run)
        for column in WINDOW:
            self.show_column(column, shown=column in filled)
        figures, resize = run.finds_figures, QHeaderView.ResizeMode
        self.pictures.shows_figures = figures
        self._set_resize(FIGURE, resize.Stretch if figures else resize.Interactive)
        self.set_widths({PICTURE: _FIGURE_WIDTH if figures else _WIDTHS[PICTURE]})

    def search(self, text: str) -> None:
        """Show only puzzles whose texts contain all these words."""
        words = text.casefold().split()
        self.sorted.show_only(lambda found: matches(found, words))

    def _set_resize(self, column: Column[FoundPuzzle], mode: QHeaderView.ResizeMode) -> None:
        self.horizontalHeader().setSectionResizeMode(self.place(column), mode)


def matches(found: FoundPuzzle, words: Sequence[str]) -> bool:
    """Return whether every word occurs in a text of a puzzle or equals a number of the puzzle."""
    columns = (FIGURE, PIECES, DIFFICULTY, SYMMETRY)
    text = " ".join(column.text(found) for column in columns).casefold()
    numbers = {column.text(found) for column in (SOLUTIONS, LEVEL, SYMMETRICAL)}
    return all(word in text or word in numbers for word in words)
