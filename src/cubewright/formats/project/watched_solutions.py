"""Solutions of a project that report how many of them were written to another file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from numpy.typing import NDArray

from cubewright.model.placement_table import PlacementTable, RowBatches
from cubewright.model.project import Project
from cubewright.model.results import Placed, SolutionList


class WatchedSolutions:
    """A list of solutions that calls ``wrote`` with the length of each batch that was read."""

    def __init__(
        self, rows: RowBatches, solutions: SolutionList, wrote: Callable[[int], None]
    ) -> None:
        self._rows = rows
        self._solutions = solutions
        self._wrote = wrote

    def __len__(self) -> int:
        return len(self._solutions)

    def __getitem__(self, index: int, /) -> Placed:
        return self._solutions[index]

    def __iter__(self) -> Iterator[Placed]:
        return iter(self._solutions)

    @property
    def table(self) -> PlacementTable:
        """The placements that the rows refer to."""
        return self._rows.table

    @property
    def columns(self) -> int:
        """The largest number of pieces of a solution."""
        return self._rows.columns

    def batches(self) -> Iterator[NDArray[Any]]:
        """Yield all rows in order, ``(k, columns)`` placement numbers."""
        for rows in self._rows.batches():
            yield rows
            self._wrote(len(rows))


def watched(project: Project, wrote: Callable[[int], None]) -> Project:
    """Return a project that calls ``wrote`` while its solutions are written to a new file.

    Each call has the number of solutions written since the call before. An
    exception that ``wrote`` raises ends the writing.
    """
    for index, problem in enumerate(project.problems):
        solutions = problem.results.solutions
        if isinstance(solutions, RowBatches):
            found = WatchedSolutions(solutions, solutions, wrote)
            project = project.with_results(index, replace(problem.results, solutions=found))
    return project
