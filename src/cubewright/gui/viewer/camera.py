"""The camera: the position from which the whole scene is visible."""

from __future__ import annotations

from dataclasses import dataclass
from math import dist, radians, sin, tan

import numpy as np

from cubewright.model.drawing.direction import FRONT, SIDE, TOP, Direction
from cubewright.model.drawing.mesh import Float32Array
from cubewright.model.lattice import Point3

FIELD_OF_VIEW = 24.0
"""The angle across the narrower side of the view, in degrees; small for little perspective."""
MIN_RADIUS = 2.0
"""The minimum radius of a scene in cells; smaller scenes are not enlarged further."""


@dataclass(frozen=True)
class Frame:
    """A ball around the scene."""

    centre: Point3
    radius: float

    @staticmethod
    def around_points(points: Float32Array) -> Frame:
        """Return the ball around the bounding box of points ``(n, 3)``; at least one is needed."""
        low, high = points.min(axis=0), points.max(axis=0)
        x, y, z = ((low + high) / 2).tolist()
        return Frame((x, y, z), max(MIN_RADIUS, float(np.linalg.norm(high - low)) / 2))

    def contains(self, other: Frame) -> bool:
        """Return whether another ball is inside this ball.

        >>> Frame((0, 0, 0), 3).contains(Frame((1, 0, 0), 2))
        True
        """
        return dist(self.centre, other.centre) + other.radius <= self.radius * 1.001

    def scaled(self, factor: float) -> Frame:
        """Return the ball with its radius multiplied by a factor."""
        return Frame(self.centre, self.radius * factor)

    @property
    def distance(self) -> float:
        """The distance at which the camera sees exactly the whole ball."""
        return 1.08 * self.radius / sin(radians(FIELD_OF_VIEW) / 2)


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
    """Return the size of a pixel in cells; ``pixels`` is the narrower side of the view."""
    return 2 * distance * tan(radians(FIELD_OF_VIEW) / 2) / max(1, pixels)
