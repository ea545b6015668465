"""Progress for display: a fraction that never falls, and narrowing ranges."""

from __future__ import annotations

from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.solver.report import Counts, Progressed
from cubewright.solver.search.estimator import Range, TreeEstimate
from cubewright.solver.search.interface import Search
from cubewright.solver.search.parallel_search import ParallelSearch
from cubewright.solver.search.stages import StageTable

MIN_SECONDS_FOR_PACE = 0.05
"""The minimum time from which a search's speed is computed."""
MAX_EARLY_FRACTION = 0.03
"""The largest fraction reported before the search has a size estimate."""


class ProgressEstimate:
    """The progress of a search, computed from its position.

    ``fraction`` and ``seconds`` are the values in the checkpoint from which it resumed, if any.
    """

    def __init__(
        self,
        search: Search,
        convention: Convention,
        fraction: float = 0.0,
        seconds: float = 0.0,
        up_to: UpTo = UpTo.PUZZLE,
    ) -> None:
        self._search = search
        self._convention, self._up_to = convention, up_to
        self._fraction = fraction
        self._start_seconds, self._start_work = seconds, search.stages.total_work
        self._estimate: TreeEstimate | None = None

    def update(self, counts: Counts, seconds: float) -> Progressed:
        """Return the progress; ``counts`` and ``seconds`` are totals since the first start."""
        stages = self._search.stages
        if self._search.finished:
            self._fraction = 1.0
            return Progressed(1.0, counts, stages, seconds)
        if not isinstance(self._search, ParallelSearch) or not self._search.can_estimate:
            self._fraction = max(self._fraction, 1 - self._search.share_left)
            return Progressed(self._fraction, counts, stages, seconds)
        estimate = self._search.estimate
        if estimate is None:
            early = MAX_EARLY_FRACTION * (1 - self._search.share_left)
            self._fraction = max(self._fraction, early)
            return Progressed(self._fraction, counts, stages, seconds)
        if self._estimate is not None:
            estimate = TreeEstimate(*map(narrow, self._estimate, estimate))
        self._estimate = estimate
        done = stages.total_work
        self._fraction = max(self._fraction, min(1.0, done / max(1.0, estimate.work.likely)))
        if not self._search.shows_ranges:
            return Progressed(self._fraction, counts, stages, seconds)
        return Progressed(
            self._fraction,
            counts,
            stages,
            seconds,
            self._seconds_left(estimate.work, done, seconds),
            self._expected(estimate.solutions, counts, stages),
        )

    def _seconds_left(self, work: Range, done: int, seconds: float) -> tuple[float, float] | None:
        spent, worked = seconds - self._start_seconds, done - self._start_work
        if spent < MIN_SECONDS_FOR_PACE or not worked:
            return None
        pace = spent / worked
        return max(0.0, work.low - done) * pace, max(0.0, work.high - done) * pace

    def _expected(
        self, solutions: Range, counts: Counts, stages: StageTable
    ) -> tuple[int, int] | None:
        met = int(stages.kept[-1])
        found = counts.of(self._convention, self._up_to)
        if not found or not met:
            return None
        # A search may meet several images of one solution, or one image of several solutions.
        per_met = found / met
        return (
            max(found, round(solutions.low * per_met)),
            max(found, round(solutions.high * per_met)),
        )


def narrow(before: Range, now: Range) -> Range:
    """Return the new range, restricted to the previous range.

    If the new likely value lies outside the previous range, that range was wrong
    and the new range is returned unchanged.

    >>> narrow(Range(2, 5, 10), Range(1, 4, 8))
    Range(low=2, likely=4, high=8)
    >>> narrow(Range(2, 5, 10), Range(9, 12, 16))
    Range(low=9, likely=12, high=16)
    """
    if not before.low <= now.likely <= before.high:
        return now
    return Range(max(before.low, now.low), now.likely, min(before.high, now.high))
