"""Solutions stored as small integers and decoded on access."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from os import SEEK_END
from tempfile import TemporaryFile
from typing import IO, overload
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.model.cell import IntArray
from cubewright.model.placement_table import PlacementTable
from cubewright.model.results import Placed
from cubewright.model.solution import Solution
from cubewright.presenter.solutions.rows import SolutionRows
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.problem.option_masks import bits_of

CHUNK = 65_536
"""The number of rows in each array of a store; a full array never changes."""
MAX_IN_MEMORY = 32
"""The maximum number of arrays in memory (two million rows); a file holds later arrays."""


class SolutionStore:
    """Rows of option ids of one cover problem, in the order found; the store only grows.

    ``before`` are the rows in a project file, which come first.

    A million solutions of the Bedlam cube take 26 MB. Rows after the second million are in a file
    that is deleted with the store.
    """

    def __init__(self, cover: CoverProblem, before: SolutionRows | None = None) -> None:
        self.cover = cover
        self._before = before
        self._first = 0 if before is None else len(before)
        """The number of rows in ``before``."""
        options = len(cover.kind)
        self._type = np.int16 if options <= np.iinfo(np.int16).max else np.int32
        self._chunks: list[NDArray[np.signedinteger]] = []
        self._file: IO[bytes] | None = None
        self._file_is_usable = True
        self._count = 0
        """The number of rows after those in ``before``."""

    def __len__(self) -> int:
        return self._first + self._count

    @property
    def columns(self) -> int:
        """The maximum number of pieces of a solution."""
        return self.cover.piece_count

    @cached_property
    def table(self) -> PlacementTable:
        """The placements to which the rows refer."""
        return self.cover.placement_table

    def append(self, rows: IntArray) -> None:
        """Append a ``(k, pieces)`` batch of option ids."""
        while len(rows):
            place = self._count % CHUNK
            if place == 0:
                self._chunks.append(np.empty((CHUNK, rows.shape[1]), self._type))
            batch, rows = rows[: CHUNK - place], rows[CHUNK - place :]
            self._chunks[-1][place : place + len(batch)] = batch
            self._count += len(batch)
            if self._count % CHUNK == 0 and len(self._chunks) > MAX_IN_MEMORY:
                self._move_to_file()

    def _move_to_file(self) -> None:
        """Move the last array to a memory-mapped file.

        If the disk is full, the array stays in memory.
        """
        if not self._file_is_usable:
            return
        chunk = self._chunks[-1]
        try:
            if self._file is None:
                self._file = TemporaryFile(prefix="cubewright-")  # noqa: SIM115 (as long as self)
                finalize(self, self._file.close)
            place = self._file.seek(0, SEEK_END)
            self._file.write(chunk.tobytes())
            self._file.flush()
            self._chunks[-1] = np.memmap(self._file, self._type, "r", place, chunk.shape)
        except (OSError, ValueError):
            self._file_is_usable = False

    def parts(self, first: int, last: int) -> Iterator[NDArray[np.signedinteger]]:
        """Yield the rows from ``first`` up to ``last`` in immutable arrays, for any thread."""
        if self._before is not None and first < self._first:
            for rows in self._before.parts(first, min(last, self._first)):
                yield rows.astype(self._type)
        first, last = max(first, self._first) - self._first, last - self._first
        while first < last:
            place = first % CHUNK
            part = self._chunks[first // CHUNK][place : place + last - first]
            yield part
            first += len(part)

    def row(self, index: int) -> IntArray:
        """Return the option ids of a solution, in ascending order."""
        if self._before is not None and 0 <= index < self._first:
            return self._before.row(index)
        index -= self._first
        if not 0 <= index < self._count:
            raise IndexError(index)
        row: IntArray = self._chunks[index // CHUNK][index % CHUNK].astype(np.int32)
        return row

    def solution(self, index: int) -> Solution:
        return self.cover.solution(self.row(index))

    def cell_owners(self, index: int) -> list[int]:
        """Return, for each cell, the index in the row of the option that fills it, or -1."""
        row = self.row(index)
        placed = row[row < len(self.cover.masks)]
        owners = np.full(self.cover.cell_count, -1, np.int32)
        pieces, cells = np.nonzero(bits_of(self.cover.masks[placed]))
        owners[cells] = pieces
        listed: list[int] = owners.tolist()
        return listed

    def colours(self, index: int) -> list[str]:
        """Return the colours of the pieces of a row, in the chosen palette."""
        pieces = {option: piece for option, piece, _ in self.cover.piece_copies(self.row(index))}
        shown = PIECE_COLOURS.shown(self.cover.puzzle.piece_set).pieces
        return [shown[pieces[option]].colour for option in sorted(pieces)]


class ListedSolutions(Sequence[Solution]):
    """Rows of a store as a sequence of solutions, decoded on access."""

    def __init__(self, store: SolutionStore, rows: Sequence[int]) -> None:
        self._store = store
        self._rows = rows

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, index: int) -> Solution: ...
    @overload
    def __getitem__(self, index: slice) -> ListedSolutions: ...
    def __getitem__(self, index: int | slice) -> Solution | ListedSolutions:
        if isinstance(index, slice):
            return ListedSolutions(self._store, self._rows[index])
        return self._store.solution(self._rows[index])

    def __iter__(self) -> Iterator[Solution]:
        return (self._store.solution(row) for row in self._rows)


class FoundSolutions:
    """The first solutions of a store as a :class:`SolutionList`; the store may grow."""

    def __init__(self, store: SolutionStore, count: int | None = None) -> None:
        """Wrap the first ``count`` solutions; None means all current solutions."""
        self.store = store
        self._count = len(store) if count is None else count

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index: int, /) -> Placed:
        if not 0 <= index < self._count:
            raise IndexError(index)
        return self.table.placed_pieces(self.store.row(index).tolist())

    def __iter__(self) -> Iterator[Placed]:
        for rows in self.batches():
            for row in rows.tolist():
                yield self.table.placed_pieces(row)

    @property
    def table(self) -> PlacementTable:
        """The placements to which the rows refer."""
        return self.store.table

    @property
    def columns(self) -> int:
        """The maximum number of pieces of a solution."""
        return self.store.columns

    def batches(self) -> Iterator[NDArray[np.signedinteger]]:
        """Yield all rows in order, as ``(k, columns)`` placement numbers."""
        return self.store.parts(0, self._count)
