"""A library of figures: files and folders, and what stands in them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from cubewright.errors import FormatError
from cubewright.formats.fig.diagnosis import no_figure_error
from cubewright.formats.fig.file import Block, FigFile, new_fig, read_fig, write_fig
from cubewright.formats.fig.statements import stated_count
from cubewright.model.constraints import NO_CONSTRAINTS, Constraints
from cubewright.model.figure import Figure
from cubewright.model.symmetry.equivalence import Equivalence, EquivalenceTester

SUFFIXES = (".fig", ".txt", ".htm", ".html")
"""How files end that are looked for in a folder; figures were published with each of them."""
MOST_FILES = 2000
"""So many files of a folder at most are read, should it be somebody's whole disk."""


@dataclass(frozen=True)
class Entry:
    """A figure of a library: a block, and the file that it stands in."""

    path: Path
    block: Block

    @property
    def figure(self) -> Figure | None:
        """The figure; None where the file does not make one."""
        return self.block.figure

    @property
    def key(self) -> tuple[Path, int]:
        """The file and the line that it begins in: no other entry has both."""
        return self.path, self.block.line

    @property
    def place(self) -> str:
        """Where it stands, for people."""
        return f"{self.path.name}, line {self.block.line}"

    @property
    def stated_count(self) -> int | None:
        """How many unique solutions the file says it has."""
        return stated_count(self.block.comments)


@dataclass(frozen=True)
class LibraryFile:
    """A file of a library, with what is wrong with it if nothing can be read of it."""

    path: Path
    entries: tuple[Entry, ...] = ()
    problem: FormatError | None = None


@dataclass(frozen=True)
class Duplicate:
    """An entry whose figure is a given one, and what has to be done to make it so."""

    entry: Entry
    equivalence: Equivalence

    def __str__(self) -> str:
        name = self.entry.block.name or "a figure without a name"
        return f"{self.entry.place}: {name} ({self.equivalence.value})"


def figure_files(place: Path) -> tuple[Path, ...]:
    """The files of a place, in order: itself, or what a folder and its folders have of figures.

    A place that is not there is given back, for whoever reads it to say so.
    """
    if not place.is_dir():
        return (place,)
    found: list[Path] = []
    for folder, folders, names in os.walk(place):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        found += (Path(folder, name) for name in sorted(names) if _may_hold_figures(name))
        if len(found) >= MOST_FILES:
            break
    return tuple(found[:MOST_FILES])


def _may_hold_figures(name: str) -> bool:
    return name.lower().endswith(SUFFIXES) and not name.startswith(".")


def read_library_file(path: Path) -> LibraryFile:
    """What stands in a file; one that cannot be read is a shelf with a problem."""
    try:
        file = read_fig(path)
    except FormatError as error:
        return LibraryFile(path, problem=error)
    if not file.blocks:
        return LibraryFile(path, problem=no_figure_error(path.name, file.text))
    return LibraryFile(path, tuple(Entry(path, block) for block in file.blocks))


def read_library(place: Path) -> Iterator[LibraryFile]:
    """The shelves of a place, one after the other.

    What a folder has of texts without any figure is passed over: they are
    somebody's notes.
    """
    for path in figure_files(place):
        shelf = read_library_file(path)
        is_note = path != place and path.suffix.lower() != ".fig"
        if not is_note or any(entry.figure is not None for entry in shelf.entries):
            yield shelf


def duplicates(figure: Figure, entries: Iterable[Entry]) -> Iterator[Duplicate]:
    """The entries that are the figure under turning and reflecting, those most like it apart."""
    asked = EquivalenceTester(figure)
    for entry in entries:
        other = entry.figure
        kind = None if other is None or not other.cells else asked.equivalence(other)
        if kind is not None:
            yield Duplicate(entry, kind)


def add_to_collection(
    path: Path,
    figure: Figure,
    comments: Iterable[str] = (),
    constraints: Constraints = NO_CONSTRAINTS,
) -> Entry:
    """Write the figure at the end of a file, or of a new one, and read it there again.

    What is in the file stays as it is, and either all is written or nothing.
    Raises :class:`FormatError`.
    """
    file: FigFile | None = read_fig(path) if path.exists() else None
    named = replace(figure, name=figure.name or "figure")
    if file is None:
        wanted = new_fig(named, comments, constraints)
    else:
        wanted = file.with_added(named, comments, constraints)
    write_fig(path, wanted)
    entries = read_library_file(path).entries
    if not entries or entries[-1].figure is None or entries[-1].figure.cells != _cells(named):
        raise FormatError(path.name, None, "the figure is not there after it was written")
    return entries[-1]


def _cells(figure: Figure) -> object:
    return figure.aligned().cells
