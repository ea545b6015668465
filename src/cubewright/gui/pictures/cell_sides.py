"""The visible sides of cells in painting order: the farthest cell first.

This order is correct on every lattice: the line between the middles of two
neighbours is at right angles to the face between them, so the cell whose
middle is nearer to the viewer is on the near side of that face.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cubewright.model.cell import Cell, FloatArray
from cubewright.model.drawing.direction import Direction
from cubewright.model.drawing.look import AMBIENT, LAMP, SKY, brightness
from cubewright.model.drawing.mesh import face_normals, outer_faces
from cubewright.model.lattice import Lattice

_DISC_CORNERS = 24
_DISCS = tuple(
    (share, AMBIENT + SKY / 2 + LAMP * lit)
    for share, lit in ((0.0, 0.15), (0.22, 0.45), (0.45, 0.75), (0.7, 1.0))
)
"""The discs of a ball: how far each is moved and shrunk towards the lamp, and its light."""
_NECK = 0.45
"""Half the width of a neck in radii of a ball."""


@dataclass(frozen=True)
class Side:
    """A visible side: its cell, its corners on the screen, and its brightness.

    ``corners`` ``(k, 2)`` are in cell edges, upwards; ``light`` is between 0 and 1.
    ``has_edge``: it is drawn with a line around it. A ball is several discs, each
    lighter than the one before and without a line around it, except for the first.
    """

    cell: Cell
    corners: FloatArray
    light: float
    has_edge: bool = True


class CellSides:
    """The outer sides of cells, to be seen from any direction."""

    def __init__(self, lattice: Lattice, cells: Sequence[Cell]) -> None:
        self._cells = cells
        self._radius = lattice.ball_radius
        self._joints = _joints(lattice, cells) if lattice.ball_radius else []
        self._groups = [
            (points, face_normals(points), owners.tolist())
            for points, _, owners in outer_faces(lattice, [cells])
        ]
        self._middles = np.array([lattice.centre(cell) for cell in cells]).reshape(-1, 3)

    @property
    def points(self) -> FloatArray:
        """All corners ``(n, 3)``, once for each side they belong to."""
        if self._radius:
            around = np.concatenate([np.eye(3), -np.eye(3)]) * self._radius
            ends: FloatArray = (self._middles[:, None] + around).reshape(-1, 3)
            return ends
        found: FloatArray = np.concatenate([points.reshape(-1, 3) for points, _, _ in self._groups])
        return found

    def seen_from(self, direction: Direction) -> list[Side]:
        """Return the sides visible from a direction, the farthest cell first."""
        right, up = np.array(direction.right), np.array(direction.up)
        lamp, towards = np.array(direction.lamp), np.cross(right, up)
        depths = (self._middles @ towards).tolist()
        found: list[tuple[float, Side]] = []
        if self._radius:
            return self._balls_seen_from(np.stack([right, up]), towards, lamp)
        for points, normals, owners in self._groups:
            lights = brightness(normals, direction.lamp).tolist()
            flat = np.stack([points @ right, points @ up], axis=2)
            for place in np.flatnonzero(normals @ towards > 1e-6).tolist():
                owner = owners[place]
                side = Side(self._cells[owner], flat[place], lights[place])
                found.append((depths[owner], side))
        found.sort(key=lambda each: each[0])
        return [side for _, side in found]

    def _balls_seen_from(
        self, screen: FloatArray, towards: FloatArray, lamp: FloatArray
    ) -> list[Side]:
        """Return the discs of balls, and the necks between balls that touch."""
        turns = np.arange(_DISC_CORNERS) * (2 * np.pi / _DISC_CORNERS)
        circle = np.stack([np.cos(turns), np.sin(turns)], axis=1) * self._radius
        highlight = screen @ lamp * self._radius
        flat, depths = self._middles @ screen.T, self._middles @ towards
        found: list[tuple[float, list[Side]]] = []
        for cell, middle, depth in zip(self._cells, flat, depths.tolist(), strict=True):
            discs = [
                Side(cell, middle + circle * (1 - share) + highlight * share, light, share == 0)
                for share, light in _DISCS
            ]
            found.append((depth, discs))
        for one, other in self._joints:
            along = flat[other] - flat[one]
            across = np.array([-along[1], along[0]])
            across *= _NECK * self._radius / max(float(np.linalg.norm(along)), 1e-6)
            ends = np.array([flat[one] - across, flat[other] - across])
            quad = np.concatenate([ends, ends[::-1] + 2 * across])
            neck = Side(self._cells[one], quad, _DISCS[1][1])
            found.append(((depths[one] + depths[other]) / 2, [neck]))
        found.sort(key=lambda each: each[0])
        return [side for _, sides in found for side in sides]


def _joints(lattice: Lattice, cells: Sequence[Cell]) -> list[tuple[int, int]]:
    """Return the pairs of cells that touch, by index."""
    number = {cell: index for index, cell in enumerate(cells)}
    return [
        (index, number[other])
        for cell, index in number.items()
        for other in lattice.neighbours(cell)
        if number.get(other, -1) > index
    ]
