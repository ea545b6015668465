"""Shifts of pixels and of the lamp: the mean of such pictures has smooth edges and soft shadows."""

from __future__ import annotations

from math import cos, radians, sin, sqrt, tan

import numpy as np

from cubewright.model.drawing.studio import LAMP_ANGLE
from cubewright.model.lattice import Point3

_GOLDEN = 2.39996
"""The angle between two successive places on a spiral, in radians."""


def jitter(number: int) -> tuple[float, float]:
    """Return the shift, within half a pixel, of a picture of a still."""
    return (number * 0.7549) % 1 - 0.5, (number * 0.5698) % 1 - 0.5


def lamp_offset(number: int, count: int, lamp: Point3) -> Point3:
    """Return the point on the lamp's disc from which the light of one picture comes."""
    radius = tan(radians(LAMP_ANGLE)) * sqrt((number + 0.5) / count)
    x, y, _ = lamp
    across = np.array((y, -x, 0.0)) / sqrt(x * x + y * y)
    upward = np.cross(across, lamp)
    turn = number * _GOLDEN
    a, b, c = (radius * (cos(turn) * across + sin(turn) * upward)).tolist()
    return (a, b, c)
