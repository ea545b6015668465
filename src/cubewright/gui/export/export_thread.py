"""Write figures and solutions to a file, of any number, without blocking the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject, QThread, Signal

from cubewright.errors import CubewrightError
from cubewright.formats.atomic import WriteCancelled, atomic_writer
from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.gui.solutions.store import SolutionStore
from cubewright.presenter.bulk_export.document import RowBatch, TextPart, solution_document


def exported_solutions(
    store: SolutionStore, rows: Sequence[int], form: SolutionFormat
) -> Iterator[TextPart]:
    """Yield the text of a file with the solutions in some rows, numbered as in the list."""
    return solution_document(store.cover, form, _batches(store, rows))


def _batches(store: SolutionStore, rows: Sequence[int]) -> Iterator[RowBatch]:
    for first, last in _runs(rows):
        number = first + 1
        for part in store.parts(first, last):
            yield number, part
            number += len(part)


def _runs(rows: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the start and the end of each run of consecutive rows.

    >>> list(_runs([2, 3, 4, 7])), list(_runs(range(5, 10**7)))
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


def write_parts(
    path: Path,
    parts: Iterable[TextPart],
    keep_writing: Callable[[int], bool] = lambda _count: True,
) -> int:
    """Write the parts of a file, and return the sum of their counts.

    The file appears complete or not at all. ``keep_writing`` is called with the
    number written so far before the first part and after each; when it returns
    False, no file is written and 0 is returned.

    Raises:
        FormatError: the file cannot be written.
    """
    total = 0
    with atomic_writer(path) as file:
        if not keep_writing(0):
            raise WriteCancelled
        for count, text in parts:
            file.write(text.encode())
            total += count
            if count and not keep_writing(total):
                total = 0
                raise WriteCancelled
    return total


class ExportThread(QThread):
    """Writes a file in the background and reports how many solutions are written."""

    progressed = Signal(int)
    written = Signal(int)
    """The file is complete; how many solutions or figures it holds."""
    failed = Signal(object)
    """No file was written; why, as a :class:`CubewrightError`."""

    def __init__(
        self, path: Path, parts: Iterable[TextPart], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.path = path
        self._parts = parts
        self._stop = Event()

    def run(self) -> None:
        try:
            count = write_parts(self.path, self._parts, self._keep_writing)
        except CubewrightError as error:
            self.failed.emit(error)
        else:
            if not self._stop.is_set():
                self.written.emit(count)

    def stop(self) -> None:
        """Cancel, and leave no file."""
        self._stop.set()

    def _keep_writing(self, count: int) -> bool:
        self.progressed.emit(count)
        return not self._stop.is_set()
