"""Solids without the splinters that rounding errors leave where many hulls meet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from manifold3d import Manifold

TOLERANCE = 1e-4
"""In millimetres: vertices nearer than this to a flat face or straight edge are merged."""
SMALLEST_SHARE = 1e-6
"""Separate surfaces around a smaller share of the volume of the largest one are splinters."""


def without_splinters(body: Manifold) -> Manifold:
    """Return a solid in which every surface encloses more than rounding errors do."""
    welded = _welded(body.simplify(TOLERANCE))
    surfaces = welded.decompose()  # one for each outer surface, and one for each cavity
    if len(surfaces) < 2:
        return welded
    volumes = [abs(each.volume()) for each in surfaces]
    least = max(volumes) * SMALLEST_SHARE
    kept = [each for each, volume in zip(surfaces, volumes, strict=True) if volume > least]
    return welded if len(kept) == len(surfaces) else _together(kept)


def _together(surfaces: Sequence[Manifold]) -> Manifold:
    """Return one solid with these surfaces, some of which look inwards: those of cavities."""
    from manifold3d import Manifold, Mesh64

    points, triangles, start = [], [], 0
    for each in surfaces:
        mesh = each.to_mesh64()
        points.append(np.asarray(mesh.vert_properties, np.float64)[:, :3])
        triangles.append(np.asarray(mesh.tri_verts).astype(np.uint64) + np.uint64(start))
        start += len(points[-1])
    return Manifold(Mesh64(np.concatenate(points), np.concatenate(triangles)))


def _welded(body: Manifold) -> Manifold:
    """Return a solid whose vertices are at different places.

    A splinter joins two vertices at the same place. Where these become one
    vertex, its triangles become lines, or cover each other back to back.
    """
    from manifold3d import Error, Manifold, Mesh64

    mesh = body.to_mesh64()
    points = np.asarray(mesh.vert_properties, np.float64)[:, :3]
    keys = np.rint(points / TOLERANCE).astype(np.int64)
    _, first, index = np.unique(keys, axis=0, return_index=True, return_inverse=True)
    if len(first) == len(points):
        return body
    kept: dict[frozenset[int], list[int]] = {}
    for triangle in index.ravel()[np.asarray(mesh.tri_verts)].tolist():
        corners = frozenset(triangle)
        if len(corners) == 3 and kept.pop(corners, None) is None:
            kept[corners] = triangle
    welded = Manifold(Mesh64(points[first], np.array(list(kept.values()), np.uint64)))
    return welded if welded.status() == Error.NoError else body
