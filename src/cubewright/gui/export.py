"""Writing figures and solutions as files of their own, however many there are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject, QThread, Signal

from cubewright.errors import CubewrightError
from cubewright.formats.atomic import write_atomically
from cubewright.formats.fig import figure_text
from cubewright.formats.solutions_fig import FIG
from cubewright.model.figure import Figure
from cubewright.model.solution import Solution

BLOCKS_A_REPORT = 200


def figure_blocks(figure: Figure) -> Iterator[str]:
    """The one block of a figure."""
    yield figure_text(figure)


def solution_blocks(numbered: Iterable[tuple[int, Solution]]) -> Iterator[str]:
    """A block for each solution, named after its figure and its number in the list."""
    for number, solution in numbered:
        yield FIG.one(solution, number)


def write_blocks(
    path: Path, blocks: Iterable[str], go_on: Callable[[int], bool] = lambda _count: True
) -> int:
    """Write blocks with a blank line between them, and return how many there were.

    The file appears whole or not at all. ``go_on`` is told the count now and
    then; where it says False, nothing is written and none is the count. Raises
    :class:`FormatError` where the place cannot be written.
    """
    texts: list[str] = []
    if not go_on(0):
        return 0
    for block in blocks:
        texts.append(block.rstrip("\n") + "\n")
        if len(texts) % BLOCKS_A_REPORT == 0 and not go_on(len(texts)):
            return 0
    write_atomically(path, "\n".join(texts).encode())
    return len(texts)


class ExportThread(QThread):
    """Writes blocks while the window goes on; tells how many are written."""

    progressed = Signal(int)
    written = Signal(int)
    """All blocks are in the file; how many they are."""
    failed = Signal(object)
    """Nothing was written: a :class:`CubewrightError`."""

    def __init__(self, path: Path, blocks: Iterable[str], parent: QObject | None = None) -> None:
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
