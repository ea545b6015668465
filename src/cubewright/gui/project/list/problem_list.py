"""A list view of problems: several can be selected, and dragged to another place."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

_Place = QAbstractItemView.DropIndicatorPosition


class ProblemList(QListView):
    """Reports where the selected rows are dropped; its model moves nothing by itself."""

    rows_dropped = Signal(int)
    """The selected rows were dropped before this row; the number of rows means the end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)  # marks the row below the mouse
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QListView.DragDropMode.InternalMove)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def dropEvent(self, event: QDropEvent) -> None:
        """Report the drop. Qt would move the rows one by one, each as an undo step."""
        if event.source() is not self:
            event.ignore()
            return
        index = self.indexAt(event.position().toPoint())
        before = index.row() if index.isValid() else self.model().rowCount()
        if index.isValid() and self.dropIndicatorPosition() is _Place.BelowItem:
            before += 1
        event.acceptProposedAction()
        self.setState(self.State.NoState)  # as Qt does: the marker of the place disappears
        self.viewport().update()
        self.rows_dropped.emit(before)
