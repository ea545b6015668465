"""Content of a window that scrolls if the window is too small."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

_LEAST = QSize(160, 90)


class ScrollPage(QScrollArea):
    """Shows a widget without scroll bars if there is enough space.

    Otherwise it scrolls up and down, and with ``sideways`` also left and right.
    """

    def __init__(self, content: QWidget, *, sideways: bool = False) -> None:
        super().__init__()
        self._content = content
        self._sideways = sideways
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if not sideways:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)

    def sizeHint(self) -> QSize:
        return self._content.sizeHint() + QSize(self._bar_width(), 0)

    def minimumSizeHint(self) -> QSize:
        needed = self._content.minimumSizeHint().expandedTo(self._content.minimumSize())
        if self._sideways:
            return needed.boundedTo(_LEAST)
        return QSize(needed.width() + self._bar_width(), min(needed.height(), _LEAST.height()))

    def _bar_width(self) -> int:
        return self.verticalScrollBar().sizeHint().width()
