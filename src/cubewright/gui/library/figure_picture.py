"""A small picture of a figure in space, drawn by the painter alone.

The cells are drawn from the farthest to the nearest. That is the right order
on every lattice of prisms: who looks through a cell's face sees a cell that is
farther away.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from cubewright.gui.viewer.camera import USUAL
from cubewright.model.figure import Figure

DARKER = 0.62
"""What is left of the light on cells of the darker colour."""
FAINT = 0.35
"""How much is to be seen of cells that may stay empty."""
_EDGE = 0.55
"""What is left of a face's light on its edges."""
_LARGEST_CELL = 26.0
"""Pixels a cell's edge has at most, so that single cubelets are no giants."""

_RIGHT = np.array(USUAL.right)
_UP = np.array(USUAL.up)
_TOWARDS = np.cross(_RIGHT, _UP)
_LAMP = np.array(USUAL.lamp)


@dataclass(frozen=True)
class _Side:
    """A face that can be seen: its corners on the screen, y upwards, and its light."""

    corners: NDArray[np.float64]
    light: float
    share: float


class FigurePicture:
    """A figure's faces that are turned to the player, ready to be painted at any size."""

    def __init__(self, figure: Figure) -> None:
        self._sides = _sides(figure)
        if self._sides:
            corners = np.concatenate([side.corners for side in self._sides])
            self._low, self._high = corners.min(axis=0), corners.max(axis=0)

    def paint(self, painter: QPainter, room: QRectF, colour: QColor) -> None:
        """Draw the figure in the midst of a room, as large as it fits."""
        if not self._sides:
            return
        width, height = (self._high - self._low).tolist()
        scale = min(room.width() / width, room.height() / height, _LARGEST_CELL)
        middle = (self._low + self._high) / 2
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(room.center())
        for side in self._sides:
            face, edge = _lit(colour, side.light), _lit(colour, side.light * _EDGE)
            face.setAlphaF(side.share)
            edge.setAlphaF(side.share)
            # Where cells are few pixels wide, edges would be all there is to see.
            painter.setPen(QPen(edge, 1.0) if scale > 4 else QPen(face, 0.6))
            painter.setBrush(face)
            points = (side.corners - middle) * (scale, -scale)
            painter.drawConvexPolygon(QPolygonF([QPointF(x, y) for x, y in points.tolist()]))
        painter.restore()

    def pixmap(self, width: int, height: int, ratio: float, colour: QColor) -> QPixmap:
        """The picture on no ground, for a screen of that many pixels to a point."""
        pixmap = QPixmap(round(width * ratio), round(height * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRectF(1, 1, width - 2, height - 2), colour)
        painter.end()
        return pixmap


def _sides(figure: Figure) -> list[_Side]:
    """The faces to be seen, the farthest cell's first."""
    dark = figure.dark or frozenset()
    found: list[tuple[float, _Side]] = []
    for cell in figure.cells:
        faces = figure.lattice.faces(cell)
        depth = float(
            np.mean([corner for face in faces for corner in face.corners], axis=0) @ _TOWARDS
        )
        for face in faces:
            if face.beyond in figure:
                continue
            corners = np.array(face.corners, np.float64)
            normal = np.cross(corners[1] - corners[0], corners[2] - corners[1])
            normal /= np.linalg.norm(normal)
            if normal @ _TOWARDS <= 1e-9:
                continue
            light = (0.55 + 0.45 * max(0.0, float(normal @ _LAMP))) * (
                DARKER if cell in dark else 1
            )
            share = FAINT if cell in figure.optional else 1.0
            flat = np.stack([corners @ _RIGHT, corners @ _UP], axis=1)
            found.append((depth, _Side(flat, light, share)))
    found.sort(key=lambda each: each[0])
    return [side for _, side in found]


def _lit(colour: QColor, light: float) -> QColor:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    return QColor.fromRgbF(*(min(1.0, part * light * 1.12) for part in parts))
