"""What a sweep will cost, found out before it is begun.

A sweep keeps for each border the ways to get there, by the pieces used. A
survey asks only which borders there are: a bit for each, which takes about a
fiftieth of the time. From how many there are at each cell, what they fill, and
how many options fit follow the additions and the room that the sweep will need;
a little more than it will, since the survey does not know that pieces run out.
"""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import CountArray
from cubewright.solver.counting.frontier_problem import FrontierProblem
from cubewright.solver.kernels import size_estimate as kernel
from cubewright.solver.kernels.frontier import LOOKUP

MOST_BITS = 28
"""Borders of more cells are too many to have a bit for each."""
_BITS = np.arange(256)[:, None] >> np.arange(8) & 1
"""Which bits are set in each byte."""


class SizeEstimate:
    """A survey of a sweep, in steps.

    ``work`` ``(cells,)`` is what each cell costs, in additions and tests;
    ``room`` ``(cells + 1,)`` how many numbers of ways are kept before each.
    Both are known when it is done.
    """

    @staticmethod
    def fits(problem: FrontierProblem) -> bool:
        """Whether a sweep's borders can be surveyed."""
        return _span(problem) <= MOST_BITS

    def __init__(self, problem: FrontierProblem) -> None:
        cells, volumes = len(problem.filled), len(problem.code_begins) - 1
        self.cell = 0
        self.work = np.zeros(cells, np.int64)
        self.room = np.zeros(cells + 1, np.int64)
        self._sweep = problem
        self._moves = np.diff(problem.move_begins, axis=1)
        self._widths = np.diff(problem.code_begins)
        span = _span(problem)
        self._bytes = -(-span // 8)
        # A border that has been moved on to the next cell is a bit shorter.
        words = 1 << max(0, span - 1 - 6)
        self._borders, self._new_borders = np.zeros((2, words), np.uint64)
        self._borders[0] = 1
        self._word = 0
        self._seen = np.zeros((2, volumes), np.int64)
        self._placed = np.zeros((len(problem.class_volumes), volumes), np.int64)
        self._volumes = self._volumes_at(0)

    @property
    def together(self) -> CountArray:
        """How many numbers of ways are kept at each cell, before it and beyond."""
        kept: CountArray = self.room[:-1] + self.room[1:]
        return kept

    @property
    def done(self) -> bool:
        """Whether all cells have been looked at."""
        return self.cell == len(self.work)

    def step(self, budget: int) -> None:
        """Go on for about so many tests, or to the end."""
        while not self.done:
            begins = self._sweep.begins[self.cell]
            words = len(self._borders)
            self._word = kernel.look(
                self._borders,
                self._new_borders,
                self._word,
                self._sweep.masks,
                begins,
                self._volumes,
                self._moves,
                self._seen,
                self._placed,
                budget,
            )
            if self._word < words:
                return
            tests = int(begins[-1] - begins[0]) * int(self._seen[0].sum())
            budget -= words + tests
            self._end_cell(tests)

    def _end_cell(self, tests: int) -> None:
        empty, taken = self._seen
        room = int((empty + taken) @ self._widths)
        moved_on = int(taken @ self._widths) + LOOKUP * int(taken.sum())
        placed = int((self._placed * (self._moves + LOOKUP)).sum())
        self.room[self.cell] = room
        self.work[self.cell] = room + moved_on + placed + tests
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
        """How many cells a border before a cell fills, by its bytes."""
        before = 0 if cell == 0 else int(self._sweep.filled[cell - 1])
        each = np.zeros(8 * self._bytes, np.int64)
        ahead = np.diff(self._sweep.filled, prepend=0)[cell : cell + len(each)]
        each[: len(ahead)] = ahead
        volumes: CountArray = np.ascontiguousarray(each.reshape(-1, 8) @ _BITS.T)
        volumes[0] += before
        return volumes


def _span(problem: FrontierProblem) -> int:
    """Over how many cells an option reaches at most."""
    return int(problem.masks.max()).bit_length()
