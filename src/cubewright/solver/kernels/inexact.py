"""Most-constrained search in which cells may stay empty and pieces unused.

The search equals :mod:`cubewright.solver.kernels.most_constrained`, but it branches only on the
cells and pieces that a solution *needs*. In Knuth's terms (TAOCP 7.2.2.1, Algorithm X with
secondary items, Algorithm M for numbers of copies), the others are secondary. Once every needed
item is covered, the chosen placements are a solution. Each further live placement gives another
solution. These placements are added in ascending order, so that each set is found once. If the
number of holes is limited, a set that fills too few cells is only a part of solutions. Such a set
is dead if its live placements cannot fill enough cells. A set is also dead if it contains too many
pieces of a choice, or can no longer get enough of them.

All masks are uint64. All other numbers are int64, because mixing the two gives floats.
"""

from __future__ import annotations

from typing import NamedTuple

from cubewright.solver.kernels.array_types import Counts1, Ints1, Ints2, Mask
from cubewright.solver.kernels.choices import (
    ANY,
    CELL,
    ITEM,
    OF_KIND,
    PIECE,
    VOLUME,
    Choices,
    choices_fit,
    choices_met,
)
from cubewright.solver.kernels.compiling import entry_point, step
from cubewright.solver.kernels.levels import FOUND, LEVEL, Levels, backtrack, open_level
from cubewright.solver.kernels.live_options import (
    LiveOptions,
    choose_item,
    list_kind,
    try_candidate,
)
from cubewright.solver.kernels.masks import (
    and_not_masks,
    is_empty,
    mask_at,
    or_masks,
    pack_disjoint,
    put_mask,
    union_of_disjoint,
)
from cubewright.solver.kernels.option_lookup import size_of


class InexactArrays(NamedTuple):
    """The data of :func:`run`: ``l`` levels, one more than pieces, and ``t`` kinds.

    The last level has no placement; its counts are numbers of solutions.
    """

    levels: Levels
    options: LiveOptions
    full: Mask
    """All cells of the figure."""
    required: Mask
    """The cells that must be covered."""
    sizes: Ints1
    """``(t,)`` int32: the number of cells of a piece of each kind."""
    min_filled: int
    """The minimum number of cells that a solution fills."""
    needed: Ints2
    """``(l, t)`` int32: the copies of each kind that must still be placed."""
    candidate_types: Counts1
    """``(l,)`` int64: the types of candidates, :data:`ITEM`, :data:`OF_KIND` or :data:`ANY`."""
    choices: Choices


@entry_point
def enter_level(search: InexactArrays, level: int) -> bool:
    """Steps X2 to X4: list a level's candidates; return whether the placements are a solution."""
    levels = search.levels
    options = search.options
    search.candidate_types[level] = ITEM
    covered = mask_at(options.occupied, level, 0, search.full)
    if not is_empty(and_not_masks(search.required, covered)):
        choose_item(levels, options, level, search.required, search.needed)
        return False
    # Choose the needed kind with the fewest placements; if none is needed, any.
    search.candidate_types[level] = ANY
    first = 0
    last = options.left.shape[1]
    complete = True
    for kind in range(options.left.shape[1]):
        if search.needed[level, kind] > 0:
            length = options.segments[level, kind + 1] - options.segments[level, kind]
            if complete or length < options.segments[level, last] - options.segments[level, first]:
                first = kind
                last = kind + 1
            complete = False
            search.candidate_types[level] = OF_KIND
    listed = 0
    for kind in range(first, last):
        listed = list_kind(options, level, search.full, kind, listed)
    open_level(levels, level, 0, listed)
    filled: bool = complete and level > 0 and size_of(covered) >= search.min_filled
    return filled and choices_met(search.choices, levels.chosen_kinds, level)


@entry_point
def run(search: InexactArrays, budget: int) -> None:
    """Search until the budget of mask tests is spent, the buffer is full or the search ends."""
    levels = search.levels
    options = search.options
    room = levels.found.shape[0] - options.live.shape[2]
    level = levels.state[LEVEL]
    count = levels.state[FOUND]
    work = 0
    while work < budget and count <= room:
        level = backtrack(levels, level)
        if level < 0:
            break
        place = levels.cursors[level]
        kind, mask, filled = try_candidate(levels, options, level, search.full)
        work += 1
        missing = and_not_masks(search.required, filled)
        if not volume_fits(search, level, kind, filled, missing):
            levels.cuts[VOLUME, level] += 1
            continue
        tests, dead = is_dead(search, level, mask, filled, missing)
        work += tests
        if dead:
            levels.cuts[CELL, level] += 1
            continue
        size = keep_survivors(search, level, place, kind, mask)
        if size < 0:
            levels.cuts[PIECE, level] += 1
            continue
        levels.kept[level] += 1
        level += 1
        put_mask(options.occupied, level, 0, filled)
        if enter_level(search, level):
            record_partial(levels, search.full, level, count)
            count += 1
        work += size
        levels.costs[level] += size
    levels.state[LEVEL] = level
    levels.state[FOUND] = count


@step
def volume_fits(search: InexactArrays, level: int, kind: int, filled: Mask, missing: Mask) -> bool:
    """Count the copies left below a level; return whether their cells can suffice.

    All copies together must suffice for the missing cells and for the minimum number of cells of a
    solution. The needed copies must fit into the free cells.
    """
    left = search.options.left
    needed = search.needed
    below = level + 1
    capacity = 0
    obliged = 0
    for each in range(left.shape[1]):
        copies = left[level, each]
        must = needed[level, each]
        if each == kind:
            copies -= 1
            must = max(must - 1, 0)
        left[below, each] = copies
        needed[below, each] = must
        capacity += copies * search.sizes[each]
        obliged += must * search.sizes[each]
    if search.choices.members.shape[0] > 0:
        if not choices_fit(search.choices, search.levels.chosen_kinds, left, needed, level):
            return False
        capacity = 0
        for each in range(left.shape[1]):
            capacity += left[below, each] * search.sizes[each]
    free = and_not_masks(search.full, filled)
    fits: bool = capacity >= size_of(missing) and obliged <= size_of(free)
    return fits and size_of(filled) + capacity >= search.min_filled


@step
def is_dead(
    search: InexactArrays, level: int, mask: Mask, filled: Mask, missing: Mask
) -> tuple[int, bool]:
    """Return the number of tests, and whether the live placements cannot fill enough cells."""
    options = search.options
    union = filled
    tests = 0
    for each in range(options.left.shape[1]):
        if options.left[level + 1, each] > 0:
            low = options.segments[level, each]
            high = options.segments[level, each + 1]
            union = or_masks(union, union_of_disjoint(options.live, level, low, high, mask))
            tests += high - low
    search.levels.costs[level] += tests
    dead = not is_empty(and_not_masks(missing, union)) or size_of(union) < search.min_filled
    return tests, dead


@step
def keep_survivors(search: InexactArrays, level: int, place: int, kind: int, mask: Mask) -> int:
    """Copy the placements that stay live after a chosen one to the next level (step X5).

    If candidates are added in order, only the candidates after the chosen one are copied. Returns
    the number of live placements, or -1 if a kind has too few.
    """
    options = search.options
    segments = options.segments
    below = level + 1
    size = 0
    for each in range(options.left.shape[1]):
        segments[below, each] = size
        low = segments[level, each]
        high = segments[level, each + 1]
        if search.candidate_types[level] == ANY:
            low = min(max(low, place + 1), high)
        elif search.candidate_types[level] == OF_KIND and each == kind:
            low += place + 1
        if options.left[below, each] > 0:
            size = pack_disjoint(options.live, level, low, high, mask, options.live, below, size)
        if size - segments[below, each] < search.needed[below, each]:
            return -1
    segments[below, options.left.shape[1]] = size
    return size


@step
def record_partial(levels: Levels, full: Mask, level: int, count: int) -> None:
    """Copy the placements above a level into the buffer, with kind -1 for each unused piece."""
    pieces = levels.found.shape[2]
    levels.explored[pieces] += 1
    levels.kept[pieces] += 1
    for i in range(pieces):
        put_mask(levels.found, count, i, mask_at(levels.chosen, 0, i, full))
        levels.found_kinds[count, i] = levels.chosen_kinds[i] if i < level else -1
