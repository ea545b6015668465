"""The common cells of a six-piece burr's bundles, and its symmetries.

The six sticks of a burr lie in three bundles of two, at right angles. The first bundle is along x,
with one stick above the other. A turn of the burr by 120 degrees about a diagonal maps each bundle
to the next bundle. 32 cells lie in more than one bundle: the 8 *central* cells in all three, and 8
*between* each pair. Coordinates are from -3 to 2, so that reversing an axis takes n to -1 - n.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import Cell, turned
from cubewright.model.generators.burr_sticks import REMOVABLE, STICKS, stick_cells
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


def removable_cells(*, upper: bool) -> dict[Cell, int]:
    """Return the removable cells of a stick of the first bundle, each with its bit."""
    removed = {(x - 3, y - 1, z - 2): bit for bit, (x, y, z) in enumerate(REMOVABLE)}
    if upper:
        removed = {with_axes_reversed(cell, UPSIDE_DOWN): bit for cell, bit in removed.items()}
    return removed


def removed_bits(cells: Sequence[Cell], removed: dict[Cell, int]) -> Ints:
    """Return, for each set of filled cells, the bits of a stick's missing cells."""
    sets = np.arange(SETS)
    lacking = [
        ((~sets >> place) & 1) << removed[cell]
        for place, cell in enumerate(cells)
        if cell in removed
    ]
    return sum(lacking, 0 * sets)


def allowed_ways(sticks: Collection[int]) -> Bools:
    """Return whether each way to remove cells from a stick in place is allowed.

    ``sticks`` contains the allowed numbers, see :mod:`cubewright.model.generators.burr_sticks`. The
    way with index ``i`` leaves the stick numbered ``i + 1``. It is also allowed if the same shape
    has another allowed number.

    Raises:
        ValueError: No stick has this number.
    """
    whole = frozenset(stick_cells(1))
    values = {cell: 1 << bit for bit, cell in enumerate(REMOVABLE)}
    allowed = np.zeros(STICKS, bool)
    for number in sticks:
        cells = stick_cells(number)
        for turn in CUBIC.turns:
            lacking = whole.difference(CUBIC.normalized(turned(cell, turn) for cell in cells))
            # If turned across, or notched on its outside, the stick also lacks other cells.
            if len(lacking) == len(whole) - len(cells) and values.keys() >= lacking:
                allowed[sum(values[cell] for cell in lacking)] = True
    return allowed
