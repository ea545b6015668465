"""Count the assemblies of six-piece burrs from given sticks, without visiting them.

The six sticks of a burr lie in three bundles of two, at right angles. 32 cells lie in more than one
bundle: the 8 *central* cells in all three, and 8 *between* each pair. An assembly gives each of
these cells to at most one stick, so three sets of 8 cells describe a bundle: the central cells that
it fills, and the cells between it and the next and the previous bundle. A table of 2^24 truth
values, the same for each bundle, states whether the sticks with these cells are allowed.

If the central cells of each bundle are fixed, the table gives three matrices over the sets of cells
between bundles, and the number of assemblies is the trace of a product of matrices. Because cells
may stay empty, the product contains factors for disjoint sets. The central cells of the third
bundle are summed over all subsets of the remaining cells. There is thus one product for each pair
of disjoint sets of central cells: 3^8 products of 256 x 256 matrices. All their entries are
integers of at most 2^24, which single precision represents exactly.

Assemblies that are equal up to turning or reflecting count once, by Burnside's lemma over the 24
symmetries of the burr.

Published numbers: W. H. Cutler, "A Computer Analysis of All 6-Piece Burrs" (1994), 35,657,131,235
of all sticks; "Holey 6-Piece Burr!" (1988), 13,354,991 of notchable sticks.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import turned
from cubewright.model.generators.burr_sticks import stick_cells, stick_number
from cubewright.model.lattices.cubic import CUBIC
from cubewright.solver.counting.burr_cells import (
    CENTRE,
    NEXT,
    PREVIOUS,
    SETS,
    Bools,
    Ints,
    Signs,
    allowed_ways,
    moved_sets,
    removable_cells,
    removed_bits,
    to_next_bundle,
    with_axes_reversed,
)
from cubewright.translation import tr

Floats = NDArray[np.float32]

_ALL = SETS - 1
_NONE_REVERSED: Signs = (1, 1, 1)
_INVERSION: Signs = (-1, -1, -1)
_REVERSALS: tuple[Signs, ...] = tuple((x, y, z) for x in (1, -1) for y in (1, -1) for z in (1, -1))


@dataclass(frozen=True)
class BurrCounts:
    """Numbers of assemblies: in a fixed position, up to rotation, and up to reflection, too."""

    fixed: int
    rotations: int
    unique: int


def count_burrs(sticks: Collection[int], *, solid: bool = False) -> BurrCounts:
    """Return the number of assemblies of six sticks, each of which may be used several times.

    ``sticks`` contains the numbers of the allowed sticks, including their mirror images, see
    :mod:`cubewright.model.generators.burr_sticks`. ``solid``: no cell inside the burr stays empty.
    Assemblies count even if they do not come apart. The count takes some ten seconds and 400 MB.

    >>> count_burrs([1])  # sticks with all their cells do not fit together
    BurrCounts(fixed=0, rotations=0, unique=0)

    Raises:
        ValueError: The mirror image of a stick is missing.
    """
    _check(sticks)
    table = _bundles(sticks)
    symmetrical = {signs: _invariant(table, signs) for signs in _REVERSALS}

    def kept(signs: Signs) -> int:
        """Return the number of assemblies that are unchanged by reversing some axes."""
        x, y, z = signs
        each = ((x, y, z), (y, z, x), (z, x, y))
        return _assemblies([symmetrical[signs] for signs in each], solid=solid)

    fixed = kept(_NONE_REVERSED)
    # Three half turns about an axis, and eight turns by 120 degrees about a diagonal.
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


_CENTRE_TURNED = moved_sets(CENTRE, to_next_bundle)


def _bundles(sticks: Collection[int]) -> Bools:
    allowed = allowed_ways(sticks)
    both = np.ones((SETS,) * 3, bool)
    for upper in (False, True):
        removed = removable_cells(upper=upper)
        parts = [removed_bits(cells, removed) for cells in (CENTRE, NEXT, PREVIOUS)]
        both &= allowed[parts[0][:, None, None] | parts[1][:, None] | parts[2]]
    return both


def _invariant(table: Bools, signs: Signs) -> Bools:
    """Return the table without bundles that change when axes with the sign -1 are reversed."""
    sets = np.arange(SETS)
    kept: list[Bools] = [
        moved_sets(cells, lambda cell: with_axes_reversed(cell, signs)) == sets
        for cells in (CENTRE, NEXT, PREVIOUS)
    ]
    result: Bools = table & kept[0][:, None, None] & kept[1][:, None] & kept[2]
    return result


# -- counting


def _assemblies(tables: Sequence[Bools], *, solid: bool) -> int:
    sets = np.arange(SETS)
    meet = sets[:, None] == (_ALL ^ sets) if solid else sets[:, None] & sets == 0
    # The central cells of the second and third bundle have the numbers of the first bundle's.
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
    """Return, for each set of central cells, a matrix of compatible previous and next cells."""
    made = np.zeros(table.shape, np.float32)
    for centre in np.flatnonzero(table.any(axis=(1, 2))):
        made[centre] = table[centre].T.astype(np.float32) @ meet.astype(np.float32)
    return made


def _sum_over_subsets(matrices: Floats) -> None:
    """Add to each set's matrix the matrices of the set's subsets, in place."""
    by_cell = matrices.reshape(2, 2, 2, 2, 2, 2, 2, 2, SETS, SETS)
    for cell in range(8):
        without, with_it = np.moveaxis(by_cell, cell, 0)
        with_it += without


def _turned_assemblies(table: Bools, *, solid: bool) -> int:
    """Return the number of assemblies that a turn by 120 degrees leaves unchanged.

    Their three bundles are alike. The cells between the first and the next bundle correspond to the
    cells between the next bundle and the first.
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
