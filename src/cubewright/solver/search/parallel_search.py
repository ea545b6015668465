"""One search in one thread or several, divided into work items.

Work items are tasks once the search has run for a while
(:mod:`cubewright.solver.search.task_queue`). All threads share the budget of a step. Each thread
takes slices of the budget, smaller slices near the end, so that all threads finish the step
together even if other programs slow down one thread. A thread with a finished work item takes the
next task. If the queue is empty, it waits for half of another thread's work item, which that thread
splits off as a task after its current slice. All threads are thus busy until the end, and every
placement is tried only once.

A step ends only when all threads have ended their slices, and most slices of a step are short.
With many threads, this costs a third of their time. A search can therefore run ahead: its threads
go on between two steps. A step waits for :data:`STEPS_AHEAD` times
:attr:`ParallelSearch.step_seconds`, and returns the new solutions of all threads. The caller sees
the state at the end of each thread's last slice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import suppress
from math import inf
from threading import Condition, get_ident
from time import perf_counter, thread_time
from typing import Any, NamedTuple

import numpy as np

from cubewright.errors import MALFORMED
from cubewright.model.cell import IntArray
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.search.estimator import TreeEstimate
from cubewright.solver.search.interface import Search, next_budget
from cubewright.solver.search.stages import StageTable
from cubewright.solver.search.state import state_mismatch, with_current_keys
from cubewright.solver.search.task_queue import (
    TREE_SPLITS,
    TREE_SPLITS_OF_THREADS,
    TaskQueue,
    TaskStart,
    TreeSplit,
)
from cubewright.solver.search.tree_split import Task, TaskSearch
from cubewright.solver.search.work_items import (
    RunningTask,
    TaskItem,
    WorkItem,
    restore_work_items,
    work_items_state,
)

LARGEST_SLICE, SMALLEST_SLICE = 8, 128
"""Divisors of a thread's share of a budget: it takes slices from 1/128 to 1/8."""
LAST_TASKS_SLICE = 32
"""The divisor for the largest slice once all tasks have begun: an idle thread waits for its end."""
FIRST_SLICE = 100_000
"""The number of mask tests of a thread's first slice, if the threads run ahead."""
SHORTEST_SLICE, SLICE_SECONDS = 0.003, 0.0004
"""The time of a slice if the threads run ahead: at least, and for each thread.

Between two slices, a thread needs the interpreter for a tenth of this time, and others wait for it.
"""
STEPS_AHEAD = 3
"""The time of a step while the threads run ahead, as a multiple of a step's other time.

Between two such steps, the main thread needs the interpreter, and threads wait for it.
"""
MAX_AHEAD_SECONDS = 0.5
"""The time for which threads run ahead of a caller that takes no further step."""
STEADY_WORDS = 1 << 16
"""The number of mask words up to which a thread alone takes a step's budget in one slice.

Mask tests then take about the same time everywhere in the tree, so a step ends in time.
"""
OLD_KEYS = {"parts": "work_items", "errands": "running_tasks", "running": "item_tasks"}
"""Keys in states saved by version 0.1."""


def is_parallel_state(state: Mapping[str, Any]) -> bool:
    """Return whether a state was saved by a :class:`ParallelSearch`."""
    return "work_items" in with_current_keys(state, OLD_KEYS)


class _View(NamedTuple):
    """The position of a search while its threads run ahead."""

    stages: StageTable
    estimate: TreeEstimate | None
    share_left: float


class _Slice(NamedTuple):
    """The position of a thread's work item at the end of its last slice.

    ``work`` is what :meth:`WorkItem.done` returned.
    """

    task: RunningTask | None
    work: tuple[int, int]
    stages: StageTable | None
    share_left: float

    def done(self) -> tuple[int, int]:
        return self.work


class ParallelSearch(Search):
    """A search that runs its work items in parallel, one per thread.

    The kernels run outside the GIL. The set of solutions does not depend on
    the number of threads; their order does. ``search`` must not have started.
    """

    def __init__(
        self, search: Search, threads: int, tree_splits: tuple[TreeSplit, ...] | None = None
    ) -> None:
        if tree_splits is None:
            tree_splits = TREE_SPLITS if threads == 1 else TREE_SPLITS_OF_THREADS
        self._cover = search.cover
        self._threads = threads
        self._tree_splits = tree_splits
        self._queue = TaskQueue(search, threads, tree_splits)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="search")
        self._pieces = search.cover.piece_count
        self._changed = Condition()
        # Within a step, this lock guards everything below. _waiting holds the work items without a
        # thread, _halves the tasks split off from running work items.
        self._waiting = [WorkItem(search)]
        self._halves: list[tuple[Task, RunningTask | None]] = []
        self._budget = self._budget_left = self._busy_threads = self._idle_threads = 0
        self._deadline = inf
        self.step_seconds = inf
        """The time limit after which a step takes no further slice of its budget."""
        tasks = search if isinstance(search, TaskSearch) else None
        self.pool_cpu_seconds = 0.0
        """The processor time of the threads that this search started."""
        self.runs_ahead = False
        """Whether the threads go on between two steps, once the tree is split into tasks.

        A step with a budget of 0 then stops the threads. The caller takes such a step before it
        saves the search or lets it rest.
        """
        self.ahead_ended = 0.0
        """The :func:`perf_counter` until which the threads ran ahead."""
        self._ahead: list[Future[None]] = []
        self._slices: dict[int, _Slice] = {}
        self._found: list[IntArray] = []
        self._view = _View(search.stages, None, 1.0)
        self.lost = ""
        """The reason why an unfinished search cannot continue; empty if it can."""
        self.can_estimate = tasks is not None and tasks.can_estimate
        """Whether :attr:`estimate` gives an estimate once the search is far enough."""
        self.shows_ranges = tasks is not None and tasks.can_estimate and tasks.shows_ranges
        """Whether the ranges of an estimate contain the final numbers often enough to be shown."""

    def step(self, budget: int) -> IntArray:
        found = [np.zeros((0, self._pieces), np.int32)]
        if self._ahead and not budget:
            found += self._stop_ahead()
        elif self._ahead or (budget and self._can_run_ahead()):
            if not self._ahead:
                self._start_ahead()
            found += self._collect()
        else:
            found += self._step(budget)
        if self.finished:
            self._pool.shutdown(wait=False)
        return np.concatenate(found)

    # -- threads that run ahead

    def _can_run_ahead(self) -> bool:
        return self.runs_ahead and self._threads > 1 and bool(self._queue)

    def _start_ahead(self) -> None:
        self._queue.keep_template(self._waiting)
        self._budget_left = 1
        self._deadline = perf_counter() + MAX_AHEAD_SECONDS
        self._ahead = [self._pool.submit(self._run_ahead) for _ in range(self._threads)]

    def _collect(self) -> list[IntArray]:
        """Wait for a step's time, and return the solutions found since the last step."""
        wait(self._ahead, None if self.step_seconds == inf else STEPS_AHEAD * self.step_seconds)
        with self._changed:
            self._deadline = perf_counter() + MAX_AHEAD_SECONDS
            found, self._found = self._found, []
            is_running = self._busy_threads > 0 and self._budget_left > 0
            self._view = self._position()
            if is_running:
                self.ahead_ended = perf_counter()
        work = self._view.stages.total_work
        if not is_running or self._queue.is_split_due(work):
            found += self._stop_ahead()
            if not self.finished:
                found += self._queue.split_tree(self._waiting, self.done)
            self._view = self._position()
            if self._can_run_ahead():
                self._start_ahead()
        return found

    def _stop_ahead(self) -> list[IntArray]:
        """Stop the threads after their slices; return the remaining solutions."""
        with self._changed:
            self._budget_left = 0
            self._changed.notify_all()
        ahead = self._ahead
        wait(ahead)
        self._ahead = []
        for thread in ahead:
            thread.result()
        self._enter_halves()
        found, self._found = self._found, []
        return found

    def _run_ahead(self) -> None:
        """Run one thread until the search ends or is stopped."""
        thread, cpu_seconds = get_ident(), thread_time()
        item: WorkItem | None = None
        rows: IntArray | None = None
        budget = FIRST_SLICE
        try:
            while True:
                with self._changed:
                    if rows is not None and len(rows):
                        self._found.append(rows)
                    self._slices.pop(thread, None)
                    following = self._next_item(item)
                    before, cpu_seconds = cpu_seconds, thread_time()
                    self.pool_cpu_seconds += cpu_seconds - before
                    if following is None:
                        self.ahead_ended = perf_counter()
                        return
                    self._slices[thread] = _slice_of(following)
                    has_last_task = not self._queue
                item = (
                    self._queue.started(following)
                    if isinstance(following, TaskStart)
                    else following
                )
                work, began = self._work_of(item), perf_counter()
                rows = item.search.step(budget)
                now = perf_counter()
                if now > self._deadline:
                    self._budget_left = 0
                if not item.search.finished:
                    seconds = max(SHORTEST_SLICE, SLICE_SECONDS * self._threads)
                    seconds /= 2 if has_last_task else 1
                    budget = next_budget(budget, self._work_of(item) - work, now - began, seconds)
        except BaseException:
            self._stop_waiting()
            raise

    def _work_of(self, item: WorkItem) -> int:
        return item.search.done[0] if isinstance(item.search, TaskSearch) else 0

    def _position(self) -> _View:
        """Return the position at the end of each thread's last slice; the caller has the lock."""
        stages = self._stages_now()
        for each in self._slices.values():
            if each.stages is not None:
                stages = stages + each.stages
        done = stages.total_work, int(stages.kept[-1])
        items: list[TaskItem] = [*self._waiting, *self._slices.values()]
        halves = sum(task.weight for task, _ in self._halves)
        share = halves + sum(each.share_left for each in self._slices.values())
        return _View(stages, self._queue.estimate(items, done), share + self._share_left_now())

    # -- steps

    def _step(self, budget: int) -> list[IntArray]:
        found = [np.zeros((0, self._pieces), np.int32)]
        if not budget:
            found += [item.search.step(0) for item in self._waiting]
        self._deadline = perf_counter() + self.step_seconds
        while budget > 0 and (self._waiting or self._queue):
            now = budget
            if self._queue.has_splits_left:
                done = self._queue.done_with(self._waiting)
                found += self._queue.split_tree(self._waiting, done)
                now = self._queue.budget_until_split(done[0], budget)
            if self._threads > 1:
                self._queue.keep_template(self._waiting)
                self._split_for_threads()
            self._budget = self._budget_left = now
            workers = [self._pool.submit(self._run_in_pool) for _ in range(self._threads - 1)]
            try:
                found += self._run_items()
            finally:
                wait(workers)  # even if this thread fails
            found += [rows for worker in workers for rows in worker.result()]
            self._enter_halves()
            budget = 0 if perf_counter() > self._deadline else budget - now
        return found

    def _enter_halves(self) -> None:
        """Start the halves that no thread has taken, at the end of a step."""
        while self._halves:
            start = self._queue.assigned(*self._halves.pop())
            self._waiting.append(self._queue.started(start))

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
                    following = self._next_item(item)
                    if following is None:
                        return found
                    slice_ = self._next_slice(following)
                if isinstance(following, TaskStart):
                    item = self._queue.started(following)
                else:
                    item = following
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
            self._stop_waiting()
            raise

    def _stop_waiting(self) -> None:
        """End the step after an error, because other threads may wait for this thread's work."""
        with self._changed:
            self._budget_left = self._busy_threads = 0
            self._changed.notify_all()

    def _next_item(self, mine: WorkItem | None) -> WorkItem | TaskStart | None:
        """Return what to continue with or to start, or None at the end of the step.

        ``mine`` is the thread's current work item. The caller holds the lock.
        """
        if mine is not None:
            if not mine.search.finished and self._budget_left > 0:
                if self._idle_threads > len(self._waiting) + len(self._halves):
                    self._split_off(mine)
                return mine
            self._busy_threads -= 1
            if mine.search.finished:
                self._queue.finish(mine)
            else:
                self._waiting.append(mine)
            if self._idle_threads:
                self._changed.notify_all()
        while self._budget_left > 0:
            found: WorkItem | TaskStart | None = None
            if self._waiting:
                found = self._waiting.pop()
            elif self._halves:
                found = self._queue.assigned(*self._halves.pop())
            elif self._queue:
                found = self._queue.assigned(self._queue.take_next(), RunningTask())
            if found is not None:
                self._busy_threads += 1
                return found
            if not self._busy_threads:
                break
            self._idle_threads += 1
            self._changed.wait()
            self._idle_threads -= 1
        return None

    def _split_off(self, item: WorkItem) -> None:
        """Give half of a work item to an idle thread, if it is divisible."""
        if isinstance(item.search, TaskSearch):
            task = item.search.halve()
            if task is None:
                return
            self._halves.append((task, item.task))
            if item.task is not None:
                item.task.items += 1
        else:
            half = item.split()
            if half is None:
                return
            self._waiting.append(half)
        self._changed.notify()

    def _next_slice(self, item: WorkItem | TaskStart) -> int:
        threads = self._threads
        if threads == 1:
            size = self._budget_left
            if self.step_seconds < inf and self._cover.masks.size > STEADY_WORDS:
                size = min(size, max(self._budget // LARGEST_SLICE, 1))
            self._budget_left -= size
            return size
        has_last_task = item.task is not None and not self._queue
        largest = LAST_TASKS_SLICE if has_last_task else LARGEST_SLICE
        size = min(self._budget_left // (2 * threads), self._budget // (largest * threads))
        smallest = max(self._budget // (SMALLEST_SLICE * threads), 1)
        size = min(max(size, smallest), self._budget_left)
        self._budget_left -= size
        return size

    def _split_for_threads(self) -> None:
        """Split the largest work items until every thread has one, or all are indivisible.

        Searches with tasks are split when threads are idle, because copies take a millisecond.
        """
        if any(isinstance(item.search, TaskSearch) for item in self._waiting):
            return
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
        if self._ahead:
            return self._view.estimate
        return self._queue.estimate(self._waiting, self.done)

    @property
    def is_ahead(self) -> bool:
        """Whether threads go on, so that the search cannot be saved."""
        return bool(self._ahead)

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
        if self._ahead:
            with suppress(Exception):
                self._stop_ahead()
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
        return not self._ahead and not self._waiting and not self._queue

    @property
    def share_left(self) -> float:
        return self._view.share_left if self._ahead else self._share_left_now()

    def _share_left_now(self) -> float:
        return self._queue.share_left + sum(item.search.share_left for item in self._waiting)

    @property
    def stages(self) -> StageTable:
        return self._view.stages if self._ahead else self._stages_now()

    def _stages_now(self) -> StageTable:
        total = self._queue.stages
        for item in self._waiting:
            total = total + item.search.stages
        return total


def _slice_of(item: WorkItem | TaskStart) -> _Slice:
    if isinstance(item, TaskStart):
        stages = None if item.search is None else item.search.stages
        return _Slice(item.owner, (0, 0), stages, item.task.weight)
    return _Slice(item.task, item.done(), item.search.stages, item.search.share_left)
