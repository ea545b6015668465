"""Depth first over the pieces with BCSolve's rules, each of which can be switched off."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.kernels import backtracking as kernel
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.piece_order import ORDER, allowed_options, kind_order
from cubewright.solver.problem.setting import ON_OFF, Setting
from cubewright.solver.problem.symmetry_breaking import SYMMETRY, with_rule
from cubewright.solver.search.engine import Engine
from cubewright.solver.search.level_search import LevelSearch

FEWEST_LEFT = "fewest-left"


class Backtracking(LevelSearch):
    """The state of :mod:`cubewright.solver.kernels.backtracking`."""

    RULES = (
        "identical pieces in order",
        "all pieces placeable",
        "all cubelets coverable",
        "parity",
        "piece must cover",
    )

    def __init__(self, cover: CoverProblem, settings: Mapping[str, str]) -> None:
        cover = with_rule(cover, settings["symmetry"])
        super().__init__(cover)
        pieces, kinds, options = cover.piece_count, len(cover.copies), len(cover.masks)
        words = len(self._full)
        self._masks = np.zeros((1, words, options), np.uint64)
        self._masks[0, : cover.masks.shape[1]] = cover.masks.T
        names = ("identical", "placeable", "coverable", "parity", "must-cover")
        self._rules = np.array([settings[name] == "on" for name in names], np.bool_)
        self._black, self._imbalances = self._colours()
        if cover.puzzle.figure.lattice.colour is None:
            self._rules[kernel.PARITY] = False
        self._occupied = np.zeros((pieces, words, 1), np.uint64)
        self._left = np.zeros((pieces, kinds), np.int32)
        self._left[0] = cover.copies
        self._live = np.zeros((pieces, words, options + 8), np.uint64)
        self._segments = np.zeros((pieces, kinds + 1), np.int64)
        allowed = [list(allowed_options(cover, kind)) for kind in range(kinds)]
        self._segments[0] = np.cumsum([0, *map(len, allowed)])
        ids = [option for options_of_kind in allowed for option in options_of_kind]
        self._live[0, :, : len(ids)] = self._masks[0][:, ids]
        self._order = self._piece_order(settings["order"])
        first = int(self._order[0])
        if first < 0:
            first = int(np.argmin(np.diff(self._segments[0])))
        self._chosen_kinds[0] = first
        self._cursors[0], self._ends[0] = self._segments[0, first : first + 2]
        self._widths[0] = max(1, self._ends[0] - self._cursors[0])

    def _colours(self) -> tuple[tuple[np.uint64, ...], IntArray]:
        """The mask of one colour's cells, and each kind's imbalance of the two."""
        figure = self._cover.puzzle.figure
        colour = figure.lattice.colour
        if colour is None:
            nothing = tuple(np.uint64(0) for _ in self._full)
            return nothing, np.zeros(len(self._cover.copies), np.int32)
        black = sum(1 << i for i, cell in enumerate(figure.cells) if colour(cell))
        shapes = [self._cover.puzzle.pieces[m[0]].cells for m in self._cover.members]
        imbalances = [abs(sum(1 - 2 * colour(cell) for cell in shape)) for shape in shapes]
        words = (black >> 64 * place & 2**64 - 1 for place in range(len(self._full)))
        return tuple(np.uint64(word) for word in words), np.array(imbalances, np.int32)

    def _piece_order(self, order: str) -> IntArray:
        if order == FEWEST_LEFT:
            return np.full(self._cover.piece_count, -1, np.int32)
        return np.array(kind_order(self._cover, order), np.int32)

    def _run(self, budget: int) -> None:
        kernel.run(
            self._full,
            self._black,
            self._imbalances,
            self._order,
            self._rules,
            self._occupied,
            self._left,
            self._live,
            self._segments,
            self._cursors,
            self._ends,
            self._widths,
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


BACKTRACKING = Engine(
    name="backtracking",
    title="Backtracking with BCSolve's rules",
    explanation=(
        "Lays one piece after another, depth first, and after each looks whether what is left "
        "can still work out, as BCSolve 0.82 does."
    ),
    start=Backtracking,
    compare_order=2,
    settings=(
        replace(ORDER, values=(FEWEST_LEFT, *ORDER.values)),
        Setting("coverable", "All cubelets coverable", ON_OFF),
        Setting("placeable", "All pieces placeable", ON_OFF),
        Setting("must-cover", "Piece must cover", ON_OFF),
        Setting("parity", "Parity", ON_OFF),
        Setting("identical", "Identical pieces in order", ON_OFF),
        SYMMETRY,
    ),
    max_cells=512,
)
