"""Filter and sort solutions, block by block, with one byte of memory for each.

35 million solutions take 35 MB, and any selected solution is found by its rank without a list of
all indices. :meth:`Selection.read` reads one block at a time, so it never blocks, and the solutions
read so far can be listed in between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import BoolArray
from cubewright.presenter.solutions.listed_indices import HIDDEN, MAX_KEY, SelectedIndices
from cubewright.presenter.solutions.rows import SolutionRows

CHUNK_ROWS = 4096
"""Maximum number of solutions read in one step."""

Filter = Callable[[NDArray[Any]], BoolArray]
"""Function from ``(k, columns)`` rows to a mask of the rows to list."""
IndexFilter = Callable[[NDArray[np.int64]], BoolArray]
"""Function from indices of solutions to a mask of the indices to list."""
SortKey = Callable[[NDArray[Any]], NDArray[Any]]
"""Function from ``(k, columns)`` rows to ``(k,)`` non-negative numbers, the sort keys."""


@dataclass(frozen=True)
class IndexKey:
    """A sort key that depends on the indices of solutions instead of their rows."""

    of: Callable[[NDArray[np.int64]], NDArray[Any]]


class Selection:
    """The indices of the solutions that pass all filters, sorted by a key, then in the order found.

    The list may grow while it is read; :meth:`read` then reads the new solutions. ``hidden``
    accepts solutions that are never listed, such as deleted solutions.
    """

    def __init__(
        self,
        rows: SolutionRows,
        filters: Sequence[Filter] = (),
        key: SortKey | IndexKey | None = None,
        index_filters: Sequence[IndexFilter] = (),
        hidden: Filter | None = None,
    ) -> None:
        self._rows = rows
        self._filters = tuple(filters)
        self._index_filters = tuple(index_filters)
        self._key = key
        self._hidden = hidden
        self.hidden_count = 0
        """The number of solutions read so far that ``hidden`` leaves out."""
        self._blocks: list[NDArray[np.uint8]] = []
        self._starts: list[int] = []
        self._counts: list[NDArray[np.int64]] = []
        self.read_count = 0
        """The number of solutions read so far, from the first one on."""

    @property
    def is_sorted(self) -> bool:
        """Whether a solution that is read later may precede earlier solutions."""
        return self._key is not None

    @property
    def is_complete(self) -> bool:
        """Whether all current solutions have been read."""
        return self.read_count == len(self._rows)

    def read(self) -> Iterator[int]:
        """Read new solutions; yield ``read_count`` after each step."""
        for part in self._rows.parts(self.read_count, len(self._rows)):
            for first in range(0, len(part), CHUNK_ROWS):
                self._append(part[first : first + CHUNK_ROWS])
                yield self.read_count

    def read_all(self) -> Selection:
        for _ in self.read():
            pass
        return self

    def listed_indices(self, *, is_reversed: bool = False) -> SelectedIndices:
        """Return the current selection, which does not change when more solutions are read."""
        return SelectedIndices(self._blocks, self._starts, self._counts, is_reversed=is_reversed)

    def _append(self, rows: NDArray[Any]) -> None:
        keys = np.zeros(len(rows), np.uint8)
        wanted = np.arange(len(rows))
        if self._hidden is not None:
            wanted = wanted[~self._hidden(rows)]
            self.hidden_count += len(rows) - len(wanted)
        for accepts in self._index_filters:
            wanted = wanted[accepts(wanted + self.read_count)]
        for passes in self._filters:
            wanted = wanted[passes(rows[wanted])]
        if isinstance(self._key, IndexKey):
            keys[wanted] = np.minimum(self._key.of(wanted + self.read_count), MAX_KEY)
        elif self._key is not None:
            keys[wanted] = np.minimum(self._key(rows[wanted]), MAX_KEY)
        is_hidden = np.ones(len(rows), np.bool_)
        is_hidden[wanted] = False
        keys[is_hidden] = HIDDEN
        self._add_block(keys)
        self.read_count += len(rows)

    def _add_block(self, keys: NDArray[np.uint8]) -> None:
        """Add a block; merge small blocks."""
        if self._blocks and len(self._blocks[-1]) + len(keys) <= CHUNK_ROWS:
            keys = np.concatenate([self._blocks.pop(), keys])
            self._counts.pop()
        else:
            self._starts.append(self.read_count)
        self._blocks.append(keys)
        self._counts.append(np.bincount(keys[keys != HIDDEN]).astype(np.int64))
