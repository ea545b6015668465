"""Engrave text into a face of a solid piece, in a font of single strokes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from cubewright.formats.exports.option import OptionError
from cubewright.formats.models.options import ENGRAVE, UNIT, WALL
from cubewright.formats.models.solid import Shape, hull, union, without_splinters
from cubewright.model.cell import Cell, FloatArray
from cubewright.model.drawing.mesh import face_normals, outer_faces
from cubewright.model.lattice import Lattice
from cubewright.translation import mark

if TYPE_CHECKING:
    from manifold3d import Manifold

FONT = "futural"
"""A Hershey font, whose letters are lines of one width."""
TEXT_SHARE = 0.9
"""The diagonal of the text, relative to the diameter of the largest circle in the face."""
STROKE_SHARE = 0.09
"""The width of a stroke, relative to the height of a capital letter."""
MIN_STROKE = 0.25
"""Minimum half-width of a printable stroke, in millimetres."""
MIN_TEXT_RADIUS = 1.5
"""Minimum radius of a circle for a text, in millimetres."""
STROKE_SEGMENTS = 12
_STROKE_HEIGHT = 0.5
"""Height of a stroke above the face, in millimetres."""


def engrave(
    body: Manifold,
    lattice: Lattice,
    cells: Sequence[Cell],
    shape: Shape,
    text: str,
    depth: float,
    face: FloatArray | None = None,
) -> Manifold:
    """Return a piece with a text cut into a face, by default its highest one.

    ``face`` are the corners of a face ``(k, 3)`` of the lattice. Characters that the font lacks are
    left out.

    Raises:
        CubewrightError: The text is as deep as the wall of a hollow piece, or too large for the
            face.
    """
    if shape.wall:
        check_depth_of_text(depth, shape.wall)
    if not _lines(text):
        return body
    corners = (_highest_face(lattice, cells) if face is None else face) * shape.unit
    normal = face_normals(corners[None])[0]
    middle = corners.mean(axis=0) - normal * shape.clearance / 2
    # Near bevels, and where faces meet in a sharp edge, the body is thinner than the text's depth.
    room = _inner_radius(corners) - shape.clearance / 2 - max(shape.bevel, depth)
    check_room_of_text(room)
    return without_splinters(body - text_solid(text, middle, normal, room, depth))


def check_depth_of_text(depth: float, wall: float) -> None:
    """Refuse a text that is as deep as the wall is thick, in millimetres.

    Raises:
        OptionError: The text would cut through the wall.
    """
    if depth >= wall:
        raise OptionError(
            mark(
                "the text is {depth:g} mm deep, but the wall is only {thickness:g} mm thick; "
                "reduce {engrave} or increase {wall}"
            ),
            depth=depth,
            thickness=wall,
            engrave=ENGRAVE,
            wall=WALL,
        )


def check_room_of_text(room: float) -> None:
    """Refuse a circle for a text with a radius of ``room`` millimetres if it is too small.

    Raises:
        OptionError: The text would be too small to print.
    """
    if room < MIN_TEXT_RADIUS:
        raise OptionError(
            mark("a face has no room for a symbol; reduce {engrave} or increase {unit}"),
            engrave=ENGRAVE,
            unit=UNIT,
        )


def text_solid(
    text: str, middle: FloatArray, normal: FloatArray, room: float, depth: float
) -> Manifold:
    """Return the body to cut from a face for a text in a circle around the middle of the face.

    The font must contain a character of the text. ``normal`` points out of the face, and ``room``
    is the radius of the circle.
    """
    right, up = _directions(normal)
    points = np.array(_lines(text))  # (strokes, 2 ends, 2 coordinates)
    low, high = points.reshape(-1, 2).min(axis=0), points.reshape(-1, 2).max(axis=0)
    scale = 2 * room * TEXT_SHARE / float(np.linalg.norm(high - low))
    radius = max(MIN_STROKE, STROKE_SHARE * float(high[1] - low[1]) * scale / 2)
    angles = np.arange(STROKE_SEGMENTS) * (2 * np.pi / STROKE_SEGMENTS)
    disc = radius * (np.cos(angles)[:, None] * right + np.sin(angles)[:, None] * up)
    strokes = []
    for ends in (points - (low + high) / 2) * scale:
        on_face = middle + ends[:, :1] * right + ends[:, 1:] * up
        rims = (on_face[:, None, :] + disc).reshape(-1, 3)
        strokes.append(
            hull(np.concatenate([rims - normal * depth, rims + normal * _STROKE_HEIGHT]))
        )
    return union(strokes)


@cache
def _font() -> Any:
    from HersheyFonts import HersheyFonts

    font = HersheyFonts()
    font.load_default_font(FONT)
    return font


def _lines(text: str) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    plain = "".join(letter for letter in text if "!" <= letter <= "~")
    strokes = _font().lines_for_text(plain) if plain else ()
    return [((x, -y), (u, -v)) for (x, y), (u, v) in strokes]


def _highest_face(lattice: Lattice, cells: Sequence[Cell]) -> FloatArray:
    faces = [face for group, _, _ in outer_faces(lattice, [cells]) for face in group]

    def rank(face: FloatArray) -> tuple[float, float, float, float]:
        x, y, z = face.mean(axis=0).round(6).tolist()
        return (round(float(face_normals(face[None])[0][2]), 6), z, -y, -x)

    return max(faces, key=rank)


def _directions(normal: FloatArray) -> tuple[FloatArray, FloatArray]:
    away = np.array((0.0, 1.0, 0.0) if abs(normal[1]) < 0.9 else (0.0, 0.0, 1.0))
    right = np.cross(away, normal)
    right /= np.linalg.norm(right)
    return right, np.cross(normal, right)


def _inner_radius(corners: FloatArray) -> float:
    middle, along = corners.mean(axis=0), np.roll(corners, -1, axis=0) - corners
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    return float(np.linalg.norm(np.cross(middle - corners, along), axis=1).min())
