"""A ring in the accent colour inside a widget that has the focus and does not show it itself."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QPushButton,
    QTextBrowser,
    QToolButton,
    QWidget,
)

WIDTH = 2
"""The width of the ring in pixels."""
RINGED = "ringed"
"""The property of further widgets that get a ring."""


class FocusRings(QObject):
    """Puts a ring into a button, a text or an empty list while it has the focus.

    Any other widget has a ring if its property ``RINGED`` is true.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ring: _Ring | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus_changed)

    def _on_focus_changed(self, _former: QWidget | None, focused: QWidget | None) -> None:
        if self._ring is not None:
            self._ring.remove()
            self._ring = None
        if focused is not None and _needs_ring(focused):
            self._ring = _Ring(focused)


def _needs_ring(focused: QWidget) -> bool:
    """Return whether the style shows too little: a default button looks the same without focus."""
    if isinstance(focused, QAbstractItemView):
        return not focused.currentIndex().isValid()
    kinds = QToolButton | QPushButton | QTextBrowser
    return isinstance(focused, kinds) or bool(focused.property(RINGED))


class _Ring(QWidget):
    """A frame over a whole widget, through which the mouse clicks."""

    def __init__(self, ringed: QWidget) -> None:
        super().__init__(ringed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(ringed.size())
        self.show()

    def remove(self) -> None:
        """Remove the ring, unless it was deleted with its widget."""
        with suppress(RuntimeError):
            self.hide()
            self.deleteLater()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        colour: QColor = self.palette().color(QPalette.ColorRole.Accent)
        painter.setPen(colour)
        for inset in range(WIDTH):
            painter.drawRect(self.rect().adjusted(inset, inset, -inset - 1, -inset - 1))
