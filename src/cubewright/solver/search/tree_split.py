"""Tree splitting: a search as many tasks, each a node near the root with all below it.

The tasks are ordered so that any few in a row come from all over the tree. Then
the finished ones are a fair sample of those to come (see
:mod:`cubewright.solver.search.estimator`): neighbouring tasks are similar, and it
is not known in advance which parts of the tree are large.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from heapq import heapify, heappop, heappush
from itertools import pairwise
from typing import ClassVar, NamedTuple, Self

from cubewright.model.cell import IntArray
from cubewright.solver.search.interface import Search
from cubewright.solver.search.state import state_mismatch

GOLDEN = 0.6180339887498949
"""The fractional parts of its multiples are spread as evenly as possible (three-gap theorem)."""
MAX_BREADTH = 1 << 1000
"""Upper limit of a saved breadth: its inverse is a float."""
MAX_WORDS = 5 * 10**7
"""Mask words that may be read while splitting, so that it takes less time than a step."""
CACHED_WORDS, SLOWER = 1 << 17, 4
"""From this number of words of all options, a pass is slower by this factor: they are in no cache
near the processor, and the path to each task takes time too."""


class Task(NamedTuple):
    """Some candidates of a node, with everything below them.

    - ``path``: the indices of the candidates that lead from the root to the node.
    - ``first`` to ``end``: the range of the node's own candidates to try.
    - ``breadth``: the product of the numbers of candidates at all nodes of the
      path and at the node itself. It estimates how many nodes the tree has at
      that level (Knuth 1975).
    """

    path: tuple[int, ...]
    first: int
    end: int
    breadth: int

    @property
    def weight(self) -> float:
        """The task's share of the whole tree if all candidates of a node weigh the same."""
        return (self.end - self.first) / self.breadth

    def cut(self, count: int) -> list[Task]:
        """Return up to ``count`` tasks that together are this one, at most one per candidate.

        >>> [task[1:3] for task in Task((), 3, 10, 12).cut(3)]
        [(3, 5), (5, 7), (7, 10)]
        """
        width = self.end - self.first
        count = min(count, width)
        ends = [self.first + width * n // count for n in range(count + 1)]
        return [self._replace(first=first, end=end) for first, end in pairwise(ends)]

    def to_list(self) -> list[object]:
        """Return the task as a list, ready for JSON."""
        return [list(self.path), *self[1:]]

    @staticmethod
    def from_list(values: Sequence[object]) -> Task:
        """Return the task that :meth:`to_list` saved.

        Raises:
            CubewrightError: the values are not those of a task.

        """
        match values:
            case [list(path), int(first), int(end), int(breadth)]:
                indices = tuple(index for index in path if isinstance(index, int))
                is_possible = 0 <= first < end and 0 < breadth < MAX_BREADTH
                if len(indices) == len(path) and is_possible:
                    return Task(indices, first, end, breadth)
        raise state_mismatch()


class TaskSearch(Search):
    """A search that can be split into tasks and can be moved to any of them."""

    can_estimate: ClassVar[bool] = True
    """Whether finished tasks are a fair sample of those to come, so that they give estimates."""
    shows_ranges: ClassVar[bool] = True
    """Whether its ranges hold the final numbers often enough to be shown."""

    @abstractmethod
    def keep_root_only(self) -> None:
        """Remember the root, before the first step."""

    @abstractmethod
    def take_tasks(self) -> list[Task]:
        """Return everything that is left as tasks; the search is finished afterwards."""

    @abstractmethod
    def enter(self, task: Task) -> None:
        """Move to a task, wherever the search was. The path to it is not counted again.

        Raises:
            CubewrightError: this search has no such node.

        """

    @abstractmethod
    def expand(self, task: Task) -> tuple[list[Task], IntArray] | None:
        """Try a task's own candidates; return the tasks below them, and the solutions met.

        Solutions are ``(k, pieces)`` int32 of option ids. Returns None for a node so
        near to the leaves that it is not worth splitting.
        """

    def path_to(self, _row: IntArray) -> tuple[int, ...]:
        """Return the indices of the candidates that lead from the root to a solution.

        ``_row`` ``(pieces,)`` are the solution's option ids. The search must be
        between two tasks. Empty if it cannot find the path.
        """
        return ()

    def visit(self, _task: Task, _path: tuple[int, ...]) -> tuple[list[Task], IntArray]:
        """Search the end of a path through a task; return the rest as tasks, and the solutions met.

        Raises:
            CubewrightError: this search has no such path.

        """
        raise state_mismatch()

    @property
    @abstractmethod
    def done(self) -> tuple[int, int]:
        """The work done and the solutions met so far, over all tasks."""

    @abstractmethod
    def fresh_clone(self) -> Self:
        """Return a copy whose counters are zero."""


def split_tree(
    search: TaskSearch, tasks: Iterable[Task], count: int
) -> tuple[list[Task], list[IntArray]]:
    """Split tasks, the ones nearest to the root first, until there are at least ``count``.

    A task whose candidates would take too long to try is cut into ranges of
    candidates instead. Returns the tasks in the order to run them, the next one
    last, and the solutions met while splitting, ``(k, pieces)`` int32 each.
    """
    by_depth = [(len(task.path), task) for task in tasks]
    heapify(by_depth)
    ready: list[Task] = []
    found: list[IntArray] = []
    words = 0
    while by_depth and len(by_depth) + len(ready) < count:
        task = heappop(by_depth)[1]
        size = search.cover.masks.size
        if size < CACHED_WORDS:
            words += (task.end - task.first) * size
        else:
            words += (task.end - task.first + len(task.path)) * SLOWER * size
        if words > MAX_WORDS:
            ready += task.cut(count - len(by_depth) - len(ready))
            continue
        expanded = search.expand(task)
        if expanded is None:
            ready.append(task)
            continue
        children, rows = expanded
        for child in children:
            heappush(by_depth, (len(child.path), child))
        if len(rows):
            found.append(rows)
    ready += (task for _, task in by_depth)
    return interleaved(ready), found


def visit(
    search: TaskSearch, tasks: Sequence[Task], row: IntArray
) -> tuple[list[Task], IntArray] | None:
    """Visit the place of a solution in the tree; return the tasks left and the solutions met.

    ``row`` ``(pieces,)`` are the solution's option ids, as in the result
    ``(k, pieces)``. Returns None if the solution is in none of the tasks.
    """
    path = search.path_to(row)
    for index, task in enumerate(tasks):
        depth = len(task.path)
        if depth >= len(path) or path[:depth] != task.path:
            continue
        if task.first <= path[depth] < task.end:
            rest, found = search.visit(task, path)
            return interleaved([*tasks[:index], *rest, *tasks[index + 1 :]]), found
    return None


def interleaved(tasks: Iterable[Task]) -> list[Task]:
    """Return tasks so that any few in a row come from every depth and all over the tree."""
    in_tree_order = sorted(tasks, key=lambda task: (len(task.path), task.path))
    order = sorted(range(len(in_tree_order)), key=lambda index: (index + 1) * GOLDEN % 1)
    return [in_tree_order[index] for index in order]
