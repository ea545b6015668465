"""A frame in the accent colour around a widget that cannot paint its own focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

WIDTH = 2
"""The width of the frame in pixels."""


class FocusFrame(QWidget):
    """Surrounds one widget, and shows whether it has the keyboard focus."""

    def __init__(self, framed: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._framed = framed
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(WIDTH, WIDTH, WIDTH, WIDTH)
        self._column.addWidget(framed)
        self._follow(framed)

    @property
    def framed(self) -> QWidget:
        """The widget that the frame surrounds."""
        return self._framed

    def replace(self, other: QWidget) -> None:
        """Surround another widget, which takes the focus of the present one; delete that one."""
        former, self._framed = self._framed, other
        has_focus = former.hasFocus()
        former.removeEventFilter(self)
        self._column.replaceWidget(former, other)
        QWidget.setTabOrder(former, other)
        self._follow(other)
        other.show()
        if has_focus:
            other.setFocus()
        former.hide()
        former.deleteLater()

    def _follow(self, framed: QWidget) -> None:
        self.setFocusProxy(framed)
        framed.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._framed and event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._framed.hasFocus():
            return
        painter = QPainter(self)
        colour: QColor = self.palette().color(QPalette.ColorRole.Accent)
        painter.setPen(colour)
        for inset in range(WIDTH):
            painter.drawRect(self.rect().adjusted(inset, inset, -inset - 1, -inset - 1))
