"""Paints a solution's row as its layers in the colours of the pieces."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cubewright.gui.solutions.layer_picture import LayerPicture
from cubewright.gui.solutions.model import Index
from cubewright.gui.solutions.store import SolutionStore

MARGIN = 5
CARD = 2
USUAL_HEIGHT = 40
"""Of a picture, in pixels; cells are as large as that allows, within reason."""
LEAST_CELL, LARGEST_CELL = 4, 12
NARROWEST_CELL = 2


class PictureDelegate(QStyledItemDelegate):
    """Asks the store for the rows in sight alone, each time it paints one."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store: SolutionStore | None = None
        self._picture: LayerPicture | None = None
        self._colours: list[QColor] = []
        self._usual_scale = LARGEST_CELL

    def show(self, store: SolutionStore) -> None:
        """Paint the rows of another store."""
        self._store = store
        self._picture = LayerPicture(store.cover.puzzle.figure)
        self._colours = [QColor(colour) for colour in store.colours()]
        fitting = int(USUAL_HEIGHT / max(1.0, self._picture.height))
        self._usual_scale = min(LARGEST_CELL, max(LEAST_CELL, fitting))

    @property
    def row_height(self) -> int:
        """What a row needs, the same for all."""
        height = self._picture.height if self._picture else 1.0
        return round(height * self._usual_scale) + 2 * MARGIN

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style = option.widget.style() if option.widget else QApplication.style()
        style.drawPrimitive(
            QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget
        )
        if self._store is None or self._picture is None:
            return
        ground = option.palette.color(QPalette.ColorRole.Base)
        text = option.palette.color(QPalette.ColorRole.Text)
        room = (option.rect.width() - 2 * MARGIN) / max(1.0, self._picture.width)
        scale = max(NARROWEST_CELL, min(self._usual_scale, int(room)))
        top = option.rect.y() + (option.rect.height() - self._picture.height * scale) / 2
        at = QPointF(option.rect.x() + MARGIN, round(top))
        owners = self._store.owners(index.row())
        painter.save()
        painter.setClipRect(option.rect)
        # Also in a chosen row: a piece of the highlight's colour would be lost in it.
        size = QSizeF(self._picture.width, self._picture.height) * scale
        card = QRectF(at, size).adjusted(-CARD, -CARD, CARD, CARD)
        painter.fillRect(card, ground)
        self._picture.paint(painter, at, scale, owners, self._colours, ground, text)
        painter.restore()
