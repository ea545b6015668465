"""Frontier dynamic programming: count exact covers without visiting each one.

The cells are filled in a fixed order. After each cell, partial fillings are merged if they agree in
everything that affects the following cells: which of these cells are filled (the frontier), and the
number of used pieces of each kind. Only the number of fillings is stored. This is the
transfer-matrix method of statistical mechanics; with zero-suppressed diagrams it is Knuth, TAOCP
7.1.4.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cubewright.model.cell import CountArray, IntArray
from cubewright.solver.counting.frontier_problem import FrontierProblem, FrontierState
from cubewright.solver.kernels.counting import frontier as kernel
from cubewright.solver.kernels.counting.size_estimate import clear_frontiers, mark_frontiers
from cubewright.solver.search.stages import StageTable

MIN_CHUNK = 1 << 14
"""The minimum number of counts that are allocated and freed together."""
WORD_BYTES = 4
"""The size of a word of a count, in bytes."""
FRONTIER_BYTES = 128
"""The bytes for a frontier before and after a cell and in the hash table, without its counts."""
FIRST_FRONTIERS = 1 << 10
"""The initial capacity for frontiers; a power of two."""


class Frontier:
    """A frontier count in steps.

    ``max_bytes`` limits the memory of the counts, and separately of the frontiers. A count that
    needs more is given up. The memory is reserved at once, but allocated only when used. ``live``
    are the frontiers before each cell that can be completed, from a size estimate; without them,
    all are counted. ``cell`` is the number of finished cells. ``total`` is the result once
    ``state`` is DONE.
    """

    def __init__(
        self, problem: FrontierProblem, max_bytes: int, live: Sequence[IntArray] | None = None
    ) -> None:
        self._problem = problem
        self._max_bytes = max_bytes
        self._live = live
        largest = 0 if live is None else max(int(each.max(initial=0)) for each in live)
        self._live_bits = np.zeros(0 if live is None else largest // 64 + 1, np.uint64)
        self._chunk = max(MIN_CHUNK, int(np.diff(problem.code_begins).max()))
        self._begin()

    def _begin(self) -> None:
        self.state = FrontierState.RUNNING
        self.cell = 0
        self.total = 0
        self._peak = 0
        self._borders = np.zeros(1, np.uint64)
        self._rows = np.zeros((1, 2), np.int64)
        self._count = 1
        self._make_room(1)
        self._ways.counts[0] = 1
        self._widening: kernel.WideningArrays | None = None
        self._position = np.zeros(kernel.STATE_SIZE, np.int64)
        self._position[kernel.USED] = self._position[kernel.TOP] = 1
        self._position[kernel.READING] = -1
        self._placed = np.zeros_like(self._problem.move_begins)
        if self._live is not None and not len(self._live[0]):
            self.state = FrontierState.DONE  # no options fill all cells
            return
        self._begin_cell()

    def _make_room(self, words: int) -> None:
        chunks = max(2, self._max_bytes // (WORD_BYTES * words * self._chunk))
        self._ways = kernel.Ways(
            counts=np.empty((chunks * self._chunk, words), np.uint32),
            chunk=self._chunk,
            freed=np.zeros(chunks, np.int32),
        )

    def _begin_cell(self) -> None:
        if self._live is not None:
            clear_frontiers(self._live_bits, self._live[self.cell])
            mark_frontiers(self._live_bits, self._live[self.cell + 1])
        self._position[[kernel.NEXT, kernel.MADE]] = 0
        if self._may_overflow:
            self._begin_to_widen()
            return
        self._position[kernel.TOP] = 0
        self._after = _frontiers(max(FIRST_FRONTIERS, 1 << self._count.bit_length()))

    @property
    def _may_overflow(self) -> bool:
        """Whether a count could become too large for its words at this cell.

        A new count is the sum of at most one old count for each option, plus one for the frontiers
        that already contain the cell.
        """
        begins = self._problem.begins[self.cell]
        summands = int(begins[-1] - begins[0]) + 1
        return summands << int(self._position[kernel.TOP]).bit_length() >= 1 << 32

    def _begin_to_widen(self) -> None:
        """Start to widen the counts by a word, unless memory cannot hold both versions."""
        words = self._ways.counts.shape[1] + 1
        widths = np.diff(self._problem.code_begins)
        wider = int(widths[self._rows[: self._count, 0]].sum()) * WORD_BYTES * words
        if self.peak_bytes + wider > self._max_bytes:
            self.state = FrontierState.GIVEN_UP
            return
        self._peak = self.peak_bytes + wider
        narrow = self._ways.counts
        self._make_room(words)
        self._widening = kernel.WideningArrays(
            count=self._count,
            rows=self._rows,
            code_begins=self._problem.code_begins,
            narrow=narrow,
            wide=self._ways.counts,
            chunk=self._chunk,
            position=np.zeros(2, np.int64),
        )

    def _widen(self, widening: kernel.WideningArrays, budget: int) -> None:
        """Copy more counts to the wider array, for about ``budget`` counts."""
        kernel.widen(widening, budget)
        frontier, place = (int(each) for each in widening.position)
        if place < 0:
            self.state = FrontierState.GIVEN_UP
        elif frontier == self._count:
            self._widening = None
            self._position[:] = 0
            self._position[kernel.USED] = -(-place // self._chunk)
            self._position[kernel.READING] = -1
            self._begin_cell()

    def step(self, budget: int) -> None:
        """Run for about ``budget`` additions and tests, or to the end of a cell.

        Raises:
            OverflowError: A count does not fit into its words, which is an internal error.
        """
        if self.state is not FrontierState.RUNNING:
            return
        if self._widening is not None:
            self._widen(self._widening, budget)
            return
        end, budget = kernel.advance(self._arrays, budget)
        while end == kernel.CROWDED:
            made = int(self._position[kernel.MADE])
            if made >= self._max_bytes // FRONTIER_BYTES:
                end = kernel.FULL
                break
            self._after = _with_twice_the_room(self._after, made)
            end, budget = kernel.advance(self._arrays, budget)
        if end == kernel.FULL:
            self.state = FrontierState.GIVEN_UP
        elif end == kernel.OVERFLOWN:
            raise OverflowError("a count does not fit into its words")
        elif end == kernel.DONE:
            self._end_cell()

    @property
    def _arrays(self) -> kernel.CellArrays:
        problem = self._problem
        options = kernel.CellOptions(
            masks=problem.masks,
            begins=problem.begins[self.cell],
            volumes=problem.class_volumes,
            code_begins=problem.code_begins,
            moves=problem.moves,
            move_begins=problem.move_begins,
        )
        return kernel.CellArrays(
            options=options,
            count=self._count,
            borders=self._borders,
            rows=self._rows,
            after=self._after,
            ways=self._ways,
            live=self._live_bits,
            placed=self._placed,
            state=self._position,
        )

    def _end_cell(self) -> None:
        self._borders, self._rows = self._after.borders, self._after.rows
        self._count = int(self._position[kernel.MADE])
        self.cell += 1
        if self.cell < len(self._problem.filled) and self._count:
            self._begin_cell()
            return
        self.state = FrontierState.DONE
        # At the end all pieces are used, so there is one frontier with one count, or no frontier.
        if self._count:
            words = self._ways.counts[self._rows[0, 1]]
            self.total = sum(int(word) << (32 * index) for index, word in enumerate(words))

    @property
    def has_too_many_frontiers(self) -> bool:
        """Whether the count was given up because of the frontiers, not because of their counts."""
        is_full = int(self._position[kernel.MADE]) >= self._max_bytes // FRONTIER_BYTES
        return self.state is FrontierState.GIVEN_UP and is_full

    @property
    def peak_bytes(self) -> int:
        """The largest memory of the counts so far, in bytes."""
        counts = self._ways.counts if self._widening is None else self._widening.narrow
        now = int(self._position[kernel.USED]) * self._chunk * WORD_BYTES * int(counts.shape[1])
        return max(self._peak, now)

    def work_done(self, work: CountArray) -> float:
        """Return the finished work; ``work`` ``(cells,)`` is the work of each cell."""
        if self.state is FrontierState.DONE:
            return float(work.sum())
        share = self._position[kernel.NEXT] / max(1, self._count)
        return float(work[: self.cell].sum() + work[self.cell] * share)

    @property
    def stages(self) -> StageTable:
        """The number of merged partial fillings for each number of pieces.

        All are both explored and kept, so both columns are equal.
        """
        problem = self._problem
        stages = int(problem.code_pieces[-1])
        placed = np.zeros(stages, np.int64)
        for each, volume in zip(*np.nonzero(self._placed), strict=True):
            first, last = problem.move_begins[each, volume : volume + 2]
            pieces = problem.code_pieces[problem.code_begins[volume] :]
            per_stage = np.bincount(pieces[problem.moves[first:last, 0]], minlength=stages)
            placed += self._placed[each, volume] * per_stage
        return StageTable(placed, placed)


def _frontiers(room: int) -> kernel.Frontiers:
    """Return empty arrays for ``room`` frontiers, a power of two."""
    frontiers = kernel.Frontiers(
        borders=np.empty(room, np.uint64),
        rows=np.empty((room, 2), np.int64),
        table=np.full(2 * room, -1, np.int32),
    )
    # Load the kernel now, so that loading takes no time while the count is timed.
    kernel.fill_table(frontiers, 0)
    return frontiers


def _with_twice_the_room(frontiers: kernel.Frontiers, count: int) -> kernel.Frontiers:
    """Return a copy of the first ``count`` frontiers with twice the capacity."""
    wider = _frontiers(2 * len(frontiers.borders))
    wider.borders[:count] = frontiers.borders[:count]
    wider.rows[:count] = frontiers.rows[:count]
    kernel.fill_table(wider, count)
    return wider
