"""The visible sides of cells in painting order: the farthest cell first.

This order is correct on every lattice of prisms: behind the side of a cell
there are only cells that are farther away.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cubewright.gui.viewer.camera import Direction
from cubewright.model.cell import Cell, FloatArray
from cubewright.model.drawing.mesh import face_normals, outer_faces
from cubewright.model.lattice import Lattice


@dataclass(frozen=True)
class Side:
    """A visible side: its cell, its corners on the screen, and its brightness.

    ``corners`` ``(k, 2)`` are in cell edges, upwards; ``light`` is between 0 and 1.
    """

    cell: Cell
    corners: FloatArray
    light: float


class CellSides:
    """The outer sides of cells, to be seen from any direction."""

    def __init__(self, lattice: Lattice, cells: Sequence[Cell]) -> None:
        self._cells = cells
        self._groups = [
            (points, face_normals(points), owners.tolist())
            for points, _, owners in outer_faces(lattice, [cells])
        ]
        self._middles = np.array([_middle(lattice, cell) for cell in cells]).reshape(-1, 3)

    @property
    def points(self) -> FloatArray:
        """All corners ``(n, 3)``, once for each side they belong to."""
        found: FloatArray = np.concatenate([points.reshape(-1, 3) for points, _, _ in self._groups])
        return found

    def seen_from(self, direction: Direction) -> list[Side]:
        """Return the sides visible from a direction, the farthest cell first."""
        right, up = np.array(direction.right), np.array(direction.up)
        lamp, towards = np.array(direction.lamp), np.cross(right, up)
        depths = (self._middles @ towards).tolist()
        found: list[tuple[float, Side]] = []
        for points, normals, owners in self._groups:
            lights = np.clip(normals @ lamp, 0, 1).tolist()
            flat = np.stack([points @ right, points @ up], axis=2)
            for place in np.flatnonzero(normals @ towards > 1e-6).tolist():
                owner = owners[place]
                side = Side(self._cells[owner], flat[place], lights[place])
                found.append((depths[owner], side))
        found.sort(key=lambda each: each[0])
        return [side for _, side in found]


def _middle(lattice: Lattice, cell: Cell) -> tuple[float, float, float]:
    """Return the middle of a cell's ground, whose distance is enough for sorting."""
    outline = lattice.outline(cell)
    xs, ys = zip(*outline, strict=True)
    return sum(xs) / len(outline), sum(ys) / len(outline), float(lattice.layer(cell))
