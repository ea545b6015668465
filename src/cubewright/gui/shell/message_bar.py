"""The line at the window's foot: what was done, and beside it what the mouse points at does."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QStatusBar,
    QStyle,
    QStyleOption,
    QWidget,
)

from cubewright.gui.widgets.elided_label import ElidedLabel

ROOM_FOR_TIP = 180
"""What is said leaves so many pixels to a tip."""


class MessageBar(QStatusBar):
    """A status bar whose tips hide nothing: news stay on the left until there are others."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.message = ElidedLabel()
        self.message.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.message.setAccessibleName("What was done last")
        self.tip = ElidedLabel()
        self.tip.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(6, 0, 6, 0)
        line.setSpacing(24)
        line.addWidget(self.message)
        line.addWidget(self.tip, 1)
        self.addPermanentWidget(row, 1)
        self.messageChanged.connect(self._on_message_changed)
        self.say("")

    def say(self, text: str) -> None:
        """Show a sentence until the next; an empty one leaves the whole line to the tips."""
        self.message.setText(text)
        self.message.setVisible(bool(text))

    def _on_message_changed(self, text: str) -> None:
        self.tip.setText(text)
        self.tip.setMinimumWidth(ROOM_FOR_TIP if text else 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        # Qt would write the tip here once more.
        option = QStyleOption()
        option.initFrom(self)
        element = QStyle.PrimitiveElement.PE_PanelStatusBar
        self.style().drawPrimitive(element, option, QPainter(self), self)
