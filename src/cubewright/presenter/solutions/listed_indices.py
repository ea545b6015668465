"""Indices of the listed solutions, as sequences in the order of the list."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import overload

import numpy as np
from numpy.typing import NDArray

MAX_KEY = 254
"""Maximum sort key; larger keys are reduced to it."""
HIDDEN = 255
"""The key of a solution that is not listed."""


class ListedIndices(Sequence[int]):
    """Immutable sequence of the indices of the listed solutions, in the order of the list."""

    @abstractmethod
    def rank(self, index: int) -> int:
        """Return the place of a solution in the list, or -1 if it is not listed."""

    @abstractmethod
    def _at(self, rank: int) -> int:
        """Return the index of the solution at a position, counted from 0."""

    @overload
    def __getitem__(self, rank: int) -> int: ...
    @overload
    def __getitem__(self, rank: slice) -> list[int]: ...
    def __getitem__(self, rank: int | slice) -> int | list[int]:
        if isinstance(rank, slice):
            return [self._at(each) for each in range(*rank.indices(len(self)))]
        count = len(self)
        if not -count <= rank < count:
            raise IndexError(rank)
        return self._at(rank % count)


class AllIndices(ListedIndices):
    """Indices of all solutions, in the order found or in reverse."""

    def __init__(self, count: int, *, is_reversed: bool = False) -> None:
        self.indices = range(count)[::-1] if is_reversed else range(count)

    def __len__(self) -> int:
        return len(self.indices)

    def __iter__(self) -> Iterator[int]:
        return iter(self.indices)

    def rank(self, index: int) -> int:
        return self.indices.index(index) if index in self.indices else -1

    def _at(self, rank: int) -> int:
        return self.indices[rank]


class SelectedIndices(ListedIndices):
    """Indices of some solutions, sorted by key, then in the order found; see :class:`Selection`.

    ``blocks`` contains the key of every solution, ``starts`` the index of the first solution of
    each block, and ``counts`` the number of solutions with each key in each block. With
    ``is_reversed``, the whole order is reversed.
    """

    def __init__(
        self,
        blocks: Sequence[NDArray[np.uint8]],
        starts: Sequence[int],
        counts: Sequence[NDArray[np.int64]],
        *,
        is_reversed: bool = False,
    ) -> None:
        self._blocks = tuple(blocks)
        self._starts = np.array(starts, np.int64)
        self._is_reversed = is_reversed
        self._read_count = int(self._starts[-1]) + len(blocks[-1]) if blocks else 0
        most = max(map(len, counts), default=0)
        by_key = np.zeros((max(1, most), len(self._blocks)), np.int64)
        for block, each in enumerate(counts):
            by_key[: len(each), block] = each
        self._sums: NDArray[np.int64] = np.cumsum(by_key)
        """Cumulative numbers of selected solutions, by key, then by block."""
        self._count = int(self._sums[-1]) if self._sums.size else 0

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[int]:
        places = np.flatnonzero(np.diff(self._sums, prepend=0))
        for place in places[::-1] if self._is_reversed else places:
            key, block = divmod(int(place), len(self._blocks))
            found = np.flatnonzero(self._blocks[block] == key) + self._starts[block]
            yield from (found[::-1] if self._is_reversed else found).tolist()

    def _at(self, rank: int) -> int:
        if self._is_reversed:
            rank = self._count - 1 - rank
        place = int(np.searchsorted(self._sums, rank, "right"))
        key, block = divmod(place, len(self._blocks))
        before = int(self._sums[place - 1]) if place else 0
        within = np.flatnonzero(self._blocks[block] == key)[rank - before]
        return int(self._starts[block] + within)

    def rank(self, index: int) -> int:
        if not 0 <= index < self._read_count:
            return -1
        block = int(np.searchsorted(self._starts, index, "right")) - 1
        keys, within = self._blocks[block], index - int(self._starts[block])
        key = int(keys[within])
        if key == HIDDEN:
            return -1
        place = key * len(self._blocks) + block
        before = int(self._sums[place - 1]) if place else 0
        rank = before + int(np.count_nonzero(keys[:within] == key))
        return self._count - 1 - rank if self._is_reversed else rank
