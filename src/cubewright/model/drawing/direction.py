"""The direction of view."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import atan2, cos, degrees, hypot, radians, sin

import numpy as np

from cubewright.model.cell import FloatArray
from cubewright.model.drawing.look import lamp
from cubewright.model.lattice import Point3

_VERTICAL = 1e-9
"""The horizontal length of a unit vector below which its azimuth is undefined."""


@dataclass(frozen=True)
class Direction:
    """The direction in which the camera looks, in degrees.

    ``azimuth`` is -90 from the front and 0 from the right. ``elevation`` is 90 from above.
    ``roll`` turns the picture anticlockwise.
    """

    azimuth: float
    elevation: float
    roll: float = field(default=0.0, repr=False)

    @property
    def axes(self) -> FloatArray:
        """Unit vectors to the right, upwards, and towards the camera, as rows ``(3, 3)``."""
        right, up = np.array(self.right), np.array(self.up)
        return np.array((right, up, np.cross(right, up)))

    @property
    def right(self) -> Point3:
        return self._rolled[0]

    @property
    def up(self) -> Point3:
        return self._rolled[1]

    @property
    def _rolled(self) -> tuple[Point3, Point3]:
        a, e = radians(self.azimuth), radians(self.elevation)
        right, up = (-sin(a), cos(a), 0.0), (-sin(e) * cos(a), -sin(e) * sin(a), cos(e))
        if not self.roll:
            return right, up
        c, s = cos(radians(self.roll)), sin(radians(self.roll))
        (x, y, z), (u, v, w) = right, up
        rolled = (c * x - s * u, c * y - s * v, c * z - s * w)
        return rolled, (s * x + c * u, s * y + c * v, s * z + c * w)

    def turned_freely(self, right: float, up: float) -> Direction:
        """Return the direction after the camera moves to its own right and up by angles in degrees.

        Changes of azimuth and elevation cannot move the camera over the top; this method can.

        >>> over = Direction(-90.0, 80.0).turned_freely(0.0, 20.0)
        >>> round(over.azimuth), round(over.elevation), round(over.roll)
        (90, 80, 180)
        """
        x, y, towards = self.axes
        for angle, axis in ((radians(right), x), (radians(up), y)):
            away = cos(angle) * axis - sin(angle) * towards
            towards = cos(angle) * towards + sin(angle) * axis
            x, y = (away, y) if axis is x else (x, away)
        level = hypot(towards[0], towards[1])
        is_level = level > _VERTICAL
        azimuth = degrees(atan2(towards[1], towards[0])) if is_level else self.azimuth
        plain = Direction(azimuth, degrees(atan2(towards[2], level)))
        across, upward, _ = plain.axes
        return replace(plain, roll=degrees(atan2(-float(x @ upward), float(x @ across))) % 360)

    @property
    def lamp(self) -> Point3:
        """The unit vector towards the lamp."""
        return lamp(self.azimuth)

    def on_ground(self, step: tuple[float, float]) -> tuple[float, float]:
        """Convert a step right and away on the screen to a step along the ground's axes.

        >>> FRONT.on_ground((1.0, 0.0)), SIDE.on_ground((1.0, 0.0))
        ((1.0, 0.0), (0.0, 1.0))
        """
        a = radians(round(self.azimuth / 90) * 90)
        x, y = step
        return (round(-sin(a) * x - cos(a) * y) + 0.0, round(cos(a) * x - sin(a) * y) + 0.0)


DEFAULT_DIRECTION = Direction(-58.0, 27.0)
PIECE_DIRECTION = Direction(-58.0, 38.0)
"""The direction of view for pieces, from a higher angle because most pieces are flat."""
FLAT_DIRECTION = Direction(-75.0, 62.0)
"""The direction of view for figures of one layer: from high above, to show their outline."""
FRONT = Direction(-90.0, 0.0)
SIDE = Direction(0.0, 0.0)
TOP = Direction(-90.0, 90.0)
