"""Work items: the searches that threads run in parallel, and their saved state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, cast

from cubewright.solver.search.interface import Search
from cubewright.solver.search.state import restored_count, state_mismatch
from cubewright.solver.search.tree_split import TaskSearch

NO_WORK = (0, 0)
MAX_WORK_ITEMS = 4096
"""The maximum number of work items in a saved state; searches have one or two per thread."""


@dataclass(eq=False)
class RunningTask:
    """A task that is being searched by one or more work items.

    ``work`` and ``solutions`` are the totals of its finished work items;
    ``items`` is the number of its unfinished work items.
    """

    work: int = 0
    solutions: int = 0
    items: int = 1


class TaskItem(Protocol):
    """A work item, which may be part of a task."""

    @property
    def task(self) -> RunningTask | None: ...

    def done(self) -> tuple[int, int]:
        """Return the work and the number of solutions that the task's totals do not include."""
        ...


@dataclass(eq=False)
class WorkItem:
    """A search for one thread; part of a task unless ``task`` is None.

    A search serves one task after another and never resets its counters. ``start`` is the (work,
    solutions) counted before this work item.
    """

    search: Search
    task: RunningTask | None = None
    start: tuple[int, int] = NO_WORK

    def done(self) -> tuple[int, int]:
        """Return the work and the number of solutions of this work item; zeros without a task."""
        if self.task is None:
            return NO_WORK
        work, solutions = cast("TaskSearch", self.search).done
        return work - self.start[0], solutions - self.start[1]

    def split(self) -> WorkItem | None:
        """Give half of the untried work to a new work item of the same task, if divisible."""
        half = self.search.split()
        if half is None:
            return None
        if self.task is not None:
            self.task.items += 1
        return WorkItem(half, self.task)


def running_tasks(items: Sequence[TaskItem]) -> list[RunningTask]:
    """Return the tasks of work items without repetition."""
    return list(dict.fromkeys(item.task for item in items if item.task is not None))


def work_items_state(items: Sequence[WorkItem]) -> dict[str, Any]:
    """Return the work items and their tasks, ready for JSON.

    ``work_items`` contains the states of the searches. ``running_tasks`` lists (work, solutions,
    number of work items) for each task. ``item_tasks`` gives for each work item its task's index
    and its start, or None.
    """
    tasks = running_tasks(items)
    return {
        "work_items": [item.search.state() for item in items],
        "running_tasks": [[task.work, task.solutions, task.items] for task in tasks],
        "item_tasks": [
            None if item.task is None else [tasks.index(item.task), *item.start] for item in items
        ],
    }


def restore_work_items(state: Mapping[str, Any], fresh: Search) -> list[WorkItem]:
    """Return the unfinished work items of a state; the first uses the search ``fresh``.

    Raises:
        CubewrightError: The state does not fit the search.
        KeyError, TypeError, ValueError, IndexError: The state is malformed.

    """
    saved = list(state["work_items"])
    # Check first, because every work item allocates its own arrays.
    if len(saved) > MAX_WORK_ITEMS or not all(isinstance(each, Mapping) for each in saved):
        raise state_mismatch()
    numbers = state.get("running_tasks", [])
    tasks = [RunningTask(*map(restored_count, each)) for each in numbers]
    owners = list(state.get("item_tasks", [None] * len(saved)))
    searches = [fresh, *(fresh.clone() for _ in saved[1:])][: len(saved)]
    items = []
    for search, search_state, owner in zip(searches, saved, owners, strict=True):
        if search is None:
            raise state_mismatch()
        search.restore(search_state)
        item = WorkItem(search)
        if owner is not None:
            if not isinstance(search, TaskSearch):
                raise state_mismatch()
            number, *start = map(restored_count, owner)
            item = WorkItem(search, tasks[number], (start[0], start[1]))
        if not search.finished:
            items.append(item)
    return items
