"""The soft shadow of bodies on the ground, for pictures without OpenGL.

The faces towards the lamp, projected onto the ground, cover the shadow. Sides shared by two faces
cancel each other. The remaining sides form loops, and a place is dark if they wind around it. The
lamp is a disc. Several of its points each cast a faint shadow. Together these shadows are softer
below higher parts of a body.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin, sqrt, tan

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import Cell, FloatArray, IntArray
from cubewright.model.drawing.direction import Direction
from cubewright.model.drawing.mesh import face_normals, outer_faces, point_keys
from cubewright.model.drawing.studio import lamp_direction
from cubewright.model.lattice import Lattice

LAYERS, FEW_LAYERS = 16, 6
"""The number of points of the lamp, in large and in small pictures."""
_DARKNESS = 0.36
"""The opacity of the shadow where no point of the lamp is visible."""
_WIDTH = tan(radians(9.0))
"""The radius of the lamp, relative to its distance.

It is larger than in the 3D view, because the 3D view blurs the floor.
"""
_LOWEST_VIEW = 6.0
"""The elevation in degrees from which the ground is visible well enough for a shadow."""
_GOLDEN = 2.39996
_BALL_CORNERS = 20
_STRAIGHT = 1e-6

Loops = list[FloatArray]
"""Closed lines, ``(n, 3)`` in space or ``(n, 2)`` in a picture."""
_Keys = NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Outline:
    """The closed lines in space around the side of bodies that faces the lamp."""

    points: FloatArray
    """The points of all loops, ``(n, 3)``."""
    ends: IntArray
    """The index of the first point of each loop except the first."""
    low: float
    """The height of the lowest point of the bodies."""

    def layers(
        self,
        camera: Direction,
        *,
        count: int = LAYERS,
        ground: float | None = None,
        shift: FloatArray | None = None,
    ) -> list[Loops]:
        """Return the shadow as layers of loops in a picture, x to the right and y downwards.

        Each of ``count`` layers has the opacity :func:`layer_opacity`, and fills the places around
        which its loops wind. ``ground`` is the height of the ground; by default, the lowest point
        of the bodies. ``shift`` moves the bodies.
        """
        if not is_ground_visible(camera) or not len(self.points):
            return []
        points = self.points if shift is None else self.points + shift
        height = np.maximum(points[:, 2:] - (self.low if ground is None else ground), 0.0)
        right, up, _ = camera.axes
        onto_picture = np.stack([right, -up], axis=1)
        lamps = (height * (lamp / lamp[2]) for lamp in _lamp_points(camera.azimuth, count))
        return [np.split((points - away) @ onto_picture, self.ends) for away in lamps]


def is_ground_visible(camera: Direction) -> bool:
    """Return whether a camera sees the ground from high enough for a shadow."""
    return camera.elevation >= _LOWEST_VIEW


def outline(lattice: Lattice, bodies: Sequence[Sequence[Cell]], azimuth: float) -> Outline:
    """Return the lines around the lit side of bodies, in a view from an azimuth."""
    if not any(bodies):
        return Outline(np.zeros((0, 3)), np.zeros(0, np.int32), 0.0)
    lamp = np.array(lamp_direction(azimuth))
    loops, low = _silhouette(lattice, bodies, lamp)
    ends = np.cumsum([len(loop) for loop in loops])[:-1]
    return Outline(np.concatenate(loops), ends.astype(np.int32), low)


def layer_opacity(count: int) -> float:
    """Return the opacity of each of ``count`` layers.

    >>> round(1 - (1 - layer_opacity(4)) ** 4, 2)
    0.36
    """
    return float(1 - (1 - _DARKNESS) ** (1 / count))


@lru_cache(maxsize=8)
def _lamp_points(azimuth: float, count: int) -> tuple[FloatArray, ...]:
    """Return the directions towards the points of the lamp."""
    lamp = np.array(lamp_direction(azimuth))
    across = np.array((lamp[1], -lamp[0], 0.0)) / sqrt(lamp[0] ** 2 + lamp[1] ** 2)
    upward = np.cross(across, lamp)
    found = []
    for number in range(count):
        radius = _WIDTH * sqrt((number + 0.5) / count)
        turn = number * _GOLDEN
        found.append(lamp + radius * (cos(turn) * across + sin(turn) * upward))
    return tuple(found)


def _silhouette(
    lattice: Lattice, bodies: Sequence[Sequence[Cell]], lamp: FloatArray
) -> tuple[Loops, float]:
    """Return the closed lines around the lit side of bodies, and the bodies' lowest height."""
    if lattice.ball_radius:
        return _circles(lattice, bodies, lamp)
    starts, ends, low = [], [], np.inf
    for points, _, _ in outer_faces(lattice, bodies):
        low = min(low, float(points[:, :, 2].min()))
        seen = points[face_normals(points) @ lamp > _STRAIGHT]
        starts.append(seen.reshape(-1, 3))
        ends.append(np.roll(seen, -1, axis=1).reshape(-1, 3))
    start, end = np.concatenate(starts), np.concatenate(ends)
    first, last = point_keys(start), point_keys(end)
    kept = _remaining(point_keys((start + end) / 2), np.where(first < last, 1, -1))
    start, first, last = start[kept], first[kept], last[kept]
    return [_without_straight(loop) for loop in _join_sides(start, first, last)], low


def _remaining(places: _Keys, directions: IntArray) -> IntArray:
    """Return the indices of the sides that have no opposite side at the same place."""
    _, which = np.unique(places, return_inverse=True)
    sums = np.bincount(which, directions).astype(np.int64)
    of_side = np.full((2, len(sums)), -1)
    of_side[(1 + directions) // 2, which] = np.arange(len(places))
    left = np.flatnonzero(sums)
    one_of_each = of_side[(1 + np.sign(sums[left])) // 2, left]
    remaining: IntArray = np.repeat(one_of_each, np.abs(sums[left])).astype(np.int32)
    return remaining


def _join_sides(start: FloatArray, first: _Keys, last: _Keys) -> Loops:
    """Join sides into loops; each side is given by its start and the keys of its two ends."""
    onward: dict[int, list[int]] = {}
    for number, key in enumerate(first.tolist()):
        onward.setdefault(key, []).append(number)
    to = last.tolist()
    loops: Loops = []
    for key, numbers in onward.items():
        while numbers:
            chain = [numbers.pop()]
            while to[chain[-1]] != key:
                chain.append(onward[to[chain[-1]]].pop())
            loops.append(start[chain])
    return loops


def _without_straight(loop: FloatArray) -> FloatArray:
    """Return a loop without the points along straight lines."""
    along = np.roll(loop, -1, axis=0) - loop
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    bends = np.einsum("nx,nx->n", along, np.roll(along, 1, axis=0)) < 1 - _STRAIGHT
    bent: FloatArray = loop[bends]
    return bent


def _circles(
    lattice: Lattice, bodies: Sequence[Sequence[Cell]], lamp: FloatArray
) -> tuple[Loops, float]:
    """Return the outlines of balls as seen from a lamp, and the lowest height of the balls."""
    radius = lattice.ball_radius
    centres = np.array([lattice.centre(cell) for cells in bodies for cell in cells])
    across = np.array((-lamp[1], lamp[0], 0.0))
    across /= np.linalg.norm(across)
    turns = np.arange(_BALL_CORNERS) * (2 * np.pi / _BALL_CORNERS)
    circle = np.outer(np.cos(turns), across) + np.outer(np.sin(turns), np.cross(lamp, across))
    loops = list(centres[:, None] + radius * circle)
    return loops, float(centres[:, 2].min()) - radius
