"""Reads the files of the library in a background thread."""

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
    """A file that was read: its place in the library, and its figures as items."""

    place: Path
    shelf: LibraryFile
    items: tuple[Item, ...]


class LibraryReader(QObject):
    """Reads places one by one; a new list of places replaces the former one."""

    read = Signal(object)
    """A file was read: a :class:`ReadShelf`."""
    finished = Signal(bool)
    """Reading has ended; False if it was stopped."""
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
        """Whether files are still being read."""
        return self._stop is not None

    def start(self, places: Sequence[Path]) -> None:
        """Read these places; results for former places are ignored."""
        if self._stop is not None:
            self._stop.set()
        self._stop = Event()
        self._pool.submit(self._read_all, tuple(places), self._stop)

    def stop(self) -> None:
        """Stop reading."""
        if self._stop is not None:
            self._stop.set()

    def close(self) -> None:
        """Stop, and wait for the thread."""
        self.stop()
        self._stop = None
        self._pool.shutdown(wait=True, cancel_futures=True)

    # Runs in the pool's thread; signals carry the results to the window's thread.

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

    # Runs in the window's thread.

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
    """Return a remembered number of solutions, and the pieces it is for.

    The pieces are those that the file states, or the usual ones for the size, or
    any others.
    """
    figure, comments = entry.figure, entry.block.comments
    if figure is None or figure.optional or figure.dark is not None or entry.block.constraints:
        return None, ""  # a different puzzle from that of the bare figure
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
