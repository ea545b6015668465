"""The pictures of all plates, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubewright.presenter.exports.plates import PLATE
from cubewright.translation import counted, tr

GAP = 8
"""The gap between two pictures, in pixels."""
MINIMUM_SIZE = QSize(280, 180)


class PlatePictures(QWidget):
    """Shows each plate from above, with its number, as large as the widget allows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Plates from above"))
        self.setMinimumSize(MINIMUM_SIZE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._pictures: list[QSvgRenderer] = []

    def show_plates(self, pictures: Sequence[str]) -> None:
        """Show the SVG pictures of plates."""
        self._pictures = [QSvgRenderer(QByteArray(text.encode())) for text in pictures]
        self.setAccessibleDescription(counted(len(pictures), PLATE))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._pictures:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        caption = self.fontMetrics().height() + 2
        size = self._pictures[0].defaultSize()
        columns, scale = self._columns(size, caption)
        width, height = size.width() * scale, size.height() * scale
        rows = -(-len(self._pictures) // columns)
        top = (self.height() - rows * (height + caption) - (rows - 1) * GAP) / 2
        for number, picture in enumerate(self._pictures):
            row, column = divmod(number, columns)
            in_row = min(columns, len(self._pictures) - row * columns)
            left = (self.width() - in_row * width - (in_row - 1) * GAP) / 2
            x, y = left + column * (width + GAP), top + row * (height + caption + GAP)
            place = QRectF(x, y + caption, width, height)
            text = tr("Plate {number}", number=number + 1)
            painter.drawText(QRectF(x, y, width, caption), Qt.AlignmentFlag.AlignLeft, text)
            picture.render(painter, place)

    def _columns(self, size: QSize, caption: int) -> tuple[int, float]:
        """Return the number of columns that gives the largest scale, and the scale."""
        best = (1, 0.0)
        count = len(self._pictures)
        for columns in range(1, count + 1):
            rows = -(-count // columns)
            width = (self.width() - (columns - 1) * GAP) / columns
            height = (self.height() - (rows - 1) * GAP) / rows - caption
            scale = max(0.0, min(width / size.width(), height / size.height()))
            if scale > best[1] + 1e-9:
                best = (columns, scale)
        return best
