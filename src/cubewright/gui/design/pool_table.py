"""The pool of pieces, with the minimum and maximum number of copies of each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QWidget

from cubewright.gui.pictures.small_pictures import paint_piece
from cubewright.gui.widgets.records import RECORD, Index, RecordModel, RecordTable
from cubewright.model.piece import Piece, PieceSet
from cubewright.presenter.table import Align, Column
from cubewright.translation import mark, tr

MAX_COPIES = 999
_PICTURE = 30
_Role = Qt.ItemDataRole


@dataclass
class PoolEntry:
    """A piece with the minimum and maximum number of copies to use."""

    piece: Piece
    minimum: int
    maximum: int
    icon: QIcon | None = None

    def set_copies(self, column: Column[PoolEntry], copies: int) -> None:
        """Set the minimum or the maximum, and adjust the other number if necessary."""
        copies = max(0, min(copies, MAX_COPIES))
        if column is FEWEST:
            self.minimum, self.maximum = copies, max(copies, self.maximum)
        else:
            self.minimum, self.maximum = min(self.minimum, copies), copies


PIECE = Column[PoolEntry](
    head=mark("Piece"),
    tip=mark("The piece, with its picture"),
    text=lambda entry: entry.piece.name or entry.piece.symbol,
)
FEWEST = Column[PoolEntry](
    head=mark("From"),
    tip=mark("The minimum number of copies to use"),
    text=lambda entry: str(entry.minimum),
    key=lambda entry: entry.minimum,
    align=Align.CENTRE,
)
MOST = Column[PoolEntry](
    head=mark("To"),
    tip=mark("The maximum number of copies to use"),
    text=lambda entry: str(entry.maximum),
    key=lambda entry: entry.maximum,
    align=Align.CENTRE,
)


class PoolModel(RecordModel[PoolEntry]):
    """A row for each piece; the numbers of copies can be edited."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__((PIECE, FEWEST, MOST), parent)
        self._pool: PieceSet | None = None

    def show_pool(self, pool: PieceSet, *, every: bool) -> None:
        """Show the pieces of a pool.

        With ``every``, all copies are required. Without it, the minimums are those in the pool, or
        0 if the pool has none.
        """
        self._pool = pool
        minimum = pool.counts if every else pool.minimums or (0,) * len(pool.pieces)
        self.show(map(PoolEntry, pool.pieces, minimum, pool.counts))

    @property
    def pool(self) -> PieceSet | None:
        """The pieces and numbers of copies in the table; pieces with maximum 0 are left out."""
        used = [entry for entry in self.records if entry.maximum]
        if self._pool is None or not used:
            return None
        return replace(
            self._pool,
            pieces=tuple(entry.piece for entry in used),
            counts=tuple(entry.maximum for entry in used),
            minimums=tuple(entry.minimum for entry in used),
        )

    def set_maximum(self, copies: int) -> None:
        """Set the maximum number of copies of all pieces."""
        for entry in self.records:
            entry.set_copies(MOST, copies)
        self.report_changed()

    # -- QAbstractTableModel

    def flags(self, index: Index) -> Qt.ItemFlag:
        editable = Qt.ItemFlag.ItemIsEditable if index.column() else Qt.ItemFlag.NoItemFlags
        return super().flags(index) | editable

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if role not in (_Role.EditRole, _Role.DecorationRole) or not index.isValid():
            return super().data(index, role)
        entry, column = self.records[index.row()], self.columns[index.column()]
        if role == _Role.EditRole:
            return column.key(entry) if column.key else column.text(entry)
        if column is not PIECE:
            return None
        entry.icon = entry.icon or piece_icon(entry.piece)
        return entry.icon

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:
        column = self.columns[index.column()]
        if role != _Role.EditRole or column is PIECE:
            return False
        self.records[index.row()].set_copies(column, int(value))
        self.report_changed(index.row(), index.row())
        return True


def piece_icon(piece: Piece) -> QIcon:
    """Return the small picture of a piece."""
    pixmap = QPixmap(2 * _PICTURE, 2 * _PICTURE)
    pixmap.setDevicePixelRatio(2)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_piece(painter, QRectF(0, 0, _PICTURE, _PICTURE), piece)
    painter.end()
    return QIcon(pixmap)


class PoolTable(RecordTable[PoolEntry]):
    """The table of the pool; typing a number or pressing F2 edits a cell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.pool = PoolModel()
        super().__init__(self.pool, parent)
        self.pool.setParent(self)
        self.setIconSize(QSize(_PICTURE, _PICTURE))
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setWordWrap(True)
        self.setAccessibleName(tr("Pieces of the pool"))
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            trigger.AnyKeyPressed
            | trigger.EditKeyPressed
            | trigger.SelectedClicked
            | trigger.DoubleClicked
        )
        stretch = QHeaderView.ResizeMode.Stretch
        self.horizontalHeader().setSectionResizeMode(self.place(PIECE), stretch)
        self.set_widths({FEWEST: 62, MOST: 62})

    @property
    def row_height(self) -> int:
        return _PICTURE + 4

    @property
    def current_piece(self) -> Piece | None:
        """The piece of the current row; None if no row is current."""
        entry: PoolEntry | None = self.currentIndex().data(RECORD)
        return None if entry is None else entry.piece
