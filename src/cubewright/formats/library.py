"""A library of figures: the figure files of folders, and their entries."""

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
from cubewright.model.piece import PieceSet
from cubewright.model.symmetry.equivalence import Equivalence, EquivalenceTester
from cubewright.translation import tr

SUFFIXES = (".fig", ".txt", ".htm", ".html")
"""The current and former suffixes of figure files in a folder."""
MAX_FILES = 2000
"""Maximum number of files that are read in a folder; a folder may be a whole disk."""
MAX_BYTES = 256 << 20
"""Maximum total size of the files read in a folder."""


@dataclass(frozen=True)
class Entry:
    """A figure of a library: a block and the path of its file."""

    path: Path
    block: Block

    @property
    def figure(self) -> Figure | None:
        return self.block.figure

    @property
    def key(self) -> tuple[Path, int]:
        """The path and the first line, which identify the entry."""
        return self.path, self.block.line

    @property
    def place(self) -> str:
        """The file and line, as text for messages."""
        return tr("{path}, line {line}", path=self.path.name, line=self.block.line)

    @property
    def stated_count(self) -> int | None:
        """The number of unique solutions that the file states, or None."""
        return stated_count(self.block.comments)


@dataclass(frozen=True)
class LibraryFile:
    """A file of a library; ``problem`` is the reason why it contains no entries, or None."""

    path: Path
    entries: tuple[Entry, ...] = ()
    problem: FormatError | None = None


@dataclass(frozen=True)
class Duplicate:
    """An entry that is equivalent to a given figure, and the kind of equivalence."""

    entry: Entry
    equivalence: Equivalence

    def __str__(self) -> str:
        return tr(
            "{place}: {name} ({how})",
            place=self.entry.place,
            name=self.entry.block.name or tr("a figure without a name"),
            how=tr(self.equivalence.value),
        )


def figure_files(place: Path) -> tuple[Path, ...]:
    """Return the figure files of a folder and its subfolders in order, or the file itself.

    Further subfolders are left out after more than :data:`MAX_FILES`. A missing path is returned,
    so that reading it reports the error.
    """
    if not place.is_dir():
        return (place,)
    found: list[Path] = []
    for folder, folders, names in os.walk(place):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        found += (Path(folder, name) for name in sorted(names) if _is_figure_file(name))
        if len(found) > MAX_FILES:
            break
    return tuple(found)


def _is_figure_file(name: str) -> bool:
    return name.lower().endswith(SUFFIXES) and not name.startswith(".")


def read_library_file(path: Path) -> LibraryFile:
    """Return the entries of a file, or a problem if it cannot be read."""
    try:
        file = read_fig(path)
    except FormatError as error:
        return LibraryFile(path, problem=error)
    if not file.blocks:
        return LibraryFile(path, problem=no_figure_error(path.name, file.text))
    return LibraryFile(path, tuple(Entry(path, block) for block in file.blocks))


def read_library(place: Path) -> Iterator[LibraryFile]:
    """Yield the files of a folder, or the file itself.

    Text files without figures in a folder are skipped as notes. A file beyond the limits of a
    library is yielded with a problem, and the files after it are not read.
    """
    left = MAX_BYTES
    for number, path in enumerate(figure_files(place), 1):
        left -= _size(path) if path != place else 0
        if number > MAX_FILES or left < 0:
            reason = tr(
                "this file and those after it are not read: a folder may hold {files} figure "
                "files and {size} MiB; add smaller folders, or single files",
                files=MAX_FILES,
                size=MAX_BYTES >> 20,
            )
            yield LibraryFile(path, problem=FormatError(path.name, None, reason))
            return
        file = read_library_file(path)
        is_note = path != place and path.suffix.lower() != ".fig"
        if not is_note or any(entry.figure is not None for entry in file.entries):
            yield file


def _size(path: Path) -> int:
    """Return the size of a file; 0 if it cannot be read."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def duplicates(figure: Figure, entries: Iterable[Entry]) -> Iterator[Duplicate]:
    """Yield the entries that equal the figure up to rotation and reflection."""
    tester = EquivalenceTester(figure)
    for entry in entries:
        other = entry.figure
        kind = None if other is None or not other.cells else tester.equivalence(other)
        if kind is not None:
            yield Duplicate(entry, kind)


def add_to_collection(
    path: Path,
    figure: Figure,
    comments: Iterable[str] = (),
    constraints: Constraints = NO_CONSTRAINTS,
    pieces: PieceSet | None = None,
) -> Entry:
    """Append a figure to a file, or create the file, and return the entry as read from the file.

    ``pieces`` is the set to state in the file; None for the default set. The existing text does not
    change, and the file is written atomically.

    Raises:
        FormatError: The file cannot be read or written.
    """
    file: FigFile | None = read_fig(path) if path.exists() else None
    named = replace(figure, name=figure.name or "figure")
    if file is None:
        wanted = new_fig(named, comments, constraints, pieces)
    else:
        wanted = file.with_added(named, comments, constraints, pieces)
    write_fig(path, wanted)
    entries = read_library_file(path).entries
    if not entries or entries[-1].figure is None or entries[-1].figure.cells != _cells(named):
        raise FormatError(
            path.name, None, tr("the figure could not be found in the file after it was written")
        )
    return entries[-1]


def _cells(figure: Figure) -> object:
    return figure.aligned().cells
