"""Triangles that point alternately to the back and to the front, and prisms of them.

The corners and centres of the triangles together are the points (a, b) of a finer lattice, in which
a step of ``a`` is half a triangle to the right. The remainder of a - b divided by three gives the
kind of point:

    0   a corner, which is not a cell
    1   a triangle that points to the front
    2   a triangle that points to the back

In this lattice every turn about a corner is an integer matrix, the same as on hexagons. A cell is
(a, b, layer): in column a, in row (a + 2 b) // 3 from the back. Prisms of these triangles are the
triangular prisms of BurrTools.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import product
from math import sqrt

from cubewright.model.cell import Cell, shifted
from cubewright.model.lattice import Face, Lattice, Point, Point3, TextLayout, TextPosition
from cubewright.model.lattices.hexagonal import HEXAGONAL
from cubewright.translation import mark, mark_noun

_EDGE = 1.5
_HEIGHT = _EDGE * sqrt(3) / 2

_FIRST: dict[int, Cell] = {0: (0, 0, 0), 1: (1, 0, 0), 2: (0, 1, 0)}
"""The point of each kind nearest to the origin: a corner, a front and a back triangle."""
_SIDES: dict[int, tuple[Cell, ...]] = {
    1: ((1, 0, 0), (0, -1, 0), (-1, 1, 0)),
    2: ((1, -1, 0), (-1, 0, 0), (0, 1, 0)),
}
"""The neighbours of a triangle of each kind, anticlockwise from the right neighbour."""
_DOWN: Cell = (0, 0, -1)
_UP: Cell = (0, 0, 1)


def _kind(cell: Cell) -> int:
    """Return 1 for a triangle that points to the front, 2 to the back, 0 for a corner."""
    return (cell[0] - cell[1]) % 3


def _row(cell: Cell) -> int:
    return (cell[0] + 2 * cell[1]) // 3


def _at(column: int, row: int, layer: int) -> Cell:
    """Return the cell at a row and column; the first cell of the first row points to the back."""
    kind = 1 if (column + row) % 2 else 2
    return (column, (3 * row + kind - column) // 2, layer)


def _neighbours(cell: Cell) -> tuple[Cell, ...]:
    return tuple(shifted(cell, side) for side in (*_SIDES[_kind(cell)], _DOWN, _UP))


def _origin(cell: Cell) -> Cell:
    a, b, _ = _FIRST[_kind(cell)]
    return (cell[0] - a, cell[1] - b, cell[2])


def _colour(cell: Cell) -> int:
    return (_kind(cell) + cell[2]) % 2


def _layer(cell: Cell) -> int:
    return cell[2]


def _outline(cell: Cell) -> tuple[Point, ...]:
    middle, row = cell[0] * _EDGE / 2, _row(cell)
    back, front = -row * _HEIGHT, -(row + 1) * _HEIGHT
    left, right = middle - _EDGE / 2, middle + _EDGE / 2
    if _kind(cell) == 1:
        return ((middle, front), (right, back), (left, back))
    return ((right, front), (middle, back), (left, front))


def _faces(cell: Cell) -> tuple[Face, ...]:
    low, z = _outline(cell), cell[2]
    top: list[Point3] = [(x, y, z + 1) for x, y in low]
    bottom: list[Point3] = [(x, y, z) for x, y in low]
    faces = [Face(shifted(cell, _UP), tuple(top)), Face(shifted(cell, _DOWN), tuple(bottom[::-1]))]
    for number, side in enumerate(_SIDES[_kind(cell)]):
        after = (number + 1) % 3
        corners = (bottom[number], bottom[after], top[after], top[number])
        faces.append(Face(shifted(cell, side), corners))
    return tuple(faces)


def _box(size: Cell) -> tuple[Cell, ...]:
    width, depth, height = size
    places = product(range(width), range(depth), range(height))
    return tuple(sorted(_at(column, row, layer) for column, row, layer in places))


def _corner(cells: Collection[Cell]) -> Cell:
    if not cells:
        return (0, 0, 0)
    row, column = min(_row(cell) for cell in cells), min(a for a, _, _ in cells)
    column -= (column + row) % 2  # adjacent rows are half a triangle apart
    return (column, (3 * row - column) // 2, min(z for _, _, z in cells))


def _text_position(cell: Cell) -> TextPosition:
    return (2 * cell[0] + 1, _row(cell), cell[2])


def _cell(text_position: TextPosition) -> Cell | None:
    column, line, level = text_position
    return _at(column // 2, line, level) if column % 2 else None


def _edge(text_position: TextPosition) -> str:
    column, line, _ = text_position
    return "\\" if (column // 2 + line) % 2 else "/"


TRIANGULAR = Lattice(
    name="triangular",
    title=mark("Triangles", "triangles"),
    turns=HEXAGONAL.turns,
    mirrors=HEXAGONAL.mirrors,
    neighbours=_neighbours,
    origin=_origin,
    colour=_colour,
    layer=_layer,
    outline=_outline,
    faces=_faces,
    box=_box,
    corner=_corner,
    text_layout=TextLayout(
        text_position=_text_position,
        cell=_cell,
        edge=_edge,
        pitch=2,
        period=4,
        rule=mark(
            "is out of place: cells and edges alternate, as in '/1\\1/' and, "
            "in the next row, '\\1/1\\'"
        ),
    ),
    basis=((2, -1, 0), (1, 1, 0), _UP),
    directions=(
        *((2, -1, 0), (1, 1, 0), (-1, 2, 0), (-2, 1, 0), (-1, -1, 0), (1, -2, 0)),
        _UP,
        _DOWN,
    ),
    slides=((0, 0, 1), (2, -1, 0), (1, -2, 0), (-1, -1, 0)),
    noun=mark_noun("triangle", "triangles"),
    default_size=(13, 6, 1),
)
