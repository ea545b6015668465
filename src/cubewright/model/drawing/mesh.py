r"""The surface of bodies of cells, as triangles with their distances from the edges.

A body is a placed piece, or the whole figure. Each face is cut into triangles around its centre,
one for each side:

    d-------c     The three corners of triangle (m, a, b) store the distances
    | \   / |     to the side a-b, the side before it (d-a) and the side after it
    |   m   |     (b-c). Distances are linear over the face, so a renderer can
    | /   \ |     draw edges of any width without further lines.
    a-------b
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import BoolArray, Cell, IntArray
from cubewright.model.drawing.balls import ball_triangles
from cubewright.model.lattice import Face, Lattice, Point

_FAR = 1e3
"""The distance from the edges that is stored for a surface without edges, in cells."""

Float32Array = NDArray[np.float32]

_GRAIN = 1024.0
"""Points count as equal if their distance is below a cell's edge divided by 1024."""


@dataclass(frozen=True, eq=False)
class Mesh:
    """``t`` triangles. Lengths are in units of the lattice's drawing space.

    - ``corners`` ``(t, 3, 3)`` float32: three points each, anticlockwise from
      outside, the face's centre first.
    - ``normals`` ``(t, 3)`` float32: unit vectors that point outwards.
    - ``bodies`` ``(t,)`` int32: the index of the body.
    - ``cells`` ``(t,)`` int32: the index of the cell, through all bodies in order.
    - ``distances`` ``(t, 3, 3)`` float32: the distances of each corner from the
      triangle's own side, from the side before and from the side after.
    - ``borders`` ``(t, 3)`` bool: whether these sides are visible edges, where
      the body bends or ends; the others separate cells of one body.
    - ``smooth`` ``(t, 3, 3)`` float32: the normal at each corner of a curved
      surface; None for flat faces.
    """

    corners: Float32Array
    normals: Float32Array
    bodies: IntArray
    cells: IntArray
    distances: Float32Array
    borders: BoolArray
    smooth: Float32Array | None = None

    def __len__(self) -> int:
        return len(self.bodies)

    def only(self, chosen: BoolArray) -> Mesh:
        """Return the triangles selected by a ``(t,)`` mask."""
        return Mesh(
            self.corners[chosen],
            self.normals[chosen],
            self.bodies[chosen],
            self.cells[chosen],
            self.distances[chosen],
            self.borders[chosen],
            None if self.smooth is None else self.smooth[chosen],
        )


def surface(lattice: Lattice, bodies: Sequence[Sequence[Cell]], *, inner: bool = False) -> Mesh:
    """Return the visible faces of the bodies, as triangles.

    A face between two cells of one body is left out. A face between two bodies becomes visible when
    they move apart. It is included twice, once for each body, if ``inner`` is set.
    """
    if lattice.ball_radius:
        return _balls(lattice, bodies, inner=inner)
    return mesh_of(outer_faces(lattice, bodies, inner=inner))


def _balls(lattice: Lattice, bodies: Sequence[Sequence[Cell]], *, inner: bool) -> Mesh:
    """Return balls, joined where two balls of one body touch, without edges."""
    corners, smooth, its_bodies, its_cells = ball_triangles(lattice, bodies, inner=inner)
    return Mesh(
        corners.astype(np.float32),
        face_normals(corners).astype(np.float32) if len(corners) else _EMPTY.normals,
        its_bodies,
        its_cells,
        np.full(corners.shape, _FAR, np.float32),
        np.zeros((len(corners), 3), np.bool_),
        smooth.astype(np.float32),
    )


def mesh_of(groups: list[FaceGroup]) -> Mesh:
    """Return the triangles of polygons whose corners are anticlockwise from outside."""
    fans = [_fan(*group) for group in groups]
    if not fans:
        return _EMPTY
    borders = borders_of(groups)
    return Mesh(
        np.concatenate([fan.corners for fan in fans]),
        np.concatenate([fan.normals for fan in fans]),
        np.concatenate([fan.bodies for fan in fans]),
        np.concatenate([fan.cells for fan in fans]),
        np.concatenate([fan.distances for fan in fans]),
        np.concatenate(borders),
    )


def flat_surface(outlines: Sequence[Sequence[Point]]) -> Mesh:
    """Return flat polygons as one body at height 0 that faces upwards."""
    of_length: dict[int, list[int]] = {}
    for number, outline in enumerate(outlines):
        of_length.setdefault(len(outline), []).append(number)
    groups = [
        (
            np.array([[(x, y, 0.0) for x, y in outlines[number]] for number in numbers]),
            np.zeros(len(numbers), np.int32),
            np.array(numbers, np.int32),
        )
        for numbers in of_length.values()
    ]
    return mesh_of(groups)


FaceGroup = tuple[NDArray[np.float64], IntArray, IntArray]
"""``f`` faces of ``k`` corners: ``(f, k, 3)`` float64 points, ``(f,)`` bodies, ``(f,)`` cells."""


AllFaces = list[tuple[NDArray[np.float64], IntArray, IntArray]]
"""Faces grouped by number of corners: points ``(f, k, 3)``, ``(f,)`` indices of both cells."""


@lru_cache(maxsize=1 << 15)
def _faces(faces: Callable[[Cell], tuple[Face, ...]], cell: Cell) -> tuple[Face, ...]:
    """Return a cell's faces, cached because successive sets of cells share many cells."""
    return faces(cell)


@lru_cache(maxsize=4)
def _all_faces(faces: Callable[[Cell], tuple[Face, ...]], cells: tuple[Cell, ...]) -> AllFaces:
    """Return the faces of all cells, cached because stepping through solutions keeps the cells.

    The index beyond a face is -1 if no cell is there.
    """
    index = {cell: number for number, cell in enumerate(cells)}
    found: dict[int, tuple[list[object], list[int], list[int]]] = {}
    for number, cell in enumerate(cells):
        for face in _faces(faces, cell):
            points, own, beyond = found.setdefault(len(face.corners), ([], [], []))
            points.append(face.corners)
            own.append(number)
            beyond.append(index.get(face.beyond, -1))
    return [
        (np.array(points, np.float64), np.array(own, np.int32), np.array(beyond, np.int32))
        for points, own, beyond in found.values()
    ]


def all_faces(lattice: Lattice, cells: tuple[Cell, ...]) -> AllFaces:
    """Return the faces of sorted cells, grouped by number of corners."""
    return _all_faces(lattice.faces, cells)


def outer_faces(
    lattice: Lattice, bodies: Sequence[Sequence[Cell]], *, inner: bool = False
) -> list[FaceGroup]:
    """Return the faces that :func:`surface` cuts into triangles, grouped by number of corners."""
    owner = {cell: body for body, cells in enumerate(bodies) for cell in cells}
    cells = tuple(sorted(owner))
    in_order = {cell: number for number, cell in enumerate(owner)}
    # The last entry is for faces with no cell beyond them.
    body_of = np.array([*(owner[cell] for cell in cells), -1], np.int32)
    number_of = np.array([in_order[cell] for cell in cells], np.int32)
    groups = []
    for points, own, beyond in all_faces(lattice, cells):
        is_outer = body_of[beyond] != body_of[own] if inner else beyond < 0
        chosen = np.flatnonzero(is_outer)
        chosen = chosen[np.argsort(number_of[own[chosen]], kind="stable")]
        if len(chosen):
            of_cell = own[chosen]
            groups.append((points[chosen], body_of[of_cell], number_of[of_cell]))
    return groups


def face_normals(points: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the outward unit normals ``(f, 3)`` of polygons ``(f, k, 3)``, by Newell's method."""
    twice_area = np.cross(points, np.roll(points, -1, axis=1)).sum(axis=1)
    unit: NDArray[np.float64] = twice_area / np.linalg.norm(twice_area, axis=1, keepdims=True)
    return unit


def _fan(points: NDArray[np.float64], bodies: IntArray, cells: IntArray) -> Mesh:
    """Return the triangles of a group of faces, with empty ``borders``."""
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


def lowest_form(lattice: Lattice, piece: Sequence[Cell]) -> tuple[Cell, ...]:
    """Return the orientation of a piece with the least height.

    If several have this height, return the one with the most faces on the ground.
    """

    def rank(cells: tuple[Cell, ...]) -> tuple[float, float]:
        points = [group for group, _, _ in outer_faces(lattice, [cells])]
        heights = np.concatenate([group[:, :, 2].ravel() for group in points])
        low, high = float(heights.min()), float(heights.max())
        ground = 0.0
        for group in points:
            on_ground = (face_normals(group)[:, 2] < -0.99) & (
                group[:, :, 2].max(axis=1) < low + 1e-6
            )
            ground += float(on_ground.sum())
        return (round(high - low, 6), -ground)

    return min(lattice.forms(piece), key=rank)


def borders_of(groups: list[FaceGroup]) -> list[BoolArray]:
    """Return ``(t, 3)`` bool for each group: whether each side of a triangle is a border.

    The three sides are the triangle's own side, the side before and the side after. A side is not a
    border if another face of the same body continues beyond it in the same plane.
    """
    keys = np.concatenate([_side_keys(*group) for group in groups])
    order = np.argsort(keys, kind="stable")
    same = keys[order[1:]] == keys[order[:-1]]
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


def _side_keys(points: NDArray[np.float64], bodies: IntArray, cells: IntArray) -> NDArray[np.int64]:
    sides = points.shape[1]
    middles = (points + np.roll(points, -1, axis=1)).reshape(-1, 3) / 2
    normals = np.repeat(face_normals(points), sides, axis=0)
    places = np.concatenate([middles, normals, np.repeat(bodies, sides)[:, None]], axis=1)
    return point_keys(places)


_MIXERS = np.array([pow(6364136223846793005, power, 1 << 63) for power in range(2, 10)], np.int64)
"""Large odd numbers that make the sums of different points differ.

They are powers of the multiplier of Knuth's MMIX (TAOCP 3.3.4). Importing numpy.random for them
would take too long.
"""


def point_keys(points: NDArray[np.float64] | Float32Array) -> NDArray[np.int64]:
    """Return a number for each row of ``k <= 8`` coordinates, after rounding to a fine grid.

    Equal points get equal numbers. The chance that two of a million different points get the same
    number is below 1e-9.
    """
    rounded = np.rint(points * _GRAIN).astype(np.int64)
    keys: NDArray[np.int64] = (rounded * _MIXERS[: points.shape[1]]).sum(axis=1)
    return keys


_EMPTY = Mesh(
    np.zeros((0, 3, 3), np.float32),
    np.zeros((0, 3), np.float32),
    np.zeros(0, np.int32),
    np.zeros(0, np.int32),
    np.zeros((0, 3, 3), np.float32),
    np.zeros((0, 3), np.bool_),
)
