"""The table of the puzzles found, with a picture in each row."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
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
from cubewright.gui.widgets.table_model import Index
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


class FoundTable(QTableView):
    """The rows; click a header or press Ctrl+number to sort, Enter or double-click to open."""

    open_asked = Signal(int)
    """The row of the model."""

    def __init__(self, model: FoundModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sorted = SortedFound(self)
        self.sorted.setSourceModel(model)
        self.setModel(self.sorted)
        self.pictures = PictureDelegate(self)
        self.setItemDelegateForColumn(PICTURE, self.pictures)
        self.setSortingEnabled(True)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        self.setFont(tabular(self.font()))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(tr("Puzzles found"))
        rows, header = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setDefaultSectionSize(ROW)
        header.setHighlightSections(False)
        header.setMinimumSectionSize(60)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(PIECES, QHeaderView.ResizeMode.Stretch)
        for column, width in _WIDTHS.items():
            self.setColumnWidth(column, width)
        self.doubleClicked.connect(self.ask_to_open)

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

    def shown_rows(self) -> list[int]:
        """Return the rows of the model that the table shows, from top to bottom."""
        return [
            self.sorted.mapToSource(self.sorted.index(row, 0)).row()
            for row in range(self.sorted.rowCount())
        ]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ctrl = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.ask_to_open(self.currentIndex())
        elif ctrl and Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_9:
            self._sort_by(event.key() - Qt.Key.Key_1)
        else:
            super().keyPressEvent(event)

    def _sort_by(self, place: int) -> None:
        """Sort by a visible column; if the table is sorted by it already, reverse the order."""
        visible = [c for c in range(self.sorted.columnCount()) if not self.isColumnHidden(c)]
        if place >= len(visible):
            return
        header, column = self.horizontalHeader(), visible[place]
        up, down = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
        is_up = header.sortIndicatorSection() == column and header.sortIndicatorOrder() == up
        self.sortByColumn(column, down if is_up else up)

    def ask_to_open(self, index: QModelIndex) -> None:
        """Report that the user wants to open the puzzle of a row."""
        if index.isValid():
            self.open_asked.emit(self.sorted.mapToSource(index).row())
