"""A board of equal rows, searched through a window of six rows ("Meteor contest - Part 4").

Rows are perpendicular to the figure's longest axis, or to the longest axis that gives equal rows.
In a figure of several layers, a row is a slice.

The window moves by two rows as soon as its first two rows are full. The window moves from one end
of the board until it reaches the other end, and then returns. When it moves back,
every row beyond the window is full. Six rows of bits are therefore enough for any board. Rows
have a period of two, so the placements that start in the window's first two rows are the same at
every position, except at the edge where the window starts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.cell import Cell, MaskArray, difference
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.solver.problem.islands import masks_of_neighbours
from cubewright.translation import tr

WINDOW, STEP = 6, 2
"""The number of rows in the window, and the number by which it moves."""
WORD = 64
"""The number of bits in a mask."""

Place = tuple[int, int]
"""A row and a column, both counted from the end where the window starts."""


@dataclass(frozen=True)
class WindowPosition:
    """A position of the window: its distance from the start in rows, and its direction."""

    base: int
    back: bool

    @property
    def is_at_start(self) -> bool:
        """Whether the window is still at the start."""
        return self.base == 0


@dataclass(frozen=True)
class BoardRows:
    """A board whose rows have the same length and a period of two.

    ``first`` contains the cells of its first two rows. ``step`` is the vector from a cell to the
    cell two rows further. ``rows`` is the number of rows.
    """

    lattice: Lattice
    first: tuple[Cell, ...]
    step: Cell
    rows: int

    @property
    def width(self) -> int:
        return len(self.first) // STEP

    @property
    def bits(self) -> int:
        return WINDOW * self.width

    @property
    def positions(self) -> tuple[WindowPosition, ...]:
        """The positions of the window in order."""
        there = [WindowPosition(base, False) for base in range(0, self.rows - WINDOW + 1, STEP)]
        return (*there, WindowPosition(0, True), WindowPosition(STEP, True))

    def cell(self, place: Place, back: bool) -> Cell:
        """Return the cell at a place; the place may be beyond the ends of the board."""
        row, column = place
        if back:
            row, column = self.rows - 1 - row, self.width - 1 - column
        pairs, odd = divmod(row, STEP)
        x, y, z = self.first[odd * self.width + column]
        return (x + pairs * self.step[0], y + pairs * self.step[1], z + pairs * self.step[2])

    def places(self, rows: range) -> Iterator[Place]:
        return ((row, column) for row in rows for column in range(self.width))

    def neighbours(self, back: bool) -> MaskArray:
        """Return the mask of each place's neighbours in the window, ``(bits,)`` uint64."""
        cells = [self.cell(place, back) for place in self.places(range(WINDOW))]
        masks: MaskArray = masks_of_neighbours(self.lattice, cells, 1)[0, 0]
        return masks

    def island_sizes(self, taken: frozenset[Place], position: WindowPosition) -> list[int]:
        """Return the sizes of the islands that a placement cuts off inside the window.

        An island is enclosed by the placement, the sides of the board and, at the
        start, its end. Empty cells connected to rows beyond the placement are not islands.
        """
        rows = [row for row, _ in taken]
        low, high = min(rows), max(rows)
        free = {
            self.cell(place, position.back): place[0]
            for place in self.places(range(0 if position.is_at_start else low - 1, high + 2))
            if place not in taken
        }
        least = 0 if position.is_at_start else low
        parts = Figure(free, lattice=self.lattice).parts()
        return [len(part) for part in parts if all(least <= free[c] <= high for c in part)]


def board_rows(figure: Figure) -> BoardRows:
    """Return the rows of a board.

    Raises:
        CubewrightError: The figure is not a board of equal rows.
    """
    longest_first = np.argsort(figure.size, kind="stable")[::-1].tolist()
    reasons = []
    for axis in longest_first:
        try:
            return _rows_across(figure, [axis, *(a for a in longest_first if a != axis)])
        except CubewrightError as error:
            reasons.append(error)
    raise reasons[0]


def _rows_across(figure: Figure, axes: list[int]) -> BoardRows:
    """Return the rows perpendicular to the first axis, each sorted by the other axes."""
    order = sorted(figure.cells, key=lambda cell: [cell[axis] for axis in axes])
    width = sum(cell[axes[0]] == order[0][axes[0]] for cell in order)
    rows = len(order) // width
    two = STEP * width
    if rows < WINDOW or rows % 2 or len(order) != rows * width:
        raise _does_not_apply(
            tr("'{figure}' is not a board with an even number of equal rows", figure=figure.name)
        )
    step = difference(order[two], order[0])
    ahead = zip(order, order[two:], strict=False)
    origin = figure.lattice.origin
    moves_on = difference(origin(order[two]), origin(order[0]))
    if moves_on != step or any(difference(later, earlier) != step for earlier, later in ahead):
        raise _does_not_apply(
            tr("every second row of '{figure}' must be the same", figure=figure.name)
        )
    if WINDOW * width > WORD:
        raise _does_not_apply(
            tr("six rows of {width} cells need more than {word} bits", width=width, word=WORD)
        )
    return BoardRows(figure.lattice, tuple(order[:two]), step, rows)


def too_long_error(symbol: str) -> CubewrightError:
    """Return the error for a piece that does not fit into the window."""
    return _does_not_apply(tr("piece {symbol} can span more than six rows", symbol=symbol))


def _does_not_apply(why: str) -> CubewrightError:
    return CubewrightError(
        tr(
            "The moving window of six rows does not apply: {why}. It is for boards of at "
            "least six equal rows, such as Meteor's; search the whole board instead "
            "(board=whole).",
            why=why,
        )
    )
