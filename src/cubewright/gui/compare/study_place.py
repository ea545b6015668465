"""The place of the study panel, which is made when it is first shown."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget


class StudyPlace(QWidget):
    """An empty widget until :meth:`put` fills it."""

    opened = Signal()
    """The place is shown."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.opened.emit()

    def put(self, widget: QWidget) -> None:
        """Fill the place."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(widget)
