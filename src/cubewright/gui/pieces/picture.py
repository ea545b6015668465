"""A piece as a small picture, drawn by the processor: the sides one sees, the farthest first."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from cubewright.gui.editor.look import mixed
from cubewright.gui.viewer.camera import Direction
from cubewright.model.cell import FloatArray
from cubewright.model.piece import Piece

USUAL_SIDE = Direction(-58.0, 38.0)
"""From further above than the 3D view: most pieces are flat."""
_LEAST_RADIUS = 1.9
"""Nothing is drawn larger than if it had this radius, in cells: small pieces look small."""
_DARKEST_SHARE = 0.42
"""How much black is in a side that is turned away from the lamp."""
_FACES_KEPT = 256


@dataclass(frozen=True)
class _Sides:
    """The outer sides of a piece in space, and of which cell each is."""

    corners: tuple[FloatArray, ...]
    normals: FloatArray
    middles: FloatArray
    """The middle of the cell that each side is of."""
    dark: tuple[bool, ...]
    centre: FloatArray
    radius: float


def paint_piece(
    painter: QPainter, room: QRectF, piece: Piece, direction: Direction = USUAL_SIDE
) -> None:
    """Draw a piece into a rectangle as it is seen from a direction."""
    if not piece.cells:
        return
    sides = _sides(piece)
    right, up = np.array(direction.right), np.array(direction.up)
    eye = np.cross(right, up)
    scale = min(room.width(), room.height()) / (2 * max(_LEAST_RADIUS, sides.radius))
    facing = sides.normals @ eye
    light = np.clip(sides.normals @ np.array(direction.lamp), 0, 1)
    middle = room.center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # Of cells side by side the nearer hides the farther and never the other way about.
    for place in np.argsort(sides.middles @ eye, kind="stable"):
        if facing[place] <= 1e-6:
            continue
        flat = sides.corners[place] - sides.centre
        xs, ys = flat @ right * scale, flat @ up * scale
        polygon = QPolygonF(
            [QPointF(middle.x() + x, middle.y() - y) for x, y in zip(xs, ys, strict=True)]
        )
        colour = _lit(_tinted(piece, sides.dark[place]), float(light[place]))
        painter.setPen(QPen(mixed(colour, QColor("black"), 0.45), max(0.8, scale / 22)))
        painter.setBrush(colour)
        painter.drawPolygon(polygon, Qt.FillRule.WindingFill)
    painter.restore()


def _tinted(piece: Piece, dark: bool) -> QColor:
    """The piece's colour; in a piece of two colours much darker or much lighter."""
    colour = QColor(piece.colour)
    if piece.dark is None:
        return colour
    return mixed(colour, QColor("black"), 0.45) if dark else mixed(colour, QColor("white"), 0.6)


def _lit(colour: QColor, light: float) -> QColor:
    return mixed(colour, QColor("black"), _DARKEST_SHARE * (1 - light))


@lru_cache(maxsize=_FACES_KEPT)
def _sides(piece: Piece) -> _Sides:
    cells = frozenset(piece.cells)
    corners: list[FloatArray] = []
    middles: list[FloatArray] = []
    dark: list[bool] = []
    for cell in piece.cells:
        faces = piece.lattice.faces(cell)
        middle = np.mean([point for face in faces for point in face.corners], axis=0)
        for face in faces:
            if face.beyond not in cells:
                corners.append(np.array(face.corners, float))
                middles.append(middle)
                dark.append(cell in (piece.dark or ()))
    points = np.concatenate(corners)
    centre = (points.min(axis=0) + points.max(axis=0)) / 2
    return _Sides(
        tuple(corners),
        np.array([_normal(each) for each in corners]),
        np.array(middles),
        tuple(dark),
        centre,
        float(np.linalg.norm(points - centre, axis=1).max()),
    )


def _normal(corners: FloatArray) -> FloatArray:
    twice_area = np.cross(corners, np.roll(corners, -1, axis=0)).sum(axis=0)
    unit: FloatArray = twice_area / np.linalg.norm(twice_area)
    return unit
