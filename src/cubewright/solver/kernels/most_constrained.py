"""Most-constrained search over placements as masks of a few 64-bit words.

This is Knuth's exact cover with minimum remaining values, without links: the arrays are as in
:mod:`cubewright.solver.kernels.live_options`. Steps have their names from Algorithm X in TAOCP
7.2.2.1. Three passes over a row of live placements take almost all of the time:

- *Uncoverable?* (step X4 looks one step ahead.) A read-only pass: the OR of all
  live masks that do not meet the chosen placement. Cells outside this OR can no
  longer be covered.
- *Survivors* (X5). A branch-free compaction into the next level.
- *Counts* (X3). Bit-sliced counters: word ``ones`` contains the lowest bit of all
  64 cells' counts, ``twos`` and ``fours`` the next bits, ``many`` the cells counted
  to eight or more. Adding one word to all 64 counts takes a few operations.

The last two pieces have no separate levels: after the first of them, the remaining cells must be a
placement of the other piece. A binary search finds this placement.

A node with few pieces left is searched by :mod:`cubewright.solver.kernels.subtree`, unless the
search must stop inside its subtree. The search therefore stops at the same candidates as without.

All masks are uint64. All other numbers are int64, because mixing the two gives floats.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.solver.kernels.array_types import Counts1, Ints1, Mask
from cubewright.solver.kernels.compiling import entry_point, kernel, step
from cubewright.solver.kernels.levels import FOUND, LEVEL, Levels, backtrack, record_solution
from cubewright.solver.kernels.live_options import LiveOptions, choose_item, try_candidate
from cubewright.solver.kernels.masks import (
    and_masks,
    is_empty,
    mask_at,
    or_masks,
    pack_all_disjoint,
    pack_disjoint,
    packed_before,
    put_mask,
    union_of_disjoint_outside,
    xor_masks,
)
from cubewright.solver.kernels.option_lookup import comes_before, find_in, size_of
from cubewright.solver.kernels.subtree import GIVEN_UP, Subtree, fits_subtree, search_subtree

CELL, PIECE, COLOURS = 0, 1, 2
"""The rows of :attr:`Levels.cuts`.

A cell that nothing can cover; a piece without placements; and, with colours only, colours that the
remaining pieces cannot balance.
"""

MIN_BUDGET = 1 << 14
"""The mask tests that must be left of a budget for a subtree."""
MAX_IMBALANCE = 63
"""The maximum sum of imbalances that is checked: the bits of a word minus one."""


class MostConstrainedArrays(NamedTuple):
    """The data of :func:`run`, with one level for each piece."""

    levels: Levels
    options: LiveOptions
    full: Mask
    """All cells of the figure."""
    ranks: Ints1
    """``(n,)`` int32: the options' ranks if several copies break the symmetry; else empty.

    The copy with the lowest rank is placed first.
    """
    root_ranks: Ints1
    """``(candidates of level 0,)`` int32: the candidates' ranks; empty if ``ranks`` is empty."""
    marks: Counts1
    """``(n // 8 + 2,)`` int64: working memory of a compaction."""
    black: Mask
    """The cells of one colour of a chessboard colouring."""
    imbalances: Ints1
    """``(t,)`` int32: each kind's colour imbalance; empty without colours."""
    subtree: Subtree
    """Working memory for the lower part of the search."""


@entry_point
def choose_first_item(search: MostConstrainedArrays) -> None:
    """Choose the item of level 0, where every option is live."""
    choose_item(search.levels, search.options, 0, search.full, search.options.left)


@entry_point
def run(search: MostConstrainedArrays, budget: int) -> None:
    """Search until the budget of mask tests is spent, the buffer is full or the search ends."""
    search_body(search, budget, False)


@entry_point
def run_with_colours(search: MostConstrainedArrays, budget: int) -> None:
    """Search like :func:`run`, cutting nodes whose colours the remaining pieces cannot balance."""
    search_body(search, budget, True)


@step
def search_body(search: MostConstrainedArrays, budget: int, with_colours: bool) -> None:
    """Run the body of :func:`run`. ``with_colours`` is constant in each compiled copy."""
    levels = search.levels
    options = search.options
    full = search.full
    pieces = levels.found.shape[2]
    room = levels.found.shape[0] - options.live.shape[2]
    level = levels.state[LEVEL]
    count = levels.state[FOUND]
    work = 0
    while work < budget and count <= room:
        level = backtrack(levels, level)
        if level < 0:
            break
        kind, mask, filled = try_candidate(levels, options, level, full)
        work += 1
        to_place = pieces - level - 1
        if to_place == 0:
            count = finish(levels, level, full, filled, count)
            continue
        if to_place <= 2:
            small, large = kinds_left(options, level, kind)
            if to_place == 1:
                work += 1
                count = match_last(search, level, filled, small, count)
            else:
                tests, count = match_last_two(search, level, mask, filled, small, large, count)
                work += tests
            continue
        if with_colours and not can_balance(search, level, kind, filled):
            levels.cuts[COLOURS, level] += 1
            continue
        work += options.segments[level, options.left.shape[1]] - options.segments[level, 0]
        if is_dead(search, level, kind, mask, filled):
            levels.cuts[CELL, level] += 1
            continue
        size = keep_survivors(search, level, kind, mask)
        if size < 0:
            levels.cuts[PIECE, level] += 1
            continue
        levels.kept[level] += 1
        level += 1
        put_mask(options.occupied, level, 0, filled)
        work += size
        levels.costs[level] += size
        if (
            not with_colours
            and budget - work > MIN_BUDGET
            and fits_subtree(options, search.subtree, level, full, to_place)
        ):
            tests, counted = search_subtree(
                levels,
                options,
                search.subtree,
                level,
                full,
                to_place,
                count,
                room,
                budget - work,
            )
            if counted != GIVEN_UP:
                work += tests
                count = counted
                level -= 1
                continue
        choose_item(levels, options, level, full, options.left)
    levels.state[LEVEL] = level
    levels.state[FOUND] = count


@step
def finish(levels: Levels, level: int, full: Mask, filled: Mask, count: int) -> int:
    """Record a solution (step X2) if every cell is covered; return the number of solutions."""
    if is_empty(xor_masks(full, filled)):
        levels.kept[level] += 1
        record_solution(levels, full, count)
        count += 1
    else:
        levels.cuts[CELL, level] += 1
    return count


@step
def kinds_left(options: LiveOptions, level: int, kind: int) -> tuple[int, int]:
    """Return the first and the last kind with a copy left after placing a copy of ``kind``."""
    first = -1
    last = -1
    for each in range(options.left.shape[1]):
        copies = options.left[level, each]
        if each == kind:
            copies -= 1
        if copies > 0:
            if first < 0:
                first = each
            last = each
    return first, last


@step
def match_last(
    search: MostConstrainedArrays, level: int, filled: Mask, kind: int, count: int
) -> int:
    """Look up the remaining cells among the live placements of the last piece."""
    levels = search.levels
    options = search.options
    remaining = xor_masks(search.full, filled)
    low = options.segments[level, kind]
    high = options.segments[level, kind + 1]
    if find_in(options.live, level, low, high, remaining) < 0:
        levels.cuts[PIECE, level] += 1
    else:
        levels.kept[level] += 1
        levels.explored[level + 1] += 1
        levels.kept[level + 1] += 1
        put_mask(levels.chosen, 0, level + 1, remaining)
        levels.chosen_kinds[level + 1] = kind
        record_solution(levels, search.full, count)
        count += 1
    return count


@step
def match_last_two(
    search: MostConstrainedArrays,
    level: int,
    mask: Mask,
    filled: Mask,
    small: int,
    large: int,
    count: int,
) -> tuple[int, int]:
    """Try the placements of one of two pieces and look up the remaining cells for the other.

    Returns the number of mask tests and the number of solutions.
    """
    levels = search.levels
    options = search.options
    segments = options.segments
    twins = small == large
    length = segments[level, small + 1] - segments[level, small]
    if segments[level, large + 1] - segments[level, large] < length:
        small, large = large, small
    low = segments[level, small]
    high = segments[level, small + 1]
    levels.costs[level + 1] += high - low
    fitting = 0
    for i in range(low, high):
        placed = mask_at(options.live, level, i, mask)
        if not is_empty(and_masks(placed, mask)):
            continue
        remaining = xor_masks(search.full, or_masks(filled, placed))
        # Two copies of a kind are placed in ascending order, so that each pair is found once.
        if twins and comes_before(remaining, placed):
            continue
        fitting += 1
        levels.explored[level + 1] += 1
        first = segments[level, large]
        if find_in(options.live, level, first, segments[level, large + 1], remaining) < 0:
            levels.cuts[PIECE, level + 1] += 1
            continue
        levels.kept[level + 1] += 1
        levels.explored[level + 2] += 1
        levels.kept[level + 2] += 1
        put_mask(levels.chosen, 0, level + 1, placed)
        levels.chosen_kinds[level + 1] = small
        put_mask(levels.chosen, 0, level + 2, remaining)
        levels.chosen_kinds[level + 2] = large
        record_solution(levels, search.full, count)
        count += 1
    if fitting > 0:
        levels.kept[level] += 1
    else:
        levels.cuts[PIECE, level] += 1
    return high - low, count


@kernel
def can_balance(search: MostConstrainedArrays, level: int, kind: int, filled: Mask) -> bool:
    """Return whether the pieces left below a placement can cover the free cells of each colour.

    See :meth:`~cubewright.solver.problem.chessboard.Chessboard.can_balance`. The result is True if
    one word cannot hold the sum of imbalances.
    """
    left = search.options.left
    half = 0
    reached = np.uint64(1)
    for each in range(left.shape[1]):
        imbalance = np.int64(search.imbalances[each])
        if imbalance == 0:
            continue
        copies = left[level, each] - (each == kind)
        half += imbalance * copies
        if half > MAX_IMBALANCE:
            return True
        for _ in range(copies):
            reached |= reached << np.uint64(imbalance)
    free = xor_masks(search.full, filled)
    doubled = half + 2 * size_of(and_masks(free, search.black)) - size_of(free)
    if doubled < 0 or doubled & 1 != 0:
        return False
    balanced: bool = (reached >> np.uint64(doubled >> 1)) & np.uint64(1) != np.uint64(0)
    return balanced


@step
def is_dead(search: MostConstrainedArrays, level: int, kind: int, mask: Mask, filled: Mask) -> bool:
    """Return whether a chosen placement leaves a cell that no live placement can cover.

    One long pass over all live placements is fastest. Only the chosen kind's segment is skipped, if
    the kind has no further copy.
    """
    options = search.options
    stop = options.segments[level, options.left.shape[1]]
    low = 0
    high = 0
    if options.left[level, kind] == 1:
        low = options.segments[level, kind]
        high = options.segments[level, kind + 1]
    others = union_of_disjoint_outside(options.live, level, low, high, stop, mask)
    union = or_masks(filled, others)
    search.levels.costs[level] += stop
    return not is_empty(xor_masks(search.full, union))


@step
def keep_survivors(search: MostConstrainedArrays, level: int, kind: int, mask: Mask) -> int:
    """Copy the placements that stay live after a chosen one to the next level (step X5).

    Returns the number of live placements, or -1 if a kind has too few.
    """
    if level == 0 and search.ranks.shape[0] > 0:
        kept: int = keep_kind_by_kind(search, kind, mask)
        return kept
    options = search.options
    segments = options.segments
    marks = search.marks
    below = level + 1
    kinds = options.left.shape[1]
    # Two long passes, before and after the chosen kind's segment, unless it has a further copy.
    first = 0
    low = 0
    high = 0
    if options.left[level, kind] == 1:
        first = kind + 1
        low = segments[level, kind]
        high = segments[level, kind + 1]
    pack_all_disjoint(options.live, level, 0, low, mask, options.live, below, 0, marks)
    size: int = packed_before(marks, low)
    for each in range(first):
        segments[below, each] = packed_before(marks, segments[level, each])
    stop = segments[level, kinds]
    pack_all_disjoint(options.live, level, high, stop, mask, options.live, below, size, marks)
    for each in range(first, kinds + 1):
        segments[below, each] = packed_before(marks, segments[level, each] - high)
    size = segments[below, kinds]
    if not has_enough(options, level, kind):
        size = -1
    return size


@step
def has_enough(options: LiveOptions, level: int, kind: int) -> bool:
    """Write the copies left below a level; return whether each kind has as many live placements."""
    below = level + 1
    kinds_short = 0
    for each in range(options.left.shape[1]):
        copies = options.left[level, each] - (each == kind)
        options.left[below, each] = copies
        length = options.segments[below, each + 1] - options.segments[below, each]
        kinds_short += length < copies
    enough: bool = kinds_short == 0
    return enough


@kernel
def keep_kind_by_kind(search: MostConstrainedArrays, kind: int, mask: Mask) -> int:
    """Copy like :func:`keep_survivors` at level 0, if several copies break the symmetry."""
    options = search.options
    segments = options.segments
    size = 0
    for each in range(options.left.shape[1]):
        segments[1, each] = size
        low = segments[0, each]
        high = segments[0, each + 1]
        if each == kind:
            size = keep_later_copies(search, low, high, mask, size)
        elif options.left[0, each] > 0:
            size = pack_disjoint(options.live, 0, low, high, mask, options.live, 1, size)
    segments[1, options.left.shape[1]] = size
    return size if has_enough(options, 0, kind) else -1


@kernel
def keep_later_copies(
    search: MostConstrainedArrays, low: int, high: int, mask: Mask, size: int
) -> int:
    """Append the live placements of level 0 that may follow the copy placed first to level 1.

    They do not meet its mask, and their rank is at least its rank.
    """
    live = search.options.live
    rank = search.root_ranks[search.levels.cursors[0] - 1]
    for i in range(low, high):
        other = mask_at(live, 0, i, mask)
        if search.ranks[i] >= rank and is_empty(and_masks(other, mask)):
            put_mask(live, 1, size, other)
            size += 1
    return size
