"""Tables with fixed columns: heading, tooltip and alignment of each."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from cubewright.translation import tr

Index = QModelIndex | QPersistentModelIndex

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
_ROOT = QModelIndex()
_Role = Qt.ItemDataRole


class Column(NamedTuple):
    """The heading, tooltip and alignment of a column; the texts are English."""

    head: str
    tip: str = ""
    alignment: Qt.AlignmentFlag = LEFT


class TableModel(QAbstractTableModel):
    """A table model with the columns of its class; subclasses provide the rows."""

    columns: ClassVar[tuple[Column, ...]]

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        if role == _Role.DisplayRole:
            return tr(column.head)
        if role == _Role.ToolTipRole:
            return tr(column.tip) or None
        return column.alignment if role == _Role.TextAlignmentRole else None
