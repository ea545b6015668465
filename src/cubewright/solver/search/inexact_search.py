"""The default engine's search of puzzles where cells may stay empty or pieces be left out."""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import IntArray, MaskArray
from cubewright.solver.kernels import inexact as kernel
from cubewright.solver.kernels.option_lookup import Mask
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.search.level_search import LevelSearch


class InexactSearch(LevelSearch):
    """The state of :mod:`cubewright.solver.kernels.inexact`.

    There is a stage more than pieces can be laid: the last counts the solutions.
    """

    RULES = ("cell not coverable", "piece not placeable", "cells and pieces do not add up")

    def __init__(self, cover: CoverProblem) -> None:
        super().__init__(cover, levels=cover.piece_count + 1)
        words = self._found.shape[1]
        levels, kinds, options = len(self._cursors), len(cover.copies), len(cover.masks)
        self._required = self._padded(cover.required)
        self._sizes = cover.sizes
        self._masks = np.zeros((1, words, options), np.uint64)
        self._masks[0, : cover.masks.shape[1]] = cover.masks.T
        self._occupied = np.zeros((levels, words, 1), np.uint64)
        self._left = np.zeros((levels, kinds), np.int32)
        self._needed = np.zeros((levels, kinds), np.int32)
        self._live = np.zeros((levels, words, options + 8), np.uint64)
        self._segments = np.zeros((levels, kinds + 1), np.int64)
        self._candidates = np.zeros((levels, words, options + 8), np.uint64)
        self._candidate_kinds = np.zeros((levels, options + 8), np.int32)
        self._ways = np.zeros(levels, np.int64)
        self._plant()

    def _padded(self, mask: MaskArray) -> Mask:
        return (*mask, *[np.uint64(0)] * (len(self._full) - len(mask)))

    def _plant(self) -> None:
        """Fill in the first level: everything is live, the breaker or the best item is branched."""
        cover = self._cover
        self._live[0, :, : len(cover.masks)] = self._masks[0]
        self._segments[0] = cover.starts
        self._left[0] = cover.copies
        self._needed[0] = cover.min_copies
        if cover.breaking_piece >= 0:
            roots = cover.orbit_representatives
            self._candidates[0, :, : len(roots)] = self._masks[0][:, roots]
            self._candidate_kinds[0, : len(roots)] = cover.breaking_piece
            self._ends[0] = self._widths[0] = len(roots)
            return
        kernel.arrive(
            0,
            self._required,
            self._occupied,
            self._left,
            self._needed,
            self._live,
            self._segments,
            self._candidates,
            self._candidate_kinds,
            self._cursors,
            self._ends,
            self._widths,
            self._ways,
        )

    def _run(self, budget: int) -> None:
        kernel.run(
            self._full,
            self._required,
            self._sizes,
            self._occupied,
            self._left,
            self._needed,
            self._live,
            self._segments,
            self._candidates,
            self._candidate_kinds,
            self._cursors,
            self._ends,
            self._widths,
            self._ways,
            self._chosen,
            self._chosen_kinds,
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
