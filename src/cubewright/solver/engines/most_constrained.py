"""Always the cell or piece with the fewest placements left."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.kernels import most_constrained as kernel
from cubewright.solver.problem.cover import CoverProblem, with_breaking_copies
from cubewright.solver.search.engine import Engine
from cubewright.solver.search.inexact_search import InexactSearch
from cubewright.solver.search.interface import Search
from cubewright.solver.search.level_search import LevelSearch, new_levels, option_masks, padded
from cubewright.solver.search.live_root import list_representatives, root_options


def _start(cover: CoverProblem, settings: Mapping[str, str]) -> Search:
    return MostConstrained(cover, settings) if cover.is_exact else InexactSearch(cover)


class MostConstrained(LevelSearch[kernel.MostConstrainedArrays]):
    """A search by :mod:`cubewright.solver.kernels.most_constrained`."""

    RULES = ("cell not coverable", "piece not placeable")

    def __init__(self, cover: CoverProblem, _settings: Mapping[str, str]) -> None:
        cover = with_breaking_copies(cover)
        self._masks = option_masks(cover)
        ranks = root_ranks = np.zeros(0, np.int32)
        if cover.breaking_piece >= 0 and cover.copies[cover.breaking_piece] > 1:
            ranks, root_ranks = cover.ranks, cover.orbit_representatives
        levels = new_levels(cover, len(self.RULES))
        options = root_options(cover, self._masks, len(levels.cursors))
        arrays = kernel.MostConstrainedArrays(
            levels, options, padded(cover.full), ranks, root_ranks
        )
        super().__init__(cover, arrays)
        if not list_representatives(cover, self._masks, levels, options):
            kernel.choose_first_item(arrays)

    def _run(self, budget: int) -> None:
        kernel.run(self.arrays, budget)

    def _rows(self, count: int) -> IntArray:
        return self._looked_up(self._masks, count)


MOST_CONSTRAINED = Engine(
    name="most-constrained",
    title="Most constrained: fewest placements first",
    explanation=(
        "Always continues with the cell or the piece that has the fewest placements left, "
        "and drops a placement at once if it leaves a cell or a piece without any."
    ),
    start=_start,
    compare_order=4,
    supports_inexact=True,
    max_cells=512,
)
