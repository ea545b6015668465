"""The default engine's search of puzzles where cells may stay empty or pieces be left out."""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.kernels import inexact as kernel
from cubewright.solver.kernels.library import Kernel
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.search.levels.level_search import (
    LevelSearch,
    choices_of,
    new_levels,
    option_masks,
    padded,
)
from cubewright.solver.search.levels.live_root import (
    candidate_place,
    list_representatives,
    root_options,
)
from cubewright.translation import mark


class InexactSearch(LevelSearch[kernel.InexactArrays]):
    """A search by :mod:`cubewright.solver.kernels.inexact`.

    It has one stage more than there are pieces: the last counts the solutions.
    """

    RULES = (
        mark("cell not coverable"),
        mark("piece not placeable"),
        mark("cells and pieces do not add up"),
    )

    def __init__(self, cover: CoverProblem) -> None:
        self._masks = option_masks(cover)
        count = cover.piece_count + 1
        levels = new_levels(cover, len(self.RULES), count)
        live = np.arange(len(cover.masks), dtype=np.int32)
        options = root_options(cover, self._masks, count, live)
        arrays = kernel.InexactArrays(
            levels,
            options,
            full=padded(cover.full),
            required=padded(cover.required),
            sizes=cover.sizes,
            min_filled=cover.min_filled,
            needed=np.zeros((count, len(cover.copies)), np.int32),
            candidate_types=np.zeros(count, np.int64),
            choices=choices_of(cover),
        )
        arrays.needed[0] = cover.min_copies
        super().__init__(cover, arrays)
        roots = cover.orbit_representatives
        if not list_representatives(cover, self._masks, roots, levels, options):
            kernel.enter_level(arrays, 0)

    def _place_in(self, row: IntArray) -> int | None:
        return candidate_place(self._cover, self._levels, self.arrays.options, row)

    @property
    def _kernel(self) -> Kernel:
        return kernel.run

    def _rows(self, count: int) -> IntArray:
        return self._looked_up(self._masks, count)
