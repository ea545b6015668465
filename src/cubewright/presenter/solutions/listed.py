"""Data of a list's solutions for filters, orders and columns."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from cubewright.model.cell import IntArray
from cubewright.model.placement_table import PlacementTable
from cubewright.model.results import SolutionMark
from cubewright.presenter.solutions.filters import symmetry_order
from cubewright.presenter.solutions.marks import MarkedRows
from cubewright.presenter.solutions.rows import SolutionRows
from cubewright.presenter.solutions.selection import SortKey
from cubewright.presenter.taking_apart.analyses import Analyses
from cubewright.presenter.taking_apart.known import KnownAnalysis

SYMMETRY_BATCH = 4096
"""The number of solutions whose symmetry is checked at once, in a few milliseconds."""


@dataclass(eq=False)
class ListedSolutions:
    """The solutions of a list, which may grow.

    ``images`` are the images of each placement under each symmetry, as in ``own_images``.
    ``has_choice``: solutions can differ in the pieces that they use.
    """

    rows: SolutionRows
    images: IntArray
    has_choice: bool = True

    def __post_init__(self) -> None:
        self.marks = MarkedRows(lambda: self.table)
        """The user's marks of the solutions."""
        self.analyses = Analyses(self.table.puzzle.figure.lattice)
        """The analyses of the solutions."""
        self._searched = 0
        """The number of solutions whose symmetry was checked."""
        self._has_symmetry = False

    @property
    def table(self) -> PlacementTable:
        return self.rows.table

    @property
    def length(self) -> int:
        return len(self.rows)

    def row(self, index: int) -> IntArray:
        """Return the placements of a solution, by its index, counted from 0."""
        return self.rows.row(index)

    def solution(self, index: int) -> ListedSolution:
        return ListedSolution(self, index)

    @cached_property
    def symmetry_order(self) -> SortKey:
        """The number of symmetries of each solution, the identity included."""
        return symmetry_order(self.images)

    @property
    def has_symmetry(self) -> bool:
        """Whether one of the solutions checked so far is symmetrical.

        Until one is found, each use checks :data:`SYMMETRY_BATCH` further solutions.
        """
        if self.is_symmetry_open:
            first = self._searched
            self._searched = min(first + SYMMETRY_BATCH, self.length)
            parts = self.rows.parts(first, self._searched)
            self._has_symmetry = any((self.symmetry_order(rows) > 1).any() for rows in parts)
        return self._has_symmetry

    @property
    def is_symmetry_open(self) -> bool:
        """Whether no symmetrical solution is found yet, and some solutions are not checked."""
        return not self._has_symmetry and self._searched < self.length


@dataclass(frozen=True, eq=False, slots=True)
class ListedSolution:
    """A solution of a list, by its index, counted from 0."""

    listed: ListedSolutions
    index: int

    @property
    def row(self) -> IntArray:
        return self.listed.row(self.index)

    @property
    def mark(self) -> SolutionMark | None:
        """The user's mark of the solution, if any."""
        return self.listed.marks.of(self.row)

    @property
    def known(self) -> KnownAnalysis:
        """The result of the solution's analysis."""
        return self.listed.analyses.of(self.index)

    @property
    def is_symmetrical(self) -> bool:
        """Whether more than one symmetry maps the solution onto itself."""
        return bool(self.listed.symmetry_order(self.row[None])[0] > 1)
