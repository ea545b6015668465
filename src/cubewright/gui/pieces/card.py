"""The cards of the pieces panel: their size, place, name and arrow keys."""

from __future__ import annotations

import re
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from cubewright.gui.widgets.text_size import TextSize, sized_font

CARD_SIZE = QSize(100, 96)
"""The preferred size of a card, with half of the gap to its neighbours on each side."""
GAP = 4
"""Half of the gap between two cards in pixels."""
ARROW_STEPS = {
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
}
"""The card that each arrow key selects, as columns to the right and rows down."""
_SPACES = re.compile(r" +")


def card_place(card: QWidget) -> QRectF:
    """Return the rectangle of a card's background."""
    return QRectF(card.rect()).adjusted(GAP, GAP, -GAP, -GAP)


class CardName(QLabel):
    """A centred name in at most two lines; "…" ends the second line if the name is too long."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def elided_text(self) -> str:
        """Return the visible part of the text."""
        first, second = self._lines()
        return self.text() if first + second == self.text() else f"{first} {second}".rstrip()

    def sizeHint(self) -> QSize:
        return QSize(0, ceil(2 * self._metrics().lineSpacing()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(sized_font(self.font(), TextSize.SECONDARY))
        painter.setPen(self.palette().color(self.foregroundRole()))
        height = self._metrics().lineSpacing()
        lines = [line.strip() for line in self._lines() if line.strip()]
        for number, line in enumerate(lines):
            place = QRectF(0, number * height, self.width(), height)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, line)

    def _metrics(self) -> QFontMetricsF:
        return QFontMetricsF(sized_font(self.font(), TextSize.SECONDARY))

    def _lines(self) -> tuple[str, str]:
        """Return both lines of text; the second begins with the space that separates them."""
        metrics, text, width = self._metrics(), self.text(), self.width()
        ends = [found.start() for found in _SPACES.finditer(text)] + [len(text)]
        fitting = [end for end in ends if metrics.horizontalAdvance(text[:end]) <= width]
        if not fitting:
            return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width), ""
        first, second = text[: fitting[-1]], text[fitting[-1] :]
        if metrics.horizontalAdvance(second.strip()) > width:
            second = metrics.elidedText(second.strip(), Qt.TextElideMode.ElideRight, width)
        return first, second
