"""A line of text that never widens its window; a tooltip shows a text that does not fit."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from cubewright.translation import joined, retranslated_text


class ElidedLabel(QLabel):
    """A plain text label that ends in "…" if it is too long."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._explanation = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setText(text)

    def setText(self, text: str) -> None:
        super().setText(text)
        self._show_tip()

    def explain(self, explanation: str) -> None:
        """Set the tooltip that is shown while the text fits."""
        self._explanation = explanation
        self._show_tip()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_tip()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), self.alignment(), self.elided_text())

    def elided_text(self) -> str:
        """Return the text, elided to the width of the label."""
        width = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, width)

    def _show_tip(self) -> None:
        cut = self.elided_text() != self.text()
        self._explanation = retranslated_text(self._explanation)
        parts = (self.text() if cut else "", self._explanation)
        self.setToolTip(joined("\n", filter(None, parts)))
