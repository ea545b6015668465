"""The live placements at each level of a search, and the item to branch on.

Exact cover with minimum remaining values (Knuth, TAOCP 7.2.2.1, Algorithm X and exercise 9), but
without links. The *live* placements of a level are still possible. They are stored one after
another in a row of masks, one segment for each kind of piece. A kind's number of live placements is
the length of its segment.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.kernels.array_types import Counts2, Ints2, Mask, Words3
from cubewright.solver.kernels.compiling import step
from cubewright.solver.kernels.levels import Levels, open_level
from cubewright.solver.kernels.masks import (
    LONG,
    and_not_masks,
    bit_counts,
    long_bit_counts,
    mask_at,
    or_masks,
    places_covering,
    put_mask,
    trailing_zeros,
)

_ZERO = np.uint64(0)
_ONE = np.uint64(1)
KIND_BITS = 16
"""The number of bits for a kind beside a number of placements."""
MAX_COUNTED = 8
"""The number below which the short bit-sliced counters are exact; larger counts need long ones."""


class LiveOptions(NamedTuple):
    """The options of each level; ``l`` levels, ``w`` words per mask, ``t`` kinds, ``n`` options.

    The rows of masks have eight more places than options, because vector code reads and writes
    them.
    """

    occupied: Words3
    """``(l, w, 1)`` uint64: the cells covered before the level's placement."""
    left: Ints2
    """``(l, t)`` int32: the copies of each kind still to place."""
    live: Words3
    """``(l, w, n + 8)`` uint64: the live placements, kind by kind, ascending within a kind."""
    segments: Counts2
    """``(l, t + 1)`` int64: the start of each kind's live placements, and the end of the last."""
    candidates: Words3
    """``(l, w, n + 8)`` uint64: the placements to try, which belong to the item branched on."""
    candidate_kinds: Ints2
    """``(l, n + 8)`` int32: the kinds of the candidates."""


@step
def choose_item(
    levels: Levels, options: LiveOptions, level: int, cells: Mask, needed: IntArray
) -> None:
    """Choose the item with the fewest live placements (step X3) and list them (step X4).

    Items are the uncovered cells of ``cells`` and the kinds with one copy left
    that is ``needed`` ``(l, t)``. A cell is preferred to a kind with the same
    number, and the lowest cell to other cells.
    """
    uncovered = and_not_masks(cells, mask_at(options.occupied, level, 0, cells))
    kind, least = rarest_kind(options, level, needed)
    cell, least = rarest_cell(options, level, uncovered, least)
    if cell < 0 and least > MAX_COUNTED:
        cell, least = rarest_cell_of_many(options, level, uncovered, least)
    if cell >= 0:
        listed = list_cell(options, level, cells, cell)
    else:
        listed = list_kind(options, level, cells, kind, 0)
    open_level(levels, level, 0, listed)


@step
def rarest_kind(options: LiveOptions, level: int, needed: IntArray) -> tuple[int, int]:
    """Return the item among the kinds with the fewest live placements, and their number.

    A kind is an item if it has one copy left that is ``needed`` ``(l, t)``.
    """
    # A single number for both avoids a branch in the loop, which would be mispredicted.
    none = (options.live.shape[2] + 1) << KIND_BITS
    rarest = none
    for kind in range(options.left.shape[1]):
        length = options.segments[level, kind + 1] - options.segments[level, kind]
        is_item = (options.left[level, kind] == 1) & (needed[level, kind] == 1)
        rarest = min(rarest, (length << KIND_BITS) + kind if is_item else none)
    chosen = -1 if rarest == none else rarest & ((1 << KIND_BITS) - 1)
    return chosen, rarest >> KIND_BITS


@step
def rarest_cell(options: LiveOptions, level: int, uncovered: Mask, least: int) -> tuple[int, int]:
    """Return the cell with the fewest live placements, if at most ``least``, and their number.

    Bit-sliced counters count all 64 cells of a word at once. A cell with eight placements or more
    is not considered. Returns -1 for no cell.
    """
    low = options.segments[level, 0]
    high = options.segments[level, options.left.shape[1]]
    cell = -1
    for word in range(len(uncovered)):
        ones, twos, fours, many = bit_counts(options.live, level, word, low, high)
        few = uncovered[word] & ~many
        if few == _ZERO:
            continue
        count = 0
        rarer = few & ~fours
        if rarer != _ZERO:
            few = rarer
        else:
            count += 4
        rarer = few & ~twos
        if rarer != _ZERO:
            few = rarer
        else:
            count += 2
        rarer = few & ~ones
        if rarer != _ZERO:
            few = rarer
        else:
            count += 1
        if count < least or (count == least and cell < 0):
            least = count
            cell = 64 * word + np.int64(trailing_zeros(few))
    return cell, least


@step
def rarest_cell_of_many(
    options: LiveOptions, level: int, uncovered: Mask, least: int
) -> tuple[int, int]:
    """Return the result of :func:`rarest_cell`, from counters long enough for every cell."""
    low = options.segments[level, 0]
    high = options.segments[level, options.left.shape[1]]
    cell = -1
    for word in range(len(uncovered)):
        if uncovered[word] == _ZERO:
            continue
        digits = long_bit_counts(options.live, level, word, low, high)
        few = uncovered[word] & ~digits[LONG]
        if few == _ZERO:
            few = uncovered[word]
        count = 0
        for digit in range(LONG - 1, -1, -1):
            rarer = few & ~digits[digit]
            count += count
            if rarer != _ZERO:
                few = rarer
            else:
                count += 1
        if count < least or (count == least and cell < 0):
            least = count
            cell = 64 * word + np.int64(trailing_zeros(few))
    return cell, least


@step
def list_cell(options: LiveOptions, level: int, like: Mask, cell: int) -> int:
    """Copy the live placements that cover a cell to the candidates; return their number."""
    word = cell >> 6
    bit = cell & 63
    count = options.segments[level, options.left.shape[1]]
    listed = 0
    for first in range(0, count, 64):
        last = min(first + 64, count)
        covering = places_covering(options.live, level, word, first, last, bit)
        while covering != _ZERO:
            place = first + np.int64(trailing_zeros(covering))
            covering &= covering - _ONE
            kind = 0
            for each in range(1, options.segments.shape[1]):
                kind += options.segments[level, each] <= place
            put_mask(options.candidates, level, listed, mask_at(options.live, level, place, like))
            options.candidate_kinds[level, listed] = kind
            listed += 1
    return listed


@step
def list_kind(options: LiveOptions, level: int, like: Mask, kind: int, listed: int) -> int:
    """Append a kind's live placements to the candidates; return the number of candidates."""
    for i in range(options.segments[level, kind], options.segments[level, kind + 1]):
        put_mask(options.candidates, level, listed, mask_at(options.live, level, i, like))
        options.candidate_kinds[level, listed] = kind
        listed += 1
    return listed


@step
def try_candidate(
    levels: Levels, options: LiveOptions, level: int, full: Mask
) -> tuple[int, Mask, Mask]:
    """Step X5 or X6: choose the next candidate; return its kind, its mask and all cells covered."""
    place = levels.cursors[level]
    mask = mask_at(options.candidates, level, place, full)
    kind: int = np.int64(options.candidate_kinds[level, place])
    levels.cursors[level] += 1
    levels.explored[level] += 1
    put_mask(levels.chosen, 0, level, mask)
    levels.chosen_kinds[level] = kind
    return kind, mask, or_masks(mask_at(options.occupied, level, 0, full), mask)
