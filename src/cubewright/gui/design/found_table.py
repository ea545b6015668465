"""The table of the puzzles found, with a picture in each row."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cubewright.gui.design.found_model import (
    DIFFICULTY,
    FIGURE,
    LEVEL,
    PICTURE,
    PIECES,
    PUZZLE,
    SOLUTIONS,
    SYMMETRICAL,
    SYMMETRY,
    FoundModel,
    SortedFound,
)
from cubewright.gui.pictures.figure_picture import FIGURE_COLOUR, FigurePicture
from cubewright.gui.pictures.piece_picture import paint_piece
from cubewright.gui.statistics.stage_table import tabular
from cubewright.gui.widgets.records import Index
from cubewright.gui.widgets.sorted_table import SortedTable
from cubewright.presenter.design.run import FoundPuzzle
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
        found: FoundPuzzle = index.data(PUZZLE)
        room = QRectF(option.rect).adjusted(3, 3, -3, -3)
        painter.save()
        painter.setClipRect(room)
        if self.shows_figures:
            FigurePicture(found.figure).paint(painter, room, FIGURE_COLOUR)
        else:
            self._paint_pieces(painter, room, found)
        painter.restore()

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(_WIDTHS[PICTURE], ROW)

    @staticmethod
    def _paint_pieces(painter: QPainter, room: QRectF, found: FoundPuzzle) -> None:
        """Paint each copy, smaller if there are many."""
        pieces = [
            piece
            for piece, copies in zip(found.pieces.pieces, found.pieces.counts, strict=True)
            for _ in range(copies)
        ]
        edge = min(room.height(), room.width() / max(1, len(pieces)))
        for number, piece in enumerate(pieces):
            top = room.center().y() - edge / 2
            paint_piece(painter, QRectF(room.left() + number * edge, top, edge, edge), piece)


class FoundTable(SortedTable):
    """The rows of the puzzles found."""

    def __init__(self, model: FoundModel, parent: QWidget | None = None) -> None:
        self.sorted = SortedFound()
        super().__init__(model, self.sorted, parent)
        self.setFont(tabular(self.font()))
        self.verticalHeader().setDefaultSectionSize(ROW)
        self.pictures = PictureDelegate(self)
        self.setItemDelegateForColumn(PICTURE, self.pictures)
        self.setAccessibleName(tr("Puzzles found"))
        header = self.horizontalHeader()
        header.setSectionResizeMode(PIECES, QHeaderView.ResizeMode.Stretch)
        for column, width in _WIDTHS.items():
            self.setColumnWidth(column, width)

    def show_columns(self, *, figures: bool, names: bool, symmetrical: bool, level: bool) -> None:
        """Show the columns that a run fills; ``figures``: it finds figures."""
        self.pictures.shows_figures = figures
        for column, is_shown in (
            (FIGURE, figures or names),
            (PIECES, not figures),
            (SYMMETRICAL, symmetrical),
            (LEVEL, level),
            (SYMMETRY, figures),
        ):
            self.setColumnHidden(column, not is_shown)
        header, resize = self.horizontalHeader(), QHeaderView.ResizeMode
        header.setSectionResizeMode(FIGURE, resize.Stretch if figures else resize.Interactive)
        self.setColumnWidth(PICTURE, _FIGURE_WIDTH if figures else _WIDTHS[PICTURE])

    @property
    def selected_rows(self) -> list[int]:
        """The selected rows of the model, from top to bottom."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self.sorted.mapToSource(self.sorted.index(row, 0)).row() for row in rows]
