"""The stage table: the placements explored and kept at each stage of a search."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import numpy as np

from cubewright.model.cell import CountArray, FloatArray


@dataclass(frozen=True)
class StageTable:
    """The number of placements explored and kept at each stage of a search.

    At stage ``i``, counted from 0, ``i`` pieces are already placed. All arrays are ``(stages,)``
    int64:

    - ``explored``: placements tried;
    - ``kept``: possible placements. At the last stage these are the
      solutions found, before symmetric solutions are merged;
    - ``cuts``: for each rule of the engine, the placements it rejected;
    - ``work``: mask tests (of one placement against another), for dividing the time
      among the stages. None if the engine does not count them.

    The table equals the table in "A Better Sort of Input".
    """

    explored: CountArray
    kept: CountArray
    cuts: Mapping[str, CountArray] = field(default_factory=dict)
    work: CountArray | None = None

    @staticmethod
    def zeros(stages: int, rules: Iterable[str] = ()) -> StageTable:
        """Return a table of zeros, with a column for each rule that may cut a branch."""
        return StageTable(
            np.zeros(stages, np.int64),
            np.zeros(stages, np.int64),
            {rule: np.zeros(stages, np.int64) for rule in rules},
            np.zeros(stages, np.int64),
        )

    def copy(self) -> StageTable:
        """Return an independent snapshot."""
        return self + StageTable.zeros(len(self), self.cuts)

    def __add__(self, other: StageTable) -> StageTable:
        work = None
        if self.work is not None and other.work is not None:
            work = self.work + other.work
        # Searches of different choices of pieces can have different rules.
        cuts = {rule: cut.copy() for rule, cut in self.cuts.items()}
        for rule, cut in other.cuts.items():
            cuts[rule] = cuts[rule] + cut if rule in cuts else cut.copy()
        return StageTable(self.explored + other.explored, self.kept + other.kept, cuts, work)

    def __sub__(self, part: StageTable) -> StageTable:
        """Return the difference from an earlier table."""
        work = None
        if self.work is not None and part.work is not None:
            work = self.work - part.work
        cuts = {rule: cut - part.cuts.get(rule, 0) for rule, cut in self.cuts.items()}
        return StageTable(self.explored - part.explored, self.kept - part.kept, cuts, work)

    @property
    def total_work(self) -> int:
        """The work of all stages in mask tests; 0 if the engine does not count it."""
        return 0 if self.work is None else int(self.work.sum())

    def shares(self) -> FloatArray:
        """Return each stage's share of the work, ``(stages,)`` float64; zeros before the start."""
        work = self.work if self.work is not None and self.work.any() else self.explored
        shares: FloatArray = work / max(1, int(work.sum()))
        return shares

    def __len__(self) -> int:
        return len(self.explored)

    @property
    def totals(self) -> tuple[int, int]:
        return int(self.explored.sum()), int(self.kept.sum())

    @property
    def nodes_visited(self) -> int:
        """The number of nodes of the search tree: the root, and one per kept placement."""
        return 1 + self.totals[1]

    @property
    def nodes_before_solutions(self) -> int:
        """The number of visited nodes at which pieces are left to place; excludes solutions."""
        return self.nodes_visited - (int(self.kept[-1]) if len(self) else 0)

    def __str__(self) -> str:
        """Return the table in the format of the source documents."""
        lines = ["Possibilities (explored, kept) at each stage:"]
        lines += [f"  ({e},{k})" for e, k in zip(self.explored, self.kept, strict=True)]
        explored, kept = self.totals
        lines.append(f"Total possibilities explored: {explored}")
        lines.append(f"Total possibilities kept: {kept}")
        return "\n".join(lines)
