"""Save and read searches that cut a figure: the figure, the user's wishes and the best cuts."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import asdict

from cubewright.errors import FormatError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.limits import SAVED_SEARCH, read_json
from cubewright.formats.puzzle import FigureData, figure_of, figure_values
from cubewright.formats.schema import Count, Seconds, Source
from cubewright.model.figure import Figure
from cubewright.translation import mark, tr

FORMAT = "cubewright cuts"
VERSION = 1
MAX_CUTS = 1000

_Label = Annotated[int, Meta(ge=-1, le=100, description=mark("the number of a piece, or -1"))]


class _RunData(Struct, frozen=True, kw_only=True):
    """The fields of the file, as in :class:`SavedCuts`."""

    figure: FigureData
    pieces: Count
    holes: Count = 0
    sizes: tuple[Count, Count]
    level: Count | Annotated[tuple[Count, ...], Meta(max_length=100)] | None = ()
    goal: str
    holds: bool = False
    keeps_colours: bool = False
    support: Count | None = None
    bridge: Count = 1
    counts_mirrors: bool = False
    symmetry: str = "any"
    seed: Count = 1
    scored: Count = 0
    rejected: Count = 0
    seconds: Seconds = 0.0
    cuts: Annotated[tuple[tuple[_Label, ...], ...], Meta(max_length=MAX_CUTS)] = ()


@dataclass(frozen=True)
class SavedCuts:
    """A stopped search, with its wishes as in ``solver/design/cut_wishes.py``.

    ``scored`` cuts were tried in ``seconds``; ``rejected`` good cuts had several assemblies.
    ``cuts`` contains the best ones: the number of the piece of each cell of the figure, -1 for an
    empty cell.
    """

    figure: Figure
    pieces: int
    holes: int
    sizes: tuple[int, int]
    level: tuple[int, ...]
    goal: str
    holds: bool
    keeps_colours: bool
    support: int | None
    bridge: int
    counts_mirrors: bool
    symmetry: str
    seed: int = 1
    scored: int = 0
    rejected: int = 0
    seconds: float = 0.0
    cuts: tuple[tuple[int, ...], ...] = ()


def write_cuts(path: Path, run: SavedCuts) -> None:
    """Write a search atomically.

    Raises:
        FormatError: The file cannot be written.
    """
    values = {
        "format": FORMAT,
        "version": VERSION,
        **vars(run),
        "figure": figure_values(run.figure),
    }
    write_atomically(path, json.dumps(values, separators=(",", ":")).encode())


def read_cuts(path: Path) -> SavedCuts:
    """Return the search in a file.

    Raises:
        FormatError: The file is not such a search, is damaged, or has a later version.
    """
    values = read_json(path, SAVED_SEARCH)
    if not isinstance(values, dict) or values.get("format") != FORMAT:
        reason = tr("it is not a saved run of “Design this figure”; check the name")
        raise FormatError(path.name, None, reason)
    source = Source(path.name, values)
    if values.get("version") != VERSION:
        source.wrong(
            ("version",), tr("this program reads version {version} of the format", version=VERSION)
        )
    data = source.convert(_RunData)
    figure = figure_of(data.figure, source, ("figure",))
    for number, cut in enumerate(data.cuts):
        if len(cut) != len(figure.cells):
            reason = tr(
                "{number} numbers are needed, one for each cell of the figure",
                number=len(figure.cells),
            )
            source.wrong(("cuts", number), reason)
    level = (data.level,) if isinstance(data.level, int) else data.level or ()
    return SavedCuts(**{**asdict(data), "figure": figure, "level": level})
