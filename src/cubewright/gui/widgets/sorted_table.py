"""A table of results that sorts by header or key, and opens a row."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QWidget


class SortedTable(QTableView):
    """The rows; click a header or press Ctrl+number to sort, Enter or double-click to open."""

    open_asked = Signal(int)
    """The row of the model."""

    def __init__(
        self,
        model: QAbstractItemModel,
        proxy: QSortFilterProxyModel,
        parent: QWidget | None = None,
    ) -> None:
        """``proxy`` sorts the rows of the model."""
        super().__init__(parent)
        self._proxy = proxy
        proxy.setParent(self)
        proxy.setSourceModel(model)
        self.setModel(proxy)
        self.setSortingEnabled(True)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(60)
        header.setStretchLastSection(False)
        self.doubleClicked.connect(self.ask_to_open)

    def shown_rows(self) -> list[int]:
        """Return the rows of the model that the table shows, from top to bottom."""
        return [
            self._proxy.mapToSource(self._proxy.index(row, 0)).row()
            for row in range(self._proxy.rowCount())
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
        """Sort by a visible column, from 0 at the left; a second time reverses the order."""
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
        """Report that the user wants to open what a row shows."""
        if index.isValid():
            self.open_asked.emit(self._proxy.mapToSource(index).row())
