"""The stage table: what a search explored and kept at each stage."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import numpy as np

from cubewright.model.cell import CountArray, FloatArray


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
    def nodes_visited(self) -> int:
        """How often a search that calls itself was called: at the root, and for what was kept."""
        return 1 + self.totals[1]

    @property
    def nodes_before_solutions(self) -> int:
        """The calls but those that have all pieces laid and only tell of a solution."""
        return self.nodes_visited - (int(self.kept[-1]) if len(self) else 0)

    def __str__(self) -> str:
        """The source documents' own form."""
        lines = ["Possibilities (explored, kept) at each stage:"]
        lines += [f"  ({e},{k})" for e, k in zip(self.explored, self.kept, strict=True)]
        explored, kept = self.totals
        lines.append(f"Total possibilities explored: {explored}")
        lines.append(f"Total possibilities kept: {kept}")
        return "\n".join(lines)
