"""A search laid out as many tasks: the paths to nodes near the root, each with all below it.

Tasks are taken from all over the tree in turn, so that those done tell of those
to come (see :mod:`cubewright.solver.search.estimator`): neighbours are alike, and which
parts of the tree are large cannot be known beforehand.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from heapq import heapify, heappop, heappush
from itertools import pairwise
from typing import NamedTuple, Self

from cubewright.model.cell import IntArray
from cubewright.solver.search.interface import Search
from cubewright.solver.search.state import state_mismatch

GOLDEN = 0.6180339887498949
"""Multiples of it, without their whole part, lie as evenly as any (three-distance theorem)."""
MOST_WORDS = 5 * 10**7
"""How many words of masks may be read to lay out tasks: less than a step should take."""


class Task(NamedTuple):
    """Some candidates of a node, and all that lies below them.

    ``path`` are the places of the candidates that lead to the node, ``first``
    to ``end`` those of its own that are to be tried; ``ways`` is how many
    candidates there were at each node on the way and at its own, multiplied.
    """

    path: tuple[int, ...]
    first: int
    end: int
    breadth: int

    @property
    def weight(self) -> float:
        """Its share of the whole tree if all candidates of a node weigh equally."""
        return (self.end - self.first) / self.breadth

    def ranges(self, many: int) -> list[Task]:
        """So many tasks that are the same together, or as many as it has candidates.

        >>> [task[1:3] for task in Task((), 3, 10, 12).ranges(3)]
        [(3, 5), (5, 7), (7, 10)]
        """
        width = self.end - self.first
        many = min(many, width)
        cuts = [self.first + width * n // many for n in range(many + 1)]
        return [self._replace(first=first, end=end) for first, end in pairwise(cuts)]

    @property
    def values(self) -> list[object]:
        """The task as a list, ready for JSON."""
        return [list(self.path), *self[1:]]

    @staticmethod
    def of(values: Sequence[object]) -> Task:
        """The task that was written down as a list; raises :class:`CubewrightError`."""
        match values:
            case [list(path), int(first), int(end), int(ways)]:
                places = tuple(place for place in path if isinstance(place, int))
                if len(places) == len(path) and 0 <= first < end and ways > 0:
                    return Task(places, first, end, ways)
        raise state_mismatch()


class TaskSearch(Search):
    """A search that can be laid out as tasks, and go to any of them."""

    @abstractmethod
    def keep_root_only(self) -> None:
        """Remember how a search begins, before its first step."""

    @abstractmethod
    def take_tasks(self) -> list[Task]:
        """Give away all that is left as tasks, and be finished."""

    @abstractmethod
    def enter(self, task: Task) -> None:
        """Go to a task, whatever was searched before; the way there is not counted again.

        Raises :class:`CubewrightError` where there is no such node.
        """

    @abstractmethod
    def expand(self, task: Task) -> tuple[list[Task], IntArray] | None:
        """Try a task's own candidates; return what lies below as tasks, and solutions met.

        None where the node is so near to the end that it should be left whole.
        """

    @property
    @abstractmethod
    def done(self) -> tuple[int, int]:
        """The work done and the solutions met so far, over all tasks."""

    @abstractmethod
    def fresh_clone(self) -> Self:
        """A copy that has counted nothing yet."""


def split_tree(
    search: TaskSearch, tasks: Iterable[Task], many: int
) -> tuple[list[Task], list[IntArray]]:
    """Cut tasks, those nearest to the root first, until there are so many; put them in order.

    Where trying candidates would take too long, they are shared out untried.
    Returns them, the next one last, and the solutions met on the way.
    """
    waiting = [(len(task.path), task) for task in tasks]
    heapify(waiting)
    whole: list[Task] = []
    found: list[IntArray] = []
    words = 0
    while waiting and len(waiting) + len(whole) < many:
        task = heappop(waiting)[1]
        words += (task.end - task.first) * search.cover.masks.size
        if words > MOST_WORDS:
            whole += task.ranges(many - len(waiting) - len(whole))
            continue
        below = search.expand(task)
        if below is None:
            whole.append(task)
            continue
        for child in below[0]:
            heappush(waiting, (len(child.path), child))
        if len(below[1]):
            found.append(below[1])
    whole += (task for _, task in waiting)
    return interleaved(whole), found


def interleaved(tasks: Iterable[Task]) -> list[Task]:
    """Tasks in an order any stretch of which has some of every depth and from all over the tree."""
    as_they_lie = sorted(tasks, key=lambda task: (len(task.path), task.path))
    places = sorted(range(len(as_they_lie)), key=lambda place: (place + 1) * GOLDEN % 1)
    return [as_they_lie[place] for place in places]
