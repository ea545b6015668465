"""Next free cell: the lowest empty cell is filled, by each placement whose lowest cell it is.

The formulation of the Meteor articles, and of many programs since de Bruijn
(1971). Placements are masks of a few words; a table leads from a cell to the
placements that begin there, kind after kind.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from cubewright.model.cell import CountArray, IntArray, MaskArray
from cubewright.solver.kernels.masks import (
    common,
    either,
    is_empty,
    mask_at,
    put_mask,
    raised,
    single,
    without,
)
from cubewright.solver.kernels.option_lookup import Mask, lowest_cell, size_of


@njit(nogil=True, cache=True, error_model="numpy")
def has_dead_island(free: Mask, neighbours: MaskArray, sizes: IntArray, left: IntArray) -> bool:
    """Whether some island of free cells has a size that no choice of the pieces left adds up to."""
    sums = single(free, 0)
    for kind in range(left.shape[0]):
        for _ in range(left[kind]):
            larger = sums
            rest = np.int64(sizes[kind])
            while rest > 0:
                larger = raised(larger, min(rest, 63))
                rest -= 63
            sums = either(sums, larger)
    while not is_empty(free):
        island = single(free, lowest_cell(free))
        front = island
        while not is_empty(front):
            cell = lowest_cell(front)
            front = without(front, single(free, cell))
            fresh = without(common(mask_at(neighbours, 0, cell, free), free), island)
            island = either(island, fresh)
            front = either(front, fresh)
        size = size_of(island)
        # An island of as many cells as there are bits: nothing has been laid yet.
        if size < 64 * len(free) and is_empty(common(sums, single(free, size))):
            return True
        free = without(free, island)
    return False


@njit(nogil=True, cache=True, error_model="numpy")
def run(
    full: Mask,
    masks: MaskArray,
    kinds_of: IntArray,
    begins: IntArray,
    neighbours: MaskArray,
    sizes: IntArray,
    look_for_islands: bool,
    occupied: MaskArray,
    left: IntArray,
    cursors: CountArray,
    ends: CountArray,
    widths: CountArray,
    chosen: MaskArray,
    explored: CountArray,
    kept: CountArray,
    cuts: CountArray,
    costs: CountArray,
    found: MaskArray,
    state: CountArray,
    budget: int,
) -> None:
    """Search on until the budget of mask tests is spent, the buffer is full, or all is done.

    With ``p`` pieces, ``n`` placements and ``c`` cells: ``masks`` ``(1, words, n)`` and
    ``kinds_of`` ``(n,)``, those that begin at cell ``i`` being ``begins[i]:begins[i + 1]``;
    ``neighbours`` ``(1, words, c)``; ``left`` ``(p, kinds)``; ``cuts``
    ``(2, p)`` by overlap and island; ``found`` ``(buffer, p)`` takes indices of placements.
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
        option = cursors[level]
        cursors[level] += 1
        work += 1
        costs[level] += 1
        kind = kinds_of[option]
        if left[level, kind] == 0:
            continue
        explored[level] += 1
        mask = mask_at(masks, 0, option, full)
        before = mask_at(occupied, level, 0, full)
        if not is_empty(common(before, mask)):
            cuts[0, level] += 1
            continue
        filled = either(before, mask)
        free = without(full, filled)
        chosen[0, 0, level] = np.uint64(option)
        if level + 1 == pieces:
            # The numbers of cells agree, so the last piece that fits fills the figure.
            kept[level] += 1
            for i in range(pieces):
                found[count, 0, i] = chosen[0, 0, i]
            count += 1
            continue
        below = level + 1
        for each in range(kinds):
            left[below, each] = left[level, each]
        left[below, kind] -= 1
        if look_for_islands:
            work += 4
            costs[level] += 4
            if has_dead_island(free, neighbours, sizes, left[below]):
                cuts[1, level] += 1
                continue
        kept[level] += 1
        put_mask(occupied, below, 0, filled)
        cell = lowest_cell(free)
        cursors[below] = begins[cell]
        ends[below] = begins[cell + 1]
        widths[below] = ends[below] - cursors[below]
        level = below
    state[0] = level
    state[1] = count
