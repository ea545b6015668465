"""Reads the files of the library in a background thread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from cubewright.errors import FormatError
from cubewright.formats.fig.default_pieces import puzzle_of_block
from cubewright.formats.fig.statements import stated_piece_set, stated_pieces
from cubewright.formats.known_counts import KnownCounts
from cubewright.formats.known_hardness import ExaminedPuzzle, KnownHardness
from cubewright.formats.library import Entry, LibraryFile, read_library
from cubewright.formats.piece_sets.catalogue import piece_set_of_volume
from cubewright.gui.library.items import Item
from cubewright.gui.worker import Job, Worker


@dataclass(frozen=True)
class ReadFile:
    """A file that was read, the items of its figures, and the place that contains it."""

    place: Path
    file: LibraryFile
    items: tuple[Item, ...]


class LibraryReader(QObject):
    """Reads places one after another; a new list of places replaces an earlier list."""

    read = Signal(object)
    """The :class:`ReadFile` that was read last."""
    finished = Signal(bool)
    """Whether all places were read; False if the reading was stopped."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker(self)
        self._worker.received.connect(self.read)
        self._worker.finished.connect(self._on_finished)

    @property
    def reading(self) -> bool:
        return self._worker.is_busy

    def start(self, places: Sequence[Path]) -> None:
        """Read these files and folders; ignore further results of an earlier call."""
        self._worker.start(partial(_read_all, tuple(places)))

    def stop(self) -> None:
        """Stop after the current file."""
        self._worker.stop()

    def close(self) -> None:
        """Stop and wait for the thread."""
        self._worker.close()

    @Slot(object)
    def _on_finished(self, is_complete: bool) -> None:
        self.finished.emit(is_complete)


def _read_all(places: Sequence[Path], job: Job) -> bool:
    counts, hardness = KnownCounts(), KnownHardness()
    seen: set[Path] = set()
    for place in places:
        for file in read_library(place):
            if job.stopped:
                return False
            if file.path.absolute() not in seen:
                seen.add(file.path.absolute())
                job.send(_as_read(place, file, counts, hardness))
    return not job.stopped


def _as_read(
    place: Path, file: LibraryFile, counts: KnownCounts, hardness: KnownHardness
) -> ReadFile:
    items = tuple(_item(place, each, counts, hardness) for each in file.entries)
    return ReadFile(place, file, items)


def _item(place: Path, entry: Entry, counts: KnownCounts, hardness: KnownHardness) -> Item:
    stated, examined = entry.stated_count, known_difficulty(entry, hardness)
    if stated is not None:
        return Item(entry, place, stated, examined=examined)
    return Item(entry, place, *known_count(entry, counts), examined)


def known_difficulty(entry: Entry, known: KnownHardness) -> ExaminedPuzzle | None:
    """Return the remembered results about a figure with the pieces of its file."""
    if not len(known):
        return None  # so that most libraries need no pieces
    try:
        return known.of(puzzle_of_block(entry.block))
    except FormatError:
        return None


def known_count(entry: Entry, counts: KnownCounts) -> tuple[int | None, str]:
    """Return a remembered number of solutions, and the title of its pieces.

    The pieces that the file states are preferred, then the default pieces for the size, then any
    other pieces.
    """
    figure, comments = entry.figure, entry.block.comments
    if figure is None or figure.optional or figure.dark is not None or entry.block.constraints:
        return None, ""  # its puzzle consists of more than a figure, so the counts do not apply
    found = counts.counts(figure)
    default = piece_set_of_volume(len(figure), figure.lattice)
    titles = ([default.title] if default else []) + sorted(found)
    if stated_pieces(comments) is not None:
        meant = None if entry.block.pieces is not None else stated_piece_set(comments)
        titles = [meant.title] if meant else []
    for title in titles:
        if title in found:
            return found[title], title
    return None, ""
