"""Cubes: x to the right, y away from you, z up."""

from __future__ import annotations

from collections.abc import Collection
from itertools import permutations, product

from cubewright.model.cell import Cell, Matrix, bounds, shifted
from cubewright.model.lattice import Face, Lattice, Point, TextLayout, TextPosition
from cubewright.translation import mark, mark_noun

_SIDES: tuple[tuple[Cell, tuple[Cell, ...]], ...] = (
    ((-1, 0, 0), ((0, 0, 0), (0, 0, 1), (0, 1, 1), (0, 1, 0))),
    ((1, 0, 0), ((1, 0, 0), (1, 1, 0), (1, 1, 1), (1, 0, 1))),
    ((0, -1, 0), ((0, 0, 0), (1, 0, 0), (1, 0, 1), (0, 0, 1))),
    ((0, 1, 0), ((0, 1, 0), (0, 1, 1), (1, 1, 1), (1, 1, 0))),
    ((0, 0, -1), ((0, 0, 0), (0, 1, 0), (1, 1, 0), (1, 0, 0))),
    ((0, 0, 1), ((0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1))),
)
"""The direction and the corners of each side, anticlockwise as seen from outside."""


def _determinant(matrix: Matrix) -> int:
    (a, b, c), (d, e, f), (g, h, i) = matrix
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)


def _point_group() -> list[Matrix]:
    """Return the 48 signed permutation matrices, the identity first."""
    matrices: list[Matrix] = []
    for order in permutations(range(3)):
        for signs in product((1, -1), repeat=3):
            rows = [[0, 0, 0] for _ in range(3)]
            for row, (column, sign) in enumerate(zip(order, signs, strict=True)):
                rows[row][column] = sign
            matrices.append(tuple((r[0], r[1], r[2]) for r in rows))  # type: ignore[arg-type]
    return matrices


def _neighbours(cell: Cell) -> tuple[Cell, ...]:
    return tuple(shifted(cell, direction) for direction, _ in _SIDES)


def _origin(cell: Cell) -> Cell:
    return cell


def _colour(cell: Cell) -> int:
    return sum(cell) % 2


def _layer(cell: Cell) -> int:
    return cell[2]


def _outline(cell: Cell) -> tuple[Point, ...]:
    x, y, _ = cell
    return ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))


def _faces(cell: Cell) -> tuple[Face, ...]:
    return tuple(
        Face(shifted(cell, direction), tuple(shifted(cell, corner) for corner in corners))
        for direction, corners in _SIDES
    )


def _box(size: Cell) -> tuple[Cell, ...]:
    width, depth, height = size
    return tuple(product(range(width), range(depth), range(height)))


def _corner(cells: Collection[Cell]) -> Cell:
    return bounds(cells)[0]


def _text_position(cell: Cell) -> TextPosition:
    x, y, z = cell
    return (x, -y, z)


def _edge(_text_position: TextPosition) -> str:
    return " "


CUBIC = Lattice(
    name="cubic",
    title=mark("Cubes", "cubes"),
    turns=tuple(m for m in _point_group() if _determinant(m) == 1),
    mirrors=tuple(m for m in _point_group() if _determinant(m) == -1),
    neighbours=_neighbours,
    origin=_origin,
    colour=_colour,
    layer=_layer,
    outline=_outline,
    faces=_faces,
    box=_box,
    corner=_corner,
    text_layout=TextLayout(text_position=_text_position, cell=_text_position, edge=_edge),
    slides=((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    noun=mark_noun("cubelet", "cubelets"),
)
