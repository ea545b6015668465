"""Export formats: what a puzzle and its solutions can be exported as, for terminal and window."""

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

    ``explored`` and ``kept`` are the placements tried and those that were possible, int64,
    ``cuts`` those that each rule rejected, and ``seconds`` the time of each stage, float64, None
    if it is unknown. ``name`` names the run. ``puzzle``, the name of its puzzle, and ``outcome``,
    how it ended in words, are "" if unknown. ``colour`` is ``#rrggbb``, "" for one of the scheme.
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
"""``(height, width, 3)``: red, green and blue."""


class NotedFiles(dict[str, bytes]):
    """The content of each file by its suffix, and a sentence about how it was made."""

    def __init__(self, files: Mapping[str, bytes], note: str) -> None:
        super().__init__(files)
        self.note = note


Written = Generator[float, None, Mapping[str, bytes]]
"""Yields the share that is done, and returns the content of each file by its suffix."""


@dataclass(frozen=True)
class Preview:
    """What an export will look like, in one or several images: SVG texts, PNGs, or pixels.

    ``seconds`` is how long each image of an animation is shown, 0 for pages, and ``note`` a
    sentence about what is shown, "" if there is nothing to say.
    """

    images: tuple[str | bytes | Pixels, ...] = field(repr=False)
    seconds: float = 0.0
    note: str = ""


_Made = TypeVar("_Made")


def scaled(
    steps: Generator[float, None, _Made], start: float, end: float
) -> Generator[float, None, _Made]:
    """Yield the shares of some steps between two shares, and return what they return."""
    while True:
        try:
            share = next(steps)
        except StopIteration as finished:
            made: _Made = finished.value
            return made
        yield start + share * (end - start)


Previewed = Generator[float, None, Preview]
"""Yields the share that is done, and returns the preview."""


@dataclass(frozen=True)
class ExportSource:
    """What is exported: a puzzle, and the solutions that the format needs.

    ``number`` is the number of the first of these solutions, counted from 1, and
    ``stem`` the name of the new file without its ending. ``facts`` are sentences
    about the solutions, ``numbers`` the number of each if they are not consecutive,
    and ``motion`` is how the first of them is put together or
    taken apart, for a format that shows it. The figure of a puzzle may be empty: then
    only its pieces can be exported. For a format of a whole collection, ``puzzles`` are
    all of its puzzles, and ``chapters`` a source for each, with a solution if one is known.
    ``statistics`` are those of the searches that a chart or a table shows. ``weights`` and
    ``groups`` of the pieces decide how a solution is taken apart; empty: the default.
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

    def number_of(self, index: int) -> int:
        """Return the number of one of the solutions."""
        return self.numbers[index] if self.numbers else self.number + index

    @property
    def lattice(self) -> Lattice:
        """The lattice of the pieces."""
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
    """A format; a new one is one file in ``formats/export_formats`` with one such value.

    ``kind`` is "model", "picture", "sheet", "booklet", "net", "animation", "page" or
    "statistics".
    ``suffix`` ends the name of its file, ``also`` the names of further files that ``write``
    returns. ``solutions`` says how many solutions it needs at most with some settings,
    ``shows_facts`` whether it shows what is known about them, and ``motion`` whether it shows their
    "build-up", their "disassembly" or no motion, "". ``preview`` makes small images of
    what would be written, none for a text. ``refusal`` says why it cannot hold
    a source, "" if it can. With ``has_chapters``, it shows all puzzles of a collection; with
    ``has_statistics``, those of a search.
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
        """Return the value of every option: the given ones, and defaults.

        Raises:
            CubewrightError: The format has no such option, or a value is not allowed.
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
    """Return every export format by name."""
    return discover("cubewright.formats.export_formats", ExportFormat)


def format_of(kind: str, path: Path, name: str | None = None) -> ExportFormat:
    """Return the format of a kind with a name, or the one that a file's ending names.

    Raises:
        UnknownNameError: There is no such format.
        FormatError: The ending names none.
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
