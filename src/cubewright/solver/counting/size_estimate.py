"""Estimate the work and the memory of a frontier count before it starts.

A frontier count stores, for each frontier, the number of fillings for each combination of used
pieces. The estimate only finds the existing frontiers, with one bit for each, in about a fiftieth
of the time. The work and the memory follow from the number of frontiers at each cell, from the
cells that they fill, and from the options that fit. The result is slightly too large, because the
estimate ignores that pieces run out.

A second pass, from the last cell to the first, finds the *live* frontiers: those whose empty cells
options can fill. The count leaves out the others, two thirds of them on a board of 6x15 for
pentominoes. Islands whose size no pieces have, for example, make a frontier dead.
"""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import CountArray, IntArray
from cubewright.solver.counting.frontier_problem import FrontierProblem
from cubewright.solver.kernels.counting import size_estimate as kernel
from cubewright.solver.kernels.counting.frontier import LOOKUP

MAX_BITS = 28
"""The maximum number of cells in a frontier for which every possible frontier gets a bit."""
MAX_LISTED = 1 << 24
"""The maximum number of frontiers before all cells, 4 bytes each; above it, all count as live."""
FIRST_LISTED = 1 << 12
"""The first space for the frontiers before a cell."""
_BITS = np.arange(256)[:, None] >> np.arange(8) & 1
"""The bits of each byte, ``(256, 8)``."""


class SizeEstimate:
    """A size estimate, computed in steps.

    - ``work`` ``(cells,)`` int64: the cost of each cell in additions and tests.
    - ``room`` ``(cells + 1,)`` int64: the number of counts stored before each cell.
    - ``frontiers`` ``(cells + 1,)`` int64: the number of frontiers before each cell.
    - ``live``: the live frontiers before each cell, int32. None if
      there are too many frontiers to list; the numbers then include dead frontiers.

    All arrays are complete once the estimate is :attr:`done`.
    """

    @staticmethod
    def is_possible(problem: FrontierProblem) -> bool:
        """Return whether the frontiers are narrow enough to estimate their number."""
        return _span(problem) <= MAX_BITS

    def __init__(self, problem: FrontierProblem) -> None:
        cells, volumes = len(problem.filled), len(problem.code_begins) - 1
        self.cell = 0
        self.live: list[IntArray] | None = []
        self._is_backward = False
        self.work = np.zeros(cells, np.int64)
        self.room, self.frontiers = np.zeros((2, cells + 1), np.int64)
        self._problem = problem
        self._moves = np.diff(problem.move_begins, axis=1)
        self._widths = np.diff(problem.code_begins)
        span = _span(problem)
        self._bytes = -(-span // 8)
        # Frontiers are stored relative to the next cell, so they are slightly shorter.
        self._marks = np.zeros(1 << max(0, span - 1 - 6), np.uint64)
        self._before = np.zeros(1, np.int32)
        self._after = np.empty(FIRST_LISTED, np.int32)
        self._position = np.zeros(2, np.int64)
        self._listed = 0
        self._seen = np.zeros((2, volumes), np.int64)
        self._placed = np.zeros((len(problem.class_volumes), volumes), np.int64)
        self._volumes = self._volumes_at(0)

    @property
    def room_per_cell(self) -> CountArray:
        """The number of counts stored at each cell, before and after it, ``(cells,)``."""
        kept: CountArray = self.room[:-1] + self.room[1:]
        return kept

    @property
    def done(self) -> bool:
        if self.live is None:
            return self.cell == len(self.work)
        return self._is_backward and self.cell < 0

    def step(self, budget: int) -> None:
        """Run for about ``budget`` tests, or to the end."""
        while not self.done and budget > 0:
            budget = self._step_back(budget) if self._is_backward else self._step_forth(budget)

    @property
    def _arrays(self) -> kernel.EstimateArrays:
        return kernel.EstimateArrays(
            before=self._before,
            after=self._after,
            marks=self._marks,
            position=self._position,
            masks=self._problem.masks,
            begins=self._problem.begins[self.cell],
            volumes=self._volumes,
            moves=self._moves,
            seen=self._seen,
            placed=self._placed,
        )

    @property
    def _tests(self) -> int:
        begins = self._problem.begins[self.cell]
        return int(begins[-1] - begins[0]) * int(self._seen[0].sum())

    def _step_forth(self, budget: int) -> int:
        """Find frontiers after the cell; return the remaining budget."""
        before = int(self._position[0])
        kernel.advance(self._arrays, budget)
        found = int(self._position[1])
        if self._position[0] < len(self._before):
            begins = self._problem.begins[self.cell]
            needed = found + 1 + int(begins[-1] - begins[0])
            if needed <= len(self._after):
                return 0
            more = max(len(self._after), needed)
            self._after = np.concatenate([self._after, np.empty(more, np.int32)])
            return budget - (int(self._position[0]) - before)
        budget -= len(self._before) + self._tests
        self._end_cell()
        if self.live is not None:
            self._listed += len(self._before)
            self.live.append(self._before)
        if self._listed + found > MAX_LISTED:
            self.live = None
        self._before = self._after[:found].copy()
        kernel.clear_frontiers(self._marks, self._before)
        self.cell += 1
        if self.cell < len(self.work):
            self._go_to(self.cell)
        elif self.live is not None:
            self.live.append(self._before)
            self._is_backward = True
            self._go_back()
        return budget

    def _go_to(self, cell: int) -> None:
        self.cell = cell
        self._position[:] = 0
        self._volumes = self._volumes_at(cell)

    def _go_back(self) -> None:
        """Mark the live frontiers before this cell, and go to the cell before it."""
        assert self.live is not None
        kernel.mark_frontiers(self._marks, self.live[self.cell])
        self.cell -= 1
        if self.cell >= 0:
            self._go_to(self.cell)
            self._before = self.live[self.cell]

    def _step_back(self, budget: int) -> int:
        """Find live frontiers before the cell; return the remaining budget."""
        assert self.live is not None
        kernel.keep_live(self._arrays, budget)
        if self._position[0] < len(self._before):
            return 0
        budget -= len(self._before) + self._tests
        kernel.clear_frontiers(self._marks, self.live[self.cell + 1])
        self.live[self.cell] = self._before[: self._position[1]].copy()
        self._end_cell()
        self._go_back()
        return budget

    def _end_cell(self) -> None:
        """Store the work, the room and the number of frontiers of a cell."""
        empty, taken = self._seen
        room = int((empty + taken) @ self._widths)
        covered = int(taken @ self._widths) + LOOKUP * int(taken.sum())
        placed = int((self._placed * (self._moves + LOOKUP)).sum())
        self.room[self.cell] = room
        self.frontiers[self.cell] = int(empty.sum() + taken.sum())
        self.work[self.cell] = room + covered + placed + self._tests
        self._seen[:] = 0
        self._placed[:] = 0

    def _volumes_at(self, cell: int) -> CountArray:
        """Return the number of cells that a frontier fills, for each value of each of its bytes.

        The numbers of the first byte include the cells before ``cell``.
        """
        before = 0 if cell == 0 else int(self._problem.filled[cell - 1])
        each = np.zeros(8 * self._bytes, np.int64)
        ahead = np.diff(self._problem.filled, prepend=0)[cell : cell + len(each)]
        each[: len(ahead)] = ahead
        volumes: CountArray = np.ascontiguousarray(each.reshape(-1, 8) @ _BITS.T)
        volumes[0] += before
        return volumes


def _span(problem: FrontierProblem) -> int:
    return int(problem.masks.max()).bit_length()


def live_frontiers(problem: FrontierProblem) -> list[IntArray] | None:
    """Return the live frontiers before each cell, or None if there are too many to list."""
    if not SizeEstimate.is_possible(problem):
        return None
    estimate = SizeEstimate(problem)
    estimate.step(1 << 62)
    return estimate.live
