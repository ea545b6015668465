"""Solutions as small integers, decoded only when one is looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from os import SEEK_END
from tempfile import TemporaryFile
from typing import IO, overload
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import IntArray
from cubewright.model.solution import Solution
from cubewright.solver.problem.cover import CoverProblem

CHUNK = 65_536
"""Rows of one array; a full one does not change any more."""
MOST_IN_MEMORY = 32
"""So many arrays stay in memory, two million rows; further ones lie in a file."""


class SolutionStore:
    """Rows of option ids of one cover problem, in the order they came; it only grows.

    A million solutions of Bedlam's cube take 26 MB, and those beyond the second
    million lie in a file that is gone with the store.
    """

    def __init__(self, cover: CoverProblem) -> None:
        self.cover = cover
        options = len(cover.kind)
        self._type = np.int16 if options <= np.iinfo(np.int16).max else np.int32
        self._chunks: list[NDArray[np.signedinteger]] = []
        self._file: IO[bytes] | None = None
        self._file_is_usable = True
        self._count = 0
        self._cells_of = _padded(cover)

    def __len__(self) -> int:
        return self._count

    def append(self, rows: IntArray) -> None:
        """Take in a ``(k, pieces)`` batch."""
        while len(rows):
            place = self._count % CHUNK
            if place == 0:
                self._chunks.append(np.empty((CHUNK, rows.shape[1]), self._type))
            batch, rows = rows[: CHUNK - place], rows[CHUNK - place :]
            self._chunks[-1][place : place + len(batch)] = batch
            self._count += len(batch)
            if self._count % CHUNK == 0 and len(self._chunks) > MOST_IN_MEMORY:
                self._put_away()

    def _put_away(self) -> None:
        """Let the last chunk lie in a file, from where the system reads it when it is looked at.

        Where there is no room for it, it stays in memory.
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
        """The rows from one up to another in parts that do not change any more, for any thread."""
        while first < last:
            place = first % CHUNK
            part = self._chunks[first // CHUNK][place : place + last - first]
            yield part
            first += len(part)

    def row(self, index: int) -> IntArray:
        """The option ids of one solution, ascending."""
        if not 0 <= index < self._count:
            raise IndexError(index)
        row: IntArray = self._chunks[index // CHUNK][index % CHUNK].astype(np.int32)
        return row

    def solution(self, index: int) -> Solution:
        """One solution, its pieces where they lie."""
        return self.cover.solution(self.row(index))

    def owners(self, index: int) -> list[int]:
        """For each cell of the figure the place in its row of what fills it; -1: nothing does."""
        row = self.row(index)
        placed = row[row < len(self._cells_of)]
        owners = np.full(self.cover.cell_count + 1, -1, np.int32)
        owners[self._cells_of[placed]] = np.arange(len(placed), dtype=np.int32)[:, None]
        listed: list[int] = owners[:-1].tolist()
        return listed

    def colours(self, index: int) -> list[str]:
        """The colour of the piece at each place of a row."""
        pieces = {option: piece for option, piece, _ in self.cover.piece_copies(self.row(index))}
        return [self.cover.puzzle.pieces[pieces[option]].colour for option in sorted(pieces)]


class ListedSolutions(Sequence[Solution]):
    """Some rows of a store as solutions, each decoded when it is asked for."""

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


def _padded(cover: CoverProblem) -> IntArray:
    """The cells of each option, short rows filled up with a cell beyond the last."""
    widest = max((len(cells) for cells in cover.option_cells), default=0)
    table = np.full((len(cover.option_cells), widest), cover.cell_count, np.int32)
    for option, cells in enumerate(cover.option_cells):
        table[option, : len(cells)] = cells
    return table
