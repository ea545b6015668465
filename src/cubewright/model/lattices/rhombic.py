"""Tetrahedra that are a 24th of a cube: BurrTools' grid of rhombic tetrahedra.

Each cube consists of 24 congruent tetrahedra. Each reaches from the middle of the cube and the
middle of a face to an edge of that face. Two tetrahedra across a cube's face form a quarter of an
octahedron. Rhombic dodecahedra, square pyramids and cubes consist of these tetrahedra.

A cell is u = 5 B + o, with the block B of its cube and o in -2..2 along each axis. One coordinate
of o is 2 or -2, in the direction of the face. One is 1 or -1, in the direction of the edge from the
middle of the face. One is 0. In u, all turns of the cube are linear.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from itertools import product

from cubewright.model.cell import Cell, difference, shifted
from cubewright.model.cell_bodies import hull, moved_faces, triangle_faces
from cubewright.model.lattice import (
    BuildingBlock,
    Face,
    Lattice,
    Point,
    Point3,
    TextLayout,
    TextPosition,
)
from cubewright.model.lattices.cubic import CUBIC
from cubewright.translation import mark

_SIZE = 5
_EVEN = ((0, 1, 2), (1, 2, 0), (2, 0, 1))
_INSIDE: tuple[Cell, ...] = tuple(
    (x, y, z)
    for x, y, z in product(range(-2, 3), repeat=3)
    if sorted((abs(x), abs(y), abs(z))) == [0, 1, 2]
)
CUBE_PERIOD, CUBE_TETRAHEDRA = _SIZE, _INSIDE
"""The distance between neighbouring cubes, and the cells of the cube at the origin."""
_DIRECTIONS: tuple[Cell, ...] = tuple(
    (x * _SIZE, y * _SIZE, z * _SIZE)
    for x, y, z in product((-1, 0, 1), repeat=3)
    if 0 < abs(x) + abs(y) + abs(z) < 3
)


def _block(cell: Cell) -> Cell:
    return ((cell[0] + 2) // _SIZE, (cell[1] + 2) // _SIZE, (cell[2] + 2) // _SIZE)


def _origin(cell: Cell) -> Cell:
    x, y, z = _block(cell)
    return (_SIZE * x, _SIZE * y, _SIZE * z)


def _axes(cell: Cell) -> tuple[Cell, Cell, Cell, int, int]:
    """Return the start of the block, the position in it, three axes and two signs.

    The axes belong to the face, to the edge and to the remaining direction. The signs belong to the
    first two axes.
    """
    start = _origin(cell)
    inside = (cell[0] - start[0], cell[1] - start[1], cell[2] - start[2])
    sizes = [abs(number) for number in inside]
    axes = (sizes.index(2), sizes.index(1), sizes.index(0))
    return start, inside, axes, inside[axes[0]] // 2, inside[axes[1]]


def _along(*parts: tuple[int, int]) -> Cell:
    numbers = [0, 0, 0]
    for axis, number in parts:
        numbers[axis] += number
    return (numbers[0], numbers[1], numbers[2])


def _neighbours(cell: Cell) -> tuple[Cell, ...]:
    start, _, (face, edge, middle), to_face, to_edge = _axes(cell)
    return (
        shifted(start, _along((face, 2 * to_face), (middle, 1))),
        shifted(start, _along((face, 2 * to_face), (middle, -1))),
        shifted(start, _along((face, to_face), (edge, 2 * to_edge))),
        shifted(cell, _along((face, to_face))),
    )


def _corners(cell: Cell) -> tuple[Point3, ...]:
    _, _, (face, edge, middle), to_face, to_edge = _axes(cell)
    x, y, z = _block(cell)
    ends = (
        _along(),
        _along((face, to_face)),
        _along((face, to_face), (edge, to_edge), (middle, 1)),
        _along((face, to_face), (edge, to_edge), (middle, -1)),
    )
    return tuple((2.0 * x + a + 1, 2.0 * y + b + 1, 2.0 * z + c + 1) for a, b, c in ends)


def _faces(cell: Cell) -> tuple[Face, ...]:
    x, y, z = start = _origin(cell)
    faces = _first_faces(difference(cell, start))
    return moved_faces(faces, start, (2 * x / _SIZE, 2 * y / _SIZE, 2 * z / _SIZE))


@cache
def _first_faces(cell: Cell) -> tuple[Face, ...]:
    return triangle_faces(_corners(cell), [(each, _corners(each)) for each in _neighbours(cell)])


def _colour(cell: Cell) -> int:
    _, _, axes, _, _ = _axes(cell)
    return (int(axes not in _EVEN) + sum(_block(cell))) % 2


def _layer(cell: Cell) -> int:
    return cell[2] + 2


def _outline(cell: Cell) -> tuple[Point, ...]:
    return hull((x, y) for x, y, _ in _corners(cell))


def _box(size: Cell) -> tuple[Cell, ...]:
    blocks = product(*(range(number) for number in size))
    return tuple(
        (_SIZE * x + a, _SIZE * y + b, _SIZE * z + c) for x, y, z in blocks for a, b, c in _INSIDE
    )


def _corner(cells: Collection[Cell]) -> Cell:
    if not cells:
        return (0, 0, 0)
    x, y, z = (min(numbers) for numbers in zip(*map(_origin, cells), strict=True))
    return (x, y, z)


def _text_position(cell: Cell) -> TextPosition:
    x, y, z = cell
    return (x + 2, 2 - y, z + 2)


def _cell(text_position: TextPosition) -> Cell | None:
    column, line, level = text_position
    cell = (column - 2, 2 - line, level - 2)
    start = _origin(cell)
    inside = [abs(number - first) for number, first in zip(cell, start, strict=True)]
    return cell if sorted(inside) == [0, 1, 2] else None


def _edge(_text_position: TextPosition) -> str:
    return " "


def _pyramid(block: Cell, axis: int, sign: int) -> tuple[Cell, ...]:
    start = (_SIZE * block[0], _SIZE * block[1], _SIZE * block[2])
    return tuple(shifted(start, inside) for inside in _INSIDE if inside[axis] == 2 * sign)


def _around(*corners: Point3) -> tuple[Cell, ...]:
    """Return the cells of the cubes from 0 to 1 that share all given corners."""
    return tuple(cell for cell in _box((2, 2, 2)) if set(corners) <= set(_corners(cell)))


_HERE: Cell = (0, 0, 0)
_ABOVE = _pyramid((0, 0, 1), 2, -1)
_ON_CUBE = tuple(
    cell
    for axis, sign in product(range(3), (-1, 1))
    for cell in _pyramid(_along((axis, sign)), axis, -sign)
)
_BLOCKS = (
    BuildingBlock(mark("Cube"), _INSIDE),
    BuildingBlock(mark("Pyramid"), _pyramid(_HERE, 2, 1)),
    BuildingBlock(mark("Octahedron across a face"), _pyramid(_HERE, 2, 1) + _ABOVE),
    BuildingBlock(mark("Octahedron around an edge"), _around((2, 2, 0), (2, 2, 2))),
    BuildingBlock(mark("Rhombic dodecahedron around a cube"), _INSIDE + _ON_CUBE, overlaps=True),
    BuildingBlock(mark("Rhombic dodecahedron around a corner"), _around((2, 2, 2)), overlaps=True),
)
"""The building blocks; octahedra and dodecahedra come in two versions with different cells."""


RHOMBIC = Lattice(
    name="rhombic",
    title=mark("Rhombic tetrahedra", "rhombic tetrahedra"),
    turns=CUBIC.turns,
    mirrors=CUBIC.mirrors,
    neighbours=_neighbours,
    basis=((_SIZE, 0, 0), (0, _SIZE, 0), (0, 0, _SIZE)),
    directions=_DIRECTIONS,
    origin=_origin,
    colour=_colour,
    layer=_layer,
    outline=_outline,
    faces=_faces,
    box=_box,
    corner=_corner,
    block=(_SIZE, _SIZE, _SIZE),
    text_layout=TextLayout(
        text_position=_text_position,
        cell=_cell,
        edge=_edge,
        period=_SIZE,
        rule=mark("does not belong to a cell: draw whole cubes of five columns, rows and levels"),
    ),
    default_size=(3, 3, 2),
    building_blocks=_BLOCKS,
)
