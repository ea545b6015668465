"""The next-free-cell search with a window of six rows of the board, as in the Meteor articles."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cubewright.model.cell import BoolArray, IntArray, MaskArray
from cubewright.solver.kernels import window as kernel
from cubewright.solver.kernels.library import Kernel
from cubewright.solver.problem.board_rows import (
    STEP,
    WINDOW,
    BoardRows,
    Place,
    WindowPosition,
    board_rows,
    too_long_error,
)
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.islands import fillable_sizes
from cubewright.solver.search.levels.level_search import LevelSearch, new_levels
from cubewright.translation import mark


@dataclass(frozen=True)
class Table:
    """The possible placements at a position of the window, as bits of the window.

    ``masks`` uint64 and ``kinds`` int32 are ``(n,)``. The placements that begin at cell ``i`` of
    the first two rows are ``begins[i]:begins[i + 1]``. ``options`` ``(n,)`` int32 are their ids in
    the cover problem. If rows repeat, the tables of two positions differ only in ``options``.
    """

    masks: MaskArray
    kinds: IntArray
    begins: IntArray
    options: IntArray

    @property
    def key(self) -> tuple[bytes, bytes, bytes]:
        """A key that is equal for tables that differ at most in ``options``."""
        return self.masks.tobytes(), self.kinds.tobytes(), self.begins.tobytes()


def window_tables(
    cover: CoverProblem, rows: BoardRows, allowed: BoolArray, *, pruned: bool
) -> list[Table]:
    """Return a table for each position of the window.

    ``allowed`` ``(options,)`` bool: the options that may be placed. ``pruned``
    drops placements that cut off islands.

    Raises:
        CubewrightError: A placement does not fit into the window.

    """
    sums = fillable_sizes(cover)
    known: dict[tuple[int, frozenset[Place], bool, bool], bool] = {}

    def is_dead(kind: int, taken: frozenset[Place], position: WindowPosition) -> bool:
        # The result is the same at every position except the start.
        key = kind, taken, position.back, position.is_at_start
        if key not in known:
            sizes = rows.island_sizes(
                taken, WindowPosition(0 if position.is_at_start else STEP, position.back)
            )
            known[key] = any(size not in sums[kind] for size in sizes)
        return known[key]

    tables = []
    for position in rows.positions:
        entries: list[tuple[int, int, int, int]] = []
        for option, places in _beginning(cover, rows, position):
            kind = int(cover.kind[option])
            if max(places)[0] >= WINDOW:
                raise too_long_error(cover.puzzle.pieces[cover.members[kind][0]].symbol)
            start = 0 if position.is_at_start else STEP
            taken = frozenset((row + start, column) for row, column in places)
            if allowed[option] and not (pruned and is_dead(kind, taken, position)):
                bits = [row * rows.width + column for row, column in places]
                entries.append((min(bits), kind, sum(1 << bit for bit in bits), option))
        tables.append(_table(sorted(entries), STEP * rows.width))
    return tables


def _beginning(
    cover: CoverProblem, rows: BoardRows, position: WindowPosition
) -> list[tuple[int, list[Place]]]:
    number = {cell: index for index, cell in enumerate(cover.puzzle.figure.cells)}
    place_of = {
        number[rows.cell((row, column), position.back)]: (row - position.base, column)
        for row, column in rows.places(range(rows.rows))
    }
    listed = ((o, [place_of[c] for c in cells]) for o, cells in enumerate(cover.option_cells))
    return [(option, places) for option, places in listed if 0 <= min(places)[0] < STEP]


def _table(entries: list[tuple[int, int, int, int]], cells: int) -> Table:
    firsts, kinds, masks, options = zip(*entries, strict=True) if entries else ((), (), (), ())
    return Table(
        np.array(masks, np.uint64),
        np.array(kinds, np.int32),
        np.searchsorted(np.array(firsts, np.int64), np.arange(cells + 1)).astype(np.int32),
        np.array(options, np.int32),
    )


class WindowSearch(LevelSearch[kernel.WindowArrays]):
    """A search by :mod:`cubewright.solver.kernels.window`.

    ``allowed`` ``(options,)`` are the options that may be placed. With ``pruned``, options that
    provably cut off an island in the window are dropped. With ``per_node``, islands are checked
    after each placement, among the cells in the window.

    Raises:
        CubewrightError: The board does not have six equal rows, or a piece spans more.
    """

    RULES = (mark("overlaps"), mark("leaves a dead island"))

    shows_ranges = False  # its ranges contained the final numbers in 51 of 58 samples

    def __init__(
        self, cover: CoverProblem, allowed: BoolArray, *, pruned: bool, per_node: bool
    ) -> None:
        rows = board_rows(cover.puzzle.figure)
        tables = window_tables(cover, rows, allowed, pruned=pruned)
        keys = list(dict.fromkeys(table.key for table in tables))
        different = [next(t for t in tables if t.key == key) for key in keys]
        starts = np.cumsum([0, *(len(table.masks) for table in different)])
        begins = [table.begins + start for table, start in zip(different, starts, strict=False)]
        longest = max(len(table.options) for table in tables)
        options = np.zeros((len(tables), max(1, longest)), np.int32)
        for position, table in enumerate(tables):
            options[position, : len(table.options)] = table.options
        arrays = kernel.WindowArrays(
            new_levels(cover, len(self.RULES)),
            bits=rows.bits,
            turn=len(tables) - 2,
            masks=np.concatenate([table.masks for table in different]),
            kinds=np.concatenate([table.kinds for table in different]),
            tables=np.array([keys.index(table.key) for table in tables], np.int32),
            begins=np.array(begins, np.int32),
            options=options,
            neighbours=np.array([rows.neighbours(False), rows.neighbours(True)]),
            sizes=cover.sizes,
            looks_for_islands=per_node,
            boards=np.zeros(cover.piece_count, np.uint64),
            positions=np.zeros(cover.piece_count, np.int64),
            left=np.zeros((cover.piece_count, len(cover.copies)), np.int32),
        )
        arrays.left[0] = cover.copies
        levels = arrays.levels
        levels.cursors[0], levels.ends[0] = arrays.begins[0, :2]
        levels.widths[0] = max(1, levels.ends[0])
        super().__init__(cover, arrays)

    @property
    def bits(self) -> int:
        """The number of bits in a word that holds the window."""
        return self.arrays.bits

    @property
    def _kernel(self) -> Kernel:
        return kernel.run

    def _rows(self, count: int) -> IntArray:
        found = self.arrays.levels.found[:count, 0].astype(np.int32)
        rows: IntArray = np.sort(found, axis=1)
        return rows
