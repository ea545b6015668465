"""Filter and sort solutions, block by block, with a byte of memory for each.

35 million solutions take 35 MB, and any of the selected ones is found by its
rank without a list of all of them. Nothing blocks: :meth:`Selection.read` reads
one block at a time, and what was read so far can be listed in between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, overload

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import BoolArray
from cubewright.presenter.solutions.rows import SolutionRows

AT_ONCE = 4096
"""The most solutions that one step reads."""
MOST = 254
"""The largest sort key; larger ones count as this one."""
_HIDDEN = 255

Filter = Callable[[NDArray[Any]], BoolArray]
"""Returns for ``(k, columns)`` rows which of them to list."""
SortKey = Callable[[NDArray[Any]], NDArray[Any]]
"""Returns for ``(k, columns)`` rows a number from 0 each, by which they are sorted."""


class Selection(Sequence[int]):
    """The indices of the solutions that pass all filters, sorted by a key, then as found.

    Without a key they are in the order found. The list may grow while it is
    read, and :meth:`read` can be called again to read what is new.
    """

    def __init__(
        self, rows: SolutionRows, filters: Sequence[Filter] = (), key: SortKey | None = None
    ) -> None:
        self._rows = rows
        self._filters = tuple(filters)
        self._key = key
        self._blocks: list[NDArray[np.uint8]] = []
        self._starts: list[int] = []
        self._counts: list[NDArray[np.int64]] = []
        self._sums: NDArray[np.int64] | None = None
        self.read_count = 0
        """The number of solutions read so far, from the first one on."""

    def read(self) -> Iterator[int]:
        """Read the solutions that are not read yet; yield ``read_count`` after each step."""
        for part in self._rows.parts(self.read_count, len(self._rows)):
            for first in range(0, len(part), AT_ONCE):
                self._append(part[first : first + AT_ONCE])
                yield self.read_count

    def read_all(self) -> Selection:
        """Read all solutions, and return this selection."""
        for _ in self.read():
            pass
        return self

    def _append(self, rows: NDArray[Any]) -> None:
        keys = np.zeros(len(rows), np.uint8)
        wanted = np.arange(len(rows))
        for passes in self._filters:
            wanted = wanted[passes(rows[wanted])]
        if self._key is not None:
            keys[wanted] = np.minimum(self._key(rows[wanted]), MOST)
        is_hidden = np.ones(len(rows), np.bool_)
        is_hidden[wanted] = False
        keys[is_hidden] = _HIDDEN
        self._blocks.append(keys)
        self._starts.append(self.read_count)
        self._counts.append(np.bincount(keys[wanted]).astype(np.int64))
        self._sums = None
        self.read_count += len(rows)

    def _cumulated(self) -> NDArray[np.int64]:
        """Return ``(keys, blocks)``: the number selected up to each block, key after key."""
        if self._sums is None:
            most = max(map(len, self._counts), default=0)
            counts = np.zeros((max(1, most), len(self._blocks)), np.int64)
            for block, each in enumerate(self._counts):
                counts[: len(each), block] = each
            self._sums = np.cumsum(counts, dtype=np.int64).reshape(counts.shape)
        return self._sums

    def __len__(self) -> int:
        sums = self._cumulated()
        return int(sums[-1, -1]) if sums.size else 0

    @overload
    def __getitem__(self, rank: int) -> int: ...
    @overload
    def __getitem__(self, rank: slice) -> list[int]: ...
    def __getitem__(self, rank: int | slice) -> int | list[int]:
        if isinstance(rank, slice):
            return [self[each] for each in range(*rank.indices(len(self)))]
        count = len(self)
        if not -count <= rank < count:
            raise IndexError(rank)
        rank %= count
        sums = self._cumulated().reshape(-1)
        place = int(np.searchsorted(sums, rank, "right"))
        key, block = divmod(place, len(self._blocks))
        before = int(sums[place - 1]) if place else 0
        within = np.flatnonzero(self._blocks[block] == key)[rank - before]
        return self._starts[block] + int(within)

    def __iter__(self) -> Iterator[int]:
        for key in range(len(self._cumulated())):
            for start, keys in zip(self._starts, self._blocks, strict=True):
                yield from (np.flatnonzero(keys == key) + start).tolist()

    def rank(self, index: int) -> int:
        """Return the place of a solution in the selection, or -1 if it is not selected."""
        if not 0 <= index < self.read_count:
            return -1
        block = int(np.searchsorted(self._starts, index, "right")) - 1
        keys, within = self._blocks[block], index - self._starts[block]
        key = int(keys[within])
        if key == _HIDDEN:
            return -1
        place = key * len(self._blocks) + block
        before = int(self._cumulated().reshape(-1)[place - 1]) if place else 0
        return before + int(np.count_nonzero(keys[:within] == key))
