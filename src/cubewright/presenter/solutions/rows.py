"""The protocol of a list of solutions, in memory or in a project file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, runtime_checkable

from numpy.typing import NDArray

from cubewright.model.cell import IntArray
from cubewright.model.placement_table import PlacementTable
from cubewright.model.solution import Solution


@runtime_checkable
class SolutionRows(Protocol):
    """Solutions as rows of placement numbers, in the order found, counted from 0.

    The window's store of a running search and the
    :class:`~cubewright.formats.project.solutions.ProjectSolutions` of a project file implement it.
    A row with fewer pieces than columns ends with ``len(table)``.
    """

    @property
    def table(self) -> PlacementTable:
        """The table of placements to which the rows refer, with the solved puzzle."""

    def __len__(self) -> int:
        """Return the number of solutions so far."""

    def row(self, index: int) -> IntArray:
        """Return the placement numbers of a solution, in ascending order.

        Raises:
            IndexError: The list contains fewer solutions.
        """

    def parts(self, first: int, last: int) -> Iterator[NDArray[Any]]:
        """Yield the rows from ``first`` up to ``last`` in ``(k, columns)`` arrays."""

    def solution(self, index: int) -> Solution:
        """Return a solution."""

    def cell_owners(self, index: int) -> list[int]:
        """Return, for each cell, the index in the row of the placement that fills it, or -1."""

    def colours(self, index: int) -> list[str]:
        """Return the colours of the pieces of a row."""
