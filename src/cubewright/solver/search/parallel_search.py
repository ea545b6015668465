"""One search on one thread or several: parts of it are searched side by side.

The parts are tasks once the search has gone on for a while
(:mod:`cubewright.solver.search.task_queue`). The budget of a step is one for all
threads. Each takes shares of it, smaller ones as it runs out, so that all come
to the end of the step together, also where other programs slow one of them. A
thread whose part has ended takes the next task; where there is none it is given
half of another's part as soon as that one has done its share. So all are busy
until the end, and every placement is still tried once.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from threading import Condition
from typing import Any

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.search.estimator import TreeEstimate
from cubewright.solver.search.interface import Search
from cubewright.solver.search.stages import StageTable
from cubewright.solver.search.state import state_mismatch
from cubewright.solver.search.task_queue import TREE_SPLITS, TaskQueue, TreeSplit
from cubewright.solver.search.tree_split import TaskSearch
from cubewright.solver.search.work_items import WorkItem, restore_work_items, work_items_state

LARGEST_SHARE, SMALLEST_SHARE = 8, 128
"""The largest and the smallest share of a step that a thread takes at once: one in so many."""


class ParallelSearch(Search):
    """A search that steps its parts at the same time, a thread a part.

    The kernels run outside the GIL. The set of solutions does not depend on
    the number of threads; their order does. ``search`` has not begun yet.
    """

    def __init__(
        self, search: Search, threads: int, tree_splits: tuple[TreeSplit, ...] = TREE_SPLITS
    ) -> None:
        self._cover = search.cover
        self._threads = threads
        self._tasks = TaskQueue(search, threads, tree_splits)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="search")
        self._pieces = search.cover.piece_count
        self._changed = Condition()
        # Within a step, all that follows under that lock: parts that no thread has are in _parts.
        self._parts = [WorkItem(search)]
        self._held: list[WorkItem] = []
        self._budget = self._left = self._idle = 0
        self.foresees = isinstance(search, TaskSearch)
        """Whether :attr:`whole` will tell what is to come, once enough has been searched."""

    def step(self, budget: int) -> IntArray:
        found = [np.zeros((0, self._pieces), np.int32)]
        if not budget:
            found += [part.search.step(0) for part in self._parts]
        while budget > 0 and not self.finished:
            now = budget
            if self._tasks.may_be_split:
                done = self._done()
                found += self._tasks.split_tree(self._parts, done)
                now = self._tasks.until_split(done[0], budget)
            self._share_out()
            self._budget = self._left = now
            if self._threads == 1:
                found += self._work()
            else:
                workers = [self._pool.submit(self._work) for _ in range(self._threads)]
                found += [rows for worker in workers for rows in worker.result()]
            budget -= now
        if self.finished:
            self._pool.shutdown(wait=False)
        return np.concatenate(found)

    def _work(self) -> list[IntArray]:
        """What one thread finds in a step: share after share of the budget, of part after part."""
        found: list[IntArray] = []
        part: WorkItem | None = None
        try:
            while True:
                with self._changed:
                    part = self._next_part(part)
                    if part is None:
                        return found
                    share = self._next_share()
                before = part.done()[0]
                rows = part.search.step(share)
                if len(rows):
                    found.append(rows)
                if part.tally is not None and part.search.finished:
                    with self._changed:  # the rest of the share goes to the next task
                        self._left += max(0, share - (part.done()[0] - before))
        except BaseException:
            with self._changed:  # whoever waits for a part of this thread's must not wait for ever
                self._left = 0
                self._held.clear()
                self._changed.notify_all()
            raise

    def _next_part(self, mine: WorkItem | None) -> WorkItem | None:
        """The part to go on with: the thread's own, or else another; None at the step's end."""
        if mine is not None and (mine.search.finished or self._left <= 0):
            self._held = [part for part in self._held if part is not mine]
            if mine.search.finished:
                self._tasks.end(mine)
            else:
                self._parts.append(mine)
            mine = None
            if self._idle:
                self._changed.notify_all()
        elif mine is not None and self._idle > len(self._parts):
            half = mine.split()
            if half is not None:
                self._parts.append(half)
                self._changed.notify()
        while mine is None and self._left > 0:
            if self._parts:
                mine = self._parts.pop()
            elif self._tasks:
                mine = self._tasks.begin()
            elif self._held:
                self._idle += 1
                self._changed.wait()
                self._idle -= 1
                continue
            else:
                break
            self._held.append(mine)
        return mine

    def _next_share(self) -> int:
        """A part of the budget that is left, never so small that taking it costs more."""
        threads = self._threads
        if threads == 1:
            share, self._left = self._left, 0
            return share
        share = min(self._left // (2 * threads), self._budget // (LARGEST_SHARE * threads))
        share = min(max(share, self._budget // (SMALLEST_SHARE * threads), 1), self._left)
        self._left -= share
        return share

    def _share_out(self) -> None:
        """Split the largest parts until every thread has one, or nothing can be split."""
        whole: list[WorkItem] = []
        while self._parts and len(self._parts + whole) + len(self._tasks) < self._threads:
            self._parts.sort(key=lambda part: part.search.remaining)
            largest = self._parts.pop()
            half = largest.split()
            if half is None:
                whole.append(largest)
            else:
                self._parts += [largest, half]
        self._parts += whole

    @property
    def whole(self) -> TreeEstimate | None:
        """What the whole search comes to, told from the tasks that are done."""
        return self._tasks.whole(self._parts, self._done())

    def _done(self) -> tuple[int, int]:
        """The work and the solutions so far."""
        stages = self.stages
        return stages.total_work, int(stages.kept[-1])

    def state(self) -> dict[str, Any]:
        return {**work_items_state(self._parts), **self._tasks.state()}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go on with the parts of another search, on however many threads that was."""
        fresh = self._parts[0].search
        if "parts" not in state:
            fresh.restore(state)
            return
        try:
            self._tasks.restore(state, fresh)
            self._parts = restore_work_items(state, fresh)
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise state_mismatch() from error

    @property
    def cover(self) -> CoverProblem:
        return self._cover

    @property
    def finished(self) -> bool:
        return not self._parts and not self._tasks

    @property
    def remaining(self) -> float:
        return self._tasks.share + sum(part.search.remaining for part in self._parts)

    @property
    def stages(self) -> StageTable:
        total = self._tasks.stages
        for part in self._parts:
            total = total + part.search.stages
        return total
