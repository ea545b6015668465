"""A lattice, as data: its cells, and how they are adjacent, turn and are drawn.

The rest of the program uses only what a :class:`Lattice` provides, so that no
other module depends on cubes. A new lattice is one file in ``model/lattices``
with one such value; the contract test examines it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from functools import cache, cached_property

import numpy as np

from cubewright.errors import UnknownNameError
from cubewright.model.cell import Cell, CountArray, Matrix, difference, turned
from cubewright.registry import discover

Point = tuple[float, float]
Point3 = tuple[float, float, float]
TextPosition = tuple[int, int, int]
"""The column, line and level of a character in text."""


@dataclass(frozen=True)
class Face:
    """One side of a cell in space: the cell beyond it, and its corners.

    Corners run anticlockwise as seen from outside the cell.
    """

    beyond: Cell
    corners: tuple[Point3, ...]


@dataclass(frozen=True)
class TextLayout:
    """How cells are written in text, one character each, in rows from back to front.

    ``text_position`` gives a cell's column, line and level: columns count to
    the right, lines to the front, levels up. ``cell`` is the inverse; it is
    ``None`` between cells, where ``edge`` gives the character, such as a blank.
    ``pitch`` is the number of columns from a cell to the next in its row,
    ``period`` the number of columns after which the pattern repeats.
    """

    text_position: Callable[[Cell], TextPosition]
    cell: Callable[[TextPosition], Cell | None]
    edge: Callable[[TextPosition], str]
    pitch: int = 1
    period: int = 1


@dataclass(frozen=True)
class Lattice:
    """Neighbours, turns and drawing of one kind of cell.

    - ``turns``: the proper elements of the point group, the identity first;
      ``mirrors``: the improper ones. All map cells to cells.
    - ``neighbours``: the cells that share a side with a cell.
    - ``origin``: for a cell, the lattice translation that carries a fundamental
      cell onto it: on cubes the cell itself.
    - ``colour``: 0 or 1, different for neighbours; None if the lattice has no such
      colouring.
    - ``layer``: the drawing layer of a cell; ``outline``: the corners of the cell
      in that layer, anticlockwise, in units of about one cell's width, x to the
      right and y away; ``faces``: its sides in space.
    - ``box``: the cells of a drawing grid of a given width, depth and height;
      ``corner``: for any cells, the lattice translation that carries a corner of
      the box to the corner of the smallest box around them.
    - ``text_layout``: how cells are written in text.
    - ``slides``: one direction of each pair in which pieces slide when an assembly is
      taken apart, as the translation of one step, in BurrTools' order; none if the
      lattice has no analysis.
    - ``noun``: the user's word for one filled cell.
    - ``default_size``: the width, depth and height of the grid for a new figure.
    """

    name: str
    title: str
    turns: tuple[Matrix, ...] = field(repr=False)
    mirrors: tuple[Matrix, ...] = field(repr=False)
    neighbours: Callable[[Cell], tuple[Cell, ...]] = field(repr=False, compare=False)
    origin: Callable[[Cell], Cell] = field(repr=False, compare=False)
    colour: Callable[[Cell], int] | None = field(repr=False, compare=False)
    layer: Callable[[Cell], int] = field(repr=False, compare=False)
    outline: Callable[[Cell], tuple[Point, ...]] = field(repr=False, compare=False)
    faces: Callable[[Cell], tuple[Face, ...]] = field(repr=False, compare=False)
    box: Callable[[Cell], tuple[Cell, ...]] = field(repr=False, compare=False)
    corner: Callable[[Collection[Cell]], Cell] = field(repr=False, compare=False)
    text_layout: TextLayout = field(repr=False, compare=False)
    slides: tuple[Cell, ...] = field(repr=False, compare=False, default=())
    noun: str = "cell"
    default_size: Cell = (5, 5, 4)

    @cached_property
    def matrices(self) -> CountArray:
        """The turns, then the mirrors, as an array ``(m, 3, 3)`` int64."""
        return np.array(self.turns + self.mirrors, np.int64)

    def normalized(self, cells: Iterable[Cell]) -> tuple[Cell, ...]:
        """Return the cells sorted and moved, equal for shapes that are equal up to translation.

        >>> lattice("cubic").normalized([(5, 5, 6), (5, 5, 5)])
        ((0, 0, 0), (0, 0, 1))
        """
        ordered = sorted(cells)
        if not ordered:
            return ()
        start = self.origin(ordered[0])
        return tuple(difference(cell, start) for cell in ordered)

    def forms(
        self, cells: Iterable[Cell], *, mirrored: bool = False
    ) -> tuple[tuple[Cell, ...], ...]:
        """Return the different normalized shapes of the turned cells, or of their mirror image."""
        listed = list(cells)
        matrices = self.mirrors if mirrored else self.turns
        return tuple(
            sorted(
                {self.normalized(turned(cell, matrix) for cell in listed) for matrix in matrices}
            )
        )

    def imbalance(self, cells: Iterable[Cell]) -> int:
        """Return how many more cells have one colour than the other; 0 without colours.

        >>> lattice("cubic").imbalance([(0, 0, 0), (1, 0, 0), (2, 0, 0)])
        1
        """
        colour = self.colour
        return 0 if colour is None else abs(sum(1 - 2 * colour(cell) for cell in cells))


@cache
def lattices() -> dict[str, Lattice]:
    """Return every lattice by name."""
    return discover("cubewright.model.lattices", Lattice)


def lattice(name: str) -> Lattice:
    """Return the lattice with a name.

    Raises:
        UnknownNameError: No lattice has this name.
    """
    try:
        return lattices()[name]
    except KeyError:
        raise UnknownNameError("lattice", name, lattices()) from None
