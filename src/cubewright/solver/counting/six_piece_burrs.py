"""Count the assemblies of six-piece burrs from given sticks, without visiting one of them.

The six sticks of a burr lie in three bundles of two, at right angles. 32 cells
lie in more than one bundle: the 8 *central* cells in all three, and 8 *between*
each two of them. An assembly gives each of these cells to at most one stick, so
a bundle is described by three sets of 8 cells: the central ones that it fills,
and those between it and the next and the previous bundle. Whether sticks with
these cells are allowed is a table of 2^24 truth values, the same for each bundle.

For central cells that are fixed for each bundle, the table is three matrices over
the sets of cells between bundles, and the assemblies are the trace of a product
of matrices. A table of disjoint sets is multiplied in between, as cells may stay
empty. The central cells of the third bundle are summed over all subsets of those
that remain, so that one product is made for each two disjoint sets of central
cells: 3^8 products of 256 x 256 matrices. Every number in them is an integer of
at most 2^24, which single precision represents exactly.

Assemblies that turning or reflecting the burr makes equal are counted once, by
Burnside's lemma over the 24 symmetries of the burr.

Published numbers: W. H. Cutler, "A Computer Analysis of All 6-Piece Burrs" (1994),
35,657,131,235 of all sticks; "Holey 6-Piece Burr!" (1988), 13,354,991 of notchable
ones.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import Cell, turned
from cubewright.model.generators.burr_sticks import (
    REMOVABLE,
    STICKS,
    stick_cells,
    stick_number,
)
from cubewright.model.lattices.cubic import CUBIC
from cubewright.translation import tr

Bools = NDArray[np.bool_]
Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

SETS = 256
"""The number of sets of eight cells."""
_ALL = SETS - 1
_Signs = tuple[int, int, int]
"""For each axis 1, or -1 if it is reversed."""
_NONE_REVERSED: _Signs = (1, 1, 1)
_INVERSION: _Signs = (-1, -1, -1)
_REVERSALS: tuple[_Signs, ...] = tuple((x, y, z) for x in (1, -1) for y in (1, -1) for z in (1, -1))


@dataclass(frozen=True)
class BurrCounts:
    """Numbers of assemblies: in a fixed position, up to rotation, and up to reflection too."""

    fixed: int
    rotations: int
    unique: int


def count_burrs(sticks: Collection[int], *, solid: bool = False) -> BurrCounts:
    """Return the number of assemblies of six sticks, each of which may be used several times.

    ``sticks``: the numbers of the allowed sticks, see
    :mod:`cubewright.model.generators.burr_sticks`, with the mirror image of each.
    ``solid``: no cell within the burr stays empty.
    Whether an assembly can be taken apart is not asked. Takes some ten seconds
    and 400 MB.

    >>> count_burrs([1])  # sticks with all their cells do not fit together
    BurrCounts(fixed=0, rotations=0, unique=0)

    Raises:
        ValueError: The mirror image of a stick is missing.
    """
    _check(sticks)
    table = _bundles(sticks)
    symmetrical = {signs: _invariant(table, signs) for signs in _REVERSALS}

    def kept(signs: _Signs) -> int:
        """The assemblies that reversing some axes leaves as they are."""
        x, y, z = signs
        each = ((x, y, z), (y, z, x), (z, x, y))
        return _assemblies([symmetrical[signs] for signs in each], solid=solid)

    fixed = kept(_NONE_REVERSED)
    # About an axis by 180 degrees, three axes; about a diagonal by 120, four of them, both ways.
    turns = 3 * kept((1, -1, -1)) + 8 * _turned_assemblies(table, solid=solid)
    mirrors = 3 * kept((1, 1, -1)) + kept(_INVERSION)
    # The cube of a turn by 120 degrees with inversion is the inversion.
    mirrors += 8 * _turned_assemblies(symmetrical[_INVERSION], solid=solid)
    return BurrCounts(fixed, (fixed + turns) // 12, (fixed + turns + mirrors) // 24)


def _check(sticks: Collection[int]) -> None:
    present = {stick_number(stick_cells(number)) for number in sticks}
    for number in sticks:
        mirror = stick_number(turned(cell, CUBIC.mirrors[0]) for cell in stick_cells(number))
        if mirror not in present:
            raise ValueError(
                tr("stick {number} needs its mirror image, {mirror}", number=number, mirror=mirror)
            )


# -- cells: the first bundle is along x, its sticks above each other; cells have coordinates from
# -- -3 to 2, so that reversing an axis takes n to -1 - n


def _turned(cell: Cell) -> Cell:
    """Turn by 120 degrees about a diagonal, which takes each bundle to the next."""
    return cell[2], cell[0], cell[1]


def _reversed(cell: Cell, signs: Sequence[int]) -> Cell:
    x, y, z = (each if sign > 0 else -1 - each for each, sign in zip(cell, signs, strict=True))
    return x, y, z


_CENTRE: tuple[Cell, ...] = tuple((x, y, z) for x in (-1, 0) for y in (-1, 0) for z in (-1, 0))
_NEXT: tuple[Cell, ...] = tuple((x, y, z) for x in (-2, 1) for y in (-1, 0) for z in (-1, 0))
"""Between the first bundle and the second, whose sticks lie along y, side by side in x."""
_PREVIOUS: tuple[Cell, ...] = tuple(_turned(_turned(cell)) for cell in _NEXT)
"""Between the first bundle and the third, in the order in which the third has them as next."""


def _moved(cells: Sequence[Cell], move: Callable[[Cell], Cell]) -> Ints:
    """Return where a map of the cells onto themselves takes each set of them."""
    sets = np.arange(SETS)
    places = [cells.index(move(cell)) for cell in cells]
    return sum(((sets >> bit & 1) << place for bit, place in enumerate(places)), 0 * sets)


_CENTRE_TURNED = _moved(_CENTRE, _turned)


def _bundles(sticks: Collection[int]) -> Bools:
    """Return whether the first bundle may fill sets of central, next and previous cells."""
    allowed, upside_down = _allowed(sticks), (1, -1, -1)
    both = np.ones((SETS,) * 3, bool)
    for is_upper in (False, True):
        # The removed cells of a stick, as bits of its number less one.
        removed = {(x - 3, y - 1, z - 2): bit for bit, (x, y, z) in enumerate(REMOVABLE)}
        if is_upper:
            removed = {_reversed(cell, upside_down): bit for cell, bit in removed.items()}
        parts = [_removed_bits(cells, removed) for cells in (_CENTRE, _NEXT, _PREVIOUS)]
        both &= allowed[parts[0][:, None, None] | parts[1][:, None] | parts[2]]
    return both


def _removed_bits(cells: Sequence[Cell], removed: dict[Cell, int]) -> Ints:
    """Return, for each set of cells that is filled, the bits of those that a stick lacks."""
    sets = np.arange(SETS)
    lacking = [
        ((~sets >> place) & 1) << removed[cell]
        for place, cell in enumerate(cells)
        if cell in removed
    ]
    return sum(lacking, 0 * sets)


def _allowed(sticks: Collection[int]) -> Bools:
    """Return, for each way to remove cells from a stick in place, whether it gives one of these."""
    whole = frozenset(stick_cells(1))
    values = {cell: 1 << bit for bit, cell in enumerate(REMOVABLE)}
    allowed = np.zeros(STICKS, bool)
    for number in sticks:
        cells = stick_cells(number)
        for turn in CUBIC.turns:
            lacking = whole.difference(CUBIC.normalized(turned(cell, turn) for cell in cells))
            # Turned across, or with notches in its outside, it lacks other cells too.
            if len(lacking) == len(whole) - len(cells) and values.keys() >= lacking:
                allowed[sum(values[cell] for cell in lacking)] = True
    return allowed


def _invariant(table: Bools, signs: _Signs) -> Bools:
    """Return the table without bundles that reversing the axes with sign -1 changes."""
    sets = np.arange(SETS)
    kept: list[Bools] = [
        _moved(cells, lambda cell: _reversed(cell, signs)) == sets
        for cells in (_CENTRE, _NEXT, _PREVIOUS)
    ]
    result: Bools = table & kept[0][:, None, None] & kept[1][:, None] & kept[2]
    return result


# -- counting


def _assemblies(tables: Sequence[Bools], *, solid: bool) -> int:
    """Return the number of assemblies whose bundles are in three tables."""
    sets = np.arange(SETS)
    meet = sets[:, None] == (_ALL ^ sets) if solid else sets[:, None] & sets == 0
    # The central cells of the second and third bundle are numbered as the first has them.
    second, third = (
        _matrices(tables[number][order], meet)
        for number, order in ((1, _inverse(_CENTRE_TURNED)), (2, _CENTRE_TURNED))
    )
    if not solid:
        _sum_over_subsets(third)
    used = np.flatnonzero(second.any(axis=(1, 2)))
    is_used: Bools = np.asarray(third.any(axis=(1, 2)))
    total = 0
    for first in np.flatnonzero(tables[0].any(axis=(1, 2))):
        matrix = _matrices(tables[0][first : first + 1], meet)[0]
        for other in used:
            rest = _ALL & ~(first | other)
            if not first & other and is_used[rest]:
                both = (matrix @ second[other]).astype(np.int64)
                total += int(np.vdot(both, third[rest].T.astype(np.int64)))
    return total


def _matrices(table: Bools, meet: Bools) -> Floats:
    """Return a matrix for each set of central cells: from previous cells to what may meet next."""
    made = np.zeros(table.shape, np.float32)
    for centre in np.flatnonzero(table.any(axis=(1, 2))):
        made[centre] = table[centre].T.astype(np.float32) @ meet.astype(np.float32)
    return made


def _sum_over_subsets(matrices: Floats) -> None:
    """Add to the matrix of each set those of its subsets, in place."""
    by_cell = matrices.reshape(2, 2, 2, 2, 2, 2, 2, 2, SETS, SETS)
    for cell in range(8):
        without, with_it = np.moveaxis(by_cell, cell, 0)
        with_it += without


def _turned_assemblies(table: Bools, *, solid: bool) -> int:
    """Return the number of assemblies that a turn by 120 degrees leaves as they are.

    Their three bundles are alike: what one has between it and the next, the next has
    between it and the previous one.
    """
    centre, following, previous = np.nonzero(table)
    once = _CENTRE_TURNED[centre]
    twice = _CENTRE_TURNED[once]
    fits: Bools = ((following & previous) == 0) & ((centre & once) == 0)
    if solid:
        fits &= ((following | previous) == _ALL) & ((centre | once | twice) == _ALL)
    return int(fits.sum())


def _inverse(order: Ints) -> Ints:
    inverse: Ints = np.argsort(order)
    return inverse
