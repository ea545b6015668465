"""How long sweeps will take, told from the work that each of them is."""

from __future__ import annotations

from collections.abc import Sequence

from cubewright.solver.progress import MIN_SECONDS_FOR_PACE
from cubewright.solver.search.estimator import Range

LATE_DOUBT, EARLY_DOUBT = 1.5, 0.05
"""By which factor the rest of a sweep may be out in any case, and how much is added to it,
divided by the share that is done."""
OTHER_DOUBT = 3.0
"""By which factor sweeps to come may be out, told from the pace of another."""


class TimeEstimate:
    """Learns from each step of sweeps that are made one after the other.

    ``works``: what each of them is, in any unit.
    """

    def __init__(self, works: Sequence[float]) -> None:
        self._works = works
        self._here = -1
        self._done = self._spent = 0.0
        self._pace: float | None = None

    def begin(self) -> None:
        """Go on to the next sweep."""
        self._here += 1
        self._done = self._spent = 0.0

    def take(self, done: float, seconds: float) -> None:
        """Learn that so much of the sweep is done, after so many more seconds."""
        self._done = done
        self._spent += seconds
        if done and self._spent >= MIN_SECONDS_FOR_PACE:
            self._pace = self._spent / done

    @property
    def rest(self) -> Range | None:
        """The seconds to come; None before any sweep has gone on for long enough to tell."""
        if self._pace is None:
            return None
        whole = self._works[self._here]
        this = self._pace * max(0.0, whole - self._done)
        others = self._pace * sum(self._works[self._here + 1 :])
        doubt = LATE_DOUBT + EARLY_DOUBT * whole / max(self._done, whole / 100)
        other_doubt = max(doubt, OTHER_DOUBT)
        return Range(
            this / doubt + others / other_doubt,
            this + others,
            this * doubt + others * other_doubt,
        )
