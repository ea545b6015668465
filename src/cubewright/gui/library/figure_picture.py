"""A small picture of a figure in space, drawn by the painter alone.

The cells are drawn from the farthest to the nearest. That is the right order
on every lattice of prisms: who looks through a cell's face sees a cell that is
farther away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from cubewright.gui.viewer.camera import USUAL, Direction
from cubewright.model.cell import Cell
from cubewright.model.figure import Figure
from cubewright.model.lattice import Face, Point3

DARKER = 0.62
"""What is left of the light on cells of the darker colour."""
FAINT = 0.35
"""How much is to be seen of cells that may stay empty."""
_EDGE = 0.55
"""What is left of a face's light on its edges."""
_LARGEST_CELL = 26.0
"""Pixels a cell's edge has at most, so that single cubelets are no giants."""

_Points = NDArray[np.float64]

FROM_ABOVE = Direction(-75.0, 62.0)
"""Whence figures of a single layer are shown, of which little would be seen else."""


@dataclass(frozen=True)
class _Side:
    """A face that can be seen: its corners on the screen, y upwards, and its light."""

    corners: NDArray[np.float64]
    light: float
    share: float


class FigurePicture:
    """A figure's faces that are turned to the player, ready to be painted at any size."""

    def __init__(self, figure: Figure) -> None:
        layers = {figure.lattice.layer(cell) for cell in figure.cells}
        self._sides = _sides(figure, FROM_ABOVE if len(layers) == 1 else USUAL)
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


def _sides(figure: Figure, seen_from: Direction) -> list[_Side]:
    """The faces to be seen, the farthest cell's first."""
    right, up, lamp = (np.array(v) for v in (seen_from.right, seen_from.up, seen_from.lamp))
    towards = np.cross(right, up)
    found: list[tuple[float, _Side]] = []
    for cells, middles, corners in _bare_faces(figure):
        first, second, third = corners[:, 0], corners[:, 1], corners[:, 2]
        normals = np.cross(second - first, third - second)
        normals /= np.linalg.norm(normals, axis=1, keepdims=True)
        depths = middles @ towards
        lights = 0.55 + 0.45 * np.maximum(0.0, normals @ lamp)
        flat = np.stack([corners @ right, corners @ up], axis=2)
        for face in np.flatnonzero(normals @ towards > 1e-9):
            cell = cells[face]
            is_dark = figure.dark is not None and cell in figure.dark
            light = float(lights[face]) * (DARKER if is_dark else 1.0)
            share = FAINT if cell in figure.optional else 1.0
            found.append((float(depths[face]), _Side(flat[face], light, share)))
    found.sort(key=lambda each: each[0])
    return [side for _, side in found]


def _bare_faces(figure: Figure) -> Iterator[tuple[list[Cell], _Points, _Points]]:
    """The faces with nothing before them, those of equally many corners together.

    For each its cell, the cell's middle ``(f, 3)`` and its corners ``(f, k, 3)``.
    """
    filled = frozenset(figure.cells)
    groups: dict[int, tuple[list[Cell], list[Point3], list[tuple[Point3, ...]]]] = {}
    for cell in figure.cells:
        faces = figure.lattice.faces(cell)
        bare = [face for face in faces if face.beyond not in filled]
        middle = _middle(faces) if bare else (0.0, 0.0, 0.0)
        for face in bare:
            cells, middles, corners = groups.setdefault(len(face.corners), ([], [], []))
            cells.append(cell)
            middles.append(middle)
            corners.append(face.corners)
    for cells, middles, corners in groups.values():
        yield cells, np.array(middles, np.float64), np.array(corners, np.float64)


def _middle(faces: Sequence[Face]) -> Point3:
    """The mean of a cell's corners."""
    corners = [corner for face in faces for corner in face.corners]
    x, y, z = (sum(part) / len(corners) for part in zip(*corners, strict=True))
    return x, y, z


def _lit(colour: QColor, light: float) -> QColor:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    return QColor.fromRgbF(*(min(1.0, part * light * 1.12) for part in parts))
