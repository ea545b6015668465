"""Soft shading: the fraction of the sky that the cells around a corner hide.

This ambient occlusion is computed once for each scene. Darker corners convey depth; the lamp alone
would light all parallel faces equally.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import Cell, IntArray
from cubewright.model.drawing.mesh import Float32Array, Mesh, point_keys
from cubewright.model.lattice import Lattice, Point3

_SIDE = 5
"""The side of a box of cells that is large enough to surround some corners on all sides."""
_NEAR = 1e-9


def occlusion(
    lattice: Lattice, cells: tuple[Cell, ...], mesh: Mesh, *, own_body: bool = False
) -> Float32Array:
    """Return the hidden fraction of the sky at each corner of a mesh, ``(t, 3)``, from 0 to 1.

    ``cells`` are the cells of the mesh in its order. ``own_body``: only the face's own body hides
    the sky, because the other bodies will be moved away.
    """
    if not len(mesh):
        return np.zeros((0, 3), np.float32)
    star = _star(lattice, tuple(sorted(cells)))
    # By index in the sorted cells, which the star uses; -1 means no cell.
    order = np.array(sorted(range(len(cells)), key=cells.__getitem__))
    body_of = np.full(len(cells) + 1, -1, np.int32)
    of_mesh = np.full(len(cells), -1, np.int32)
    of_mesh[mesh.cells] = mesh.bodies
    body_of[:-1] = of_mesh[order]
    if mesh.smooth is not None:
        place = np.empty(len(cells), np.int64)
        place[order] = np.arange(len(cells))
        return _of_balls(lattice, star, mesh, place[mesh.cells])
    # Triangles in one plane share corners, so each corner is computed once.
    points = mesh.corners[:, 1:].reshape(-1, 3).astype(np.float64)
    normals = np.repeat(mesh.normals, 2, axis=0)
    bodies = np.repeat(mesh.bodies if own_body else np.zeros_like(mesh.bodies), 2)
    keys = point_keys(np.concatenate([points, normals, bodies[:, None]], axis=1))
    _, first, which = np.unique(keys, return_index=True, return_inverse=True)
    of_body = bodies[first] if own_body else None
    sums = _hidden(star, points[first], normals[first], of_body, body_of)
    at_corners = (sums / _full(lattice))[which].reshape(-1, 2)
    hidden = np.concatenate([_means(mesh, at_corners[:, 0])[:, None], at_corners], axis=1)
    shares: Float32Array = np.minimum(hidden, 1.0).astype(np.float32)
    return shares


@dataclass(frozen=True, eq=False)
class _Star:
    """The cells that meet at each corner.

    ``keys`` identify the corners, in ascending order. ``cells`` ``(n, m)`` are the indices of the
    cells around each corner, padded with -1. ``centres`` contains a row for each cell.
    """

    keys: NDArray[np.int64]
    cells: IntArray
    centres: NDArray[np.float64]


@lru_cache(maxsize=4)
def _star(lattice: Lattice, cells: tuple[Cell, ...]) -> _Star:
    points: list[Point3] = []
    owners: list[int] = []
    for number, cell in enumerate(cells):
        corners = {corner for face in lattice.faces(cell) for corner in face.corners}
        points.extend(corners)
        owners.extend([number] * len(corners))
    keys = point_keys(np.array(points, np.float64).astype(np.float32).astype(np.float64))
    pairs = np.unique(np.stack([keys, np.array(owners, np.int64)], axis=1), axis=0)
    found, starts, counts = np.unique(pairs[:, 0], return_index=True, return_counts=True)
    table = np.full((len(found), int(counts.max())), -1, np.int32)
    column = np.arange(len(pairs)) - np.repeat(starts, counts)
    table[np.repeat(np.arange(len(found)), counts), column] = pairs[:, 1]
    return _Star(found, table, np.array([lattice.centre(cell) for cell in cells]))


def _hidden(
    star: _Star,
    points: NDArray[np.float64],
    normals: Float32Array,
    bodies: IntArray | None,
    body_of: IntArray,
) -> NDArray[np.float64]:
    at = np.minimum(np.searchsorted(star.keys, point_keys(points)), len(star.keys) - 1)
    around = star.cells[at]
    towards = star.centres[around] - points[:, None]
    height = np.einsum("tmx,tx->tm", towards, normals)
    length = np.sqrt(np.einsum("tmx,tmx->tm", towards, towards)) + _NEAR
    counts = (around >= 0) & (height > 1e-3)
    if bodies is not None:
        counts &= body_of[around] == bodies[:, None]
    hidden: NDArray[np.float64] = np.where(counts, height / length, 0.0).sum(axis=1)
    return hidden


@lru_cache(maxsize=16)
def _full(lattice: Lattice) -> float:
    """Return the unscaled occlusion at a corner of a face with filled cells everywhere in front."""
    star = _star(lattice, tuple(sorted(lattice.box((_SIDE, _SIDE, _SIDE)))))
    middle = np.linalg.norm(star.centres - star.centres.mean(axis=0), axis=1).argsort()[:8]
    cells = sorted(lattice.box((_SIDE, _SIDE, _SIDE)))
    full = 0.0
    for number in middle.tolist():
        for face in lattice.faces(cells[number]):
            points = np.array(face.corners, np.float32).astype(np.float64)
            normal = np.cross(points[1] - points[0], points[2] - points[1])
            normals = np.repeat(normal[None] / np.linalg.norm(normal), len(points), axis=0)
            sums = _hidden(star, points, normals.astype(np.float32), None, np.zeros(0, np.int32))
            full = max(full, float(sums.max()))
    return full or 1.0


def _means(mesh: Mesh, hidden: NDArray[np.float64]) -> NDArray[np.float64]:
    centres = mesh.corners[:, 0]
    is_same = (centres[1:] == centres[:-1]).all(axis=1) & (mesh.bodies[1:] == mesh.bodies[:-1])
    face = np.concatenate([[0], np.cumsum(~is_same)])
    sums = np.bincount(face, hidden) / np.bincount(face)
    means: NDArray[np.float64] = sums[face]
    return means


def _of_balls(
    lattice: Lattice, star: _Star, mesh: Mesh, cell_of: NDArray[np.int64]
) -> Float32Array:
    """Return the occlusion at the points of balls by their neighbours.

    Neighbours hide the sky of a ball, most of all on the side where they are. A constant and a
    linear term for each ball model this effect, so the smooth surface needs no sum over balls.
    """
    assert mesh.smooth is not None
    first = (0, 0, 0)
    middle = np.array(lattice.centre(first))
    steps = np.array([lattice.centre(each) for each in lattice.neighbours(first)]) - middle
    beside = point_keys((star.centres[:, None] + steps[None]).reshape(-1, 3))
    filled = np.isin(beside, point_keys(star.centres)).reshape(-1, len(steps))
    towards = steps / np.linalg.norm(steps, axis=1, keepdims=True)
    crowd = (filled @ towards / len(steps)).astype(np.float32)
    share = (filled.mean(axis=1) * 0.3).astype(np.float32)
    hidden = np.einsum("tcx,tx->tc", mesh.smooth, 1.8 * crowd[cell_of]) + share[cell_of, None]
    shares: Float32Array = np.clip(hidden, 0.0, 1.0).astype(np.float32)
    return shares
