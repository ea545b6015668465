"""An unfinished search as a file: what was searched, how, and where it was left.

One JSON object, packed with gzip where the file's name ends in ``.gz``. The
puzzle stands in it in full, so that no other file is needed to go on.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.fields import Fields
from cubewright.formats.searches.puzzle import puzzle_as_data, puzzle_from_data
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention

FORMAT = "cubewright search"
VERSION = 3
"""Raised when the file's fields change, or when an engine walks its tree in another order."""
READABLE = (1, 2, VERSION)
"""Versions that can be gone on with.

In version 1 a search had not been laid out as tasks; up to version 2 it was not
told whether it only counts.
"""
CHECK = "check"
"""A digest of all else: compiled loops go on from these numbers, and trust them."""
GZIP_MAGIC = b"\x1f\x8b"


@dataclass(frozen=True)
class SavedSearch:
    """A search that was left, and all that is needed to go on with it elsewhere.

    ``count_only``: whether no solution is kept, but their number. ``problem`` is
    a digest of the puzzle's options as the search numbered them: a program that
    numbers them in another way cannot go on. ``state`` is what the engine
    tells of where it stands, in values that JSON knows. ``counts`` are the
    solutions counted so far by convention, ``listed`` those reported,
    ``seconds`` the time spent and ``fraction`` the share searched.
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


def write_search(path: Path, search: SavedSearch) -> None:
    """Write beside the file, then rename over it; raises :class:`FormatError`."""
    values = _as_json(search)
    content = _compact({**values, CHECK: digest(values)})
    if path.suffix.lower() == ".gz":
        content = gzip.compress(content, mtime=0)
    write_atomically(path, content)


def read_search(path: Path) -> SavedSearch:
    """The search of a file; raises :class:`FormatError` naming the file and what is wrong."""
    fields = Fields(path.name, "", _object(path))
    if fields.values.get("format") != FORMAT:
        raise FormatError(path.name, None, "there is no saved search in it")
    version = fields.whole("version", least=1)
    if version not in READABLE:
        raise FormatError(
            path.name,
            None,
            f"it was saved in version {version} of this format, of which only "
            f"versions up to {VERSION} can be gone on with here",
        )
    if fields.text(CHECK) != digest(fields.values):
        raise FormatError(path.name, None, "it has been changed since it was saved")
    counts = fields.inside("counts")
    return SavedSearch(
        puzzle=puzzle_from_data(fields.inside("puzzle")),
        convention=fields.one_of("convention", {each.value: each for each in Convention}),
        engine=fields.text("engine"),
        settings=fields.inside("settings").all_texts(),
        count_only=fields.flag("count_only", default=False),
        problem=fields.text("problem"),
        state=fields.inside("position").values,
        counts={each: counts.whole(each.value) for each in Convention},
        listed=fields.whole("listed"),
        seconds=fields.number("seconds"),
        fraction=fields.number("fraction", most=1.0),
    )


def is_saved_search(path: Path) -> bool:
    """Whether a file is one of ours, readable in this version or not."""
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
        "engine": search.engine,
        "settings": dict(search.settings),
        "count_only": search.count_only,
        "counts": {each.value: count for each, count in search.counts.items()},
        "listed": search.listed,
        "seconds": search.seconds,
        "fraction": search.fraction,
        "problem": search.problem,
        "position": dict(search.state),
    }


def _compact(values: Mapping[str, Any]) -> bytes:
    return json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode()


def digest(values: Mapping[str, Any]) -> str:
    """A digest of everything but itself, in the order in which it stands there."""
    rest = {name: value for name, value in values.items() if name != CHECK}
    return hashlib.sha256(_compact(rest)).hexdigest()[:32]


def _object(path: Path) -> dict[str, Any]:
    """The JSON object in a file, unpacked."""
    try:
        content = path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise FormatError(path.name, None, f"cannot be read: {reason}") from error
    try:
        if content.startswith(GZIP_MAGIC):
            content = gzip.decompress(content)
        value = json.loads(content.decode("utf-8"))
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise FormatError(path.name, None, "it is packed, and a part of it is missing") from error
    except json.JSONDecodeError as error:
        reason = f"it is not whole, or not a saved search: {error.msg} (column {error.colno})"
        raise FormatError(path.name, error.lineno, reason) from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise FormatError(path.name, None, "there is no saved search in it") from error
    if not isinstance(value, dict):
        raise FormatError(path.name, None, "there is no saved search in it")
    return value
