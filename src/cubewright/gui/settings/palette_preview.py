"""A row of cells in the colours of a palette, each with a letter."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cubewright.formats.pictures.look import readable_on
from cubewright.model.pieces.colours import COLOURS
from cubewright.model.pieces.palette import Palette
from cubewright.translation import tr

_CELLS = 13
_SYMBOLS = "ABCDEFGHIJKLM"


class PalettePreview(QWidget):
    """Shows the first thirteen colours of a palette."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours: tuple[str, ...] = COLOURS[:_CELLS]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Colours of the palette"))

    def show_palette(self, palette: Palette) -> None:
        """Show another palette; for pieces' own colours, the program's colours."""
        self.colours = (palette.colours or COLOURS)[:_CELLS]
        self.setToolTip(tr(palette.help))
        self.update()

    def sizeHint(self) -> QSize:
        edge = self.fontMetrics().height() + 6
        return QSize(_CELLS * edge, edge)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        edge = min(self.width() / _CELLS, float(self.height()))
        for number, (colour, symbol) in enumerate(zip(self.colours, _SYMBOLS, strict=True)):
            cell = QRectF(number * edge, 0, edge - 1, edge - 1)
            painter.fillRect(cell, QColor(colour))
            painter.setPen(QColor(readable_on(colour)))
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, symbol)
