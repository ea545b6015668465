"""The default engine: always the cell or piece with the fewest placements left."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.kernels import most_constrained as kernel
from cubewright.solver.problem.cover import CoverProblem, with_breaking_copies
from cubewright.solver.search.engine import Engine
from cubewright.solver.search.inexact_search import InexactSearch
from cubewright.solver.search.level_search import LevelSearch


def _start(cover: CoverProblem, settings: Mapping[str, str]) -> LevelSearch:
    return MostConstrained(cover, settings) if cover.is_exact else InexactSearch(cover)


class MostConstrained(LevelSearch):
    """The state of :mod:`cubewright.solver.kernels.most_constrained`."""

    RULES = ("cell not coverable", "piece not placeable")

    def __init__(self, cover: CoverProblem, _settings: Mapping[str, str]) -> None:
        cover = with_breaking_copies(cover)
        super().__init__(cover)
        words = self._found.shape[1]
        pieces, kinds, options = cover.piece_count, len(cover.copies), len(cover.masks)
        self._masks = np.zeros((1, words, options), np.uint64)
        self._masks[0, : cover.masks.shape[1]] = cover.masks.T
        self._occupied = np.zeros((pieces, words, 1), np.uint64)
        self._left = np.zeros((pieces, kinds), np.int32)
        self._live = np.zeros((pieces, words, options + 8), np.uint64)
        self._segments = np.zeros((pieces, kinds + 1), np.int64)
        self._candidates = np.zeros((pieces, words, options + 8), np.uint64)
        self._candidate_kinds = np.zeros((pieces, options + 8), np.int32)
        self._ranks = self._root_ranks = np.zeros(0, np.int32)
        if cover.breaking_piece >= 0 and cover.copies[cover.breaking_piece] > 1:
            self._ranks, self._root_ranks = cover.ranks, cover.orbit_representatives
        self._plant()

    def _plant(self) -> None:
        """Fill in the first level: everything is live, the breaker or the best item is branched."""
        self._live[0, :, : len(self._cover.masks)] = self._masks[0]
        self._segments[0] = self._cover.starts
        self._left[0] = self._cover.copies
        if self._cover.breaking_piece < 0:
            kernel.branch(
                0,
                self._full,
                self._occupied,
                self._left,
                self._left,
                self._live,
                self._segments,
                self._candidates,
                self._candidate_kinds,
                self._cursors,
                self._ends,
                self._widths,
            )
            return
        roots = self._cover.orbit_representatives
        self._candidates[0, :, : len(roots)] = self._masks[0][:, roots]
        self._candidate_kinds[0, : len(roots)] = self._cover.breaking_piece
        self._ends[0] = self._widths[0] = len(roots)

    def _run(self, budget: int) -> None:
        kernel.run(
            self._full,
            self._occupied,
            self._left,
            self._live,
            self._segments,
            self._candidates,
            self._candidate_kinds,
            self._cursors,
            self._ends,
            self._widths,
            self._chosen,
            self._chosen_kinds,
            self._ranks,
            self._root_ranks,
            self._explored,
            self._kept,
            self._cuts,
            self._work,
            self._found,
            self._found_kinds,
            self._state,
            budget,
        )

    def _rows(self, count: int) -> IntArray:
        return self._looked_up(self._masks, count)


MOST_CONSTRAINED = Engine(
    name="most-constrained",
    title="Most constrained: fewest placements first",
    explanation=(
        "Always goes on with the cell or the piece that has the fewest placements left, "
        "and drops a placement at once that leaves a cell or a piece none."
    ),
    start=_start,
    compare_order=4,
    supports_inexact=True,
    max_cells=512,
)
