"""Tables of records: the model, sorting and filtering of rows, and the view."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QKeyEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QTableView, QWidget

from cubewright.gui.widgets.density import DENSITY
from cubewright.presenter.table import Align, Column

T = TypeVar("T")
Index = QModelIndex | QPersistentModelIndex

ROW_PADDING, COMPACT_ROW_PADDING = 6, 2
"""The vertical padding of a row in pixels."""
RECORD = Qt.ItemDataRole.UserRole
"""The item data role of a row's record."""
_ALIGNMENTS = {
    Align.LEFT: Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    Align.RIGHT: Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
    Align.CENTRE: Qt.AlignmentFlag.AlignCenter,
}
_ROOT = QModelIndex()
_Role = Qt.ItemDataRole
_ROLES = (_Role.DisplayRole, _Role.ToolTipRole, _Role.TextAlignmentRole, RECORD)


class TableModel(QAbstractTableModel, Generic[T]):
    """A model with a row for each record and a column for each :class:`Column`.

    Subclasses provide the records.
    """

    def __init__(self, columns: Sequence[Column[T]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = tuple(columns)

    def record(self, row: int) -> T:
        raise NotImplementedError

    def cell(self, row: int, column: Column[T]) -> QModelIndex:
        return self.index(row, self.columns.index(column))

    def report_changed(self, first: int = 0, last: int | None = None) -> None:
        """Report that the records of some rows have changed; the default is all rows."""
        last = self.rowCount() - 1 if last is None else last
        if 0 <= first <= last < self.rowCount():
            self.dataChanged.emit(self.index(first, 0), self.index(last, self.columnCount() - 1))

    # -- QAbstractTableModel

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        if role == _Role.DisplayRole:
            return column.visible_header
        if role == _Role.ToolTipRole:
            return column.shown_tip or None
        return _ALIGNMENTS[column.align] if role == _Role.TextAlignmentRole else None

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if role not in _ROLES or not index.isValid() or index.row() >= self.rowCount():
            return None
        column = self.columns[index.column()]
        if role == _Role.TextAlignmentRole:
            return _ALIGNMENTS[column.align]
        record = self.record(index.row())
        if role == _Role.DisplayRole:
            return column.text(record)
        if role == _Role.ToolTipRole:
            return (column.cell_tip(record) or None) if column.cell_tip else None
        return record


class RecordModel(TableModel[T]):
    """A model of a list of records, one per row.

    ``tip`` returns the tooltip of a row. ``colour`` returns the colour role of a text, or None for
    the usual colour.
    """

    def __init__(
        self,
        columns: Sequence[Column[T]],
        parent: QObject | None = None,
        *,
        tip: Callable[[T], str] | None = None,
        colour: Callable[[T, Column[T]], QPalette.ColorRole | None] | None = None,
    ) -> None:
        super().__init__(columns, parent)
        self.records: list[T] = []
        self._tip = tip
        self._colour = colour

    def record(self, row: int) -> T:
        return self.records[row]

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.records)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.records):
            return None
        if role == _Role.ToolTipRole and self._tip is not None:
            return self._tip(self.records[index.row()])
        if role == _Role.ForegroundRole and self._colour is not None:
            colour = self._colour(self.records[index.row()], self.columns[index.column()])
            return None if colour is None else QApplication.palette().color(colour)
        return super().data(index, role)

    def show(self, records: Iterable[T]) -> None:
        self.beginResetModel()
        self.records = list(records)
        self.endResetModel()

    def clear(self) -> None:
        self.show(())

    def add(self, records: Sequence[T]) -> None:
        if records:
            first = len(self.records)
            self.beginInsertRows(_ROOT, first, first + len(records) - 1)
            self.records.extend(records)
            self.endInsertRows()


class SortedRecords(QSortFilterProxyModel, Generic[T]):
    """Filters the records of a model and sorts them by a column."""

    def __init__(self, model: RecordModel[T], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._is_shown: Callable[[T], bool] = lambda _record: True
        self.setSourceModel(model)

    def show_only(self, is_shown: Callable[[T], bool]) -> None:
        """Show only the records that match a predicate."""
        self._is_shown = is_shown
        self.invalidate()

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:
        return self._is_shown(self._model.records[row])

    def lessThan(self, left: Index, right: Index) -> bool:
        column, records = self._model.columns[left.column()], self._model.records
        return column.sort_key(records[left.row()]) < column.sort_key(records[right.row()])


class RecordTable(QTableView, Generic[T]):
    """A table without grid and row numbers, with digits of equal width."""

    def __init__(
        self,
        model: TableModel[T],
        parent: QWidget | None = None,
        *,
        proxy: SortedRecords[T] | None = None,
    ) -> None:
        """Show a model, or show it filtered and sorted by ``proxy``."""
        super().__init__(parent)
        self._model = model
        self.setModel(model if proxy is None else proxy)
        self.setFont(tabular_font(self.font()))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.row_height)
        self.horizontalHeader().setHighlightSections(False)
        DENSITY.changed.connect(self.fit_rows)

    @property
    def row_height(self) -> int:
        """The height of every row in pixels."""
        return self.fontMetrics().height() + DENSITY.length(ROW_PADDING, COMPACT_ROW_PADDING)

    def fit_rows(self) -> None:
        """Give the rows the height of the chosen density."""
        self.verticalHeader().setDefaultSectionSize(self.row_height)

    def place(self, column: Column[T]) -> int:
        """Return the index in the model of a column."""
        return self._model.columns.index(column)

    def set_widths(self, widths: Mapping[Column[T], int]) -> None:
        for column, width in widths.items():
            self.setColumnWidth(self.place(column), width)

    def show_column(self, column: Column[T], *, shown: bool) -> None:
        self.setColumnHidden(self.place(column), not shown)


class SortedTable(RecordTable[T]):
    """A table sorted by a header or Ctrl+number; Enter or a double click opens a row."""

    open_requested = Signal(int)
    """The model row that the user wants to open."""

    def __init__(self, model: RecordModel[T], parent: QWidget | None = None) -> None:
        self.sorted = SortedRecords(model)
        super().__init__(model, parent, proxy=self.sorted)
        self.sorted.setParent(self)
        self.setSortingEnabled(True)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        header = self.horizontalHeader()
        header.setMinimumSectionSize(60)
        header.setStretchLastSection(False)
        self.doubleClicked.connect(self.ask_to_open)

    @property
    def visible_rows(self) -> list[int]:
        """The visible model rows, from top to bottom."""
        return [self._row(row) for row in range(self.sorted.rowCount())]

    @property
    def selected_rows(self) -> list[int]:
        """The selected model rows, from top to bottom."""
        shown = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self._row(row) for row in shown]

    def _row(self, shown: int) -> int:
        return self.sorted.mapToSource(self.sorted.index(shown, 0)).row()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ctrl = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.ask_to_open(self.currentIndex())
        elif ctrl and Qt.Key.Key_1 <= event.key() <= Qt.Key.Key_9:
            self._sort_by(event.key() - Qt.Key.Key_1)
        else:
            super().keyPressEvent(event)

    def _sort_by(self, place: int) -> None:
        """Sort by a visible column, from 0 at the left; a second call reverses the order."""
        header = self.horizontalHeader()
        columns = [header.logicalIndex(each) for each in range(header.count())]
        visible = [column for column in columns if not self.isColumnHidden(column)]
        if place >= len(visible):
            return
        column = visible[place]
        up, down = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
        is_up = header.sortIndicatorSection() == column and header.sortIndicatorOrder() == up
        self.sortByColumn(column, down if is_up else up)

    def ask_to_open(self, index: QModelIndex) -> None:
        """Emit :attr:`open_requested` for a row."""
        if index.isValid():
            self.open_requested.emit(self.sorted.mapToSource(index).row())


def tabular_font(font: QFont) -> QFont:
    """Return a copy of the font with digits of equal width, so that numbers align."""
    made = QFont(font)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made
