"""Count all solutions, in every convention, by frontier dynamic programming.

One frontier count gives the number of solutions. One more frontier count for each conjugacy class
gives the number of solutions that each symmetry maps to itself. The numbers up to symmetry follow
from these (Burnside's lemma). The size of all counts is estimated first, in about a fiftieth of
their time, so that the progress and the remaining time are known.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from time import perf_counter, thread_time
from typing import NamedTuple

from cubewright.solver.counting.burnside import (
    burnside_options,
    counts_up_to_symmetry,
    has_all_kinds,
    symmetry_classes,
)
from cubewright.solver.counting.frontier import WORD_BYTES, Frontier
from cubewright.solver.counting.frontier_problem import (
    FrontierProblem,
    FrontierState,
    frontier_problem,
)
from cubewright.solver.counting.size_estimate import SizeEstimate
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.progress import MIN_SECONDS_FOR_PACE
from cubewright.solver.report import Counts
from cubewright.solver.search.control import STEP_SECONDS
from cubewright.solver.search.estimator import Range
from cubewright.solver.search.stages import StageTable

LATE_ERROR, EARLY_ERROR = 1.5, 0.05
"""The terms of the current count's error factor, LATE_ERROR + EARLY_ERROR / done.

``done`` is the finished share of the current count's work.
"""
OTHER_ERROR = 3.0
"""The error factor for later counts, whose estimate uses the pace of the current count."""


def default_max_bytes() -> int:
    """Return the memory limit of a count here; half of the largest limit without its memory."""
    try:
        memory = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):  # Windows has no sysconf
        return MAX_BYTES // 2
    return min(MAX_BYTES, memory // SHARE_OF_MEMORY)


class TimeEstimate:
    """An estimate of the remaining time, from the pace of successive counts.

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
        """Record the finished work of the current count, and the seconds since the last call."""
        self._done = done
        self._spent += seconds
        if done and self._spent >= MIN_SECONDS_FOR_PACE:
            self._pace = self._spent / done

    @property
    def pace(self) -> float | None:
        """The seconds per unit of work, or None while unknown."""
        return self._pace

    @property
    def seconds_left(self) -> Range | None:
        """The estimated remaining seconds of all counts; None while the pace is unknown."""
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


ESTIMATE_BUDGET = 2_000_000
"""The number of tests per step of a size estimate, which takes at most 0.01 s."""
FIRST_BUDGET = 200_000
"""The number of additions in the first step of a count, while its speed is unknown."""
MIN_BUDGET, MAX_BUDGET = 10_000, 1_000_000_000
MAX_BYTES = 1536 << 20
"""The memory limit of the counts of one frontier count, on a computer with enough memory."""
SHARE_OF_MEMORY = 4
"""The counts may use the computer's memory divided by this number."""
OVERESTIMATE = 4
"""The factor by which a size estimate may be too large."""
MIN_HELD, MIN_HELD_BY_EFFORT = 0.02, 0.008
"""The share of filled memory below which it cannot be predicted whether memory runs out."""
MAX_FILL_RATIO, MAX_FILL_RATIO_BY_EFFORT = 1.5, 0.5
"""The ratio of filled memory to progress at which a count is given up.

The second ratio measures progress by effort, and needs no size estimate. Counts of built-in puzzles
that finished reached at most 0.45. The count of the Bedlam cube, which would fill the memory, is
given up with 31 MB of counts.
"""
EARLY = 0.25
"""The share of the effort after which :data:`MAX_FILL_RATIO` also limits the ratio by effort."""


class _ClassCount(NamedTuple):
    """The count for one conjugacy class; ``estimate`` is None if the frontiers are too wide."""

    problem: FrontierProblem
    estimate: SizeEstimate | None


class FrontierCount:
    """A count of all solutions of an exact problem in steps, by conjugacy class.

    - ``max_bytes``: the memory limit of the counts, :func:`default_max_bytes` if not given.
    - ``order_index``: the index of the cell order; 0 is the best. Other
      orders give the same result and serve as a check.
    - ``seconds``: the time spent so far, without loading compiled code.
    - ``stages``: the stage table of the identity's count, once it is done.
    """

    def __init__(
        self, cover: CoverProblem, max_bytes: int | None = None, order_index: int = 0
    ) -> None:
        self.state = FrontierState.RUNNING
        self.seconds = 0.0
        self.cpu_seconds = 0.0
        self.stages = StageTable.zeros(cover.piece_count)
        self._cover = cover
        self._max_bytes = default_max_bytes() if max_bytes is None else max_bytes
        self._order_index = order_index
        self._classes = symmetry_classes(cover.images)
        self._class_counts: dict[int, _ClassCount] = {}
        self._fixed = [0] * len(self._classes)
        self._time: TimeEstimate | None = None
        self._steps = self._all_steps()

    def step(self) -> None:
        """Run the count for some hundredths of a second."""
        began, cpu_began = perf_counter(), thread_time()
        # A step without work only loads compiled code, and its time must not count.
        if next(self._steps, False):
            self.seconds += perf_counter() - began
            self.cpu_seconds += thread_time() - cpu_began

    def _all_steps(self) -> Iterator[bool]:
        for number, group in enumerate(self._classes):
            options = burnside_options(self._cover, int(group[0]))
            if not has_all_kinds(options):
                continue
            problem = frontier_problem(options, self._order_index)
            if problem is None:
                self.state = FrontierState.GIVEN_UP
                return
            yield True
            estimate = SizeEstimate(problem) if SizeEstimate.is_possible(problem) else None
            if estimate is not None:
                estimate.step(0)
                yield False
                while not estimate.done:
                    estimate.step(ESTIMATE_BUDGET)
                    yield True
                if estimate.live is not None and not len(estimate.live[0]):
                    continue  # no options fill all cells, so this class fixes no solution
            self._class_counts[number] = _ClassCount(problem, estimate)
        if self._needs_too_much_memory:
            self.state = FrontierState.GIVEN_UP
            return
        yield from self._count_all()

    def _count_all(self) -> Iterator[bool]:
        estimates = self._size_estimates()
        if len(estimates) == len(self._class_counts):
            self._time = TimeEstimate([float(estimate.work.sum()) for estimate in estimates])
        for number in self._class_counts:
            yield from self._count_class(number)
            if self.state is not FrontierState.RUNNING:
                return
        self.state = FrontierState.DONE

    def _count_class(self, number: int) -> Iterator[bool]:
        class_count = self._class_counts[number]
        if self._time is not None:
            self._time.start_next()
        live = None if class_count.estimate is None else class_count.estimate.live
        frontier = Frontier(class_count.problem, self._max_bytes, live)
        frontier.step(0)
        yield False
        budget = FIRST_BUDGET
        while frontier.state is FrontierState.RUNNING and not self._runs_away(
            frontier, class_count
        ):
            began, cell = perf_counter(), frontier.cell
            frontier.step(budget)
            spent = perf_counter() - began
            if self._time is not None and class_count.estimate is not None:
                done = frontier.work_done(class_count.estimate.work)
                self._time.add(done, spent)
            budget = next_budget(budget, spent, used_up=frontier.cell == cell)
            yield True
        if frontier.state is not FrontierState.DONE:
            self.state = FrontierState.GIVEN_UP
            return
        if number == 0:
            self.stages = frontier.stages
        self._fixed[number] = frontier.total

    def _size_estimates(self) -> list[SizeEstimate]:
        counts = self._class_counts.values()
        return [each.estimate for each in counts if each.estimate is not None]

    @property
    def _needs_too_much_memory(self) -> bool:
        estimates = self._size_estimates()
        room = max((int(estimate.room_per_cell.max()) for estimate in estimates), default=0)
        return room * WORD_BYTES > OVERESTIMATE * self._max_bytes

    def _runs_away(self, frontier: Frontier, class_count: _ClassCount) -> bool:
        held = frontier.peak_bytes / self._max_bytes
        if class_count.estimate is None:
            effort = class_count.problem.effort
            done = frontier.work_done(effort) / effort.sum()
            limit = MAX_FILL_RATIO_BY_EFFORT if done < EARLY else MAX_FILL_RATIO
            return bool(held > max(MIN_HELD_BY_EFFORT, limit * done))
        room = class_count.estimate.room_per_cell
        return held >= MIN_HELD and bool(
            held * room.max() > MAX_FILL_RATIO * room[: frontier.cell + 1].max()
        )

    @property
    def total_seconds(self) -> Range | None:
        """The estimated seconds of the whole count, or None."""
        if self.state is FrontierState.DONE:
            return Range(self.seconds, self.seconds, self.seconds)
        left = None if self._time is None else self._time.seconds_left
        return None if left is None else left + self.seconds

    @property
    def pace(self) -> float | None:
        """The seconds for an addition, or None while unknown."""
        return None if self._time is None else self._time.pace

    @property
    def counts(self) -> Counts:
        """The numbers of solutions, once the count is done (Burnside's lemma)."""
        return counts_up_to_symmetry(self._cover, self._classes, self._fixed)


def next_budget(budget: int, spent: float, *, used_up: bool) -> int:
    """Return a budget whose step is nearer to :data:`STEP_SECONDS`.

    A step that ends with its cell does not use up its budget. Its short time does not increase the
    budget.
    """
    change = STEP_SECONDS / max(spent, 1e-6)
    if not used_up and change >= 1:
        return budget
    return int(min(max(budget * min(2.0, max(0.25, change)), MIN_BUDGET), MAX_BUDGET))
