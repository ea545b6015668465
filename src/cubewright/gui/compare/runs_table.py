"""The table in which runs are ticked, renamed and removed."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from cubewright.gui.compare.run_model import RunModel
from cubewright.gui.widgets.fields import OutlinedTicks
from cubewright.gui.widgets.records import RecordTable
from cubewright.presenter.run_columns import (
    EXPLORED,
    EXPLORED_RATIO,
    KEPT,
    NODES,
    OUTCOME,
    PUZZLE,
    RATE,
    RUN,
    SOLUTIONS,
    TIME,
    TIME_RATIO,
    RunEntry,
)
from cubewright.translation import tr

_NUMBERS = (
    TIME,
    EXPLORED_RATIO,
    SOLUTIONS,
    EXPLORED,
    TIME_RATIO,
    KEPT,
    NODES,
    RATE,
    OUTCOME,
    PUZZLE,
)
"""The columns beside the name, in order of importance."""
_NAME_WIDTH, _NUMBER_WIDTH = 130, 90
_Flag = QItemSelectionModel.SelectionFlag


class RunsTable(RecordTable[RunEntry]):
    """The table of runs: F2 renames the current run, Space ticks it, Delete removes selected runs.

    The width decides the number of columns shown.
    """

    def __init__(
        self,
        model: RunModel,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(model, parent)
        self.runs = model
        self.setItemDelegateForColumn(self.place(RUN), OutlinedTicks(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(trigger.DoubleClicked | trigger.EditKeyPressed)
        self.setAccessibleName(tr("Runs"))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(self.place(RUN), QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(30)
        header.setStretchLastSection(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = (event.size().width() - _NAME_WIDTH) // _NUMBER_WIDTH
        for rank, column in enumerate(_NUMBERS):
            self.show_column(column, shown=rank < max(1, room))

    @property
    def selected_rows(self) -> list[int]:
        """The selected rows, ascending."""
        return sorted({index.row() for index in self.selectionModel().selectedIndexes()})

    def rename_current(self) -> None:
        index = self.currentIndex().siblingAtColumn(self.place(RUN))
        if index.isValid():
            self.setFocus()
            self.edit(index)

    def remove_selected(self) -> None:
        self.runs.remove(self.selected_rows)

    def show_row(self, row: int) -> None:
        """Select one row only, and scroll to it."""
        index = self.runs.cell(row, RUN)
        # selectRow() would extend or toggle the selection while Shift or Ctrl is pressed.
        self.selectionModel().setCurrentIndex(index, _Flag.ClearAndSelect | _Flag.Rows)
        self.scrollTo(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex().siblingAtColumn(self.place(RUN))
        if event.key() == Qt.Key.Key_Delete:
            self.remove_selected()
        elif event.key() == Qt.Key.Key_Space and index.isValid():
            ticked = index.data(Qt.ItemDataRole.CheckStateRole) == Qt.CheckState.Checked
            state = Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked
            self.runs.setData(index, state, Qt.ItemDataRole.CheckStateRole)
        else:
            super().keyPressEvent(event)
