"""Arrows in the 3D scene, each with a shaft and a head; they shine through other bodies."""

from __future__ import annotations

import numpy as np
from PySide6.QtGui import QColor

from cubewright.gui.viewer.drawing.bodies import vertices
from cubewright.gui.viewer.drawing.items import SurfaceItem, Triangles
from cubewright.model.cell import FloatArray
from cubewright.model.drawing.mesh import Mesh, mesh_of

SHAFT, HEAD = 0.13, 0.34
"""Half the widths of the shaft and of the head, in cells."""
_HEAD_LENGTH = 0.65
_COLOUR = QColor("white")
"""The colour of arrows: white with dark edges is visible on every piece and in both themes."""
_CORNERS = np.array([[1, 1], [-1, 1], [-1, -1], [1, -1]], np.float64)


class Arrows:
    """Two items that show the same arrows: solid in front of bodies, faint behind them."""

    def __init__(self) -> None:
        self._solid = SurfaceItem(widths=(0.05, 0.0), inks=(0.1, 0.1))
        self._faint = SurfaceItem(
            widths=(0.05, 0.0), inks=(0.1, 0.1), opacity=(0.75, 0.9), see_through=True
        )

    @property
    def solid(self) -> Triangles:
        """The item to draw together with solid bodies."""
        return self._solid

    @property
    def faint(self) -> Triangles:
        """The item to draw last."""
        return self._faint

    def show(self, ends: FloatArray) -> None:
        """Show arrows from one point to another, ``(n, 2, 3)``."""
        table = vertices(arrow_mesh(ends), [_COLOUR])
        for item in (self._solid, self._faint):
            item.set_vertices(table)


def arrow_mesh(ends: FloatArray) -> Mesh:
    """Return the surface of all arrows as one body; ``ends`` ``(n, 2, 3)`` are starts and tips."""
    quads: list[FloatArray] = []
    triangles: list[FloatArray] = []
    for start, tip in ends:
        length = float(np.linalg.norm(tip - start))
        along = (tip - start) / length
        neck = tip - along * min(_HEAD_LENGTH, length / 2)
        across = np.cross(along, np.eye(3)[int(np.abs(along).argmin())])
        across /= np.linalg.norm(across)
        square = _CORNERS @ np.stack([across, np.cross(along, across)])
        shaft, head = square * SHAFT, square * HEAD
        quads += [(start + shaft)[::-1], (neck + head)[::-1]]
        for one, other in ((0, 1), (1, 2), (2, 3), (3, 0)):
            side = [start + shaft[one], start + shaft[other]]
            quads.append(np.array([*side, neck + shaft[other], neck + shaft[one]]))
            triangles.append(np.array([neck + head[one], neck + head[other], tip]))
    groups = [
        (np.array(faces), np.zeros(len(faces), np.int32), np.zeros(len(faces), np.int32))
        for faces in (quads, triangles)
        if faces
    ]
    return mesh_of(groups)
