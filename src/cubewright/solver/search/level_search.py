"""What the compiled engines have in common: a depth-first search as a row of arrays a level."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from copy import copy
from math import prod
from typing import Any, ClassVar, Self

import numpy as np

from cubewright.model.cell import CountArray, IntArray, MaskArray
from cubewright.solver.kernels.option_lookup import option_rows
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.search.stages import StageTable
from cubewright.solver.search.state import restore_table, state_mismatch, table_state
from cubewright.solver.search.tree_split import Task, TaskSearch

BUFFER, BUFFER_BYTES = 1 << 14, 8 << 20
"""How many solutions a step may collect beyond what one node can give, and how much memory."""

FOUND_ARRAYS = frozenset({"_found", "_found_kinds"})
"""A step leaves nothing in them."""
LEVEL_ARRAYS = frozenset({"_live", "_candidates"})
"""Large ones in which nothing is in use beyond the present level."""
LEVELS_KEPT_WHOLE = 3
"""A node with so few levels below it is not worth cutting into tasks."""
LEVEL, FOUND = 0, 1
"""Places in a kernel's ``state``: the present level (-1: done), solutions in the buffer."""


class LevelSearch(TaskSearch):
    """A stack of levels; at each, candidates from a cursor to an end.

    A subclass runs its kernel over these arrays, all with one row or entry a
    level: ``_cursors`` (the next candidate), ``_ends``, ``_widths`` (how many
    there were), ``_chosen_kinds`` and ``_chosen`` ``(1, words, pieces)`` (the
    candidate being tried), and over ``_found`` ``(buffer, words, pieces)`` and
    ``_found_kinds`` ``(buffer, pieces)``. Masks have 1, 2, 4 or 8 words, for
    each of which kernels are compiled. Every array a subclass adds is part of
    the state and is copied when the search is split.
    """

    RULES: ClassVar[tuple[str, ...]] = ()
    """The rules that may cut a branch, in the order of the rows of ``_cuts``."""

    def __init__(self, cover: CoverProblem, levels: int | None = None) -> None:
        """``levels``: how many there are; left out, one for each piece."""
        self._cover = cover
        words = 1 << (cover.masks.shape[1] - 1).bit_length()
        self._full = (*cover.full, *[np.uint64(0)] * (words - len(cover.full)))
        pieces, options = cover.piece_count, len(cover.masks)
        levels = pieces if levels is None else levels
        self._cursors = np.zeros(levels, np.int64)
        self._ends = np.zeros(levels, np.int64)
        self._widths = np.ones(levels, np.int64)
        self._chosen = np.zeros((1, words, levels), np.uint64)
        self._chosen_kinds = np.zeros(levels, np.int32)
        self._buffer = min(BUFFER, BUFFER_BYTES // (8 * words * pieces))
        self._found = np.zeros((self._buffer + options + 8, words, pieces), np.uint64)
        self._found_kinds = np.zeros((self._buffer + options + 8, pieces), np.int32)
        self._state = np.zeros(2, np.int64)
        self._above = np.zeros(0, np.int64)
        self._root_end = 0
        self._uncounted = np.zeros((0, levels), np.int64)
        self._count_afresh()

    def _count_afresh(self) -> None:
        levels = len(self._cursors)
        self._cuts = np.zeros((max(1, len(self.RULES)), levels), np.int64)
        self._explored, self._kept, self._work = np.zeros((3, levels), np.int64)

    @abstractmethod
    def _run(self, budget: int) -> None:
        """Let the kernel search on for about ``budget`` mask tests."""

    @abstractmethod
    def _rows(self, count: int) -> IntArray:
        """The first solutions of the buffer as option ids, ascending in each row."""

    def _looked_up(self, masks: MaskArray, count: int) -> IntArray:
        """The option ids of found masks; ``masks`` ``(1, words, options)`` are the cover's."""
        rows = np.empty((count, self._cover.piece_count), np.int32)
        found, kinds = self._found[:count], self._found_kinds[:count]
        option_rows(masks, self._cover.starts, found, kinds, self._full, rows)
        return rows

    def step(self, budget: int) -> IntArray:
        if not self.finished:
            self._run(budget)
        count = int(self._state[FOUND])
        if not count:
            return np.zeros((0, self._cover.piece_count), np.int32)
        self._state[FOUND] = 0
        return self._rows(count)

    def clone(self) -> Self:
        """A copy; large arrays only as far as they are in use, so that the rest takes no memory."""
        other = copy(self)
        for name, value in vars(self).items():
            if not isinstance(value, np.ndarray):
                continue
            if name in FOUND_ARRAYS | LEVEL_ARRAYS:
                upto = 0 if name in FOUND_ARRAYS else max(0, int(self._state[LEVEL])) + 1
                fresh = np.zeros(value.shape, value.dtype)
                fresh[:upto] = value[:upto]
                setattr(other, name, fresh)
            else:
                setattr(other, name, value.copy())
        return other

    def split(self) -> Self | None:
        """Give away the later half of the untried candidates nearest to the root."""
        deepest = int(self._state[LEVEL])
        for level in range(deepest + 1):
            untried = int(self._ends[level] - self._cursors[level])
            # Below a level that goes on there is work left for this half itself.
            if untried >= (2 if level == deepest else 1):
                break
        else:
            return None
        other = self.clone()
        other._count_afresh()
        middle = self._ends[level] - (untried + 1) // 2
        self._ends[level] = other._cursors[level] = middle
        other._state[LEVEL] = level
        # What is left nearer to the root is this half's to go on with.
        other._above = self._path()[:level]
        other._cursors[:level] = other._ends[:level]
        return other

    def keep_root_only(self) -> None:
        self._root_end = int(self._ends[0])
        self._uncounted = np.zeros((3 + len(self._cuts), len(self._work)), np.int64)

    def take_tasks(self) -> list[Task]:
        if self.finished:
            return []
        path = tuple(self._path().tolist())
        tasks = [
            self._task(path[:level], prod(self._widths[: level + 1].tolist()))
            for level in range(len(path) + 1)
            if self._cursors[level] < self._ends[level]
        ]
        self._state[LEVEL] = -1
        return tasks

    def _task(self, path: tuple[int, ...], ways: int) -> Task:
        """What is untried of the node at the end of a path that the search has gone."""
        level = len(path)
        first, end = int(self._cursors[level]), int(self._ends[level])
        return Task(path, first, end, max(1, ways))

    def enter(self, task: Task) -> None:
        counted = self._explored, self._kept, self._cuts, self._work
        self._explored, self._kept, self._work = self._uncounted[:3]
        self._cuts = self._uncounted[3:]
        self._above = self._above[:0]
        self._state[LEVEL] = 0
        self._cursors[0], self._ends[0] = 0, self._root_end
        for level, place in enumerate(task.path):
            if not 0 <= place < self._ends[level]:
                raise state_mismatch()
            self._cursors[level], self._ends[level] = place, place + 1
            self._run(1)
            if self._state[LEVEL] != level + 1:
                raise state_mismatch()
        level = len(task.path)
        if task.end > self._ends[level]:
            raise state_mismatch()
        self._cursors[level], self._ends[level] = task.first, task.end
        self._state[FOUND] = 0
        self._explored, self._kept, self._cuts, self._work = counted

    def expand(self, task: Task) -> tuple[list[Task], IntArray] | None:
        level = len(task.path)
        if level + LEVELS_KEPT_WHOLE >= len(self._cursors):
            return None
        self.enter(task)
        tasks = []
        found = []
        for place in range(task.first, task.end):
            self._state[LEVEL] = level
            self._cursors[level], self._ends[level] = place, place + 1
            self._run(1)
            if self._state[LEVEL] > level and self._cursors[level + 1] < self._ends[level + 1]:
                ways = task.breadth * int(self._widths[level + 1])
                tasks.append(self._task((*task.path, place), ways))
            if self._state[FOUND] > self._buffer // 2 or place + 1 == task.end:
                found.append(self.step(0))
        self._state[LEVEL] = -1
        return tasks, np.concatenate(found)

    @property
    def done(self) -> tuple[int, int]:
        return int(self._work.sum()), int(self._kept[-1])

    def fresh_clone(self) -> Self:
        other = self.clone()
        other._count_afresh()
        return other

    def _path(self) -> CountArray:
        """The place of the candidate being tried at each level above the present one."""
        path = self._cursors[: max(0, int(self._state[LEVEL]))] - 1
        path[: len(self._above)] = self._above[: len(path)]
        return path

    def state(self) -> dict[str, Any]:
        upto = int(self._state[LEVEL]) + 1
        return {
            "path": self._path().tolist(),
            "above": len(self._above),
            "cursors": self._cursors[:upto].tolist(),
            "ends": self._ends[:upto].tolist(),
            "widths": self._widths[:upto].tolist(),
            "table": table_state(self.stages),
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Walk down the same way: at each level try just the candidate that was being tried."""
        try:
            path = [int(place) for place in state["path"]]
            saved = {
                name: np.array(state[name], np.int64) for name in ("cursors", "ends", "widths")
            }
            above = int(state["above"])
            table = restore_table(state["table"])
            upto = len(saved["cursors"])
            if upto == 0:
                self._state[LEVEL] = -1
            elif len(path) != upto - 1 or not 0 <= above <= len(path):
                raise state_mismatch()
            if (saved["cursors"] < 0).any() or (saved["cursors"] > saved["ends"]).any():
                raise state_mismatch()  # compiled loops would run past the end
            for level, place in enumerate(path):
                if not 0 <= place < self._ends[level] or saved["ends"][level] > self._ends[level]:
                    raise state_mismatch()
                self._cursors[level], self._ends[level] = place, place + 1
                self._run(1)
                if self._state[LEVEL] != level + 1:
                    raise state_mismatch()
            if upto and saved["ends"][-1] > self._ends[upto - 1]:
                raise state_mismatch()
            self._cursors[:upto] = saved["cursors"]
            self._ends[:upto] = saved["ends"]
            self._widths[:upto] = saved["widths"]
            self._above = np.array(path[:above], np.int64)
            self._state[FOUND] = 0
            self._explored[:], self._kept[:] = table.explored, table.kept
            if table.work is not None:
                self._work[:] = table.work
            for row, rule in enumerate(self.RULES):
                self._cuts[row] = table.cuts[rule]
        except (KeyError, TypeError, ValueError, OverflowError) as error:
            raise state_mismatch() from error

    @property
    def cover(self) -> CoverProblem:
        return self._cover

    @property
    def finished(self) -> bool:
        return bool(self._state[LEVEL] < 0)

    @property
    def remaining(self) -> float:
        # Each level's untried candidates weigh equally within their node (Knuth 1975).
        share = 1.0
        total = 0.0
        for level in range(int(self._state[LEVEL]) + 1):
            width = max(1, int(self._widths[level]))
            total += share * int(self._ends[level] - self._cursors[level]) / width
            share /= width
        return total

    @property
    def stages(self) -> StageTable:
        cuts = {rule: self._cuts[row].copy() for row, rule in enumerate(self.RULES)}
        return StageTable(self._explored.copy(), self._kept.copy(), cuts, self._work.copy())
