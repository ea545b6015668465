"""Solutions in a project file: blocks of rows of placement numbers, packed by column.

Consecutive solutions share most of their placements, so a column of a block contains long runs of
the same number. The 35,528,720 solutions of SOMA+ 2x4x5 take 2 bytes each instead of 22.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cubewright.errors import MALFORMED, FormatError
from cubewright.formats.limits import PROJECT_FIELD, parse_json
from cubewright.model.placement_table import PlacementTable
from cubewright.model.puzzle import Puzzle

BLOCK = 4096
"""The number of solutions in a block; only the last block of a list is smaller."""
MAX_COLUMNS = 10_000
_LEVEL = 1

Rows = NDArray[np.unsignedinteger[Any]]


def row_type(placements: int) -> np.dtype[Any]:
    """Return the file's data type for numbers from 0 to ``placements``."""
    return np.dtype("<u2" if placements <= np.iinfo(np.uint16).max else "<u4")


def pack_rows(rows: Rows) -> bytes:
    """Return ``(k, columns)`` rows as bytes: transposed, then compressed with zlib."""
    return zlib.compress(np.ascontiguousarray(rows.T).tobytes(), _LEVEL)


def unpack_rows(content: bytes, count: int, columns: int, placements: int) -> Rows:
    """Return the rows that :func:`pack_rows` packed.

    Raises:
        ValueError: The bytes contain another number of rows, or refer to other placements.
    """
    kind = row_type(placements)
    size = count * columns * kind.itemsize
    unpacking = zlib.decompressobj()
    try:
        found = unpacking.decompress(content, size + 1)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    if len(found) != size:
        raise ValueError(f"{len(found)} bytes instead of {size}")
    rows: Rows = np.frombuffer(found, kind).reshape(columns, count).T
    if rows.size and int(rows.max()) > placements:
        raise ValueError("a placement that does not exist")
    return rows


def table_bytes(table: PlacementTable) -> bytes:
    """Return a placement table as packed JSON."""
    values: dict[str, Any] = {
        "kinds": table.kinds,
        "kind_of": table.kind_of,
        "cells": table.cells,
        **({"colours": table.colours} if table.colours else {}),
    }
    return zlib.compress(json.dumps(values, separators=(",", ":")).encode(), 6)


def table_of_bytes(content: bytes, puzzle: Puzzle, file: str) -> PlacementTable:
    """Return the placement table that :func:`table_bytes` packed.

    Raises:
        FormatError: The table is damaged, or belongs to another puzzle.
    """
    try:
        text = zlib.decompressobj().decompress(content, PROJECT_FIELD.size + 1)
    except zlib.error as error:
        raise damaged_error(file) from error
    try:
        values = parse_json(text, file, PROJECT_FIELD)
        most = max((number for piece in puzzle.pieces for _, number in piece.colours), default=0)
        table = PlacementTable(
            puzzle,
            tuple(tuple(map(_index(len(puzzle.pieces)), kind)) for kind in values["kinds"]),
            tuple(map(_index(len(values["kinds"])), values["kind_of"])),
            tuple(tuple(map(_index(len(puzzle.figure)), cells)) for cells in values["cells"]),
            tuple(tuple(map(_index(most + 1), each)) for each in values.get("colours", ())),
        )
    except (FormatError, *MALFORMED) as error:
        raise damaged_error(file) from error
    is_coloured = len(table.colours) in (0, len(table.cells)) and all(
        len(colours) in (0, len(cells))
        for colours, cells in zip(table.colours, table.cells, strict=False)
    )
    if len(table.kind_of) != len(table.cells) or not all(table.kinds) or not is_coloured:
        raise damaged_error(file)
    return table


def _index(end: int) -> Any:
    def checked(number: Any) -> int:
        if type(number) is not int or not 0 <= number < end:
            raise ValueError(f"{number} is not below {end}")
        return number

    return checked


def damaged_error(file: str) -> FormatError:
    """Return the error for solutions that cannot be read."""
    return FormatError(file, None, "its solutions are damaged; solve the problem again")


class RowPacker:
    """Packer of rows into blocks, which are written later.

    ``last`` contains the rows of the list's last block if the block is not full. ``count`` is the
    number of solutions, including these rows. Packed blocks wait in memory, where a million
    solutions take some megabytes. They remain after a failed write, so it can be repeated.
    """

    def __init__(
        self, columns: int, placements: int, count: int = 0, last: Rows | None = None
    ) -> None:
        self._type = row_type(placements)
        self._rows = [np.zeros((0, columns), self._type) if last is None else last]
        self._full: list[tuple[int, bytes]] = []
        self.count = count

    def add(self, rows: NDArray[Any]) -> None:
        """Append a batch of ``(k, columns)`` placement numbers."""
        self._rows.append(rows.astype(self._type))
        self.count += len(rows)
        if sum(map(len, self._rows)) >= BLOCK:
            self._pack()

    def _pack(self) -> None:
        rows = np.concatenate(self._rows)
        first = (self.count - len(rows)) // BLOCK
        full = len(rows) // BLOCK
        self._full += (
            (first + number, pack_rows(rows[number * BLOCK : (number + 1) * BLOCK]))
            for number in range(full)
        )
        self._rows = [rows[full * BLOCK :].copy()]

    def write(self, connection: sqlite3.Connection, number: int) -> None:
        """Write the waiting blocks and the count to list ``number``, in the caller's transaction.

        Call :meth:`forget_written` after the transaction is committed.
        """
        values = [(number, block, BLOCK, content) for block, content in self._full]
        rows = np.concatenate(self._rows)
        if len(rows):
            values.append((number, self.count // BLOCK, len(rows), pack_rows(rows)))
        connection.executemany("INSERT OR REPLACE INTO block VALUES (?, ?, ?, ?)", values)
        connection.execute("UPDATE solutions SET count = ? WHERE id = ?", (self.count, number))

    def forget_written(self) -> None:
        """Release the full blocks, because the file contains them."""
        self._full = []

    @property
    def waiting(self) -> int:
        """The number of full blocks in memory."""
        return len(self._full)


def shorten(
    connection: sqlite3.Connection, number: int, columns: int, placements: int, count: int
) -> None:
    """Delete all solutions of a list after the first ``count``, within the caller's transaction."""
    run = connection.execute
    last, remaining = divmod(count, BLOCK)
    run("DELETE FROM block WHERE solutions = ? AND number > ?", (number, last))
    query = "SELECT count, rows FROM block WHERE solutions = ? AND number = ?"
    found = run(query, (number, last)).fetchone()
    if found is not None and found[0] != remaining:
        if remaining:
            rows = unpack_rows(found[1], found[0], columns, placements)[:remaining]
            values = (remaining, pack_rows(rows), number, last)
            run("UPDATE block SET count = ?, rows = ? WHERE solutions = ? AND number = ?", values)
        else:
            run("DELETE FROM block WHERE solutions = ? AND number = ?", (number, last))
    run("UPDATE solutions SET count = ? WHERE id = ?", (count, number))
