"""Depth first over the pieces, as BCSolve 0.82, with each of its rules a switch.

The placements still possible of all unplaced kinds lie one after another, a
segment a kind. After each placement they are filtered into the next level, and
the rules look at what is left:

- *identical pieces in order*: a copy is laid at a higher mask than the one before;
- *all pieces placeable*: no kind has fewer placements left than copies;
- *all cubelets coverable*: laid and still possible together reach every cell;
- *parity*: the free cells' imbalance of the two colours is within reach;
- *piece must cover*: a cell that only one piece can still reach must be covered
  by it, which removes that piece's other placements.

A branch is counted for the first rule that cuts it, in this order.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from cubewright.model.cell import BoolArray, CountArray, IntArray, MaskArray
from cubewright.solver.kernels.mask_vectors import pack_disjoint, union_of_disjoint
from cubewright.solver.kernels.masks import common, either, is_empty, mask_at, put_mask, without
from cubewright.solver.kernels.option_lookup import Mask, comes_before, size_of

_ZERO = np.uint64(0)
_ONE = np.uint64(1)

IDENTICAL, PLACEABLE, COVERABLE, PARITY, MUST_COVER = 0, 1, 2, 3, 4
"""Rows of ``rules`` and ``cuts``."""


@njit(nogil=True, cache=True, error_model="numpy")
def parity_fails(free: Mask, black: Mask, imbalances: IntArray, left: IntArray) -> bool:
    """Whether the pieces left cannot cover as many free cells of each colour as there are."""
    mine = 2 * size_of(common(free, black)) - size_of(free)
    if mine < 0:
        mine = -mine
    if mine > 63:
        return False  # farther than the word reaches: left to the search
    # Bit i of the reach: an imbalance of i, whatever its sign; at most 63.
    reach = _ONE
    for kind in range(left.shape[0]):
        step = np.uint64(imbalances[kind])
        for _ in range(left[kind]):
            higher = reach << step
            lower = reach >> step
            folded = _ZERO
            for i in range(imbalances[kind]):
                if (reach >> np.uint64(i)) & _ONE != _ZERO:
                    folded |= _ONE << (step - np.uint64(i))
            reach = higher | lower | folded
    within: bool = (reach >> np.uint64(mine)) & _ONE == _ONE
    return not within


@njit(nogil=True, cache=True, error_model="numpy")
def must_cover(
    free: Mask, live: MaskArray, level: int, segments: CountArray, left: IntArray
) -> int:
    """Take out of a level's row what leaves a cell uncovered that only its kind can reach.

    Returns how many placements went, or -1 where a kind lost more than it can spare.
    """
    kinds = left.shape[1]
    none = without(free, free)
    once = none
    twice = none
    for kind in range(kinds):
        low = segments[level, kind]
        high = segments[level, kind + 1]
        reach = union_of_disjoint(live, level, low, high, none)
        twice = either(twice, common(once, reach))
        once = either(once, reach)
        if left[level, kind] > 1:
            twice = either(twice, reach)
    only = common(without(once, twice), free)
    if is_empty(only):
        return 0
    size = 0
    gone = 0
    for kind in range(kinds):
        low = segments[level, kind]
        high = segments[level, kind + 1]
        segments[level, kind] = size
        if left[level, kind] == 0:
            continue
        needed = common(union_of_disjoint(live, level, low, high, none), only)
        for i in range(low, high):
            mask = mask_at(live, level, i, free)
            put_mask(live, level, size, mask)
            if is_empty(without(needed, mask)):
                size += 1
        gone += high - low - (size - segments[level, kind])
        if size - segments[level, kind] < left[level, kind]:
            return -1
    segments[level, kinds] = size
    return gone


@njit(nogil=True, cache=True, error_model="numpy")
def run(
    full: Mask,
    black: Mask,
    imbalances: IntArray,
    order: IntArray,
    rules: BoolArray,
    occupied: MaskArray,
    left: IntArray,
    live: MaskArray,
    segments: CountArray,
    cursors: CountArray,
    ends: CountArray,
    widths: CountArray,
    chosen: MaskArray,
    chosen_kinds: IntArray,
    explored: CountArray,
    kept: CountArray,
    cuts: CountArray,
    costs: CountArray,
    found: MaskArray,
    found_kinds: IntArray,
    state: CountArray,
    budget: int,
) -> None:
    """Search on until the budget of mask tests is spent, the buffer is full, or all is done.

    With ``p`` pieces, ``t`` kinds and ``n`` placements: ``order`` ``(p,)`` the kind laid at each
    level, or -1 for the kind with the fewest placements left; ``live`` ``(p, words, n)`` with
    ``segments`` ``(p, t + 1)``; ``rules`` ``(5,)`` and ``cuts`` ``(5, p)``.
    """
    pieces = chosen.shape[2]
    kinds = left.shape[1]
    room = found.shape[0] - 1
    level = state[0]
    count = state[1]
    work = 0
    while work < budget and count <= room:
        if cursors[level] == ends[level]:
            level -= 1
            if level < 0:
                break
            continue
        place = cursors[level]
        mask = mask_at(live, level, place, full)
        kind = np.int64(chosen_kinds[level])
        cursors[level] += 1
        explored[level] += 1
        work += 1
        put_mask(chosen, 0, level, mask)
        filled = either(mask_at(occupied, level, 0, full), mask)
        if level + 1 == pieces:
            # A placement that is live fits, and the numbers of cells agree.
            ascending = True
            for i in range(pieces):
                for j in range(i):
                    if chosen_kinds[i] == chosen_kinds[j]:
                        later = mask_at(chosen, 0, i, full)
                        if comes_before(later, mask_at(chosen, 0, j, full)):
                            ascending = False
            if not ascending:
                cuts[IDENTICAL, level] += 1
                continue
            kept[level] += 1
            for i in range(pieces):
                put_mask(found, count, i, mask_at(chosen, 0, i, full))
                found_kinds[count, i] = chosen_kinds[i]
            count += 1
            continue

        below = level + 1
        size = 0
        short = False
        for each in range(kinds):
            segments[below, each] = size
            copies = left[level, each]
            low = segments[level, each]
            if each == kind:
                copies -= 1
                if rules[IDENTICAL]:
                    low = place + 1
            left[below, each] = copies
            if copies == 0:
                continue
            work += segments[level, each + 1] - low
            costs[level] += segments[level, each + 1] - low
            high = segments[level, each + 1]
            size = pack_disjoint(live, level, low, high, mask, live, below, size)
            if size - segments[below, each] < copies:
                short = True
        segments[below, kinds] = size
        if short and rules[PLACEABLE]:
            cuts[PLACEABLE, level] += 1
            continue
        free = without(full, filled)
        if rules[COVERABLE]:
            reach = union_of_disjoint(live, below, 0, size, filled)
            if not is_empty(without(free, reach)):
                cuts[COVERABLE, level] += 1
                continue
        if rules[PARITY] and parity_fails(free, black, imbalances, left[below]):
            cuts[PARITY, level] += 1
            continue
        if rules[MUST_COVER]:
            work += size
            costs[level] += size
            gone = must_cover(free, live, below, segments, left)
            if gone < 0:
                cuts[MUST_COVER, level] += 1
                continue
            explored[below] += gone
            cuts[MUST_COVER, below] += gone
        kept[level] += 1
        put_mask(occupied, below, 0, filled)
        next_kind = np.int64(order[below])
        if next_kind < 0:
            fewest = live.shape[2] + 1
            for each in range(kinds):
                length = segments[below, each + 1] - segments[below, each]
                if left[below, each] > 0 and length < fewest:
                    fewest = length
                    next_kind = each
        chosen_kinds[below] = next_kind
        cursors[below] = segments[below, next_kind]
        ends[below] = segments[below, next_kind + 1]
        widths[below] = ends[below] - cursors[below]
        level = below
    state[0] = level
    state[1] = count
