"""The surface of balls, joined by necks where two balls of one body touch.

A ball is an icosahedron. Each of its triangles is divided into four, two or three times, and the
corners are moved to the sphere (Ballinger, "Subdivision of the icosahedron"). Necks are surfaces of
revolution about the line between two centres. Each half of a neck belongs to the ball on its side.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, pi, sin, sqrt

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import Cell
from cubewright.model.lattice import Lattice, Point3

_FINE_UP_TO = 60
_MIDDLE_UP_TO = 2000
"""The number of balls above which each ball consists of fewer triangles."""
_PROFILE = ((0.80, 0.60, 0.8, 0.6), (0.89, 0.47, 0.45, 0.89), (1.0, 0.43, 0.0, 1.0))
"""The profile of half a neck: rows of four numbers.

The numbers are the position along the neck, the radius there, and the components of the normal
along the neck and across it. Positions and radii are in units of the ball's radius.
"""

Triangles = tuple[NDArray[np.float64], NDArray[np.float64]]
"""Corners and their normals, both ``(t, 3, 3)``."""


def ball_triangles(
    lattice: Lattice, bodies: Sequence[Sequence[Cell]], *, inner: bool
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.int32], NDArray[np.int32]]:
    """Return the triangles of balls: corners, normals, bodies and cells.

    Corners and normals are ``(t, 3, 3)`` float64, bodies and cells ``(t,)`` int32. A ball
    surrounded by the largest possible number of balls is hidden, so it is left out unless ``inner``
    is set.
    """
    owner = {cell: body for body, cells in enumerate(bodies) for cell in cells}
    balls: list[tuple[Point3, int, int]] = []
    necks: dict[Point3, list[tuple[Point3, int, int]]] = {}
    for number, (cell, body) in enumerate(owner.items()):
        near = lattice.neighbours(cell)
        if not inner and all(other in owner for other in near):
            continue
        place = (lattice.centre(cell), body, number)
        balls.append(place)
        for other in near:
            if owner.get(other) == body:
                ends = zip(lattice.centre(other), place[0], strict=True)
                x, y, z = (round(there - here, 6) for there, here in ends)
                necks.setdefault((x, y, z), []).append(place)
    fineness = 3 if len(balls) <= _FINE_UP_TO else 2 if len(balls) <= _MIDDLE_UP_TO else 1
    radius = lattice.ball_radius
    parts = [(_ball(fineness), balls)] if balls else []
    parts += [(_neck(fineness, direction), places) for direction, places in necks.items()]
    corners, normals, its_bodies, its_cells = [], [], [], []
    for (points, directions), places in parts:
        middles = np.array([middle for middle, _, _ in places])
        moved = middles[:, None, None, :] + points[None] * radius
        corners.append(moved.reshape(-1, 3, 3))
        normals.append(np.tile(directions, (len(places), 1, 1)))
        its_bodies.append(np.repeat([body for _, body, _ in places], len(points)))
        its_cells.append(np.repeat([number for _, _, number in places], len(points)))
    if not parts:
        empty = np.zeros((0, 3, 3))
        return empty, empty, np.zeros(0, np.int32), np.zeros(0, np.int32)
    return (
        np.concatenate(corners),
        np.concatenate(normals),
        np.concatenate(its_bodies).astype(np.int32),
        np.concatenate(its_cells).astype(np.int32),
    )


@lru_cache(maxsize=4)
def _ball(fineness: int) -> Triangles:
    """Return a ball of radius 1 around the origin."""
    golden = (1 + sqrt(5)) / 2
    points: list[Point3] = [(0.0, a, b * golden) for a in (-1.0, 1.0) for b in (-1.0, 1.0)]
    points += [(z, x, y) for x, y, z in points] + [(y, z, x) for x, y, z in points]
    spots = np.array(points) / np.linalg.norm(points[0])
    near = np.linalg.norm(spots[:, None] - spots[None], axis=2) < 1.2
    triangles = []
    for a in range(12):
        for b in range(a + 1, 12):
            for c in range(b + 1, 12):
                if near[a, b] and near[b, c] and near[a, c]:
                    outward = np.cross(spots[b] - spots[a], spots[c] - spots[a]) @ spots[a] > 0
                    triangles.append([a, b, c] if outward else [a, c, b])
    found = spots[np.array(triangles)]
    for _ in range(fineness):
        a, b, c = found[:, 0], found[:, 1], found[:, 2]
        ab, bc, ca = ((p + q) / np.linalg.norm(p + q, axis=1)[:, None] for p, q in _sides(a, b, c))
        groups = ((a, ab, ca), (ab, b, bc), (ca, bc, c), (ab, bc, ca))
        found = np.concatenate([np.stack(group, axis=1) for group in groups])
    return found, found


def _sides(
    a: NDArray[np.float64], b: NDArray[np.float64], c: NDArray[np.float64]
) -> tuple[tuple[NDArray[np.float64], NDArray[np.float64]], ...]:
    return (a, b), (b, c), (c, a)


@lru_cache(maxsize=64)
def _neck(fineness: int, direction: Point3) -> Triangles:
    """Return half of a neck of a ball of radius 1, from the ball to the neck's midpoint."""
    along = np.array(direction) / np.linalg.norm(direction)
    helper = np.eye(3)[int(np.abs(along).argmin())]
    one = np.cross(along, helper)
    one /= np.linalg.norm(one)
    other = np.cross(along, one)
    steps = {3: 16, 2: 10, 1: 6}[fineness]
    turns = [2 * pi * step / steps for step in range(steps + 1)]
    around = [one * cos(turn) + other * sin(turn) for turn in turns]
    corners, normals = [], []
    for (t0, r0, a0, c0), (t1, r1, a1, c1) in pairwise(_PROFILE):
        for here, after in pairwise(around):
            near = [(along * t0 + way * r0, along * a0 + way * c0) for way in (here, after)]
            far = [(along * t1 + way * r1, along * a1 + way * c1) for way in (here, after)]
            for three in ((near[0], near[1], far[1]), (near[0], far[1], far[0])):
                corners.append([point for point, _ in three])
                normals.append([normal for _, normal in three])
    return np.array(corners), np.array(normals)
