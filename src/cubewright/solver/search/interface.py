"""The interface of every search: steps, stopping, saving and splitting."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any

from cubewright.model.cell import IntArray
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.search.stages import StageTable

MAX_BUDGET = 1 << 40
"""The maximum budget of a step. Steps that end immediately would raise it without bound."""


class Search(ABC):
    """A search whose whole state is in its own arrays between two steps."""

    @abstractmethod
    def step(self, budget: int) -> IntArray:
        """Search for about ``budget`` mask tests and return the solutions found.

        Returns a ``(k, pieces)`` int32 array of option ids, in ascending order in each row. A step
        ends early when its buffer of solutions is full.
        """

    @property
    @abstractmethod
    def cover(self) -> CoverProblem:
        """The problem of this search, with its symmetry-breaking piece."""

    @property
    @abstractmethod
    def finished(self) -> bool:
        """Whether the search is complete."""

    @property
    @abstractmethod
    def share_left(self) -> float:
        """The share of the whole tree left to search, from 1 to 0.

        The share of a search equals the sum of both shares after a :meth:`split`.
        """

    @property
    @abstractmethod
    def stages(self) -> StageTable:
        """The numbers of placements explored and kept so far."""

    @abstractmethod
    def state(self) -> dict[str, Any]:
        """Return the position of the search: numbers, text, lists and mappings, ready for JSON."""

    @abstractmethod
    def restore(self, state: Mapping[str, Any]) -> None:
        """Continue from the state of another search of the same problem and settings.

        Raises:
            CubewrightError: The state does not fit this search.

        """

    def prepare_to_restore(self, state: Mapping[str, Any]) -> None:  # noqa: B027 — optional
        """Change to the search that an earlier version would have started, if it saved the state.

        The search must not have started. ``state`` may come from a parallel search.
        """

    def clone(self) -> Search | None:
        """Return a copy without shared mutable data, or None if the search cannot be copied."""
        return None

    def split(self) -> Search | None:
        """Give half of the untried work to a new search; None if the work is indivisible."""
        return None


def next_budget(budget: int, worked: int, spent: float, seconds: float) -> int:
    """Return a budget for a step of about ``seconds``, changed by at most a factor of 4.

    ``worked`` and ``spent`` are the mask tests and seconds of the previous step, whose budget was
    ``budget``. A step with a full solution buffer ends before its budget is spent. The speed is
    therefore computed from the work done, if the engine counts it (not 0).
    """
    speed = (worked or budget) / max(spent, 1e-6)
    return int(min(4 * budget, max(budget / 4, 1000, speed * seconds), MAX_BUDGET))
