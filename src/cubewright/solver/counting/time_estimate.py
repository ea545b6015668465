"""Estimate the time that frontier counts will take from the work that each needs."""

from __future__ import annotations

from collections.abc import Sequence

from cubewright.solver.progress import MIN_SECONDS_FOR_PACE
from cubewright.solver.search.estimator import Range

LATE_ERROR, EARLY_ERROR = 1.5, 0.05
"""The estimate for the current count may be wrong by the factor LATE_ERROR + EARLY_ERROR / done,
where done is the share of its work that is done."""
OTHER_ERROR = 3.0
"""The estimate for later counts, from the pace of the current one, may be wrong by this factor."""


class TimeEstimate:
    """Measures the pace of counts that run one after another.

    ``works`` is the work of each count, all in the same unit.
    """

    def __init__(self, works: Sequence[float]) -> None:
        self._works = works
        self._current = -1
        self._done = self._spent = 0.0
        self._pace: float | None = None

    def start_next(self) -> None:
        """Start to measure the next count."""
        self._current += 1
        self._done = self._spent = 0.0

    def add(self, done: float, seconds: float) -> None:
        """Record the work done in the current count, and the seconds since the last call."""
        self._done = done
        self._spent += seconds
        if done and self._spent >= MIN_SECONDS_FOR_PACE:
            self._pace = self._spent / done

    @property
    def pace(self) -> float | None:
        """The seconds per unit of work, or None until that is known."""
        return self._pace

    @property
    def seconds_left(self) -> Range | None:
        """The estimated seconds left of all counts; None until the pace is known."""
        if self._pace is None:
            return None
        work = self._works[self._current]
        this = self._pace * max(0.0, work - self._done)
        others = self._pace * sum(self._works[self._current + 1 :])
        error = LATE_ERROR + EARLY_ERROR * work / max(self._done, work / 100)
        other_error = max(error, OTHER_ERROR)
        return Range(
            this / error + others / other_error,
            this + others,
            this * error + others * other_error,
        )
