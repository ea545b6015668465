"""A small picture of a piece, drawn without OpenGL: visible sides, the farthest first."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from cubewright.gui.frame.theme import mixed
from cubewright.gui.pictures.cell_sides import CellSides
from cubewright.model.cell import FloatArray
from cubewright.model.drawing.direction import FOR_PIECES, Direction
from cubewright.model.drawing.look import DARK_CELLS
from cubewright.model.piece import Piece

_LEAST_RADIUS = 1.9
"""Pieces with a smaller radius, in cells, are not enlarged, so that they look small."""
_SHAPES_KEPT = 256


def paint_piece(
    painter: QPainter, room: QRectF, piece: Piece, direction: Direction = FOR_PIECES
) -> None:
    """Paint a piece in a rectangle as seen from a direction."""
    if not piece.cells:
        return
    sides, centre, radius = _shape(piece)
    scale = min(room.width(), room.height()) / (2 * max(_LEAST_RADIUS, radius))
    middle_x, middle_y = float(centre @ direction.right), float(centre @ direction.up)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(room.center())
    for side in sides.seen_from(direction):
        points = (side.corners - (middle_x, middle_y)) * (scale, -scale)
        colour = _lit(_tinted(piece, side.cell in (piece.dark or ())), side.light)
        edge = mixed(colour, QColor("black"), 0.45) if side.has_edge else colour
        painter.setPen(QPen(edge, max(0.8, scale / 22) if side.has_edge else 0.6))
        painter.setBrush(colour)
        painter.drawConvexPolygon(QPolygonF([QPointF(x, y) for x, y in points.tolist()]))
    painter.restore()


def _tinted(piece: Piece, dark: bool) -> QColor:
    """Return the piece's colour; in a piece of two colours much darker or much lighter."""
    colour = QColor(piece.colour)
    if piece.dark is None:
        return colour
    return (
        mixed(colour, QColor("black"), 1 - DARK_CELLS)
        if dark
        else mixed(colour, QColor("white"), 0.6)
    )


def _lit(colour: QColor, light: float) -> QColor:
    return mixed(colour, QColor("black"), 1 - light)


@lru_cache(maxsize=_SHAPES_KEPT)
def _shape(piece: Piece) -> tuple[CellSides, FloatArray, float]:
    """Return a piece's sides, the middle of its bounding box, and its radius from there."""
    sides = CellSides(piece.lattice, piece.cells)
    points = sides.points
    centre = (points.min(axis=0) + points.max(axis=0)) / 2
    return sides, centre, float(np.linalg.norm(points - centre, axis=1).max())
