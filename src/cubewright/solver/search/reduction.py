"""Placements that can be in no solution, found before a search."""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import BoolArray, MaskArray
from cubewright.solver.kernels.board import mark_isolating
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.islands import fillable_sizes


def isolating_options(cover: CoverProblem, masks: MaskArray, neighbours: MaskArray) -> BoolArray:
    """Return which options alone cut off an island that no other pieces can fill, ``(n,)`` bool.

    ``masks`` ``(words, n)`` and ``neighbours`` ``(1, words, cells)`` uint64 have
    the cells in the same order, in 1, 2, 4 or 8 words. Sound only for connected
    pieces.
    """
    words = len(masks)
    sums = np.zeros((1, 2 * words, len(cover.copies)), np.uint64)
    for kind, sizes in enumerate(fillable_sizes(cover)):
        for size in sizes:
            if size < 128 * words:
                sums[0, size // 64, kind] |= np.uint64(1 << size % 64)
    every_cell = (1 << cover.cell_count) - 1
    full = tuple(np.uint64(every_cell >> 64 * word & 2**64 - 1) for word in range(words))
    marks = np.zeros(len(cover.masks), np.bool_)
    mark_isolating(np.ascontiguousarray(masks[None]), cover.kind, neighbours, sums, full, marks)
    return marks
