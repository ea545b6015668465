"""The item model of the solutions, one per row, filled in batches."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt

from cubewright.gui.solutions.store import SolutionStore
from cubewright.gui.widgets.table_model import RIGHT, Column, Index, TableModel
from cubewright.model.cell import IntArray
from cubewright.solver.problem.cover import CoverProblem

NUMBER, PICTURE = 0, 1
COLUMNS = (
    Column("No.", "The solution's number, in the order in which they were found", RIGHT),
    Column("Layers, from the top", "The layers of the solution, the top one on the left"),
)

_ROOT = QModelIndex()
_Role = Qt.ItemDataRole


class SolutionModel(TableModel):
    """Decodes a solution only when it is painted, so that a million rows need little memory."""

    columns = COLUMNS

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store: SolutionStore | None = None

    @property
    def store(self) -> SolutionStore | None:
        """The store of the rows, or None before the first search."""
        return self._store

    def begin(self, cover: CoverProblem) -> None:
        """Remove all rows, and prepare for solutions of another cover problem."""
        self._replace(SolutionStore(cover))

    def show(self, store: SolutionStore) -> None:
        """List the rows of a store."""
        self._replace(store)

    def clear(self) -> None:
        """Remove all rows."""
        self._replace(None)

    def append(self, rows: IntArray) -> None:
        """Append a batch of solutions; call :meth:`begin` first."""
        if self._store is None:
            raise ValueError("rows without a cover problem that they belong to")
        if len(rows):
            first = len(self._store)
            self.beginInsertRows(_ROOT, first, first + len(rows) - 1)
            self._store.append(rows)
            self.endInsertRows()

    def _replace(self, store: SolutionStore | None) -> None:
        self.beginResetModel()
        self._store = store
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() or self._store is None else len(self._store)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if self._store is None or not index.isValid():
            return None
        row = index.row()
        if role == _Role.DisplayRole:
            return f"{row + 1:,}" if index.column() == NUMBER else str(self._store.solution(row))
        if role == _Role.AccessibleTextRole:
            return f"Solution {row + 1:,}"
        if role == _Role.TextAlignmentRole and index.column() == NUMBER:
            return RIGHT
        return None
