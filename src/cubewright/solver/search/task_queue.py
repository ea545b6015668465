"""The task queue: the remainder of a long search as tasks for idle searches.

A search starts depth first, without tasks. If it does not end soon, the remainder is split into
tasks (:mod:`cubewright.solver.search.tree_split`). A long search is later split into more and
smaller tasks. Finished tasks show how much work is left
(:mod:`cubewright.solver.search.estimator`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from cubewright.model.cell import IntArray
from cubewright.solver.search.estimator import Estimator, TreeEstimate
from cubewright.solver.search.interface import Search
from cubewright.solver.search.stages import StageTable
from cubewright.solver.search.state import (
    restore_table,
    restored_count,
    state_mismatch,
    table_state,
    with_current_keys,
)
from cubewright.solver.search.tree_split import Task, TaskSearch, split_tree, visit
from cubewright.solver.search.work_items import RunningTask, TaskItem, WorkItem, running_tasks


class TreeSplit(NamedTuple):
    """A planned split: after ``work`` mask tests, into about ``tasks`` tasks."""

    work: int
    tasks: int


TREE_SPLITS = (TreeSplit(10**8, 1024), TreeSplit(5 * 10**9, 4096))
"""Planned splits. Splitting and starting 1,024 tasks takes 0.2 s, as long as 10**8 mask tests."""
TREE_SPLITS_OF_THREADS = (TreeSplit(10**7, 512), TreeSplit(2 * 10**9, 1024), TREE_SPLITS[1])
"""Planned splits for several threads, which wait meanwhile: 8 ms for 512 tasks."""
MIN_WORK_LEFT = 10
"""The minimum ratio of remaining work to work done for a split to be worthwhile."""
OLD_KEYS = {"ended": "finished_stages", "tasks": "queued_tasks", "layouts": "splits_left"}
"""Keys in states saved by version 0.1."""


class TaskStart(NamedTuple):
    """A task to search, the running task of which it is a part, and an idle search for it."""

    task: Task
    owner: RunningTask | None
    search: TaskSearch | None


class TaskQueue:
    """Queued tasks (the next one last), idle searches, and the costs of finished tasks.

    ``search`` must not have started. If it is not a :class:`TaskSearch`, the queue stays empty.
    ``threads`` is the number of searches to keep ready.
    """

    def __init__(self, search: Search, threads: int, tree_splits: tuple[TreeSplit, ...]) -> None:
        self._threads = threads
        self._splits = list(tree_splits)
        self._tasks: list[Task] = []
        self._remaining = 0.0
        self._idle: list[TaskSearch] = []
        self._template: TaskSearch | None = None
        """A search that never runs, for copies by several threads."""
        stages = search.stages
        self._finished_stages = StageTable.zeros(len(stages), stages.cuts)
        self._estimator = Estimator()
        if isinstance(search, TaskSearch):
            search.keep_root_only()
        else:
            self._splits.clear()

    def __len__(self) -> int:
        return len(self._tasks)

    @property
    def share_left(self) -> float:
        """The share of the whole tree in queued tasks, 0 to 1."""
        return self._remaining

    @property
    def stages(self) -> StageTable:
        """The placements explored and kept by searches without a work item."""
        total = self._finished_stages
        for search in self._idle:
            total = total + search.stages
        return total

    def done_with(self, items: Sequence[WorkItem]) -> tuple[int, int]:
        """Return the work and the solutions so far, faster than from the stages.

        ``items`` are all work items.
        """
        searches = [*self._idle, *(item.search for item in items)]
        done = [search.done for search in searches if isinstance(search, TaskSearch)]
        table = self._finished_stages
        return (
            table.total_work + sum(work for work, _ in done),
            int(table.kept[-1]) + sum(solutions for _, solutions in done),
        )

    # -- splitting the tree

    @property
    def has_splits_left(self) -> bool:
        return bool(self._splits)

    def is_split_due(self, work: int) -> bool:
        return bool(self._splits) and work >= self._splits[0].work

    def budget_until_split(self, work: int, budget: int) -> int:
        """Return the part of a budget to spend before the next planned split."""
        return min(budget, max(1, self._splits[0].work - work)) if self._splits else budget

    def split_tree(self, items: list[WorkItem], done: tuple[int, int]) -> list[IntArray]:
        """Split the remaining search into tasks, if a split is due.

        ``items`` are all work items; a split empties the list. ``done`` is the work and the number
        of solutions so far. Returns the solutions found during the split, as arrays ``(k, pieces)``
        int32 of option ids.
        """
        count, work = 0, done[0]
        while self._splits and work >= self._splits[0].work:
            count = self._splits.pop(0).tasks
        if not count:
            return []
        estimate = self.estimate(items, done)
        if estimate is not None and estimate.work.high < (MIN_WORK_LEFT + 1) * work:
            return []
        for item in items:
            if isinstance(item.search, TaskSearch):
                self._tasks += item.search.take_tasks()
                self._idle.append(item.search)
        items.clear()
        tasks, found = split_tree(self._idle[0], self._tasks, count)
        self._enqueue(tasks)
        self._estimator = Estimator(previous=estimate)
        return found

    def visit(self, items: list[WorkItem], done: tuple[int, int], row: IntArray) -> IntArray:
        """Visit a solution's place in the tree; return the solutions found there.

        ``row`` ``(pieces,)`` and the result ``(k, pieces)`` are int32 option ids.
        The remaining search becomes tasks, as in :meth:`split_tree`.
        """
        none = np.zeros((0, len(row)), np.int32)
        if not all(isinstance(item.search, TaskSearch) for item in items):
            return none
        if not items and not self._idle:
            return none  # the search is complete
        estimate = self.estimate(items, done)
        for item in items:
            if isinstance(item.search, TaskSearch):
                self._tasks += item.search.take_tasks()
                self._idle.append(item.search)
        items.clear()
        visited = visit(self._idle[0], self._tasks, row)
        tasks, found = (self._tasks, none) if visited is None else visited
        self._enqueue(tasks)
        self._estimator = Estimator(previous=estimate)
        return found

    def _enqueue(self, tasks: list[Task]) -> None:
        """Queue tasks, and keep at most one idle search for every thread."""
        self._tasks = tasks
        self._remaining = sum(task.weight for task in tasks)
        while len(self._idle) > self._threads:
            self._finished_stages = self._finished_stages + self._idle.pop().stages

    # -- running tasks

    def take_next(self) -> Task:
        """Remove the next queued task and return it."""
        task = self._tasks.pop()
        self._remaining -= task.weight
        return task

    def keep_template(self, items: Sequence[WorkItem]) -> None:
        """Keep a copy of a search, so that threads can copy it when no search is idle."""
        if self._template is None and self._threads > 1:
            searches = [*self._idle, *(item.search for item in items)]
            known = [search for search in searches if isinstance(search, TaskSearch)]
            self._template = known[0].clone_without_counts() if known else None

    def assigned(self, task: Task, owner: RunningTask | None) -> TaskStart:
        """Assign a task to an idle search. Threads take turns to call this."""
        return TaskStart(task, owner, self._idle.pop() if self._idle else None)

    def started(self, start: TaskStart) -> WorkItem:
        """Return the work item of an assigned task. Several threads may call this in parallel."""
        search = start.search
        if search is None:
            if self._template is None:
                raise state_mismatch()
            search = self._template.clone_without_counts()
        search.enter(start.task)
        return WorkItem(search, start.owner, search.done)

    def record(self, task: RunningTask) -> None:
        """Record the cost of a finished task."""
        self._estimator.add(task.work, task.solutions)

    def finish(self, item: WorkItem) -> None:
        """Record the cost of a work item, and keep its search for another task."""
        task = item.task
        if task is not None:
            work, solutions = item.done()
            task.work += work
            task.solutions += solutions
            task.items -= 1
            if not task.items:
                self.record(task)
        self.keep(item.search)

    def keep(self, search: Search) -> None:
        """Keep a search if another task needs it, else keep only its counters."""
        if isinstance(search, TaskSearch) and len(self._idle) < self._threads:
            self._idle.append(search)
        else:
            self._finished_stages = self._finished_stages + search.stages

    def estimate(
        self, items: Sequence[TaskItem], done: tuple[int, int], taken: int = 0
    ) -> TreeEstimate | None:
        """Estimate the whole search from the finished tasks; None if too few are finished.

        ``items`` are all work items. ``done`` is the work and the number of solutions so far.
        ``taken`` is the number of tasks taken but not started.
        """
        running = {task: (task.work, task.solutions) for task in running_tasks(items)}
        for item in items:
            if item.task is not None:
                work, solutions = item.done()
                before = running[item.task]
                running[item.task] = before[0] + work, before[1] + solutions
        return self._estimator.estimate(done, len(self._tasks) + taken, list(running.values()))

    # -- saved state

    def state(self) -> dict[str, Any]:
        """Return the queue and its estimate, ready for JSON."""
        return {
            "finished_stages": table_state(self.stages),
            "queued_tasks": [task.to_list() for task in self._tasks],
            "splits_left": len(self._splits),
            "estimate": self._estimator.state(),
        }

    def restore(self, state: Mapping[str, Any], fresh: Search) -> None:
        """Continue with the queue of a state; ``fresh`` is a new search.

        Raises:
            CubewrightError: The state does not fit the search.
            KeyError, TypeError, ValueError: The state is malformed.
        """
        state = with_current_keys(state, OLD_KEYS)
        if "queued_tasks" in state:
            tasks = [Task.from_list(values) for values in state["queued_tasks"]]
            if not isinstance(fresh, TaskSearch):
                if tasks:
                    raise state_mismatch()
                self._restore_stages(state)
                return
            self._idle = [fresh.clone_without_counts()]
            for task in tasks:
                self._idle[0].enter(task)  # raises an error if this search has no such task
            self._enqueue(tasks)
            splits_left = restored_count(state["splits_left"])
            self._splits = self._splits[max(0, len(self._splits) - splits_left) :]
            self._estimator = Estimator.from_state(state["estimate"])
        self._restore_stages(state)

    def _restore_stages(self, state: Mapping[str, Any]) -> None:
        table = restore_table(state["finished_stages"], self._finished_stages)
        self._finished_stages = table
