"""How much a search still has before it, told from the tasks it has done.

Tasks come in an order that mixes large and small ones, so those to come will be
on average as those done have been. How far that may be out follows from how
much the tasks done differ (the standard error of their mean), as a range.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, NamedTuple

from cubewright.solver.search.state import state_mismatch

MIN_TASKS_DONE = 8
"""Tasks that must be done before they tell anything."""
SPREAD = 2.5
"""Standard errors between what is likely and an end of the range."""
DOUBT, DOUBT_WEIGHT = 2.0, 3
"""A deviation, as a multiple of the mean, that is believed as much as so many tasks."""


class Range(NamedTuple):
    """A number that is not known: not less, likely, not more."""

    low: float
    likely: float
    high: float

    def __add__(self, known: object) -> Range:
        """The range moved up by something that is known."""
        if not isinstance(known, (int, float)):
            return NotImplemented
        return Range(self.low + known, self.likely + known, self.high + known)


class TreeEstimate(NamedTuple):
    """A whole search: its work, and the solutions it meets."""

    work: Range
    solutions: Range


@dataclass
class SampleSums:
    """Numbers that have been met: how many, their sum and the sum of their squares."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def take(self, number: int) -> None:
        """Count one more."""
        self.count += 1
        self.total += number
        self.squares += number * number

    def rest(self, waiting: int, running: Sequence[int]) -> Range:
        """What so many more come to, and those that have come to so much and are not over.

        >>> SampleSums(10, 100, 1000).rest(0, [])
        Range(low=0.0, likely=0.0, high=0.0)
        """
        more = waiting + len(running)
        if not more or not self.count:
            return Range(0.0, 0.0, 0.0)
        mean = self.total / self.count
        # What has gone on for long will go on for long; half a doubling is a middling guess.
        likely = waiting * mean + sum(max(mean, so_far / 2) for so_far in running)
        if not self.total:
            return Range(0.0, 0.0, float(more))
        squares = self.squares / mean**2 - self.count + DOUBT_WEIGHT * DOUBT**2
        deviation = sqrt(squares / (self.count - 1 + DOUBT_WEIGHT))
        error = 1 + SPREAD * deviation * sqrt(1 / self.count + 1 / more)
        return Range(likely / error, likely, likely * error)


@dataclass
class Estimator:
    """Takes what tasks came to, and tells of the whole search.

    ``before`` is what was thought until the search was laid out anew.
    """

    work: SampleSums = field(default_factory=SampleSums)
    solutions: SampleSums = field(default_factory=SampleSums)
    before: TreeEstimate | None = None

    def take(self, work: int, solutions: int) -> None:
        """Learn from a task that is done."""
        self.work.take(work)
        self.solutions.take(solutions)

    def whole(
        self, done: tuple[int, int], waiting: int, running: Sequence[tuple[int, int]]
    ) -> TreeEstimate | None:
        """The whole search, with this done by now; None as long as too little is known."""
        if self.work.count < MIN_TASKS_DONE and waiting:
            return self.before
        if not self.work.count:
            return self.before
        work = self.work.rest(waiting, [each[0] for each in running])
        solutions = self.solutions.rest(waiting, [each[1] for each in running])
        return TreeEstimate(work + done[0], solutions + done[1])

    def state(self) -> dict[str, Any]:
        """What it knows, ready for JSON."""
        before = None if self.before is None else [list(each) for each in self.before]
        return {
            "work": [self.work.count, self.work.total, self.work.squares],
            "solutions": [self.solutions.count, self.solutions.total, self.solutions.squares],
            "before": before,
        }

    @staticmethod
    def at(state: Mapping[str, Any]) -> Estimator:
        """One that knows what another knew; raises :class:`CubewrightError`."""
        try:
            work, solutions = (
                SampleSums(*(int(number) for number in state[name]))
                for name in ("work", "solutions")
            )
            before = state["before"]
            if before is not None:
                before = TreeEstimate(*(Range(*(float(x) for x in each)) for each in before))
        except (KeyError, TypeError, ValueError) as error:
            raise state_mismatch() from error
        return Estimator(work, solutions, before)
