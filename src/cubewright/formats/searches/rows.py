"""The solutions of a saved search, in a file beside it: rows of option ids in the order found.

A header of one line of JSON identifies the search; the rows follow as
little-endian integers. The file only grows: a search that was saved after a
number of solutions uses that many rows, and ignores any written after them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, BinaryIO

import numpy as np
from msgspec import Meta, Struct, structs
from numpy.typing import NDArray

from cubewright.errors import FormatError
from cubewright.formats.atomic import atomic_writer
from cubewright.formats.limits import ROWS_HEADER, check_is_file, parse_json, unreadable
from cubewright.formats.schema import Count, Source
from cubewright.translation import mark, tr

FORMAT = "cubewright solutions"
VERSION = 1
CHECKED_AT_ONCE = 1 << 16
"""The number of rows checked at once; the file need not fit into memory."""

Rows = NDArray[np.signedinteger[Any]]


_Size = Annotated[int, Meta(ge=1, le=(1 << 31) - 2, description=mark("a whole number from 1 on"))]


class RowsHead(Struct, frozen=True, forbid_unknown_fields=True):
    """The header of a rows file.

    ``problem`` is the digest of the options that the rows refer to. ``first``
    solutions were listed before the first row of the file. A row has
    ``columns`` ids, each from 0 to ``options``.
    """

    problem: str
    first: Count
    columns: _Size
    options: _Size

    @property
    def kind(self) -> np.dtype[Any]:
        """The type of the ids: two bytes each if all of them fit, else four."""
        return np.dtype("<i2" if self.options <= np.iinfo(np.int16).max else "<i4")

    def line(self) -> bytes:
        """The first line of the file."""
        values = {"format": FORMAT, "version": VERSION, **structs.asdict(self)}
        return json.dumps(values, separators=(",", ":")).encode() + b"\n"


def rows_path(search: Path) -> Path:
    """Return the path of the rows file beside a saved search."""
    return search.with_name(search.name + ".rows")


def write_rows(path: Path, head: RowsHead, batches: Iterable[Rows]) -> None:
    """Write a rows file atomically, from batches of shape ``(k, columns)``.

    Raises:
        FormatError: The file cannot be written.

    """
    with atomic_writer(path) as file:
        file.write(head.line())
        _write(file, head, batches)


def append_rows(path: Path, head: RowsHead, already: int, batches: Iterable[Rows]) -> None:
    """Append batches of rows after the first ``already`` rows; later ones are overwritten.

    Raises:
        FormatError: The file cannot be written.

    """
    try:
        with path.open("r+b" if already else "wb") as file:
            if already:
                # A full disk may have cut off the last row that was written.
                offset = len(head.line()) + already * head.columns * head.kind.itemsize
                file.seek(offset)
                file.truncate()
            else:
                file.write(head.line())
            _write(file, head, batches)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        reason = error.strerror or str(error)
        raise FormatError(
            path.name, None, tr("cannot be written: {reason}", reason=reason)
        ) from error


def _write(file: BinaryIO, head: RowsHead, batches: Iterable[Rows]) -> None:
    for batch in batches:
        file.write(np.ascontiguousarray(batch, head.kind).tobytes())


def read_rows(path: Path, problem: str, listed: int) -> Rows:
    """Return the rows of a search that had listed ``listed`` solutions, ``(n, columns)``.

    The array is mapped into memory: a row is read from the disk when it is used.

    Raises:
        FormatError: The rows belong to another search, or some are missing.

    """
    try:
        check_is_file(path)
        with path.open("rb") as file:
            line = file.readline(ROWS_HEADER.size)
        head = _head(path, line)
        if head.problem != problem:
            raise FormatError(path.name, None, tr("holds the solutions of another search"))
        count = listed - head.first
        bytes_needed = len(line) + count * head.columns * head.kind.itemsize
        if count < 0 or path.stat().st_size < bytes_needed:
            raise FormatError(
                path.name, None, tr("holds fewer solutions than the search had found")
            )
        if not count:
            return np.zeros((0, head.columns), head.kind)
        shape = (count, head.columns)
        rows: Rows = np.memmap(path, head.kind, "r", len(line), shape)
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from error
    for start in range(0, count, CHECKED_AT_ONCE):
        batch = rows[start : start + CHECKED_AT_ONCE]
        if batch.min() < 0 or batch.max() > head.options:
            raise FormatError(path.name, None, tr("refers to placements that do not exist"))
    return rows


def _head(path: Path, line: bytes) -> RowsHead:
    try:
        values = parse_json(line, path.name, ROWS_HEADER)
        is_ours = isinstance(values, dict) and values.pop("format", None) == FORMAT
        if not is_ours or values.pop("version", None) != VERSION:
            raise FormatError(path.name, None, tr("it has another format"))
        return Source(path.name, values).convert(RowsHead)
    except FormatError as error:
        reason = tr("there are no solutions of a search in it ({reason})", reason=error.reason)
        raise FormatError(path.name, None, reason) from error
