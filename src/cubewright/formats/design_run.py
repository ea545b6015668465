"""Save and read runs of the search for new puzzles: conditions, progress and puzzles found.

The file is one JSON object. It contains the figures and the pool of pieces in full, so that
resuming the run needs no other file.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated
from zlib import compress, decompressobj
from zlib import error as zlib_error

from msgspec import Meta, Struct

from cubewright.errors import FormatError
from cubewright.formats import old_puzzle
from cubewright.formats.atomic import write_atomically
from cubewright.formats.limits import SAVED_SEARCH, read_json
from cubewright.formats.puzzle import (
    ColouredCell,
    FigureData,
    PuzzleData,
    figure_of,
    figure_values,
    puzzle_of,
    puzzle_values,
)
from cubewright.formats.schema import CellData, CellsData, Count, Seconds, Source
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.piece import PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.translation import mark, tr

FORMAT = "cubewright designs"
VERSION = 4
"""The version of the file.

Version 1 contains one figure, and neither levels nor runs that find figures. Version 2 lacks the
collected figures. Up to version 3, puzzles have another form.
"""
_OLD_PUZZLES = (1, 2, 3)
MAX_COLLECTED = 100_000
"""Maximum number of figures of one run."""

Tallies = tuple[int, int, int, int]
"""Four numbers of choices.

They count repeated choices, refuted choices, impossible choices, and choices with too many
solutions.
"""


class SavedDesign(Struct, frozen=True, kw_only=True):
    """A puzzle that the run found.

    ``choice`` contains the number of copies of each piece in the pool. ``figure`` is the index of
    the figure. ``cells`` are the cells of a found figure.
    """

    rank: Count
    choice: tuple[Count, ...]
    solutions: Count
    tries: Seconds | None = None
    symmetrical: Count | None = None
    explored: Count = 0
    level: Count | None = None
    figure: Count = 0
    cells: tuple[CellData, ...] = ()


class _OldFigureData(Struct, frozen=True, kw_only=True):
    """A figure after the first, up to version 3; it uses the first figure's lattice."""

    name: str
    cells: CellsData
    optional: tuple[CellData, ...] = ()
    dark: tuple[CellData, ...] | None = None
    colours: tuple[ColouredCell, ...] = ()


class _Fields(Struct, frozen=True, kw_only=True):
    solutions: tuple[Count, Count | None]
    pieces: tuple[Count, Count] | None = None
    different: bool = False
    symmetrical: bool = False
    level: Count | None = None
    finds_figures: bool = False
    done: Count
    total: Count = 0
    parts: Count = 0
    collected: str = ""
    tallies: Annotated[
        tuple[Count, Count, Count, Count], Meta(description=mark("a list of four numbers"))
    ]
    found: tuple[SavedDesign, ...]


class _RunData(_Fields, frozen=True, kw_only=True):
    """The fields of the file; ``puzzle`` contains the first figure and the pool."""

    puzzle: PuzzleData
    more_figures: tuple[FigureData, ...] = ()


class _OldRunData(_Fields, frozen=True, kw_only=True):
    """The fields of the file up to version 3."""

    puzzle: old_puzzle.PuzzleData
    more_figures: tuple[_OldFigureData, ...] = ()


@dataclass(frozen=True)
class SavedRun:
    """A run that has tried ``done`` of ``total`` choices or figures.

    ``total`` is 0 if they were not counted. ``solutions`` and ``pieces`` are pairs: the required
    minimum and maximum. ``level`` is the required minimum. None means no requirement.
    ``finds_figures``: the run finds figures within the first figure, instead of choices of pieces.
    Such a run has completed ``parts`` parts of the collection. ``collected`` contains the cells of
    each known figure: three little-endian int16 numbers for a cell.
    """

    figures: tuple[Figure, ...]
    pool: PieceSet
    solutions: tuple[int, int | None] = (1, 1)
    pieces: tuple[int, int] | None = None
    different: bool = False
    symmetrical: bool = False
    level: int | None = None
    finds_figures: bool = False
    done: int = 0
    total: int = 0
    tallies: Tallies = (0, 0, 0, 0)
    found: tuple[SavedDesign, ...] = ()
    parts: int = 0
    collected: tuple[bytes, ...] = ()


def write_designs(path: Path, run: SavedRun) -> None:
    """Write a run atomically.

    Raises:
        FormatError: The file cannot be written.
    """
    other = ("figures", "pool", "found", "collected")
    values = {
        "format": FORMAT,
        "version": VERSION,
        **{name: value for name, value in vars(run).items() if name not in other},
        "puzzle": puzzle_values(Puzzle(run.figures[0], run.pool)),
        "more_figures": [figure_values(figure) for figure in run.figures[1:]],
        "found": [_values(design) for design in run.found],
        "collected": b64encode(compress(b"".join(run.collected), 1)).decode(),
    }
    write_atomically(path, json.dumps(values, separators=(",", ":")).encode())


def read_designs(path: Path) -> SavedRun:
    """Return the run in a file.

    Raises:
        FormatError: The file is not a saved run, is damaged, or has a later version.
    """
    values = read_json(path, SAVED_SEARCH)
    if not isinstance(values, dict) or values.get("format") != FORMAT:
        reason = tr("it is not a saved run of 'cubewright design'; check the name")
        raise FormatError(path.name, None, reason)
    source = Source(path.name, values)
    if values.get("version") not in range(1, VERSION + 1):
        source.wrong(
            ("version",), tr("this program reads version {version} of the format", version=VERSION)
        )
    data: _RunData | _OldRunData
    if values["version"] in _OLD_PUZZLES:
        data = source.convert(_OldRunData)
        puzzle = old_puzzle.puzzle_of(data.puzzle, source, ("puzzle",))
        lattice = puzzle.figure.lattice
        more = [_old_figure(each, lattice) for each in data.more_figures]
    else:
        data = source.convert(_RunData)
        puzzle = puzzle_of(data.puzzle, source, ("puzzle",))
        more = [
            figure_of(each, source, ("more_figures", number))
            for number, each in enumerate(data.more_figures)
        ]
    figures = (puzzle.figure, *more)
    for number, design in enumerate(data.found):
        if len(design.choice) != len(puzzle.pieces):
            reason = tr(
                "{number} numbers are needed, one for each piece of the pool",
                number=len(puzzle.pieces),
            )
            source.wrong(("found", number, "choice"), reason)
        if design.figure >= len(figures):
            reason = tr("there are only {number} figures, counted from 0", number=len(figures))
            source.wrong(("found", number, "figure"), reason)
    return SavedRun(
        figures,
        puzzle.piece_set,
        data.solutions,
        data.pieces,
        data.different,
        data.symmetrical,
        data.level,
        data.finds_figures,
        data.done,
        data.total,
        data.tallies,
        data.found,
        data.parts,
        _collected(data.collected, puzzle.piece_set.volume, source),
    )


def _collected(text: str, cells: int, source: Source) -> tuple[bytes, ...]:
    """Return the figures in a text; each figure has ``cells`` cells."""
    if not text:
        return ()
    size = 6 * cells
    try:
        packed = decompressobj()
        forms = packed.decompress(b64decode(text, validate=True), MAX_COLLECTED * size + 1)
    except (ValueError, zlib_error):
        source.wrong(("collected",), tr("it is damaged"))
    if len(forms) % size or len(forms) > MAX_COLLECTED * size or not packed.eof:
        source.wrong(("collected",), tr("these are not figures of {cells} cells", cells=cells))
    return tuple(forms[at : at + size] for at in range(0, len(forms), size))


def _old_figure(data: _OldFigureData, lattice: Lattice) -> Figure:
    return Figure(data.cells, data.name, lattice, data.optional, data.dark, data.colours)


def _values(design: SavedDesign) -> dict[str, object]:
    return {name: getattr(design, name) for name in design.__struct_fields__}
