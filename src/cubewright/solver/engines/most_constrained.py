"""The default engine: always the cell or piece with the fewest placements left."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.cover import CoverProblem
from cubewright.solver.kernels import most_constrained as kernel
from cubewright.solver.search import Engine, Search, StageTable

BUFFER = 4096
"""How many solutions a step may collect beyond what one node can give."""


class MostConstrained(Search):
    """The state of :mod:`cubewright.solver.kernels.most_constrained`, a row of arrays a level."""

    def __init__(self, cover: CoverProblem, _settings: Mapping[str, str]) -> None:
        self._cover = cover
        self._masks = np.ascontiguousarray(cover.masks[:, 0])
        self._starts = cover.starts
        self._full = cover.full[0]
        pieces, kinds, options = cover.piece_count, len(cover.copies), len(self._masks)
        self._occupied = np.zeros(pieces, np.uint64)
        self._left = np.zeros((pieces, kinds), np.int32)
        self._live = np.zeros((pieces, options + 8), np.uint64)
        self._segments = np.zeros((pieces, kinds + 1), np.int64)
        self._candidates = np.zeros((pieces, options + 1), np.uint64)
        self._candidate_kinds = np.zeros((pieces, options + 1), np.int32)
        self._cursors = np.zeros(pieces, np.int64)
        self._ends = np.zeros(pieces, np.int64)
        self._widths = np.ones(pieces, np.int64)
        self._chosen = np.zeros(pieces, np.uint64)
        self._chosen_kinds = np.zeros(pieces, np.int32)
        self._stages = StageTable.zeros(pieces)
        self._found = np.zeros((BUFFER + options + 8, pieces), np.uint64)
        self._found_kinds = np.zeros((BUFFER + options + 8, pieces), np.int32)
        self._state = np.zeros(3, np.int64)
        self._plant(cover)

    def _plant(self, cover: CoverProblem) -> None:
        """Fill in the first level: everything is live, the breaker or the best item is branched."""
        options = len(self._masks)
        self._live[0, :options] = self._masks
        self._segments[0] = self._starts
        self._left[0] = cover.copies
        if cover.breaker < 0:
            kernel.branch(
                0,
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
            )
            return
        roots = self._masks[cover.representatives]
        self._candidates[0, : len(roots)] = roots
        self._candidate_kinds[0, : len(roots)] = cover.breaker
        self._ends[0] = self._widths[0] = len(roots)

    def step(self, budget: int) -> IntArray:
        if self.finished:
            return np.zeros((0, len(self._chosen)), np.int32)
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
            self._stages.explored,
            self._stages.kept,
            self._found,
            self._found_kinds,
            self._state,
            budget,
        )
        count = int(self._state[kernel.FOUND])
        self._state[kernel.FOUND] = 0
        rows = np.empty((count, len(self._chosen)), np.int32)
        kernel.option_rows(
            self._masks, self._starts, self._found[:count], self._found_kinds[:count], rows
        )
        return rows

    def split(self) -> MostConstrained | None:
        """Give away the later half of the untried candidates nearest to the root."""
        for level in range(int(self._state[kernel.DEPTH]) + 1):
            untried = int(self._ends[level] - self._cursors[level])
            here = level == self._state[kernel.DEPTH]
            if untried >= (2 if here else 1):
                break
        else:
            return None
        other = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, np.ndarray):
                setattr(other, name, value.copy())
        other._stages = StageTable.zeros(len(self._chosen))
        middle = self._ends[level] - (untried + 1) // 2
        self._ends[level] = other._cursors[level] = middle
        other._state[kernel.DEPTH] = level
        # What lies above is the older half's to go on with.
        other._cursors[:level] = other._ends[:level]
        return other

    @property
    def cover(self) -> CoverProblem:
        return self._cover

    @property
    def finished(self) -> bool:
        return bool(self._state[kernel.DEPTH] < 0)

    @property
    def remaining(self) -> float:
        # Each level's untried candidates weigh equally within their node (Knuth 1975).
        share = 1.0
        total = 0.0
        for level in range(int(self._state[kernel.DEPTH]) + 1):
            width = max(1, int(self._widths[level]))
            total += share * int(self._ends[level] - self._cursors[level]) / width
            share /= width
        return total

    @property
    def stages(self) -> StageTable:
        return self._stages.copy()


MOST_CONSTRAINED = Engine(
    name="most-constrained",
    title="Most constrained cell or piece first",
    start=MostConstrained,
    most_cells=64,
)
