"""What a search explored and kept, as numbers that a chart or a table shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cubewright.model.cell import CountArray, FloatArray


@dataclass(frozen=True)
class SearchStatistics:
    """The numbers of a search at each of its stages, in arrays ``(stages,)``.

    ``explored`` and ``kept`` are the placements tried and those that were possible, int64,
    ``cuts`` those that each rule rejected, and ``seconds`` the time of each stage, float64, None
    if it is unknown. ``name`` is that of the run; ``puzzle`` that of its puzzle and ``outcome``
    how it ended, in words, are "" if unknown. ``colour`` is ``#rrggbb``, "" for one of the scheme.
    """

    name: str
    explored: CountArray
    kept: CountArray
    cuts: Mapping[str, CountArray] = field(default_factory=dict)
    seconds: FloatArray | None = None
    puzzle: str = ""
    outcome: str = ""
    colour: str = ""
