"""The pool of pieces with the smallest and the largest number of copies of each."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from cubewright.gui.pictures.piece_picture import paint_piece
from cubewright.gui.widgets.table_model import CENTRE, Column, Index, TableModel
from cubewright.model.piece import Piece, PieceSet
from cubewright.translation import mark, tr

PIECE, FEWEST, MOST = range(3)
MAX_COPIES = 999
_PICTURE = 30
_ROOT = QModelIndex()
_Role = Qt.ItemDataRole


class PoolModel(TableModel):
    """A row for each piece; the numbers of copies can be edited."""

    columns = (
        Column(mark("Piece"), mark("The piece, with its picture")),
        Column(mark("From"), mark("The fewest copies to use"), CENTRE),
        Column(mark("To"), mark("The most copies to use"), CENTRE),
    )

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool: PieceSet | None = None
        self._numbers: list[list[int]] = []
        self._icons: dict[int, QIcon] = {}

    def show(self, pool: PieceSet, *, every: bool) -> None:
        """Show the pieces of a pool; ``every``: each copy is used, otherwise none needs to be."""
        self.beginResetModel()
        self._pool = pool
        fewest = pool.counts if every else pool.minimums or (0,) * len(pool.pieces)
        self._numbers = [list(each) for each in zip(fewest, pool.counts, strict=True)]
        self._icons = {}
        self.endResetModel()

    @property
    def pool(self) -> PieceSet | None:
        """The pieces with the numbers of copies shown; those that are not used are left out."""
        if self._pool is None:
            return None
        used = [row for row, (_, most) in enumerate(self._numbers) if most]
        if not used:
            return None
        return replace(
            self._pool,
            pieces=tuple(self._pool.pieces[row] for row in used),
            counts=tuple(self._numbers[row][1] for row in used),
            minimums=tuple(self._numbers[row][0] for row in used),
        )

    def piece_at(self, row: int) -> Piece | None:
        """Return the piece of a row, None if there is no such row."""
        return self._pool.pieces[row] if self._pool is not None and row >= 0 else None

    def set_all(self, column: int, copies: int) -> None:
        """Set a number of copies of all pieces."""
        for numbers in self._numbers:
            _set(numbers, column, copies)
        if self._numbers:
            last = self.index(len(self._numbers) - 1, MOST)
            self.dataChanged.emit(self.index(0, FEWEST), last)

    # -- QAbstractTableModel

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._numbers)

    def flags(self, index: Index) -> Qt.ItemFlag:
        editable = Qt.ItemFlag.ItemIsEditable if index.column() else Qt.ItemFlag.NoItemFlags
        return super().flags(index) | editable

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid() or self._pool is None:
            return None
        row, column = index.row(), index.column()
        if role in (_Role.DisplayRole, _Role.EditRole):
            piece = self._pool.pieces[row]
            return piece.name or piece.symbol if column == PIECE else self._numbers[row][column - 1]
        if role == _Role.DecorationRole and column == PIECE:
            return self._icon(row)
        return self.columns[column].alignment if role == _Role.TextAlignmentRole else None

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:
        if role != _Role.EditRole or index.column() == PIECE:
            return False
        _set(self._numbers[index.row()], index.column(), int(value))
        row = index.row()
        self.dataChanged.emit(self.index(row, FEWEST), self.index(row, MOST))
        return True

    def _icon(self, row: int) -> QIcon:
        """Return a piece's picture, painted once."""
        if row not in self._icons and self._pool is not None:
            pixmap = QPixmap(2 * _PICTURE, 2 * _PICTURE)
            pixmap.setDevicePixelRatio(2)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            paint_piece(painter, QRectF(0, 0, _PICTURE, _PICTURE), self._pool.pieces[row])
            painter.end()
            self._icons[row] = QIcon(pixmap)
        return self._icons[row]


def _set(numbers: list[int], column: int, copies: int) -> None:
    """Set one number of copies, and the other one so that it is not beyond."""
    numbers[column - 1] = max(0, min(copies, MAX_COPIES))
    if column == FEWEST:
        numbers[1] = max(numbers)
    else:
        numbers[0] = min(numbers)


class PoolTable(QTableView):
    """The pool; type a number, or press F2 to edit it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pool = PoolModel(self)
        self.setModel(self.pool)
        self.setIconSize(QSize(_PICTURE, _PICTURE))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setAccessibleName(tr("Pieces of the pool"))
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            trigger.AnyKeyPressed
            | trigger.EditKeyPressed
            | trigger.SelectedClicked
            | trigger.DoubleClicked
        )
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_PICTURE + 4)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(PIECE, QHeaderView.ResizeMode.Stretch)
        for column in (FEWEST, MOST):
            self.setColumnWidth(column, 62)

    @property
    def current_piece(self) -> Piece | None:
        """The piece of the current row, None if there is none."""
        return self.pool.piece_at(self.currentIndex().row())
