"""The one interface of every engine: a search that runs in steps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

import numpy as np

from cubewright.errors import UnknownNameError
from cubewright.model.cell import CountArray, IntArray
from cubewright.registry import discover
from cubewright.solver.cover import CoverProblem


@dataclass(frozen=True)
class StageTable:
    """Per stage of a search, how many placements were explored and how many kept.

    Stage ``i`` (row ``i``, counted from 0) tries placements with ``i`` pieces
    laid already. ``explored`` and ``kept`` are ``(stages,)`` int64. What is
    kept at the last stage are the solutions the search found, before copies by
    symmetry are merged.
    """

    explored: CountArray
    kept: CountArray

    @staticmethod
    def zeros(stages: int) -> StageTable:
        """A table of nothing searched yet."""
        return StageTable(np.zeros(stages, np.int64), np.zeros(stages, np.int64))

    def __add__(self, other: StageTable) -> StageTable:
        return StageTable(self.explored + other.explored, self.kept + other.kept)

    def __len__(self) -> int:
        return len(self.explored)

    @property
    def totals(self) -> tuple[int, int]:
        """Explored and kept, over all stages."""
        return int(self.explored.sum()), int(self.kept.sum())

    def __str__(self) -> str:
        """The source documents' own form."""
        lines = ["Possibilities (explored, kept) at each stage:"]
        lines += [f"  ({e},{k})" for e, k in zip(self.explored, self.kept, strict=True)]
        explored, kept = self.totals
        lines.append(f"Total possibilities explored: {explored}")
        lines.append(f"Total possibilities kept: {kept}")
        return "\n".join(lines)


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

    def split(self) -> Search | None:
        """Give half of what is left to a new search of the same kind; None if it is indivisible."""
        return None


@dataclass(frozen=True)
class Engine:
    """A formulation of the search: ``start`` makes one for a cover problem."""

    name: str
    title: str
    start: Callable[[CoverProblem], Search] = field(repr=False)
    most_cells: int | None = None
    """The largest figure it takes, or None where there is no bound."""


@cache
def engines() -> dict[str, Engine]:
    """Every engine there is, by name."""
    return discover("cubewright.solver.engines", Engine)


def engine(name: str) -> Engine:
    """The engine of a name; raises :class:`UnknownNameError`."""
    try:
        return engines()[name]
    except KeyError:
        raise UnknownNameError("engine", name, engines()) from None
