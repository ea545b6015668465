"""Read the solutions of a problem in a project file block by block, on demand."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import lru_cache
from pathlib import Path

import numpy as np

from cubewright.formats.project.blocks import (
    BLOCK,
    Rows,
    damaged_error,
    table_of_bytes,
    unpack_rows,
)
from cubewright.formats.project.database import connect, named_errors
from cubewright.model.cell import IntArray
from cubewright.model.placement_table import PlacementTable
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Placed
from cubewright.model.solution import Solution


class ProjectSolutions:
    """The solutions of a problem in a project file; blocks are read on demand.

    ``number`` identifies the list in the file. The length is the length at opening, even if more
    solutions are appended later.
    """

    def __init__(self, path: Path, number: int, count: int, columns: int, puzzle: Puzzle) -> None:
        self.path = path
        self.number = number
        self.columns = columns
        self._count = count
        self._puzzle = puzzle
        self._table: PlacementTable | None = None
        self._block = lru_cache(maxsize=8)(self._read_block)

    def __len__(self) -> int:
        return self._count

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ProjectSolutions) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[Path, int, int]:
        return self.path, self.number, self._count

    def __getitem__(self, index: int, /) -> Placed:
        if not -self._count <= index < self._count:
            raise IndexError(index)
        return self.table.placed_pieces(self.row(index % self._count).tolist())

    def row(self, index: int) -> IntArray:
        """Return the ascending placement numbers of a solution; at most one block is read.

        Raises:
            IndexError: The list contains fewer solutions.
            FormatError: The block is damaged.
        """
        if not 0 <= index < self._count:
            raise IndexError(index)
        row: IntArray = self._block(index // BLOCK)[index % BLOCK].astype(np.int32)
        return row

    def parts(self, first: int, last: int) -> Iterator[Rows]:
        """Yield the rows from ``first`` up to ``last``, a block at a time.

        Raises:
            FormatError: A block is damaged.
        """
        with closing(self._connected()) as connection:
            for number in range(first // BLOCK, -(-last // BLOCK)):
                start = number * BLOCK
                rows = self._rows(connection, number)
                yield rows[max(0, first - start) : last - start]

    def solution(self, index: int) -> Solution:
        return Solution(self._puzzle, self[index])

    def cell_owners(self, index: int) -> list[int]:
        """Return a number for each cell: the position of the placement that fills it.

        This is the position in the solution's row of placement numbers; -1 for an empty cell.
        """
        owners = [-1] * len(self._puzzle.figure)
        for place, number in enumerate(self._numbers(index)):
            for cell in self.table.cells[number]:
                owners[cell] = place
        return owners

    def colours(self, index: int) -> list[str]:
        """Return the colours of the pieces of a row."""
        pieces = self._puzzle.pieces
        named = self.table.piece_copies(self._numbers(index))
        return [pieces[piece].colour for _, piece, _ in sorted(named)]

    def _numbers(self, index: int) -> list[int]:
        end = len(self.table)
        return [number for number in self.row(index).tolist() if number < end]

    def __iter__(self) -> Iterator[Placed]:
        for rows in self.batches():
            for row in rows.tolist():
                yield self.table.placed_pieces(row)

    def batches(self) -> Iterator[Rows]:
        """Yield all rows in order, ``(k, columns)`` placement numbers."""
        return self.parts(0, self._count)

    @property
    def table(self) -> PlacementTable:
        """The placements to which the numbers in the rows refer.

        Raises:
            FormatError: The table is damaged.
        """
        if self._table is None:
            with named_errors(self.path), closing(self._connected()) as connection:
                query = "SELECT placements FROM solutions WHERE id = ?"
                found = connection.execute(query, (self.number,)).fetchone()
            if found is None or not isinstance(found[0], bytes):
                raise damaged_error(self.path.name)
            self._table = table_of_bytes(found[0], self._puzzle, self.path.name)
        return self._table

    def _connected(self) -> sqlite3.Connection:
        with named_errors(self.path):
            return connect(self.path)

    def _read_block(self, number: int) -> Rows:
        with closing(self._connected()) as connection:
            return self._rows(connection, number)

    def _rows(self, connection: sqlite3.Connection, number: int) -> Rows:
        """Return the rows of a block, without rows appended since the list was opened."""
        placements = len(self.table)
        with named_errors(self.path):
            query = "SELECT count, rows FROM block WHERE solutions = ? AND number = ?"
            found = connection.execute(query, (self.number, number)).fetchone()
        expected = min(BLOCK, self._count - number * BLOCK)
        if found is None or type(found[0]) is not int or not expected <= found[0] <= BLOCK:
            raise damaged_error(self.path.name)
        try:
            return unpack_rows(bytes(found[1]), found[0], self.columns, placements)[:expected]
        except (TypeError, ValueError) as error:
            raise damaged_error(self.path.name) from error
