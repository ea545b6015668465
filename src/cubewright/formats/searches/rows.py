"""The solutions of a saved search, in a file beside it: rows of option ids as they came.

A line of JSON says whose rows they are, then the rows follow as little-endian
numbers. A file only grows: of a search that was left at some solution, the rows
up to that one count, whatever was written behind them since.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

from cubewright.errors import FormatError
from cubewright.formats.atomic import written_atomically

FORMAT = "cubewright solutions"
VERSION = 1
LONGEST_HEAD = 4096
CHECKED_AT_ONCE = 1 << 16

Rows = NDArray[np.signedinteger[Any]]


@dataclass(frozen=True)
class RowsHead:
    """Whose rows they are: ``problem`` is the digest of the options that they name.

    ``first`` solutions were listed before the first row of the file; a row has
    ``columns`` ids below or equal to ``options``.
    """

    problem: str
    first: int
    columns: int
    options: int

    @property
    def kind(self) -> np.dtype[Any]:
        """The numbers' type."""
        return np.dtype("<i2" if self.options <= np.iinfo(np.int16).max else "<i4")

    def line(self) -> bytes:
        """The first line of the file."""
        values = {"format": FORMAT, "version": VERSION, **vars(self)}
        return json.dumps(values, separators=(",", ":")).encode() + b"\n"


def rows_path(search: Path) -> Path:
    """Where the solutions of a saved search are."""
    return search.with_name(search.name + ".rows")


def write_rows(path: Path, head: RowsHead, parts: Iterable[Rows]) -> None:
    """Write rows anew; the file appears whole or not at all. Raises :class:`FormatError`."""
    with written_atomically(path) as file:
        file.write(head.line())
        _write(file, head, parts)


def append_rows(path: Path, head: RowsHead, already: int, parts: Iterable[Rows]) -> None:
    """Write rows behind those ``already`` written, and no others; raises :class:`FormatError`."""
    try:
        with path.open("r+b" if already else "wb") as file:
            if already:
                # What a full disk broke off is written anew.
                place = len(head.line()) + already * head.columns * head.kind.itemsize
                file.seek(place)
                file.truncate()
            else:
                file.write(head.line())
            _write(file, head, parts)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        reason = error.strerror or str(error)
        raise FormatError(path.name, None, f"cannot be written: {reason}") from error


def _write(file: BinaryIO, head: RowsHead, parts: Iterable[Rows]) -> None:
    for part in parts:
        file.write(np.ascontiguousarray(part, head.kind).tobytes())


def read_rows(path: Path, problem: str, listed: int) -> Rows:
    """The rows of a search that had listed so many solutions; the last of them is its last.

    They are read when they are looked at. Raises :class:`FormatError` where
    they are of another search, or not whole.
    """
    try:
        with path.open("rb") as file:
            line = file.readline(LONGEST_HEAD)
        head = _head(path, line)
        if head.problem != problem:
            raise FormatError(path.name, None, "holds the solutions of another search")
        count = listed - head.first
        bytes_needed = len(line) + count * head.columns * head.kind.itemsize
        if count < 0 or path.stat().st_size < bytes_needed:
            raise FormatError(path.name, None, "holds fewer solutions than the search had found")
        if not count:
            return np.zeros((0, head.columns), head.kind)
        shape = (count, head.columns)
        rows: Rows = np.memmap(path, head.kind, "r", len(line), shape)
    except OSError as error:
        reason = error.strerror or str(error)
        raise FormatError(path.name, None, f"cannot be read: {reason}") from error
    for at in range(0, count, CHECKED_AT_ONCE):
        part = rows[at : at + CHECKED_AT_ONCE]
        if part.min() < 0 or part.max() > head.options:
            raise FormatError(path.name, None, "names placements that there are not")
    return rows


def _head(path: Path, line: bytes) -> RowsHead:
    try:
        values = json.loads(line)
        if values.pop("format") != FORMAT or values.pop("version") != VERSION:
            raise ValueError
        head = RowsHead(**values)
        numbers = (head.first, head.columns, head.options)
        if not all(type(number) is int and number >= 0 for number in numbers):
            raise ValueError
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise FormatError(path.name, None, "there are no solutions of a search in it") from error
    return head
