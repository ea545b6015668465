"""Add the puzzles in files, folders and exported collections, with progress.

Each file is added as a whole, so a run that is stopped leaves only complete files.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cubewright.errors import CubewrightError
from cubewright.formats.collection.exchange import SUFFIXES, read_exchange
from cubewright.formats.collection.file import Collection
from cubewright.formats.collection.importing import (
    FoundPuzzles,
    Import,
    add_found,
    found_puzzles,
    puzzle_files,
)
from cubewright.solver.search.control import Control
from cubewright.translation import tr


@dataclass(frozen=True)
class AddProgress:
    """The results so far: ``files`` of ``total`` files are added."""

    done: Import
    files: int
    total: int

    @property
    def fraction(self) -> float:
        """The share of the files that are added, 0 to 1."""
        return self.files / max(1, self.total)


def add_places(
    collection: Collection, places: Sequence[Path], control: Control
) -> Iterator[AddProgress]:
    """Add the puzzles in files and folders; yield the results so far before and after each file.

    The run ends early if the control stops it. A file that cannot be read is a problem in the
    results.

    Raises:
        FormatError: The collection cannot be read or written.
    """
    total = sum(len(puzzle_files(place)) or 1 for place in places)
    yield AddProgress(Import(), 0, total)
    for number, done in enumerate(add_found(collection, _found(places, control)), 1):
        yield AddProgress(done, min(number, total), total)
        control.wait_while_paused()
        if control.stopped:
            return


def adding_text(progress: AddProgress) -> str:
    """Return the progress in words."""
    return tr(
        "{files:,} of {total:,} files, {puzzles:,} new puzzles",
        files=progress.files,
        total=progress.total,
        puzzles=len(progress.done.added),
    )


def _found(places: Sequence[Path], control: Control) -> Iterator[FoundPuzzles]:
    for place in places:
        if control.stopped:
            return
        if place.suffix.lower() not in SUFFIXES or place.is_dir():
            yield from found_puzzles(place, lambda: control.stopped)
            continue
        try:
            yield read_exchange(place)
        except CubewrightError as error:
            yield FoundPuzzles(problems=(str(error),))
