"""Hexagons in shifted rows, and prisms of them, with axial coordinates and a layer.

A cell is (q, r, layer). q counts to the right. r counts the rows from the back to the front, each
shifted by half a cell to the right:

     (0,0) (1,0) (2,0)
        (0,1) (1,1)
     (-1,2) (0,2)

Cell x of row y of a board is q = x - y // 2, r = y. The distance between the centres of neighbours
is 1.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import product
from math import sqrt

from cubewright.model.cell import Cell, Matrix, shifted
from cubewright.model.lattice import Face, Lattice, Point, Point3, TextLayout, TextPosition
from cubewright.translation import mark, mark_noun

_RADIUS = 1 / sqrt(3)
_CORNERS: tuple[Point, ...] = (
    (0.5, -_RADIUS / 2),
    (0.5, _RADIUS / 2),
    (0.0, _RADIUS),
    (-0.5, _RADIUS / 2),
    (-0.5, -_RADIUS / 2),
    (0.0, -_RADIUS),
)
"""The corners around the centre, anticlockwise, beginning at the front end of the right side."""

_SIDES: tuple[Cell, ...] = ((1, 0, 0), (1, -1, 0), (0, -1, 0), (-1, 0, 0), (-1, 1, 0), (0, 1, 0))
"""The neighbour beyond each side; side n begins at corner n."""
_DOWN: Cell = (0, 0, -1)
_UP: Cell = (0, 0, 1)


def _times(left: Matrix, right: Matrix) -> Matrix:
    columns = [tuple(sum(row[k] * right[k][c] for k in range(3)) for row in left) for c in range(3)]
    return tuple(zip(*columns, strict=True))  # type: ignore[return-value]


_IDENTITY: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
_SIXTH: Matrix = ((0, -1, 0), (1, 1, 0), (0, 0, 1))
"""A turn by a sixth: it maps east to south-east, and south-east to south-west."""
_REFLECTION: Matrix = ((1, 1, 0), (0, -1, 0), (0, 0, 1))
"""A reflection: it keeps east and maps south-east to north-east."""
_UPSIDE_DOWN: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, -1))


def _sixths() -> tuple[Matrix, ...]:
    found = [_IDENTITY]
    while len(found) < 6:
        found.append(_times(_SIXTH, found[-1]))
    return tuple(found)


def _point_group() -> tuple[tuple[Matrix, ...], tuple[Matrix, ...]]:
    """Return the turns and mirrors of a prism.

    Turning it over is a reflection in the plane and a swap of the layers.
    """
    flat = _sixths()
    reflected = tuple(_times(matrix, _REFLECTION) for matrix in flat)
    turned_over = tuple(_times(matrix, _UPSIDE_DOWN) for matrix in reflected)
    return flat + turned_over, reflected + tuple(_times(matrix, _UPSIDE_DOWN) for matrix in flat)


def _centre(cell: Cell) -> Point:
    q, r, _ = cell
    return (q + r / 2, -r * sqrt(3) / 2)


def _neighbours(cell: Cell) -> tuple[Cell, ...]:
    return tuple(shifted(cell, side) for side in (*_SIDES, _DOWN, _UP))


def _origin(cell: Cell) -> Cell:
    return cell


def _layer(cell: Cell) -> int:
    return cell[2]


def _outline(cell: Cell) -> tuple[Point, ...]:
    x, y = _centre(cell)
    return tuple((x + dx, y + dy) for dx, dy in _CORNERS)


def _faces(cell: Cell) -> tuple[Face, ...]:
    low, z = _outline(cell), cell[2]
    top: list[Point3] = [(x, y, z + 1) for x, y in low]
    bottom: list[Point3] = [(x, y, z) for x, y in low]
    faces = [Face(shifted(cell, _UP), tuple(top)), Face(shifted(cell, _DOWN), tuple(bottom[::-1]))]
    for number, side in enumerate(_SIDES):
        after = (number + 1) % 6
        corners = (bottom[number], bottom[after], top[after], top[number])
        faces.append(Face(shifted(cell, side), corners))
    return tuple(faces)


def _box(size: Cell) -> tuple[Cell, ...]:
    width, depth, height = size
    rows = product(range(width), range(depth), range(height))
    return tuple(sorted((x - y // 2, y, z) for x, y, z in rows))


def _corner(cells: Collection[Cell]) -> Cell:
    if not cells:
        return (0, 0, 0)
    back = min(r for _, r, _ in cells)
    return (min(q + (r - back) // 2 for q, r, _ in cells), back, min(z for _, _, z in cells))


def _text_position(cell: Cell) -> TextPosition:
    q, r, layer = cell
    return (2 * q + r, r, layer)


def _cell(text_position: TextPosition) -> Cell | None:
    column, line, level = text_position
    return None if (column - line) % 2 else ((column - line) // 2, line, level)


def _edge(_text_position: TextPosition) -> str:
    return " "


_TURNS, _MIRRORS = _point_group()

HEXAGONAL = Lattice(
    name="hexagonal",
    title=mark("Hexagons", "hexagons"),
    turns=_TURNS,
    mirrors=_MIRRORS,
    neighbours=_neighbours,
    origin=_origin,
    colour=None,
    layer=_layer,
    outline=_outline,
    faces=_faces,
    box=_box,
    corner=_corner,
    text_layout=TextLayout(text_position=_text_position, cell=_cell, edge=_edge, pitch=2, period=2),
    slides=((0, 0, 1), (1, 0, 0), (0, 1, 0), (1, -1, 0)),
    directions=(*_SIDES, _UP, _DOWN),
    noun=mark_noun("hexagon", "hexagons"),
    default_size=(7, 7, 1),
)
