"""Estimate the work and the memory of a frontier count before it starts.

A frontier count stores, for each frontier, the number of fillings for each combination of used
pieces. The estimate only finds the existing frontiers, with one bit for each, in about a fiftieth
of the time. The work and the memory follow from the number of frontiers at each cell, from the
cells that they fill, and from the options that fit. The result is slightly too large, because the
estimate ignores that pieces run out.
"""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import CountArray
from cubewright.solver.counting.frontier_problem import FrontierProblem
from cubewright.solver.kernels.counting import size_estimate as kernel
from cubewright.solver.kernels.counting.frontier import LOOKUP

MAX_BITS = 28
"""The maximum number of cells in a frontier for which every possible frontier gets a bit."""
_BITS = np.arange(256)[:, None] >> np.arange(8) & 1
"""The bits of each byte, ``(256, 8)``."""


class SizeEstimate:
    """A size estimate, computed in steps.

    - ``work`` ``(cells,)`` int64: the cost of each cell in additions and tests.
    - ``room`` ``(cells + 1,)`` int64: the number of counts stored before each cell.
    - ``frontiers`` ``(cells + 1,)`` int64: the number of frontiers before each cell.

    All arrays are complete once the estimate is :attr:`done`.
    """

    @staticmethod
    def is_possible(problem: FrontierProblem) -> bool:
        """Return whether the frontiers are narrow enough to estimate their number."""
        return _span(problem) <= MAX_BITS

    def __init__(self, problem: FrontierProblem) -> None:
        cells, volumes = len(problem.filled), len(problem.code_begins) - 1
        self.cell = 0
        self.work = np.zeros(cells, np.int64)
        self.room, self.frontiers = np.zeros((2, cells + 1), np.int64)
        self._problem = problem
        self._moves = np.diff(problem.move_begins, axis=1)
        self._widths = np.diff(problem.code_begins)
        span = _span(problem)
        self._bytes = -(-span // 8)
        # Frontiers are stored relative to the next cell, so they are slightly shorter.
        words = 1 << max(0, span - 1 - 6)
        self._borders, self._new_borders = np.zeros((2, words), np.uint64)
        self._borders[0] = 1
        self._word = 0
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
        return self.cell == len(self.work)

    def step(self, budget: int) -> None:
        """Run for about ``budget`` tests, or to the end."""
        while not self.done:
            begins = self._problem.begins[self.cell]
            words = len(self._borders)
            arrays = kernel.EstimateArrays(
                borders=self._borders,
                new_borders=self._new_borders,
                masks=self._problem.masks,
                begins=begins,
                volumes=self._volumes,
                moves=self._moves,
                seen=self._seen,
                placed=self._placed,
            )
            self._word = kernel.advance(arrays, self._word, budget)
            if self._word < words:
                return
            tests = int(begins[-1] - begins[0]) * int(self._seen[0].sum())
            budget -= words + tests
            self._end_cell(tests)

    def _end_cell(self, tests: int) -> None:
        empty, taken = self._seen
        room = int((empty + taken) @ self._widths)
        covered = int(taken @ self._widths) + LOOKUP * int(taken.sum())
        placed = int((self._placed * (self._moves + LOOKUP)).sum())
        self.room[self.cell] = room
        self.frontiers[self.cell] = int(empty.sum() + taken.sum())
        self.work[self.cell] = room + covered + placed + tests
        self._seen[:] = 0
        self._placed[:] = 0
        self._borders, self._new_borders = self._new_borders, self._borders
        self._word = 0
        self.cell += 1
        if self.done:
            self._borders = self._new_borders = np.zeros(0, np.uint64)
        else:
            self._volumes = self._volumes_at(self.cell)

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
