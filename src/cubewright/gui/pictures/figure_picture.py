"""A small picture of a figure in space, drawn without OpenGL."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from cubewright.gui.pictures.cell_sides import CellSides, Side
from cubewright.model.drawing import look
from cubewright.model.drawing.direction import DEFAULT_DIRECTION, FROM_ABOVE
from cubewright.model.figure import Figure

FIGURE_COLOUR = QColor(look.FIGURE_COLOUR)
_EDGE = 0.55
"""Brightness of edges relative to their face."""
_MAX_CELL = 26.0
"""The largest cell edge in pixels, so that single cells do not look huge."""


class FigurePicture:
    """The visible faces of a figure, to be painted at any size."""

    def __init__(self, figure: Figure) -> None:
        layers = {figure.lattice.layer(cell) for cell in figure.cells}
        direction = FROM_ABOVE if len(layers) == 1 else DEFAULT_DIRECTION
        self._figure = figure
        self._sides = CellSides(figure.lattice, figure.cells).seen_from(direction)
        if self._sides:
            corners = np.concatenate([side.corners for side in self._sides])
            self._low, self._high = corners.min(axis=0), corners.max(axis=0)

    def paint(self, painter: QPainter, room: QRectF, colour: QColor) -> None:
        """Paint the figure centred in a rectangle, as large as it fits."""
        if not self._sides:
            return
        width, height = (self._high - self._low).tolist()
        scale = min(room.width() / width, room.height() / height, _MAX_CELL)
        middle = (self._low + self._high) / 2
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(room.center())
        for side in self._sides:
            face, edge = self._colours(colour, side)
            # With cells of a few pixels, only edges would be visible.
            painter.setPen(QPen(edge, 1.0) if scale > 4 and side.has_edge else QPen(face, 0.6))
            painter.setBrush(face)
            points = (side.corners - middle) * (scale, -scale)
            painter.drawConvexPolygon(QPolygonF([QPointF(x, y) for x, y in points.tolist()]))
        painter.restore()

    def _colours(self, colour: QColor, side: Side) -> tuple[QColor, QColor]:
        """Return the colours of a side and of its edges."""
        figure = self._figure
        is_dark = figure.dark is not None and side.cell in figure.dark
        light = side.light * (look.DARK_CELLS if is_dark else 1.0)
        face, edge = _lit(colour, light), _lit(colour, light * _EDGE)
        if side.cell in figure.optional:
            face.setAlphaF(look.FAINT)
            edge.setAlphaF(look.FAINT)
        return face, edge

    def pixmap(self, width: int, height: int, ratio: float, colour: QColor) -> QPixmap:
        """Return a picture with a transparent background, for a screen with a pixel ratio."""
        pixmap = QPixmap(round(width * ratio), round(height * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRectF(1, 1, width - 2, height - 2), colour)
        painter.end()
        return pixmap


def _lit(colour: QColor, light: float) -> QColor:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    return QColor.fromRgbF(*(part * light for part in parts))
