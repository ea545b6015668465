"""Search for a first solution while the exhaustive search has not found one.

The portfolio of :mod:`cubewright.solver.search.first_solution` looks for the solution. The
exhaustive search then visits that solution's place in its own tree first. The solution is therefore
counted, listed and saved like any other, and no placement is tried twice. If the user wants only
one solution, the exhaustive search does not continue, and its stages do not count that solution.
"""

from __future__ import annotations

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.search.first_solution import FirstSolution
from cubewright.solver.search.interface import Search
from cubewright.solver.search.parallel_search import ParallelSearch

PATIENCE = 10**6
"""The number of mask tests before the portfolio starts; most puzzles are solved sooner."""
LARGE_PROBLEM = 1 << 18
"""The number of mask words of all options above which the portfolio starts immediately."""
HEAD_START, LIMITED_HEAD_START = 2 * 10**8, 2 * 10**9
"""The mask tests until the portfolio's share shrinks: without a solution limit, and with one."""
LATER_SHARE, LIMITED_SHARE = 0.1, 0.15
"""The portfolio's work per unit of the search's work after the head start."""


class EarlySolution:
    """A search that alternates with a portfolio until a first solution is found.

    Without a portfolio, it only steps the search. With a ``limit`` on the number of solutions, the
    portfolio takes its head start immediately, and a larger share later.
    """

    def __init__(
        self,
        search: Search,
        portfolio: FirstSolution | None,
        threads: int = 1,
        limit: int | None = None,
    ) -> None:
        self._search = search
        self._portfolio = portfolio
        self._threads = threads
        self._limit = limit
        self._patience = PATIENCE if search.cover.masks.size < LARGE_PROBLEM else 0
        self.proves_none = False
        """Whether the portfolio has proved that there is no solution."""

    def step(self, budget: int) -> IntArray:
        """Search for about ``budget`` mask tests; return solutions as :meth:`Search.step` does."""
        portfolio, search = self._portfolio, self._search
        if portfolio is None or not isinstance(search, ParallelSearch) or not budget:
            return search.step(budget)
        work, found = search.done
        if found:
            self._portfolio = None
        if found or portfolio.work >= self._allowance(work - self._patience):
            return search.step(budget)
        rows = portfolio.step(max(1, budget // self._threads))
        if len(rows):
            self._portfolio = portfolio = None  # visiting the solution needs as much memory
            image = searched_image(search.cover, rows[0])
            if self._limit == 1:
                return image[None]
            found_ahead = search.step(0)
            return search.visit(image) if not search.done[1] else found_ahead
        if portfolio.proves_none:
            self._portfolio = None
            self.proves_none = True
        return rows

    def _allowance(self, work: int) -> float:
        """Return the number of mask tests that the portfolio may use for the search's ``work``."""
        if work < 0:
            return 0
        work = max(work, 1)
        if self._limit is not None:
            return LIMITED_HEAD_START + LIMITED_SHARE * work
        return min(work, HEAD_START + LATER_SHARE * work)


def searched_image(cover: CoverProblem, row: IntArray) -> IntArray:
    """Return the symmetric copy of a solution that a search of a problem meets first.

    ``row`` and the result are ``(pieces,)`` int32 of option ids, in ascending order.
    """
    images: IntArray = np.sort(cover.images[:, row], axis=1)
    if cover.breaking_piece >= 0:
        low, high = cover.starts[cover.breaking_piece : cover.breaking_piece + 2]
        ranks = np.append(cover.ranks, len(cover.masks))
        is_breaking = (low <= images) & (images < high)
        rank = np.where(is_breaking, ranks[images], len(cover.masks) + 1)
        placed_first = images[np.arange(len(images)), rank.argmin(axis=1)]
        images = images[np.isin(placed_first, cover.orbit_representatives)]
    first: IntArray = images[np.lexsort(images.T[::-1])[0]]
    return first
