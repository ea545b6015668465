"""The difference of two colours, also for eyes that lack one kind of cone.

Sight without one kind of cone: the matrices for severity 1.0 of Machado, Oliveira and Fernandes,
"A physiologically-based model for simulation of color vision deficiency", IEEE TVCG 15 (2009),
applied to linear RGB. Distance: CIEDE2000 with all weights 1, as in Sharma, Wu and Dalal, "The
CIEDE2000 color-difference formula: implementation notes, supplementary test data, and mathematical
observations", Color Research and Application 30 (2005). Both for sRGB and the white point D65.
"""

from collections.abc import Sequence
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import numpy as np

SIGHTS = {
    "all cones": np.eye(3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
_WHITE = np.array([0.95047, 1.0, 1.08883])

Lab = tuple[float, float, float]


def linear(colour: str) -> np.ndarray:
    """Return the linear RGB of ``#rrggbb``, each from 0 to 1."""
    parts = np.array([int(colour[at : at + 2], 16) for at in (1, 3, 5)]) / 255
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def lab(colour: str, sight: str = "all cones") -> Lab:
    """Return a colour as seen with one kind of sight, in CIELAB."""
    seen = np.clip(SIGHTS[sight] @ linear(colour), 0, 1)
    ratio = _XYZ @ seen / _WHITE
    x, y, z = np.where(
        ratio > 216 / 24389, np.cbrt(ratio), (24389 / 27 * ratio + 16) / 116
    ).tolist()
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Lab, other: Lab) -> float:
    """Return the CIEDE2000 difference of two colours."""
    (light1, a1, b1), (light2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    a1, a2 = a1 * stretch, a2 * stretch
    chroma1, chroma2 = hypot(a1, b1), hypot(a2, b2)
    hue1, hue2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (hue2 - hue1 + 180) % 360 - 180 if chroma1 * chroma2 else 0.0
    hue = (hue1 + turn / 2) % 360 if chroma1 * chroma2 else hue1 + hue2
    by_hue = 2 * sqrt(chroma1 * chroma2) * sin(radians(turn / 2))
    light, chroma = (light1 + light2) / 2, (chroma1 + chroma2) / 2
    weight = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    d_light = (light2 - light1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    d_chroma = (chroma2 - chroma1) / (1 + 0.045 * chroma)
    d_hue = by_hue / (1 + 0.015 * chroma * weight)
    blue = 60 * exp(-(((hue - 275) / 25) ** 2))
    rotation = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(blue))
    return sqrt(d_light**2 + d_chroma**2 + d_hue**2 + rotation * d_chroma * d_hue)


def closest_pair(colours: Sequence[str], sight: str) -> float:
    """Return the difference of the two most similar colours with one kind of sight."""
    seen = [lab(colour, sight) for colour in colours]
    return min(difference(one, other) for one, other in combinations(seen, 2))


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio of two colours, 1 to 21, as WCAG 2 defines it."""
    low, high = sorted(float(_XYZ[1] @ linear(colour)) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)
