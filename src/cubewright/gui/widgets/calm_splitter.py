"""A splitter with a hairline between its widgets; the hairline is highlighted under the mouse."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSplitter, QSplitterHandle

from cubewright.gui.widgets.edges import edge_colour

_OPACITY = 0.14


class CalmSplitter(QSplitter):
    """A splitter whose handles show a thin line in place of dots."""

    def createHandle(self) -> QSplitterHandle:
        return _Handle(self.orientation(), self)


class _Handle(QSplitterHandle):
    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        is_hovered = self.underMouse()
        width = 2 if is_hovered else 1
        place = self.rect()
        if self.orientation() is Qt.Orientation.Horizontal:
            line = QRect(place.center().x(), place.top(), width, place.height())
        else:
            line = QRect(place.left(), place.center().y(), place.width(), width)
        palette = self.palette()
        accent = palette.color(QPalette.ColorRole.Accent)
        painter.fillRect(line, accent if is_hovered else edge_colour(palette, _OPACITY))
