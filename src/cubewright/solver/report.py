"""The reports of a running solve.

Any number of :class:`Preparing` come first, then :class:`Prepared`. The last report is
:class:`Finished`. A solve that is stopped during preparation reports no :class:`Prepared`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from cubewright.model.cell import IntArray
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.search.stages import StageTable
from cubewright.translation import mark


@dataclass(frozen=True)
class Counts:
    """The number of solutions found, in every convention.

    ``unique`` merges mirror images if both are solutions. This count equals ``rotations`` if the
    figure has no reflection, or if all pieces are used and the set is not its own mirror image.

    Forbidden cells and pre-placed pieces can break symmetries of the figure. The counts merge
    solutions only by the remaining symmetries. The ``figure_`` counts merge them by all symmetries
    of the figure. They are None if no symmetry is broken, or if they were not counted;
    ``breaks_symmetry`` distinguishes the two cases.

    >>> Counts(11520, 480, 240).of(Convention.ROTATIONS)
    480
    """

    raw: int = 0
    rotations: int = 0
    unique: int = 0
    figure_rotations: int | None = field(default=None, compare=False)
    figure_unique: int | None = field(default=None, compare=False)
    breaks_symmetry: bool = field(default=False, compare=False)

    def of(self, convention: Convention, up_to: UpTo = UpTo.PUZZLE) -> int:
        """Return the count in one convention, up to the symmetries of the puzzle or the figure.

        >>> counts = Counts(10_278, 3_426, 1_713, 480, 240, breaks_symmetry=True)
        >>> counts.of(Convention.UNIQUE), counts.of(Convention.UNIQUE, UpTo.FIGURE)
        (1713, 240)
        """
        of_figure = self.count_up_to_figure_symmetry(convention) if up_to is UpTo.FIGURE else None
        count: int = getattr(self, convention.value) if of_figure is None else of_figure
        return count

    def count_up_to_figure_symmetry(self, convention: Convention) -> int | None:
        """Return the count up to the figure's symmetries in one convention, or None."""
        by_figure = {
            Convention.ROTATIONS: self.figure_rotations,
            Convention.UNIQUE: self.figure_unique,
        }
        return by_figure.get(convention)


class Outcome(Enum):
    """The reason why a solve ended."""

    COMPLETE = mark("complete")
    LIMIT = mark("limit reached")
    STOPPED = mark("stopped")


@dataclass(frozen=True)
class Preparing:
    """The completed share of the preparation, 0 to 1; for large puzzles only."""

    fraction: float


@dataclass(frozen=True)
class Prepared:
    """The puzzle as items and options; ``cover.solution(row)`` decodes a row of option ids.

    ``handed_over`` is a sentence about the engine that replaces the chosen engine, if the figure is
    too large for it; else empty.
    """

    cover: CoverProblem
    handed_over: str = ""


@dataclass(frozen=True)
class SolutionsFound:
    """New solutions in the request's convention: ``rows`` is ``(k, pieces)`` int32.

    Each row contains option ids in ascending order. If a solution uses fewer pieces than the puzzle
    has, the row ends with the number of options.
    """

    rows: IntArray


@dataclass(frozen=True)
class Progressed:
    """The progress of a solve.

    - ``fraction``: the completed share of the search, 0 to 1; never falls.
    - ``counts``: the solutions found so far.
    - ``stages``: the placements explored and kept so far, one row per stage.
    - ``seconds``: the time spent searching, without pauses.
    - ``seconds_left``: the estimated time left as (minimum, maximum), or None
      while it is unknown.
    - ``expected``: the estimated final number of solutions in the request's
      convention as (minimum, maximum), or None while it is unknown.
    - ``by_frontier``: frontier dynamic programming counts the solutions. In this case, ``fraction``
      and ``seconds_left`` describe this count; ``counts`` and ``stages`` belong to the search
      before it, and do not change until the count ends.
    - ``engine``: the name of the searching engine, which ``automatic`` may have
      chosen; empty if unknown.
    - ``cpu_seconds``: the processor time of all threads spent searching; None if unknown because
      the search was resumed from a file without it.
    - ``count_seconds``: for a search that lists solutions, the estimated time in which
      counting alone gives their number, as (minimum, maximum). None if unknown,
      or longer than the search still needs.
    - ``notes``: events of a cluster's workers, a sentence each.
    - ``messages``: sentences about the place of the count (here or on workers).
    """

    fraction: float
    counts: Counts
    stages: StageTable
    seconds: float
    seconds_left: tuple[float, float] | None = None
    expected: tuple[int, int] | None = None
    by_frontier: bool = False
    engine: str = ""
    cpu_seconds: float | None = None
    count_seconds: tuple[float, float] | None = None
    notes: tuple[str, ...] = ()
    messages: tuple[str, ...] = ()


COUNTED_PARTS = "counted_parts"
"""The key of the parts of a count that workers have finished, in the state of a search."""


@dataclass(frozen=True)
class Checkpoint:
    """The data that a new solve of the same request needs to resume.

    ``state`` consists of numbers, text, lists and mappings, ready for JSON. ``seconds``,
    ``fraction`` and ``cpu_seconds`` are as in :class:`Progressed`. ``listed`` is the number of
    solutions already reported, in the request's convention. A checkpoint describes the search, and
    the parts of a frontier count that workers have finished. ``engine`` is the name of the engine
    that resumes the search; empty for the request's engine.
    """

    state: Mapping[str, Any]
    counts: Counts
    seconds: float
    fraction: float
    listed: int
    engine: str = ""
    cpu_seconds: float | None = None
    count_seconds: tuple[float, float] | None = None

    @property
    def continues_count(self) -> bool:
        """Whether a resumed count skips parts that workers have already counted."""
        return COUNTED_PARTS in self.state


@dataclass(frozen=True)
class CheckpointReached:
    """A checkpoint requested by :meth:`Control.request_checkpoint`."""

    checkpoint: Checkpoint


@dataclass(frozen=True)
class Finished:
    """The end of a solve, with a checkpoint if the search is incomplete.

    A new solve that is stopped during preparation has no checkpoint.
    ``reason``: the cause of a search's failure; empty if it did not fail.
    """

    outcome: Outcome
    progress: Progressed
    checkpoint: Checkpoint | None = None
    reason: str = ""


Report = Preparing | Prepared | SolutionsFound | Progressed | CheckpointReached | Finished
