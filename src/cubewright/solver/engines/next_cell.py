"""The next free cell is filled by every placement that begins there."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.cell import BoolArray, CountArray, IntArray, MaskArray
from cubewright.solver.kernels import next_cell as kernel
from cubewright.solver.problem.cell_order import CELLS, LONGEST, cell_order, reordered
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.islands import (
    cuts_off_island,
    island_pruning_is_sound,
    neighbour_masks,
)
from cubewright.solver.problem.setting import Setting
from cubewright.solver.problem.symmetry_breaking import SYMMETRY, with_rule
from cubewright.solver.search.engine import Engine
from cubewright.solver.search.interface import Search
from cubewright.solver.search.level_search import LevelSearch
from cubewright.solver.search.window_search import WindowSearch

NOT_PRUNED, PER_PLACEMENT, PER_NODE = "off", "placements", "nodes"
WHOLE, SIX_ROWS = "whole", "six-rows"


class NextCell(LevelSearch):
    """The state of :mod:`cubewright.solver.kernels.next_cell`."""

    RULES = ("overlaps", "leaves a dead island")

    def __init__(self, cover: CoverProblem, settings: Mapping[str, str]) -> None:
        cover = with_rule(cover, settings["symmetry"])
        super().__init__(cover)
        order = cell_order(cover, settings["cells"])
        masks = np.zeros((len(self._full), len(cover.masks)), np.uint64)
        masks[: cover.masks.shape[1]] = reordered(cover, order)
        allowed = _allowed(cover)
        if settings["islands"] == PER_PLACEMENT:
            allowed &= ~cuts_off_island(cover)
        self._islands = settings["islands"] == PER_NODE
        first = _lowest_cells(masks)
        options = np.flatnonzero(allowed)
        options = options[np.lexsort((*masks[:, options], cover.kind[options], first[options]))]
        self._options = options.astype(np.int32)
        self._masks = np.ascontiguousarray(masks[None][:, :, options])
        self._kinds = cover.kind[options]
        places = np.arange(cover.cell_count + 1)
        self._begins = np.searchsorted(first[options], places).astype(np.int32)
        self._neighbours = neighbour_masks(cover.puzzle.figure, order, len(self._full))
        self._sizes = cover.sizes
        self._occupied = np.zeros((cover.piece_count, len(self._full), 1), np.uint64)
        self._left = np.zeros((cover.piece_count, len(cover.copies)), np.int32)
        self._left[0] = cover.copies
        self._ends[0] = self._begins[1]
        self._widths[0] = max(1, self._ends[0])

    def _run(self, budget: int) -> None:
        kernel.run(
            self._full,
            self._masks,
            self._kinds,
            self._begins,
            self._neighbours,
            self._sizes,
            self._islands,
            self._occupied,
            self._left,
            self._cursors,
            self._ends,
            self._widths,
            self._chosen,
            self._explored,
            self._kept,
            self._cuts,
            self._work,
            self._found,
            self._state,
            budget,
        )

    def _rows(self, count: int) -> IntArray:
        rows: IntArray = np.sort(self._options[self._found[:count, 0].astype(np.int64)], axis=1)
        return rows


def _allowed(cover: CoverProblem) -> BoolArray:
    allowed = np.ones(len(cover.masks), np.bool_)
    if cover.breaking_piece >= 0:
        allowed[cover.kind == cover.breaking_piece] = False
        allowed[cover.orbit_representatives] = True
    return allowed


def _lowest_cells(masks: MaskArray) -> CountArray:
    """The number of each mask's first cell; ``masks`` is ``(words, n)``."""
    firsts = []
    for words in masks.T.tolist():
        whole = sum(word << 64 * place for place, word in enumerate(words))
        firsts.append((whole & -whole).bit_length() - 1)
    return np.array(firsts, np.int64)


def start(cover: CoverProblem, settings: Mapping[str, str]) -> Search:
    """The search of the whole board, or through the window; raises :class:`CubewrightError`."""
    if not island_pruning_is_sound(cover):
        settings = {**settings, "islands": NOT_PRUNED}
    if settings["board"] == WHOLE:
        return NextCell(cover, settings)
    if settings["cells"] != LONGEST:
        raise CubewrightError(
            "The moving window goes row by row, and back from the other end; "
            f"it leaves no choice of the order of the cells (cells={LONGEST})."
        )
    cover = with_rule(cover, settings["symmetry"])
    islands = settings["islands"]
    return WindowSearch(
        cover, _allowed(cover), pruned=islands == PER_PLACEMENT, per_node=islands == PER_NODE
    )


NEXT_CELL = Engine(
    name="next-cell",
    title="Next free cell",
    explanation=(
        "Fills the next free cell in a fixed order, by every placement that has it as its "
        "first cell, as in the Meteor articles."
    ),
    start=start,
    compare_order=3,
    settings=(
        CELLS,
        Setting(
            "islands",
            "Islands pruned",
            (PER_NODE, PER_PLACEMENT, NOT_PRUNED),
            "Drop what leaves an island that no pieces add up to: looked for after each "
            "placement; only for each placement by itself beforehand; or never.",
        ),
        SYMMETRY,
        Setting(
            "board",
            "Board held",
            (WHOLE, SIX_ROWS),
            "The whole figure; or, of a board of like rows such as Meteor's, a window of six "
            "rows that moves on as they fill, turns round at the end and comes back. That keeps "
            "rows of five in 30 bits, and tries more placements.",
        ),
    ),
    max_cells=512,
)
