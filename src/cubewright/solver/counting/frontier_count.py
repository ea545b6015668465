"""All solutions counted by sweeps, and how long that takes.

A sweep counts every solution. How many there are up to symmetry follows from
how many each symmetry leaves alone (Burnside's lemma), which is counted likewise.

First all these sweeps are surveyed, for a fiftieth of their time or so. From
then on it is known how much of the work is done, and so how long the rest takes.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import NamedTuple

import numpy as np

from cubewright.solver.counting.burnside import burnside_options, symmetry_classes
from cubewright.solver.counting.frontier import WORD_BYTES, Frontier, FrontierState
from cubewright.solver.counting.frontier_problem import FrontierProblem, frontier_problem
from cubewright.solver.counting.size_estimate import SizeEstimate
from cubewright.solver.counting.time_estimate import TimeEstimate
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Counts
from cubewright.solver.search.control import STEP_SECONDS
from cubewright.solver.search.estimator import Range
from cubewright.solver.search.stages import StageTable

SURVEY_BUDGET = 2_000_000
"""Tests of a step of a survey, a hundredth of a second or less."""
FIRST_BUDGET = 1_000_000
"""Additions of the first step of a sweep, before its speed is known."""
LEAST_BUDGET, MOST_BUDGET = 10_000, 1_000_000_000
MOST_BYTES = 768 << 20
"""How much memory a sweep may take."""
HARDLY = 4
"""A survey may find room to be needed that many times more than it is."""


class _Part(NamedTuple):
    """What is swept for one kind of symmetry; without a survey where there are too many borders."""

    problem: FrontierProblem
    estimate: SizeEstimate | None


class FrontierCount:
    """All solutions counted by sweeps, one for every kind of symmetry, in steps.

    ``way``: which of the orders of cells is used, the best being 0.
    """

    def __init__(self, cover: CoverProblem, most_bytes: int = MOST_BYTES, way: int = 0) -> None:
        self.state = FrontierState.GOING
        self.seconds = 0.0
        self.stages = StageTable.zeros(cover.piece_count)
        self._cover = cover
        self._most_bytes = most_bytes
        self._way = way
        self._classes = symmetry_classes(cover.images)
        self._parts: dict[int, _Part] = {}
        self._fixed = [0] * len(self._classes)
        self._pace: TimeEstimate | None = None
        self._steps = self._all_steps()

    def step(self) -> None:
        """Go on for some hundredths of a second."""
        began = perf_counter()
        # A step without work loads a compiled loop, which is no part of it.
        if next(self._steps, False):
            self.seconds += perf_counter() - began

    def _all_steps(self) -> Iterator[bool]:
        """Survey all, then sweep all; say which steps did work."""
        for place, group in enumerate(self._classes):
            sets = burnside_options(self._cover, int(group[0]))
            if not (sets.uses.sum(axis=0) >= np.minimum(sets.copies, 1)).all():
                continue  # a kind of piece cannot lie in such a solution
            problem = frontier_problem(sets, self._way)
            if problem is None:
                self.state = FrontierState.GIVEN_UP
                return
            yield True
            estimate = SizeEstimate(problem) if SizeEstimate.fits(problem) else None
            self._parts[place] = _Part(problem, estimate)
            if estimate is not None:
                estimate.step(0)
                yield False
                while not estimate.done:
                    estimate.step(SURVEY_BUDGET)
                    yield True
        if self._takes_too_much:
            self.state = FrontierState.GIVEN_UP
            return
        yield from self._sweep_all()

    def _sweep_all(self) -> Iterator[bool]:
        surveys = [part.estimate for part in self._parts.values() if part.estimate is not None]
        if len(surveys) == len(self._parts):
            self._pace = TimeEstimate([float(estimate.work.sum()) for estimate in surveys])
        for place in self._parts:
            yield from self._sweep(place)
            if self.state is not FrontierState.GOING:
                return
        self.state = FrontierState.DONE

    def _sweep(self, place: int) -> Iterator[bool]:
        """Count what one kind of symmetry leaves alone."""
        part = self._parts[place]
        if self._pace is not None:
            self._pace.begin()
        frontier = Frontier(part.problem, self._most_bytes)
        frontier.step(0)
        yield False
        budget = FIRST_BUDGET
        while frontier.state is FrontierState.GOING and not self._runs_ahead(frontier, part):
            began, cell = perf_counter(), frontier.cell
            frontier.step(budget)
            spent = perf_counter() - began
            if self._pace is not None and part.estimate is not None:
                self._pace.take(frontier.passed(part.estimate.work), spent)
            budget = _next_budget(budget, spent, whole=frontier.cell == cell)
            yield True
        if frontier.state is not FrontierState.DONE:
            self.state = FrontierState.GIVEN_UP
            return
        if place == 0:
            self.stages = frontier.stages
        self._fixed[place] = frontier.total

    @property
    def _takes_too_much(self) -> bool:
        """Whether it is known beforehand that memory will not suffice."""
        surveys = [part.estimate for part in self._parts.values() if part.estimate is not None]
        room = max((int(estimate.together.max()) for estimate in surveys), default=0)
        return room * WORD_BYTES > HARDLY * self._most_bytes

    def _runs_ahead(self, frontier: Frontier, part: _Part) -> bool:
        """Whether memory goes so fast that it will not suffice."""
        held = frontier.held / self._most_bytes
        if held < 0.02:
            return False
        if part.estimate is None:
            effort = part.problem.effort
            return bool(held > 1.5 * frontier.passed(effort) / effort.sum())
        room = part.estimate.together
        return bool(held * room.max() > 1.5 * room[: frontier.cell + 1].max())

    @property
    def whole(self) -> Range | None:
        """How many seconds it takes in all; None until that can be told, or where it cannot."""
        if self.state is FrontierState.DONE:
            return Range(self.seconds, self.seconds, self.seconds)
        rest = None if self._pace is None else self._pace.rest
        return None if rest is None else rest + self.seconds

    @property
    def counts(self) -> Counts:
        """The numbers of solutions, when it is done."""
        proper = self._cover.proper
        pairs = list(zip(self._classes, self._fixed, strict=True))
        turned = sum(int(proper[group].sum()) * fixed for group, fixed in pairs)
        moved = sum(len(group) * fixed for group, fixed in pairs)
        return Counts(self._fixed[0], turned // int(proper.sum()), moved // len(proper))


def _next_budget(budget: int, spent: float, *, whole: bool) -> int:
    """A budget nearer to the time of a step; one that came to a cell's end was not spent."""
    change = STEP_SECONDS / max(spent, 1e-6)
    if not whole and change >= 1:
        return budget
    return int(min(max(budget * min(2.0, max(0.25, change)), LEAST_BUDGET), MOST_BUDGET))
