"""Spheres in the densest packing, at every second point of a grid of cubes.

A cell is (x, y, z) with an even sum: x counts to the right, y away from you, z up. Each sphere
touches twelve spheres: four in its layer, four above and four below. Successive layers are half a
step apart, like oranges in a pyramid on a square. This is the face-centred cubic lattice (Conway
and Sloane, "Sphere Packings, Lattices and Groups", chapter 4), and BurrTools' grid of spheres.

The region of points nearest to a sphere is a rhombic dodecahedron.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import product
from math import sqrt

import numpy as np

from cubewright.model.cell import Cell, shifted
from cubewright.model.lattice import Face, Lattice, Point, Point3, TextLayout, TextPosition
from cubewright.model.lattices.cubic import CUBIC
from cubewright.translation import mark, mark_noun

_SCALE = 1 / sqrt(2)
_CELLS_AROUND: tuple[Cell, ...] = tuple(
    (x, y, z) for x, y, z in product(range(-2, 3), repeat=3) if (x + y + z) % 2 == 0
)
_TOUCHING = tuple(cell for cell in _CELLS_AROUND if sorted(map(abs, cell)) == [0, 1, 1])
_STRAIGHT = tuple(cell for cell in _CELLS_AROUND if sorted(map(abs, cell)) == [0, 0, 2])


def _rhombus(to: Cell) -> tuple[Point3, ...]:
    """Return the corners of the face towards a neighbour, anticlockwise from outside."""
    axes = [axis for axis in range(3) if to[axis]]
    across = next(axis for axis in range(3) if not to[axis])
    one, other = (np.eye(3)[axis] * to[axis] for axis in axes)
    above, below = ((one + other + sign * np.eye(3)[across]) / 2 for sign in (1, -1))
    corners = [other, above, one, below]
    if np.cross(above - other, one - above) @ np.array(to) < 0:
        corners.reverse()
    return tuple((float(x), float(y), float(z)) for x, y, z in corners)


_SIDES = tuple((to, _rhombus(to)) for to in _TOUCHING)


def _neighbours(cell: Cell) -> tuple[Cell, ...]:
    return tuple(shifted(cell, to) for to in _TOUCHING)


def _origin(cell: Cell) -> Cell:
    return cell


def _layer(cell: Cell) -> int:
    return cell[2]


def _outline(cell: Cell) -> tuple[Point, ...]:
    x, y, _ = cell
    around = ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1))
    return tuple((a * _SCALE, b * _SCALE) for a, b in around)


def _faces(cell: Cell) -> tuple[Face, ...]:
    x, y, z = cell
    return tuple(
        Face(
            shifted(cell, to),
            tuple(((x + a) * _SCALE, (y + b) * _SCALE, (z + c) * _SCALE) for a, b, c in corners),
        )
        for to, corners in _SIDES
    )


def _mirrors_turn(cells: Collection[Cell]) -> bool:
    """Return whether all cells are in a layer in which each sphere touches six others.

    Turning over maps such a layer onto itself, but not the spheres around it.
    """
    return any(
        len({x + b * y + c * z for x, y, z in cells}) == 1 for b, c in product((1, -1), repeat=2)
    )


def _box(size: Cell) -> tuple[Cell, ...]:
    width, depth, height = size
    places = product(range(2 * width), range(depth), range(height))
    return tuple(place for place in places if sum(place) % 2 == 0)


def _corner(cells: Collection[Cell]) -> Cell:
    if not cells:
        return (0, 0, 0)
    x, y, z = (min(numbers) for numbers in zip(*cells, strict=True))
    return (x - (x + y + z) % 2, y, z)


def _text_position(cell: Cell) -> TextPosition:
    x, y, z = cell
    return (x, -y, z)


def _cell(text_position: TextPosition) -> Cell | None:
    column, line, level = text_position
    return None if (column + line + level) % 2 else (column, -line, level)


def _edge(_text_position: TextPosition) -> str:
    return " "


SPHERES = Lattice(
    name="spheres",
    title=mark("Spheres", "spheres"),
    turns=CUBIC.turns,
    mirrors=CUBIC.mirrors,
    mirrors_turn=_mirrors_turn,
    neighbours=_neighbours,
    basis=((1, 1, 0), (1, -1, 0), (1, 0, 1)),
    directions=_TOUCHING + _STRAIGHT,
    slides=tuple(step for step in _TOUCHING if step > (0, 0, 0)),
    origin=_origin,
    colour=None,
    layer=_layer,
    outline=_outline,
    faces=_faces,
    ball_radius=0.5,
    box=_box,
    corner=_corner,
    text_layout=TextLayout(text_position=_text_position, cell=_cell, edge=_edge, pitch=2, period=2),
    noun=mark_noun("sphere", "spheres"),
    default_size=(5, 5, 4),
)
