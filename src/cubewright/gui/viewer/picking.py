"""Picking: find the first triangle of a mesh that a ray meets."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from cubewright.model.cell import FloatArray
from cubewright.model.drawing.mesh import Mesh

_NEAR = 1e-9


def first_hit(mesh: Mesh, ray: FloatArray) -> Iterator[tuple[float, int]]:
    """Yield the first triangle whose front meets the line from ``ray[0]`` to ``ray[1]``, if any.

    ``ray`` is ``(2, 3)`` float64. At most one pair is yielded: the distance as a fraction of the
    line, and the triangle's index. The method is by Möller and Trumbore, "Fast, minimum storage
    ray/triangle intersection" (1997).
    """
    if not len(mesh):
        return
    start, direction = ray[0], ray[1] - ray[0]
    a, b, c = (mesh.corners[:, corner].astype(np.float64) for corner in range(3))
    side, other = b - a, c - a
    across = np.cross(direction, other)
    volume = (side * across).sum(axis=1)
    facing = volume > _NEAR  # the back of a triangle is invisible
    scale = np.where(facing, volume, 1.0)
    from_a = start - a
    u = (from_a * across).sum(axis=1) / scale
    normal_a = np.cross(from_a, side)
    v = (normal_a * direction).sum(axis=1) / scale
    distance = (normal_a * other).sum(axis=1) / scale
    met = facing & (u >= 0) & (v >= 0) & (u + v <= 1) & (distance > 0)
    if met.any():
        triangle = int(np.where(met, distance, np.inf).argmin())
        yield float(distance[triangle]), triangle
