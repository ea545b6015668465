"""Signs in the 3D scene that shine through bodies: arrows, and bars along edges."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from PySide6.QtGui import QColor

from cubewright.gui.viewer.drawing.bodies import vertices
from cubewright.gui.viewer.drawing.items import SurfaceItem, Triangles
from cubewright.model.cell import FloatArray
from cubewright.model.drawing.look import FAULT_COLOUR
from cubewright.model.drawing.mesh import Mesh, mesh_of

SHAFT, HEAD, BAR = 0.13, 0.34, 0.08
"""Half the widths of an arrow's shaft, of its head, and of a bar, in cells."""
_HEAD_LENGTH = 0.65
_CORNERS = np.array([[1, 1], [-1, 1], [-1, -1], [1, -1]], np.float64)


class Signs:
    """Two items that show the same signs: solid in front of bodies, faint behind them."""

    def __init__(self, mesh: Callable[[FloatArray], Mesh], colour: QColor, ink: float) -> None:
        """Create no signs; ``mesh`` returns the surface of signs with given ends, ``(n, 2, 3)``.

        ``ink`` is the factor by which the lines along their edges are darker than ``colour``.
        """
        self._mesh, self._colour = mesh, colour
        self._solid = SurfaceItem(widths=(0.05, 0.0), inks=(ink, ink))
        self._faint = SurfaceItem(
            widths=(0.05, 0.0), inks=(ink, ink), opacity=(0.75, 0.9), see_through=True
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
        """Show signs from one point to another, ``(n, 2, 3)``."""
        table = vertices(self._mesh(ends), [self._colour])
        for item in (self._solid, self._faint):
            item.set_vertices(table)


def arrows() -> Signs:
    """Return arrows; white with dark edges is visible on every piece and in both themes."""
    return Signs(arrow_mesh, QColor("white"), 0.1)


def bars() -> Signs:
    """Return bars without dark edges, because thin bars would be black from a distance."""
    return Signs(bar_mesh, QColor(FAULT_COLOUR), 1.0)


def arrow_mesh(ends: FloatArray) -> Mesh:
    """Return the surface of all arrows as one body; ``ends`` ``(n, 2, 3)`` are starts and tips."""
    quads: list[FloatArray] = []
    triangles: list[FloatArray] = []
    for start, tip in ends:
        length, along, square = _square(start, tip)
        neck = tip - along * min(_HEAD_LENGTH, length / 2)
        head = square * HEAD
        quads += [*_prism(start, neck, square * SHAFT), (neck + head)[::-1]]
        triangles += [np.array([neck + head[one], neck + head[one - 3], tip]) for one in range(4)]
    return _body(quads, triangles)


def bar_mesh(ends: FloatArray) -> Mesh:
    """Return the surface of all bars as one body; ``ends`` are ``(n, 2, 3)``.

    A bar reaches beyond its ends, so that its tips are visible in the middle of faces.
    """
    quads: list[FloatArray] = []
    for start, tip in ends:
        _, along, square = _square(start, tip)
        near, far, side = start - along * BAR, tip + along * BAR, square * BAR
        quads += [*_prism(near, far, side), far + side]
    return _body(quads, [])


def _square(start: FloatArray, tip: FloatArray) -> tuple[float, FloatArray, FloatArray]:
    """Return the length, the unit vector, and the corners of a square across it, ``(4, 3)``."""
    length = float(np.linalg.norm(tip - start))
    along = (tip - start) / length
    across = np.cross(along, np.eye(3)[int(np.abs(along).argmin())])
    across /= np.linalg.norm(across)
    square: FloatArray = _CORNERS @ np.stack([across, np.cross(along, across)])
    return length, along, square


def _prism(start: FloatArray, end: FloatArray, square: FloatArray) -> list[FloatArray]:
    """Return the sides of a prism and its face at the start."""
    quads = [(start + square)[::-1]]
    for one in range(4):
        here, there = square[one], square[one - 3]
        quads.append(np.array([start + here, start + there, end + there, end + here]))
    return quads


def _body(quads: list[FloatArray], triangles: list[FloatArray]) -> Mesh:
    groups = [
        (np.array(faces), np.zeros(len(faces), np.int32), np.zeros(len(faces), np.int32))
        for faces in (quads, triangles)
        if faces
    ]
    return mesh_of(groups)
