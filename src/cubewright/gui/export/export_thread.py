"""Writing figures and solutions as files of their own, however many there are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject, QThread, Signal

from cubewright.errors import CubewrightError
from cubewright.formats.atomic import Withdrawn, written_atomically
from cubewright.formats.fig.file import figure_text
from cubewright.formats.solutions.fig import FIG
from cubewright.gui.solutions.store import SolutionStore
from cubewright.model.constraints import NOTHING, Constraints
from cubewright.model.figure import Figure
from cubewright.presenter.bulk_export.writer import BulkWriter

Part = tuple[int, str]
"""Some blocks, with a blank line between them: how many, and their text."""


def figure_blocks(figure: Figure, constraints: Constraints = NOTHING) -> Iterator[Part]:
    """The one block of a figure, with what is laid in it."""
    yield 1, figure_text(figure, (), constraints)


def solution_blocks(store: SolutionStore, rows: Sequence[int]) -> Iterator[Part]:
    """A block for each of some rows, named after its figure and its number in the list."""
    written = BulkWriter(store.cover, FIG)
    for first, last in _stretches(rows):
        number = first + 1
        for part in store.parts(first, last):
            yield from written.texts(part, number)
            number += len(part)


def _stretches(rows: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The rows as stretches of such that follow each other.

    >>> list(_stretches([2, 3, 4, 7])), list(_stretches(range(5, 10**7)))
    ([(2, 5), (7, 8)], [(5, 10000000)])
    """
    if isinstance(rows, range):
        yield rows.start, rows.stop
        return
    first = last = -1
    for row in rows:
        if row != last:
            if first >= 0:
                yield first, last
            first = row
        last = row + 1
    if first >= 0:
        yield first, last


def write_blocks(
    path: Path, parts: Iterable[Part], go_on: Callable[[int], bool] = lambda _count: True
) -> int:
    """Write blocks with a blank line between them, and return how many there were.

    The file appears whole or not at all. ``go_on`` is told the count now and
    then; where it says False, nothing is written and none is the count. Raises
    :class:`FormatError` where the place cannot be written.
    """
    count = 0
    with written_atomically(path) as file:
        if not go_on(0):
            raise Withdrawn
        for number, text in parts:
            file.write(("\n" if count else "").encode() + text.encode())
            count += number
            if not go_on(count):
                count = 0
                raise Withdrawn
    return count


class ExportThread(QThread):
    """Writes blocks while the window goes on; tells how many are written."""

    progressed = Signal(int)
    written = Signal(int)
    """All blocks are in the file; how many they are."""
    failed = Signal(object)
    """Nothing was written: a :class:`CubewrightError`."""

    def __init__(self, path: Path, blocks: Iterable[Part], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._blocks = blocks
        self._stop = Event()

    def run(self) -> None:
        try:
            count = write_blocks(self.path, self._blocks, self._go_on)
        except CubewrightError as error:
            self.failed.emit(error)
        else:
            if not self._stop.is_set():
                self.written.emit(count)

    def stop(self) -> None:
        """Give up, and leave no file."""
        self._stop.set()

    def _go_on(self, count: int) -> bool:
        self.progressed.emit(count)
        return not self._stop.is_set()
