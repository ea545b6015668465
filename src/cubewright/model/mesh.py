r"""The surface of bodies of cells, as triangles that know how far they are from their edges.

A body is one piece where it lies, or the whole figure. Each face polygon is cut
into a fan of triangles around its centre, one for each of its sides:

    d-------c     The triangle (m, a, b) carries for its three corners the distances
    | \   / |     to the side a-b, to the side before it (d-a) and the one after it
    |   m   |     (b-c). Distances are linear over the face, so whoever draws the
    | /   \ |     triangle can ink edges of any width without further lines.
    a-------b
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import BoolArray, Cell, IntArray
from cubewright.model.lattice import Face, Lattice

FloatArray = NDArray[np.float32]

_GRAIN = 1024.0
"""Points nearer than one part in so many of a cell's edge are the same point."""


@dataclass(frozen=True, eq=False)
class Mesh:
    """Triangles, ``t`` of them.

    - ``corners`` ``(t, 3, 3)``: three points each, anticlockwise from outside,
      the face's centre first.
    - ``normals`` ``(t, 3)``: unit vectors that point outwards.
    - ``bodies`` ``(t,)``: the body that each belongs to.
    - ``cells`` ``(t,)``: the cell, counted through all bodies in order.
    - ``distances`` ``(t, 3, 3)``: for each corner how far it is from the
      triangle's own side, from the side before and from the side after.
    - ``borders`` ``(t, 3)``: whether these sides are edges of the body as seen,
      where it bends or meets another; the others only part cells of one body.
    """

    corners: FloatArray
    normals: FloatArray
    bodies: IntArray
    cells: IntArray
    distances: FloatArray
    borders: BoolArray

    def __len__(self) -> int:
        return len(self.bodies)

    def only(self, chosen: BoolArray) -> Mesh:
        """The mesh of the chosen triangles."""
        return Mesh(
            self.corners[chosen],
            self.normals[chosen],
            self.bodies[chosen],
            self.cells[chosen],
            self.distances[chosen],
            self.borders[chosen],
        )


def surface(lattice: Lattice, bodies: Sequence[Sequence[Cell]], *, inner: bool = False) -> Mesh:
    """The faces of the bodies that can be seen.

    A face between two cells of one body is never made. One between two bodies
    is made, for both, only if ``inner``: when they are to be moved apart.
    """
    groups = outer_faces(lattice, bodies, inner=inner)
    parts = [_fan(*group) for group in groups]
    if not parts:
        return _NOTHING
    borders = _borders(groups)
    return Mesh(
        np.concatenate([part.corners for part in parts]),
        np.concatenate([part.normals for part in parts]),
        np.concatenate([part.bodies for part in parts]),
        np.concatenate([part.cells for part in parts]),
        np.concatenate([part.distances for part in parts]),
        np.concatenate(borders),
    )


FacesAlike = tuple[NDArray[np.float64], IntArray, IntArray]
"""Faces of equally many corners: ``(f, k, 3)`` points, ``(f,)`` bodies, ``(f,)`` cells."""


@lru_cache(maxsize=1 << 15)
def _faces(faces: Callable[[Cell], tuple[Face, ...]], cell: Cell) -> tuple[Face, ...]:
    """A cell's faces, remembered: stepping through solutions asks for the same cells each time."""
    return faces(cell)


def outer_faces(
    lattice: Lattice, bodies: Sequence[Sequence[Cell]], *, inner: bool = False
) -> list[FacesAlike]:
    """The faces that :func:`surface` cuts into triangles, those of as many corners together."""
    owner = {cell: body for body, cells in enumerate(bodies) for cell in cells}
    found: dict[int, tuple[list[object], list[int], list[int]]] = {}
    for number, (cell, body) in enumerate(owner.items()):
        for face in _faces(lattice.faces, cell):
            other = owner.get(face.beyond)
            if other == body or (other is not None and not inner):
                continue
            points, its_bodies, its_cells = found.setdefault(len(face.corners), ([], [], []))
            points.append(face.corners)
            its_bodies.append(body)
            its_cells.append(number)
    return [
        (np.array(points, np.float64), np.array(b, np.int32), np.array(c, np.int32))
        for points, b, c in found.values()
    ]


def face_normals(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """The outward unit normals of polygons ``(f, k, 3)``."""
    twice_area = np.cross(points, np.roll(points, -1, axis=1)).sum(axis=1)
    unit: NDArray[np.float64] = twice_area / np.linalg.norm(twice_area, axis=1, keepdims=True)
    return unit


def _fan(points: NDArray[np.float64], bodies: IntArray, cells: IntArray) -> Mesh:
    """The triangles of a group, their borders still unknown."""
    sides = points.shape[1]
    normals = face_normals(points)
    after = np.roll(points, -1, axis=1)
    along = after - points
    inward = np.cross(normals[:, None, :], along)
    inward /= np.linalg.norm(inward, axis=2, keepdims=True)
    centre = np.broadcast_to(points.mean(axis=1, keepdims=True), points.shape)
    corners = np.stack([centre, points, after], axis=2)  # (f, k, 3, 3)

    def distance(turn: int) -> NDArray[np.float64]:
        start, towards = np.roll(points, turn, axis=1), np.roll(inward, turn, axis=1)
        measured: NDArray[np.float64] = np.einsum(
            "fkcx,fkx->fkc", corners - start[:, :, None, :], towards
        )
        return measured

    distances = np.stack([distance(0), distance(1), distance(-1)], axis=3)
    return Mesh(
        corners.reshape(-1, 3, 3).astype(np.float32),
        np.repeat(normals, sides, axis=0).astype(np.float32),
        np.repeat(bodies, sides),
        np.repeat(cells, sides),
        distances.reshape(-1, 3, 3).astype(np.float32),
        np.zeros((0, 3), np.bool_),
    )


def _borders(groups: list[FacesAlike]) -> list[BoolArray]:
    """For each triangle of each group whether its own side, the one before and after are borders.

    A side is none where a second face of the same body goes on beyond it in
    the same plane.
    """
    keys = np.concatenate([_side_keys(*group) for group in groups])
    order = np.lexsort(keys.T)
    same = (keys[order[1:]] == keys[order[:-1]]).all(axis=1)
    paired = np.zeros(len(keys), np.bool_)
    paired[order[1:][same]] = True
    paired[order[:-1][same]] = True
    borders: list[BoolArray] = []
    start = 0
    for points, _, _ in groups:
        faces, sides = points.shape[:2]
        own = ~paired[start : start + faces * sides].reshape(faces, sides)
        start += faces * sides
        three = np.stack([own, np.roll(own, 1, axis=1), np.roll(own, -1, axis=1)], axis=2)
        borders.append(three.reshape(-1, 3))
    return borders


def _side_keys(points: NDArray[np.float64], bodies: IntArray, cells: IntArray) -> IntArray:
    """Integers, a row a side, equal for the two sides at which a flat surface goes on."""
    sides = points.shape[1]
    middles = (points + np.roll(points, -1, axis=1)).reshape(-1, 3) / 2
    normals = np.repeat(face_normals(points), sides, axis=0)
    places = np.rint(np.concatenate([middles, normals], axis=1) * _GRAIN)
    return np.column_stack([np.repeat(bodies, sides), places]).astype(np.int32)


_NOTHING = Mesh(
    np.zeros((0, 3, 3), np.float32),
    np.zeros((0, 3), np.float32),
    np.zeros(0, np.int32),
    np.zeros(0, np.int32),
    np.zeros((0, 3, 3), np.float32),
    np.zeros((0, 3), np.bool_),
)
