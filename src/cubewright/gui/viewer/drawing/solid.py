"""Bodies with rounded edges: their vertices for the programs of the studio."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from cubewright.gui.viewer.drawing.bodies import Bodies
from cubewright.gui.viewer.drawing.studio_shaders import SOLID
from cubewright.model.cell import BoolArray, FloatArray, IntArray
from cubewright.model.drawing.mesh import Float32Array
from cubewright.model.drawing.rounded import Rounded, rounded_surface
from cubewright.model.drawing.skylight import skylight

_TURNED = 1e-6
"""The difference from the identity above which a body counts as turned."""
_GRAIN_DISTANCE = 7.3
"""The distance in the wood between the grains of two bodies."""
_BODY_DISTANCE = 3.0
"""The distance of bodies, in cells, at which none of them hides the sky of another."""


@dataclass(frozen=True, eq=False)
class Solid:
    """Vertices of the program ``SOLID`` and the corners of triangles, by body."""

    vertices: Float32Array
    triangles: IntArray
    bodies: IntArray
    """The body of each vertex."""
    parts: tuple[range, ...]
    """The place of each body's corners in the triangles."""

    @property
    def points(self) -> Float32Array:
        return self.vertices[:, 0:3]

    def moved(self, places: FloatArray) -> Solid:
        """Return the bodies at ``places`` ``(b, 3, 4)``: a rotation and a translation for each."""
        turns = places[:, :, :3].astype(np.float32)
        by = places[:, :, 3].astype(np.float32)
        differs = np.abs(turns - np.eye(3, dtype=np.float32)) > _TURNED
        is_turned: BoolArray = np.asarray(differs.reshape(-1, 9).any(axis=1))
        table = self.vertices.copy()
        chosen = is_turned[self.bodies]
        if chosen.any():
            turn = turns[self.bodies[chosen]]
            for part in (slice(0, 3), slice(3, 6)):
                table[chosen, part] = np.einsum("nij,nj->ni", turn, table[chosen, part])
        table[:, 0:3] += by[self.bodies]
        return Solid(table, self.triangles, self.bodies, self.parts)


def solid_of(bodies: Bodies, explode: float = 0.0, *, moving: bool = False) -> Solid:
    """Return bodies with rounded edges in their colours, and with the light of the sky.

    ``explode`` moves each body away from the common centre. If the bodies will be ``moving``, they
    are at their places in the assembly, each in its own light.
    """
    shape = rounded_surface(bodies.lattice, bodies.bodies, apart=explode > 0 or moving)
    shifts = bodies.shifts(explode) if explode else None
    if moving:
        shifts = _beside_each_other(shape, len(bodies.bodies))
    sky = skylight(bodies.lattice, bodies.bodies, shape, shifts)
    table = np.empty((len(shape), SOLID.float_count), np.float32)
    table[:, 0:3] = shape.points
    table[:, 3:6] = shape.normals
    table[:, 6:9] = bodies.colours_of(shape.bodies, shape.cells) ** 2
    table[:, 9] = sky
    table[:, 10:16] = shape.lines
    table[:, 16:19] = _grain(bodies, shape)
    if explode and shifts is not None:
        table[:, 0:3] += shifts[shape.bodies].astype(np.float32)
    triangles = np.concatenate([shape.triangles, _cut(shape, sky)]).astype(np.uint32)
    of_body = shape.bodies[triangles[:, 0]]
    order = np.argsort(of_body, kind="stable")
    ends = 3 * np.searchsorted(of_body[order], np.arange(len(bodies.bodies) + 1))
    parts = tuple(range(int(a), int(b)) for a, b in pairwise(ends.tolist()))
    return Solid(table, np.ascontiguousarray(triangles[order]), shape.bodies, parts)


def _beside_each_other(shape: Rounded, count: int) -> FloatArray:
    """Return the shifts that place the bodies in a row, ``(b, 3)``.

    Bodies that are moved away from a common centre would meet the walls of a box around them.
    """
    low, high = np.full(count, np.inf), np.full(count, -np.inf)
    np.minimum.at(low, shape.bodies, shape.points[:, 0])
    np.maximum.at(high, shape.bodies, shape.points[:, 0])
    shifts, end = np.zeros((count, 3)), 0.0
    for body in np.flatnonzero(np.isfinite(low)).tolist():
        shifts[body, 0] = np.ceil(end - low[body])
        end = high[body] + shifts[body, 0] + _BODY_DISTANCE
    return shifts


def _cut(shape: Rounded, sky: Float32Array) -> IntArray:
    """Cut each square along its lighter diagonal, so that the cut is invisible."""
    a, b, c, d = shape.quads.T
    other = sky[a] + sky[c] < sky[b] + sky[d]
    first = np.where(other[:, None], np.stack([a, b, d], 1), np.stack([a, b, c], 1))
    second = np.where(other[:, None], np.stack([b, c, d], 1), np.stack([a, c, d], 1))
    cut: IntArray = np.concatenate([first, second])
    return cut


def _grain(bodies: Bodies, shape: Rounded) -> Float32Array:
    """Return the position of each point in the wood; the grain runs along the longest side."""
    places = np.zeros((len(shape), 3), np.float32)
    if not len(shape):
        return places
    count = len(bodies.bodies)
    low, high = np.full((count, 3), np.inf), np.full((count, 3), -np.inf)
    np.minimum.at(low, shape.bodies, shape.points)
    np.maximum.at(high, shape.bodies, shape.points)
    sides = np.where(np.isfinite(high), high - low, 0.0) + np.array((1e-3, 5e-4, 0.0))
    longest = np.argmax(sides, axis=1)
    columns = (longest[shape.bodies][:, None] + np.arange(3)) % 3
    places[:] = np.take_along_axis(shape.points, columns, axis=1)
    places += _GRAIN_DISTANCE * shape.bodies[:, None]
    return places
