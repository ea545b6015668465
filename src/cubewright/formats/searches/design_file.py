"""A saved run that looks for new puzzles: what is looked for, what was tried and what was found.

The file is one JSON object. It contains the figure and the pool of pieces in
full, so that no other file is needed to resume the run.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from cubewright.errors import FormatError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.limits import SAVED_SEARCH, read_json
from cubewright.formats.schema import Count, Seconds, Source
from cubewright.formats.searches.puzzle import PuzzleData, puzzle_as_data, puzzle_from_data
from cubewright.model.puzzle import Puzzle
from cubewright.translation import mark, tr

FORMAT = "cubewright designs"
VERSION = 1

Tallies = tuple[int, int, int, int]
"""The choices repeated, refuted, impossible, and with too many solutions."""


class SavedDesign(Struct, frozen=True, kw_only=True):
    """A choice that was found. ``choice`` has the number of copies of each piece of the pool."""

    rank: Count
    choice: tuple[Count, ...]
    solutions: Count
    tries: Seconds | None = None
    symmetrical: Count | None = None
    explored: Count = 0


class _RunData(Struct, frozen=True, kw_only=True):
    """The fields of the file besides format and version."""

    puzzle: PuzzleData
    solutions: tuple[Count, Count | None]
    pieces: tuple[Count, Count] | None = None
    different: bool = False
    symmetrical: bool = False
    done: Count
    tallies: Annotated[
        tuple[Count, Count, Count, Count], Meta(description=mark("a list of four numbers"))
    ]
    found: tuple[SavedDesign, ...]


@dataclass(frozen=True)
class SavedRun:
    """A run: ``puzzle`` is the figure with the whole pool; ``done`` choices were treated.

    ``solutions`` and ``pieces`` are the smallest and the largest number asked for.
    """

    puzzle: Puzzle
    solutions: tuple[int, int | None]
    pieces: tuple[int, int] | None
    different: bool
    symmetrical: bool
    done: int
    tallies: Tallies
    found: tuple[SavedDesign, ...]


def write_designs(path: Path, run: SavedRun) -> None:
    """Write a run atomically.

    Raises:
        FormatError: The file cannot be written.
    """
    values = {
        "format": FORMAT,
        "version": VERSION,
        **{name: value for name, value in vars(run).items() if name not in ("puzzle", "found")},
        "puzzle": puzzle_as_data(run.puzzle),
        "found": [_values(design) for design in run.found],
    }
    write_atomically(path, json.dumps(values, separators=(",", ":")).encode())


def read_designs(path: Path) -> SavedRun:
    """Return the run that a file holds.

    Raises:
        FormatError: The file is no such run, or is damaged or of a later version.
    """
    values = read_json(path, SAVED_SEARCH)
    if not isinstance(values, dict) or values.get("format") != FORMAT:
        reason = tr("it is no saved run of 'cubewright design'; check the name")
        raise FormatError(path.name, None, reason)
    source = Source(path.name, values)
    if values.get("version") != VERSION:
        source.wrong(
            ("version",), tr("this program reads version {version} of the format", version=VERSION)
        )
    data = source.convert(_RunData)
    puzzle = puzzle_from_data(data.puzzle, source, ("puzzle",))
    for number, design in enumerate(data.found):
        if len(design.choice) != len(puzzle.pieces):
            reason = tr(
                "{number} numbers are needed, one for each piece of the pool",
                number=len(puzzle.pieces),
            )
            source.wrong(("found", number, "choice"), reason)
    return SavedRun(
        puzzle,
        data.solutions,
        data.pieces,
        data.different,
        data.symmetrical,
        data.done,
        data.tallies,
        data.found,
    )


def _values(design: SavedDesign) -> dict[str, object]:
    return {name: getattr(design, name) for name in design.__struct_fields__}
