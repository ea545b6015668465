"""The result of a conversion, and the target file types."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from cubewright.formats.atomic import write_atomically
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.formats.project.file import write_project
from cubewright.formats.xmpuzzle import SUFFIX as XMPUZZLE_SUFFIX
from cubewright.model.placement_table import PlacementTable, RowBatches
from cubewright.model.project import Project
from cubewright.model.results import Placed, SolutionList
from cubewright.translation import mark


class CountedSolutions:
    """A list of solutions that calls ``on_written`` with the length of each batch read."""

    def __init__(
        self, rows: RowBatches, solutions: SolutionList, on_written: Callable[[int], None]
    ) -> None:
        self._rows = rows
        self._solutions = solutions
        self._on_written = on_written

    def __len__(self) -> int:
        return len(self._solutions)

    def __getitem__(self, index: int, /) -> Placed:
        return self._solutions[index]

    def __iter__(self) -> Iterator[Placed]:
        return iter(self._solutions)

    @property
    def table(self) -> PlacementTable:
        return self._rows.table

    @property
    def columns(self) -> int:
        """The maximum number of pieces of a solution."""
        return self._rows.columns

    def batches(self) -> Iterator[NDArray[Any]]:
        """Yield all rows in order, ``(k, columns)`` placement numbers."""
        for rows in self._rows.batches():
            yield rows
            self._on_written(len(rows))


def with_write_callback(project: Project, on_written: Callable[[int], None]) -> Project:
    """Return a project that calls ``on_written`` while its solutions are written to a new file.

    Each call passes the number of solutions written since the last call. An exception from
    ``on_written`` cancels the writing.
    """
    for index, problem in enumerate(project.problems):
        solutions = problem.results.solutions
        if isinstance(solutions, RowBatches):
            found = CountedSolutions(solutions, solutions, on_written)
            project = project.with_results(index, replace(problem.results, solutions=found))
    return project


FIG_SUFFIX, TOML_SUFFIX = ".fig", ".toml"


PUZZLE_FORMATS = {
    PROJECT_SUFFIX: mark("Cubewright project"),
    FIG_SUFFIX: mark("Figures with their pieces"),
    XMPUZZLE_SUFFIX: mark("BurrTools file"),
    TOML_SUFFIX: mark("Piece set"),
}
"""The title of the file type for each suffix of puzzle files."""


@dataclass(frozen=True)
class Conversion:
    """The content of the new file, and sentences about lost data.

    ``project`` is the content of a project file; its solutions are not in memory. ``problems`` are
    the indices of the project's problems in a BurrTools file; None for all.
    """

    content: bytes = b""
    losses: tuple[str, ...] = ()
    project: Project | None = None
    problems: tuple[int, ...] | None = None

    def write(self, path: Path, on_written: Callable[[int], None] = lambda _count: None) -> None:
        """Write the file; a complete file replaces an existing one.

        ``on_written`` receives the number of solutions written since the last call. If it raises
        ``WriteCancelled``, an existing file stays unchanged.

        Raises:
            FormatError: The file cannot be written, or is a project that another process
                has open.
        """
        if self.project is None:
            write_atomically(path, self.content)
        else:
            write_project(path, with_write_callback(self.project, on_written))
