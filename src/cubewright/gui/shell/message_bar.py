"""The status bar: the last message, and next to it the tip of the item under the mouse."""

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

MIN_TIP_WIDTH = 180
"""The width in pixels that a message leaves to a tip."""


class MessageBar(QStatusBar):
    """A status bar whose tips do not hide the message: it stays on the left until the next one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.message = ElidedLabel()
        self.message.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.message.setAccessibleName("Last message")
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
        self.show_message("")

    def show_message(self, text: str) -> None:
        """Show a sentence until the next one. An empty one leaves the line to the tips."""
        self.message.setText(text)
        self.message.setVisible(bool(text))

    def _on_message_changed(self, text: str) -> None:
        self.tip.setText(text)
        self.tip.setMinimumWidth(MIN_TIP_WIDTH if text else 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        # The base class would draw the tip a second time.
        option = QStyleOption()
        option.initFrom(self)
        element = QStyle.PrimitiveElement.PE_PanelStatusBar
        self.style().drawPrimitive(element, option, QPainter(self), self)
