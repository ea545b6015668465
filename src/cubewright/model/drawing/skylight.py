"""The light of the sky that reaches points of a scene, between cells and above the floor.

From each point, rays in evenly spread directions look for filled places. The nearer the first
filled place is, the more light it hides. The light is computed once for each scene, so darker inner
corners cost no time in each picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import Cell, FloatArray, IntArray
from cubewright.model.drawing.mesh import all_faces, face_normals, point_keys
from cubewright.model.drawing.rounded import Rounded
from cubewright.model.lattice import Lattice

MANY_DIRECTIONS, SOME_DIRECTIONS, FEW_DIRECTIONS = 48, 24, 14
"""The numbers of directions for few, many and very many points."""
_MANY_POINTS, _VERY_MANY_POINTS = 2000, 12_000
_STEPS = np.array([0.22, 0.5, 0.9, 1.4, 2.1])
_HIDDEN = np.array([1.0, 0.85, 0.6, 0.38, 0.18], np.float32)
"""The share of the light from a direction that is hidden at each step."""
_FLOOR = 0.55
"""The share of light that the floor hides, relative to the share that cells hide.

It is less than 1, because the floor itself is bright.
"""
_LIFT = 0.05
_MARGIN = 3
"""The width of the empty margin around the scene, in cells; more than the longest step."""
_COVERED_LIGHT = 0.4
"""The light deep in a seam, on a face that another body covers."""
_SEAM = 0.72
"""The share of the light that a seam takes."""
_PLACES_PER_UNIT = 4
"""Grid places per unit of length, for cells that are not at integer positions."""
_MAX_PLACES = 6_000_000
"""Maximum number of places of a grid; larger scenes get a coarser one."""


def skylight(
    lattice: Lattice,
    bodies: Sequence[Sequence[Cell]],
    shape: Rounded,
    shifts: FloatArray | None = None,
) -> NDArray[np.float32]:
    """Return the light, 0 to 1, at each point of the rounded bodies.

    ``shifts`` ``(b, 3)`` are the displacements of the bodies.
    """
    if not len(shape):
        return np.zeros(0, np.float32)
    cells = tuple(cell for body in bodies for cell in body)
    spots, normals = shape.spots, shape.spot_normals
    if shifts is None:
        needed = np.flatnonzero(~shape.inner)
        keys = point_keys(np.concatenate([spots, normals], axis=1))
        light = np.full(len(spots), _COVERED_LIGHT)
        places = spots[needed], normals[needed], keys[needed]
        light[needed] = _known(lattice, frozenset(cells), *places)
    else:
        moved: FloatArray = np.repeat(shifts, [len(body) for body in bodies], axis=0)
        of_spot = _bodies_of_spots(shape)
        spots = spots + shifts[of_spot]
        keys = point_keys(np.concatenate([spots, normals, of_spot[:, None]], axis=1))
        _, first, which = np.unique(keys, return_index=True, return_inverse=True)
        room = _Room(lattice, cells, moved)
        light = room.light(spots[first], normals[first])[which]
    both = light[shape.corners].mean(axis=1) * (1 - _SEAM * shape.seams)
    shares: NDArray[np.float32] = both.astype(np.float32)
    return shares


def _bodies_of_spots(shape: Rounded) -> IntArray:
    """Return the body of each spot."""
    found = np.zeros(len(shape.spots), np.int32)
    found[shape.corners[:, 0]] = shape.bodies
    found[shape.corners[:, 1]] = shape.bodies
    return found


_Light = tuple[NDArray[np.int64], FloatArray]


def _known(
    lattice: Lattice,
    cells: frozenset[Cell],
    spots: FloatArray,
    normals: FloatArray,
    keys: NDArray[np.int64],
) -> FloatArray:
    """Return the light at spots of unmoved bodies, which depends only on the cells."""
    if lattice.ball_radius:
        _, first, which = np.unique(keys, return_index=True, return_inverse=True)
        room = _Room(lattice, tuple(cells), None)
        light: FloatArray = room.light(spots[first], normals[first])[which]
        return light
    known, values = _surface_light(lattice, cells)
    at = np.minimum(np.searchsorted(known, keys), len(known) - 1)
    found: FloatArray = values[at]
    return found


@lru_cache(maxsize=2)
def _surface_light(lattice: Lattice, cells: frozenset[Cell]) -> _Light:
    """Return the ascending keys of the corners of all outer faces, and the light there.

    Cached, because stepping through solutions does not change the cells.
    """
    spots, normals = [], []
    for points, _, beyond in all_faces(lattice, tuple(sorted(cells))):
        outer = points[beyond < 0]
        middle = outer.mean(axis=1, keepdims=True)
        spots.append((outer + 0.1 * (middle - outer)).reshape(-1, 3))
        normals.append(np.repeat(face_normals(outer), outer.shape[1], axis=0))
    spot, normal = np.concatenate(spots), np.concatenate(normals)
    keys, first = np.unique(point_keys(np.concatenate([spot, normal], axis=1)), return_index=True)
    room = _Room(lattice, tuple(sorted(cells)), None)
    return keys, room.light(spot[first], normal[first])


class _Room:
    """The places that cells fill, as a grid of booleans above a floor."""

    def __init__(self, lattice: Lattice, cells: Sequence[Cell], shifts: FloatArray | None) -> None:
        is_whole = shifts is None and _is_of_cubes(lattice, cells[0])
        boxes = _Boxes(lattice, cells, shifts)
        low, high = boxes.low.min(axis=0), boxes.high.max(axis=0)
        self._floor = float(low[2])
        fine = 1.0 if is_whole else float(_PLACES_PER_UNIT)
        size = high - low + 2 * _MARGIN
        while fine > 1 and float((size * fine).prod()) > _MAX_PLACES:
            fine -= 1
        self._fine = fine
        self._low = np.floor(low) - _MARGIN
        shape = np.ceil((high - self._low + _MARGIN) * fine).astype(np.int64) + 1
        self._steps = np.array([shape[1] * shape[2], shape[2], 1])
        self._filled = np.zeros(int(shape.prod()), np.bool_)
        if is_whole:
            at = np.rint(boxes.low - self._low).astype(np.int64)
            self._filled[at @ self._steps] = True
        else:
            boxes.fill(self._filled, self._steps, self._low, fine)

    def light(self, spots: FloatArray, normals: FloatArray) -> FloatArray:
        """Return the light at spots with the given normals, ``(n,)``."""
        count = len(spots)
        directions = (
            MANY_DIRECTIONS
            if count <= _MANY_POINTS
            else SOME_DIRECTIONS
            if count <= _VERY_MANY_POINTS
            else FEW_DIRECTIONS
        )
        start = ((spots + _LIFT * normals - self._low) * self._fine).astype(np.float32)
        floor = (self._floor - float(self._low[2])) * self._fine
        light, weight = np.zeros(count), np.zeros(count)
        for direction in _directions(directions):
            share = normals @ direction
            seen = np.flatnonzero(share > 0.02)
            steps = (_STEPS[:, None] * direction * self._fine).astype(np.float32)
            place = start[seen][None] + steps[:, None]
            index = place.astype(np.int32)
            at = index[..., 0] * int(self._steps[0]) + index[..., 1] * int(self._steps[1])
            at += index[..., 2]
            hidden = self._filled[at] * _HIDDEN[:, None]
            if direction[2] < 0:
                below = (place[..., 2] < floor) * (_FLOOR * _HIDDEN)[:, None]
                np.maximum(hidden, below, out=hidden)
            light[seen] += share[seen] * (1 - hidden.max(axis=0))
            weight[seen] += share[seen]
        ratio: FloatArray = light / np.maximum(weight, 1e-6)
        return ratio


class _Boxes:
    """The box around each cell, and the filled places inside the cell; cells can be shifted."""

    def __init__(self, lattice: Lattice, cells: Sequence[Cell], shifts: FloatArray | None) -> None:
        self._lattice = lattice
        centres = np.array([lattice.centre(cell) for cell in cells])
        self._centres = centres if shifts is None else centres + shifts
        kinds: dict[Cell, list[int]] = {}
        for number, cell in enumerate(cells):
            origin = lattice.origin(cell)
            kind = tuple(a - b for a, b in zip(cell, origin, strict=True))
            kinds.setdefault(kind, []).append(number)  # type: ignore[arg-type]
        self._kinds = kinds
        self.low, self.high = self._centres.copy(), self._centres.copy()
        for kind, numbers in kinds.items():
            corners = self._corners(kind)
            self.low[numbers] += corners.min(axis=0)
            self.high[numbers] += corners.max(axis=0)

    def _corners(self, kind: Cell) -> FloatArray:
        """Return the corners of a cell relative to its centre."""
        if self._lattice.ball_radius:
            ways: FloatArray = np.concatenate([np.eye(3), -np.eye(3)])
            ways *= self._lattice.ball_radius
            return ways
        corners = [point for face in self._lattice.faces(kind) for point in face.corners]
        around: FloatArray = np.array(corners) - np.array(self._lattice.centre(kind))
        return around

    def fill(
        self, filled: NDArray[np.bool_], steps: NDArray[np.int64], low: FloatArray, fine: float
    ) -> None:
        """Mark the places whose centre is in a cell."""
        radius = self._lattice.ball_radius
        for kind, numbers in self._kinds.items():
            corners = self._corners(kind)
            reach = np.ceil((corners.max(axis=0) - corners.min(axis=0)) * fine).astype(int) + 1
            box = np.stack(np.meshgrid(*map(np.arange, reach), indexing="ij"), axis=-1)
            first = np.floor((self.low[numbers] - low) * fine).astype(np.int64)
            places = first[:, None] + box.reshape(-1, 3)
            away = low + (places + 0.5) / fine - self._centres[numbers][:, None]
            if radius:
                inside = (away**2).sum(axis=2) < 0.8 * radius**2
            else:
                inside = np.ones(away.shape[:2], np.bool_)
                centre = np.array(self._lattice.centre(kind))
                for face in self._lattice.faces(kind):
                    points = np.array(face.corners)[None]
                    normal = face_normals(points)[0]
                    # A place on a face between two cells is in both.
                    inside &= away @ normal < (points[0, 0] - centre) @ normal + 1e-6
            filled[(places @ steps)[inside]] = True


def _is_of_cubes(lattice: Lattice, cell: Cell) -> bool:
    """Return whether the cells are cubes of the integer grid, judging by one of them."""
    corners = {point for face in lattice.faces(cell) for point in face.corners}
    x, y, z = cell
    return corners == {(a, b, c) for a in (x, x + 1) for b in (y, y + 1) for c in (z, z + 1)}


@lru_cache(maxsize=4)
def _directions(count: int) -> FloatArray:
    """Return directions spread evenly over the sphere, on a spiral (Fibonacci)."""
    number = np.arange(count) + 0.5
    height, turn = 1 - 2 * number / count, np.pi * (1 + 5**0.5) * number
    level = np.sqrt(1 - height * height)
    directions: FloatArray = np.stack([level * np.cos(turn), level * np.sin(turn), height], axis=1)
    return directions
