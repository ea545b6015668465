"""Most-constrained search of large figures, by lists of cells instead of masks.

The search equals :mod:`cubewright.solver.kernels.most_constrained` and
:mod:`cubewright.solver.kernels.inexact`: it branches on the same items and tries the same
placements in the same order. A placement is the list of its cells, and each cell has a list of the
placements that cover it. A chosen placement removes the live placements that it meets, and
backtracking restores them. The time for a node therefore depends on the surroundings of the
placement, not on the size of the figure. A mask of 4,096 cells would have 512 bytes, of which a
pentomino uses 5 bits. Memory does not grow with the number of levels, and one compiled kernel
serves figures of every size. :mod:`cubewright.solver.kernels.sparse_lists` contains the lists.
"""

from __future__ import annotations

import numpy as np

from cubewright.solver.kernels.choices import (
    ANY,
    CELL,
    ITEM,
    OF_KIND,
    PIECE,
    VOLUME,
    choices_fit,
    choices_met,
)
from cubewright.solver.kernels.compiling import entry_point, step
from cubewright.solver.kernels.levels import FOUND, LEVEL, Levels, backtrack, open_level
from cubewright.solver.kernels.sparse_lists import (
    MISSING,
    NOT_AN_ITEM,
    PLACED,
    REMOVED,
    SparseArrays,
    backtrack_to,
    kind_of,
    list_item,
    place_option,
)


@entry_point
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
        backtrack_to(search, level, place)
        option = search.listed[search.begins[level] + place]
        kind = kind_of(search, option)
        levels.chosen[0, 0, level] = np.uint64(option)
        levels.chosen_kinds[level] = kind
        if not volume_fits(search, level, option, kind):
            levels.cuts[VOLUME, level] += 1
            continue
        tests = place_option(search, level, option, kind)
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
def has_too_few_cells(search: SparseArrays) -> bool:
    """Return whether the covered and coverable cells are too few for a solution."""
    fillable = search.min_filled
    if search.min_filled > 0:
        fillable = filled_by(search, search.lengths[PLACED])
        for cell in range(search.marks.shape[0]):
            fillable += search.counts[cell] > 0  # a covered cell counts no placement
    few: bool = fillable < search.min_filled
    return few


@step
def filled_by(search: SparseArrays, levels: int) -> int:
    """Return the number of cells that the placements at the first levels fill."""
    filled = 0
    for level in range(levels):
        filled += search.sizes[search.levels.chosen_kinds[level]]
    return filled


@step
def has_enough(search: SparseArrays, level: int) -> bool:
    """Return whether each kind has enough live placements for the needed copies below a level."""
    kinds_short = 0
    cells = search.required.shape[0]
    for each in range(search.left.shape[1]):
        kinds_short += search.counts[cells + each] < search.needed[level + 1, each]
    enough: bool = kinds_short == 0
    return enough


@step
def volume_fits(search: SparseArrays, level: int, option: int, kind: int) -> bool:
    """Count the copies left below a level; return whether their cells and choices can suffice."""
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
    if not choices_fit(search.choices, search.levels.chosen_kinds, left, needed, level):
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
    # Choose the needed kind with the fewest placements; if none is needed, any.
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
    """Return whether the placements above a level fill enough cells and meet the choices."""
    complete: bool = filled_by(search, level) >= search.min_filled
    return complete and choices_met(search.choices, search.levels.chosen_kinds, level)


@step
def rarest_cell(search: SparseArrays) -> tuple[int, int]:
    """Return the first needed cell with the fewest live options, and their number."""
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
    """Return the first kind with one needed copy left and fewest live options, and their number."""
    chosen = -1
    fewest = 0
    for kind in range(search.left.shape[1]):
        if search.left[level, kind] == 1 and search.needed[level, kind] == 1:
            count: int = np.int64(search.counts[search.required.shape[0] + kind])
            if chosen < 0 or count < fewest:
                chosen = kind
                fewest = count
    return chosen, fewest


@step
def record(levels: Levels, placed: int, count: int) -> None:
    """Copy the first ``placed`` options into the buffer, with kind -1 for each unused piece."""
    for i in range(levels.found.shape[2]):
        levels.found[count, 0, i] = levels.chosen[0, 0, i]
        levels.found_kinds[count, i] = levels.chosen_kinds[i] if i < placed else -1


@entry_point
def enter_root(search: SparseArrays) -> None:
    """List the candidates of level 0, where every option is live."""
    enter_level(search, 0)
