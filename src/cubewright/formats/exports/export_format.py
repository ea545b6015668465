"""Export formats for a puzzle and its solutions, for the terminal and the window."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from cubewright.errors import CubewrightError, FormatError, UnknownNameError
from cubewright.formats.exports.option import ExportOption, Settings, Value
from cubewright.model.cell import CountArray, FloatArray
from cubewright.model.lattice import Lattice
from cubewright.model.motion import Motion
from cubewright.model.pieces.groups import Groups
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.registry import discover
from cubewright.translation import tr


@dataclass(frozen=True)
class SearchStatistics:
    """The numbers of a search at each of its stages, in arrays ``(stages,)``.

    ``explored`` and ``kept`` are the placements tried and kept, int64. ``cuts`` are the placements
    that each rule rejected. ``seconds`` is the time of each stage, float64, or None if unknown.
    ``name`` names the run. ``puzzle`` is the name of the puzzle, and ``outcome`` the result in
    words; both are "" if unknown. ``colour`` is ``#rrggbb``, or "" for a colour of the scheme.
    """

    name: str
    explored: CountArray
    kept: CountArray
    cuts: Mapping[str, CountArray] = field(default_factory=dict)
    seconds: FloatArray | None = None
    puzzle: str = ""
    outcome: str = ""
    colour: str = ""


Pixels = NDArray[np.uint8]
"""Red, green and blue, ``(height, width, 3)``."""


class NotedFiles(dict[str, bytes]):
    """The content of each file by its suffix, and a note on how it was made."""

    def __init__(self, files: Mapping[str, bytes], note: str) -> None:
        super().__init__(files)
        self.note = note


Written = Generator[float, None, Mapping[str, bytes]]
"""Generator of progress, from 0 to 1, that returns the content of each file by its suffix."""


@dataclass(frozen=True)
class Preview:
    """A preview of an export in one or several images: SVG texts, PNGs, or pixels.

    ``seconds`` is the duration of each image of an animation, 0 for pages. ``note`` is a sentence
    about the preview, possibly empty.
    """

    images: tuple[str | bytes | Pixels, ...] = field(repr=False)
    seconds: float = 0.0
    note: str = ""


_Made = TypeVar("_Made")


def scaled(
    steps: Generator[float, None, _Made], start: float, end: float
) -> Generator[float, None, _Made]:
    """Map the progress of a generator to the range ``start`` to ``end``, and return its result."""
    while True:
        try:
            share = next(steps)
        except StopIteration as finished:
            made: _Made = finished.value
            return made
        yield start + share * (end - start)


Previewed = Generator[float, None, Preview]
"""Generator of progress, from 0 to 1, that returns the preview."""


@dataclass(frozen=True)
class ExportSource:
    """The object of an export: a puzzle, and the solutions that the format needs.

    ``number`` is the number of the first solution, counted from 1. ``stem`` is the name of the new
    file without its suffix. ``facts`` are sentences about the solutions. ``numbers`` are the
    numbers of all solutions if they are not consecutive. ``motion`` assembles or disassembles the
    first solution. If the puzzle's figure is empty, only pieces can be exported. A format for a
    whole collection uses ``puzzles``, all puzzles of the collection, and ``chapters``, a source for
    each puzzle, with a solution if one is known. ``statistics`` belong to the searches in a chart
    or a table. ``weights`` and ``groups`` of the pieces affect the disassembly; empty for the
    default. ``on_ground``: no piece moves through the ground.
    """

    puzzle: Puzzle
    title: str
    solutions: tuple[Solution, ...] = ()
    number: int = 1
    stem: str = "model"
    facts: tuple[str, ...] = ()
    motion: Motion | None = None
    numbers: tuple[int, ...] = ()
    puzzles: tuple[Puzzle, ...] = ()
    chapters: tuple[ExportSource, ...] = ()
    statistics: tuple[SearchStatistics, ...] = ()
    weights: tuple[int, ...] = ()
    groups: tuple[Groups, ...] = ()
    on_ground: bool = False

    def number_of(self, index: int) -> int:
        return self.numbers[index] if self.numbers else self.number + index

    @property
    def lattice(self) -> Lattice:
        return self.puzzle.piece_set.lattice


def _no_solutions(_settings: Settings) -> int:
    return 0


def _no_motion(_settings: Settings) -> str:
    return ""


def _no_preview(_source: ExportSource, _settings: Settings) -> Previewed:
    yield 0.0
    return Preview(())


def _without_facts(_settings: Settings) -> bool:
    return False


def _no_reason(_source: ExportSource) -> str:
    return ""


@dataclass(frozen=True)
class ExportFormat:
    """An export format; a new format is one file in ``formats/export_formats`` with one such value.

    - ``kind``: "model", "picture", "sheet", "booklet", "net", "wood", "animation", "page"
      or "statistics".
    - ``suffix``: the suffix of its file; ``also``: the suffixes of further files that ``write``
      returns.
    - ``solutions``: returns the maximum number of solutions for some settings.
    - ``shows_facts``: returns whether the export shows facts about the solutions.
    - ``motion``: returns the motion of the export: "build-up", "disassembly" or "".
    - ``preview``: returns small images of the export; None for a text format.
    - ``refusal``: returns the reason why the format cannot express a source, or "".
    - ``has_chapters``: whether it shows all puzzles of a collection; ``has_statistics``: whether
      it shows statistics of searches.
    """

    name: str
    title: str
    kind: str
    suffix: str
    options: tuple[ExportOption, ...]
    write: Callable[[ExportSource, Settings], Written] = field(repr=False)
    solutions: Callable[[Settings], int] = field(default=_no_solutions, repr=False)
    refusal: Callable[[ExportSource], str] = field(default=_no_reason, repr=False)
    also: tuple[str, ...] = ()
    shows_facts: Callable[[Settings], bool] = field(default=_without_facts, repr=False)
    motion: Callable[[Settings], str] = field(default=_no_motion, repr=False)
    preview: Callable[[ExportSource, Settings], Previewed] = field(default=_no_preview, repr=False)
    has_chapters: bool = False
    has_statistics: bool = False

    def settings(self, given: Mapping[str, Value]) -> Settings:
        """Return the value of every option, given or default.

        Raises:
            CubewrightError: The format lacks an option, or a value is not allowed.
        """
        unknown = set(given) - {option.name for option in self.options}
        if unknown:
            known = ", ".join(f"--{option.name}" for option in self.options)
            raise CubewrightError(
                tr(
                    "{format} has no option --{option} (it has {known})",
                    format=tr(self.title),
                    option=min(unknown),
                    known=known,
                )
            )
        return Settings(self.options, given)


@cache
def export_formats() -> dict[str, ExportFormat]:
    """Return all export formats; the keys are their names."""
    return discover("cubewright.formats.export_formats", ExportFormat)


def format_of(kind: str, path: Path, name: str | None = None) -> ExportFormat:
    """Return the format of a kind, given its name; None: the suffix of ``path`` decides.

    Raises:
        UnknownNameError: No format has this name.
        FormatError: No format has the suffix.
    """
    known = {each.name: each for each in export_formats().values() if each.kind == kind}
    if name is not None:
        if name not in known:
            raise UnknownNameError(tr("{kind} format", kind=kind), name, known)
        return known[name]
    matching = [each for each in known.values() if path.suffix.lower() == each.suffix]
    if not matching:
        endings = ", ".join(dict.fromkeys(each.suffix for each in known.values()))
        raise FormatError(
            path.name,
            None,
            tr(
                "its ending names no {kind} format; end the name in one of {endings}",
                kind=kind,
                endings=endings,
            ),
        )
    return matching[0]
