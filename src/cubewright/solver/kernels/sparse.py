"""Most-constrained search of large figures, by lists of cells instead of masks.

The search is that of :mod:`cubewright.solver.kernels.most_constrained` and
:mod:`cubewright.solver.kernels.inexact`: it branches on the same items and tries the
same placements in the same order. But a placement is the list of its cells, and for
each cell there is the list of the placements that cover it. A placement made removes
those that it meets from the live ones, and going back adds them again. So the cost of
a node depends on what lies around the placement, not on the size of the figure: a
mask of 4,096 cells has 512 bytes, of which a pentomino uses 5 bits. Memory does not
grow with the number of levels, and one compiled kernel serves figures of every size.

Knuth's "dancing cells" (TAOCP 7.2.2.1, exercise on sparse sets): an item's live options
come first in its list. Removing one swaps it with the last live one; to add options
again in the opposite order, it is enough to count them again. Candidates are listed in
ascending order all the same, so that a search does not depend on its past.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import CountArray, IntArray, MaskArray
from cubewright.solver.kernels.compiling import kernel, step
from cubewright.solver.kernels.levels import FOUND, LEVEL, Levels, backtrack, open_level
from cubewright.solver.kernels.masks.bits import trailing_zeros

CELL, PIECE, VOLUME = 0, 1, 2
"""Rows of :attr:`Levels.cuts`: a needed cell that nothing can cover, a needed piece without
placements, numbers of cells that cannot add up."""
ITEM, OF_KIND, ANY = 0, 1, 2
"""What a level's candidates are: those of an item; or all live ones, in ascending order, of one
kind or of any."""
PLACED, REMOVED, MISSING = 0, 1, 2
"""Entries of :attr:`SparseArrays.lengths`."""
NOT_AN_ITEM = 1 << 29
"""The mark of a cell that is covered, or that may stay empty: more than any count."""
SORTED = 32
"""If fewer than one in this many options of an item are live, these are sorted."""


class SparseArrays(NamedTuple):
    """What :func:`run` works on: ``n`` options, ``c`` cells, ``t`` kinds, ``l`` levels.

    Items are the cells and, after them, the kinds. Each option has an *entry* for each
    of its items, ``m`` in all. Arrays up to ``choice_ranges`` do not change.
    """

    levels: Levels
    """With the numbers of options in place of masks, in one word."""
    items: IntArray
    """``(m,)`` int32: the item of each entry, one option after another, its kind last."""
    owners: IntArray
    """``(m,)`` int32: the option of each entry."""
    option_begins: CountArray
    """``(n + 1,)`` int64: where each option's entries begin."""
    covering: IntArray
    """``(m,)`` int32: the options that have each item, ascending, one item after another."""
    covering_begins: CountArray
    """``(c + t + 1,)`` int64: where each item's options begin."""
    ranks: IntArray
    """``(n,)`` int32, or empty: where several copies of a piece break the symmetry, the copy
    with the lowest rank is placed first."""
    sizes: IntArray
    """``(t,)`` int32: the cells of a piece."""
    required: IntArray
    """``(c,)`` int32: 1 for each cell that must be covered, else 0."""
    is_exact: bool
    """Whether a solution covers every cell and uses every copy."""
    min_filled: int
    """The smallest number of cells that a solution fills if more than the required, else 0."""
    choices: IntArray
    """``(q, t)`` int32: 1 for each kind of a choice, else 0."""
    choice_ranges: IntArray
    """``(q, 2)`` int32: the smallest and the largest number of copies of a choice's kinds."""

    lengths: CountArray
    """``(3,)`` int64: the number of placements made, that of options removed, and that of required
    cells not covered."""
    is_live: NDArray[np.uint8]
    """``(n,)`` uint8: whether an option is live."""
    counts: IntArray
    """``(c + t,)`` int32: the live options of each item."""
    marks: IntArray
    """``(c,)`` int32: 0 for a required cell that is not covered, else :data:`NOT_AN_ITEM`."""
    live: IntArray
    """``(m,)`` int32: each item's entries, those of its live options first."""
    places: IntArray
    """``(m,)`` int32: where each entry is in ``live``."""
    removed: IntArray
    """``(n,)`` int32: the options removed, in order."""
    left: IntArray
    """``(l + 1, t)`` int32: copies of each kind still to place."""
    needed: IntArray
    """``(l + 1, t)`` int32: copies of each kind that must still be placed."""
    listed: IntArray
    """The candidates of each level, one level after another, int32."""
    begins: CountArray
    """``(l + 2,)`` int64: where the candidates of each level begin."""
    types: CountArray
    """``(l + 1,)`` int64: :data:`ITEM`, :data:`OF_KIND` or :data:`ANY`."""
    bases: CountArray
    """``(l + 1,)`` int64: the number of options removed when a level was opened."""
    skipped: CountArray
    """``(l + 1,)`` int64: how many of a level's first candidates have been removed at that level,
    so that those after them are placed in ascending order."""
    skipped_ends: CountArray
    """``(l + 1,)`` int64: the number of options removed after that."""


@kernel
def run(search: SparseArrays, budget: int) -> None:
    """Search until the budget of tests is spent, the buffer is full or the search complete.

    Solutions are option ids, in ``Levels.found[:, 0]``.
    """
    levels = search.levels
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
        levels.cursors[level] += 1
        levels.explored[level] += 1
        work += 1
        go_back(search, level, place)
        option = search.listed[search.begins[level] + place]
        kind = kind_of(search, option)
        levels.chosen[0, 0, level] = np.uint64(option)
        levels.chosen_kinds[level] = kind
        if not volume_fits(search, level, option, kind):
            levels.cuts[VOLUME, level] += 1
            continue
        tests = put_down(search, level, option, kind)
        levels.costs[level] += abs(tests)
        work += abs(tests)
        if tests < 0 or has_too_few_cells(search):
            levels.cuts[CELL, level] += 1
            continue
        if not has_enough(search, level):
            levels.cuts[PIECE, level] += 1
            continue
        if search.is_exact and level + 1 == pieces:
            # The numbers of cells agree, so the last piece that fits fills the figure.
            levels.kept[level] += 1
            record(levels, pieces, count)
            count += 1
            continue
        levels.kept[level] += 1
        level += 1
        if enter_level(search, level):
            record(levels, level, count)
            levels.explored[pieces] += 1
            levels.kept[pieces] += 1
            count += 1
    levels.state[LEVEL] = level
    levels.state[FOUND] = count


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


@step
def has_too_few_cells(search: SparseArrays) -> bool:
    """Whether the cells that are covered or have live options are fewer than a solution fills."""
    fillable = search.min_filled
    if search.min_filled > 0:
        fillable = filled_by(search, search.lengths[PLACED])
        for cell in range(search.marks.shape[0]):
            fillable += search.counts[cell] > 0  # a covered cell has none
    few: bool = fillable < search.min_filled
    return few


@step
def filled_by(search: SparseArrays, levels: int) -> int:
    """The number of cells that the placements at the first levels fill."""
    filled = 0
    for level in range(levels):
        filled += search.sizes[search.levels.chosen_kinds[level]]
    return filled


@step
def has_enough(search: SparseArrays, level: int) -> bool:
    """Whether each kind has as many live placements as copies that are needed below a level."""
    kinds_short = 0
    cells = search.required.shape[0]
    for each in range(search.left.shape[1]):
        kinds_short += search.counts[cells + each] < search.needed[level + 1, each]
    enough: bool = kinds_short == 0
    return enough


@step
def volume_fits(search: SparseArrays, level: int, option: int, kind: int) -> bool:
    """Count the copies left below a level, and whether their cells and choices can add up."""
    left = search.left
    needed = search.needed
    below = level + 1
    for each in range(left.shape[1]):
        left[below, each] = left[level, each]
        needed[below, each] = needed[level, each]
    left[below, kind] -= 1
    needed[below, kind] = max(needed[below, kind] - 1, 0)
    if search.is_exact:
        return True
    if not choices_fit(search, level):
        return False
    filled = filled_by(search, below)
    capacity = 0
    obliged = 0
    for each in range(left.shape[1]):
        capacity += left[below, each] * search.sizes[each]
        obliged += needed[below, each] * search.sizes[each]
    missing = search.lengths[MISSING]
    for entry in range(search.option_begins[option], search.option_begins[option + 1] - 1):
        missing -= search.required[search.items[entry]]
    free = search.required.shape[0] - filled
    fits: bool = obliged <= free and capacity >= missing
    return fits and filled + capacity >= search.min_filled


@step
def used_of(search: SparseArrays, levels: int, choice: int) -> int:
    """Return the number of copies of a choice's kinds at the first levels."""
    used = 0
    for level in range(levels):
        used += search.choices[choice, search.levels.chosen_kinds[level]]
    return used


@step
def choices_fit(search: SparseArrays, level: int) -> bool:
    """Whether every choice can still be met below a level; lower the copies left to its maximum."""
    left = search.left
    below = level + 1
    for choice in range(search.choices.shape[0]):
        used = used_of(search, below, choice)
        room = search.choice_ranges[choice, 1] - used
        possible = 0
        obliged = 0
        for kind in range(left.shape[1]):
            if search.choices[choice, kind]:
                left[below, kind] = min(left[below, kind], room)
                possible += left[below, kind]
                obliged += search.needed[below, kind]
        if obliged > room or used + possible < search.choice_ranges[choice, 0]:
            return False
    return True


@step
def enter_level(search: SparseArrays, level: int) -> bool:
    """List a level's candidates; return whether an inexact problem's placements are a solution."""
    levels = search.levels
    search.bases[level] = search.skipped_ends[level] = search.lengths[REMOVED]
    search.skipped[level] = 0
    search.types[level] = ITEM
    cell, least = rarest_cell(search)
    if least < NOT_AN_ITEM:
        kind, fewest = rarest_kind(search, level)
        if kind >= 0 and fewest < least:
            cell = search.required.shape[0] + kind
        listed = list_item(search, level, cell, 0)
        search.begins[level + 1] = search.begins[level] + listed
        open_level(levels, level, 0, listed)
        return False
    # Of the kinds still needed the one with the fewest placements; if none is needed, any.
    search.types[level] = ANY
    first = search.required.shape[0]
    last = search.counts.shape[0]
    fewest = -1
    for item in range(first, last):
        is_needed = search.needed[level, item - search.required.shape[0]] > 0
        if is_needed and (fewest < 0 or search.counts[item] < fewest):
            first = item
            last = item + 1
            fewest = np.int64(search.counts[item])
            search.types[level] = OF_KIND
    listed = 0
    for item in range(first, last):
        listed = list_item(search, level, item, listed)
    search.begins[level + 1] = search.begins[level] + listed
    open_level(levels, level, 0, listed)
    is_complete: bool = fewest < 0 and level > 0 and not search.is_exact
    return is_complete and is_solution(search, level)


@step
def is_solution(search: SparseArrays, level: int) -> bool:
    """Whether the placements above a level fill enough cells and are enough of each choice."""
    complete: bool = filled_by(search, level) >= search.min_filled
    for choice in range(search.choices.shape[0]):
        complete &= used_of(search, level, choice) >= search.choice_ranges[choice, 0]
    return complete


@step
def rarest_cell(search: SparseArrays) -> tuple[int, int]:
    """The first needed cell with the fewest live options, and their number."""
    least = np.int32(2 * NOT_AN_ITEM)
    for cell in range(search.marks.shape[0]):
        least = min(least, search.counts[cell] + search.marks[cell])
    chosen = 0
    while chosen < search.marks.shape[0] - 1:
        if search.counts[chosen] + search.marks[chosen] == least:
            break
        chosen += 1
    number: int = np.int64(least)
    return chosen, number


@step
def rarest_kind(search: SparseArrays, level: int) -> tuple[int, int]:
    """The first kind with the fewest live options, of those with one copy left that is needed."""
    chosen = -1
    fewest = 0
    for kind in range(search.left.shape[1]):
        if search.left[level, kind] == 1 and search.needed[level, kind] == 1:
            count: int = np.int64(search.counts[search.required.shape[0] + kind])
            if chosen < 0 or count < fewest:
                chosen = kind
                fewest = count
    return chosen, fewest


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


@step
def record(levels: Levels, placed: int, count: int) -> None:
    """Copy the first options placed into the buffer, with kind -1 for each piece left out."""
    for i in range(levels.found.shape[2]):
        levels.found[count, 0, i] = levels.chosen[0, 0, i]
        levels.found_kinds[count, i] = levels.chosen_kinds[i] if i < placed else -1


@kernel
def enter_root(search: SparseArrays) -> None:
    """List the candidates of level 0, where every option is live."""
    enter_level(search, 0)


@kernel
def list_entries(
    masks: MaskArray, kinds: IntArray, cells: int, low: int, high: int, begins: CountArray,
    items: IntArray, owners: IntArray,
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


@kernel
def list_covering(
    items: IntArray, owners: IntArray, low: int, high: int, ends: CountArray,
    covering: IntArray, live: IntArray, places: IntArray,
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
