"""A depth-first search by pieces, with BCSolve's rules."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.kernels import backtracking as kernel
from cubewright.solver.kernels.library import Kernel
from cubewright.solver.problem.chessboard import chessboard
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.piece_order import FEWEST_LEFT, allowed_options, kind_order
from cubewright.solver.problem.symmetry_breaking import with_rule
from cubewright.solver.search.levels.level_search import (
    LevelSearch,
    kernel_mask,
    new_levels,
    option_masks,
)
from cubewright.translation import mark

RULE_SETTINGS = ("identical", "placeable", "coverable", "parity", "must-cover")
"""The settings that switch the rules, in the order of :attr:`Backtracking.RULES`."""


class Backtracking(LevelSearch[kernel.BacktrackingArrays]):
    """A search by :mod:`cubewright.solver.kernels.backtracking`."""

    RULES = (
        mark("identical pieces in order"),
        mark("all pieces placeable"),
        mark("all cubelets coverable"),
        mark("parity"),
        mark("piece must cover"),
    )
    # The tasks of this search differ too much in size: five of seven ranges missed the true size.
    can_estimate = False

    def __init__(self, cover: CoverProblem, settings: Mapping[str, str]) -> None:
        cover = with_rule(cover, settings["symmetry"])
        self._masks = option_masks(cover)
        _, words, options = self._masks.shape
        pieces, kinds = cover.piece_count, len(cover.copies)
        rules = np.array([settings[name] == "on" for name in RULE_SETTINGS], np.bool_)
        rules[kernel.PARITY] &= cover.puzzle.figure.lattice.colour is not None
        colours = chessboard(cover)
        arrays = kernel.BacktrackingArrays(
            new_levels(cover, len(self.RULES)),
            full=kernel_mask(cover.full),
            black=kernel_mask(colours.black),
            imbalances=colours.imbalances,
            order=_piece_order(cover, settings["order"]),
            rules=rules,
            occupied=np.zeros((pieces, words, 1), np.uint64),
            left=np.zeros((pieces, kinds), np.int32),
            live=np.zeros((pieces, words, options + 8), np.uint64),
            segments=np.zeros((pieces, kinds + 1), np.int64),
        )
        allowed = [list(allowed_options(cover, kind)) for kind in range(kinds)]
        arrays.segments[0] = np.cumsum([0, *map(len, allowed)])
        ids = [option for options_of_kind in allowed for option in options_of_kind]
        arrays.live[0, :, : len(ids)] = self._masks[0][:, ids]
        arrays.left[0] = cover.copies
        super().__init__(cover, arrays)
        self._open_root()

    def _open_root(self) -> None:
        levels, segments = self.arrays.levels, self.arrays.segments[0]
        first = int(self.arrays.order[0])
        if first < 0:
            first = int(np.argmin(np.diff(segments)))
        levels.chosen_kinds[0] = first
        levels.cursors[0], levels.ends[0] = segments[first : first + 2]
        levels.widths[0] = max(1, levels.ends[0] - levels.cursors[0])

    @property
    def _kernel(self) -> Kernel:
        return kernel.run

    def _rows(self, count: int) -> IntArray:
        return self._looked_up(self._masks, count)


def _piece_order(cover: CoverProblem, order: str) -> IntArray:
    """Return the kind for each level, or -1 for the kind with the fewest placements left."""
    if order == FEWEST_LEFT:
        return np.full(cover.piece_count, -1, np.int32)
    return np.array(kind_order(cover, order), np.int32)
