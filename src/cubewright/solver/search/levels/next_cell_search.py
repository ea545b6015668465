"""The search of a whole figure by the next free cell, with one list of placements per cell."""

from __future__ import annotations

from typing import Self

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.kernels import next_cell as kernel
from cubewright.solver.kernels.library import Kernel
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.steps import Steps
from cubewright.solver.search.levels.cell_tables import CellTables, cell_tables
from cubewright.solver.search.levels.level_search import LevelSearch, new_levels
from cubewright.translation import mark


class NextCell(LevelSearch[kernel.NextCellArrays]):
    """A search by :mod:`cubewright.solver.kernels.next_cell`.

    If it is ``pruned``, placements that cut off an island are removed before the
    search; if ``per_node``, islands are looked for after each placement.
    """

    RULES = (mark("overlaps"), mark("leaves a dead island"))

    shows_ranges = False  # its ranges held the final numbers in 51 of 58 samples

    @classmethod
    def steps(cls, cover: CoverProblem, order: str, *, pruned: bool, per_node: bool) -> Steps[Self]:
        """Return the search in steps of a few milliseconds; ``order`` names that of the cells."""
        tables = yield from cell_tables(cover, order, pruned=pruned)
        return cls(cover, tables, per_node=per_node)

    def __init__(self, cover: CoverProblem, tables: CellTables, *, per_node: bool) -> None:
        self._options = tables.options
        full = tables.full
        cells = np.arange(cover.cell_count + 1)
        arrays = kernel.NextCellArrays(
            new_levels(cover, len(self.RULES)),
            full=full,
            masks=tables.masks,
            kinds=cover.kind[tables.options],
            begins=np.searchsorted(tables.first, cells).astype(np.int32),
            neighbours=tables.neighbours,
            sizes=cover.sizes,
            looks_for_islands=per_node,
            occupied=np.zeros((cover.piece_count, len(full), 1), np.uint64),
            left=np.zeros((cover.piece_count, len(cover.copies)), np.int32),
        )
        arrays.left[0] = cover.copies
        arrays.levels.ends[0] = arrays.begins[1]
        arrays.levels.widths[0] = max(1, arrays.begins[1])
        super().__init__(cover, arrays)

    @property
    def _kernel(self) -> Kernel:
        return kernel.run

    def _rows(self, count: int) -> IntArray:
        found = self.arrays.levels.found[:count, 0].astype(np.int64)
        rows: IntArray = np.sort(self._options[found], axis=1)
        return rows
