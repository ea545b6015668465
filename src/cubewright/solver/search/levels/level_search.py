"""The common base of the compiled engines: a depth-first search over rows of arrays."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from copy import copy
from math import prod
from typing import Any, Generic, Protocol, Self, TypeVar

import numpy as np

from cubewright.errors import MALFORMED
from cubewright.model.cell import CountArray, IntArray, MaskArray
from cubewright.solver.kernels.array_types import Mask
from cubewright.solver.kernels.choices import Choices
from cubewright.solver.kernels.levels import FOUND, LEVEL, Levels
from cubewright.solver.kernels.library import Kernel
from cubewright.solver.kernels.option_lookup import LookupArrays, write_option_rows
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.search.levels.sparse_array import sparse_zeros, unset_array
from cubewright.solver.search.stages import StageTable
from cubewright.solver.search.state import restore_table, state_mismatch, table_state
from cubewright.solver.search.tree_split import Task, TaskSearch

BUFFER, BUFFER_BYTES = 1 << 14, 8 << 20
"""The maximum size of the solution buffer, as a number of solutions and as bytes.

One node's solutions have extra space.
"""

EMPTY_ARRAYS = frozenset({"found", "found_kinds", "rows"})
"""The names of arrays that are unused between two steps; a copy of a search has zeros there."""
SHARED_ARRAYS = frozenset({"tables", "verdicts"})
"""The names of arrays that copies of a search share, because each writes only the same values."""
LEVEL_ARRAYS = frozenset({"live", "candidates", "candidate_kinds"})
"""The names of large arrays that are unused beyond the current level and its segments."""
LEVELS_KEPT_WHOLE = 3
"""The largest number of levels below a node that is not worth splitting into tasks."""


class SearchArrays(Protocol):
    """The NamedTuple of a kernel: arrays, numbers, masks and further NamedTuples."""

    @property
    def levels(self) -> Levels:
        """The state that every kernel has."""


Arrays = TypeVar("Arrays", bound=SearchArrays)


def kernel_mask(mask: MaskArray) -> Mask:
    """Return a mask as a tuple whose length is a power of two; each length has its own kernel.

    The default engine allows at most 8 words
    (:data:`~cubewright.solver.kernels.array_types.WORDS`).
    """
    words = 1 << (len(mask) - 1).bit_length()
    return (*mask, *[np.uint64(0)] * (words - len(mask)))


def option_masks(cover: CoverProblem) -> MaskArray:
    """Return the options' masks in the kernels' format, ``(1, words, options)`` uint64."""
    words = len(kernel_mask(cover.full))
    masks = np.zeros((1, words, len(cover.masks)), np.uint64)
    masks[0, : cover.masks.shape[1]] = cover.masks.T
    return masks


def new_levels(cover: CoverProblem, rules: int, levels: int | None = None) -> Levels:
    """Return the state of a new search; by default, ``levels`` is the number of pieces."""
    words = len(kernel_mask(cover.full))
    levels = cover.piece_count if levels is None else levels
    return levels_of(cover, rules, levels, words, room_for_one=len(cover.masks) + 8)


def levels_of(
    cover: CoverProblem, rules: int, levels: int, words: int, *, room_for_one: int
) -> Levels:
    """Return the state of a new search with ``words`` words for each placement.

    ``room_for_one`` is the maximum number of solutions of one node.
    """
    pieces = cover.piece_count
    buffer = buffer_size(words, pieces) + room_for_one
    return Levels(
        state=np.zeros(2, np.int64),
        cursors=np.zeros(levels, np.int64),
        ends=np.zeros(levels, np.int64),
        widths=np.ones(levels, np.int64),
        chosen=np.zeros((1, words, levels), np.uint64),
        chosen_kinds=np.zeros(levels, np.int32),
        found=unset_array((buffer, words, pieces), np.uint64),
        found_kinds=unset_array((buffer, pieces), np.int32),
        **_new_counts(rules, levels),
    )


def _new_counts(rules: int, levels: int) -> dict[str, CountArray]:
    """Return the counting fields of :class:`Levels` with zeros."""
    explored, kept, costs = np.zeros((3, levels), np.int64)
    cuts = np.zeros((rules, levels), np.int64)
    return {"explored": explored, "kept": kept, "cuts": cuts, "costs": costs}


def choices_of(cover: CoverProblem) -> Choices:
    """Return the choices of pieces of a problem in the kernels' format."""
    kinds = len(cover.copies)
    members = np.zeros((len(cover.choices), kinds), np.int32)
    ranges = np.zeros((len(cover.choices), 2), np.int32)
    for number, choice in enumerate(cover.choices):
        members[number, list(choice.kinds)] = 1
        ranges[number] = choice.minimum, choice.maximum
    return Choices(members, ranges)


def buffer_size(words: int, pieces: int) -> int:
    """Return the number of solutions that the buffer holds, without one node's extra space."""
    return max(1, min(BUFFER, BUFFER_BYTES // (8 * words * pieces)))


class LevelSearch(TaskSearch, Generic[Arrays]):
    """A stack of levels, each with candidates from a cursor to an end.

    The whole state is in ``arrays``, the NamedTuple that a subclass creates and its kernel takes. A
    split copies all of it. The *place* of a candidate is its index in its level.
    """

    RULES: tuple[str, ...] = ()
    """The rules that may cut a branch, in the order of the rows of ``Levels.cuts``."""

    def __init__(self, cover: CoverProblem, arrays: Arrays) -> None:
        self._cover = cover
        self._arrays = arrays
        self._bound: Callable[[int], Any] | None = None
        """The kernel bound to these arrays."""
        self._lookup: tuple[Callable[[int], None], IntArray] | None = None
        """The kernel that writes the option ids of found solutions, and its output array."""
        self._above = np.zeros(0, np.int64)
        """The places, in the upper levels, of the search that this search was split from."""
        self._root_end = 0

    @property
    def arrays(self) -> Arrays:
        """The arrays that the kernel works on."""
        return self._arrays

    @arrays.setter
    def arrays(self, arrays: Arrays) -> None:
        self._arrays = arrays
        self._bound = self._lookup = None

    @property
    def _levels(self) -> Levels:
        return self._arrays.levels

    @property
    def _buffer_size(self) -> int:
        _, words, pieces = self._levels.found.shape
        return buffer_size(words, pieces)

    @property
    def _counts(self) -> tuple[CountArray, ...]:
        """The counting arrays, in the order of ``Levels``."""
        levels = self._levels
        return levels.explored, levels.kept, levels.cuts, levels.costs

    def _start_counts(self) -> None:
        for count in self._counts:
            count[:] = 0

    @contextmanager
    def _not_counting(self) -> Iterator[None]:
        """Restore the counts at the end, in the same arrays, so that the kernel stays bound."""
        before = [count.copy() for count in self._counts]
        try:
            yield
        finally:
            for count, value in zip(self._counts, before, strict=True):
                count[:] = value

    @property
    @abstractmethod
    def _kernel(self) -> Kernel:
        """The kernel that searches ``arrays`` for about a given number of mask tests."""

    def _run(self, budget: int) -> None:
        if self._bound is None:
            self._bound = self._kernel.bind(self._arrays)
        self._bound(budget)

    @abstractmethod
    def _rows(self, count: int) -> IntArray:
        """Return the first ``count`` solutions of the buffer as rows of ascending option ids."""

    def _looked_up(self, masks: MaskArray, count: int) -> IntArray:
        """Return the option ids of found masks; ``masks`` ``(1, words, options)`` has all masks."""
        if self._lookup is None:
            found, kinds = self._levels.found, self._levels.found_kinds
            rows = sparse_zeros(kinds.shape, np.int32)
            like = kernel_mask(self._cover.full)
            arrays = LookupArrays(masks, self._cover.starts, found, kinds, like, rows)
            self._lookup = (write_option_rows.bind(arrays), rows)
        look_up, rows = self._lookup
        look_up(count)
        return rows[:count].copy()

    def step(self, budget: int) -> IntArray:
        if not self.finished:
            self._run(budget)
        count = int(self._levels.state[FOUND])
        if not count:
            return np.zeros((0, self._cover.piece_count), np.int32)
        self._levels.state[FOUND] = 0
        return self._rows(count)

    def stop_at_first_solution(self) -> None:
        """Make a step end at the first solution, or the few solutions of one node."""
        found, kinds = self._levels.found, self._levels.found_kinds
        spare = self._buffer_size
        levels: Any = self._levels
        arrays: Any = self.arrays
        shortened = levels._replace(found=found[spare:], found_kinds=kinds[spare:])
        self.arrays = arrays._replace(levels=shortened)

    def clone(self) -> Self:
        """Return an independent copy; unused parts of large arrays take no memory."""
        other = copy(self)
        other.arrays = _copied(self.arrays, max(0, self._level) + 1)
        return other

    def split(self) -> Self | None:
        """Give away the later half of the untried candidates nearest to the root."""
        level = self._divisible_level()
        if level is None:
            return None
        levels = self._levels
        other = self.clone_without_counts()
        levels.ends[level] = other._levels.cursors[level] = self._middle(level)
        other._levels.state[LEVEL] = level
        # This half keeps the untried candidates nearer to the root.
        other._above = self._path()[:level]
        other._levels.cursors[:level] = other._levels.ends[:level]
        return other

    def halve(self) -> Task | None:
        level = self._divisible_level()
        if level is None:
            return None
        levels = self._levels
        path = tuple(self._path()[:level].tolist())
        whole = self._task(path, prod(levels.widths[: level + 1].tolist()))
        levels.ends[level] = middle = self._middle(level)
        return whole._replace(first=middle)

    def _divisible_level(self) -> int | None:
        """Return the level nearest to the root with candidates to give away; None without one."""
        levels = self._levels
        deepest = self._level
        for level in range(deepest + 1):
            untried = int(levels.ends[level] - levels.cursors[level])
            # A level above the deepest one has a candidate in progress, so this half keeps work
            # anyway.
            if untried >= (2 if level == deepest else 1):
                return level
        return None

    def _middle(self, level: int) -> int:
        cursor, end = int(self._levels.cursors[level]), int(self._levels.ends[level])
        return end - (end - cursor + 1) // 2

    def keep_root_only(self) -> None:
        self._root_end = int(self._levels.ends[0])

    def take_tasks(self) -> list[Task]:
        if self.finished:
            return []
        levels = self._levels
        path = tuple(self._path().tolist())
        tasks = [
            self._task(path[:level], prod(levels.widths[: level + 1].tolist()))
            for level in range(len(path) + 1)
            if levels.cursors[level] < levels.ends[level]
        ]
        levels.state[LEVEL] = -1
        return tasks

    def _task(self, path: tuple[int, ...], breadth: int) -> Task:
        level = len(path)
        first, end = int(self._levels.cursors[level]), int(self._levels.ends[level])
        return Task(path, first, end, max(1, breadth))

    def _descend(self, place: int) -> bool:
        levels, level = self._levels, self._level
        levels.cursors[level], levels.ends[level] = place, place + 1
        self._run(1)
        return bool(levels.state[LEVEL] == level + 1)

    def enter(self, task: Task) -> None:
        levels = self._levels
        self._above = self._above[:0]
        levels.state[LEVEL] = 0
        levels.cursors[0], levels.ends[0] = 0, self._root_end
        with self._not_counting():  # the path to the task has already been counted
            for level, place in enumerate(task.path):
                if not 0 <= place < levels.ends[level] or not self._descend(place):
                    raise state_mismatch()
        level = len(task.path)
        if task.end > levels.ends[level]:
            raise state_mismatch()
        levels.cursors[level], levels.ends[level] = task.first, task.end
        levels.state[FOUND] = 0

    def expand(self, task: Task) -> tuple[list[Task], IntArray] | None:
        level = len(task.path)
        levels = self._levels
        if level + LEVELS_KEPT_WHOLE >= len(levels.cursors):
            return None
        self.enter(task)
        tasks = []
        found = []
        for place in range(task.first, task.end):
            levels.state[LEVEL] = level
            below = level + 1
            if self._descend(place) and levels.cursors[below] < levels.ends[below]:
                breadth = task.breadth * int(levels.widths[below])
                tasks.append(self._task((*task.path, place), breadth))
            if levels.state[FOUND] > self._buffer_size // 2 or place + 1 == task.end:
                found.append(self.step(0))
        levels.state[LEVEL] = -1
        return tasks, np.concatenate(found)

    def _place_in(self, _row: IntArray) -> int | None:
        """Return the place of a solution's candidate at the current level, or None if unknown."""
        return None

    def path_to(self, row: IntArray) -> tuple[int, ...]:
        levels = self._levels
        levels.state[LEVEL] = 0
        levels.cursors[0], levels.ends[0] = 0, self._root_end
        path: list[int] = []
        with self._not_counting():
            while (place := self._place_in(row)) is not None:
                path.append(place)
                if not self._descend(place):
                    break
        levels.state[LEVEL], levels.state[FOUND] = -1, 0
        return tuple(path)

    def visit(self, task: Task, path: tuple[int, ...]) -> tuple[list[Task], IntArray]:
        self.enter(task)
        levels = self._levels
        tasks = []
        first, end, breadth = task.first, task.end, task.breadth
        for level in range(len(task.path), len(path)):
            place = path[level]
            for low, high in ((first, place), (place + 1, end)):
                if low < high:
                    tasks.append(Task(path[:level], low, high, breadth))
            if level + LEVELS_KEPT_WHOLE >= len(levels.cursors):
                levels.cursors[level], levels.ends[level] = place, place + 1
                break
            if not self._descend(place):
                break
            first, end = int(levels.cursors[level + 1]), int(levels.ends[level + 1])
            breadth *= int(levels.widths[level + 1])
        found = [self.step(0)]
        while not self.finished:
            found.append(self.step(BUFFER))
        return tasks, np.concatenate(found)

    @property
    def done(self) -> tuple[int, int]:
        return int(self._levels.costs.sum()), int(self._levels.kept[-1])

    def clone_without_counts(self) -> Self:
        other = self.clone()
        other._start_counts()
        return other

    @property
    def _level(self) -> int:
        return int(self._levels.state[LEVEL])

    def _path(self) -> CountArray:
        path = self._levels.cursors[: max(0, self._level)] - 1
        path[: len(self._above)] = self._above[: len(path)]
        return path

    def state(self) -> dict[str, Any]:
        upto = self._level + 1
        path = self._path()
        return {
            "path": path.tolist(),
            # An almost finished half may have returned above the level of its split.
            "above": min(len(self._above), len(path)),
            "cursors": self._levels.cursors[:upto].tolist(),
            "ends": self._levels.ends[:upto].tolist(),
            "widths": self._levels.widths[:upto].tolist(),
            "table": table_state(self.stages),
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Descend along the saved path, trying only the path's candidate at each level."""
        self.prepare_to_restore(state)
        levels = self._levels
        try:
            path = [int(place) for place in state["path"]]
            saved = {
                name: np.array(state[name], np.int64) for name in ("cursors", "ends", "widths")
            }
            above = int(state["above"])
            table = restore_table(state["table"], self.stages)
            upto = len(saved["cursors"])
            if upto == 0:
                levels.state[LEVEL] = -1
            elif len(path) != upto - 1 or above < 0:  # version 0.1 also saved larger numbers
                raise state_mismatch()
            if any(column.shape != (upto,) for column in saved.values()):
                raise state_mismatch()
            if (saved["cursors"] < 0).any() or (saved["cursors"] > saved["ends"]).any():
                raise state_mismatch()  # compiled loops would run past the end
            if ((saved["widths"] < 0) | (saved["widths"] > len(self._cover.masks))).any():
                raise state_mismatch()
            for level, place in enumerate(path):
                if not 0 <= place < levels.ends[level] or saved["ends"][level] > levels.ends[level]:
                    raise state_mismatch()
                if not self._descend(place):
                    raise state_mismatch()
            if upto and saved["ends"][-1] > levels.ends[upto - 1]:
                raise state_mismatch()
            levels.cursors[:upto] = saved["cursors"]
            levels.ends[:upto] = saved["ends"]
            levels.widths[:upto] = saved["widths"]
            self._above = np.array(path[:above], np.int64)
            levels.state[FOUND] = 0
            levels.explored[:], levels.kept[:] = table.explored, table.kept
            if table.work is not None:
                levels.costs[:] = table.work
            for row, rule in enumerate(self.RULES):
                levels.cuts[row] = table.cuts[rule]
        except MALFORMED as error:
            raise state_mismatch() from error

    @property
    def cover(self) -> CoverProblem:
        return self._cover

    @property
    def finished(self) -> bool:
        return self._level < 0

    @property
    def share_left(self) -> float:
        # The untried candidates of a level have equal weights within their node (Knuth 1975).
        levels = self._levels
        share = 1.0
        total = 0.0
        for level in range(self._level + 1):
            width = max(1, int(levels.widths[level]))
            total += share * int(levels.ends[level] - levels.cursors[level]) / width
            share /= width
        return total

    @property
    def stages(self) -> StageTable:
        levels = self._levels
        cuts = {rule: levels.cuts[row].copy() for row, rule in enumerate(self.RULES)}
        return StageTable(levels.explored.copy(), levels.kept.copy(), cuts, levels.costs.copy())


def _copied(arrays: Any, levels_in_use: int) -> Any:
    copies: dict[str, Any] = {}
    for name, value in arrays._asdict().items():
        if isinstance(value, np.ndarray):
            upto = len(value)
            if name in SHARED_ARRAYS:
                continue
            if name in EMPTY_ARRAYS:
                upto = 0
            elif name in LEVEL_ARRAYS and hasattr(arrays, "segments"):
                copies[name] = sparse_zeros(value.shape, value.dtype)
                for level, end in enumerate(arrays.segments[:levels_in_use, -1].tolist()):
                    copies[name][level, ..., :end] = value[level, ..., :end]
                continue
            elif name in LEVEL_ARRAYS:
                upto = levels_in_use
            # Zeros take no memory until they are written.
            copies[name] = sparse_zeros(value.shape, value.dtype)
            copies[name][:upto] = value[:upto]
        elif hasattr(value, "_asdict"):
            copies[name] = _copied(value, levels_in_use)
    return arrays._replace(**copies)
