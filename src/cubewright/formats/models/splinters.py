"""Solids without the splinters that rounding errors leave where many hulls meet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from cubewright.formats.models.welding import welded

if TYPE_CHECKING:
    from manifold3d import Manifold

TOLERANCE = 1e-4
"""In millimetres: vertices nearer than this to a flat face or straight edge are merged."""
SMALLEST_SHARE = 1e-6
"""Separate surfaces around a smaller share of the volume of the largest one are splinters."""


def without_splinters(body: Manifold) -> Manifold:
    """Return a solid without the surfaces that enclose no more than rounding errors do."""
    joined = _welded(body.simplify(TOLERANCE))
    surfaces = joined.decompose()  # one for each outer surface, and one for each cavity
    if len(surfaces) < 2:
        return joined
    volumes = [abs(each.volume()) for each in surfaces]
    least = max(volumes) * SMALLEST_SHARE
    kept = [each for each, volume in zip(surfaces, volumes, strict=True) if volume > least]
    return joined if len(kept) == len(surfaces) else _together(kept)


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
    """Return a solid whose vertices are at different places."""
    from manifold3d import Error, Manifold, Mesh64

    mesh = body.to_mesh64()
    points = np.asarray(mesh.vert_properties, np.float64)[:, :3]
    triangles = np.asarray(mesh.tri_verts)
    if len(np.unique(np.rint(points / TOLERANCE), axis=0)) == len(points):
        return body
    made = Manifold(Mesh64(*welded(points, triangles, TOLERANCE)))
    return made if made.status() == Error.NoError else body
