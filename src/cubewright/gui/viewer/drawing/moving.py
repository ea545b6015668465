"""Pieces that move, each by an offset of its own; only positions change from frame to frame."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from cubewright.gui.viewer.drawing.items import EdgeItem, SurfaceItem
from cubewright.gui.viewer.drawing.scene import Scene, edge_bodies, edges
from cubewright.model.cell import FloatArray
from cubewright.model.drawing.mesh import Mesh, surface


class MovingBodies:
    """The bodies of a scene at the places of an assembly, and the items that show them.

    ``outlines``: the item of their outlines, whose lines leave a share ``ink`` of the
    colours; None for none.
    """

    def __init__(
        self, scene: Scene, faces: SurfaceItem, outlines: EdgeItem | None = None, ink: float = 1.0
    ) -> None:
        self.scene = scene
        self._faces, self._outlines = faces, outlines
        self.mesh = surface(scene.lattice, scene.bodies, inner=True)
        shade = np.zeros(3 * len(self.mesh), np.float32)
        self._face_table = scene.vertices(self.mesh, shade)
        self._face_bodies = np.repeat(self.mesh.bodies, 3)
        if outlines is not None:
            self._edge_table = edges(self.mesh, scene.colours, ink)
            self._edge_bodies = edge_bodies(self.mesh)

    def move(self, offsets: FloatArray) -> Mesh:
        """Show each body moved by its row of ``(n, 3)``, and return the moved surface."""
        by = offsets.astype(np.float32)
        table = self._face_table.copy()
        table[:, 0:3] += by[self._face_bodies]
        self._faces.set_vertices(table)
        if self._outlines is not None:
            lines = self._edge_table.copy()
            lines[:, 0:3] += by[self._edge_bodies]
            lines[:, 3:6] += by[self._edge_bodies]
            self._outlines.set_vertices(lines)
        return replace(self.mesh, corners=self.mesh.corners + by[self.mesh.bodies][:, None, :])
