"""Placements that no solution contains, found before a search."""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import BoolArray, MaskArray
from cubewright.solver.kernels.board import mark_isolating
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.islands import (
    fillable_bits,
    island_pruning_is_sound,
    neighbour_masks,
)
from cubewright.solver.problem.option_masks import words_of
from cubewright.solver.problem.steps import Steps, completed
from cubewright.solver.search.levels.level_search import kernel_mask

MAX_TESTS = 10**6
"""The maximum product of options and cells for an island check, which then takes about 10 ms."""

TESTS_PER_STEP = 1 << 20
"""The product of options and cells to check in one step, which takes some milliseconds."""


def impossible_options(cover: CoverProblem, masks: MaskArray) -> BoolArray:
    """Return whether each option of an exact problem is impossible, where this saves time.

    ``masks`` ``(1, words, n)`` uint64 are the options' masks; the result is ``(n,)`` bool. On a
    flat board it marks the options that cut off an island. On pentomino boards, most-constrained
    then took 0.65 to 0.87 of its time. In solid figures, few placements cut off an island.

    An experiment also removed, repeatedly, options that leave some cell or piece without an option.
    This left 1,797 of the 2,032 options of 6x10 instead of 1,904, and 3,382 of the 4,142 of Bedlam.
    But most-constrained rejects these options quickly: the time changed by less than 1 % on solid
    figures, and by -6 to +10 % on boards.
    """
    is_flat = min(cover.puzzle.figure.size) == 1
    tests = len(cover.masks) * cover.cell_count
    if not is_flat or tests > MAX_TESTS or not island_pruning_is_sound(cover):
        return np.zeros(len(cover.masks), np.bool_)
    order = np.arange(cover.cell_count, dtype=np.int32)
    neighbours = neighbour_masks(cover.puzzle.figure, order, masks.shape[1])
    return isolating_options(cover, masks, neighbours)


def isolating_options(cover: CoverProblem, masks: MaskArray, neighbours: MaskArray) -> BoolArray:
    """Return whether each option cuts off an island that no other pieces can fill, ``(n,)`` bool.

    ``masks`` ``(1, words, n)`` and ``neighbours`` ``(1, words, cells)`` uint64 use the same order
    of cells, in 1, 2, 4, … words. The result is sound only for connected pieces.
    """
    return completed(isolating_steps(cover, masks, neighbours))


def isolating_steps(
    cover: CoverProblem, masks: MaskArray, neighbours: MaskArray
) -> Steps[BoolArray]:
    """Return :func:`isolating_options` in steps of a few milliseconds."""
    words = masks.shape[1]
    sums = np.zeros((1, 2 * words, len(cover.copies)), np.uint64)
    for kind, bits in enumerate(fillable_bits(cover)):
        sums[0, :, kind] = words_of(bits, 2 * words)
    full = kernel_mask(cover.full)
    count = len(cover.masks)
    marks = np.zeros(count, np.bool_)
    at_once = max(1, TESTS_PER_STEP // cover.cell_count)
    for low in range(0, count, at_once):
        yield low / count
        high = min(low + at_once, count)
        mark_isolating(masks, cover.kind, neighbours, sums, cover.ranks, full, low, high, marks)
    return marks
