"""Live options as lists: each item's options, live ones first (dancing cells).

Knuth's "dancing cells" (TAOCP 7.2.2.1, exercise on sparse sets): an item's live options come first
in its list. Removing an option swaps it with the last live option. Options are restored in the
opposite order by increasing the counts. Candidates are listed in ascending order, so that a search
does not depend on its past.
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
"""The indices in :attr:`SparseArrays.lengths`."""
NOT_AN_ITEM = 1 << 29
"""The mark of a cell that is covered, or that may stay empty; larger than any count."""
SORTED = 32
"""The ratio of options to live options above which the live options are sorted."""


class SparseArrays(NamedTuple):
    """The data of :func:`run`: ``n`` options, ``c`` cells, ``t`` kinds, ``l`` levels.

    Items are the cells, followed by the kinds. Each option has an *entry* for each of its items,
    ``m`` in all. Arrays up to ``choices`` do not change.
    """

    levels: Levels
    """The levels, with option numbers of one word instead of masks."""
    items: Ints1
    """``(m,)`` int32: the item of each entry, option after option, with the kind last."""
    owners: Ints1
    """``(m,)`` int32: the option of each entry."""
    option_begins: Counts1
    """``(n + 1,)`` int64: the start of each option's entries."""
    covering: Ints1
    """``(m,)`` int32: the ascending options of each item, item after item."""
    covering_begins: Counts1
    """``(c + t + 1,)`` int64: the start of each item's options."""
    ranks: Ints1
    """``(n,)`` int32: the options' ranks if several copies break the symmetry; else empty.

    The copy with the lowest rank is placed first.
    """
    sizes: Ints1
    """``(t,)`` int32: the number of cells of a piece of each kind."""
    required: Ints1
    """``(c,)`` int32: 1 for each cell that must be covered, else 0."""
    is_exact: bool
    """Whether a solution covers every cell and uses every copy."""
    min_filled: int
    """The minimum number of cells of a solution if more than the required ones, else 0."""
    choices: Choices

    lengths: Counts1
    """``(3,)`` int64: the numbers of placements, removed options, and uncovered required cells."""
    is_live: Bytes1
    """``(n,)`` uint8: whether an option is live."""
    counts: Ints1
    """``(c + t,)`` int32: the number of live options of each item."""
    marks: Ints1
    """``(c,)`` int32: 0 for an uncovered required cell, else :data:`NOT_AN_ITEM`."""
    live: Ints1
    """``(m,)`` int32: each item's entries, the entries of its live options first."""
    places: Ints1
    """``(m,)`` int32: the index of each entry in ``live``."""
    removed: Ints1
    """``(n,)`` int32: the removed options, in order."""
    left: Ints2
    """``(l + 1, t)`` int32: the copies of each kind still to place."""
    needed: Ints2
    """``(l + 1, t)`` int32: the copies of each kind that must still be placed."""
    listed: Ints1
    """The candidates of each level, level after level, int32."""
    begins: Counts1
    """``(l + 2,)`` int64: the start of each level's candidates."""
    types: Counts1
    """``(l + 1,)`` int64: the types of candidates, :data:`ITEM`, :data:`OF_KIND` or :data:`ANY`."""
    bases: Counts1
    """``(l + 1,)`` int64: the number of removed options when a level was opened."""
    skipped: Counts1
    """``(l + 1,)`` int64: the number of a level's first candidates that are removed at the level.

    So the later candidates are placed in ascending order.
    """
    skipped_ends: Counts1
    """``(l + 1,)`` int64: the number of removed options once these candidates are removed."""


@step
def kind_of(search: SparseArrays, option: int) -> int:
    """Return the kind of an option."""
    item = search.items[search.option_begins[option + 1] - 1]
    kind: int = item - search.required.shape[0]
    return kind


@step
def remove(search: SparseArrays, option: int) -> bool:
    """Remove a live option; return whether a needed cell has lost its last option."""
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
    """Restore all removed options after the first ``length``."""
    for place in range(search.lengths[REMOVED] - 1, length - 1, -1):
        option = search.removed[place]
        search.is_live[option] = 1
        for entry in range(search.option_begins[option], search.option_begins[option + 1]):
            search.counts[search.items[entry]] += 1
    search.lengths[REMOVED] = length


@step
def backtrack_to(search: SparseArrays, level: int, place: int) -> None:
    """Remove the placements at a level and below it, and prepare to try a candidate there.

    If candidates are added in order, earlier candidates are removed.
    """
    while search.lengths[PLACED] > level:
        search.lengths[PLACED] -= 1
        option = np.int64(search.levels.chosen[0, 0, search.lengths[PLACED]])
        for entry in range(search.option_begins[option], search.option_begins[option + 1] - 1):
            cell = search.items[entry]
            search.marks[cell] -= NOT_AN_ITEM * search.required[cell]
            search.lengths[MISSING] += search.required[cell]
    if search.skipped[level] > place:  # a task may begin before the last candidate tried
        search.skipped[level] = 0
        search.skipped_ends[level] = search.bases[level]
    restore_to(search, search.skipped_ends[level])
    if search.types[level] != ITEM:
        for number in range(search.skipped[level], place):
            remove(search, search.listed[search.begins[level] + number])
        search.skipped[level] = place
        search.skipped_ends[level] = search.lengths[REMOVED]


@step
def place_option(search: SparseArrays, level: int, option: int, kind: int) -> int:
    """Place an option: remove the options that it meets, and kinds without a copy left.

    Returns the number of tests. It is negative, and the removal is incomplete, if a needed cell
    loses its last live option.
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
    """Write the entries of a range of options: cells in their masks, then kinds.

    ``masks`` ``(n, w)`` uint64 and ``kinds`` ``(n,)`` int32; the others are as in
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
    """Add a range of entries to the lists of their items.

    ``ends`` ``(c + t,)`` int64 has the ends of the items' lists; the others are as in
    :class:`SparseArrays`.
    """
    for entry in range(low, high):
        place = ends[items[entry]]
        ends[items[entry]] += 1
        covering[place] = owners[entry]
        live[place] = entry
        places[entry] = place
