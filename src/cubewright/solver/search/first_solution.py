"""A portfolio of dives that looks for one solution of a large puzzle.

An exhaustive search can spend all its time below a few early placements that allow no solution. A
*dive* is a depth-first search that stops after a limited amount of work and restarts elsewhere,
with another order of cells and pieces (Gomes, Selman and Kautz, "Boosting combinatorial search
through randomization", AAAI 1998). The budgets of the dives follow Luby, Sinclair and Zuckerman,
"Optimal speedup of Las Vegas algorithms" (1993): most dives are short, and each length gets the
same work.

As in packing by hand, pieces with the fewest placements come first. A little noise in this order
makes the dives differ. Large problems are packed from one end, a few cells at a time. Dives take
the ends of all axes in turn. Like the exhaustive search, a search of the *front* always fills the
cell with the fewest placements left, but only among the first free cells. It considers only the
placements that reach these cells, a small part of all placements. Once the remaining problem is
small enough, it is searched as a whole. (Busche changes between methods by the number of pieces
left: "Solving polyomino and polycube puzzles", 2011.) The next dive continues from one of the last
dive's fronts: from the last front in half of the cases, from the front before it in a quarter, and
so on.

If most pieces cover as many black as white cells of a chessboard, dives abandon fronts and cut
nodes whose free cells the remaining pieces cannot balance
(:mod:`cubewright.solver.problem.chessboard`).

Budgets are numbers of mask tests, not times, so the result depends on the seed only. A step,
however, ends after some time, because mask tests of large problems outside the processor's caches
take twenty times as long as others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from time import perf_counter
from typing import Any

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.problem.cell_order import DIAGONAL, cell_order, slice_order
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.search.control import STEP_SECONDS
from cubewright.solver.search.dive_problem import DiveProblem, Packing, empty_packing
from cubewright.solver.search.levels.level_search import LevelSearch

StartDive = Callable[[DiveProblem], LevelSearch[Any]]
"""A function that returns a new search of a problem."""

NOISE = (0.0, 0.1, 0.3, 0.1, 0.3, 1.0)
"""The noise in the order of kinds, for consecutive dives.

It is the standard deviation of the logarithm of a kind's number of placements. With 0.1 and 0.3,
more dives succeeded than with 0 or 1 on 13 large puzzles.
"""
LEAST_BUDGET = 10**7
"""The smallest budget of a dive, in mask tests."""
TESTS_PER_OPTION = 150
"""The minimum budget of a dive, in mask tests per option.

In boxes of 500 cells, reaching the last piece took half as many mask tests.
"""
START_TESTS = 20
"""The cost of starting a search, in mask tests per option."""

LARGE_REST = 1 << 16
"""The number of mask words of all fitting options above which a dive searches only the front."""
FRONT_CELLS = 32
"""The number of cells that a front has to fill."""
FRONT_TESTS = 60
"""The number of mask tests per option after which a dive abandons a front."""

SLICE = 1 << 21
"""The number of mask tests between two readings of the clock."""


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
    """Dives, one after another until one finds a solution.

    The dives can be stopped after every step. ``start`` starts the search of a problem. ``work``
    counts all mask tests.
    """

    def __init__(self, cover: CoverProblem, start: StartDive, seed: int = 0) -> None:
        self._cover = cover
        self._start = start
        self._random = Random(seed)
        self._budgets = luby()
        self._orders = cell_orders(cover)
        self._empty: dict[int, Packing] = {}
        """The packings without placements for the cell orders used so far."""
        self._packings: list[Packing] = []
        """The packings before each front of the current dive, and before the current search."""
        self._problem: DiveProblem | None = None
        """The problem being searched: a front, or the whole remainder of the last packing."""
        self._search: LevelSearch[Any] | None = None
        self._is_front = False
        self._is_given_up = True
        """Whether the current dive has ended without a solution."""
        self._budget = 0
        """The mask tests left for the search."""
        self._dives = 0
        self.work = 0
        self.proves_none = False
        """Whether a dive has searched the whole tree and found no solution."""

    def step(self, budget: int) -> IntArray:
        """Search for about ``budget`` mask tests, or a short time; return at most one solution.

        Returns ``(k, pieces)`` int32 of option ids in ascending order; ``k`` is 0 or 1.
        """
        end, deadline = self.work + budget, perf_counter() + STEP_SECONDS
        is_first = True
        while self.work < end and not self.proves_none:
            if perf_counter() > deadline and not is_first:
                break
            is_first = False
            search, problem = self._search, self._problem
            if search is None or problem is None:
                if self._is_given_up:
                    self._next_dive()
                else:
                    self._begin()
                continue
            before = search.stages.total_work
            rows = search.step(min(self._budget, end - self.work, SLICE))
            done = max(1, search.stages.total_work - before)
            self.work += done
            self._budget -= done
            packing = self._packings[-1]
            if len(rows):
                self._search = None  # frees the memory of the last search first
                chosen = problem.original_ids(rows[0])
                if not self._is_front:
                    return packing.original_row(chosen)[None]
                if packing.can_balance(chosen):
                    self._packings.append(packing.with_placed(chosen))
                else:
                    self._give_up()
            elif search.finished:
                self.proves_none = not self._is_front and not len(packing.placed)
                self._give_up()
            elif self._budget <= 0:
                self._give_up()
        return np.zeros((0, self._cover.piece_count), np.int32)

    def _give_up(self) -> None:
        self._search = None
        self._is_given_up = True

    def _next_dive(self) -> None:
        self._dives += 1
        self._is_given_up = False
        back = (self._dives & -self._dives).bit_length() - 1
        kept = len(self._packings) - back
        if kept > 1:
            del self._packings[kept:]
        else:
            self._packings = []  # frees the memory of the last packings first
            self._packings.append(self._empty_packing((self._dives - 1) % len(self._orders)))

    def _empty_packing(self, number: int) -> Packing:
        if number not in self._empty:
            if self._cover.masks.size > LARGE_REST:
                self._empty.clear()  # each packing has a copy of all masks
            self._empty[number] = empty_packing(self._cover, self._orders[number]())
            self.work += START_TESTS * len(self._cover.masks)
        return self._empty[number]

    def _begin(self) -> None:
        packing = self._packings[-1]
        order = self._kinds(packing)
        self._is_front = _is_large(packing)
        if self._is_front:
            self._problem = packing.front(order, FRONT_CELLS)
            self._budget = FRONT_TESTS * len(self._problem.options)
        else:
            self._problem = packing.remaining_problem(order)
            options = len(self._problem.options)
            self._budget = max(LEAST_BUDGET, TESTS_PER_OPTION * options) * next(self._budgets)
        self.work += START_TESTS * len(self._problem.options) + len(packing.fitting)
        if not len(self._problem.options):
            self._give_up()
            return
        self._search = self._start(self._problem)
        self._search.stop_at_first_solution()

    def _kinds(self, packing: Packing) -> IntArray:
        noise = NOISE[(self._dives - 1) % len(NOISE)]
        drawn = [self._random.gauss(0.0, noise) for _ in packing.left]
        counts = np.maximum(packing.kind_lengths, 1) / packing.cover.sizes
        return np.argsort(np.log(counts) + drawn, kind="stable").astype(np.int32)


def cell_orders(cover: CoverProblem) -> list[Callable[[], IntArray]]:
    """Return the cell orders of dives that begin with an empty figure: slices and diagonals.

    The slices run from both ends of each axis.
    """
    sizes = sorted(cover.puzzle.figure.size, reverse=True)
    others = [
        partial(slice_order, cover, nth, from_end=from_end)
        for nth in range(3)
        for from_end in (False, True)
        if nth == 0 or sizes[nth] > 1
    ]
    return [others[0], partial(cell_order, cover, DIAGONAL), *others[1:]]


def _is_large(packing: Packing) -> bool:
    words = -(-int(packing.free_cells.sum()) // 64)
    return packing.cover.is_exact and len(packing.fitting) * words > LARGE_REST
