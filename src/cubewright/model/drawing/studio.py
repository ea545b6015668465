"""The light of the 3D view: fixed lamps around a turning object, and a floor that fades.

The shaders compute in linear light: the colour of a body is the square of its colour on the screen.
Pictures without OpenGL have the same light, without shadows.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import cos, radians, sin

import numpy as np

from cubewright.model.cell import FloatArray
from cubewright.model.drawing.look import DARK, LIGHT, rgb
from cubewright.model.lattice import Point3
from cubewright.translation import mark

Rgba = tuple[float, float, float, float]


class Material(Enum):
    """The look of bodies in the 3D view and in pictures; the values are stored."""

    LACQUER = "lacquer"
    WOOD = "wood"
    DRAWING = "drawing"
    """Crisp outlines, for print and high contrast."""


MATERIALS = {
    Material.LACQUER: mark("Lacquer"),
    Material.WOOD: mark("Wood"),
    Material.DRAWING: mark("Drawing"),
}


@dataclass(frozen=True)
class Studio:
    """Lamps and surroundings in one colour scheme."""

    middle: str
    """The background in the middle of the view; ``edge`` is the background at its corners."""
    edge: str
    grid: Rgba
    """The lines of the floor."""
    shadow: Rgba
    pool: Rgba
    """The light on the floor around the scene."""
    sky: Point3
    bounce: Point3
    """The light from below."""
    key: Point3
    """The light of the lamp."""
    body: float
    """The factor by which the colours of bodies are multiplied."""


STUDIOS = {
    LIGHT: Studio(
        middle="#fdfdfd",
        edge="#dfe3e9",
        grid=(0.30, 0.34, 0.40, 0.16),
        shadow=(0.10, 0.12, 0.17, 0.62),
        pool=(1.0, 1.0, 1.0, 0.5),
        sky=(0.66, 0.69, 0.74),
        bounce=(0.47, 0.45, 0.44),
        key=(0.86, 0.82, 0.76),
        body=1.0,
    ),
    DARK: Studio(
        middle="#343a44",
        edge="#15181c",
        grid=(0.75, 0.80, 0.88, 0.12),
        shadow=(0.0, 0.0, 0.01, 0.78),
        pool=(0.55, 0.60, 0.70, 0.22),
        sky=(0.50, 0.54, 0.61),
        bounce=(0.26, 0.26, 0.28),
        key=(0.90, 0.86, 0.80),
        body=0.94,
    ),
}
_OPEN_SKY = 0.88
"""The share of the sky that lights a face in a picture without OpenGL."""
LAMP_ANGLE = 7.0
"""The angle in degrees from the middle to the rim of a lamp, for soft shadows in still pictures."""
_LAMP, _FILL = (-52.0, 52.0), (55.0, 15.0)


def lamp_direction(azimuth: float) -> Point3:
    """Return the unit vector towards the lamp for a view from an azimuth: over the left shoulder.

    >>> [round(part, 2) for part in lamp_direction(-38.0)]
    [0.0, -0.62, 0.79]
    """
    return _direction(azimuth + _LAMP[0], _LAMP[1])


def fill_direction(azimuth: float) -> Point3:
    """Return the unit vector towards the weak lamp on the other side."""
    return _direction(azimuth + _FILL[0], _FILL[1])


def lit_colours(
    colours: FloatArray, normals: FloatArray, azimuth: float, towards: FloatArray
) -> FloatArray:
    """Return the colours ``(n, 3)``, 0 to 1, of faces in a colour scheme's light.

    ``normals`` and ``towards``, the direction of the camera, are unit vectors. The shaders of the
    3D view use the same formula, with less sky where other bodies hide it.
    """
    studio = STUDIOS[LIGHT]
    key, sky, bounce = (np.array(each) for each in (studio.key, studio.sky, studio.bounce))
    to_lamp, fill = np.array(lamp_direction(azimuth)), np.array(fill_direction(azimuth))
    up = (0.5 + 0.5 * normals[:, 2])[:, None]
    light = bounce + (sky - bounce) * up
    light += 0.16 * np.maximum(normals @ fill, 0.0)[:, None]
    light *= _OPEN_SKY
    light += key * (0.45 + 0.55 * _OPEN_SKY) * np.maximum(normals @ to_lamp, 0.0)[:, None]
    facing = normals @ towards
    mirror = 2 * facing[:, None] * normals - towards
    fresnel = 0.035 + 0.5 * (1 - np.maximum(facing, 0.0)) ** 4
    overhead = to_lamp + np.array((0.0, 0.0, 0.6))
    box = _smooth(0.05, 0.95, mirror @ (overhead / np.linalg.norm(overhead))) ** 3
    gloss = (fresnel * (0.25 + 0.75 * _smooth(-0.2, 0.6, mirror[:, 2])))[:, None] * sky
    gloss += 0.11 * box[:, None] * key
    shone = colours**2 * light + _OPEN_SKY * gloss
    shown: FloatArray = np.minimum(np.sqrt(1.08 * shone / (1 + 0.38 * shone)), 1.0)
    return shown


def _smooth(low: float, high: float, value: FloatArray) -> FloatArray:
    share = np.clip((value - low) / (high - low), 0.0, 1.0)
    smooth: FloatArray = share * share * (3 - 2 * share)
    return smooth


@lru_cache(maxsize=4096)
def lit_colour(colour: str, normal: Point3, azimuth: float, towards: Point3) -> str:
    """Return the colour ``#rrggbb`` of a face as in :func:`lit_colours`; grey stays grey."""
    parts = rgb(colour)
    found = lit_colours(np.array([parts]) / 255, np.array([normal]), azimuth, np.array(towards))[0]
    if len(set(parts)) == 1:
        found[:] = found.mean()
    red, green, blue = np.rint(255 * found).astype(int).tolist()
    return f"#{red:02x}{green:02x}{blue:02x}"


def _direction(azimuth: float, elevation: float) -> Point3:
    a, e = radians(azimuth), radians(elevation)
    return (cos(e) * cos(a), cos(e) * sin(a), sin(e))
