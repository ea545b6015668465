"""Estimates of a search's size from its finished tasks.

Tasks run in an order that mixes large and small tasks. The finished tasks are therefore a sample of
all tasks, and the queued tasks are likely to have the same mean. The standard error of that mean,
from the spread of the finished tasks, gives a range. Knuth ("Estimating the efficiency of backtrack
programs", 1975) estimates a tree from random paths in a similar way. Here, whole subtrees are the
sample, so the estimate becomes exact as the search ends.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, NamedTuple, Self

from cubewright.errors import MALFORMED
from cubewright.solver.search.state import (
    MAX_COUNT,
    state_mismatch,
    with_current_keys,
)

MIN_TASKS_DONE = 8
"""The minimum number of finished tasks for an estimate."""
STANDARD_ERRORS = 3.5
"""The distance from the likely value to either end of a range, in standard errors."""
PRIOR_DEVIATION, PRIOR_TASKS = 2.0, 3
"""A prior guess for the spread: a deviation, as a multiple of the mean, and its weight in tasks."""
OLD_KEYS = {"before": "previous"}
"""Keys in states saved by version 0.1."""


class Range(NamedTuple):
    """An uncertain number: its lower end, its likely value and its upper end."""

    low: float
    likely: float
    high: float

    def __add__(self, known: object) -> Range:
        """Return the range with a known number added to all its values."""
        if not isinstance(known, (int, float)):
            return NotImplemented
        return Range(self.low + known, self.likely + known, self.high + known)


class TreeEstimate(NamedTuple):
    """The estimated totals of a whole search: work in mask tests, and the number of solutions."""

    work: Range
    solutions: Range


@dataclass
class SampleSums:
    """The number, the sum and the sum of squares of sampled numbers."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, number: int) -> None:
        """Add one sampled number."""
        self.count += 1
        self.total += number
        self.squares += number * number

    def checked(self) -> Self:
        """Return the sums after checking them.

        Raises:
            ValueError: No numbers can have these sums.
        """
        is_possible = 0 <= self.total <= MAX_COUNT and self.count >= bool(self.total)
        if not is_possible or not self.total**2 <= self.squares * self.count <= MAX_COUNT**3:
            raise ValueError("no numbers have these sums")
        return self

    def estimate(self, queued: int, running: Sequence[int]) -> Range:
        """Estimate the sum still to come.

        ``queued`` is the number of values not started. ``running`` lists the current value of each
        unfinished item.

        >>> SampleSums(10, 100, 1000).estimate(0, [])
        Range(low=0.0, likely=0.0, high=0.0)
        """
        unfinished = queued + len(running)
        if not unfinished or not self.count:
            return Range(0.0, 0.0, 0.0)
        mean = self.total / self.count
        # A task that runs for long is likely to be long: half as much again is a moderate guess.
        likely = queued * mean + sum(max(mean, so_far / 2) for so_far in running)
        if not self.total:
            return Range(0.0, 0.0, float(unfinished))
        squares = self.squares / mean**2 - self.count + PRIOR_TASKS * PRIOR_DEVIATION**2
        deviation = sqrt(squares / (self.count - 1 + PRIOR_TASKS))
        error = 1 + STANDARD_ERRORS * deviation * sqrt(1 / self.count + 1 / unfinished)
        return Range(likely / error, likely, likely * error)


@dataclass
class Estimator:
    """An estimator of the whole search from the costs of its finished tasks.

    ``previous`` is the estimate from before the last split into tasks.
    """

    work: SampleSums = field(default_factory=SampleSums)
    solutions: SampleSums = field(default_factory=SampleSums)
    previous: TreeEstimate | None = None

    def add(self, work: int, solutions: int) -> None:
        self.work.add(work)
        self.solutions.add(solutions)

    def estimate(
        self, done: tuple[int, int], queued: int, running: Sequence[tuple[int, int]]
    ) -> TreeEstimate | None:
        """Estimate the whole search, or return the previous estimate if too few tasks are finished.

        ``done`` and each of ``running`` are (work, solutions): of the whole search so
        far, and of each unfinished task. ``queued`` is the number of queued tasks.
        """
        if self.work.count < MIN_TASKS_DONE and queued:
            return self.previous
        if not self.work.count:
            return self.previous
        work = self.work.estimate(queued, [each[0] for each in running])
        solutions = self.solutions.estimate(queued, [each[1] for each in running])
        return TreeEstimate(work + done[0], solutions + done[1])

    def state(self) -> dict[str, Any]:
        """Return the collected numbers, ready for JSON."""
        previous = None if self.previous is None else [list(each) for each in self.previous]
        return {
            "work": [self.work.count, self.work.total, self.work.squares],
            "solutions": [self.solutions.count, self.solutions.total, self.solutions.squares],
            "previous": previous,
        }

    @staticmethod
    def from_state(state: Mapping[str, Any]) -> Estimator:
        """Return the estimator saved as a state.

        Raises:
            CubewrightError: The state is not an estimator's state.
        """
        try:
            state = with_current_keys(state, OLD_KEYS)
            work, solutions = (
                SampleSums(*(int(number) for number in state[name])).checked()
                for name in ("work", "solutions")
            )
            previous = state["previous"]
            if previous is not None:
                previous = TreeEstimate(*(Range(*map(_finite, each)) for each in previous))
        except MALFORMED as error:
            raise state_mismatch() from error
        return Estimator(work, solutions, previous)


def _finite(value: object) -> float:
    number = float(value)  # type: ignore[arg-type]
    if not 0 <= number <= MAX_COUNT:
        raise ValueError("an estimate is a number from 0 on")
    return number
