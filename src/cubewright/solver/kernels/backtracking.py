"""Depth-first search over the pieces with BCSolve 0.82's rules, each with a switch.

The possible placements of all unplaced kinds are stored one after another, one segment for each
kind. After each placement they are filtered into the next level, and the rules examine the result.
A step is named after its rule:

- *identical pieces in order*: a copy is placed at a higher mask than the previous copy;
- *all pieces placeable*: no kind has fewer placements left than copies;
- *all cubelets coverable*: some remaining placement covers each free cell;
- *parity*: the remaining pieces can cover the free cells of each colour;
- *piece must cover*: a cell that only one piece can still reach must be covered
  by it, which removes that piece's other placements.

A branch counts for the first rule, in this order, that cuts it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.solver.kernels.array_types import Bools1, Counts2, Ints1, Ints2, Mask, Words3
from cubewright.solver.kernels.compiling import entry_point, kernel, step
from cubewright.solver.kernels.levels import (
    FOUND,
    LEVEL,
    Levels,
    backtrack,
    open_level,
    record_solution,
)
from cubewright.solver.kernels.masks import (
    and_masks,
    and_not_masks,
    is_empty,
    mask_at,
    or_masks,
    pack_disjoint,
    put_mask,
    union_of_disjoint,
)
from cubewright.solver.kernels.option_lookup import comes_before, size_of

_ZERO = np.uint64(0)
_ONE = np.uint64(1)

IDENTICAL, PLACEABLE, COVERABLE, PARITY, MUST_COVER = 0, 1, 2, 3, 4
"""The indices in :attr:`BacktrackingArrays.rules`, and the rows of :attr:`Levels.cuts`."""


class BacktrackingArrays(NamedTuple):
    """The data of :func:`run`: ``p`` pieces, ``w`` words, ``t`` kinds, ``n`` options.

    There is one level for each piece. The candidates of a level are its kind's segment of ``live``.
    """

    levels: Levels
    full: Mask
    """All cells of the figure."""
    black: Mask
    """The cells of one colour of the chessboard colouring."""
    imbalances: Ints1
    """``(t,)`` int32: the difference between the numbers of cells of each colour, by kind."""
    order: Ints1
    """``(p,)`` int32: the kind of each level; -1 for the kind with the fewest placements."""
    rules: Bools1
    """``(5,)`` bool: whether each rule is on."""
    occupied: Words3
    """``(p, w, 1)`` uint64: the cells covered before the level's placement."""
    left: Ints2
    """``(p, t)`` int32: the copies of each kind still to place."""
    live: Words3
    """``(p, w, n + 8)`` uint64: the possible placements, kind by kind.

    Vector code reads and writes the last eight places.
    """
    segments: Counts2
    """``(p, t + 1)`` int64: the start of each kind's live placements, and the end of the last."""


@entry_point
def run(search: BacktrackingArrays, budget: int) -> None:
    """Search until the budget of mask tests is spent, the buffer is full or the search ends."""
    levels = search.levels
    rules = search.rules
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
        place = levels.cursors[level]
        mask = mask_at(search.live, level, place, full)
        levels.cursors[level] += 1
        levels.explored[level] += 1
        work += 1
        put_mask(levels.chosen, 0, level, mask)
        below = level + 1
        if below == pieces:
            # A live placement fits, and the numbers of cells agree, so the figure is full.
            if are_in_order(levels, full):
                levels.kept[level] += 1
                record_solution(levels, full, count)
                count += 1
            else:
                levels.cuts[IDENTICAL, level] += 1
            continue

        tests, placeable = filter_live(search, level, place, mask)
        work += tests
        if rules[PLACEABLE] and not placeable:
            levels.cuts[PLACEABLE, level] += 1
            continue
        filled = or_masks(mask_at(search.occupied, level, 0, full), mask)
        if rules[COVERABLE] and not is_coverable(search, below, filled):
            levels.cuts[COVERABLE, level] += 1
            continue
        if rules[PARITY] and parity_fails(search, below, and_not_masks(full, filled)):
            levels.cuts[PARITY, level] += 1
            continue
        if rules[MUST_COVER]:
            size = search.segments[below, search.left.shape[1]]
            work += size
            levels.costs[level] += size
            removed = apply_must_cover(search, below, and_not_masks(full, filled))
            if removed < 0:
                levels.cuts[MUST_COVER, level] += 1
                continue
            levels.explored[below] += removed
            levels.cuts[MUST_COVER, below] += removed
        levels.kept[level] += 1
        put_mask(search.occupied, below, 0, filled)
        choose_kind(search, below)
        level = below
    levels.state[LEVEL] = level
    levels.state[FOUND] = count


@step
def are_in_order(levels: Levels, full: Mask) -> bool:
    """Return whether copies of a kind were placed in ascending order of their masks."""
    ascending = True
    for i in range(levels.found.shape[2]):
        for j in range(i):
            if levels.chosen_kinds[i] == levels.chosen_kinds[j]:
                later = mask_at(levels.chosen, 0, i, full)
                if comes_before(later, mask_at(levels.chosen, 0, j, full)):
                    ascending = False
    return ascending


@step
def filter_live(search: BacktrackingArrays, level: int, place: int, mask: Mask) -> tuple[int, bool]:
    """Copy the placements that stay live after the chosen one to the next level.

    If identical pieces are placed in order, only later placements of the same kind are copied.
    Returns the number of tests, and whether each kind has at least as many placements as copies.
    """
    left = search.left
    segments = search.segments
    chosen = np.int64(search.levels.chosen_kinds[level])
    below = level + 1
    size = 0
    tests = 0
    placeable = True
    for kind in range(left.shape[1]):
        segments[below, kind] = size
        copies = left[level, kind]
        low = segments[level, kind]
        high = segments[level, kind + 1]
        if kind == chosen:
            copies -= 1
            if search.rules[IDENTICAL]:
                low = place + 1
        left[below, kind] = copies
        if copies == 0:
            continue
        tests += high - low
        size = pack_disjoint(search.live, level, low, high, mask, search.live, below, size)
        if size - segments[below, kind] < copies:
            placeable = False
    segments[below, left.shape[1]] = size
    search.levels.costs[level] += tests
    return tests, placeable


@step
def is_coverable(search: BacktrackingArrays, level: int, filled: Mask) -> bool:
    """Return whether each free cell is covered by some live placement."""
    size = search.segments[level, search.left.shape[1]]
    reach = union_of_disjoint(search.live, level, 0, size, filled)
    covered: bool = is_empty(and_not_masks(and_not_masks(search.full, filled), reach))
    return covered


@kernel
def parity_fails(search: BacktrackingArrays, level: int, free: Mask) -> bool:
    """Return whether the remaining pieces cannot cover the free cells of each colour."""
    wanted = 2 * size_of(and_masks(free, search.black)) - size_of(free)
    if wanted < 0:
        wanted = -wanted
    if wanted > 63:
        return False  # one word cannot hold the sums, so the search decides
    # Bit i: the pieces so far can reach an imbalance of i, at most 63, up to sign.
    reach = _ONE
    for kind in range(search.left.shape[1]):
        by = np.uint64(search.imbalances[kind])
        for _ in range(search.left[level, kind]):
            higher = reach << by
            lower = reach >> by
            folded = _ZERO
            for i in range(search.imbalances[kind]):
                if (reach >> np.uint64(i)) & _ONE != _ZERO:
                    folded |= _ONE << (by - np.uint64(i))
            reach = higher | lower | folded
    within: bool = (reach >> np.uint64(wanted)) & _ONE == _ONE
    return not within


@kernel
def apply_must_cover(search: BacktrackingArrays, level: int, free: Mask) -> int:
    """Remove live placements that leave a cell uncovered that only their kind can reach.

    Returns the number of removed placements, or -1 if a kind has too few left.
    """
    live = search.live
    segments = search.segments
    left = search.left
    kinds = left.shape[1]
    reached_once_only = reached_by_one(search, level, free)
    if is_empty(reached_once_only):
        return 0
    size = 0
    removed = 0
    for kind in range(kinds):
        low = segments[level, kind]
        high = segments[level, kind + 1]
        segments[level, kind] = size
        if left[level, kind] == 0:
            continue
        nothing = and_not_masks(free, free)
        reach = union_of_disjoint(live, level, low, high, nothing)
        needed = and_masks(reach, reached_once_only)
        for i in range(low, high):
            mask = mask_at(live, level, i, free)
            put_mask(live, level, size, mask)
            if is_empty(and_not_masks(needed, mask)):
                size += 1
        removed += high - low - (size - segments[level, kind])
        if size - segments[level, kind] < left[level, kind]:
            return -1
    segments[level, kinds] = size
    return removed


@step
def reached_by_one(search: BacktrackingArrays, level: int, free: Mask) -> Mask:
    """Return the free cells that live placements of only one kind, with one copy left, cover."""
    nothing = and_not_masks(free, free)
    once = nothing
    twice = nothing
    for kind in range(search.left.shape[1]):
        low = search.segments[level, kind]
        high = search.segments[level, kind + 1]
        reach = union_of_disjoint(search.live, level, low, high, nothing)
        twice = or_masks(twice, and_masks(once, reach))
        once = or_masks(once, reach)
        if search.left[level, kind] > 1:
            twice = or_masks(twice, reach)
    reached: Mask = and_masks(and_not_masks(once, twice), free)
    return reached


@step
def choose_kind(search: BacktrackingArrays, level: int) -> None:
    """Start a level with the placements of its kind, which is fixed or the rarest."""
    segments = search.segments
    chosen = np.int64(search.order[level])
    if chosen < 0:
        fewest = search.live.shape[2] + 1
        for kind in range(search.left.shape[1]):
            length = segments[level, kind + 1] - segments[level, kind]
            if search.left[level, kind] > 0 and length < fewest:
                fewest = length
                chosen = kind
    search.levels.chosen_kinds[level] = chosen
    open_level(search.levels, level, segments[level, chosen], segments[level, chosen + 1])
