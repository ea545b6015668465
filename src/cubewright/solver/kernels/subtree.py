"""The lower part of a most-constrained search, with each option as one word of items.

Nodes with few pieces left take most of the time of a search. There, the free cells and the pieces
left fit into one word: a bit for each free cell, in ascending order, and above them a bit for each
piece. Rows of such words need no segments, because an option meets all other options of its piece.
If the union of the live options contains all items, every cell and every piece has an option.

The search tries the same options in the same order as
:mod:`cubewright.solver.kernels.most_constrained`, and counts them in the same way. But it tests all
candidates of a node together, and cannot stop inside a subtree. If a subtree needs too much work or
finds too many solutions, the search undoes its counts and gives up, so that the caller can search
the node candidate by candidate, and stop at any of them.

Arrays have one row for each number of pieces left. Rows of item words are as in
:mod:`cubewright.solver.kernels.masks.item_rows`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.solver.kernels.array_types import Counts1, Counts2, Mask, Words1, Words2
from cubewright.solver.kernels.compiling import kernel, step
from cubewright.solver.kernels.levels import Levels, record_solution
from cubewright.solver.kernels.live_options import MAX_COUNTED, LiveOptions
from cubewright.solver.kernels.masks import (
    LONG,
    and_not_masks,
    cell_mask,
    count_ones,
    end_row,
    item_counts,
    items_at,
    list_row,
    long_item_counts,
    mask_at,
    or_masks,
    pack_row,
    places_meeting,
    places_of,
    places_of_three,
    put_items,
    put_mask,
    row_contains,
    trailing_zeros,
    unions_beside,
)

LAST = 3
"""The number of pieces that are placed without further nodes."""
MAX_LEFT = 9
"""The maximum number of pieces of a subtree."""
MAX_ITEMS = 64
"""The bits of a word."""
MAX_OPTIONS = 2048
"""The maximum number of options of a subtree's root."""
SPARE = 16
"""The places after the words of a row, for two vectors of zeros."""
MAX_WORK = 1 << 20
"""The number of mask tests after which a subtree is given up: half a millisecond."""
GIVEN_UP = -1
"""The number of solutions of a subtree that was given up."""
CUT_CELL, CUT_PIECE = 0, 1
"""The rows of :attr:`Levels.cuts`."""

_ZERO = np.uint64(0)
_ONE = np.uint64(1)


class Subtree(NamedTuple):
    """Working memory of :func:`search_subtree`, for up to ``p`` pieces left and ``n`` options."""

    rows: Words2
    """``(p + 1, n + SPARE)`` uint64: the live options."""
    candidates: Words2
    """``(p + 1, n + SPARE)`` uint64: the candidates that leave every item an option."""
    sizes: Counts1
    """``(p + 1,)`` int64: the number of live options."""
    cursors: Counts1
    """``(p + 1,)`` int64: the next candidate to try."""
    ends: Counts1
    """``(p + 1,)`` int64: the end of the candidates."""
    free: Words1
    """``(p + 1,)`` uint64: the items left."""
    chosen: Words1
    """``(p + 1,)`` uint64: the option chosen."""
    numbers: Counts1
    """``(64,)`` int64: the cell or the kind of each item."""
    before: Counts2
    """``(5, l)`` int64: the counts of the levels before the subtree."""


@step
def fits_subtree(options: LiveOptions, subtree: Subtree, level: int, full: Mask, left: int) -> bool:
    """Return whether the node of a level, with ``left`` pieces left, can be a subtree's root."""
    if left <= LAST or left >= subtree.rows.shape[0]:
        return False
    kinds = options.left.shape[1]
    items = left
    copies = 0
    uncovered = and_not_masks(full, mask_at(options.occupied, level, 0, full))
    for word in range(len(uncovered)):
        items += np.int64(count_ones(uncovered[word]))
    for kind in range(kinds):
        copies = max(copies, np.int64(options.left[level, kind]))
    has_room = options.segments[level, kinds] + SPARE <= subtree.rows.shape[1]
    return copies == 1 and items <= MAX_ITEMS and has_room


@kernel
def search_subtree(
    levels: Levels,
    options: LiveOptions,
    subtree: Subtree,
    level: int,
    full: Mask,
    left: int,
    count: int,
    room: int,
    budget: int,
) -> tuple[int, int]:
    """Search the node of a level with all nodes below it.

    ``left`` is the number of pieces left, and ``count`` the number of solutions in the buffer. The
    search gives up at more than ``room`` solutions, and at ``budget`` mask tests. Returns the
    number of mask tests, and the new ``count`` or :data:`GIVEN_UP`.
    """
    budget = min(budget, MAX_WORK)
    save_counts(levels, subtree, level)
    cells = enter_root(options, subtree, level, full, left)
    root = left
    work = open_row(levels, subtree, left, cells)
    while work < budget:
        while left <= root and subtree.cursors[left] == subtree.ends[left]:
            left += 1
        if left > root:
            return work, count
        work += place_next(levels, subtree, left)
        left -= 1
        if left > LAST:
            work += open_row(levels, subtree, left, cells)
        else:
            tests, count = place_last(levels, subtree, full, root, cells, count, room)
            work += tests
            if count > room:
                break
            left += 1
    restore_counts(levels, subtree, level)
    return work, GIVEN_UP


@step
def save_counts(levels: Levels, subtree: Subtree, level: int) -> None:
    """Copy the counts of a level and those below."""
    for each in range(level, levels.kept.shape[0]):
        subtree.before[0, each] = levels.explored[each]
        subtree.before[1, each] = levels.kept[each]
        subtree.before[2, each] = levels.cuts[CUT_CELL, each]
        subtree.before[3, each] = levels.cuts[CUT_PIECE, each]
        subtree.before[4, each] = levels.costs[each]


@step
def restore_counts(levels: Levels, subtree: Subtree, level: int) -> None:
    """Undo all changes of counts since :func:`save_counts`."""
    for each in range(level, levels.kept.shape[0]):
        levels.explored[each] = subtree.before[0, each]
        levels.kept[each] = subtree.before[1, each]
        levels.cuts[CUT_CELL, each] = subtree.before[2, each]
        levels.cuts[CUT_PIECE, each] = subtree.before[3, each]
        levels.costs[each] = subtree.before[4, each]


@step
def enter_root(
    options: LiveOptions, subtree: Subtree, level: int, full: Mask, left: int
) -> np.uint64:
    """Number the items of a level, and write its options as words; return the items of cells."""
    uncovered = and_not_masks(full, mask_at(options.occupied, level, 0, full))
    kinds = options.left.shape[1]
    size = options.segments[level, kinds]
    for place in range(size):
        put_items(subtree.rows, left, place, _ZERO)
    items = 0
    for word in range(len(uncovered)):
        cells = uncovered[word]
        if cells == _ZERO:
            continue
        moves = moves_to(cells)
        for place in range(size):
            moved = moved_together(options.live[level, word, place], moves)
            before = items_at(subtree.rows, left, place)
            put_items(subtree.rows, left, place, before | (moved << np.uint64(items)))
        while cells != _ZERO:
            subtree.numbers[items] = 64 * word + np.int64(trailing_zeros(cells))
            cells &= cells - _ONE
            items += 1
    cell_items = (_ONE << np.uint64(items)) - _ONE
    for kind in range(kinds):
        if options.left[level, kind] == 1:
            piece = _ONE << np.uint64(items)
            for place in range(options.segments[level, kind], options.segments[level, kind + 1]):
                before = items_at(subtree.rows, left, place)
                put_items(subtree.rows, left, place, before | piece)
            subtree.numbers[items] = kind
            items += 1
    end_row(subtree.rows, left, size)
    subtree.sizes[left] = size
    subtree.free[left] = cell_items | (
        ((_ONE << np.uint64(left)) - _ONE) << np.uint64(items - left)
    )
    return cell_items


@step
def moves_to(items: np.uint64) -> Mask:
    """Return the bits that each step of :func:`moved_together` moves, to gather ``items``.

    Source: "compress" in Warren, Hacker's Delight, 2nd edition, section 7-4.
    """
    kept = items
    gaps = ~items << _ONE
    ones, kept, gaps = next_move(kept, gaps, np.uint64(1))
    twos, kept, gaps = next_move(kept, gaps, np.uint64(2))
    fours, kept, gaps = next_move(kept, gaps, np.uint64(4))
    eights, kept, gaps = next_move(kept, gaps, np.uint64(8))
    sixteens, kept, gaps = next_move(kept, gaps, np.uint64(16))
    halves, kept, gaps = next_move(kept, gaps, np.uint64(32))
    return ones, twos, fours, eights, sixteens, halves


@step
def next_move(
    kept: np.uint64, gaps: np.uint64, by: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64]:
    """Return the bits to move down by ``by``, and the bits and gaps that are left."""
    odd = gaps ^ (gaps << _ONE)
    odd ^= odd << np.uint64(2)
    odd ^= odd << np.uint64(4)
    odd ^= odd << np.uint64(8)
    odd ^= odd << np.uint64(16)
    odd ^= odd << np.uint64(32)
    moved = odd & kept
    return moved, (kept ^ moved) | (moved >> by), gaps & ~odd


@step
def moved_together(word: np.uint64, moves: Mask) -> np.uint64:
    """Return a word with the bits of some items moved together; it has no other bits."""
    for digit in range(len(moves)):
        moved = word & moves[digit]
        word = (word ^ moved) | (moved >> (_ONE << np.uint64(digit)))
    return word


@step
def place_next(levels: Levels, subtree: Subtree, left: int) -> int:
    """Place the next candidate of a node; write and return the number of options that stay live."""
    place = subtree.cursors[left]
    subtree.cursors[left] = place + 1
    option = items_at(subtree.candidates, left, place)
    subtree.chosen[left] = option
    size: int = pack_row(subtree.rows, left, subtree.sizes[left], option)
    below = left - 1
    subtree.sizes[below] = size
    subtree.free[below] = subtree.free[left] & ~option
    levels.costs[levels.found.shape[2] - below] += size
    return size


@step
def open_row(levels: Levels, subtree: Subtree, left: int, cells: np.uint64) -> int:
    """List the candidates of a node that leave every item an option; return the mask tests."""
    size = subtree.sizes[left]
    free = subtree.free[left]
    listed = list_candidates(subtree, left, cells)
    kept = 0
    without_cell = 0
    # Two candidates share each pass. The kept ones replace the first ones without a branch, which
    # would be mispredicted.
    for place in range(0, listed, 2):
        first = items_at(subtree.candidates, left, place)
        second = items_at(subtree.candidates, left, place + 1)
        has_second = place + 1 < listed
        union, other_union = unions_beside(subtree.rows, left, size, first, second)
        missing = free & ~(first | union)
        put_items(subtree.candidates, left, kept, first)
        kept += missing == _ZERO
        without_cell += (missing & cells) != _ZERO
        missing = free & ~(second | other_union)
        put_items(subtree.candidates, left, kept, second)
        kept += (missing == _ZERO) & has_second
        without_cell += ((missing & cells) != _ZERO) & has_second
    subtree.cursors[left] = 0
    subtree.ends[left] = kept
    level = levels.found.shape[2] - left
    work: int = listed * size
    levels.explored[level] += listed
    levels.kept[level] += kept
    levels.cuts[CUT_CELL, level] += without_cell
    levels.cuts[CUT_PIECE, level] += listed - kept - without_cell
    levels.costs[level] += work
    return work + listed


@step
def list_candidates(subtree: Subtree, left: int, cells: np.uint64) -> int:
    """List the options of the item with the fewest; return their number."""
    rows = subtree.rows
    size = subtree.sizes[left]
    item = rarest_item(rows, left, size, subtree.free[left], cells)
    listed: int = list_row(rows, left, size, item, subtree.candidates)
    return listed


@step
def rarest_item(rows: Words2, left: int, size: int, free: np.uint64, cells: np.uint64) -> np.uint64:
    """Return the item with the fewest options, the same as in ``live_options.choose_item``."""
    ones, twos, fours, many = item_counts(rows, left, size)
    few = free & ~many
    if few == _ZERO:
        few = rarest_of_many(rows, left, size, free, cells)
    else:
        few = rarer(few, fours)
        few = rarer(few, twos)
        few = rarer(few, ones)
    return lowest(few)


@step
def lowest(items: np.uint64) -> np.uint64:
    """Return the lowest of some items."""
    return items & ~(items - _ONE)


@step
def rarer(items: np.uint64, digit: np.uint64) -> np.uint64:
    """Return the items whose count lacks a digit, if any, else all."""
    lower = items & ~digit
    return lower if lower != _ZERO else items


@kernel
def rarest_of_many(
    rows: Words2, left: int, size: int, free: np.uint64, cells: np.uint64
) -> np.uint64:
    """Return the items with the fewest options, if every item has eight or more."""
    digits = long_item_counts(rows, left, size)
    few = free
    count = 0
    for digit in range(LONG - 1, -1, -1):
        lower = few & ~digits[digit]
        count += count
        if lower != _ZERO:
            few = lower
        else:
            count += 1
    # As in choose_item, where lengths of segments also show that a piece has eight options.
    if count == MAX_COUNTED and few & ~cells != _ZERO:
        few &= ~cells
    return few


@step
def place_last(
    levels: Levels,
    subtree: Subtree,
    full: Mask,
    root: int,
    cells: np.uint64,
    count: int,
    room: int,
) -> tuple[int, int]:
    """Place the last three pieces: try the rarer one of the last two, and look up the other.

    Stops at more than ``room`` solutions. Returns the numbers of mask tests and solutions.
    """
    left = LAST
    rows = subtree.rows
    size = subtree.sizes[left]
    if size > MAX_ITEMS:
        return place_last_of_many(levels, subtree, full, root, cells, count, room)
    level = levels.found.shape[2] - left
    free = subtree.free[left]
    pieces = free & ~cells
    first = lowest(pieces)
    last = pieces & (pieces - _ONE)
    last &= last - _ONE
    item = rarest_item(rows, left, size, free, cells)
    # Places are bits of a word.
    listed, of_first, of_last = places_of_three(rows, left, size, item, first, last)
    of_second = (~_ZERO >> np.uint64(MAX_ITEMS - size)) & ~(of_first | of_last)
    work = 0
    work += np.int64(count_ones(listed))
    levels.explored[level] += work
    while listed != _ZERO and count <= room:
        option = items_at(rows, left, np.int64(trailing_zeros(listed)))
        listed &= listed - _ONE
        subtree.chosen[left] = option
        tried = of_second if option & first != _ZERO else of_first
        other = of_second if option & last != _ZERO else of_last
        tests = np.int64(count_ones(tried))
        others = np.int64(count_ones(other))
        if others < tests:
            tried, other = other, tried
            tests = others
        work += tests
        levels.costs[level + 1] += tests
        fit = ~places_meeting(rows, left, 0, size, option)
        tried &= fit
        fitting = np.int64(count_ones(tried))
        solved = 0
        if other & fit != _ZERO:
            while tried != _ZERO:
                placed = items_at(rows, left, np.int64(trailing_zeros(tried)))
                tried &= tried - _ONE
                rest = free ^ option ^ placed
                if not row_contains(rows, left, size, rest):
                    continue
                subtree.chosen[left - 1] = placed
                subtree.chosen[left - 2] = rest
                record(levels, subtree, full, root, cells, count)
                count += 1
                solved += 1
        levels.kept[level] += fitting > 0
        levels.cuts[CUT_PIECE, level] += fitting == 0
        levels.explored[level + 1] += fitting
        levels.kept[level + 1] += solved
        levels.cuts[CUT_PIECE, level + 1] += fitting - solved
        levels.explored[level + 2] += solved
        levels.kept[level + 2] += solved
    return work, count


@kernel
def place_last_of_many(
    levels: Levels,
    subtree: Subtree,
    full: Mask,
    root: int,
    cells: np.uint64,
    count: int,
    room: int,
) -> tuple[int, int]:
    """Place the last three pieces like :func:`place_last`, with more live options than bits."""
    left = LAST
    level = levels.found.shape[2] - left
    rows = subtree.rows
    size = subtree.sizes[left]
    free = subtree.free[left]
    listed = list_candidates(subtree, left, cells)
    levels.explored[level] += listed
    work = listed
    # Rows are in the order of the pieces, so the options of each piece follow one another.
    pieces = free & ~cells
    first = lowest(pieces)
    last = pieces & (pieces - _ONE)
    last &= last - _ONE
    second_start = number_meeting(rows, left, size, first)
    third_start = size - number_meeting(rows, left, size, last)
    for each in range(listed):
        if count > room:
            break
        option = items_at(subtree.candidates, left, each)
        subtree.chosen[left] = option
        start = 0
        end = second_start
        other_start = third_start
        other_end = size
        if option & first != _ZERO:
            start = second_start
            end = third_start
        elif option & last != _ZERO:
            other_start = second_start
            other_end = third_start
        if other_end - other_start < end - start:
            start = other_start
            end = other_end
        length = end - start
        work += length
        levels.costs[level + 1] += length
        fitting = 0
        solved = 0
        for low in range(start, end, 64):
            high = min(low + 64, end)
            places = ~places_meeting(rows, left, low, high, option)
            places &= ~_ZERO >> np.uint64(64 - (high - low))
            fitting += np.int64(count_ones(places))
            while places != _ZERO:
                placed = items_at(rows, left, low + np.int64(trailing_zeros(places)))
                places &= places - _ONE
                rest = free ^ option ^ placed
                if not row_contains(rows, left, size, rest):
                    continue
                subtree.chosen[left - 1] = placed
                subtree.chosen[left - 2] = rest
                record(levels, subtree, full, root, cells, count)
                count += 1
                solved += 1
        levels.kept[level] += fitting > 0
        levels.cuts[CUT_PIECE, level] += fitting == 0
        levels.explored[level + 1] += fitting
        levels.kept[level + 1] += solved
        levels.cuts[CUT_PIECE, level + 1] += fitting - solved
        levels.explored[level + 2] += solved
        levels.kept[level + 2] += solved
    return work, count


@step
def number_meeting(rows: Words2, left: int, size: int, item: np.uint64) -> int:
    """Return the number of a row's words with an item."""
    number = 0
    for low in range(0, size, 64):
        places = places_of(rows, left, low, min(low + 64, size), item)
        number += np.int64(count_ones(places))
    return number


@kernel
def record(
    levels: Levels, subtree: Subtree, full: Mask, root: int, cells: np.uint64, count: int
) -> None:
    """Write a solution to the buffer."""
    for left in range(1, root + 1):
        word = subtree.chosen[left]
        level = levels.found.shape[2] - left
        mask = and_not_masks(full, full)
        while word != _ZERO:
            number = subtree.numbers[np.int64(trailing_zeros(word))]
            if word & cells == _ZERO:
                levels.chosen_kinds[level] = number
            else:
                mask = or_masks(mask, cell_mask(full, number))
            word &= word - _ONE
        put_mask(levels.chosen, 0, level, mask)
    record_solution(levels, full, count)
