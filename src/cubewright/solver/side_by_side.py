"""One search on several threads: parts of it are searched side by side.

The budget of a step is one for all threads. Each takes shares of it, smaller
ones as it runs out, so that all come to the end of the step together, also
where other programs slow one of them. A thread whose part has ended is given
half of another's as soon as that one has done its share. So all are busy until
the end, and every placement is still tried once.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from threading import Condition
from typing import Any

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.cover import CoverProblem
from cubewright.solver.position import table_at, table_position, unfit
from cubewright.solver.search import Search, StageTable

LARGEST_SHARE, SMALLEST_SHARE = 8, 128
"""The largest and the smallest share of a step that a thread takes at once: one in so many."""


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
        self._changed = Condition()
        # Within a step, all under that lock: parts that no thread has are in _parts.
        self._budget = self._left = 0
        self._held = self._idle = 0

    def step(self, budget: int) -> IntArray:
        if not budget:
            found = [part.step(0) for part in self._parts]
            self._drop_ended()
        else:
            self._share_out()
            self._budget = self._left = budget
            workers = [self._pool.submit(self._work) for _ in range(self._threads)]
            found = [rows for worker in workers for rows in worker.result()]
        if self.finished:
            self._pool.shutdown(wait=False)
        return np.concatenate([np.zeros((0, self._pieces), np.int32), *found])

    def _work(self) -> list[IntArray]:
        """What one thread finds in a step: share after share of the budget, of part after part."""
        found: list[IntArray] = []
        part: Search | None = None
        try:
            while True:
                with self._changed:
                    part = self._next_part(part)
                    if part is None:
                        return found
                    share = self._next_share()
                found.append(part.step(share))
        except BaseException:
            with self._changed:  # whoever waits for a part of this thread's must not wait for ever
                self._left = self._held = 0
                self._changed.notify_all()
            raise

    def _next_part(self, mine: Search | None) -> Search | None:
        """The part to go on with: the thread's own, or else another; None at the step's end."""
        if mine is not None and (mine.finished or self._left <= 0):
            self._held -= 1
            if mine.finished:
                self._ended = self._ended + mine.stages
            else:
                self._parts.append(mine)
            mine = None
            self._changed.notify_all()
        elif mine is not None and self._idle > len(self._parts):
            half = mine.split()
            if half is not None:
                self._parts.append(half)
                self._changed.notify()
        while mine is None and self._left > 0:
            if self._parts:
                mine = self._parts.pop()
                self._held += 1
            elif self._held:
                self._idle += 1
                self._changed.wait()
                self._idle -= 1
            else:
                break
        return mine

    def _next_share(self) -> int:
        """A part of the budget that is left, never so small that taking it costs more."""
        threads = self._threads
        share = min(self._left // (2 * threads), self._budget // (LARGEST_SHARE * threads))
        share = min(max(share, self._budget // (SMALLEST_SHARE * threads), 1), self._left)
        self._left -= share
        return share

    def _drop_ended(self) -> None:
        for part in self._parts:
            if part.finished:
                self._ended = self._ended + part.stages
        self._parts = [part for part in self._parts if not part.finished]

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
