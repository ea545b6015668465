"""A saved search: a file with the puzzle, the settings and the state of the search.

The file is one JSON object, compressed with gzip if its name ends in ``.gz``. It
contains the puzzle in full, so that no other file is needed to resume the search.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from msgspec import Struct

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.limits import SAVED_SEARCH, parse_json, read_json
from cubewright.formats.old_puzzle import PuzzleData, puzzle_of
from cubewright.formats.schema import Count, Fraction, Seconds, Source
from cubewright.formats.searches.puzzle import puzzle_as_data
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.translation import tr

FORMAT = "cubewright search"
VERSION = 4
"""Raised when the file's fields change, or when an engine walks its tree in another order."""
READABLE = (1, 2, 3, VERSION)
"""Versions that can be resumed.

Version 1 has no task queue. Up to version 2 the field ``count_only`` is missing.
Up to version 3 (program version 0.1) ``state`` is named ``position``, and a
piece's ``minimum`` is named ``fewest``.
"""
CHECK = "check"
"""The field with a digest of all others: compiled loops use these numbers without a check."""


_OLD_DEFAULTS = {"next-cell": {"islands": "nodes"}}
"""Defaults of engines up to version 3 that have changed. Files hold only the settings chosen."""


class _Counts(Struct, frozen=True, kw_only=True):
    """Solutions counted so far, by convention; up to the figure's symmetry where it differs."""

    raw: Count
    rotations: Count
    unique: Count
    figure_rotations: Count | None = None
    figure_unique: Count | None = None


class _SearchData(Struct, frozen=True, kw_only=True):
    """The fields of a saved search. ``position`` is the name of ``state`` up to version 3."""

    puzzle: PuzzleData
    convention: str
    up_to: str = UpTo.PUZZLE.value
    engine: str
    settings: dict[str, str]
    count_only: bool = False
    problem: str
    state: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    counts: _Counts
    listed: Count
    seconds: Seconds
    fraction: Fraction
    cpu_seconds: Seconds | None = None


@dataclass(frozen=True)
class SavedSearch:
    """A stopped search, with all that is needed to resume it elsewhere.

    ``count_only``: the search counts solutions and keeps none. ``problem`` is a
    digest of the puzzle's options as the search numbered them: a program that
    numbers them differently cannot resume it. ``state`` is the state of the
    engine, in JSON values. ``counts`` are the solutions counted so far, by
    convention; ``listed`` is the number of those reported. ``seconds`` is the
    time spent, ``fraction`` the share searched, from 0 to 1.
    """

    puzzle: Puzzle
    convention: Convention
    engine: str
    settings: Mapping[str, str]
    count_only: bool
    problem: str
    state: Mapping[str, Any]
    counts: Mapping[Convention, int]
    listed: int
    seconds: float
    fraction: float
    figure_counts: Mapping[Convention, int] = field(default_factory=dict)
    """The counts up to the figure's symmetry, if constraints break it and they were counted."""
    up_to: UpTo = UpTo.PUZZLE
    """Whose symmetries merge the solutions that are listed."""
    cpu_seconds: float | None = None
    """The processor time spent; None if the file does not contain it."""


def write_search(path: Path, search: SavedSearch) -> None:
    """Write a saved search atomically.

    Raises:
        FormatError: The file cannot be written.

    """
    content = search_bytes(search)
    if path.suffix.lower() == ".gz":
        content = gzip.compress(content, mtime=0)  # equal searches make equal files
    write_atomically(path, content)


def search_bytes(search: SavedSearch) -> bytes:
    """Return the content of a file with a saved search, not compressed."""
    values = _as_json(search)
    return _compact({**values, CHECK: digest(values)})


def read_search(path: Path) -> SavedSearch:
    """Return the search that a file holds.

    Raises:
        FormatError: The file is no saved search, or is damaged, changed or of a later version.

    """
    return _search(_object(path), path)


def search_of_bytes(content: bytes, path: Path) -> SavedSearch:
    """Return the search of :func:`search_bytes`, which the file at ``path`` contains.

    Raises:
        FormatError: As :func:`read_search`.
    """
    values = parse_json(content, path.name, SAVED_SEARCH)
    return _search(values if isinstance(values, dict) else {}, path)


def _search(values: dict[str, Any], path: Path) -> SavedSearch:
    if values.get("format") != FORMAT:
        raise _no_search(path)
    source = Source(path.name, values)
    version = values.get("version")
    if type(version) is not int or version not in READABLE:
        reason = tr(
            "it was saved in version {version} of this format, and this program reads "
            "versions up to {version2}; resume it with the program that saved it",
            version=version,
            version2=VERSION,
        )
        raise FormatError(path.name, None, reason)
    if values.get(CHECK) != digest(values):
        raise FormatError(path.name, None, tr("it has been changed since it was saved"))
    data = source.convert(_SearchData)
    state = data.position if data.state is None else data.state
    if state is None:
        source.wrong(("state",), tr("it is missing"))
    conventions = {each.value: each for each in Convention}
    symmetries = {each.value: each for each in UpTo}
    _check_choice(source, "convention", data.convention, conventions)
    _check_choice(source, "up_to", data.up_to, symmetries)
    settings = (
        {**_OLD_DEFAULTS.get(data.engine, {}), **data.settings} if version < 4 else data.settings
    )
    return SavedSearch(
        puzzle=puzzle_of(data.puzzle, source, ("puzzle",)),
        convention=conventions[data.convention],
        up_to=symmetries[data.up_to],
        engine=data.engine,
        settings=settings,
        count_only=data.count_only,
        problem=data.problem,
        state=state,
        counts={each: getattr(data.counts, each.value) for each in Convention},
        listed=data.listed,
        seconds=data.seconds,
        cpu_seconds=data.cpu_seconds,
        fraction=data.fraction,
        figure_counts={
            each: counted
            for each in (Convention.ROTATIONS, Convention.UNIQUE)
            if (counted := getattr(data.counts, f"figure_{each.value}")) is not None
        },
    )


def _check_choice(source: Source, name: str, value: str, choices: Iterable[str]) -> None:
    """Raise :class:`FormatError` if a field has none of its possible values."""
    if value not in choices:
        needed = ", ".join(f"'{each}'" for each in choices)
        source.wrong(
            (name,), tr("one of {needed} is needed, not '{value}'", needed=needed, value=value)
        )


def is_saved_search(path: Path) -> bool:
    """Whether a file is a saved search, of a version that can be resumed or not."""
    try:
        return _object(path).get("format") == FORMAT
    except CubewrightError:
        return False


def _as_json(search: SavedSearch) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "puzzle": puzzle_as_data(search.puzzle),
        "convention": search.convention.value,
        "up_to": search.up_to.value,
        "engine": search.engine,
        "settings": dict(search.settings),
        "count_only": search.count_only,
        "counts": {
            **{each.value: count for each, count in search.counts.items()},
            **{f"figure_{each.value}": count for each, count in search.figure_counts.items()},
        },
        "listed": search.listed,
        "seconds": search.seconds,
        "cpu_seconds": search.cpu_seconds,
        "fraction": search.fraction,
        "problem": search.problem,
        "state": dict(search.state),
    }


def _compact(values: Mapping[str, Any]) -> bytes:
    return json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode()


def digest(values: Mapping[str, Any]) -> str:
    """Return 32 hexadecimal digits that identify all fields but the digest, in the file's order."""
    others = {name: value for name, value in values.items() if name != CHECK}
    return hashlib.sha256(_compact(others)).hexdigest()[:32]


def _object(path: Path) -> dict[str, Any]:
    """The JSON object in a file, unpacked."""
    values = read_json(path, SAVED_SEARCH, unpack=True)
    if not isinstance(values, dict):
        raise _no_search(path)
    return cast("dict[str, Any]", values)


def _no_search(path: Path) -> FormatError:
    return FormatError(path.name, None, tr("there is no saved search in it"))
