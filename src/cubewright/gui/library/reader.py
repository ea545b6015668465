"""Reads the files of the library in a thread, so that the window goes on meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject, Signal

from cubewright.formats.fig.statements import stated_piece_set, stated_pieces
from cubewright.formats.known_counts import KnownCounts
from cubewright.formats.library import Entry, LibraryFile, read_library
from cubewright.formats.piece_sets.catalogue import piece_set_of_volume
from cubewright.gui.library.items import Item


@dataclass(frozen=True)
class ReadShelf:
    """A file that was read: by which place it came in, and its figures as they are shown."""

    place: Path
    shelf: LibraryFile
    items: tuple[Item, ...]


class LibraryReader(QObject):
    """Reads places one after the other; only the latest list of them is news."""

    read = Signal(object)
    """One more file: a :class:`ReadShelf`."""
    finished = Signal(bool)
    """All places have been read; False where the reading was stopped."""
    _read = Signal(object, object)
    _finished = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="library")
        self._stop: Event | None = None
        self._read.connect(self._on_read)
        self._finished.connect(self._on_finished)

    @property
    def reading(self) -> bool:
        """Whether there are files still to be read."""
        return self._stop is not None

    def start(self, places: Sequence[Path]) -> None:
        """Read these places; what is read of former ones is no news any more."""
        if self._stop is not None:
            self._stop.set()
        self._stop = Event()
        self._pool.submit(self._read_all, tuple(places), self._stop)

    def stop(self) -> None:
        """Read no further."""
        if self._stop is not None:
            self._stop.set()

    def close(self) -> None:
        """Stop, and wait for the thread."""
        self.stop()
        self._stop = None
        self._pool.shutdown(wait=True, cancel_futures=True)

    # In the pool's thread; signals carry what is read to the window's.

    def _read_all(self, places: Sequence[Path], stop: Event) -> None:
        try:
            counts = KnownCounts()
            seen: set[Path] = set()
            for place in places:
                for shelf in read_library(place):
                    if stop.is_set():
                        return
                    if shelf.path.absolute() not in seen:
                        seen.add(shelf.path.absolute())
                        self._read.emit(stop, _as_read(place, shelf, counts))
        finally:
            self._finished.emit(stop)

    # In the window's.

    def _on_read(self, stop: Event, read: ReadShelf) -> None:
        if stop is self._stop and not stop.is_set():
            self.read.emit(read)

    def _on_finished(self, stop: Event) -> None:
        if stop is self._stop:
            self._stop = None
            self.finished.emit(not stop.is_set())


def _as_read(place: Path, shelf: LibraryFile, counts: KnownCounts) -> ReadShelf:
    return ReadShelf(place, shelf, tuple(_item(place, each, counts) for each in shelf.entries))


def _item(place: Path, entry: Entry, counts: KnownCounts) -> Item:
    stated = entry.stated_count
    if stated is not None:
        return Item(entry, place, stated)
    return Item(entry, place, *known(entry, counts))


def known(entry: Entry, counts: KnownCounts) -> tuple[int | None, str]:
    """How many solutions are remembered, and with which pieces.

    With those that the file states, or else with the usual ones for the size,
    or any others.
    """
    figure, comments = entry.figure, entry.block.comments
    if figure is None or figure.optional or figure.dark is not None or entry.block.constraints:
        return None, ""  # another puzzle than that of the bare figure
    found = counts.counts(figure)
    usual = piece_set_of_volume(len(figure), figure.lattice)
    titles = ([usual.title] if usual else []) + sorted(found)
    if stated_pieces(comments) is not None:
        meant = stated_piece_set(comments)
        titles = [meant.title] if meant else []
    for title in titles:
        if title in found:
            return found[title], title
    return None, ""
