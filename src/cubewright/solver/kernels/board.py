"""Next free cell for boards: tables of candidates, and a check for dead islands.

Tables lead from a cell, the cells covered after it and the kinds left to the placements that begin
there and fit. After each placement, the lowest free cells are checked. On a narrow board, a table
shows whether the next cells contain an island that no pieces can fill. On other boards, a cell
without a free neighbour is isolated. Programs for flat boards have long filled the next free cell
and looked for isolated cells (for example D. Fletcher, "A program to solve the pentomino problem by
the recursive use of macros", CACM 8, 1965).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.model.cell import MaskArray
from cubewright.solver.kernels.array_types import (
    Bools1,
    Counts1,
    Ints1,
    Ints2,
    Mask,
    Words1,
    Words3,
    Words4,
)
from cubewright.solver.kernels.cell_candidates import (
    SEGMENT,
    bits_between,
    candidates_of_kinds,
    fitting,
)
from cubewright.solver.kernels.compiling import entry_point, kernel, step
from cubewright.solver.kernels.island_windows import Windows, has_dead_island
from cubewright.solver.kernels.levels import (
    FOUND,
    LEVEL,
    Levels,
    open_level,
    record_options,
    take_copy,
)
from cubewright.solver.kernels.masks import (
    and_masks,
    and_not_masks,
    cell_mask,
    count_ones,
    is_empty,
    mask_at,
    or_masks,
    put_mask,
    trailing_zeros,
)
from cubewright.solver.kernels.option_lookup import lowest_cell, size_of

OVERLAP, ISLAND = 0, 1
"""Rows of :attr:`Levels.cuts`: the placement does not fit, or leaves a dead island."""
CHECKED_CELLS = 5
"""The number of lowest free cells to check; two to five take the same time on 6x10."""
MAX_KINDS = 64
"""The maximum number of kinds, which are bits of one word."""
_NONE, _ONE = np.uint64(0), np.uint64(1)


class BoardArrays(NamedTuple):
    """The data of :func:`run`: ``p`` levels, one per piece, ``w`` words, ``t`` kinds.

    ``n`` is the number of options that may be placed, ``c`` the number of cells, in the order of
    filling. Row ``c`` of ``begins`` stands for the root, where the symmetry-breaking piece is
    placed.
    """

    levels: Levels
    full: Mask
    """All cells of the figure."""
    masks: Words3
    """``(1, w, n)`` uint64: the options, by first cell and kind; the root's options last."""
    kinds: Ints1
    """``(n,)`` int32: the kind of each option."""
    begins: Ints2
    """``(c + 1, t + 1)`` int32: options at cell ``i`` of kind ``k`` start at ``begins[i, k]``."""
    neighbours: Words3
    """``(1, w, c)`` uint64: the neighbours of each cell."""
    checks_cells: bool
    """Whether an isolated cell cuts a branch: no piece has a single cell or separate parts."""
    checks_windows: bool
    """Whether a dead island among the next cells cuts a branch, instead of an isolated cell."""
    windows: Windows
    has_copies: bool
    """Whether some kind has more than one copy."""
    free: Words3
    """``(p, w, 1)`` uint64: the cells to fill at each level."""
    cells: Ints1
    """``(p,)`` int32: the row of ``begins`` with each level's candidates."""
    remaining: Words1
    """``(p,)`` uint64: the kinds with a copy left, as bits."""
    left: Ints2
    """``(p, t)`` int32: the copies of each kind still to place, if some kind has several."""
    tables: Words4
    """The tables of :mod:`.cell_candidates`, with ``c + 1`` rows; empty if they are too large."""
    segments: Counts1
    """``(p,)`` int64, during a call: the first place of the segment being tried."""
    untried: Words1
    """``(p,)`` uint64, during a call: the candidates of this segment that fit, as bits."""


@entry_point
def run(search: BoardArrays, budget: int) -> None:
    """Search until the budget of mask tests is spent, the buffer is full or the search complete.

    Solutions are indices of placements, in ``Levels.found[:, 0]``. Opening a segment counts its
    candidates as explored. The end of a call takes back those that are still untried.
    """
    levels = search.levels
    full = search.full
    pieces = levels.found.shape[2]
    room = levels.found.shape[0] - 1
    level = levels.state[LEVEL]
    count = levels.state[FOUND]
    work = 0
    for each in range(level + 1):
        levels.explored[each] += open_segment(search, each, levels.cursors[each])
    while level >= 0 and work < budget and count <= room:
        free = mask_at(search.free, level, 0, full)
        begin = search.segments[level]
        untried = search.untried[level]
        # While the search descends, it does not read the arrays that it has written.
        while True:
            islands = 0
            fits = False
            place = begin
            rest = free
            while untried != _NONE:
                place = begin + np.int64(trailing_zeros(untried))
                untried &= untried - _ONE
                mask = mask_at(search.masks, 0, place, full)
                if not is_empty(and_not_masks(mask, free)):
                    continue
                rest = and_not_masks(free, mask)
                if not leaves_dead_island(search, rest):
                    fits = True
                    break
                islands += 1
            levels.cuts[ISLAND, level] += islands
            if not fits:
                work += 1
                if begin + SEGMENT < levels.ends[level]:
                    levels.cursors[level] = begin + SEGMENT
                    tried = open_segment(search, level, begin + SEGMENT)
                    levels.explored[level] += tried
                    work += tried
                else:
                    levels.cursors[level] = levels.ends[level]
                    level -= 1
                break
            levels.kept[level] += 1
            levels.cursors[level] = place + 1
            levels.chosen[0, 0, level] = np.uint64(place)
            search.untried[level] = untried
            if level + 1 == pieces:
                record_options(levels, count)
                count += 1
                break
            level += 1
            enter_level(search, level, np.int64(search.kinds[place]), rest)
            tried = open_segment(search, level, levels.cursors[level])
            levels.explored[level] += tried
            work += tried + 1
            if work >= budget:
                break
            free = rest
            begin = search.segments[level]
            untried = search.untried[level]
    for each in range(level + 1):
        if levels.cursors[each] < search.segments[each] + SEGMENT:
            levels.explored[each] -= open_segment(search, each, levels.cursors[each])
    levels.state[LEVEL] = level
    levels.state[FOUND] = count
    # Each candidate is one test; a candidate that is neither kept nor cut for an island does not
    # fit.
    for each in range(pieces):
        explored = levels.explored[each]
        levels.costs[each] = explored
        levels.cuts[OVERLAP, each] = explored - levels.kept[each] - levels.cuts[ISLAND, each]


@step
def open_segment(search: BoardArrays, level: int, place: int) -> int:
    """Find the candidates at and after a place in its segment; return their number.

    Only candidates of the kinds left count, whether they fit or not.
    """
    end = search.levels.ends[level]
    search.segments[level] = end
    search.untried[level] = _NONE
    if place >= end:
        return 0
    cell = np.int64(search.cells[level])
    first = np.int64(search.begins[cell, 0])
    segment = (place - first) // SEGMENT
    begin = first + SEGMENT * segment
    candidates = candidates_of_kinds(
        search.tables, search.begins, cell, segment, search.remaining[level]
    )
    candidates &= bits_between(place - begin, end - begin)
    search.segments[level] = begin
    search.untried[level] = fitting(
        search.tables, cell, segment, candidates, mask_at(search.free, level, 0, search.full)
    )
    number: int = np.int64(count_ones(candidates))
    return number


@step
def enter_level(search: BoardArrays, level: int, kind: int, free: Mask) -> None:
    """Open the level below a placement of a kind, with the cells that remain free."""
    remaining = search.remaining[level - 1]
    if search.has_copies:
        take_copy(search.left, level - 1, kind)
        if search.left[level, kind] == 0:
            remaining &= ~(_ONE << np.uint64(kind))
    else:
        remaining &= ~(_ONE << np.uint64(kind))
    search.remaining[level] = remaining
    put_mask(search.free, level, 0, free)
    cell = lowest_cell(free)
    search.cells[level] = cell
    begins = search.begins
    open_level(search.levels, level, begins[cell, 0], begins[cell, begins.shape[1] - 1])


@step
def leaves_dead_island(search: BoardArrays, free: Mask) -> bool:
    """Return whether the check for islands cuts a branch with some free cells, perhaps none."""
    if search.checks_windows:
        return not is_empty(free) and has_dead_island(search.windows, free)
    return search.checks_cells and isolates_cell(search, free)


@step
def isolates_cell(search: BoardArrays, free: Mask) -> bool:
    """Return whether one of the lowest free cells has no free neighbour."""
    isolated = False
    others = free
    for _ in range(CHECKED_CELLS):
        if not isolated and not is_empty(others):
            cell = lowest_cell(others)
            isolated = is_empty(and_masks(mask_at(search.neighbours, 0, cell, free), free))
            others = and_not_masks(others, cell_mask(free, cell))
    return isolated


@entry_point
def mark_isolating(
    masks: Words3,
    kinds: Ints1,
    neighbours: Words3,
    sums: Words3,
    ranks: Ints1,
    full: Mask,
    low: int,
    high: int,
    marks: Bools1,
) -> None:
    """Mark the options that cut off a region whose size the other pieces cannot fill.

    Only the options ``low`` to ``high`` are examined, and only their marks are written. ``masks``
    ``(1, w, n)`` uint64 and ``kinds`` ``(n,)`` int32 are the options, ``neighbours`` is ``(1, w,
    c)`` uint64. ``sums`` ``(1, 2 w, t)`` uint64 contains a bit for each number of cells that the
    pieces can fill if one piece of a kind is left out. ``ranks`` ``(n,)`` int32 is the smallest
    option to which a symmetry maps each option; an option has the mark of its rank. ``marks`` is
    ``(n,)`` bool.
    """
    is_connected = is_empty(and_not_masks(full, region_of(neighbours, full)))
    for option in range(low, high):
        if ranks[option] < option:
            marks[option] = marks[ranks[option]]
            continue
        mask = mask_at(masks, 0, option, full)
        free = and_not_masks(full, mask)
        marks[option] = False
        if is_connected and leaves_one_region(neighbours, mask, free):
            size = size_of(free)
            marks[option] = (
                sums[0, size >> 6, kinds[option]] >> np.uint64(size & 63) & _ONE == _NONE
            )
            continue
        while not is_empty(free):
            region = region_of(neighbours, free)
            size = size_of(region)
            if sums[0, size >> 6, kinds[option]] >> np.uint64(size & 63) & _ONE == _NONE:
                marks[option] = True
                break
            free = and_not_masks(free, region)


@kernel
def leaves_one_region(neighbours: MaskArray, mask: Mask, free: Mask) -> bool:
    """Return whether a mask leaves the free cells of a connected figure connected.

    The free cells stay connected if the free cells next to the mask are connected, usually through
    their own neighbours alone. A walk that first tries only these neighbours takes a sixth of the
    time in a box of 512 cells. ``neighbours`` is ``(1, w, c)`` uint64.
    """
    around = and_masks(all_neighbours(neighbours, mask), free)
    if is_empty(around):
        return True
    near = and_masks(or_masks(around, all_neighbours(neighbours, around)), free)
    connected: bool = is_connected_within(neighbours, around, near)
    if not connected:
        connected = is_connected_within(neighbours, around, free)
    return connected


@kernel
def all_neighbours(neighbours: MaskArray, mask: Mask) -> Mask:
    """Return the neighbours of all cells of a mask; ``neighbours`` is ``(1, w, c)`` uint64."""
    found: Mask = and_not_masks(mask, mask)
    while not is_empty(mask):
        cell = lowest_cell(mask)
        mask = and_not_masks(mask, cell_mask(mask, cell))
        found = or_masks(found, mask_at(neighbours, 0, cell, mask))
    return found


@kernel
def is_connected_within(neighbours: MaskArray, cells: Mask, free: Mask) -> bool:
    """Return whether paths through free cells connect all ``cells``, at least one.

    ``neighbours`` is ``(1, w, c)`` uint64.
    """
    region: Mask = cell_mask(free, lowest_cell(cells))
    front = region
    while not is_empty(front) and not is_empty(and_not_masks(cells, region)):
        cell = lowest_cell(front)
        front = and_not_masks(front, cell_mask(free, cell))
        fresh = and_not_masks(and_masks(mask_at(neighbours, 0, cell, free), free), region)
        region = or_masks(region, fresh)
        front = or_masks(front, fresh)
    is_reached: bool = is_empty(and_not_masks(cells, region))
    return is_reached


@kernel
def region_of(neighbours: MaskArray, free: Mask) -> Mask:
    """Return the connected region of free cells around the lowest one.

    ``neighbours`` is ``(1, w, c)`` uint64.
    """
    region: Mask = cell_mask(free, lowest_cell(free))
    front = region
    while not is_empty(front):
        cell = lowest_cell(front)
        front = and_not_masks(front, cell_mask(free, cell))
        fresh = and_not_masks(and_masks(mask_at(neighbours, 0, cell, free), free), region)
        region = or_masks(region, fresh)
        front = or_masks(front, fresh)
    return region
