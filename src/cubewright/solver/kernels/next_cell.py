"""Next free cell: the lowest empty cell is filled, by each placement whose lowest cell it is.

The formulation of the Meteor articles, and of many programs since de Bruijn
(1971). Placements are masks of one word; a table leads from a cell to the
placements that begin there, kind after kind.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from cubewright.model.cell import CountArray, IntArray, MaskArray
from cubewright.solver.kernels.bits import ones, trailing_zeros

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


@njit(nogil=True, cache=True, error_model="numpy")
def has_dead_island(
    free: np.uint64, neighbours: MaskArray, sizes: IntArray, left: IntArray
) -> bool:
    """Whether some island of free cells has a size that no choice of the pieces left adds up to."""
    sums = _ONE
    for kind in range(left.shape[0]):
        for _ in range(left[kind]):
            sums |= sums << np.uint64(sizes[kind])
    while free != _ZERO:
        island = free & (~free + _ONE)
        front = island
        while front != _ZERO:
            cell = trailing_zeros(front)
            front &= front - _ONE
            fresh = neighbours[cell] & free & ~island
            island |= fresh
            front |= fresh
        size = ones(island)
        # Of 64 cells in one island nothing has been laid yet.
        if size < np.uint64(64) and (sums >> size) & _ONE == _ZERO:
            return True
        free &= ~island
    return False


@njit(nogil=True, cache=True, error_model="numpy")
def run(
    full: np.uint64,
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

    With ``p`` pieces, ``n`` placements and ``c`` cells: ``masks`` and ``kinds_of`` ``(n,)``, those
    that begin at cell ``i`` being ``begins[i]:begins[i + 1]``; ``left`` ``(p, kinds)``; ``cuts``
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
        mask = masks[option]
        if occupied[level] & mask != _ZERO:
            cuts[0, level] += 1
            continue
        filled = occupied[level] | mask
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
            if has_dead_island(full & ~filled, neighbours, sizes, left[below]):
                cuts[1, level] += 1
                continue
        kept[level] += 1
        occupied[below] = filled
        cell = trailing_zeros(full & ~filled)
        cursors[below] = begins[cell]
        ends[below] = begins[cell + _ONE]
        widths[below] = ends[below] - cursors[below]
        level = below
    state[0] = level
    state[1] = count
