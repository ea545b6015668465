"""The camera: the position from which the whole scene is visible."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, dist, radians, sin, tan

import numpy as np

from cubewright.model.drawing.mesh import Float32Array

Vector = tuple[float, float, float]

FIELD_OF_VIEW = 30.0
"""In degrees, across the narrower side of the view; small, so that parallels look parallel."""
SMALLEST_RADIUS = 2.0
"""Scenes smaller than this radius, in cells, are not enlarged further."""


@dataclass(frozen=True)
class Frame:
    """A ball around the scene."""

    centre: Vector
    radius: float

    @staticmethod
    def around(points: Float32Array) -> Frame:
        """Return the ball around the bounding box of points ``(n, 3)``, at least one."""
        low, high = points.min(axis=0), points.max(axis=0)
        x, y, z = ((low + high) / 2).tolist()
        return Frame((x, y, z), max(SMALLEST_RADIUS, float(np.linalg.norm(high - low)) / 2))

    def holds(self, other: Frame) -> bool:
        """Return whether another ball lies inside this one.

        >>> Frame((0, 0, 0), 3).holds(Frame((1, 0, 0), 2))
        True
        """
        return dist(self.centre, other.centre) + other.radius <= self.radius * 1.001

    def scaled(self, factor: float) -> Frame:
        """Return the ball with its radius multiplied by a factor."""
        return Frame(self.centre, self.radius * factor)

    @property
    def distance(self) -> float:
        """The distance at which the camera sees exactly the whole ball."""
        return 1.14 * self.radius / sin(radians(FIELD_OF_VIEW) / 2)


@dataclass(frozen=True)
class Direction:
    """The direction from which the camera looks, in degrees.

    ``azimuth`` is -90 from the front and 0 from the right; ``elevation`` is 90 from
    above.
    """

    azimuth: float
    elevation: float

    @property
    def right(self) -> Vector:
        """The unit vector to the right on the screen."""
        a = radians(self.azimuth)
        return (-sin(a), cos(a), 0.0)

    def on_ground(self, step: tuple[float, float]) -> tuple[float, float]:
        """Convert a step right and away on the screen to one along the axes of the ground.

        >>> FRONT.on_ground((1.0, 0.0)), SIDE.on_ground((1.0, 0.0))
        ((1.0, 0.0), (0.0, 1.0))
        """
        a = radians(round(self.azimuth / 90) * 90)
        x, y = step
        return (round(-sin(a) * x - cos(a) * y) + 0.0, round(cos(a) * x - sin(a) * y) + 0.0)

    @property
    def up(self) -> Vector:
        """The unit vector upwards on the screen."""
        a, e = radians(self.azimuth), radians(self.elevation)
        return (-sin(e) * cos(a), -sin(e) * sin(a), cos(e))

    @property
    def lamp(self) -> Vector:
        """The unit vector towards the lamp: over the user's left shoulder, always high."""
        a = radians(self.azimuth - 30.0)
        e = radians(50.0)
        return (cos(e) * cos(a), cos(e) * sin(a), sin(e))


DEFAULT_DIRECTION = Direction(-58.0, 27.0)
FRONT = Direction(-90.0, 0.0)
SIDE = Direction(0.0, 0.0)
TOP = Direction(-90.0, 90.0)
VIEWS = {
    "1": ("Front", FRONT),
    "2": ("Right", SIDE),
    "3": ("Top", TOP),
    "4": ("Back", Direction(90.0, 0.0)),
    "5": ("Left", Direction(180.0, 0.0)),
    "6": ("Bottom", Direction(-90.0, -90.0)),
}
"""The standard views by key: name and direction."""


def cells_per_pixel(distance: float, pixels: int) -> float:
    """Return the size of a pixel in cells; the narrower side of the view has ``pixels``."""
    return 2 * distance * tan(radians(FIELD_OF_VIEW) / 2) / max(1, pixels)
