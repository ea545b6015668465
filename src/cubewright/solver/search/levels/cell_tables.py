"""The options of a next-cell search, grouped by their first cell, computed in steps."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.model.cell import CountArray, IntArray, MaskArray
from cubewright.solver.kernels.array_types import Mask
from cubewright.solver.kernels.cell_numbers import renumber_cells
from cubewright.solver.problem.cell_order import cell_order
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.islands import neighbour_masks
from cubewright.solver.problem.option_masks import OPTIONS_PER_STEP
from cubewright.solver.problem.steps import Steps, share
from cubewright.solver.search.levels.level_search import kernel_mask
from cubewright.solver.search.levels.reduction import isolating_steps


class CellTables(NamedTuple):
    """The ``n`` options that a search may place, in ``w`` words, a power of two.

    They are sorted by their first cell, then by kind, then by mask. Cells are
    numbered in the order of filling; there are ``c`` of them.
    """

    full: Mask
    """All cells of the figure."""
    options: IntArray
    """``(n,)`` int32: the options' ids in the cover problem."""
    masks: MaskArray
    """``(1, w, n)`` uint64."""
    first: CountArray
    """``(n,)`` int64: the first cell of each option; ``c`` for the root's options."""
    neighbours: MaskArray
    """``(1, w, c)`` uint64: the neighbours of each cell."""


def cell_tables(
    cover: CoverProblem, order: str, *, pruned: bool, root: int = -1
) -> Steps[CellTables]:
    """Return the tables for a cell ``order``, in steps of a few milliseconds.

    With ``pruned``, options that cut off an island are excluded. ``root`` is
    the kind of the piece to place before filling cells, or -1.
    """
    full = kernel_mask(cover.full)
    sequence = cell_order(cover, order)
    neighbours = neighbour_masks(cover.puzzle.figure, sequence, len(full))
    masks = yield from share(_renumbered(cover, sequence, len(full)), 0.0, 0.2)
    searched = cover.searched_options
    if pruned:
        searched &= ~(yield from share(isolating_steps(cover, masks, neighbours), 0.2, 0.8))
    options = np.flatnonzero(searched)
    yield 0.8
    first = lowest_cells(masks)[options]
    first[cover.kind[options] == root] = cover.cell_count
    yield 0.8
    ascending = yield from share(_ascending(first, cover.kind, masks, options), 0.8, 0.9)
    options = options[ascending]
    table = np.empty((1, len(full), len(options)), np.uint64)
    for word in range(len(full)):
        yield 0.9
        table[0, word] = masks[word, options]
    return CellTables(full, options.astype(np.int32), table, first[ascending], neighbours)


def _renumbered(cover: CoverProblem, sequence: IntArray, words: int) -> Steps[MaskArray]:
    """Return the options' masks, ``(words, n)`` uint64; bit ``i`` is cell ``sequence[i]``."""
    count = len(cover.masks)
    numbers = np.full(64 * cover.masks.shape[1], -1, np.int32)
    numbers[sequence] = np.arange(len(sequence), dtype=np.int32)
    masks = np.empty((words, count), np.uint64)
    for low in range(0, count, OPTIONS_PER_STEP):
        yield low / count
        some = np.ascontiguousarray(cover.masks[low : low + OPTIONS_PER_STEP])
        renumbered = np.zeros((len(some), words), np.uint64)
        renumber_cells(some, numbers, renumbered)
        masks[:, low : low + OPTIONS_PER_STEP] = renumbered.T
    return masks


def _ascending(
    first: CountArray, kind: IntArray, masks: MaskArray, options: CountArray
) -> Steps[CountArray]:
    """Return the indices that sort options by first cell ``(n,)``, kind and mask.

    ``kind`` and the columns of ``masks`` cover all options;
    ``options`` ``(n,)`` selects some, in the order of their kinds.
    """
    # 16 bits, so that numpy uses radix sort.
    indices: CountArray = np.argsort(first.astype(np.uint16), kind="stable")
    sorted_first = first[indices]
    low = 0
    while low < len(first):
        yield low / len(first)
        last = sorted_first[min(low + OPTIONS_PER_STEP, len(first)) - 1]
        high = int(np.searchsorted(sorted_first, last, "right"))  # equal cells stay together
        some = indices[low:high]
        each = options[some]
        indices[low:high] = some[np.lexsort((*masks[:, each], kind[each], first[some]))]
        low = high
    return indices


def lowest_cells(masks: MaskArray) -> CountArray:
    """Return the number of the first cell of each mask, ``(n,)``; ``masks`` is ``(words, n)``."""
    first = np.zeros(masks.shape[1], np.int64)
    for word in reversed(range(len(masks))):
        bits = masks[word]
        lowest = bits & (~bits + np.uint64(1))
        exponents = np.frexp(lowest.astype(np.float64))[1]  # 1 for the number 1
        first = np.where(bits != 0, exponents + (64 * word - 1), first)
    return first
