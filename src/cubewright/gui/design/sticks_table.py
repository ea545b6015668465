"""The list of a set's sticks or boards, with the number of copies that the user owns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QWidget

from cubewright.gui.design.pool_table import piece_icon
from cubewright.gui.widgets.fields import OutlinedTicks
from cubewright.gui.widgets.records import Index, RecordModel, RecordTable
from cubewright.model.generators.burr_pieces import BurrPieces
from cubewright.model.generators.burr_sticks import STICKS
from cubewright.model.piece import Piece
from cubewright.presenter.design.sticks import MAX_COPIES
from cubewright.presenter.table import Align, Column
from cubewright.translation import mark

_PICTURE = 30
_COLOUR = "#c99e67"
"""The colour of pieces in the list: wood."""
_Role = Qt.ItemDataRole


@dataclass
class OwnedStick:
    """A stick or board of the set, and the number of copies that the user owns."""

    number: int
    copies: int
    kind: BurrPieces = STICKS
    icon: QIcon | None = None


STICK = Column[OwnedStick](
    head=mark("Number"),
    tip=mark("The number of the piece; tick the pieces that you own"),
    text=lambda stick: str(stick.number),
)
COPIES = Column[OwnedStick](
    head=mark("Copies"),
    tip=mark("The number of copies that you own"),
    text=lambda stick: str(stick.copies or ""),
    key=lambda stick: stick.copies,
    align=Align.CENTRE,
)


class SticksModel(RecordModel[OwnedStick]):
    """A row for each piece of a set; :attr:`owned` contains the pieces of other sets, too."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__((STICK, COPIES), parent)
        self.owned: dict[int, int] = {}

    def show_set(self, numbers: Mapping[int, int], kind: BurrPieces) -> None:
        self.show(OwnedStick(number, self.owned.get(number, 0), kind) for number in numbers)

    def own(self, copies: Mapping[int, int]) -> None:
        """Set the number of copies of each listed piece."""
        for stick in self.records:
            stick.copies = copies.get(stick.number, 0)
        self._store()
        self.report_changed()

    def _store(self) -> None:
        for stick in self.records:
            self.owned.pop(stick.number, None)
            if stick.copies:
                self.owned[stick.number] = stick.copies

    # -- QAbstractTableModel

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.column():
            return flags | Qt.ItemFlag.ItemIsEditable
        return flags | Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        roles = (_Role.EditRole, _Role.DecorationRole, _Role.CheckStateRole)
        if role not in roles or not index.isValid():
            return super().data(index, role)
        stick, is_first = self.records[index.row()], index.column() == 0
        if role == _Role.EditRole:
            return stick.number if is_first else stick.copies
        if not is_first:
            return None
        if role == _Role.CheckStateRole:
            return Qt.CheckState.Checked if stick.copies else Qt.CheckState.Unchecked
        stick.icon = stick.icon or piece_icon(_shown_piece(stick))
        return stick.icon

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:
        stick = self.records[index.row()]
        if role == _Role.CheckStateRole and index.column() == 0:
            is_ticked = Qt.CheckState(value) == Qt.CheckState.Checked
            stick.copies = max(1, stick.copies) if is_ticked else 0
        elif role == _Role.EditRole and index.column():
            stick.copies = max(0, min(int(value), MAX_COPIES))
        else:
            return False
        self._store()
        self.report_changed(index.row(), index.row())
        return True


def _shown_piece(stick: OwnedStick) -> Piece:
    return Piece("S", stick.kind.cells(stick.number), str(stick.number), _COLOUR)


class SticksTable(RecordTable[OwnedStick]):
    """The table of a set; Space ticks a piece, and typing sets the number of its copies."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.sticks = SticksModel()
        super().__init__(self.sticks, parent)
        self.sticks.setParent(self)
        self.setIconSize(QSize(_PICTURE, _PICTURE))
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setItemDelegateForColumn(0, OutlinedTicks(self))
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            trigger.AnyKeyPressed
            | trigger.EditKeyPressed
            | trigger.SelectedClicked
            | trigger.DoubleClicked
        )
        stretch = QHeaderView.ResizeMode.Stretch
        self.horizontalHeader().setSectionResizeMode(self.place(STICK), stretch)
        self.set_widths({COPIES: 72})

    @property
    def row_height(self) -> int:
        return _PICTURE + 4
