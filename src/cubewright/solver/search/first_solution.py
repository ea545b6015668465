"""A portfolio of dives that looks for one solution of a large puzzle.

An exhaustive search can spend all its time below a few early placements that
allow no solution. A *dive* is a depth-first search that is given up after some
work and restarted elsewhere, in another order of cells and pieces (Gomes, Selman
and Kautz, "Boosting combinatorial search through randomization", AAAI 1998). The
budgets of the dives follow Luby, Sinclair and Zuckerman, "Optimal speedup of Las
Vegas algorithms" (1993): most are short, and each length gets the same work.

The pieces that fit in the fewest ways come first while they still fit somewhere,
as when packing by hand. A little noise in this order makes the dives differ.

Large problems are searched in stretches of a few pieces each. Each level of a
search has its own list of options that are left; for a box of 500 cells these
lists took 3.6 GB and most of the time. After a stretch the problem is what is
left, in fewer cells. A dive that is given up continues from the beginning of one
of its stretches: half of them from the last, a quarter from the one before, and
so on.

Budgets are numbers of mask tests, not times, so the result depends on the seed only.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.problem.cell_order import DIAGONAL, LONGEST, cell_order
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.search.dive_problem import DiveProblem, with_cells
from cubewright.solver.search.level_search import LevelSearch

StartDive = Callable[[CoverProblem], LevelSearch[Any]]
"""Makes a search of a problem that has not started."""

CELL_ORDERS = (LONGEST, DIAGONAL)
"""The orders of cells, one dive after another."""
NOISE = (0.0, 0.1, 0.3, 0.1, 0.3, 1.0)
"""The noise in the order of kinds, one dive after another: the standard deviation of the
logarithm of a kind's number of placements. With 0.1 and 0.3 more dives succeeded than with 0 or 1
on 13 large puzzles."""
LEAST_BUDGET = 10**7
"""The smallest budget of a dive, in mask tests."""
TESTS_PER_OPTION = 150
"""A dive gets at least this many mask tests for each option. Reaching the last piece of boxes of
500 cells took half as many."""
START_TESTS = 20
"""What it costs to start a search, in mask tests for each option."""

LARGE_LEVEL = 1 << 18
"""The words of all options above which a dive places its first pieces in stretches."""
STRETCH = 8
"""How many pieces a stretch places."""


def luby() -> Iterator[int]:
    """Yield the sequence of Luby, Sinclair and Zuckerman.

    >>> from itertools import islice
    >>> list(islice(luby(), 15))
    [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]
    """
    # Knuth, TAOCP 7.2.2.2, "reluctant doubling".
    u, v = 1, 1
    while True:
        yield v
        u, v = (u + 1, 1) if u & -u == v else (u, 2 * v)


class FirstSolution:
    """Dives one after another until one finds a solution; can be stopped after every step.

    ``start`` starts the search of a problem. ``work`` counts all mask tests.
    """

    def __init__(self, cover: CoverProblem, start: StartDive, seed: int = 0) -> None:
        self._cover = cover
        self._start = start
        self._random = Random(seed)
        self._budgets = luby()
        self._bases: dict[str, DiveProblem] = {}
        self._stretches: list[DiveProblem] = []
        """The problem at the beginning of each stretch of the present dive."""
        self._search: LevelSearch[Any] | None = None
        """The search of the last of them."""
        self._budget = 0
        """The mask tests left to it. Only last stretches have the lengths of :func:`luby`."""
        self._dives = 0
        self.work = 0
        self.proves_none = False
        """Whether a dive has searched everything, so that there is no solution."""

    def step(self, budget: int) -> IntArray:
        """Search for about ``budget`` mask tests; return at most one solution.

        Returns ``(k, pieces)`` int32 of option ids, ascending, with ``k`` 0 or 1.
        """
        end = self.work + budget
        while self.work < end and not self.proves_none:
            if self._search is None:
                self._next_dive()
                continue
            search, problem = self._search, self._stretches[-1]
            is_last = _pieces_of_stretch(problem) == 0
            before = search.stages.total_work
            # Other stretches place one piece at a time, to stop when they have placed enough.
            rows = search.step(min(self._budget, end - self.work) if is_last else 1)
            if len(rows):
                return problem.original_rows(rows[:1])
            done = max(1, search.stages.total_work - before)
            self.work += done
            self._budget -= done
            if search.finished:
                self.proves_none = not len(problem.placed)
                self._search = None
                self._stretches.pop()
            elif self._budget <= 0:
                self._search = None
            elif not is_last:
                placed = search.placed_options()
                if len(placed) >= _pieces_of_stretch(problem):
                    self._search = None  # frees its memory first
                    self._begin(problem.after(placed))
        return np.zeros((0, self._cover.piece_count), np.int32)

    def _next_dive(self) -> None:
        """Start a dive in another order, from the beginning or from one of the last stretches."""
        self._dives += 1
        back = (self._dives & -self._dives).bit_length() - 1
        kept = len(self._stretches) - back
        if kept > 1:
            problem = self._stretches[kept - 1]
            del self._stretches[kept - 1 :]
        else:
            self._stretches.clear()
            problem = self._whole(CELL_ORDERS[self._dives % len(CELL_ORDERS)])
        self._begin(problem.with_kinds(self._kinds(problem.cover)))

    def _whole(self, cells: str) -> DiveProblem:
        """Return the whole problem with its cells in an order."""
        if cells not in self._bases:
            self._bases[cells] = with_cells(self._cover, cell_order(self._cover, cells))
        return self._bases[cells]

    def _begin(self, problem: DiveProblem) -> None:
        """Continue the dive with a problem: the whole one, or what a stretch has left."""
        options = len(problem.cover.masks)
        self._stretches.append(problem)
        self._search = self._start(problem.cover)
        self._budget = max(LEAST_BUDGET, TESTS_PER_OPTION * options)
        if not _pieces_of_stretch(problem):
            self._budget *= next(self._budgets)
        self.work += START_TESTS * options

    def _kinds(self, cover: CoverProblem) -> IntArray:
        """Return the kinds, those with the fewest placements for their size first, with noise."""
        noise = NOISE[(self._dives - 1) % len(NOISE)]
        drawn = [self._random.gauss(0.0, noise) for _ in cover.copies]
        counts = np.maximum(np.diff(cover.starts), 1) / cover.sizes
        return np.argsort(np.log(counts) + drawn, kind="stable").astype(np.int32)


def _pieces_of_stretch(problem: DiveProblem) -> int:
    """Return how many pieces are placed before the problem is made smaller; 0 for all of them."""
    cover = problem.cover
    is_large = cover.is_exact and cover.masks.size > LARGE_LEVEL
    return STRETCH if is_large and cover.piece_count > 2 * STRETCH else 0
