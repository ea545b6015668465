"""Counting without visiting what is counted: a sweep that merges what is equal on its way."""

from __future__ import annotations

from enum import Enum

import numpy as np

from cubewright.model.cell import CountArray, MaskArray
from cubewright.solver.counting.frontier_problem import FrontierProblem
from cubewright.solver.kernels import frontier as kernel
from cubewright.solver.kernels.frontier import WaysArray
from cubewright.solver.search.stages import StageTable

LEAST_CHUNK = 1 << 14
"""How many numbers of ways are laid out, and freed, at once."""
WORD_BYTES = 4
"""What a word of a number of ways takes."""
BORDER_BYTES = 128
"""What to reckon for a border besides its row: before and after the cell, and in the table."""
FIRST_BORDERS = 1 << 10
"""Borders that there is room for at first: a power of two."""


class FrontierState(Enum):
    """How a sweep stands."""

    GOING = "going"
    DONE = "done"
    GIVEN_UP = "given up"
    """There is more to keep than there may be."""


class Frontier:
    """A sweep in steps: all ways to fill the cells before it, merged by what matters beyond.

    ``most_bytes``: how much the numbers of ways may take, and the borders besides;
    beyond that it is given up. Only what is used is ever touched.
    """

    def __init__(self, problem: FrontierProblem, most_bytes: int) -> None:
        self._sweep = problem
        self._most_bytes = most_bytes
        self._chunk = max(LEAST_CHUNK, int(np.diff(problem.code_begins).max()))
        self._begin()

    def _begin(self) -> None:
        self.state = FrontierState.GOING
        self.cell = 0
        self.total = 0
        self._high = 0
        self._borders = np.zeros(1, np.uint64)
        self._rows = np.zeros((1, 2), np.int64)
        self._count = 1
        self._make_room(1)
        self._ways[0] = 1
        self._narrow: WaysArray | None = None
        self._widened = self._widened_room = 0
        self._place = np.zeros(kernel.PLACE_SIZE, np.int64)
        self._place[kernel.FRESH] = self._place[kernel.TOP] = 1
        self._place[kernel.SPENT] = -1
        self._placed = np.zeros_like(self._sweep.move_begins)
        self._begin_cell()

    def _make_room(self, words: int) -> None:
        chunks = max(2, self._most_bytes // (WORD_BYTES * words * self._chunk))
        self._ways: WaysArray = np.empty((chunks * self._chunk, words), np.uint32)
        self._free = np.zeros(chunks, np.int32)

    def _begin_cell(self) -> None:
        self._place[[kernel.NEXT, kernel.MADE]] = 0
        if self._may_overflow:
            self._begin_to_widen()
            return
        self._place[kernel.TOP] = 0
        room = max(FIRST_BORDERS, 1 << self._count.bit_length())
        self._new_borders: MaskArray = np.empty(room, np.uint64)
        self._new_rows: CountArray = np.empty((room, 2), np.int64)
        self._table = np.full(2 * room, -1, np.int32)

    @property
    def _may_overflow(self) -> bool:
        """Whether the cell could make a number of ways too large for its words.

        A number is put together of one number for each option at most, and one
        where the cell is filled already.
        """
        begins = self._sweep.begins[self.cell]
        parts = int(begins[-1] - begins[0]) + 1
        return parts << int(self._place[kernel.TOP]).bit_length() >= 1 << 32

    def _begin_to_widen(self) -> None:
        """Give the numbers a word more, unless that is more than can be kept beside them."""
        words = self._ways.shape[1] + 1
        widths = np.diff(self._sweep.code_begins)
        more = int(widths[self._rows[: self._count, 0]].sum()) * WORD_BYTES * words
        if self.held + more > self._most_bytes:
            self.state = FrontierState.GIVEN_UP
            return
        self._high = self.held + more
        self._narrow = self._ways
        self._widened = self._widened_room = 0
        self._make_room(words)

    def _widen(self, narrow: WaysArray, budget: int) -> None:
        """Go on copying the numbers to where they have a word more."""
        self._widened, self._widened_room = kernel.widen(
            self._rows,
            self._widened,
            self._count,
            self._widened_room,
            self._sweep.code_begins,
            narrow,
            self._ways,
            self._chunk,
            budget,
        )
        if self._widened_room < 0:
            self.state = FrontierState.GIVEN_UP
        elif self._widened == self._count:
            self._narrow = None
            self._place[:] = 0
            self._place[kernel.FRESH] = -(-self._widened_room // self._chunk)
            self._place[kernel.SPENT] = -1
            self._begin_cell()

    def step(self, budget: int) -> None:
        """Go on for about so many additions and tests, or to the end of a cell."""
        if self.state is not FrontierState.GOING:
            return
        if self._narrow is not None:
            self._widen(self._narrow, budget)
            return
        problem = self._sweep
        end, self._new_borders, self._new_rows, self._table = kernel.advance(
            self._borders,
            self._rows,
            self._count,
            problem.masks,
            problem.begins[self.cell],
            problem.code_begins,
            problem.class_volumes,
            problem.moves,
            problem.move_begins,
            self._new_borders,
            self._new_rows,
            self._table,
            self._ways,
            self._chunk,
            self._free,
            self._place,
            self._placed,
            self._most_bytes // BORDER_BYTES,
            budget,
        )
        if end == kernel.FULL:
            self.state = FrontierState.GIVEN_UP
        elif end == kernel.OVERFLOWN:
            raise OverflowError("a number of ways has outgrown its words")
        elif end == kernel.DONE:
            self._end_cell()

    def _end_cell(self) -> None:
        self._borders, self._rows = self._new_borders, self._new_rows
        self._count = int(self._place[kernel.MADE])
        self.cell += 1
        if self.cell < len(self._sweep.filled) and self._count:
            self._begin_cell()
            return
        self.state = FrontierState.DONE
        # Nothing lies beyond, and all pieces are used: one border with one code, or none.
        if self._count:
            words = self._ways[self._rows[0, 1]]
            self.total = sum(int(word) << (32 * place) for place, word in enumerate(words))

    @property
    def held(self) -> int:
        """How many bytes the numbers of ways have taken at most."""
        ways = self._ways if self._narrow is None else self._narrow
        now = int(self._place[kernel.FRESH]) * self._chunk * WORD_BYTES * int(ways.shape[1])
        return max(self._high, now)

    def passed(self, work: CountArray) -> float:
        """How much is done of the work that each cell is."""
        if self.state is FrontierState.DONE:
            return float(work.sum())
        part = self._place[kernel.NEXT] / max(1, self._count)
        return float(work[: self.cell].sum() + work[self.cell] * part)

    @property
    def stages(self) -> StageTable:
        """By how many pieces are used: how many ways to have got there were put together."""
        problem = self._sweep
        moves = np.diff(problem.move_begins, axis=1)
        times = np.repeat(self._placed[:, :-1].ravel(), moves.ravel())
        volume = np.tile(np.arange(moves.shape[1]), len(moves)).repeat(moves.ravel())
        pieces = problem.code_pieces[problem.code_begins[volume] + problem.moves[:, 0]]
        placed = np.bincount(pieces, times, int(problem.code_pieces[-1])).astype(np.int64)
        return StageTable(placed, placed)
