"""Searches of a whole figure by the next free cell.

They use one list of placements per cell or, for boards and thin boxes, tables by cell and kind.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any, Self

import numpy as np

from cubewright.model.cell import IntArray, MaskArray
from cubewright.solver.kernels import board
from cubewright.solver.kernels import next_cell as kernel
from cubewright.solver.kernels.cell_candidates import (
    CELL_CHUNKS,
    CHUNK,
    SEGMENT,
    write_tables,
)
from cubewright.solver.kernels.island_windows import WINDOW, Windows, find_windows
from cubewright.solver.kernels.library import Kernel
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.islands import fillable_bits, island_pruning_is_sound
from cubewright.solver.problem.option_masks import WORD
from cubewright.solver.problem.steps import Steps
from cubewright.solver.search.levels.cell_tables import CellTables, cell_tables
from cubewright.solver.search.levels.level_search import LevelSearch, new_levels
from cubewright.solver.search.state import counted_rules
from cubewright.translation import mark

MAX_REACH = 6
"""The largest distance of neighbours in cells with which windows are checked."""
MAX_TABLE_BYTES = 1 << 20
"""The maximum size of the tables of candidates."""
SINGLE_CELLS = (mark("overlaps"), mark("isolates a cell"))
"""The rules of a board whose windows are not checked."""


class NextCell(LevelSearch[kernel.NextCellArrays]):
    """A search by :mod:`cubewright.solver.kernels.next_cell`.

    With ``pruned``, placements that cut off an island are removed before the
    search; with ``per_node``, islands are checked after each placement.
    """

    RULES = (mark("overlaps"), mark("leaves a dead island"))

    shows_ranges = False  # its ranges contained the final numbers in 51 of 58 samples

    @classmethod
    def steps(cls, cover: CoverProblem, order: str, *, pruned: bool, per_node: bool) -> Steps[Self]:
        """Return the search in steps of a few milliseconds; ``order`` names the cell order."""
        tables = yield from cell_tables(cover, order, pruned=pruned)
        return cls(cover, tables, per_node=per_node)

    def __init__(self, cover: CoverProblem, tables: CellTables, *, per_node: bool) -> None:
        self._options = tables.options
        full = tables.full
        arrays = kernel.NextCellArrays(
            new_levels(cover, len(self.RULES)),
            full=full,
            masks=tables.masks,
            kinds=tables.kinds,
            begins=tables.begins[:, 0].copy(),
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


class BoardSearch(LevelSearch[board.BoardArrays]):
    """A search by :mod:`cubewright.solver.kernels.board`, of an exact problem.

    A symmetry-breaking piece is placed first.
    """

    RULES = (mark("overlaps"), mark("leaves a dead island"))

    shows_ranges = False  # its ranges contained the final numbers in 51 of 58 samples

    @classmethod
    def steps(cls, cover: CoverProblem, order: str) -> Steps[Self]:
        """Return the search in steps of a few milliseconds; ``order`` names the cell order."""
        pruned, root = island_pruning_is_sound(cover), cover.breaking_piece
        return cls(cover, (yield from cell_tables(cover, order, pruned=pruned, root=root)))

    def __init__(self, cover: CoverProblem, tables: CellTables) -> None:
        self._options = tables.options
        full, kinds, cells = tables.full, len(cover.copies), cover.cell_count
        prunes = island_pruning_is_sound(cover)
        windows = _windows(cover, tables)
        arrays = board.BoardArrays(
            new_levels(cover, len(self.RULES)),
            full=full,
            masks=tables.masks,
            kinds=tables.kinds,
            begins=tables.begins,
            neighbours=tables.neighbours,
            checks_cells=prunes and int(cover.sizes.min()) > 1,
            checks_windows=prunes and not (windows.links[:, 0] >> MAX_REACH + 1).any(),
            windows=windows,
            has_copies=bool((cover.copies > 1).any()),
            free=np.zeros((cover.piece_count, len(full), 1), np.uint64),
            cells=np.zeros(cover.piece_count, np.int32),
            remaining=np.zeros(cover.piece_count, np.uint64),
            left=np.zeros((cover.piece_count, kinds), np.int32),
            tables=_candidate_tables(tables, kinds),
            segments=np.zeros(cover.piece_count, np.int64),
            untried=np.zeros(cover.piece_count, np.uint64),
        )
        arrays.free[0, :, 0] = full
        arrays.left[0] = cover.copies
        arrays.remaining[0] = sum(1 << kind for kind in range(kinds) if cover.copies[kind])
        root = cells if cover.breaking_piece >= 0 else 0
        arrays.cells[0] = root
        arrays.levels.cursors[0] = arrays.begins[root, 0]
        arrays.levels.ends[0] = arrays.begins[root, -1]
        arrays.levels.widths[0] = max(1, arrays.begins[root, -1] - arrays.begins[root, 0])
        super().__init__(cover, arrays)
        if not arrays.checks_windows:
            self.RULES = SINGLE_CELLS

    def prepare_to_restore(self, state: Mapping[str, Any]) -> None:
        """Check single cells if the state comes from a version that checked no windows."""
        if SINGLE_CELLS[-1] in counted_rules(state):
            self.RULES = SINGLE_CELLS
            self.arrays = self.arrays._replace(checks_windows=False)

    @property
    def _kernel(self) -> Kernel:
        return board.run

    def _place_in(self, row: IntArray) -> int | None:
        cell = int(self.arrays.cells[self._level])
        first, end = self.arrays.begins[cell, [0, -1]].tolist()
        places = np.flatnonzero(np.isin(self._options[first:end], row))
        return first + int(places[0]) if len(places) else None

    def _rows(self, count: int) -> IntArray:
        found = self.arrays.levels.found[:count, 0].astype(np.int64)
        rows: IntArray = np.sort(self._options[found], axis=1)
        return rows


def _windows(cover: CoverProblem, tables: CellTables) -> Windows:
    """Return the windows of a board."""
    cells = cover.cell_count
    classes = np.empty(cells, np.int32)
    links = np.empty((cells, WINDOW), np.uint32)
    number = find_windows(tables.neighbours, tables.full, classes, links)
    without_first = fillable_bits(cover)[0]
    sizes = without_first | without_first << int(cover.sizes[0])
    verdicts = np.zeros((number, 1 << WINDOW), np.uint8)
    return Windows(classes, links[:number], verdicts, np.uint64(sizes & WORD))


def _candidate_tables(tables: CellTables, kinds: int) -> MaskArray:
    """Return the tables of :mod:`.cell_candidates`, or empty ones if they would be too large."""
    rows = len(tables.begins)
    most = int((tables.begins[:, -1] - tables.begins[:, 0]).max())
    shape = (rows, -(-most // SEGMENT), CELL_CHUNKS - (-kinds // CHUNK), 1 << CHUNK)
    if 8 * prod(shape) > MAX_TABLE_BYTES:
        return np.empty((0, 0, 0, 0), np.uint64)
    found = np.empty(shape, np.uint64)
    write_tables(tables.masks, tables.kinds, tables.begins, tables.full, found, 0, rows)
    return found


def can_search(cover: CoverProblem) -> bool:
    """Return whether a problem is exact and has few enough kinds for :class:`BoardSearch`."""
    return cover.is_exact and len(cover.copies) <= board.MAX_KINDS
