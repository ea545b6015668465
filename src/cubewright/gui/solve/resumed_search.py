"""A search read from a file, with the solutions saved with it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from cubewright.formats.searches.file import SavedSearch
from cubewright.formats.searches.rows import Rows, read_rows, rows_path
from cubewright.presenter.files.saved_search import resumed_search


@dataclass(frozen=True, eq=False)
class ResumedSearch:
    """A search to resume, and its solutions as rows of option ids."""

    path: Path
    saved: SavedSearch
    rows: Rows = field(repr=False)

    @property
    def first(self) -> int:
        """The number of solutions that were found but are not in the file."""
        return self.saved.listed - len(self.rows)


def read_resumed_search(path: Path) -> ResumedSearch:
    """Read a search; raises :class:`CubewrightError` if it cannot be resumed."""
    saved = resumed_search(path)
    rows: Rows = np.zeros((0, 1), np.int16)
    if rows_path(path).exists():
        rows = read_rows(rows_path(path), saved.problem, saved.listed)
    return ResumedSearch(path, saved, rows)
