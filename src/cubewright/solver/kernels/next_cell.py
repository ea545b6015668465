"""Next free cell: fill the lowest empty cell with each placement that begins there.

This is the formulation of the Meteor articles, and of many programs since N. G. de Bruijn
(Programming Pearls, Appl. Math. Institute, Eindhoven, 1971). Placements are masks of a few words. A
table leads from a cell to the placements that begin there, kind after kind.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.solver.kernels.array_types import Ints1, Ints2, Mask, Words3
from cubewright.solver.kernels.compiling import entry_point, kernel, step
from cubewright.solver.kernels.levels import (
    FOUND,
    LEVEL,
    Levels,
    backtrack,
    open_level,
    record_options,
    take_copy,
)
from cubewright.solver.kernels.masks import (
    and_masks,
    and_not_masks,
    cell_mask,
    is_empty,
    mask_at,
    or_masks,
    put_mask,
    shift_mask,
)
from cubewright.solver.kernels.option_lookup import lowest_cell, size_of

OVERLAP, ISLAND = 0, 1
"""Rows of :attr:`Levels.cuts`: the placement does not fit, or leaves an island."""
ISLAND_COST = 4
"""The cost of one check for islands, in tests of one placement against another."""


class NextCellArrays(NamedTuple):
    """The data of :func:`run`: ``p`` levels, one per piece, ``w`` words, ``t`` kinds.

    ``n`` is the number of options that may be placed, ``c`` the number of cells, in the order of
    filling.
    """

    levels: Levels
    full: Mask
    """All cells of the figure."""
    masks: Words3
    """``(1, w, n)`` uint64: the options, by their first cell."""
    kinds: Ints1
    """``(n,)`` int32: the kind of each option."""
    begins: Ints1
    """``(c + 1,)`` int32: the options that begin at cell ``i`` are ``begins[i]:begins[i + 1]``."""
    neighbours: Words3
    """``(1, w, c)`` uint64: the neighbours of each cell."""
    sizes: Ints1
    """``(t,)`` int32: the number of cells of a piece of each kind."""
    looks_for_islands: bool
    """Whether islands are checked after each placement."""
    occupied: Words3
    """``(p, w, 1)`` uint64: the cells covered before the level's placement."""
    left: Ints2
    """``(p, t)`` int32: the copies of each kind still to place."""


@entry_point
def run(search: NextCellArrays, budget: int) -> None:
    """Search until the budget of mask tests is spent, the buffer is full or the search is complete.

    Solutions are indices of placements, in ``Levels.found[:, 0]``.
    """
    levels = search.levels
    full = search.full
    pieces = levels.found.shape[2]
    room = levels.found.shape[0] - 1
    level = levels.state[LEVEL]
    count = levels.state[FOUND]
    work = 0
    while work < budget and count <= room:
        level = backtrack(levels, level)
        if level < 0:
            break
        option = levels.cursors[level]
        levels.cursors[level] += 1
        levels.costs[level] += 1
        work += 1
        kind = search.kinds[option]
        if search.left[level, kind] == 0:
            continue
        levels.explored[level] += 1
        mask = mask_at(search.masks, 0, option, full)
        covered = mask_at(search.occupied, level, 0, full)
        if not is_empty(and_masks(covered, mask)):
            levels.cuts[OVERLAP, level] += 1
            continue
        levels.chosen[0, 0, level] = np.uint64(option)
        if level + 1 == pieces:
            # The numbers of cells agree, so the last piece that fits fills the figure.
            levels.kept[level] += 1
            record_options(levels, count)
            count += 1
            continue
        take_copy(search.left, level, kind)
        filled = or_masks(covered, mask)
        free = and_not_masks(full, filled)
        if search.looks_for_islands:
            work += ISLAND_COST
            levels.costs[level] += ISLAND_COST
            if has_dead_island(search, level + 1, free):
                levels.cuts[ISLAND, level] += 1
                continue
        levels.kept[level] += 1
        level += 1
        put_mask(search.occupied, level, 0, filled)
        cell = lowest_cell(free)
        open_level(levels, level, search.begins[cell], search.begins[cell + 1])
    levels.state[LEVEL] = level
    levels.state[FOUND] = count


@kernel
def has_dead_island(search: NextCellArrays, level: int, free: Mask) -> bool:
    """Return whether an island of free cells has a size that no pieces can fill at a level."""
    sums = fillable_sizes(search, level, free)
    while not is_empty(free):
        island = cell_mask(free, lowest_cell(free))
        front = island
        while not is_empty(front):
            cell = lowest_cell(front)
            front = and_not_masks(front, cell_mask(free, cell))
            neighbours = mask_at(search.neighbours, 0, cell, free)
            fresh = and_not_masks(and_masks(neighbours, free), island)
            island = or_masks(island, fresh)
            front = or_masks(front, fresh)
        size = size_of(island)
        # If an island has as many cells as the sums have bits, no piece has been placed yet.
        if size < 64 * len(free) and is_empty(and_masks(sums, cell_mask(free, size))):
            return True
        free = and_not_masks(free, island)
    return False


@step
def fillable_sizes(search: NextCellArrays, level: int, like: Mask) -> Mask:
    """Return the numbers of cells that some of the remaining pieces fill, as bits of a mask."""
    sums: Mask = cell_mask(like, 0)
    for kind in range(search.left.shape[1]):
        for _ in range(search.left[level, kind]):
            larger = sums
            by = np.int64(search.sizes[kind])
            while by > 0:
                larger = shift_mask(larger, min(by, 63))
                by -= 63
            sums = or_masks(sums, larger)
    return sums
