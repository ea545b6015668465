"""The status bar: the last message, and next to it the tip of the item under the mouse."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QUndoStack
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QStatusBar,
    QStyle,
    QStyleOption,
    QWidget,
)

from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.translation import tr

MIN_TIP_WIDTH = 180
"""The width in pixels that a message leaves for a tip."""


class _Tip(ElidedLabel):
    def elided_text(self) -> str:
        shown = super().elided_text()
        return shown if shown == self.text() else ""


class MessageBar(QStatusBar):
    """A status bar whose message stays on the left until the next message; tips do not hide it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.message = ElidedLabel()
        self.message.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.message.setAccessibleName(tr("Last message"))
        self.tip = _Tip()
        self.tip.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(8, 0, 8, 0)
        line.setSpacing(24)
        line.addWidget(self.message)
        line.addWidget(self.tip, 1)
        self.addPermanentWidget(row, 1)
        self._stack: QUndoStack | None = None
        self._shown_at: int | None = None
        self._note = QTimer(self)
        self._note.setSingleShot(True)
        self._note.timeout.connect(self._note_index)
        self.messageChanged.connect(self._on_message_changed)
        self.show_message("")

    def show_message(self, text: str) -> None:
        """Show a message until the next one; an empty message leaves the whole line to the tips."""
        self.message.setText(text)
        self.message.setVisible(bool(text))
        self._shown_at = None
        self._note.start(0)  # a change may be reported before or after it is pushed

    def withdraw(self, text: str) -> None:
        """Remove an outdated message, if it is still shown."""
        if text and self.message.text() == text:
            self.show_message("")

    def follow(self, stack: QUndoStack) -> None:
        """Remove a message when the reported change is undone."""
        self._stack = stack
        stack.indexChanged.connect(self._on_index_changed)

    def _note_index(self) -> None:
        if self._stack is not None:
            self._shown_at = self._stack.index()

    def _on_index_changed(self, index: int) -> None:
        if self._shown_at is not None and index < self._shown_at:
            self.show_message("")

    def _on_message_changed(self, text: str) -> None:
        self.tip.setText(text)
        self.tip.setMinimumWidth(MIN_TIP_WIDTH if text else 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        # The base class would draw the tip a second time.
        option = QStyleOption()
        option.initFrom(self)
        element = QStyle.PrimitiveElement.PE_PanelStatusBar
        self.style().drawPrimitive(element, option, QPainter(self), self)
