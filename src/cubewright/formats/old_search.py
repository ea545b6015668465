"""Read searches in the form that preceded projects.

A file is one JSON object, perhaps compressed with gzip: the state of the search and the puzzle. The
window wrote the solutions to a second file: a header of one line of JSON, then rows of placement
numbers as little-endian integers, in the order of the search.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, cast

import numpy as np
from msgspec import Meta, Struct
from numpy.typing import NDArray

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.limits import (
    ROWS_HEADER,
    SAVED_SEARCH,
    check_is_file,
    parse_json,
    read_json,
    unreadable_error,
)
from cubewright.formats.old_puzzle import PuzzleData, puzzle_of
from cubewright.formats.project.search_state import (
    FORMAT,
    SearchState,
    no_search,
    state_of_values,
)
from cubewright.formats.schema import Count, Source
from cubewright.model.puzzle import Puzzle
from cubewright.translation import mark, tr

ROWS_FORMAT = "cubewright solutions"
_ROWS_VERSION = 1
_CHECKED_AT_ONCE = 1 << 16
"""The number of rows that are checked at once; the file need not fit into memory."""

Rows = NDArray[np.signedinteger[Any]]
_Size = Annotated[
    int, Meta(ge=1, le=(1 << 31) - 2, description=mark("a whole number greater than 0"))
]


class _FileData(Struct, frozen=True, kw_only=True):
    puzzle: PuzzleData


@dataclass(frozen=True)
class OldSearch:
    """A saved search of an earlier version.

    ``rows`` contains the last listed solutions, ``(n, columns)`` placement numbers; None without a
    file of rows.
    """

    puzzle: Puzzle
    state: SearchState
    rows: Rows | None = field(default=None, repr=False)


def rows_path(search: Path) -> Path:
    """Return the path of the file of solutions beside a saved search."""
    return search.with_name(search.name + ".rows")


def is_old_search(path: Path) -> bool:
    """Return whether a file is a saved search of this form, in any version."""
    try:
        return _values(path).get("format") == FORMAT
    except CubewrightError:
        return False


def read_old_search(path: Path) -> OldSearch:
    """Return the search in a file, with the solutions beside it.

    Raises:
        FormatError: The file, or the file of solutions, is not a saved search, is damaged
            or changed, or has a later version.
    """
    values = _values(path)
    source = Source(path.name, values)
    state = state_of_values(source)
    puzzle = puzzle_of(source.convert(_FileData).puzzle, source, ("puzzle",))
    rows = None
    if rows_path(path).exists():
        rows = read_rows(rows_path(path), state.problem, state.listed)
    return OldSearch(puzzle, state, rows)


def _values(path: Path) -> dict[str, Any]:
    values = read_json(path, SAVED_SEARCH, unpack=True)
    if not isinstance(values, dict):
        raise no_search(path.name)
    return cast("dict[str, Any]", values)


class _RowsHead(Struct, frozen=True, forbid_unknown_fields=True):
    """The header of a file of rows.

    ``problem`` is the digest of the options to which the rows refer. ``first`` solutions were
    listed before the first row of the file. A row contains ``columns`` ids, each from 0 to
    ``options``.
    """

    problem: str
    first: Count
    columns: _Size
    options: _Size

    @property
    def kind(self) -> np.dtype[Any]:
        """The type of the ids: two bytes each if every id fits, else four."""
        return np.dtype("<i2" if self.options <= np.iinfo(np.int16).max else "<i4")


def read_rows(path: Path, problem: str, listed: int) -> Rows:
    """Return the rows of a search that has listed ``listed`` solutions, ``(n, columns)``.

    The array is memory-mapped, so a row is read from the disk on access.

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
        rows: Rows = np.memmap(path, head.kind, "r", len(line), (count, head.columns))
    except (OSError, ValueError) as error:
        raise unreadable_error(path, error) from error
    for batch in row_batches(rows):
        if batch.min() < 0 or batch.max() > head.options:
            raise FormatError(path.name, None, tr("refers to placements that do not exist"))
    return rows


def row_batches(rows: Rows) -> Iterator[Rows]:
    """Yield the rows in batches."""
    for start in range(0, len(rows), _CHECKED_AT_ONCE):
        yield rows[start : start + _CHECKED_AT_ONCE]


def _head(path: Path, line: bytes) -> _RowsHead:
    try:
        values = parse_json(line, path.name, ROWS_HEADER)
        is_ours = isinstance(values, dict) and values.pop("format", None) == ROWS_FORMAT
        if not is_ours or values.pop("version", None) != _ROWS_VERSION:
            raise FormatError(path.name, None, tr("it has another format"))
        return Source(path.name, values).convert(_RowsHead)
    except FormatError as error:
        reason = tr("it contains no solutions of a search ({reason})", reason=error.reason)
        raise FormatError(path.name, None, reason) from error
