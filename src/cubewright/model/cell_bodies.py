"""Faces and outlines of convex cells, computed from their corners."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from cubewright.model.cell import Cell, shifted
from cubewright.model.lattice import Face, Point, Point3

_NEAR = 1e-9


def triangle_faces(
    corners: Sequence[Point3], beyond: Iterable[tuple[Cell, Sequence[Point3]]]
) -> tuple[Face, ...]:
    """Return the faces of a tetrahedron.

    ``beyond`` contains each neighbour with its corners. A face consists of the corners that the
    tetrahedron and one neighbour share.
    """
    centre = np.mean(corners, axis=0)
    faces = []
    for cell, theirs in beyond:
        a, b, c = (point for point in corners if point in theirs)
        outward = np.cross(np.subtract(b, a), np.subtract(c, b)) @ (np.array(a) - centre) > 0
        faces.append(Face(cell, (a, b, c) if outward else (a, c, b)))
    return tuple(faces)


def moved_faces(faces: Iterable[Face], by: Cell, displacement: Point3) -> tuple[Face, ...]:
    """Return a cell's faces moved by a lattice vector and a displacement in space."""
    dx, dy, dz = displacement
    return tuple(
        Face(shifted(face.beyond, by), tuple((x + dx, y + dy, z + dz) for x, y, z in face.corners))
        for face in faces
    )


def hull(points: Iterable[Point]) -> tuple[Point, ...]:
    """Return the corners of the convex hull, anticlockwise (Andrew's monotone chain, 1979).

    >>> hull([(0, 0), (2, 0), (1, 0), (1, 1), (0, 2)])
    ((0, 0), (2, 0), (0, 2))
    """
    ordered = sorted(set(points))

    def half(walk: Iterable[Point]) -> list[Point]:
        chain: list[Point] = []
        for x, y in walk:
            while len(chain) > 1:
                (ax, ay), (bx, by) = chain[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > _NEAR:
                    break
                chain.pop()
            chain.append((x, y))
        return chain[:-1]

    return (*half(ordered), *half(reversed(ordered)))
