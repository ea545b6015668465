"""The arrays of an analysis: their first sizes and their growth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.solver.kernels.disassembly import arrays as a
from cubewright.solver.kernels.disassembly.states import rebuild_table

NUMBERS_PER_STEP, STATES_PER_STEP = 1 << 19, 1 << 16
"""The number of values to copy, and of states to enter into a table, in a part of the growth."""


def distances(slots: int, words: int) -> a.Distances:
    """Return an empty table of distances."""
    return a.Distances(np.full(slots, -1, np.int64), np.zeros((slots, words), np.uint64))


def grown_distances(old: a.Distances) -> a.Distances:
    """Return an empty table with more slots; distances are measured again when needed."""
    return distances(4 * len(old.keys), old.words.shape[1])


def nodes(count: int, pieces: int) -> a.Nodes:
    """Return arrays for ``count`` states of ``pieces`` pieces."""
    return a.Nodes(
        np.zeros(count * pieces, np.int64),
        np.zeros(count, np.int32),
        np.zeros(count, np.uint64),
        np.zeros(count, np.int32),
        np.zeros(count, np.int32),
        np.zeros(count, np.uint64),
        np.zeros(count, np.int64),
        np.full(2 * count, -1, np.int32),
    )


class NodesGrowth:
    """The growth of the nodes to four times their size, in parts of a few milliseconds.

    Two threads may share it: one enters the ``count`` states into a larger table, and the other
    copies the other arrays.
    """

    def __init__(self, old: a.Nodes, count: int) -> None:
        # Zeros take no time until they are written.
        self.made = a.Nodes(*(np.zeros(4 * len(each), each.dtype) for each in old))
        self.streams = (self._enter(old.hashes, count), self._copy(old))
        """The two streams; each call of ``next`` does a part of a stream's work."""

    def _enter(self, hashes: NDArray[np.uint64], count: int) -> Iterator[None]:
        table = self.made.table
        for first in range(0, len(table), NUMBERS_PER_STEP):
            table[first : first + NUMBERS_PER_STEP] = -1
            yield
        nodes = self.made._replace(hashes=hashes)
        for first in range(0, count, STATES_PER_STEP):
            rebuild_table(nodes, first, min(count, first + STATES_PER_STEP))
            yield

    def _copy(self, old: a.Nodes) -> Iterator[None]:
        before: tuple[NDArray[Any], ...] = old
        after: tuple[NDArray[Any], ...] = self.made
        for each, grown in zip(before, after, strict=True):
            if each is old.table or each is old.slots:
                continue
            for first in range(0, len(each), NUMBERS_PER_STEP):
                end = min(first + NUMBERS_PER_STEP, len(each))
                grown[first:end] = each[first:end]
                yield


def plans(assemblies: int) -> a.Plans:
    """Return arrays for some plans of each assembly."""
    rows = 8 * assemblies + 64
    return a.Plans(
        np.zeros(assemblies + 1, np.int64),
        np.zeros(rows, np.uint64),
        np.zeros(rows, np.uint64),
        np.zeros(rows + 1, np.int64),
        np.zeros(4 * rows, np.uint64),
        np.zeros((4 * rows, 2), np.int64),
        np.zeros(rows, np.uint64),
        np.zeros(rows, np.int64),
    )


def grown_plans(old: a.Plans) -> a.Plans:
    """Return the same plans in arrays four times as long."""
    return a.Plans(old.begins, *(_longer(each) for each in old[1:]))


def part() -> a.Part:
    """Return arrays for the part being searched."""
    return a.Part(
        np.zeros(64, np.int64),
        np.zeros(64 * 64, np.int64),
        np.zeros(64, np.uint64),
    )


def work(known: a.Distances) -> a.Work:
    """Return working memory for a thread, with a table for the distances that it measures."""
    words = known.words.shape[1]
    return a.Work(
        known,
        np.zeros(a.COUNTS_SIZE, np.int64),
        np.zeros((words, 64 * 64), np.uint64),
        np.full(64 * 64, -1, np.int64),
        np.zeros((words, 128, 8, 64), np.uint64),
        np.zeros((words, 128, 64), np.uint64),
        np.zeros((words, 128), np.int64),
        np.zeros(64 * 64, np.int64),
    )


def found(states: int, moves: int) -> a.Found:
    """Return arrays for the results of a chunk of states."""
    return a.Found(
        np.zeros(states, np.int64),
        np.zeros(states, np.uint64),
        np.zeros(states, np.int64),
        np.zeros(states + 1, np.int64),
        np.zeros(moves, np.uint64),
        np.zeros(moves, np.int32),
        np.zeros(moves, np.uint64),
        np.zeros(moves, np.int64),
    )


def _longer(old: NDArray[Any]) -> NDArray[Any]:
    grown = np.zeros((4 * len(old), *old.shape[1:]), old.dtype)
    grown[: len(old)] = old
    return grown
