"""Fill the next free cell, by each placement that begins there, as in the Meteor articles."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.cell import IntArray
from cubewright.solver.kernels import next_cell as kernel
from cubewright.solver.problem.cell_order import CELLS, LONGEST, cell_order, reordered
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.islands import (
    island_pruning_is_sound,
    neighbour_masks,
)
from cubewright.solver.problem.setting import Setting
from cubewright.solver.problem.symmetry_breaking import SYMMETRY, with_rule
from cubewright.solver.search.engine import Engine
from cubewright.solver.search.interface import Search
from cubewright.solver.search.levels.board_search import BoardSearch, can_search, lowest_cells
from cubewright.solver.search.levels.level_search import LevelSearch, new_levels, padded
from cubewright.solver.search.levels.reduction import isolating_options
from cubewright.solver.search.levels.window_search import WindowSearch

PER_CELL, PER_NODE, PER_PLACEMENT, NOT_PRUNED = "cells", "nodes", "placements", "off"
WHOLE, SIX_ROWS = "whole", "six-rows"


class NextCell(LevelSearch[kernel.NextCellArrays]):
    """A search by :mod:`cubewright.solver.kernels.next_cell`."""

    RULES = ("overlaps", "leaves a dead island")

    shows_ranges = False  # they held the final numbers in 51 of 58 looks

    def __init__(self, cover: CoverProblem, settings: Mapping[str, str]) -> None:
        cover = with_rule(cover, settings["symmetry"])
        full = padded(cover.full)
        order = cell_order(cover, settings["cells"])
        masks = np.zeros((len(full), len(cover.masks)), np.uint64)
        masks[: cover.masks.shape[1]] = reordered(cover, order)
        neighbours = neighbour_masks(cover.puzzle.figure, order, len(full))
        searched = cover.searched_options
        if settings["islands"] == PER_PLACEMENT:
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
            looks_for_islands=settings["islands"] == PER_NODE,
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


def start(cover: CoverProblem, settings: Mapping[str, str]) -> Search:
    """The search of the whole board, or through the window; raises :class:`CubewrightError`."""
    if not island_pruning_is_sound(cover):
        settings = {**settings, "islands": NOT_PRUNED}
    if settings["islands"] == PER_CELL:
        if settings["board"] == WHOLE and can_search(cover):
            return BoardSearch(with_rule(cover, settings["symmetry"]), settings["cells"])
        settings = {**settings, "islands": PER_NODE}
    if settings["board"] == WHOLE:
        return NextCell(cover, settings)
    if settings["cells"] != LONGEST:
        raise CubewrightError(
            "The window of six rows fixes the order of the cells; "
            f"use cells={LONGEST}, or hold the whole board (board={WHOLE})."
        )
    cover = with_rule(cover, settings["symmetry"])
    islands = settings["islands"]
    return WindowSearch(
        cover,
        cover.searched_options,
        pruned=islands == PER_PLACEMENT,
        per_node=islands == PER_NODE,
    )


NEXT_CELL = Engine(
    name="next-cell",
    title="Next free cell",
    explanation=(
        "Fills the cells in a fixed order. Tries every placement whose first cell is the next "
        "free one, as in the Meteor articles."
    ),
    start=start,
    compare_order=3,
    settings=(
        CELLS,
        Setting(
            "islands",
            "Islands pruned",
            (PER_CELL, PER_NODE, PER_PLACEMENT, NOT_PRUNED),
            "Drop placements that cut off an island which no pieces can fill exactly: check each "
            "placement once before the search, and look for single isolated cells during it "
            "(cells); check after each placement (nodes); only before the search (placements); "
            "or never (off).",
        ),
        SYMMETRY,
        Setting(
            "board",
            "Part of the board held",
            (WHOLE, SIX_ROWS),
            "Hold the whole figure; or, on a board of equal rows such as Meteor's, a window of six "
            "rows that moves along as they fill and returns from the other end. The window "
            "fits rows of five in 30 bits, but tries more placements.",
        ),
    ),
    max_cells=512,
)
