"""The list itself: a table with keys for stepping from one solution to the next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from cubewright.gui.solutions.delegate import PictureDelegate
from cubewright.gui.solutions.model import NUMBER, PICTURE, SolutionModel

_LEAST_DIGITS = 3
_Flag = QItemSelectionModel.SelectionFlag


class SolutionTable(QTableView):
    """Whole rows are chosen; all rows are equally high, so that none has to be measured."""

    row_chosen = Signal(int)
    """The row that the player wants to see, also if it is the current one already."""

    def __init__(self, model: SolutionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = PictureDelegate(self)
        self._solutions = model
        self.setModel(model)
        self.setItemDelegateForColumn(PICTURE, self._delegate)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName("Solutions")
        rows, columns = self.verticalHeader(), self.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns.setStretchLastSection(True)
        columns.setHighlightSections(False)
        columns.setSectionsClickable(False)
        self.selectionModel().currentRowChanged.connect(self._on_current_changed)
        model.modelReset.connect(self._measure)
        model.rowsInserted.connect(self._widen)
        self._measure()

    def go_to(self, row: int) -> None:
        """Choose one row alone and bring it into sight."""
        index = self._solutions.index(row, PICTURE)
        again = row == self.currentIndex().row()
        self.selectionModel().setCurrentIndex(index, _Flag.ClearAndSelect | _Flag.Rows)
        self.scrollTo(index)
        if again:
            self.row_chosen.emit(row)

    def chosen_rows(self) -> Sequence[int]:
        """The selected rows, in their order."""
        ranges = self.selectionModel().selection().toList()
        if len(ranges) == 1:  # also all of a million
            return range(ranges[0].top(), ranges[0].bottom() + 1)
        return sorted({row for each in ranges for row in range(each.top(), each.bottom() + 1)})

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: self.currentIndex().row() - 1,
            Qt.Key.Key_Right: self.currentIndex().row() + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self._solutions.rowCount() - 1,
        }
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        target = steps.get(Qt.Key(event.key())) if plain else None
        if target is None:
            super().keyPressEvent(event)
        elif 0 <= target < self._solutions.rowCount():
            self.go_to(target)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        before = self.currentIndex().row()
        super().mousePressEvent(event)
        row = self.indexAt(event.position().toPoint()).row()
        if row >= 0 and row == before == self.currentIndex().row():
            self.row_chosen.emit(row)

    def _on_current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid():
            self.row_chosen.emit(current.row())

    def _measure(self) -> None:
        """Fit the rows to the pictures of another figure."""
        if self._solutions.store is not None:
            self._delegate.show(self._solutions.store)
        height = max(self._delegate.row_height, self.fontMetrics().height() + 6)
        self.verticalHeader().setDefaultSectionSize(height)
        self._widen()

    def _widen(self) -> None:
        """Give the numbers the room of the longest of them."""
        digits = max(_LEAST_DIGITS, len(str(self._solutions.rowCount())))
        widest = f"{int('8' * digits):,}"
        width = self.fontMetrics().horizontalAdvance(widest) + 16
        self.setColumnWidth(NUMBER, max(width, self.columnWidth(NUMBER) if digits > 3 else 0))
