"""The search of a whole figure by the next free cell, with one list of placements per cell."""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.kernels import next_cell as kernel
from cubewright.solver.problem.cell_order import cell_order, reordered
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.islands import neighbour_masks
from cubewright.solver.search.levels.board_search import lowest_cells
from cubewright.solver.search.levels.level_search import LevelSearch, new_levels, padded
from cubewright.solver.search.levels.reduction import isolating_options


class NextCell(LevelSearch[kernel.NextCellArrays]):
    """A search by :mod:`cubewright.solver.kernels.next_cell`.

    ``order`` names the order of the cells. If it is ``pruned``, placements that cut
    off an island are removed before the search; if ``per_node``, islands are looked
    for after each placement.
    """

    RULES = ("overlaps", "leaves a dead island")

    shows_ranges = False  # its ranges held the final numbers in 51 of 58 samples

    def __init__(self, cover: CoverProblem, order: str, *, pruned: bool, per_node: bool) -> None:
        full = padded(cover.full)
        sequence = cell_order(cover, order)
        masks = np.zeros((len(full), len(cover.masks)), np.uint64)
        masks[: cover.masks.shape[1]] = reordered(cover, sequence)
        neighbours = neighbour_masks(cover.puzzle.figure, sequence, len(full))
        searched = cover.searched_options
        if pruned:
            searched &= ~isolating_options(cover, masks, neighbours)
        first = lowest_cells(masks)
        options = np.flatnonzero(searched)
        options = options[np.lexsort((*masks[:, options], cover.kind[options], first[options]))]
        self._options = options.astype(np.int32)
        cells = np.arange(cover.cell_count + 1)
        arrays = kernel.NextCellArrays(
            new_levels(cover, len(self.RULES)),
            full=full,
            masks=np.ascontiguousarray(masks[None][:, :, options]),
            kinds=cover.kind[options],
            begins=np.searchsorted(first[options], cells).astype(np.int32),
            neighbours=neighbours,
            sizes=cover.sizes,
            looks_for_islands=per_node,
            occupied=np.zeros((cover.piece_count, len(full), 1), np.uint64),
            left=np.zeros((cover.piece_count, len(cover.copies)), np.int32),
        )
        arrays.left[0] = cover.copies
        arrays.levels.ends[0] = arrays.begins[1]
        arrays.levels.widths[0] = max(1, arrays.begins[1])
        super().__init__(cover, arrays)

    def _run(self, budget: int) -> None:
        kernel.run(self.arrays, budget)

    def _rows(self, count: int) -> IntArray:
        found = self.arrays.levels.found[:count, 0].astype(np.int64)
        rows: IntArray = np.sort(self._options[found], axis=1)
        return rows
