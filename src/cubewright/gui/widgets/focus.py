"""The ring and the frame that mark the widget with the keyboard focus."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QPushButton,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

WIDTH = 2
"""The width of the ring and of the frame in pixels."""
RING_PROPERTY = "ringed"
"""The name of the property that requests a ring for another kind of widget."""


class FocusRings(QObject):
    """Draws a ring in a button, a text view or an empty list while it has the focus.

    Any other widget gets a ring if its property ``RING_PROPERTY`` is true.
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
    """Return whether a widget needs a ring because the style barely marks its focus."""
    if isinstance(focused, QAbstractItemView):
        return not focused.currentIndex().isValid()
    kinds = QToolButton | QPushButton | QTextBrowser
    return isinstance(focused, kinds) or bool(focused.property(RING_PROPERTY))


class _Ring(QWidget):
    def __init__(self, ringed: QWidget) -> None:
        super().__init__(ringed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(ringed.size())
        ringed.installEventFilter(self)
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.resize(watched.size())
        return False

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


class FocusFrame(QWidget):
    """Surrounds a widget and shows whether it has the keyboard focus."""

    def __init__(self, framed: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._framed = framed
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(WIDTH, WIDTH, WIDTH, WIDTH)
        self._column.addWidget(framed)
        self._follow(framed)

    @property
    def framed_widget(self) -> QWidget:
        return self._framed

    def replace(self, other: QWidget) -> None:
        """Replace the framed widget, give the new widget its focus, and delete the old widget."""
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
