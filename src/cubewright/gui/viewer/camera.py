"""Where the camera stands so that the whole of what is shown can be seen."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, dist, radians, sin, tan

import numpy as np

from cubewright.model.mesh import FloatArray

Vector = tuple[float, float, float]

FIELD_OF_VIEW = 30.0
"""Degrees, across the narrower side of the view: little enough that parallels look parallel."""
SMALLEST_RADIUS = 2.0
"""Nothing is shown larger than if it had this radius, in cells."""


@dataclass(frozen=True)
class Frame:
    """The ball around what is shown."""

    centre: Vector
    radius: float

    @staticmethod
    def around(points: FloatArray) -> Frame:
        """The frame of the box around points ``(n, 3)``, of which there is at least one."""
        low, high = points.min(axis=0), points.max(axis=0)
        x, y, z = ((low + high) / 2).tolist()
        return Frame((x, y, z), max(SMALLEST_RADIUS, float(np.linalg.norm(high - low)) / 2))

    def holds(self, other: Frame) -> bool:
        """Whether the other ball lies within this one.

        >>> Frame((0, 0, 0), 3).holds(Frame((1, 0, 0), 2))
        True
        """
        return dist(self.centre, other.centre) + other.radius <= self.radius * 1.001

    def roomier(self, factor: float) -> Frame:
        """The same middle with more room around it."""
        return Frame(self.centre, self.radius * factor)

    @property
    def distance(self) -> float:
        """How far away the camera sees just all of it."""
        return 1.14 * self.radius / sin(radians(FIELD_OF_VIEW) / 2)


@dataclass(frozen=True)
class Direction:
    """From where the camera looks, in degrees.

    ``azimuth`` -90 is from the front, 0 from the right; ``elevation`` 90 from above.
    """

    azimuth: float
    elevation: float

    @property
    def right(self) -> Vector:
        """What is to the right on the screen."""
        a = radians(self.azimuth)
        return (-sin(a), cos(a), 0.0)

    def on_the_ground(self, way: tuple[float, float]) -> tuple[float, float]:
        """Which way on the ground is to the right and away on the screen, along an axis.

        >>> FRONT.on_the_ground((1.0, 0.0)), SIDE.on_the_ground((1.0, 0.0))
        ((1.0, 0.0), (0.0, 1.0))
        """
        a = radians(round(self.azimuth / 90) * 90)
        x, y = way
        return (round(-sin(a) * x - cos(a) * y) + 0.0, round(cos(a) * x - sin(a) * y) + 0.0)

    @property
    def up(self) -> Vector:
        """What is up on the screen."""
        a, e = radians(self.azimuth), radians(self.elevation)
        return (-sin(e) * cos(a), -sin(e) * sin(a), cos(e))

    @property
    def lamp(self) -> Vector:
        """Towards the lamp: over the player's left shoulder, always high."""
        a = radians(self.azimuth - 30.0)
        e = radians(50.0)
        return (cos(e) * cos(a), cos(e) * sin(a), sin(e))


USUAL = Direction(-58.0, 27.0)
FRONT = Direction(-90.0, 0.0)
SIDE = Direction(0.0, 0.0)
TOP = Direction(-90.0, 90.0)


def cells_per_pixel(distance: float, pixels: int) -> float:
    """How much of the scene's middle one pixel shows, ``pixels`` along the narrower side."""
    return 2 * distance * tan(radians(FIELD_OF_VIEW) / 2) / max(1, pixels)
