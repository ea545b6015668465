"""Find the first face of a cell, or the place on the ground, along a line of sight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from cubewright.gui.viewer.drawing.bodies import PLATE_DEPTH, ground_cells
from cubewright.gui.viewer.picking import first_hit
from cubewright.model.cell import Cell, FloatArray
from cubewright.model.drawing.mesh import Mesh, face_normals, surface
from cubewright.model.lattice import Lattice, Point3
from cubewright.presenter.editing.grid import holds


@dataclass(frozen=True)
class Target:
    """A face of a cell, or a place on the ground.

    ``cell`` is the cell with the face, or None on the ground. ``beyond`` is the empty cell across
    the face or above the place. ``point`` is the intersection with the line of sight.
    """

    cell: Cell | None
    beyond: Cell
    point: Point3


def find_target(lattice: Lattice, cells: tuple[Cell, ...], ray: FloatArray) -> Target | None:
    """Return the first face or place on the line from ``ray[0]`` to ``ray[1]``, or None.

    ``ray`` is ``(2, 3)`` float64.
    """
    mesh = _surface(lattice, cells)
    met = next(first_hit(mesh, ray), None)
    if met is None:
        return _on_ground(lattice, cells, mesh, ray)
    distance, triangle = met
    x, y, z = (ray[0] + distance * (ray[1] - ray[0])).tolist()
    cell = cells[mesh.cells[triangle]]
    if lattice.ball_radius:
        towards = np.array((x, y, z)) - lattice.centre(cell)
        beyond = _empty_neighbour(lattice, frozenset(cells), cell, towards)
    else:
        beyond = _across_face(lattice, cell, mesh.normals[triangle])
    return Target(cell, beyond, (x, y, z))


@lru_cache(maxsize=2)
def _surface(lattice: Lattice, cells: tuple[Cell, ...]) -> Mesh:
    """Return the surface of a figure, cached because the mouse often stays over one figure."""
    return surface(lattice, [cells])


def _across_face(lattice: Lattice, cell: Cell, normal: FloatArray) -> Cell:
    """Return the cell across the face with this normal.

    The cells are convex, so no two faces of a cell have the same normal.
    """
    faces = lattice.faces(cell)
    normals = [face_normals(np.array([face.corners]))[0] for face in faces]
    return faces[int(np.argmax(np.array(normals) @ normal))].beyond


def _empty_neighbour(
    lattice: Lattice, filled: frozenset[Cell], cell: Cell, towards: FloatArray
) -> Cell:
    """Return the empty neighbour of a ball in the direction nearest to ``towards``."""
    here = np.array(lattice.centre(cell))
    near = lattice.neighbours(cell)
    empty = [other for other in near if other not in filled] or near
    return max(empty, key=lambda other: float((np.array(lattice.centre(other)) - here) @ towards))


def _on_ground(
    lattice: Lattice, cells: Sequence[Cell], mesh: Mesh, ray: FloatArray
) -> Target | None:
    start, direction = ray[0], ray[1] - ray[0]
    if direction[2] >= 0:
        return None
    ground = ground_cells(lattice, cells)
    low = float(mesh.corners[:, :, 2].min()) if len(mesh) else 0.0
    distance = (low - PLATE_DEPTH - start[2]) / direction[2]
    if not 0 < distance < 1:
        return None
    x, y, z = (start + distance * direction).tolist()
    filled = frozenset(cells)
    for cell in ground:
        if cell not in filled and holds(lattice.outline(cell), (x, y)):
            return Target(None, cell, (x, y, z))
    return None
