"""Shapes as text: cubes in layers, other cells in their lattice's text layout.

Layers of cubes stand side by side, the top layer and its back row first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cubewright.formats.drawing import drawn_lines, read_drawing
from cubewright.model.cell import Cell, bounds, difference
from cubewright.model.lattice import Lattice, lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.translation import tr

EMPTY = "."
FILLED = "X"
DARK, LIGHT = "#", "o"
"""The characters for the cells of a piece of two colours."""


@dataclass(frozen=True)
class Shape:
    """The sorted cells of a piece, and its dark cells; None for a piece of one colour."""

    cells: tuple[Cell, ...]
    dark: frozenset[Cell] | None = None


def read_shape(text: str, lattice: str = "cubic", *, two_coloured: bool = False) -> Shape:
    """Return the shape that a text draws.

    With ``two_coloured``, ``#`` is a dark cell and ``o`` a light cell. Otherwise every character
    except ``.`` is a cell.

    Raises:
        ValueError: The text contains no shape.

    >>> read_shape('''
    ... ..  X.
    ... .X  XX
    ... ''').cells
    ((0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 0, 1))
    >>> sorted(read_shape("#o#", two_coloured=True).dark)
    [(0, 0, 0), (2, 0, 0)]
    """
    marks = _read_layers(text) if lattice == CUBIC.name else _read_drawing(text, lattice)
    if not marks:
        raise ValueError(tr("the shape has no filled cell"))
    cells = tuple(sorted(marks))
    if not two_coloured:
        return Shape(cells)
    for mark in sorted(set(marks.values())):
        if mark not in (DARK, LIGHT):
            raise ValueError(
                tr(
                    (
                        "'{mark}' is not a colour: write '{dark}' for a dark cell, '{light}' for a "
                        "light one"
                    ),
                    mark=mark,
                    dark=DARK,
                    light=LIGHT,
                )
            )
    return Shape(cells, frozenset(cell for cell in cells if marks[cell] == DARK))


def shape_lines(shape: Shape, lattice: Lattice) -> Sequence[str]:
    r"""Return the lines of a drawing of a shape.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> print(*shape_lines(Shape(((0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 0, 1))), CUBIC), sep="\n")
    ..  X.
    .X  XX
    """
    dark = shape.dark
    if dark is None:
        marks = dict.fromkeys(shape.cells, FILLED)
    else:
        marks = {cell: DARK if cell in dark else LIGHT for cell in shape.cells}
    return _layers(marks) if lattice == CUBIC else _drawing(marks, lattice)


def _read_layers(text: str) -> dict[Cell, str]:
    rows = [line.split() for line in text.strip().splitlines() if line.strip()]
    if not rows:
        raise ValueError(tr("the shape is empty"))
    if len({len(row) for row in rows}) > 1:
        raise ValueError(tr("the shape's rows show different numbers of layers"))
    if len({len(layer) for row in rows for layer in row}) > 1:
        raise ValueError(tr("the shape's rows are not equally long"))
    height, depth = len(rows[0]), len(rows)
    marks = {
        (x, depth - 1 - line, height - 1 - level): mark
        for line, row in enumerate(rows)
        for level, layer in enumerate(row)
        for x, mark in enumerate(layer)
        if mark != EMPTY
    }
    if not marks:
        return marks
    # Normalize the position, so that reading the text without empty margins returns an equal shape.
    low, _ = bounds(marks)
    return {difference(cell, low): mark for cell, mark in marks.items()}


def _layers(marks: Mapping[Cell, str]) -> Sequence[str]:
    (x0, y0, z0), (x1, y1, z1) = bounds(marks)
    return [
        "  ".join(
            "".join(marks.get((x, y, z), EMPTY) for x in range(x0, x1 + 1))
            for z in range(z1, z0 - 1, -1)
        )
        for y in range(y1, y0 - 1, -1)
    ]


def _read_drawing(text: str, lattice: str) -> dict[Cell, str]:
    rows = text.splitlines()
    filled = [number for number, row in enumerate(rows) if row.strip()]
    if not filled:
        raise ValueError(tr("the shape is empty"))
    return read_drawing(rows[filled[0] : filled[-1] + 1], lattices()[lattice])


def _drawing(marks: Mapping[Cell, str], lattice: Lattice) -> Sequence[str]:
    rows = drawn_lines(marks, lattice)
    flat = all(row.count("|") == 2 for row in rows)
    return [row[1:-1].rstrip() for row in rows] if flat else rows
