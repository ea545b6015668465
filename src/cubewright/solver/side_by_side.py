"""One search on several threads: parts of it are searched side by side, step by step.

Between two steps nothing runs, so parts are split and added up without locks.
A part that has ended is replaced by half of the one with the most left, so all
threads are busy until the end, and every placement is still tried once.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.cover import CoverProblem
from cubewright.solver.position import table_at, table_position, unfit
from cubewright.solver.search import Search, StageTable


class SideBySide(Search):
    """A search that steps its parts at the same time, a thread a part.

    The kernels run outside the GIL. The set of solutions does not depend on
    the number of threads; their order does.
    """

    def __init__(self, search: Search, threads: int) -> None:
        self._cover = search.cover
        self._parts = [search]
        self._threads = threads
        self._ended = StageTable.zeros(len(search.stages), search.stages.cuts)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="search")
        self._pieces = len(search.stages)

    def step(self, budget: int) -> IntArray:
        if budget:
            self._share_out()
        found = list(self._pool.map(lambda part: part.step(budget), self._parts))
        for part in self._parts:
            if part.finished:
                self._ended = self._ended + part.stages
        self._parts = [part for part in self._parts if not part.finished]
        if self.finished:
            self._pool.shutdown(wait=False)
        return np.concatenate([np.zeros((0, self._pieces), np.int32), *found])

    def position(self) -> dict[str, Any]:
        return {
            "parts": [part.position() for part in self._parts],
            "ended": table_position(self._ended),
        }

    def go_to(self, position: Mapping[str, Any]) -> None:
        """Go on with the parts of another search, on however many threads that was."""
        fresh = self._parts[0]
        if "parts" not in position:
            fresh.go_to(position)
            return
        try:
            parts = list(position["parts"])
            twins = [fresh, *(fresh.twin() for _ in parts[1:])][: len(parts)]
            for twin, its in zip(twins, parts, strict=True):
                if twin is None:
                    raise unfit()
                twin.go_to(its)
            self._ended = table_at(position["ended"])
        except (KeyError, TypeError) as error:
            raise unfit() from error
        self._parts = [twin for twin in twins if twin is not None and not twin.finished]

    def _share_out(self) -> None:
        """Split the largest parts until every thread has one, or nothing can be split."""
        whole: list[Search] = []
        while self._parts and len(self._parts) + len(whole) < self._threads:
            self._parts.sort(key=lambda part: part.remaining)
            largest = self._parts.pop()
            half = largest.split()
            if half is None:
                whole.append(largest)
            else:
                self._parts += [largest, half]
        self._parts += whole

    @property
    def cover(self) -> CoverProblem:
        return self._cover

    @property
    def finished(self) -> bool:
        return not self._parts

    @property
    def remaining(self) -> float:
        return sum(part.remaining for part in self._parts)

    @property
    def stages(self) -> StageTable:
        total = self._ended
        for part in self._parts:
            total = total + part.stages
        return total
