"""Live options as lists: each item's options, those that are live first (dancing cells).

Knuth's "dancing cells" (TAOCP 7.2.2.1, exercise on sparse sets): an item's live options
come first in its list. Removing one swaps it with the last live one; to add options
again in the opposite order, it is enough to count them again. Candidates are listed in
ascending order all the same, so that a search does not depend on its past.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.solver.kernels.array_types import Bytes1, Counts1, Ints1, Ints2, Words2
from cubewright.solver.kernels.choices import ITEM, Choices
from cubewright.solver.kernels.compiling import entry_point, kernel, step
from cubewright.solver.kernels.levels import Levels
from cubewright.solver.kernels.masks import trailing_zeros

PLACED, REMOVED, MISSING = 0, 1, 2
"""Entries of :attr:`SparseArrays.lengths`."""
NOT_AN_ITEM = 1 << 29
"""The mark of a cell that is covered, or that may stay empty: more than any count."""
SORTED = 32
"""If fewer than one in this many options of an item are live, these are sorted."""


class SparseArrays(NamedTuple):
    """What :func:`run` works on: ``n`` options, ``c`` cells, ``t`` kinds, ``l`` levels.

    Items are the cells and, after them, the kinds. Each option has an *entry* for each
    of its items, ``m`` in all. Arrays up to ``choices`` do not change.
    """

    levels: Levels
    """With the numbers of options in place of masks, in one word."""
    items: Ints1
    """``(m,)`` int32: the item of each entry, one option after another, its kind last."""
    owners: Ints1
    """``(m,)`` int32: the option of each entry."""
    option_begins: Counts1
    """``(n + 1,)`` int64: where each option's entries begin."""
    covering: Ints1
    """``(m,)`` int32: the options that have each item, ascending, one item after another."""
    covering_begins: Counts1
    """``(c + t + 1,)`` int64: where each item's options begin."""
    ranks: Ints1
    """``(n,)`` int32, or empty: where several copies of a piece break the symmetry, the copy
    with the lowest rank is placed first."""
    sizes: Ints1
    """``(t,)`` int32: the cells of a piece."""
    required: Ints1
    """``(c,)`` int32: 1 for each cell that must be covered, else 0."""
    is_exact: bool
    """Whether a solution covers every cell and uses every copy."""
    min_filled: int
    """The smallest number of cells that a solution fills if more than the required, else 0."""
    choices: Choices

    lengths: Counts1
    """``(3,)`` int64: the number of placements made, that of options removed, and that of required
    cells not covered."""
    is_live: Bytes1
    """``(n,)`` uint8: whether an option is live."""
    counts: Ints1
    """``(c + t,)`` int32: the live options of each item."""
    marks: Ints1
    """``(c,)`` int32: 0 for a required cell that is not covered, else :data:`NOT_AN_ITEM`."""
    live: Ints1
    """``(m,)`` int32: each item's entries, those of its live options first."""
    places: Ints1
    """``(m,)`` int32: where each entry is in ``live``."""
    removed: Ints1
    """``(n,)`` int32: the options removed, in order."""
    left: Ints2
    """``(l + 1, t)`` int32: copies of each kind still to place."""
    needed: Ints2
    """``(l + 1, t)`` int32: copies of each kind that must still be placed."""
    listed: Ints1
    """The candidates of each level, one level after another, int32."""
    begins: Counts1
    """``(l + 2,)`` int64: where the candidates of each level begin."""
    types: Counts1
    """``(l + 1,)`` int64: :data:`ITEM`, :data:`OF_KIND` or :data:`ANY`."""
    bases: Counts1
    """``(l + 1,)`` int64: the number of options removed when a level was opened."""
    skipped: Counts1
    """``(l + 1,)`` int64: how many of a level's first candidates have been removed at that level,
    so that those after them are placed in ascending order."""
    skipped_ends: Counts1
    """``(l + 1,)`` int64: the number of options removed after that."""


@step
def kind_of(search: SparseArrays, option: int) -> int:
    """The kind of an option."""
    item = search.items[search.option_begins[option + 1] - 1]
    kind: int = item - search.required.shape[0]
    return kind


@step
def remove(search: SparseArrays, option: int) -> bool:
    """Remove a live option; return whether a needed cell has lost its last one."""
    search.is_live[option] = 0
    search.removed[search.lengths[REMOVED]] = option
    search.lengths[REMOVED] += 1
    cells = search.required.shape[0]
    lost = False
    for entry in range(search.option_begins[option], search.option_begins[option + 1]):
        item = search.items[entry]
        count = search.counts[item] - 1
        search.counts[item] = count
        end = search.covering_begins[item] + count
        place = search.places[entry]
        other = search.live[end]
        search.live[place] = other
        search.places[other] = place
        search.live[end] = entry
        search.places[entry] = end
        if count == 0 and item < cells:
            lost |= search.marks[item] == 0
    return lost


@step
def restore_to(search: SparseArrays, length: int) -> None:
    """Make the options live again that were removed after the first ones."""
    for place in range(search.lengths[REMOVED] - 1, length - 1, -1):
        option = search.removed[place]
        search.is_live[option] = 1
        for entry in range(search.option_begins[option], search.option_begins[option + 1]):
            search.counts[search.items[entry]] += 1
    search.lengths[REMOVED] = length


@step
def go_back(search: SparseArrays, level: int, place: int) -> None:
    """Take back what was placed at a level and below it, and be ready to try a candidate there.

    Where candidates are added in order, those before this one are removed.
    """
    while search.lengths[PLACED] > level:
        search.lengths[PLACED] -= 1
        option = np.int64(search.levels.chosen[0, 0, search.lengths[PLACED]])
        for entry in range(search.option_begins[option], search.option_begins[option + 1] - 1):
            cell = search.items[entry]
            search.marks[cell] -= NOT_AN_ITEM * search.required[cell]
            search.lengths[MISSING] += search.required[cell]
    if search.skipped[level] > place:  # a task begins before the last one tried
        search.skipped[level] = 0
        search.skipped_ends[level] = search.bases[level]
    restore_to(search, search.skipped_ends[level])
    if search.types[level] != ITEM:
        for number in range(search.skipped[level], place):
            remove(search, search.listed[search.begins[level] + number])
        search.skipped[level] = place
        search.skipped_ends[level] = search.lengths[REMOVED]


@step
def put_down(search: SparseArrays, level: int, option: int, kind: int) -> int:
    """Place an option: remove what it meets, and kinds without a copy left.

    Returns the tests made. The number is negative, and not all is removed, if a
    needed cell is left without live options.
    """
    begin = search.option_begins[option]
    end = search.option_begins[option + 1] - 1
    cells = search.required.shape[0]
    for entry in range(begin, end):
        cell = search.items[entry]
        search.marks[cell] += NOT_AN_ITEM * search.required[cell]
        search.lengths[MISSING] -= search.required[cell]
    search.lengths[PLACED] = level + 1
    before = search.lengths[REMOVED]
    lost = False
    for entry in range(begin, end):
        lost = lost or remove_all(search, search.items[entry])
    for each in range(search.left.shape[1]):
        if search.left[level + 1, each] == 0 and search.counts[cells + each] > 0:
            lost = lost or remove_all(search, cells + each)
    if level == 0 and search.ranks.shape[0] > 0:
        for place in range(
            search.covering_begins[cells + kind], search.covering_begins[cells + kind + 1]
        ):
            other = search.covering[place]
            if search.is_live[other] and search.ranks[other] < search.ranks[option]:
                lost |= remove(search, other)
    tests: int = 1 + search.lengths[REMOVED] - before
    if lost:
        tests = -tests
    return tests


@kernel
def remove_all(search: SparseArrays, item: int) -> bool:
    """Remove the live options of an item; stop and return True if a needed cell loses its last."""
    lost = False
    while search.counts[item] > 0 and not lost:
        entry = search.live[search.covering_begins[item] + search.counts[item] - 1]
        lost = remove(search, search.owners[entry])
    return lost


@kernel
def list_item(search: SparseArrays, level: int, item: int, listed: int) -> int:
    """Append an item's live options, ascending, to a level's candidates; return their number."""
    begin = search.covering_begins[item]
    end = search.covering_begins[item + 1]
    count: int = np.int64(search.counts[item])
    to = search.begins[level] + listed
    if count * SORTED > end - begin:
        for place in range(begin, end):
            option = search.covering[place]
            if search.is_live[option]:
                search.listed[to] = option
                to += 1
        return listed + count
    for number in range(count):
        option = search.owners[search.live[begin + number]]
        place = to + number
        while place > to and search.listed[place - 1] > option:
            search.listed[place] = search.listed[place - 1]
            place -= 1
        search.listed[place] = option
    return listed + count


@entry_point
def list_entries(
    masks: Words2, kinds: Ints1, cells: int, low: int, high: int, begins: Counts1,
    items: Ints1, owners: Ints1,
) -> None:  # fmt: skip
    """Write the entries of some options: of the cells in their masks, then of their kinds.

    ``masks`` ``(n, w)`` uint64 and ``kinds`` ``(n,)`` int32; the others are those of
    :class:`SparseArrays`.
    """
    for option in range(low, high):
        entry = begins[option]
        for word in range(masks.shape[1]):
            bits = masks[option, word]
            while bits != np.uint64(0):
                items[entry] = 64 * word + np.int64(trailing_zeros(bits))
                bits &= bits - np.uint64(1)
                entry += 1
        items[entry] = cells + kinds[option]
        for each in range(begins[option], entry + 1):
            owners[each] = option


@entry_point
def list_covering(
    items: Ints1, owners: Ints1, low: int, high: int, ends: Counts1,
    covering: Ints1, live: Ints1, places: Ints1,
) -> None:  # fmt: skip
    """Add some entries to the lists of their items.

    ``ends`` ``(c + t,)`` int64 is where each item's list continues; the others are
    those of :class:`SparseArrays`.
    """
    for entry in range(low, high):
        place = ends[items[entry]]
        ends[items[entry]] += 1
        covering[place] = owners[entry]
        live[place] = entry
        places[entry] = place
