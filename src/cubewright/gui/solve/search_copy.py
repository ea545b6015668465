"""A snapshot of a search, to be written to files in the background."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cubewright.formats.searches.file import write_search
from cubewright.formats.searches.rows import RowsHead, append_rows, rows_path, write_rows
from cubewright.gui.solutions.list.store import SolutionStore
from cubewright.presenter.files.saved_search import problem_digest, saved_search
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Checkpoint
from cubewright.solver.request import SolveRequest


@dataclass(frozen=True)
class SearchCopy:
    """A checkpoint of a search, with the solutions listed up to it.

    ``first`` solutions had been listed before the first one in ``store``. The
    store may have grown since. Without a store, no solutions are written.
    """

    request: SolveRequest
    cover: CoverProblem
    checkpoint: Checkpoint
    store: SolutionStore | None
    first: int

    @property
    def count(self) -> int:
        """The number of solutions to write."""
        return 0 if self.store is None else self.checkpoint.listed - self.first

    def write(self, path: Path) -> None:
        """Write the search, and its solutions to a second file; raises :class:`FormatError`."""
        if self.store is not None and self.count:
            write_rows(rows_path(path), self._head(), self.store.parts(0, self.count))
        else:
            rows_path(path).unlink(missing_ok=True)
        self._write_search(path)

    def append(self, path: Path, written: int) -> None:
        """Update an earlier copy that already holds the first ``written`` solutions."""
        if self.store is not None and self.count > written:
            parts = self.store.parts(written, self.count)
            append_rows(rows_path(path), self._head(), written, parts)
        self._write_search(path)

    def _write_search(self, path: Path) -> None:
        write_search(path, saved_search(self.request, self.cover, self.checkpoint))

    def _head(self) -> RowsHead:
        cover = self.cover
        return RowsHead(problem_digest(cover), self.first, cover.piece_count, len(cover.masks))
