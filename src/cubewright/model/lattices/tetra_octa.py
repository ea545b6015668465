"""Regular tetrahedra, and regular octahedra cut into eight: BurrTools' grid of both.

Tetrahedra and octahedra together fill space (the tetrahedral-octahedral honeycomb). A cube contains
a tetrahedron, whose corners are every second corner of the cube, and an eighth of an octahedron at
each of the other four corners. Adjacent cubes are its mirror images.

A cell is u = 2 c + 1 for the position c = 3 B + o in the block B of its cube. For the tetrahedron o
is (1, 1, 1); for an eighth each coordinate is 0 or 2. In u, all turns of the cube are linear.
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

_SIZE = 3
"""The number of positions along the edge of a cube."""
_STEP = 2 * _SIZE
_MIDDLE: Cell = (1, 1, 1)
_DIRECTIONS: tuple[Cell, ...] = tuple(
    (x * _STEP, y * _STEP, z * _STEP)
    for x, y, z in product((-2, -1, 0, 1, 2), repeat=3)
    if sorted(map(abs, (x, y, z))) in ([0, 1, 1], [0, 0, 2])
)


def _position(cell: Cell) -> Cell:
    return (cell[0] // 2, cell[1] // 2, cell[2] // 2)


def _at(position: Cell) -> Cell:
    return (2 * position[0] + 1, 2 * position[1] + 1, 2 * position[2] + 1)


def _in_block(cell: Cell) -> tuple[Cell, Cell]:
    """Return the block of a cell's cube, and its position inside."""
    (a, x), (b, y), (c, z) = (divmod(number, _SIZE) for number in _position(cell))
    return (a, b, c), (x, y, z)


def _is_cell(position: Cell) -> bool:
    block, inside = _in_block(_at(position))
    if inside == _MIDDLE:
        return True
    return 1 not in inside and (sum(inside) // 2 + sum(block)) % 2 == 1


def _origin(cell: Cell) -> Cell:
    (x, y, z), _ = _in_block(cell)
    return (_STEP * (x - (x + y + z) % 2), _STEP * y, _STEP * z)


def _neighbours(cell: Cell) -> tuple[Cell, ...]:
    x, y, z = position = _position(cell)
    _, inside = _in_block(cell)
    if inside == _MIDDLE:
        around = ((x + a, y + b, z + c) for a, b, c in product((-1, 1), repeat=3))
        return tuple(_at(each) for each in around if _is_cell(each))
    beyond = [(x - inside[0] + 1, y - inside[1] + 1, z - inside[2] + 1)]
    for axis in range(3):
        moved = list(position)
        moved[axis] += inside[axis] - 1
        beyond.append((moved[0], moved[1], moved[2]))
    return tuple(_at(each) for each in beyond)


def _corners(cell: Cell) -> tuple[Point3, ...]:
    (x, y, z), inside = _in_block(cell)
    corners = product((x, x + 1), (y, y + 1), (z, z + 1))
    if inside == _MIDDLE:
        return tuple((float(a), float(b), float(c)) for a, b, c in corners if (a + b + c) % 2 == 0)
    tip = (x + inside[0] // 2, y + inside[1] // 2, z + inside[2] // 2)
    near = (
        corner
        for corner in corners
        if sum(abs(a - b) for a, b in zip(corner, tip, strict=True)) < 2
    )
    return tuple((float(a), float(b), float(c)) for a, b, c in near)


def _faces(cell: Cell) -> tuple[Face, ...]:
    x, y, z = start = _origin(cell)
    faces = _first_faces(difference(cell, start))
    return moved_faces(faces, start, (x / _STEP, y / _STEP, z / _STEP))


@cache
def _first_faces(cell: Cell) -> tuple[Face, ...]:
    return triangle_faces(_corners(cell), [(each, _corners(each)) for each in _neighbours(cell)])


def _colour(cell: Cell) -> int:
    block, inside = _in_block(cell)
    return (sum(block) + int(inside != _MIDDLE)) % 2


def _layer(cell: Cell) -> int:
    return _position(cell)[2]


def _outline(cell: Cell) -> tuple[Point, ...]:
    return hull((x, y) for x, y, _ in _corners(cell))


def _box(size: Cell) -> tuple[Cell, ...]:
    positions = product(*(range(_SIZE * number) for number in size))
    return tuple(_at((x, y, z)) for x, y, z in positions if _is_cell((x, y, z)))


def _corner(cells: Collection[Cell]) -> Cell:
    if not cells:
        return (0, 0, 0)
    blocks = (_in_block(cell)[0] for cell in cells)
    x, y, z = (min(numbers) for numbers in zip(*blocks, strict=True))
    return (_STEP * (x - (x + y + z) % 2), _STEP * y, _STEP * z)


def _text_position(cell: Cell) -> TextPosition:
    x, y, z = _position(cell)
    return (x, _SIZE - 1 - y, z)


def _cell(text_position: TextPosition) -> Cell | None:
    column, line, level = text_position
    position = (column, _SIZE - 1 - line, level)
    return _at(position) if _is_cell(position) else None


def _edge(_text_position: TextPosition) -> str:
    return " "


def _octahedron_around(point: Cell) -> tuple[Cell, ...]:
    first = (_SIZE * point[0], _SIZE * point[1], _SIZE * point[2])
    here = (-1, 0)
    return tuple(_at(shifted(first, inside)) for inside in product(here, here, here))


_OCTAHEDRON = _octahedron_around((1, 0, 0))
_ENDS = (_at((4, 1, 1)), _at((1, -2, -2)))
"""The tetrahedra on two opposite faces of the octahedron."""
_BLOCKS = (
    BuildingBlock(mark("Octahedron"), _OCTAHEDRON),
    BuildingBlock(mark("Octahedron and two tetrahedra"), _OCTAHEDRON + _ENDS, overlaps=True),
    BuildingBlock(mark("Cube"), _box((1, 1, 1))),
)


TETRA_OCTA = Lattice(
    name="tetra-octa",
    title=mark("Tetrahedra and octahedra", "tetrahedra and octahedra"),
    turns=CUBIC.turns,
    mirrors=CUBIC.mirrors,
    neighbours=_neighbours,
    basis=((_STEP, _STEP, 0), (_STEP, -_STEP, 0), (_STEP, 0, _STEP)),
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
        period=2 * _SIZE,
        rule=mark("does not belong to a cell: draw whole cubes of three columns, rows and levels"),
    ),
    default_size=(4, 4, 3),
    building_blocks=_BLOCKS,
)
