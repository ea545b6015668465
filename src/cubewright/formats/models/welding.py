"""Closed meshes in which no two vertices are at the same place.

Readers of STL join vertices by their coordinates. Where rounding errors leave triangles without
area, edges with four triangles would come of that, and programs would call the model open.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import FloatArray

Triangle = tuple[int, int, int]

_ROUNDS = 20
"""Flips per triangle after which slivers are left as they are."""


def welded(
    points: FloatArray, triangles: NDArray[np.integer], tolerance: float
) -> tuple[FloatArray, NDArray[np.uint64]]:
    """Return a mesh whose vertices are at different places, and which has no slivers.

    ``points`` ``(n, 3)`` and ``triangles`` ``(t, 3)`` are those of a closed mesh.
    Vertices at the same multiple of ``tolerance`` become one. A sliver is a
    triangle with a corner nearer than ``tolerance`` to the opposite edge, which
    is flipped: the corner then divides the triangle on the other side.
    """
    keys = np.rint(points / tolerance).astype(np.int64)
    _, first, index = np.unique(keys, axis=0, return_index=True, return_inverse=True)
    merged = points[first]
    surface = _Surface()
    for triangle in index.ravel()[triangles].tolist():
        surface.add(tuple(triangle))
    _flip_slivers(surface, merged, tolerance)
    return merged, np.array(sorted(surface.triangles.elements()), np.uint64).reshape(-1, 3)


class _Surface:
    """Oriented triangles by their edges; two that are back to back cancel each other."""

    def __init__(self) -> None:
        self.triangles: Counter[Triangle] = Counter()
        self._beside: dict[tuple[int, int], list[Triangle]] = {}

    def add(self, corners: Triangle) -> None:
        """Add a triangle, unless it is a line, or cancels another one."""
        if len(set(corners)) < 3:
            return
        if (opposite := _rotated(corners[::-1])) in self.triangles:
            self.remove(opposite)
            return
        triangle = _rotated(corners)
        self.triangles[triangle] += 1
        for edge in _edges(triangle):
            self._beside.setdefault(edge, []).append(triangle)

    def remove(self, triangle: Triangle) -> None:
        """Remove a triangle of the surface."""
        self.triangles[triangle] -= 1
        if not self.triangles[triangle]:
            del self.triangles[triangle]
        for edge in _edges(triangle):
            self._beside[edge].remove(triangle)

    def across(self, start: int, end: int) -> Triangle | None:
        """Return a triangle on the other side of an edge, None if it is open."""
        found = self._beside.get((end, start))
        return found[0] if found else None


def _flip_slivers(surface: _Surface, points: FloatArray, tolerance: float) -> None:
    """Flip the longest edge of each triangle that is thinner than the tolerance."""
    left = _ROUNDS * len(surface.triangles)
    waiting = deque(_slivers(sorted(surface.triangles), points, tolerance))
    while waiting and left:
        left -= 1
        sliver = waiting.popleft()
        if sliver not in surface.triangles:
            continue
        start, end, corner = _longest_first(sliver, points)
        other = surface.across(start, end)
        if other is None:
            continue
        (far,) = set(other) - {start, end}
        surface.remove(sliver)
        surface.remove(other)
        halves = [(corner, start, far), (far, end, corner)]
        for half in halves:
            surface.add(half)
        waiting.extend(_slivers(halves, points, tolerance))


def _slivers(triangles: Iterable[Triangle], points: FloatArray, tolerance: float) -> list[Triangle]:
    """Return the triangles that are thinner than the tolerance."""
    listed = [_rotated(each) for each in triangles]
    if not listed:
        return []
    corners = points[np.array(listed)]
    sides = np.roll(corners, -1, axis=1) - corners
    doubled = np.linalg.norm(np.cross(sides[:, 0], sides[:, 1]), axis=1)
    longest = np.linalg.norm(sides, axis=2).max(axis=1)
    return [listed[at] for at in np.flatnonzero(doubled < tolerance * longest).tolist()]


def _longest_first(triangle: Triangle, points: FloatArray) -> Triangle:
    """Return the corners of a triangle, those of its longest edge first."""
    corners = points[list(triangle)]
    at = int(np.linalg.norm(np.roll(corners, -1, axis=0) - corners, axis=1).argmax())
    return (triangle[at], triangle[at - 2], triangle[at - 1])


def _edges(triangle: Triangle) -> tuple[tuple[int, int], ...]:
    one, two, three = triangle
    return ((one, two), (two, three), (three, one))


def _rotated(corners: tuple[int, ...]) -> Triangle:
    """Return the corners in the same direction, the smallest first."""
    at = corners.index(min(corners))
    return (corners[at], corners[at - 2], corners[at - 1])
