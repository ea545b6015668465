"""A board of like rows seen through a window of six of them, as the Meteor articles do it.

Rows lie across the figure's longest axis, or the longest that has such rows;
in a figure of more layers they are slices.

The window moves on by two rows as soon as its first two are full. Where it
reaches the end of the board it turns round and comes back from the other end,
so that nothing need be known of the far edge: the rows met already are full.
So the board is never more than six rows, and as rows repeat every two, what
may be laid at the first two rows of the window is the same wherever it stands
on the way, but for the edge at which it sets out.
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

WINDOW, STEP = 6, 2
"""How many rows are in sight, and how many the window moves on at once."""
WORD = 64

Place = tuple[int, int]
"""A row and a place in it, both counted from the end at which the window sets out."""


@dataclass(frozen=True)
class WindowPosition:
    """Where the window stands: so many rows from where it set out, on its way back or not."""

    base: int
    back: bool

    @property
    def at_start(self) -> bool:
        """Whether it still stands where it set out."""
        return self.base == 0


@dataclass(frozen=True)
class BoardRows:
    """A board whose rows are equally long and repeat every two.

    ``first`` are the cells of its first two rows, ``step`` leads from a cell to
    the one two rows on.
    """

    lattice: Lattice
    first: tuple[Cell, ...]
    step: Cell
    rows: int

    @property
    def width(self) -> int:
        """How many cells a row has."""
        return len(self.first) // STEP

    @property
    def bits(self) -> int:
        """How many bits the window takes."""
        return WINDOW * self.width

    @property
    def positions(self) -> tuple[WindowPosition, ...]:
        """Where the window stands, one after the other."""
        there = [WindowPosition(base, False) for base in range(0, self.rows - WINDOW + 1, STEP)]
        return (*there, WindowPosition(0, True), WindowPosition(STEP, True))

    def cell(self, place: Place, back: bool) -> Cell:
        """The cell of a place, also of one beyond the board's ends."""
        row, column = place
        if back:
            row, column = self.rows - 1 - row, self.width - 1 - column
        pairs, odd = divmod(row, STEP)
        x, y, z = self.first[odd * self.width + column]
        return (x + pairs * self.step[0], y + pairs * self.step[1], z + pairs * self.step[2])

    def places(self, rows: range) -> Iterator[Place]:
        """Every place of some rows."""
        return ((row, column) for row in rows for column in range(self.width))

    def neighbours(self, back: bool) -> MaskArray:
        """For each place of the window the mask of its neighbours, ``(bits,)``."""
        cells = [self.cell(place, back) for place in self.places(range(WINDOW))]
        masks: MaskArray = masks_of_neighbours(self.lattice, cells, 1)[0, 0]
        return masks

    def island_sizes(self, taken: frozenset[Place], stand: WindowPosition) -> list[int]:
        """The sizes of the islands that a placement cuts off, as far as the window's end shows.

        They lie between the placement, the two sides of the board and, where
        the window stands at the edge, that edge; what opens to rows beyond the
        placement is none.
        """
        rows = [row for row, _ in taken]
        low, high = min(rows), max(rows)
        free = {
            self.cell(place, stand.back): place[0]
            for place in self.places(range(0 if stand.at_start else low - 1, high + 2))
            if place not in taken
        }
        least = 0 if stand.at_start else low
        parts = Figure(free, lattice=self.lattice).parts()
        return [len(part) for part in parts if all(least <= free[c] <= high for c in part)]


def board_rows(figure: Figure) -> BoardRows:
    """The rows of a board; raises :class:`CubewrightError` where it is no such board."""
    longest_first = np.argsort(figure.size, kind="stable")[::-1].tolist()
    reasons = []
    for axis in longest_first:
        try:
            return _rows_across(figure, [axis, *(a for a in longest_first if a != axis)])
        except CubewrightError as error:
            reasons.append(error)
    raise reasons[0]


def _rows_across(figure: Figure, axes: list[int]) -> BoardRows:
    """The rows across the first of the axes, each in the order of the others."""
    order = sorted(figure.cells, key=lambda cell: [cell[axis] for axis in axes])
    width = sum(cell[axes[0]] == order[0][axes[0]] for cell in order)
    rows = len(order) // width
    two = STEP * width
    if rows < WINDOW or rows % 2 or len(order) != rows * width:
        raise _does_not_apply(f"'{figure.name}' is no board of an even number of like rows")
    step = difference(order[two], order[0])
    ahead = zip(order, order[two:], strict=False)
    origin = figure.lattice.origin
    moves_on = difference(origin(order[two]), origin(order[0]))
    if moves_on != step or any(difference(later, earlier) != step for earlier, later in ahead):
        raise _does_not_apply(f"the rows of '{figure.name}' do not repeat every two")
    if WINDOW * width > WORD:
        raise _does_not_apply(f"six rows of {width} cells are more than {WORD} bits")
    return BoardRows(figure.lattice, tuple(order[:two]), step, rows)


def piece_too_long(symbol: str) -> CubewrightError:
    """What to raise where a piece does not fit into the window."""
    return _does_not_apply(f"piece {symbol} can span more rows than that")


def _does_not_apply(why: str) -> CubewrightError:
    return CubewrightError(
        f"The moving window of six rows does not apply: {why}. "
        "It is for boards such as Meteor's, of six like rows or more; "
        "search the whole board instead (board=whole)."
    )
