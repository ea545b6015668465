"""The state of an unfinished search in a project: JSON with a digest of all fields.

The project contains the problem, so the state contains no puzzle.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from cubewright.errors import FormatError
from cubewright.formats.limits import SAVED_SEARCH, parse_json
from cubewright.formats.schema import Count, Fraction, Seconds, Source
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.translation import tr

FORMAT = "cubewright search"
VERSION = 5
"""The version; it increases when the fields change or an engine walks its tree in another order."""
READABLE = (1, 2, 3, 4, VERSION)
"""Versions that can be resumed.

Version 1 has no task queue. Up to version 2 the field ``count_only`` is missing.
Up to version 3 (program version 0.1) ``state`` is named ``position``. Up to version 4
the puzzle is a field too (see ``formats/old_search.py``).
"""
CHECK = "check"
"""The field with a digest of all other fields, because compiled loops trust the numbers."""

_OLD_DEFAULTS = {"next-cell": {"islands": "nodes"}}
"""Defaults of engines up to version 3; such files contain only the chosen settings."""


class _Counts(Struct, frozen=True, kw_only=True):
    """The number of solutions so far in each convention.

    The ``figure_`` counts are set if the figure's symmetry differs from the puzzle's.
    """

    raw: Count
    rotations: Count
    unique: Count
    figure_rotations: Count | None = None
    figure_unique: Count | None = None


class _StateData(Struct, frozen=True, kw_only=True):
    """The fields; ``position`` is the name of ``state`` up to version 3."""

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


@dataclass(frozen=True, kw_only=True)
class SearchState:
    """A stopped search, with all data to resume it anywhere, except the puzzle.

    ``count_only``: the search counts solutions and lists none. ``problem`` is a digest of the
    puzzle's options with their numbers in the search: a program that numbers them differently
    cannot resume it. ``state`` is the state of the engine, in JSON values. ``counts`` are the
    solutions counted so far, by convention. ``listed`` is the number of reported solutions.
    ``seconds`` is the time spent, ``fraction`` the share searched, from 0 to 1.
    """

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
    """Solutions counted up to the symmetry of the figure, by convention.

    Empty if constraints keep this symmetry, or if the search did not count such solutions.
    """
    up_to: UpTo = UpTo.PUZZLE
    """The symmetries under which listed solutions count as one."""
    cpu_seconds: float | None = None
    """The processor time spent; None if the file does not contain it."""


def state_bytes(state: SearchState) -> bytes:
    """Return a state as bytes; equal states are equal bytes."""
    values = {
        "format": FORMAT,
        "version": VERSION,
        "convention": state.convention.value,
        "up_to": state.up_to.value,
        "engine": state.engine,
        "settings": dict(state.settings),
        "count_only": state.count_only,
        "counts": {
            **{each.value: count for each, count in state.counts.items()},
            **{f"figure_{each.value}": count for each, count in state.figure_counts.items()},
        },
        "listed": state.listed,
        "seconds": state.seconds,
        "cpu_seconds": state.cpu_seconds,
        "fraction": state.fraction,
        "problem": state.problem,
        "state": dict(state.state),
    }
    return _compact({**values, CHECK: digest(values)})


def state_of_bytes(content: bytes, file: str) -> SearchState:
    """Return the state that :func:`state_bytes` stored, in this version or an earlier one.

    Raises:
        FormatError: The content is not a search state, is damaged or changed, or has a
            later version.
    """
    values = parse_json(content, file, SAVED_SEARCH)
    return state_of_values(Source(file, values if isinstance(values, dict) else {}))


def state_of_values(source: Source) -> SearchState:
    """Return the state in the JSON values of a file.

    Raises:
        FormatError: See :func:`state_of_bytes`.
    """
    file, values = source.file, source.values
    assert isinstance(values, dict)
    if values.get("format") != FORMAT:
        raise no_search(file)
    version = values.get("version")
    if type(version) is not int or version not in READABLE:
        reason = tr(
            "it was saved in version {version} of this format, and this program reads "
            "versions up to {version2}; resume it with the program that saved it",
            version=version,
            version2=VERSION,
        )
        raise FormatError(file, None, reason)
    if values.get(CHECK) != digest(values):
        raise FormatError(file, None, tr("it has been changed since it was saved"))
    data = source.convert(_StateData)
    state = data.position if data.state is None else data.state
    if state is None:
        source.wrong(("state",), tr("it is missing"))
    conventions = {each.value: each for each in Convention}
    symmetries = {each.value: each for each in UpTo}
    source.check_choice("convention", data.convention, conventions)
    source.check_choice("up_to", data.up_to, symmetries)
    settings = (
        {**_OLD_DEFAULTS.get(data.engine, {}), **data.settings} if version < 4 else data.settings
    )
    return SearchState(
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


def _compact(values: Mapping[str, Any]) -> bytes:
    return json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode()


def digest(values: Mapping[str, Any]) -> str:
    """Return 32 hexadecimal digits that identify all other fields, in the file's order."""
    from hashlib import sha256  # Imported here, because it loads OpenSSL, which takes 3 MB.

    others = {name: value for name, value in values.items() if name != CHECK}
    return sha256(_compact(others)).hexdigest()[:32]


def no_search(file: str) -> FormatError:
    """Return the error for a file without a saved search."""
    return FormatError(file, None, tr("it contains no saved search"))
