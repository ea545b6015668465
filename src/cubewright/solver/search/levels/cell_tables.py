"""The options of a next-cell search, grouped by their first cell, computed in steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from cubewright.model.cell import IntArray, MaskArray
from cubewright.solver.kernels.array_types import Mask
from cubewright.solver.kernels.cell_numbers import renumber_cells
from cubewright.solver.kernels.cell_tables import (
    GroupingArrays,
    count_options,
    place_options,
    sort_groups,
)
from cubewright.solver.problem.cell_order import cell_order
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.islands import neighbour_masks
from cubewright.solver.problem.option_masks import OPTIONS_PER_STEP
from cubewright.solver.problem.steps import Steps, share
from cubewright.solver.search.levels.level_search import kernel_mask
from cubewright.solver.search.levels.reduction import isolating_steps


class CellTables(NamedTuple):
    """The ``n`` options that a search may place, in ``w`` words, a power of two.

    They are sorted by their first cell, then by kind, then by mask. Cells are numbered in the order
    of filling; there are ``c`` of them, and ``t`` kinds.
    """

    full: Mask
    """All cells of the figure."""
    options: IntArray
    """``(n,)`` int32: the options' ids in the cover problem."""
    masks: MaskArray
    """``(1, w, n)`` uint64."""
    kinds: IntArray
    """``(n,)`` int32."""
    begins: IntArray
    """``(c + 1, t + 1)`` int32: the options of kind ``k`` at cell ``i`` start at ``begins[i, k]``.

    Row ``c`` is for the root's options.
    """
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
    words, cells, kinds = len(full), cover.cell_count, len(cover.copies)
    sequence = cell_order(cover, order)
    neighbours = neighbour_masks(cover.puzzle.figure, sequence, words)
    masks = yield from share(_renumbered(cover, sequence, words), 0.0, 0.2)
    searched = cover.searched_options
    if pruned:
        searched &= ~(yield from share(isolating_steps(cover, masks, neighbours), 0.2, 0.8))
    places = np.zeros((cells + 1, kinds), np.int32)
    grouping = GroupingArrays(
        masks, cover.kind, searched, root, places, np.empty(len(cover.masks), np.int32)
    )
    count = count_options.bind(grouping)
    yield from share(_by_slices(count, len(searched), OPTIONS_PER_STEP), 0.8, 0.85)
    ends = np.cumsum(places).reshape(places.shape)
    begins = np.empty((cells + 1, kinds + 1), np.int32)
    begins[:, 1:] = ends
    begins[:, 0] = ends[:, 0] - places[:, 0]
    places[:] = begins[:, :-1]
    place = place_options.bind(grouping)
    yield from share(_by_slices(place, len(searched), OPTIONS_PER_STEP), 0.85, 0.9)
    number = int(ends[-1, -1])
    table = np.empty((1, words, number), np.uint64)
    sort = sort_groups.bind(grouping, begins, table)
    rows = max(1, OPTIONS_PER_STEP * cells // max(1, number))
    yield from share(_by_slices(sort, cells + 1, rows), 0.9, 1.0)
    options = grouping.options[:number]
    return CellTables(full, options, table, cover.kind[options], begins, neighbours)


def _by_slices(run: Callable[[int, int], None], count: int, at_once: int) -> Steps[None]:
    """Call ``run`` with the bounds of consecutive slices of the numbers up to ``count``."""
    for low in range(0, count, at_once):
        yield low / count
        run(low, min(low + at_once, count))


def _renumbered(cover: CoverProblem, sequence: IntArray, words: int) -> Steps[MaskArray]:
    """Return the options' masks, ``(1, words, n)`` uint64; bit ``i`` is cell ``sequence[i]``."""
    count = len(cover.masks)
    numbers = np.full(64 * cover.masks.shape[1], -1, np.int32)
    numbers[sequence] = np.arange(len(sequence), dtype=np.int32)
    masks = np.empty((1, words, count), np.uint64)
    for low in range(0, count, OPTIONS_PER_STEP):
        yield low / count
        some = np.ascontiguousarray(cover.masks[low : low + OPTIONS_PER_STEP])
        renumbered = np.zeros((len(some), words), np.uint64)
        renumber_cells(some, numbers, renumbered)
        masks[0, :, low : low + OPTIONS_PER_STEP] = renumbered.T
    return masks
