"""Most-constrained search over placements as masks of a few 64-bit words.

The search is Knuth's exact cover with minimum remaining values (TAOCP 7.2.2.1,
exercise 9 and algorithm X), but nothing is linked. The placements still
possible at a level, the *live* ones, lie one after another in a row of masks, a
segment for each kind of piece; so a kind's number of live placements is the
length of its segment. Three things are done with such rows:

- *Dead?* One read-only pass: the OR of all live masks that do not meet the
  chosen placement. A cell it leaves out can no longer be filled.
- *Survivors.* A branch-free compaction into the next level.
- *Count.* Bit-sliced counters: word ``ones`` holds the lowest bit of all 64
  cells' counts, ``twos`` and ``fours`` the next, ``many`` the cells counted to
  eight or more. Adding one word to all 64 counts takes a handful of operations.

The last two pieces make no level of their own: what the one leaves must be a
placement of the other, which a binary search tells.

All masks are uint64; all the rest is int64, since mixing the two gives floats.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from cubewright.model.cell import CountArray, IntArray, MaskArray
from cubewright.solver.kernels.bits import trailing_zeros
from cubewright.solver.kernels.mask_vectors import (
    LONG,
    bit_counts,
    long_bit_counts,
    pack_disjoint,
    pack_meeting,
    union_of_disjoint,
)
from cubewright.solver.kernels.masks import (
    common,
    differing,
    either,
    is_empty,
    mask_at,
    put_mask,
    single,
    without,
)
from cubewright.solver.kernels.option_lookup import Mask, comes_before, find_in

_ZERO = np.uint64(0)


@njit(nogil=True, cache=True, error_model="numpy", inline="always")
def branch(
    level: int,
    full: Mask,
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
) -> None:
    """Choose the item with the fewest live placements at a level and list them.

    Kinds with one copy left, and that needed, are items, and so are the cells
    of ``full`` that are uncovered; a cell is preferred to a kind at an equal
    number, the lowest cell to others.
    """
    kinds = left.shape[1]
    low = segments[level, 0]
    high = segments[level, kinds]
    uncovered = without(full, mask_at(occupied, level, 0, full))
    least = live.shape[2] + 1
    kind_chosen = -1
    for kind in range(kinds):
        if left[level, kind] == 1 and needed[level, kind] == 1:
            length = segments[level, kind + 1] - segments[level, kind]
            if length < least:
                least = length
                kind_chosen = kind
    cell = -1
    for word in range(len(full)):
        ones, twos, fours, many = bit_counts(live, level, word, low, high)
        few = uncovered[word] & ~many
        if few == _ZERO:
            continue
        count = 0
        rest = few & ~fours
        if rest != _ZERO:
            few = rest
        else:
            count += 4
        rest = few & ~twos
        if rest != _ZERO:
            few = rest
        else:
            count += 2
        rest = few & ~ones
        if rest != _ZERO:
            few = rest
        else:
            count += 1
        if count < least or (count == least and cell < 0):
            least = count
            cell = 64 * word + np.int64(trailing_zeros(few))
    if cell < 0 and least > 8:
        # Every cell has eight placements or more: count again with more digits.
        for word in range(len(full)):
            if uncovered[word] == _ZERO:
                continue
            digits = long_bit_counts(live, level, word, low, high)
            few = uncovered[word] & ~digits[LONG]
            if few == _ZERO:
                few = uncovered[word]
            count = 0
            for digit in range(LONG - 1, -1, -1):
                rest = few & ~digits[digit]
                count += count
                if rest != _ZERO:
                    few = rest
                else:
                    count += 1
            if count < least or (count == least and cell < 0):
                least = count
                cell = 64 * word + np.int64(trailing_zeros(few))
    listed = 0
    if cell >= 0:
        bit = single(full, cell)
        for kind in range(kinds):
            low = segments[level, kind]
            high = segments[level, kind + 1]
            end = pack_meeting(live, level, low, high, bit, candidates, level, listed)
            while listed < end:
                candidate_kinds[level, listed] = kind
                listed += 1
    else:
        for i in range(segments[level, kind_chosen], segments[level, kind_chosen + 1]):
            put_mask(candidates, level, listed, mask_at(live, level, i, full))
            candidate_kinds[level, listed] = kind_chosen
            listed += 1
    cursors[level] = 0
    ends[level] = listed
    widths[level] = listed


@njit(nogil=True, cache=True, error_model="numpy")
def _pack_later(
    live: MaskArray, low: int, high: int, mask: Mask, ranks: IntArray, rank: int, size: int
) -> int:
    """Pack into level 1 what of a stretch of level 0 a mask leaves, and whose rank is no lesser."""
    for i in range(low, high):
        other = mask_at(live, 0, i, mask)
        if ranks[i] >= rank and is_empty(common(other, mask)):
            put_mask(live, 1, size, other)
            size += 1
    return size


@njit(nogil=True, cache=True, error_model="numpy")
def run(
    full: Mask,
    occupied: MaskArray,
    left: IntArray,
    live: MaskArray,
    segments: CountArray,
    candidates: MaskArray,
    candidate_kinds: IntArray,
    cursors: CountArray,
    ends: CountArray,
    widths: CountArray,
    chosen: MaskArray,
    chosen_kinds: IntArray,
    ranks: IntArray,
    root_ranks: IntArray,
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

    With ``p`` pieces, ``t`` kinds, ``n`` options and ``w`` words: ``occupied`` ``(p, w, 1)``,
    ``left`` ``(p, t)`` copies still to be laid, ``live`` ``(p, w, n)`` with ``segments``
    ``(p, t + 1)``, ``candidates`` ``(p, w, n)`` and ``candidate_kinds`` ``(p, n)`` with
    ``cursors``, ``ends`` and ``widths`` ``(p,)``, ``chosen`` ``(1, w, p)`` and ``chosen_kinds``
    ``(p,)``, ``explored`` and ``kept`` ``(p,)``, ``cuts`` ``(2, p)`` by dead cell and dead piece,
    ``costs`` ``(p,)`` mask tests, ``found`` ``(buffer, w, p)`` and ``found_kinds``
    ``(buffer, p)``. Level -1 means done. ``ranks`` ``(n,)`` and ``root_ranks`` are empty but
    where several copies break the symmetry: the copy laid first has the least rank.
    """
    pieces = chosen.shape[2]
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
        mask = mask_at(candidates, level, cursors[level], full)
        kind = np.int64(candidate_kinds[level, cursors[level]])
        cursors[level] += 1
        explored[level] += 1
        work += 1
        put_mask(chosen, 0, level, mask)
        chosen_kinds[level] = kind
        filled = either(mask_at(occupied, level, 0, full), mask)
        to_lay = pieces - level - 1

        if to_lay == 0:
            if is_empty(differing(full, filled)):
                kept[level] += 1
                for i in range(pieces):
                    put_mask(found, count, i, mask_at(chosen, 0, i, full))
                    found_kinds[count, i] = chosen_kinds[i]
                count += 1
            else:
                cuts[0, level] += 1
            continue

        if to_lay <= 2:
            # Which kinds are left to lay? With one piece, both names mean it.
            small = -1
            large = -1
            for each in range(kinds):
                copies = left[level, each]
                if each == kind:
                    copies -= 1
                if copies > 0:
                    if small < 0:
                        small = each
                    large = each
            if to_lay == 1:
                work += 1
                rest = differing(full, filled)
                low = segments[level, small]
                if find_in(live, level, low, segments[level, small + 1], rest) < 0:
                    cuts[1, level] += 1
                    continue
                kept[level] += 1
                explored[level + 1] += 1
                kept[level + 1] += 1
                put_mask(chosen, 0, level + 1, rest)
                chosen_kinds[level + 1] = small
                for i in range(pieces):
                    put_mask(found, count, i, mask_at(chosen, 0, i, full))
                    found_kinds[count, i] = chosen_kinds[i]
                count += 1
                continue
            twins = small == large
            length = segments[level, small + 1] - segments[level, small]
            if segments[level, large + 1] - segments[level, large] < length:
                small, large = large, small
            low = segments[level, small]
            high = segments[level, small + 1]
            work += high - low
            costs[level + 1] += high - low
            fitting = 0
            for i in range(low, high):
                placed = mask_at(live, level, i, full)
                if not is_empty(common(placed, mask)):
                    continue
                rest = differing(full, either(filled, placed))
                # Two of a kind are laid in ascending order, so that each pair comes once.
                if twins and comes_before(rest, placed):
                    continue
                fitting += 1
                explored[level + 1] += 1
                first = segments[level, large]
                if find_in(live, level, first, segments[level, large + 1], rest) < 0:
                    cuts[1, level + 1] += 1
                    continue
                kept[level + 1] += 1
                explored[level + 2] += 1
                kept[level + 2] += 1
                put_mask(chosen, 0, level + 1, placed)
                chosen_kinds[level + 1] = small
                put_mask(chosen, 0, level + 2, rest)
                chosen_kinds[level + 2] = large
                for j in range(pieces):
                    put_mask(found, count, j, mask_at(chosen, 0, j, full))
                    found_kinds[count, j] = chosen_kinds[j]
                count += 1
            if fitting > 0:
                kept[level] += 1
            else:
                cuts[1, level] += 1
            continue

        # Dead? Leave out the segment of a kind that has no copy left.
        start = segments[level, 0]
        stop = segments[level, kinds]
        union = filled
        if left[level, kind] == 1:
            high = segments[level, kind]
            union = either(union, union_of_disjoint(live, level, start, high, mask))
            low = segments[level, kind + 1]
            union = either(union, union_of_disjoint(live, level, low, stop, mask))
        else:
            union = either(union, union_of_disjoint(live, level, start, stop, mask))
        work += stop - start
        costs[level] += stop - start
        if not is_empty(differing(full, union)):
            cuts[0, level] += 1
            continue

        # Survivors.
        below = level + 1
        size = 0
        dead = False
        for each in range(kinds):
            segments[below, each] = size
            copies = left[level, each]
            if each == kind:
                copies -= 1
            left[below, each] = copies
            if copies == 0:
                continue
            low = segments[level, each]
            high = segments[level, each + 1]
            if level == 0 and each == kind and ranks.shape[0] > 0:
                rank = root_ranks[cursors[0] - 1]
                size = _pack_later(live, low, high, mask, ranks, rank, size)
            else:
                size = pack_disjoint(live, level, low, high, mask, live, below, size)
            if size - segments[below, each] < copies:
                dead = True
                break
        if dead:
            cuts[1, level] += 1
            continue
        segments[below, kinds] = size
        put_mask(occupied, below, 0, filled)
        kept[level] += 1
        level = below
        branch(
            level,
            full,
            occupied,
            left,
            left,
            live,
            segments,
            candidates,
            candidate_kinds,
            cursors,
            ends,
            widths,
        )
        work += size
        costs[level] += size
    state[0] = level
    state[1] = count
