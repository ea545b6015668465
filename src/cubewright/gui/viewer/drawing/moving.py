"""Pieces that move and turn independently; only positions change from frame to frame."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from cubewright.gui.viewer.drawing.bodies import Bodies, edge_bodies, edges
from cubewright.gui.viewer.drawing.items import EdgeItem, SurfaceItem
from cubewright.gui.viewer.drawing.solid import Solid, solid_of
from cubewright.gui.viewer.drawing.stage import SolidItem
from cubewright.model.cell import BoolArray, FloatArray, IntArray
from cubewright.model.drawing.mesh import Float32Array, Mesh, surface

_TURNED = 1e-6
"""The difference from the identity above which a body counts as turned."""


class MovingBodies:
    """Bodies at the positions of an assembly, and the items that show them.

    ``faces`` and ``outlines`` are the items for faces and outlines, or None; ``ink`` is the factor
    by which lines darken the colours.
    """

    def __init__(
        self,
        bodies: Bodies,
        faces: SurfaceItem | None,
        outlines: EdgeItem | None = None,
        ink: float = 1.0,
    ) -> None:
        self.bodies = bodies
        self._faces, self._outlines = faces, outlines
        self.mesh = surface(bodies.lattice, bodies.bodies, inner=True)
        if faces is not None:
            shade = np.zeros(3 * len(self.mesh), np.float32)
            self._face_table = bodies.vertices(self.mesh, shade)
        self._face_bodies = np.repeat(self.mesh.bodies, 3)
        if outlines is not None:
            self._edge_table = edges(self.mesh, bodies.colours, ink)
            self._edge_bodies = edge_bodies(self.mesh)

    def move(self, places: FloatArray) -> Mesh:
        """Show each body at the place of its matrix in ``(n, 3, 4)``; return the moved surface."""
        turns, by = places[:, :, :3].astype(np.float32), places[:, :, 3].astype(np.float32)
        differs = np.abs(turns - np.eye(3, dtype=np.float32)) > _TURNED
        is_turned: BoolArray = np.asarray(differs.reshape(-1, 9).any(axis=1))

        def turn(vectors: Float32Array, bodies: IntArray) -> Float32Array:
            """Rotate the vectors of turned bodies, in place."""
            chosen = is_turned[bodies]
            if chosen.any():
                vectors[chosen] = np.einsum(
                    "nij,n...j->n...i", turns[bodies[chosen]], vectors[chosen]
                )
            return vectors

        if self._faces is not None:
            table = self._face_table.copy()
            turn(table[:, 0:3], self._face_bodies)
            turn(table[:, 3:6], self._face_bodies)
            table[:, 0:3] += by[self._face_bodies]
            self._faces.set_vertices(table)
        if self._outlines is not None:
            lines = self._edge_table.copy()
            for end in (slice(0, 3), slice(3, 6)):
                turn(lines[:, end], self._edge_bodies)
                lines[:, end] += by[self._edge_bodies]
            self._outlines.set_vertices(lines)
        mesh = self.mesh
        return replace(
            mesh,
            corners=turn(mesh.corners.copy(), mesh.bodies) + by[mesh.bodies][:, None, :],
            normals=turn(mesh.normals.copy(), mesh.bodies),
        )


class MovingSolid:
    """Bodies with rounded edges at the positions of an assembly, and their items."""

    def __init__(self, bodies: Bodies, item: SolidItem) -> None:
        self.bodies = bodies
        self._item = item
        self._solid = solid_of(bodies, moving=True)
        self.shown: Solid = self._solid

    def move(self, places: FloatArray) -> None:
        """Show each body at the place that its matrix in ``(n, 3, 4)`` gives."""
        self.shown = self._solid.moved(places)
        self._item.show_solid(self.shown)
