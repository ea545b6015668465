"""How far a solve is and what is still to come, as it is told: never falling, in ranges."""

from __future__ import annotations

from cubewright.model.symmetry.group import Convention
from cubewright.solver.report import Counts, Progressed
from cubewright.solver.search.estimator import Range, TreeEstimate
from cubewright.solver.search.interface import Search
from cubewright.solver.search.parallel_search import ParallelSearch
from cubewright.solver.search.stages import StageTable

SECONDS_TO_PACE = 0.05
"""How long a search must have gone on before its pace is known."""
EARLY = 0.03
"""The most that is told to be done before anything is known of what is to come."""


class ProgressEstimate:
    """Makes a :class:`Progressed` of where a search stands.

    ``fraction`` and ``seconds`` are those of a checkpoint that it goes on from.
    """

    def __init__(
        self, search: Search, convention: Convention, fraction: float = 0.0, seconds: float = 0.0
    ) -> None:
        self._search = search
        self._convention = convention
        self._fraction = fraction
        self._seconds, self._work_then = seconds, search.stages.total_work
        self._whole: TreeEstimate | None = None

    def progressed(self, counts: Counts, seconds: float) -> Progressed:
        """What to tell now, with so many solutions counted, after so many seconds in all."""
        stages = self._search.stages
        if self._search.finished:
            self._fraction = 1.0
            return Progressed(1.0, counts, stages, seconds)
        if not isinstance(self._search, ParallelSearch) or not self._search.foresees:
            self._fraction = max(self._fraction, 1 - self._search.remaining)
            return Progressed(self._fraction, counts, stages, seconds)
        whole = self._search.whole
        if whole is None:
            self._fraction = max(self._fraction, EARLY * (1 - self._search.remaining))
            return Progressed(self._fraction, counts, stages, seconds)
        if self._whole is not None:
            whole = TreeEstimate(*map(narrow, self._whole, whole))
        self._whole = whole
        done = stages.total_work
        self._fraction = max(self._fraction, min(1.0, done / max(1.0, whole.work.likely)))
        return Progressed(
            self._fraction,
            counts,
            stages,
            seconds,
            self._seconds_left(whole.work, done, seconds),
            self._expected(whole.solutions, counts, stages),
        )

    def _seconds_left(self, work: Range, done: int, seconds: float) -> tuple[float, float] | None:
        gone, worked = seconds - self._seconds, done - self._work_then
        if gone < SECONDS_TO_PACE or not worked:
            return None
        pace = gone / worked
        return max(0.0, work.low - done) * pace, max(0.0, work.high - done) * pace

    def _expected(
        self, solutions: Range, counts: Counts, stages: StageTable
    ) -> tuple[int, int] | None:
        met = int(stages.kept[-1])
        found = counts.of(self._convention)
        if not found:
            return None
        # The same solution may be met in several positions, or one stand for several.
        each = found / met
        return max(found, round(solutions.low * each)), max(found, round(solutions.high * each))


def narrow(before: Range, now: Range) -> Range:
    """What is known now, no wider than before; unless what is likely now was thought not to be.

    >>> narrow(Range(2, 5, 10), Range(1, 4, 8))
    Range(low=2, likely=4, high=8)
    >>> narrow(Range(2, 5, 10), Range(9, 12, 16))
    Range(low=9, likely=12, high=16)
    """
    if not before.low <= now.likely <= before.high:
        return now
    return Range(max(before.low, now.low), now.likely, min(before.high, now.high))
