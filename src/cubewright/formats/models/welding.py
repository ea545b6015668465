"""Merging of the vertices of a closed mesh that are at the same place.

Readers of STL join vertices by their coordinates. If rounding errors left triangles without area,
the mesh would have edges with four triangles, and programs would report an open model.
"""

from __future__ import annotations

from collections import Counter

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import FloatArray

Triangle = tuple[int, int, int]
Edge = tuple[int, int]


def weld(
    points: FloatArray, triangles: NDArray[np.integer], tolerance: float
) -> tuple[FloatArray, NDArray[np.uint64]]:
    """Merge the vertices at the same place, and return the vertices and triangles that remain.

    ``points``, ``(n, 3)``, and ``triangles``, ``(t, 3)``, form a closed mesh. Vertices at the same
    multiple of ``tolerance`` become one vertex. Each edge then has two triangles, unless the
    surface touches itself there.
    """
    keys = np.rint(points / tolerance).astype(np.int64)
    _, first, index = np.unique(keys, axis=0, return_index=True, return_inverse=True)
    merged = points[first]
    surface = _Surface()
    for triangle in index.ravel()[triangles].tolist():
        surface.add(tuple(triangle))
    _clear_crowded_edges(surface, merged, tolerance)
    return merged, np.array(sorted(surface.triangles.elements()), np.uint64).reshape(-1, 3)


class _Surface:
    """Oriented triangles, indexed by edges; two triangles back to back cancel each other."""

    def __init__(self) -> None:
        self.triangles: Counter[Triangle] = Counter()
        self.crowded: set[Edge] = set()
        """Edges with several triangles on the same side."""
        self._beside: dict[Edge, list[Triangle]] = {}

    def add(self, corners: Triangle) -> None:
        """Add a triangle, unless it is degenerate or cancels another triangle."""
        if len(set(corners)) < 3:
            return
        if (opposite := _rotated(corners[::-1])) in self.triangles:
            self.remove(opposite)
            return
        triangle = _rotated(corners)
        self.triangles[triangle] += 1
        for edge in _edges(triangle):
            beside = self._beside.setdefault(edge, [])
            beside.append(triangle)
            if len(beside) > 1:
                self.crowded.add(edge)

    def remove(self, triangle: Triangle) -> None:
        self.triangles[triangle] -= 1
        if not self.triangles[triangle]:
            del self.triangles[triangle]
        for edge in _edges(triangle):
            beside = self._beside[edge]
            beside.remove(triangle)
            if len(beside) < 2:
                self.crowded.discard(edge)

    def at_crowded_edges(self) -> list[Triangle]:
        return sorted({each for edge in self.crowded for each in self._beside[edge]})

    def across(self, start: int, end: int) -> list[Triangle]:
        return self._beside.get((end, start), [])


def _clear_crowded_edges(surface: _Surface, points: FloatArray, tolerance: float) -> None:
    """Flip slivers at edges with more than two triangles until they cancel each other.

    A sliver is a triangle with a corner nearer than the tolerance to its longest edge. When this
    edge is flipped, the corner divides the triangle on the other side.
    """
    flipped: set[frozenset[int]] = set()

    def flip(sliver: Triangle) -> bool:
        start, end, corner = _longest_first(sliver, points)
        for other in surface.across(start, end):
            (far,) = set(other) - {start, end}
            # A flipped edge is not flipped again, or slivers in a line would flip endlessly.
            if frozenset((corner, far)) not in flipped:
                flipped.add(frozenset((start, end)))
                surface.remove(sliver)
                surface.remove(other)
                surface.add((corner, start, far))
                surface.add((far, end, corner))
                return True
        return False

    while any(
        flip(each)
        for each in surface.at_crowded_edges()
        if _is_sliver(points[list(each)], tolerance)
    ):
        pass


def _is_sliver(corners: FloatArray, tolerance: float) -> bool:
    sides = np.roll(corners, -1, axis=0) - corners
    doubled = np.linalg.norm(np.cross(sides[0], sides[1]))
    return bool(doubled < tolerance * np.linalg.norm(sides, axis=1).max())


def _longest_first(triangle: Triangle, points: FloatArray) -> Triangle:
    corners = points[list(triangle)]
    at = int(np.linalg.norm(np.roll(corners, -1, axis=0) - corners, axis=1).argmax())
    return (triangle[at], triangle[at - 2], triangle[at - 1])


def _edges(triangle: Triangle) -> tuple[Edge, ...]:
    one, two, three = triangle
    return ((one, two), (two, three), (three, one))


def _rotated(corners: tuple[int, ...]) -> Triangle:
    at = corners.index(min(corners))
    return (corners[at], corners[at - 2], corners[at - 1])
