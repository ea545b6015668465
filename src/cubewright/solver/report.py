"""What a running solve says: one :class:`Prepared`, then news, then one :class:`Finished`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any

from cubewright.model.cell import IntArray
from cubewright.model.symmetry.group import Convention
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.search.stages import StageTable


@dataclass(frozen=True)
class Counts:
    """How many solutions have been found, in each convention at once.

    ``unique`` merges reflections only where the pieces allow it; where they do
    not, or where the figure has none, it equals ``rotations``.

    >>> Counts(11520, 480, 240).of(Convention.ROTATIONS)
    480
    """

    raw: int = 0
    rotations: int = 0
    unique: int = 0

    def of(self, convention: Convention) -> int:
        """The count in one convention."""
        count: int = getattr(self, convention.value)
        return count


class Outcome(Enum):
    """Why a solve has ended."""

    COMPLETE = "complete"
    LIMIT = "limit reached"
    STOPPED = "stopped"


@dataclass(frozen=True)
class Prepared:
    """The puzzle as items and options; ``cover.solution(row)`` decodes a row of solutions."""

    cover: CoverProblem


@dataclass(frozen=True)
class SolutionsFound:
    """New solutions in the request's convention: ``(k, pieces)`` int32, option ids ascending."""

    rows: IntArray


@dataclass(frozen=True)
class Progressed:
    """How far the search is.

    ``fraction`` of the search passed, 0 to 1, never falling; ``counts`` so
    far; ``stages`` a row a stage; ``seconds`` spent searching, pauses excluded.
    ``seconds_left`` and ``expected``, how many solutions there will be in the
    request's convention, are ranges, least and most, and None until known.
    ``by_frontier``: the cells are swept meanwhile, which ``fraction`` and
    ``seconds_left`` tell of; ``counts`` and ``stages`` are those of the search
    before and stand still until the end.
    """

    fraction: float
    counts: Counts
    stages: StageTable
    seconds: float
    seconds_left: tuple[float, float] | None = None
    expected: tuple[int, int] | None = None
    by_frontier: bool = False


@dataclass(frozen=True)
class Checkpoint:
    """Where a solve was left: what a new one of the same request needs to go on.

    ``state`` is plain numbers, text, lists and mappings, ready for JSON.
    ``listed`` is how many solutions had been reported, in the request's
    convention. All is told of the search alone: of a sweep nothing is kept.
    """

    state: Mapping[str, Any]
    counts: Counts
    seconds: float
    fraction: float
    listed: int


@dataclass(frozen=True)
class CheckpointReached:
    """Where the search stands, told because :meth:`Control.request_checkpoint` was called."""

    checkpoint: Checkpoint


@dataclass(frozen=True)
class Finished:
    """The end, with the last figures; with a checkpoint where something is left to search."""

    outcome: Outcome
    progress: Progressed
    checkpoint: Checkpoint | None = None


Report = Prepared | SolutionsFound | Progressed | CheckpointReached | Finished
