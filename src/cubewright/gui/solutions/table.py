"""The table of solutions, with keys for stepping through it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from cubewright.gui.solutions.delegate import PictureDelegate
from cubewright.gui.solutions.model import NUMBER, PICTURE, SolutionModel
from cubewright.model.cell import IntArray

_LEAST_DIGITS = 3
_STEPS = {
    Qt.Key.Key_Left: "previous",
    Qt.Key.Key_Right: "next",
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_End: "last",
}
_Flag = QItemSelectionModel.SelectionFlag


class SolutionTable(QTableView):
    """A table that selects whole rows, all of the same height."""

    row_chosen = Signal(int)
    """The row that the user selected, even if it was already current."""

    stepped = Signal(str)
    """The user asked for the ``first``, ``previous``, ``next`` or ``last`` solution."""

    def __init__(self, model: SolutionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = PictureDelegate(self)
        self._solutions = model
        self._hidden: IntArray | None = None
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
        """Select one row and scroll to it."""
        index = self._solutions.index(row, PICTURE)
        again = row == self.currentIndex().row()
        self.selectionModel().setCurrentIndex(index, _Flag.ClearAndSelect | _Flag.Rows)
        self.scrollTo(index)
        if again:
            self.row_chosen.emit(row)

    def chosen_rows(self) -> Sequence[int]:
        """Return the selected rows, ascending."""
        ranges = self.selectionModel().selection().toList()
        if len(ranges) == 1:  # quick also for a million rows
            return self._shown(range(ranges[0].top(), ranges[0].bottom() + 1))
        spans = (self._shown(range(each.top(), each.bottom() + 1)) for each in ranges)
        return sorted({row for span in spans for row in span})

    def _shown(self, rows: range) -> Sequence[int]:
        """Return the rows that are not hidden."""
        if self._hidden is None:
            return rows
        hidden = set(self._hidden.tolist())
        return [row for row in rows if row not in hidden]

    def cell_at(self, position: QPoint) -> tuple[int, int] | None:
        """Return the row and the index of the figure's cell at a position, or None."""
        index = self.indexAt(position)
        if index.column() != PICTURE:
            return None
        cell = self._delegate.cell_at(self.visualRect(index), position)
        return None if cell is None else (index.row(), cell)

    def hide_rows(self, hidden: IntArray | None) -> None:
        """Hide these rows; None shows all."""
        before, self._hidden = self._hidden, hidden
        if before is None and hidden is None:
            return
        now = set() if hidden is None else set(hidden.tolist())
        was = set() if before is None else set(before.tolist())
        self.setUpdatesEnabled(False)
        for row in was - now:
            self.setRowHidden(row, False)
        for row in now - was:
            self.setRowHidden(row, True)
        self.setUpdatesEnabled(True)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the row that Qt makes current, if none was selected."""
        had_one = self.currentIndex().isValid()
        super().focusInEvent(event)
        if not had_one and self.currentIndex().isValid():
            rows = _Flag.ClearAndSelect | _Flag.Rows
            self.selectionModel().select(self.currentIndex(), rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        step = _STEPS.get(Qt.Key(event.key())) if plain else None
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)

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
        """Adapt the row height to the pictures of another figure."""
        if self._solutions.store is not None:
            self._delegate.show(self._solutions.store)
        height = max(self._delegate.row_height, self.fontMetrics().height() + 6)
        self.verticalHeader().setDefaultSectionSize(height)
        self._widen()

    def _widen(self) -> None:
        """Make the number column wide enough for the longest number."""
        digits = max(_LEAST_DIGITS, len(str(self._solutions.rowCount())))
        widest = f"{int('8' * digits):,}"
        width = self.fontMetrics().horizontalAdvance(widest) + 16
        self.setColumnWidth(NUMBER, max(width, self.columnWidth(NUMBER) if digits > 3 else 0))
