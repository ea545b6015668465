"""The item model of the stages of a search: a row per stage, and a row of totals."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtGui import QFont

from cubewright.gui.widgets.table_model import RIGHT, Column, Index, TableModel
from cubewright.presenter.search.statistics_text import ordinal, share, stage_name
from cubewright.solver.search.stages import StageTable
from cubewright.translation import mark, number_text, tr

STAGE, EXPLORED, KEPT, SHARE = range(4)
COLUMNS = (
    Column(mark("Piece"), mark("The stage of the search: the number of the piece that is placed")),
    Column(mark("Explored"), mark("Placements tried at this stage"), RIGHT),
    Column(
        mark("Kept"),
        mark(
            "Placements that survived; at the last stage these are solutions, "
            "before symmetric copies are merged"
        ),
        RIGHT,
    ),
    Column(mark("Share"), mark("Kept divided by explored"), RIGHT),
)
VALUE = Qt.ItemDataRole.UserRole
"""The number behind a text, for bars and charts."""

_ROOT = QModelIndex()
_Role = Qt.ItemDataRole


class StageModel(TableModel):
    """Shows one :class:`StageTable`; another one of the same length changes numbers, not rows."""

    columns = COLUMNS

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._explored: list[int] = []
        self._kept: list[int] = []

    def show(self, table: StageTable) -> None:
        """Show the numbers of a search."""
        explored, kept = table.explored.tolist(), table.kept.tolist()
        if len(explored) == len(self._explored):
            self._explored, self._kept = explored, kept
            last = self.index(self.rowCount() - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, EXPLORED), last)
        else:
            self._replace(explored, kept)

    def clear(self) -> None:
        """Show nothing."""
        self._replace([], [])

    @property
    def stage_count(self) -> int:
        """The number of stages; the row after them holds the totals."""
        return len(self._explored)

    @property
    def largest(self) -> int:
        """The largest number of a single stage."""
        return max(self._explored, default=0)

    def _replace(self, explored: list[int], kept: list[int]) -> None:
        self.beginResetModel()
        self._explored, self._kept = explored, kept
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() or not self._explored else len(self._explored) + 1

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == _Role.DisplayRole:
            return self._text(row, column)
        if role == _Role.AccessibleTextRole and column == STAGE and row < self.stage_count:
            return stage_name(row)
        if role == VALUE:
            return self._numbers(row)[column - EXPLORED] if column in (EXPLORED, KEPT) else None
        if role == _Role.TextAlignmentRole:
            return COLUMNS[column].alignment
        if role == _Role.FontRole and row == self.stage_count:
            bold = QFont()
            bold.setBold(True)
            return bold
        return None

    def _numbers(self, row: int) -> tuple[int, int]:
        if row == self.stage_count:
            return sum(self._explored), sum(self._kept)
        return self._explored[row], self._kept[row]

    def _text(self, row: int, column: int) -> str:
        explored, kept = self._numbers(row)
        if column == STAGE:
            return tr("Total") if row == self.stage_count else ordinal(row + 1)
        if column == SHARE:
            return share(kept, explored)
        return number_text(explored if column == EXPLORED else kept)
