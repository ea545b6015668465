"""A search as it stands, to be written down out of the window's way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal

from cubewright.errors import CubewrightError
from cubewright.formats.searches.file import write_search
from cubewright.formats.searches.rows import RowsHead, append_rows, rows_path, write_rows
from cubewright.gui.solutions.store import SolutionStore
from cubewright.presenter.saved_search import problem_digest, saved_search
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Checkpoint
from cubewright.solver.request import SolveRequest


@dataclass(frozen=True)
class SearchCopy:
    """Where a search stands, and the solutions that it has listed until there.

    ``first`` solutions were listed before the first of the ``store``, which may
    have grown since; without a store none is kept.
    """

    request: SolveRequest
    cover: CoverProblem
    checkpoint: Checkpoint
    store: SolutionStore | None
    first: int

    @property
    def count(self) -> int:
        """How many solutions are kept with it."""
        return 0 if self.store is None else self.checkpoint.listed - self.first

    def write(self, path: Path) -> None:
        """Write it anew, the solutions beside it; raises :class:`FormatError`."""
        if self.store is not None and self.count:
            write_rows(rows_path(path), self._head(), self.store.parts(0, self.count))
        else:
            rows_path(path).unlink(missing_ok=True)
        self._write_search(path)

    def write_further(self, path: Path, already: int) -> None:
        """Write it where an earlier copy with so many solutions is; they are not written again."""
        if self.store is not None and self.count > already:
            parts = self.store.parts(already, self.count)
            append_rows(rows_path(path), self._head(), already, parts)
        self._write_search(path)

    def _write_search(self, path: Path) -> None:
        write_search(path, saved_search(self.request, self.cover, self.checkpoint))

    def _head(self) -> RowsHead:
        cover = self.cover
        return RowsHead(problem_digest(cover), self.first, cover.piece_count, len(cover.masks))


class WritingThread(QThread):
    """Does one piece of writing to a path, and tells that it is done or what is against it.

    Connect its signals to methods of objects of the window's thread alone: anything
    else would be called in this one.
    """

    written = Signal(object)
    """The path."""
    failed = Signal(object, object)
    """The path, and why nothing was written: a :class:`CubewrightError`."""

    def __init__(
        self, path: Path, write: Callable[[Path], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.path = path
        self.error: CubewrightError | None = None
        self._write = write

    def run(self) -> None:
        try:
            self._write(self.path)
        except CubewrightError as error:
            self.error = error
            self.failed.emit(self.path, error)
        else:
            self.written.emit(self.path)
