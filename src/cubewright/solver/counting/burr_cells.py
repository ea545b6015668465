"""The common cells of a six-piece burr's bundles, and its symmetries.

The six sticks or boards of a burr lie in three bundles of two, at right angles. The first bundle is
along x, with one piece above the other. A turn of the burr by 120 degrees about a diagonal maps
each bundle to the next bundle. 32 cells lie in more than one bundle: the 8 *central* cells in all
three, and 8 *between* each pair. Coordinates are from -3 to 2, so that reversing an axis takes n to
-1 - n.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import Cell, turned
from cubewright.model.generators.burr_pieces import NUMBERS, BurrPieces
from cubewright.model.generators.burr_sticks import STICKS
from cubewright.model.lattices.cubic import CUBIC

Bools = NDArray[np.bool_]
Ints = NDArray[np.int64]
Signs = tuple[int, int, int]
"""A sign for each axis: -1 if the axis is reversed, otherwise 1."""

SETS = 256
"""The number of sets of eight cells."""
UPSIDE_DOWN: Signs = (1, -1, -1)
"""The reversal that maps the lower stick of the first bundle to the upper stick."""


def to_next_bundle(cell: Cell) -> Cell:
    """Return a cell's image under the turn by 120 degrees that maps each bundle to the next."""
    return cell[2], cell[0], cell[1]


def with_axes_reversed(cell: Cell, signs: Sequence[int]) -> Cell:
    """Return a cell's image under the reversal of axes."""
    x, y, z = (each if sign > 0 else -1 - each for each, sign in zip(cell, signs, strict=True))
    return x, y, z


CENTRE: tuple[Cell, ...] = tuple((x, y, z) for x in (-1, 0) for y in (-1, 0) for z in (-1, 0))
NEXT: tuple[Cell, ...] = tuple((x, y, z) for x in (-2, 1) for y in (-1, 0) for z in (-1, 0))
"""The cells between the first and second bundle, whose sticks lie side by side along y."""
PREVIOUS: tuple[Cell, ...] = tuple(to_next_bundle(to_next_bundle(cell)) for cell in NEXT)
"""The cells between the first and third bundle, in the order of :data:`NEXT` after two turns."""


def moved_sets(cells: Sequence[Cell], move: Callable[[Cell], Cell]) -> Ints:
    """Return the image of each set of cells under a map of the cells onto themselves."""
    sets = np.arange(SETS)
    places = [cells.index(move(cell)) for cell in cells]
    return sum(((sets >> bit & 1) << place for bit, place in enumerate(places)), 0 * sets)


def in_place(cells: Iterable[Cell], kind: BurrPieces, *, upper: bool) -> list[Cell]:
    """Return the cells of a numbered piece, moved to its place in the first bundle."""
    length, width, height = kind.size
    moved = [(x - length // 2, y - width // 2, z - height) for x, y, z in cells]
    return [with_axes_reversed(cell, UPSIDE_DOWN) for cell in moved] if upper else moved


def removable_cells(*, upper: bool, kind: BurrPieces = STICKS) -> dict[Cell, int]:
    """Return the removable cells of a piece of the first bundle, each with its bit."""
    return {cell: bit for bit, cell in enumerate(in_place(kind.removable, kind, upper=upper))}


def removed_bits(cells: Sequence[Cell], removed: dict[Cell, int]) -> Ints:
    """Return, for each set of filled cells, the bits of a stick's missing cells."""
    sets = np.arange(SETS)
    lacking = [
        ((~sets >> place) & 1) << removed[cell]
        for place, cell in enumerate(cells)
        if cell in removed
    ]
    return sum(lacking, 0 * sets)


def allowed_ways(numbers: Collection[int], kind: BurrPieces = STICKS) -> Bools:
    """Return whether each way to remove cells from a piece in place is allowed.

    ``numbers`` contains the allowed numbers, see :mod:`cubewright.model.generators.burr_pieces`.
    The way with index ``i`` leaves the piece numbered ``i + 1``. It is also allowed if the same
    shape has another allowed number.

    Raises:
        ValueError: No piece has this number.
    """
    values = {cell: 1 << bit for bit, cell in enumerate(kind.removable)}
    allowed = np.zeros(NUMBERS, bool)
    for number in numbers:
        cells = kind.cells(number)
        for turn in CUBIC.turns:
            lacking = kind.whole.difference(CUBIC.normalized(turned(cell, turn) for cell in cells))
            # If turned across, or notched on its outside, the piece also lacks other cells.
            if len(lacking) == len(kind.whole) - len(cells) and values.keys() >= lacking:
                allowed[sum(values[cell] for cell in lacking)] = True
    return allowed
