"""A tip in a bubble beside a widget of the window; a click closes it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QMouseEvent,
    QPalette,
)
from PySide6.QtWidgets import QLabel, QWidget

from cubewright.translation import retranslated_text, tr

_GAP = 8
"""The distance in pixels from the widget and from the edges of the window."""
_MIN_DISTANCE = 24
"""The minimum distance in pixels between the bubble and the sides of its widget."""


class TipBubble(QLabel):
    """A bubble over the lower edge of a widget, or below the widget; it follows the widget.

    The bubble takes no focus, and screen readers announce it. Over the 3D view, which may be a
    native window, the bubble becomes a native window, too: otherwise the view would cover it.
    """

    clicked = Signal()
    place_changed = Signal()
    """The widget, or a parent of it, was moved, resized, shown or hidden."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._watched: list[QWidget] = []
        self._place: QWidget | None = None
        self._is_below = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Highlight)
        self.setForegroundRole(QPalette.ColorRole.HighlightedText)
        self.setContentsMargins(12, 8, 12, 8)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("Click to close this tip"))
        self.setAccessibleName(tr("Tip"))
        self.hide()

    @property
    def place(self) -> QWidget | None:
        """The widget that the tip is about, or None."""
        return self._place

    def show_at(self, place: QWidget, text: str, *, below: bool = False) -> None:
        """Show a text over the lower edge of a widget, or below the widget."""
        self.close_tip()
        self._place, self._is_below = place, below
        if place.testAttribute(Qt.WidgetAttribute.WA_NativeWindow):
            self.setAttribute(Qt.WidgetAttribute.WA_DontCreateNativeAncestors)
            self.setAttribute(Qt.WidgetAttribute.WA_NativeWindow)
        self.setText(text)
        self.setAccessibleDescription(text)
        around: QWidget | None = place
        while around is not None:
            self._watched.append(around)
            around.installEventFilter(self)
            around = None if around is self._window else around.parentWidget()
        self._follow()
        self.show()
        self.raise_()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def close_tip(self) -> None:
        """Hide the tip and stop following its widget."""
        for each in self._watched:
            each.removeEventFilter(self)
        self._watched.clear()
        self._place = None
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        moved = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide)
        if event.type() in moved and self._place is not None:
            self._follow()
            self.place_changed.emit()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._place is not None:
            self.setText(retranslated_text(self.text()))
            self._follow()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()

    def _follow(self) -> None:
        place, window = self._place, self._window
        if place is None:
            return
        wide = window.width() - 2 * _GAP if self._is_below else place.width() - _MIN_DISTANCE
        self.setWordWrap(False)
        width = min(self.sizeHint().width(), max(wide, 80))
        self.setWordWrap(True)
        height = self.heightForWidth(width)
        corner = place.mapTo(window, QPoint(0, 0))
        x = corner.x() + (place.width() - width) // 2
        bottom = corner.y() + place.height()
        y = bottom + _GAP if self._is_below else bottom - height - _GAP
        x = max(_GAP, min(x, window.width() - width - _GAP))
        self.setGeometry(x, y, width, height)
