"""Tree splitting: a search divided into tasks, each a node near the root with its subtree.

The order of the tasks mixes all parts of the tree, because adjacent tasks are similar, and the
large parts of the tree are not known in advance. The finished tasks are therefore a fair sample of
the remaining tasks (see :mod:`cubewright.solver.search.estimator`).
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
"""The inverse of the golden ratio, whose multiples' fractional parts are evenly spread.

Source: three-gap theorem.
"""
MAX_BREADTH = 1 << 1000
"""The maximum of a saved breadth, so that its inverse is a float."""
MAX_WORDS = 5 * 10**7
"""The number of mask words to read while splitting, so that splitting is shorter than a step."""
CACHED_WORDS, SLOWER = 1 << 17, 4
"""The number of words of all options above which a pass is slower, and the factor of the slowdown.

Such masks do not fit into the processor's caches, and the path to each task takes time, too.
"""


class Task(NamedTuple):
    """A range of candidates of a node, with their subtrees.

    - ``path``: the indices of the candidates that lead from the root to the node.
    - ``first`` to ``end``: the range of the node's candidates to try.
    - ``breadth``: the product of the numbers of candidates at all nodes of the path and at the
      node itself. It estimates the number of nodes at that level of the tree (Knuth 1975).
    """

    path: tuple[int, ...]
    first: int
    end: int
    breadth: int

    @property
    def weight(self) -> float:
        """The task's share of the whole tree if all candidates of a node have equal weight."""
        return (self.end - self.first) / self.breadth

    def cut(self, count: int) -> list[Task]:
        """Divide the task into up to ``count`` tasks, at most one per candidate.

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
        """Return the task saved by :meth:`to_list`.

        Raises:
            CubewrightError: The values are not a task's values.
        """
        match values:
            case [list(path), int(first), int(end), int(breadth)]:
                indices = tuple(index for index in path if isinstance(index, int))
                is_possible = 0 <= first < end and 0 < breadth < MAX_BREADTH
                if len(indices) == len(path) and is_possible:
                    return Task(indices, first, end, breadth)
        raise state_mismatch()


class TaskSearch(Search):
    """A search that can be split into tasks, and started at any task."""

    can_estimate: ClassVar[bool] = True
    """Whether finished tasks are a fair sample of the remaining tasks, and so allow estimates."""
    shows_ranges: ClassVar[bool] = True
    """Whether the estimated ranges contain the final numbers often enough to be shown."""

    @abstractmethod
    def keep_root_only(self) -> None:
        """Remember the root, before the first step."""

    @abstractmethod
    def take_tasks(self) -> list[Task]:
        """Return the remaining search as tasks; the search is finished afterwards."""

    @abstractmethod
    def enter(self, task: Task) -> None:
        """Move to a task from any position; the path to the task is not counted again.

        Raises:
            CubewrightError: This search has no such node.
        """

    @abstractmethod
    def expand(self, task: Task) -> tuple[list[Task], IntArray] | None:
        """Try a task's candidates; return the tasks below them, and the solutions found.

        Solutions are ``(k, pieces)`` int32 of option ids. Returns None for a node that is too near
        to the leaves for a worthwhile split.
        """

    @abstractmethod
    def halve(self) -> Task | None:
        """Give away the later half of the untried candidates nearest to the root, as a task.

        Any search of the problem can enter this task. Returns None if the work is indivisible.
        """

    def path_to(self, _row: IntArray) -> tuple[int, ...]:
        """Return the indices of the candidates from the root to a solution; empty if unknown.

        ``_row`` ``(pieces,)`` contains the solution's option ids. The search must be between two
        tasks.
        """
        return ()

    def visit(self, _task: Task, _path: tuple[int, ...]) -> tuple[list[Task], IntArray]:
        """Search the end of a path through a task; return the remaining tasks and the solutions.

        Raises:
            CubewrightError: This search has no such path.
        """
        raise state_mismatch()

    @property
    @abstractmethod
    def done(self) -> tuple[int, int]:
        """The work done and the number of solutions met so far, over all tasks."""

    @abstractmethod
    def clone_without_counts(self) -> Self:
        """Return a copy whose counters are zero."""


def split_tree(
    search: TaskSearch, tasks: Iterable[Task], count: int
) -> tuple[list[Task], list[IntArray]]:
    """Split tasks, nearest to the root first, until there are at least ``count``.

    A task whose candidates would take too long to try is cut into ranges of candidates instead.
    Returns the tasks in running order, the next task last, and the solutions found during the
    split, ``(k, pieces)`` int32 each.
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
    """Visit a solution's place in the tree; return the remaining tasks and the solutions found.

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
    """Return tasks in an order in which consecutive tasks come from all over the tree.

    Source: three-gap theorem.
    """
    in_tree_order = sorted(tasks, key=lambda task: (len(task.path), task.path))
    order = sorted(range(len(in_tree_order)), key=lambda index: (index + 1) * GOLDEN % 1)
    return [in_tree_order[index] for index in order]
