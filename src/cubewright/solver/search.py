"""The one interface of every engine: a search that runs in steps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

from cubewright.errors import UnknownNameError
from cubewright.model.cell import CountArray, FloatArray, IntArray
from cubewright.registry import discover
from cubewright.solver.cover import CoverProblem


@dataclass(frozen=True)
class StageTable:
    """Per stage of a search, how many placements were explored and how many kept.

    Stage ``i`` (row ``i``, counted from 0) tries placements with ``i`` pieces
    laid already. ``explored`` and ``kept`` are ``(stages,)`` int64, and so is,
    for each rule of the engine, how many placements it ``cuts`` there. What is
    kept at the last stage are the solutions the search found, before copies by
    symmetry are merged. ``work`` is what a stage cost, in the engine's own unit
    (tests of one placement against another); times are shared out by it.
    """

    explored: CountArray
    kept: CountArray
    cuts: Mapping[str, CountArray] = field(default_factory=dict)
    work: CountArray | None = None

    @staticmethod
    def zeros(stages: int, rules: Iterable[str] = ()) -> StageTable:
        """A table of nothing searched yet, with a column for each rule that may cut a branch."""
        return StageTable(
            np.zeros(stages, np.int64),
            np.zeros(stages, np.int64),
            {rule: np.zeros(stages, np.int64) for rule in rules},
            np.zeros(stages, np.int64),
        )

    def copy(self) -> StageTable:
        """A table that a running search does not change any more."""
        return self + StageTable.zeros(len(self), self.cuts)

    def __add__(self, other: StageTable) -> StageTable:
        work = None
        if self.work is not None and other.work is not None:
            work = self.work + other.work
        return StageTable(
            self.explored + other.explored,
            self.kept + other.kept,
            {rule: cut + other.cuts[rule] for rule, cut in self.cuts.items()},
            work,
        )

    @property
    def total_work(self) -> int:
        """The work done over all stages; 0 where the engine does not tell."""
        return 0 if self.work is None else int(self.work.sum())

    def shares(self) -> FloatArray:
        """The share of the search's work done at each stage, ``(stages,)``; zeros at the start."""
        work = self.work if self.work is not None and self.work.any() else self.explored
        shares: FloatArray = work / max(1, int(work.sum()))
        return shares

    def __len__(self) -> int:
        return len(self.explored)

    @property
    def totals(self) -> tuple[int, int]:
        """Explored and kept, over all stages."""
        return int(self.explored.sum()), int(self.kept.sum())

    @property
    def calls(self) -> int:
        """How often a search that calls itself was called: at the root, and for what was kept."""
        return 1 + self.totals[1]

    @property
    def calls_to_go_on(self) -> int:
        """The calls but those that have all pieces laid and only tell of a solution."""
        return self.calls - (int(self.kept[-1]) if len(self) else 0)

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
    def position(self) -> dict[str, Any]:
        """Where the search stands: numbers, text, lists and mappings, ready for JSON."""

    @abstractmethod
    def go_to(self, position: Mapping[str, Any]) -> None:
        """Go on from where another search of the same problem and settings stood.

        Raises :class:`CubewrightError` where the position does not fit.
        """

    def twin(self) -> Search | None:
        """A copy that shares nothing that changes; None where there can be none."""
        return None

    def split(self) -> Search | None:
        """Give half of what is left to a new search of the same kind; None if it is indivisible."""
        return None


@dataclass(frozen=True)
class Setting:
    """Something about an engine that the user may choose.

    ``values`` are the choices, the first being the default. ``accepts`` admits
    further values of its own, such as an order of the pieces spelt out.
    """

    name: str
    title: str
    values: tuple[str, ...]
    explanation: str = ""
    accepts: Callable[[str], bool] | None = field(default=None, repr=False)


ON_OFF = ("on", "off")


@dataclass(frozen=True)
class Engine:
    """A formulation of the search.

    ``start`` makes a search of a cover problem with every setting given;
    :meth:`begin` is what to call. ``most_cells`` is the largest figure it
    takes, or None where there is no bound. An engine that ``takes_loose``
    searches problems that are not exact itself; the others are given each
    choice of pieces as an exact one (:mod:`cubewright.solver.choices`).
    """

    name: str
    title: str
    start: Callable[[CoverProblem, Mapping[str, str]], Search] = field(repr=False)
    explanation: str = ""
    settings: tuple[Setting, ...] = ()
    most_cells: int | None = None
    takes_loose: bool = False

    def begin(self, cover: CoverProblem, chosen: Mapping[str, str] | None = None) -> Search:
        """Start a search with some settings chosen, the others at their defaults.

        Raises :class:`UnknownNameError` for a setting or a value there is not.
        """
        return self.start(cover, self.complete(chosen or {}))

    def complete(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All settings, those not chosen at their defaults; raises :class:`UnknownNameError`."""
        known = {setting.name: setting for setting in self.settings}
        for name, value in chosen.items():
            if name not in known:
                raise UnknownNameError(f"setting of engine '{self.name}':", name, known)
            setting = known[name]
            if value not in setting.values and not (setting.accepts and setting.accepts(value)):
                raise UnknownNameError(f"value of setting '{name}':", value, setting.values)
        return {name: chosen.get(name, setting.values[0]) for name, setting in known.items()}


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
