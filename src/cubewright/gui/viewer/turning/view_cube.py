"""The cube in the corner of the view, and the side that a click chooses."""

from __future__ import annotations

from math import atan2, cos, degrees, hypot, radians, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cubewright.model.drawing.direction import FRONT, Direction
from cubewright.translation import mark

SIDE = 84.0
"""The side of the square in which the cube is drawn, in pixels."""
MARGIN = 6.0
EXTENT = 0.95
"""Half the side of the square, in edges of the cube: enough for corners that point sideways."""
MIN_VIEW_SIDE = 240
"""The minimum side in pixels of a view with a cube."""
ARROW = 20.0
"""The side of the squares in the upper corners with the arrows that roll the view, in pixels."""
_FACE = 0.3
"""The distance from the middle of a face beyond which a click chooses an edge or a corner."""
_NEAR = 1e-9

WORDS = {
    (0, -1, 0): mark("FRONT"),
    (0, 1, 0): mark("BACK"),
    (-1, 0, 0): mark("LEFT"),
    (1, 0, 0): mark("RIGHT"),
    (0, 0, 1): mark("TOP"),
    (0, 0, -1): mark("BOTTOM"),
}
"""The words on the faces."""


def square(width: int, height: int) -> QRectF | None:
    """Return the square of the cube in a view of a size in pixels; None in a small view."""
    if min(width, height) < MIN_VIEW_SIDE:
        return None
    return QRectF(width - SIDE - MARGIN, MARGIN, SIDE, SIDE)


def roll_at(position: QPointF, place: QRectF) -> float:
    """Return the angle by which the arrow at a position rolls the view; 0 if no arrow is there."""
    corner = QRectF(place.topLeft(), QSizeF(ARROW, ARROW))
    if corner.contains(position):
        return 90.0
    return -90.0 if corner.translated(place.width() - ARROW, 0.0).contains(position) else 0.0


def side_at(position: QPointF, place: QRectF, direction: Direction) -> tuple[int, int, int] | None:
    """Return the side of the cube at a position, seen from a direction.

    A face has one number that is not 0, an edge two and a corner three: -1 or 1. Return None if the
    position is beside the cube.
    """
    across = (2 * (position.x() - place.left()) / place.width() - 1) * EXTENT
    upward = (1 - 2 * (position.y() - place.top()) / place.height()) * EXTENT
    a, e = radians(direction.azimuth), radians(direction.elevation)
    viewer = (cos(e) * cos(a), cos(e) * sin(a), sin(e))
    start = [across * r + upward * u for r, u in zip(direction.right, direction.up, strict=True)]
    leaving = min(
        (
            max((0.5 - s) / v, (-0.5 - s) / v)
            for s, v in zip(start, viewer, strict=True)
            if abs(v) > _NEAR
        ),
    )
    point = [s + leaving * v for s, v in zip(start, viewer, strict=True)]
    if max(map(abs, point)) > 0.5 + 1e-6:
        return None
    x, y, z = (0 if abs(p) < _FACE else (1 if p > 0 else -1) for p in point)
    return (x, y, z)


def direction_of(side: tuple[int, int, int]) -> Direction:
    """Return the direction from which a side of the cube is seen.

    >>> direction_of((0, -1, 0)), direction_of((1, 0, 0))
    (Direction(azimuth=-90.0, elevation=0.0), Direction(azimuth=0.0, elevation=0.0))
    """
    x, y, z = side
    if not x and not y:
        return Direction(FRONT.azimuth, 90.0 * z)
    return Direction(degrees(atan2(y, x)), degrees(atan2(z, hypot(x, y))))
