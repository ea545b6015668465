"""One search in one thread or several, divided into work items.

Work items are tasks once the search has run for a while
(:mod:`cubewright.solver.search.task_queue`). All threads share the budget of a step. Each thread
takes slices of the budget, smaller slices near the end, so that all threads finish the step
together even if other programs slow down one thread. A thread with a finished work item takes the
next task. If the queue is empty, it waits for half of another thread's work item, which that thread
splits off after its current slice. All threads are thus busy until the end, and every placement is
tried only once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import inf
from threading import Condition
from time import perf_counter, thread_time
from typing import Any

import numpy as np

from cubewright.errors import MALFORMED
from cubewright.model.cell import IntArray
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.search.estimator import TreeEstimate
from cubewright.solver.search.interface import Search
from cubewright.solver.search.stages import StageTable
from cubewright.solver.search.state import state_mismatch, with_current_keys
from cubewright.solver.search.task_queue import TREE_SPLITS, TaskQueue, TreeSplit
from cubewright.solver.search.tree_split import TaskSearch
from cubewright.solver.search.work_items import WorkItem, restore_work_items, work_items_state

LARGEST_SLICE, SMALLEST_SLICE = 8, 128
"""Divisors of a thread's share of a budget: it takes slices from 1/128 to 1/8."""
STEADY_WORDS = 1 << 16
"""The number of mask words up to which a thread alone takes a step's budget in one slice.

Mask tests then take about the same time everywhere in the tree, so a step ends in time.
"""
OLD_KEYS = {"parts": "work_items", "errands": "running_tasks", "running": "item_tasks"}
"""Keys in states saved by version 0.1."""


def is_parallel_state(state: Mapping[str, Any]) -> bool:
    """Return whether a state was saved by a :class:`ParallelSearch`."""
    return "work_items" in with_current_keys(state, OLD_KEYS)


class ParallelSearch(Search):
    """A search that runs its work items in parallel, one per thread.

    The kernels run outside the GIL. The set of solutions does not depend on
    the number of threads; their order does. ``search`` must not have started.
    """

    def __init__(
        self, search: Search, threads: int, tree_splits: tuple[TreeSplit, ...] = TREE_SPLITS
    ) -> None:
        self._cover = search.cover
        self._threads = threads
        self._tree_splits = tree_splits
        self._queue = TaskQueue(search, threads, tree_splits)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="search")
        self._pieces = search.cover.piece_count
        self._changed = Condition()
        # Within a step, this lock guards everything below. _waiting holds the work items without a
        # thread, _running the others.
        self._waiting = [WorkItem(search)]
        self._running: list[WorkItem] = []
        self._budget = self._budget_left = self._idle_threads = 0
        self._deadline = inf
        self.step_seconds = inf
        """The time limit after which a step takes no further slice of its budget."""
        tasks = search if isinstance(search, TaskSearch) else None
        self.pool_cpu_seconds = 0.0
        """The processor time of the threads that this search started."""
        self.lost = ""
        """The reason why an unfinished search cannot continue; empty if it can."""
        self.can_estimate = tasks is not None and tasks.can_estimate
        """Whether :attr:`estimate` gives an estimate once the search is far enough."""
        self.shows_ranges = tasks is not None and tasks.can_estimate and tasks.shows_ranges
        """Whether the ranges of an estimate contain the final numbers often enough to be shown."""

    def step(self, budget: int) -> IntArray:
        found = [np.zeros((0, self._pieces), np.int32)]
        if not budget:
            found += [item.search.step(0) for item in self._waiting]
        self._deadline = perf_counter() + self.step_seconds
        while budget > 0 and not self.finished:
            now = budget
            if self._queue.has_splits_left:
                done = self.done
                found += self._queue.split_tree(self._waiting, done)
                now = self._queue.budget_until_split(done[0], budget)
            self._split_for_threads()
            self._budget = self._budget_left = now
            if self._threads == 1:
                found += self._run_items()
            else:
                workers = [self._pool.submit(self._run_in_pool) for _ in range(self._threads)]
                found += [rows for worker in workers for rows in worker.result()]
            budget = 0 if perf_counter() > self._deadline else budget - now
        if self.finished:
            self._pool.shutdown(wait=False)
        return np.concatenate(found)

    def _run_in_pool(self) -> list[IntArray]:
        began = thread_time()
        try:
            return self._run_items()
        finally:
            with self._changed:
                self.pool_cpu_seconds += thread_time() - began

    def _run_items(self) -> list[IntArray]:
        """Run one thread until the step ends; return the solutions it found."""
        found: list[IntArray] = []
        item: WorkItem | None = None
        try:
            while True:
                with self._changed:
                    item = self._next_item(item)
                    if item is None:
                        return found
                    slice_ = self._next_slice()
                before = item.done()[0]
                rows = item.search.step(slice_)
                if len(rows):
                    found.append(rows)
                if perf_counter() > self._deadline:
                    with self._changed:
                        self._budget_left = 0
                elif item.task is not None and item.search.finished:
                    with self._changed:  # the next task gets the unused part of the slice
                        self._budget_left += max(0, slice_ - (item.done()[0] - before))
        except BaseException:
            with self._changed:  # other threads may wait for this thread's work
                self._budget_left = 0
                self._running.clear()
                self._changed.notify_all()
            raise

    def _next_item(self, mine: WorkItem | None) -> WorkItem | None:
        """Return the work item to continue with, or None at the end of the step.

        ``mine`` is the thread's current work item. The caller holds the lock.
        """
        if mine is not None and (mine.search.finished or self._budget_left <= 0):
            self._running = [item for item in self._running if item is not mine]
            if mine.search.finished:
                self._queue.finish(mine)
            else:
                self._waiting.append(mine)
            mine = None
            if self._idle_threads:
                self._changed.notify_all()
        elif mine is not None and self._idle_threads > len(self._waiting):
            half = mine.split()
            if half is not None:
                self._waiting.append(half)
                self._changed.notify()
        while mine is None and self._budget_left > 0:
            if self._waiting:
                mine = self._waiting.pop()
            elif self._queue:
                mine = self._queue.start_next()
            elif self._running:
                self._idle_threads += 1
                self._changed.wait()
                self._idle_threads -= 1
                continue
            else:
                break
            self._running.append(mine)
        return mine

    def _next_slice(self) -> int:
        threads = self._threads
        if threads == 1:
            size = self._budget_left
            if self.step_seconds < inf and self._cover.masks.size > STEADY_WORDS:
                size = min(size, max(self._budget // LARGEST_SLICE, 1))
            self._budget_left -= size
            return size
        size = min(self._budget_left // (2 * threads), self._budget // (LARGEST_SLICE * threads))
        smallest = max(self._budget // (SMALLEST_SLICE * threads), 1)
        size = min(max(size, smallest), self._budget_left)
        self._budget_left -= size
        return size

    def _split_for_threads(self) -> None:
        """Split the largest work items until every thread has one, or all are indivisible."""
        indivisible: list[WorkItem] = []
        while (
            self._waiting
            and len(self._waiting) + len(indivisible) + len(self._queue) < self._threads
        ):
            self._waiting.sort(key=lambda item: item.search.share_left)
            largest = self._waiting.pop()
            half = largest.split()
            if half is None:
                indivisible.append(largest)
            else:
                self._waiting += [largest, half]
        self._waiting += indivisible

    def visit(self, row: IntArray) -> IntArray:
        """Search a solution's place in the tree next; return the solutions found there.

        ``row`` ``(pieces,)`` of option ids is a solution that this search will meet but
        has not met yet. Returns no solution if the search cannot find its place.
        """
        return self._queue.visit(self._waiting, self.done, row)

    @property
    def estimate(self) -> TreeEstimate | None:
        """The estimated totals of the whole search; None while too few tasks are finished."""
        return self._queue.estimate(self._waiting, self.done)

    @property
    def done(self) -> tuple[int, int]:
        """The work done, in mask tests, and the number of solutions met so far."""
        stages = self.stages
        return stages.total_work, int(stages.kept[-1])

    @property
    def notes(self) -> Sequence[str]:
        """Messages about workers on other machines; each is a sentence."""
        return ()

    def close(self) -> None:
        """Release external resources. The search cannot be stepped afterwards."""
        self._pool.shutdown(wait=False)

    def state(self) -> dict[str, Any]:
        return {**work_items_state(self._waiting), **self._queue.state()}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Continue the work items of another search with any number of threads.

        The state of a search that was not parallel is also accepted.
        """
        fresh = self._waiting[0].search
        fresh.prepare_to_restore(state)
        self._queue = TaskQueue(fresh, self._threads, self._tree_splits)
        if not is_parallel_state(state):
            fresh.restore(state)
            return
        state = with_current_keys(state, OLD_KEYS)
        try:
            self._queue.restore(state, fresh)
            self._waiting = restore_work_items(state, fresh)
        except MALFORMED as error:
            raise state_mismatch() from error

    @property
    def cover(self) -> CoverProblem:
        return self._cover

    @property
    def finished(self) -> bool:
        return not self._waiting and not self._queue

    @property
    def share_left(self) -> float:
        return self._queue.share_left + sum(item.search.share_left for item in self._waiting)

    @property
    def stages(self) -> StageTable:
        total = self._queue.stages
        for item in self._waiting:
            total = total + item.search.stages
        return total
