"""The item model of the listed solutions, one per row."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QColor

from cubewright.errors import CubewrightError
from cubewright.gui.solutions.list.store import SolutionStore
from cubewright.gui.widgets.records import Index, TableModel
from cubewright.model.cell import IntArray
from cubewright.model.results import SolutionMark
from cubewright.presenter.solutions.columns import (
    COLUMNS,
    NOTE_COLUMN,
    NUMBER_COLUMN,
    PICTURE_COLUMN,
    STAR,
    STAR_COLUMN,
    SolutionColumn,
)
from cubewright.presenter.solutions.conventions import own_images
from cubewright.presenter.solutions.listed import ListedSolution, ListedSolutions
from cubewright.presenter.solutions.listed_indices import AllIndices, ListedIndices
from cubewright.presenter.solutions.marks import MarkedRows
from cubewright.solver.problem.cover import CoverProblem
from cubewright.translation import tr

STARRED_BRUSH, NO_STAR_BRUSH = QBrush(QColor("#d08a00")), QBrush(QColor("#8a8f98"))
MAX_TEXTS = 2000
"""The number of cached cell texts; more than a tall window shows."""

_ROOT = QModelIndex()
_Role = Qt.ItemDataRole


class SolutionModel(TableModel[ListedSolution]):
    """Decodes a solution only when it is painted, so that a million rows need little memory.

    A row of the model is a position in its :class:`ListedIndices`. The index of a solution is its
    position in the store, independent of filters.
    """

    note_edited = Signal(int, str)
    """The index of a solution, and the note that the user wrote."""
    unreadable = Signal(str)
    """The reason why solutions cannot be read from their file; emitted once for each store."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(COLUMNS, parent)
        self._store: SolutionStore | None = None
        self._listed: ListedSolutions | None = None
        self._marks: tuple[SolutionMark, ...] = ()
        self._texts: dict[tuple[str, int], str] = {}
        self._indices: ListedIndices = AllIndices(0)
        self._lists_all = True
        self._is_unreadable = False

    @property
    def store(self) -> SolutionStore | None:
        """The store of the solutions; None before the first search."""
        return self._store

    @property
    def listed(self) -> ListedSolutions | None:
        """The data about the solutions that filters, orders and columns use."""
        return self._listed

    @property
    def indices(self) -> ListedIndices:
        """The indices of the listed solutions."""
        return self._indices

    @property
    def count(self) -> int:
        """The number of solutions, listed or not."""
        return 0 if self._store is None else len(self._store)

    @property
    def lists_all(self) -> bool:
        """Whether all solutions are listed in the order found."""
        return self._lists_all

    def begin(self, cover: CoverProblem) -> None:
        """Replace the store with an empty one for another cover problem."""
        self._replace(SolutionStore(cover))

    def show(self, store: SolutionStore) -> None:
        self._replace(store)

    def clear(self) -> None:
        self._replace(None)

    def append(self, rows: IntArray) -> None:
        """Append a batch of solutions; call :meth:`begin` first.

        New solutions are listed if all are listed; otherwise call :meth:`extend_list`.
        """
        if self._store is None:
            raise ValueError("rows without a cover problem that they belong to")
        self._store.append(rows)
        if self._lists_all:
            self.extend_list(AllIndices(len(self._store)))

    def show_marks(self, marks: tuple[SolutionMark, ...]) -> None:
        """Show the user's marks in the rows."""
        self._marks = marks
        self._mark()
        self.report_changed()

    def show_analyses(self) -> None:
        """Update the cells that depend on analyses."""
        self._texts.clear()
        self.report_changed()

    def _mark(self) -> None:
        self._texts.clear()
        listed = self._listed
        if listed is not None:
            listed.marks = MarkedRows(lambda: listed.table, self._marks)

    def list_all(self) -> None:
        """List all solutions in the order found."""
        self._reset(AllIndices(self.count), lists_all=True)

    def list_some(self, indices: ListedIndices) -> None:
        """List a subset of the solutions, or all in another order."""
        self._reset(indices, lists_all=False)

    def extend_list(self, indices: ListedIndices) -> None:
        """Append rows: ``indices`` begins with the solutions that are listed already."""
        before, after = len(self._indices), len(indices)
        if after > before:
            self.beginInsertRows(_ROOT, before, after - 1)
            self._indices = indices
            self.endInsertRows()

    def _replace(self, store: SolutionStore | None) -> None:
        self.beginResetModel()
        self._store, self._lists_all = store, True
        self._is_unreadable = False
        self._listed = None if store is None else listed_of(store)
        self._mark()
        self._indices = AllIndices(self.count)
        self.endResetModel()

    def _reset(self, indices: ListedIndices, *, lists_all: bool) -> None:
        self.beginResetModel()
        self._indices, self._lists_all = indices, lists_all
        self.endResetModel()

    def record(self, row: int) -> ListedSolution:
        assert self._listed is not None
        return self._listed.solution(self._indices[row])

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._indices)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        is_note = index.isValid() and COLUMNS[index.column()] is NOTE_COLUMN
        return flags | Qt.ItemFlag.ItemIsEditable if is_note else flags

    def setData(self, index: Index, value: Any, role: int = _Role.EditRole) -> bool:
        is_note = index.isValid() and COLUMNS[index.column()] is NOTE_COLUMN
        if role != _Role.EditRole or not is_note:
            return False
        self.note_edited.emit(self._indices[index.row()], str(value))
        return True

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        try:
            return self._data(index, role)
        except CubewrightError as error:
            self.report_unreadable(error)
            return None

    def report_unreadable(self, error: CubewrightError) -> None:
        """Emit ``unreadable`` from the event loop, the first time.

        Another program may damage the file at any time. An error that leaves a paint event leaves
        the painter open, which ends the program.
        """
        if not self._is_unreadable:
            self._is_unreadable = True
            reason = str(error)
            QTimer.singleShot(0, self, lambda: self.unreadable.emit(reason))

    def _data(self, index: Index, role: int) -> Any:
        if self._listed is None or not index.isValid():
            return None
        column = COLUMNS[index.column()]
        if role in (_Role.DisplayRole, _Role.EditRole):
            return self._text(column, index.row())
        if role == _Role.AccessibleTextRole:
            return self._accessible_text(column, index.row())
        if role == _Role.ForegroundRole and column is STAR_COLUMN:
            is_starred = self._text(column, index.row()) == STAR
            return STARRED_BRUSH if is_starred else NO_STAR_BRUSH
        return super().data(index, role)

    def forget_texts(self) -> None:
        """Discard cached texts, for example after the language has changed."""
        self._texts.clear()

    def _text(self, column: SolutionColumn, row: int) -> str:
        """Return the text of a cell from a cache, because batches repaint the list often."""
        key = (column.name, self._indices[row])
        text = self._texts.get(key)
        if text is None:
            if len(self._texts) >= MAX_TEXTS:
                self._texts.clear()
            text = self._texts[key] = column.text(self.record(row))
        return text

    def _accessible_text(self, column: SolutionColumn, row: int) -> str:
        if column in (NUMBER_COLUMN, PICTURE_COLUMN):
            return tr("Solution {number:,}", number=self._indices[row] + 1)
        text = self._text(column, row)
        if column is STAR_COLUMN:
            return tr("Starred") if text == STAR else tr("Not starred")
        return tr("{head}: {text}", head=column.visible_header, text=text)


def listed_of(store: SolutionStore) -> ListedSolutions:
    """Return the data that filters, orders and columns use for the solutions of a store."""
    return ListedSolutions(store, own_images(store.cover), not store.cover.is_exact)
