"""Filter and sort solutions, block by block, with a byte of memory for each.

35 million solutions take 35 MB, and any of the selected ones is found by its
rank without a list of all of them. Nothing blocks: :meth:`Selection.read` reads
one block at a time, and what was read so far can be listed in between.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import BoolArray
from cubewright.presenter.solutions.listed_indices import HIDDEN, MOST, SelectedIndices
from cubewright.presenter.solutions.rows import SolutionRows

AT_ONCE = 4096
"""The most solutions that one step reads."""

Filter = Callable[[NDArray[Any]], BoolArray]
"""Returns for ``(k, columns)`` rows which of them to list."""
IndexFilter = Callable[[NDArray[np.int64]], BoolArray]
"""Returns for indices of solutions which of them to list."""
SortKey = Callable[[NDArray[Any]], NDArray[Any]]
"""Returns for ``(k, columns)`` rows a number from 0 each, by which they are sorted."""


@dataclass(frozen=True)
class IndexKey:
    """A sort key of indices of solutions instead of rows."""

    of: Callable[[NDArray[np.int64]], NDArray[Any]]


class Selection:
    """The indices of the solutions that pass all filters, sorted by a key, then as found.

    Without a key they are in the order found. The list may grow while it is
    read, and :meth:`read` can be called again to read what is new. ``hidden``:
    solutions that are left out whatever the filters, such as deleted ones.
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
        """The number of solutions read so far that ``hidden`` leaves out, whatever the filters."""
        self._blocks: list[NDArray[np.uint8]] = []
        self._starts: list[int] = []
        self._counts: list[NDArray[np.int64]] = []
        self.read_count = 0
        """The number of solutions read so far, from the first one on."""

    @property
    def is_sorted(self) -> bool:
        """Whether solutions that are read later may be listed before others."""
        return self._key is not None

    @property
    def is_complete(self) -> bool:
        """Whether all solutions that there are now have been read."""
        return self.read_count == len(self._rows)

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

    def listed_indices(self, *, is_reversed: bool = False) -> SelectedIndices:
        """Return what is selected so far; it stays the same when more is read."""
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
            keys[wanted] = np.minimum(self._key.of(wanted + self.read_count), MOST)
        elif self._key is not None:
            keys[wanted] = np.minimum(self._key(rows[wanted]), MOST)
        is_hidden = np.ones(len(rows), np.bool_)
        is_hidden[wanted] = False
        keys[is_hidden] = HIDDEN
        self._add_block(keys)
        self.read_count += len(rows)

    def _add_block(self, keys: NDArray[np.uint8]) -> None:
        """Add a block; a search finds few solutions at a time, which make a block together."""
        if self._blocks and len(self._blocks[-1]) + len(keys) <= AT_ONCE:
            keys = np.concatenate([self._blocks.pop(), keys])
            self._counts.pop()
        else:
            self._starts.append(self.read_count)
        self._blocks.append(keys)
        self._counts.append(np.bincount(keys[keys != HIDDEN]).astype(np.int64))
