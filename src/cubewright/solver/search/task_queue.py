"""What is left of a long search, as tasks that wait for a search to go to them.

At first a search goes depth first, as any. If it has not ended by then, what is
left is laid out as tasks (:mod:`cubewright.solver.search.tree_split`), and as more and
smaller ones when it proves to be long; they tell how much there still is to do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from cubewright.model.cell import IntArray
from cubewright.solver.search.estimator import Estimator, TreeEstimate
from cubewright.solver.search.interface import Search
from cubewright.solver.search.stages import StageTable
from cubewright.solver.search.state import restore_table, state_mismatch, table_state
from cubewright.solver.search.tree_split import Task, TaskSearch, split_tree
from cubewright.solver.search.work_items import RunningTask, WorkItem, task_tallies


class TreeSplit(NamedTuple):
    """As how many tasks a search is laid out once it has done so much work."""

    work: int
    tasks: int


TREE_SPLITS = (TreeSplit(10**6, 256), TreeSplit(2 * 10**7, 1024), TreeSplit(5 * 10**9, 4096))
LONG = 10
"""A search is laid out anew if it may have so many times the work before it that it has done."""


class TaskQueue:
    """Tasks, the next one last, with searches that are spare and what those done have come to.

    ``search`` has not begun yet. Where it cannot be laid out there never is a task.
    """

    def __init__(self, search: Search, threads: int, tree_splits: tuple[TreeSplit, ...]) -> None:
        self._threads = threads
        self._layouts = list(tree_splits)
        self._tasks: list[Task] = []
        self._share = 0.0
        self._spare: list[TaskSearch] = []
        self._ended = StageTable.zeros(len(search.stages), search.stages.cuts)
        self._estimator = Estimator()
        if isinstance(search, TaskSearch):
            search.keep_root_only()
        else:
            self._layouts.clear()

    def __len__(self) -> int:
        return len(self._tasks)

    @property
    def share(self) -> float:
        """Their share of the whole tree."""
        return self._share

    @property
    def stages(self) -> StageTable:
        """What has been explored and kept by the searches that are of no part now."""
        total = self._ended
        for search in self._spare:
            total = total + search.stages
        return total

    # -- laying out

    @property
    def may_be_split(self) -> bool:
        """Whether what is left may still be laid out, for the first time or anew."""
        return bool(self._layouts)

    def until_split(self, work: int, budget: int) -> int:
        """How much of a budget may go by until it is time to."""
        return min(budget, max(1, self._layouts[0].work - work)) if self._layouts else budget

    def split_tree(self, parts: list[WorkItem], done: tuple[int, int]) -> list[IntArray]:
        """Lay out all that is left when it is time to; return the solutions met thereby.

        The parts are given up. ``done``: the work and the solutions so far.
        """
        many, work = 0, done[0]
        while self._layouts and work >= self._layouts[0].work:
            many = self._layouts.pop(0).tasks
        if not many:
            return []
        whole = self.whole(parts, done)
        if whole is not None and whole.work.high < (LONG + 1) * work:
            return []
        for part in parts:
            if isinstance(part.search, TaskSearch):
                self._tasks += part.search.take_tasks()
                self._spare.append(part.search)
        parts.clear()
        tasks, found = split_tree(self._spare[0], self._tasks, many)
        self._wait(tasks, 0)
        self._estimator = Estimator(before=whole)
        return found

    def _wait(self, tasks: list[Task], parts: int) -> None:
        """Have these tasks waiting, and for every thread without a part a search that may go."""
        self._tasks = tasks
        self._share = sum(task.weight for task in tasks)
        while len(self._spare) + parts < self._threads:
            self._spare.append(self._spare[0].fresh_clone())
        while len(self._spare) > self._threads:
            self._ended = self._ended + self._spare.pop().stages

    # -- going to tasks, and what they tell

    def begin(self) -> WorkItem:
        """Let a search that is spare go to the next task."""
        search, task = self._spare.pop(), self._tasks.pop()
        self._share -= task.weight
        search.enter(task)
        return WorkItem(search, RunningTask(), search.done)

    def end(self, part: WorkItem) -> None:
        """Learn what a task came to with its last part, and keep the search for others."""
        tally = part.tally
        if tally is not None:
            work, solutions = part.done()
            tally.work += work
            tally.solutions += solutions
            tally.parts -= 1
            if not tally.parts:
                self._estimator.take(tally.work, tally.solutions)
        if isinstance(part.search, TaskSearch) and len(self._spare) < self._threads:
            self._spare.append(part.search)
        else:
            self._ended = self._ended + part.search.stages

    def whole(self, parts: list[WorkItem], done: tuple[int, int]) -> TreeEstimate | None:
        """What the whole search comes to, told from the tasks that are done."""
        running = {each: (each.work, each.solutions) for each in task_tallies(parts)}
        for part in parts:
            if part.tally is not None:
                work, solutions = part.done()
                before = running[part.tally]
                running[part.tally] = before[0] + work, before[1] + solutions
        return self._estimator.whole(done, len(self._tasks), list(running.values()))

    # -- written down

    def state(self) -> dict[str, Any]:
        """The tasks and all that is known of them, ready for JSON."""
        return {
            "ended": table_state(self.stages),
            "tasks": [task.values for task in self._tasks],
            "layouts": len(self._layouts),
            "estimate": self._estimator.state(),
        }

    def restore(self, state: Mapping[str, Any], fresh: Search) -> None:
        """Have the tasks that were written down; ``fresh`` is a search that has not begun."""
        if "tasks" in state:
            if not isinstance(fresh, TaskSearch):
                raise state_mismatch()
            tasks = [Task.of(values) for values in state["tasks"]]
            self._spare = [fresh.fresh_clone()]
            for task in tasks:
                self._spare[0].enter(task)  # raises where there is no such task
            self._wait(tasks, 1)
            later = int(state["layouts"])
            self._layouts = self._layouts[len(self._layouts) - later :]
            self._estimator = Estimator.at(state["estimate"])
        self._ended = restore_table(state["ended"])
