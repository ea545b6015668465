"""Most-constrained search where cells may stay empty and pieces may be left out.

The way is that of :mod:`cubewright.solver.kernels.most_constrained`; only the
cells and the pieces that a solution *needs* are items to branch on. Where all
of these are dealt with, what has been laid is a solution, and so is every
further choice of live placements: these are added in ascending order, so that
each set of them comes once.

All masks are uint64; all the rest is int64, since mixing the two gives floats.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from cubewright.model.cell import CountArray, IntArray, MaskArray
from cubewright.solver.kernels.mask_vectors import pack_disjoint, union_of_disjoint
from cubewright.solver.kernels.masks import either, is_empty, mask_at, put_mask, without
from cubewright.solver.kernels.most_constrained import branch
from cubewright.solver.kernels.option_lookup import Mask, size_of

CELL, PIECE, VOLUME = 0, 1, 2
"""Rows of ``cuts``."""
ITEM, OF_KIND, ANY = 0, 1, 2
"""A level's candidates: those of an item; or all live ones, of a kind or at all, in order."""


@njit(nogil=True, cache=True, error_model="numpy")
def arrive(
    level: int,
    required: Mask,
    occupied: MaskArray,
    left: IntArray,
    needed: IntArray,
    live: MaskArray,
    segments: CountArray,
    candidates: MaskArray,
    candidate_kinds: IntArray,
    cursors: CountArray,
    ends: CountArray,
    widths: CountArray,
    ways: CountArray,
) -> bool:
    """List a level's candidates; tell whether what has been laid so far is a solution."""
    kinds = left.shape[1]
    ways[level] = ITEM
    if not is_empty(without(required, mask_at(occupied, level, 0, required))):
        branch(
            level,
            required,
            occupied,
            left,
            needed,
            live,
            segments,
            candidates,
            candidate_kinds,
            cursors,
            ends,
            widths,
        )
        return False
    # Of the kinds still needed the one with the fewest placements; with none needed, any.
    ways[level] = ANY
    first = 0
    last = kinds
    complete = True
    for kind in range(kinds):
        if needed[level, kind] > 0:
            length = segments[level, kind + 1] - segments[level, kind]
            if complete or length < segments[level, last] - segments[level, first]:
                first = kind
                last = kind + 1
            complete = False
            ways[level] = OF_KIND
    listed = 0
    for kind in range(first, last):
        for i in range(segments[level, kind], segments[level, kind + 1]):
            put_mask(candidates, level, listed, mask_at(live, level, i, required))
            candidate_kinds[level, listed] = kind
            listed += 1
    cursors[level] = 0
    ends[level] = listed
    widths[level] = listed
    return complete and level > 0


@njit(nogil=True, cache=True, error_model="numpy")
def run(
    full: Mask,
    required: Mask,
    sizes: IntArray,
    occupied: MaskArray,
    left: IntArray,
    needed: IntArray,
    live: MaskArray,
    segments: CountArray,
    candidates: MaskArray,
    candidate_kinds: IntArray,
    cursors: CountArray,
    ends: CountArray,
    widths: CountArray,
    ways: CountArray,
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

    Shapes as in the exact kernel, but with ``p + 1`` levels for at most ``p``
    pieces: the last has nothing to lay. ``required`` are the cells that must be
    covered, ``sizes`` ``(t,)`` the cells of a piece, ``needed`` ``(p + 1, t)``
    the copies that must still be laid, ``ways`` ``(p + 1,)`` what candidates
    are; ``cuts`` ``(3, p + 1)`` by dead cell, dead piece and volume. Solutions
    are counted at the last level. Level -1 means done.
    """
    most = chosen.shape[2] - 1
    kinds = left.shape[1]
    room = found.shape[0] - live.shape[2]
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
        mask = mask_at(candidates, level, place, full)
        kind = np.int64(candidate_kinds[level, place])
        cursors[level] += 1
        explored[level] += 1
        work += 1
        put_mask(chosen, 0, level, mask)
        chosen_kinds[level] = kind
        filled = either(mask_at(occupied, level, 0, full), mask)
        below = level + 1

        # Is what is left to lay too little for the cells that must be filled, or too much?
        capacity = 0
        obliged = 0
        for each in range(kinds):
            copies = left[level, each]
            must = needed[level, each]
            if each == kind:
                copies -= 1
                must = max(must - 1, 0)
            left[below, each] = copies
            needed[below, each] = must
            capacity += copies * sizes[each]
            obliged += must * sizes[each]
        missing = without(required, filled)
        if capacity < size_of(missing) or obliged > size_of(without(full, filled)):
            cuts[VOLUME, level] += 1
            continue

        union = filled
        for each in range(kinds):
            if left[below, each] > 0:
                low = segments[level, each]
                high = segments[level, each + 1]
                union = either(union, union_of_disjoint(live, level, low, high, mask))
                work += high - low
                costs[level] += high - low
        if not is_empty(without(missing, union)):
            cuts[CELL, level] += 1
            continue

        # Survivors; where candidates are added in order, only those after this one.
        size = 0
        dead = False
        for each in range(kinds):
            segments[below, each] = size
            low = segments[level, each]
            high = segments[level, each + 1]
            if ways[level] == ANY:
                low = min(max(low, place + 1), high)
            elif ways[level] == OF_KIND and each == kind:
                low += place + 1
            if left[below, each] > 0:
                size = pack_disjoint(live, level, low, high, mask, live, below, size)
            if size - segments[below, each] < needed[below, each]:
                dead = True
                break
        if dead:
            cuts[PIECE, level] += 1
            continue
        segments[below, kinds] = size
        put_mask(occupied, below, 0, filled)
        kept[level] += 1
        level = below
        complete = arrive(
            level,
            required,
            occupied,
            left,
            needed,
            live,
            segments,
            candidates,
            candidate_kinds,
            cursors,
            ends,
            widths,
            ways,
        )
        if complete:
            explored[most] += 1
            kept[most] += 1
            for i in range(most):
                placed = i < level
                put_mask(found, count, i, mask_at(chosen, 0, i, full))
                found_kinds[count, i] = chosen_kinds[i] if placed else -1
            count += 1
        work += size
        costs[level] += size
    state[0] = level
    state[1] = count
