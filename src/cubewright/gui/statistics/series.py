"""What the chart shows of one run."""

from __future__ import annotations

from dataclasses import dataclass

from cubewright.solver.search.stages import StageTable


@dataclass(frozen=True)
class Series:
    """The bars of one run; ``index`` selects their colour."""

    name: str
    stages: StageTable
    index: int = 0
