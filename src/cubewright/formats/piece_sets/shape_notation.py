"""Notations for shapes in text: one for each lattice, each in its own file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from cubewright.model.cell import Cell
from cubewright.model.lattice import Lattice
from cubewright.registry import discover
from cubewright.translation import tr

EMPTY = "."
FILLED = "X"
DARK, LIGHT = "#", "o"
"""The characters for the cells of a piece of two colours."""


@dataclass(frozen=True)
class ShapeNotation:
    """The notation of one lattice; ``name`` is the lattice's name.

    ``read`` returns the character at each filled cell of a drawing, and raises
    :class:`ValueError` if it cannot be read. ``write`` returns the lines of a
    drawing that reads as the same shape, up to translation.
    """

    name: str
    read: Callable[[str], dict[Cell, str]]
    write: Callable[[Mapping[Cell, str]], Sequence[str]]


@dataclass(frozen=True)
class Shape:
    """The sorted cells of a piece, and the dark ones; None for a piece of one colour."""

    cells: tuple[Cell, ...]
    dark: frozenset[Cell] | None = None


@cache
def shape_notations() -> dict[str, ShapeNotation]:
    """Return every notation by the name of its lattice."""
    return discover("cubewright.formats.piece_sets.shapes", ShapeNotation)


def read_shape(text: str, lattice: str = "cubic", *, two_coloured: bool = False) -> Shape:
    """Return the shape that a text draws.

    In a piece of two colours ``#`` is a dark cell and ``o`` a light one; in
    others every character except ``.`` is a cell.

    Raises:
        ValueError: The text draws no shape.

    >>> read_shape('''
    ... ..  X.
    ... .X  XX
    ... ''').cells
    ((0, 0, 0), (0, 1, 0), (1, 0, 0), (1, 0, 1))
    >>> sorted(read_shape("#o#", two_coloured=True).dark)
    [(0, 0, 0), (2, 0, 0)]
    """
    marks = shape_notations()[lattice].read(text)
    if not marks:
        raise ValueError(tr("the shape has no filled cell"))
    cells = tuple(sorted(marks))
    if not two_coloured:
        return Shape(cells)
    for mark in sorted(set(marks.values())):
        if mark not in (DARK, LIGHT):
            raise ValueError(
                tr(
                    "'{mark}' is neither colour: write '{dark}' for a dark cell, '{light}' for a "
                    "light one",
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
    return shape_notations()[lattice.name].write(marks)
