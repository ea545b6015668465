"""The interface of every search: it runs in steps and can be stopped, saved and split."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from cubewright.model.cell import IntArray
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.search.stages import StageTable


class Search(ABC):
    """A search whose whole state lies in its own arrays between two steps."""

    @abstractmethod
    def step(self, budget: int) -> IntArray:
        """Search on for about ``budget`` mask tests and return the solutions met on the way.

        Returns a ``(k, pieces)`` int32 array of option ids, ascending in each
        row. A step may end early, when its buffer of solutions is full.
        """

    @property
    @abstractmethod
    def cover(self) -> CoverProblem:
        """The problem as it is searched, its breaker included."""

    @property
    @abstractmethod
    def finished(self) -> bool:
        """Whether nothing is left to search."""

    @property
    @abstractmethod
    def remaining(self) -> float:
        """The share of the whole tree that is left to search, 1 to 0; parts of a split add up."""

    @property
    @abstractmethod
    def stages(self) -> StageTable:
        """What has been explored and kept so far."""

    @abstractmethod
    def state(self) -> dict[str, Any]:
        """Where the search stands: numbers, text, lists and mappings, ready for JSON."""

    @abstractmethod
    def restore(self, state: Mapping[str, Any]) -> None:
        """Go on from where another search of the same problem and settings stood.

        Raises :class:`CubewrightError` where the position does not fit.
        """

    def clone(self) -> Search | None:
        """A copy that shares nothing that changes; None where there can be none."""
        return None

    def split(self) -> Search | None:
        """Give half of what is left to a new search of the same kind; None if it is indivisible."""
        return None
