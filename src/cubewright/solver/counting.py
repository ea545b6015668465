"""Counting alone: solutions that nobody wants to see need not be visited one by one.

The search is asked first, for a moment. Where it expects to be long, the cells
are swept instead (:mod:`cubewright.solver.frontier`), which costs by what lies
at a border and not by what there is to count. How long a sweep takes shows only
in sweeping, so it is given no more time than the search would need, and no more
memory than :data:`MOST_BYTES`; without an answer by then the search goes on
from where it was.

A sweep counts every solution. How many there are up to symmetry follows from
how many each symmetry leaves alone (Burnside's lemma), which is counted likewise.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from time import perf_counter

import numpy as np

from cubewright.solver.control import Control
from cubewright.solver.cover import CoverProblem
from cubewright.solver.fixed_sets import fixed_sets, symmetry_classes
from cubewright.solver.frontier import Frontier, SweepState
from cubewright.solver.report import Counts, Finished, Outcome, Prepared, Progressed, Report
from cubewright.solver.request import DEFAULT_ENGINE, SolveRequest
from cubewright.solver.search import StageTable
from cubewright.solver.solve import STEP_SECONDS, solve
from cubewright.solver.sweep import sweep_of

PROBE_SECONDS = 0.2
"""How long the search is asked before a sweep is thought of."""
WORTH_SECONDS = 0.3
"""A search that expects to need less than this is not worth a sweep."""
FIRST_BUDGET = 1_000_000
"""Additions of the first step of a sweep, before its speed is known."""
LEAST_BUDGET, MOST_BUDGET = 10_000, 1_000_000_000
MOST_BYTES = 768 << 20
"""How much memory a sweep may take."""


class SweptCount:
    """All solutions counted by sweeps, one for every kind of symmetry, in steps.

    ``way``: which of the orders of cells is used, the best being 0.
    """

    def __init__(self, cover: CoverProblem, most_bytes: int = MOST_BYTES, way: int = 0) -> None:
        self.state = SweepState.GOING
        self.seconds = 0.0
        self._cover = cover
        self._most_bytes = most_bytes
        self._way = way
        self._classes = symmetry_classes(cover.images)
        self._fixed: list[int] = []
        self._loaded = False
        self._budget = FIRST_BUDGET
        self._frontier: Frontier | None = None
        self.stages = StageTable.zeros(cover.piece_count)

    def step(self) -> None:
        """Go on for some hundredths of a second."""
        if self._frontier is None:
            self._next_class()
        elif self._frontier.state is SweepState.GOING:
            began = perf_counter()
            cell = self._frontier.cell
            self._frontier.step(self._budget if self._loaded else 0)
            if self._loaded:
                spent = perf_counter() - began
                self.seconds += spent
                self._keep_pace(spent, whole=self._frontier.cell == cell)
            self._loaded = True  # a first empty step loads the kernel, which is no part of it
            if self._runs_ahead():
                self._give_up()
        elif self._frontier.state is SweepState.DONE:
            if not self._fixed:
                self.stages = self._frontier.stages
            self._fixed.append(self._frontier.total)
            self._frontier = None
            if len(self._fixed) == len(self._classes):
                self.state = SweepState.DONE
        else:
            self._give_up()

    def _keep_pace(self, spent: float, *, whole: bool) -> None:
        """Bring the next step nearer to its time; one that came to a cell's end was short."""
        change = STEP_SECONDS / max(spent, 1e-6)
        if whole or change < 1:
            budget = self._budget * min(2.0, max(0.25, change))
            self._budget = int(min(max(budget, LEAST_BUDGET), MOST_BUDGET))

    def _next_class(self) -> None:
        began = perf_counter()
        sets = fixed_sets(self._cover, int(self._classes[len(self._fixed)][0]))
        if not (sets.uses.sum(axis=0) >= np.minimum(sets.copies, 1)).all():
            self._fixed.append(0)  # a kind of piece cannot lie in such a solution
            if len(self._fixed) == len(self._classes):
                self.state = SweepState.DONE
        else:
            sweep = sweep_of(sets, self._way)
            if sweep is None:
                self._give_up()
            else:
                self._frontier = Frontier(sweep, self._most_bytes)
        self.seconds += perf_counter() - began

    def _runs_ahead(self) -> bool:
        """Whether memory goes so fast that it will not suffice."""
        if self._frontier is None:
            return False
        return self._frontier.held / self._most_bytes > 0.02 + 1.5 * self._frontier.fraction

    def _give_up(self) -> None:
        self.state = SweepState.GIVEN_UP
        self._frontier = None

    @property
    def fraction(self) -> float:
        """A guess at how much of the work is done, of which what is fixed is a small part."""
        if self.state is SweepState.DONE:
            return 1.0
        now = 0.0 if self._frontier is None else self._frontier.fraction
        if not self._fixed:
            return 0.9 * now
        return 0.9 + 0.1 * (len(self._fixed) - 1 + now) / (len(self._classes) - 1)

    @property
    def counts(self) -> Counts:
        """The numbers of solutions, when it is done."""
        proper = self._cover.proper
        pairs = list(zip(self._classes, self._fixed, strict=True))
        turned = sum(int(proper[group].sum()) * fixed for group, fixed in pairs)
        moved = sum(len(group) * fixed for group, fixed in pairs)
        return Counts(self._fixed[0], turned // int(proper.sum()), moved // len(proper))


def count(request: SolveRequest, control: Control | None = None) -> Iterator[Report]:
    """Solve as :func:`solve` does; where only numbers are wanted, in the way that looks shorter.

    What is asked of a certain engine, with a limit, or from a checkpoint, is
    always searched.
    """
    control = control or Control()
    search = solve(request, control)
    wanted = request.count_only and request.engine == DEFAULT_ENGINE and not request.settings
    if not wanted or request.limit is not None or request.checkpoint is not None:
        yield from search
        return
    yield from _shorter(search, control)


def _shorter(search: Iterator[Report], control: Control) -> Iterator[Report]:
    """The reports of a search, and of a sweep while that promises to end before it."""
    swept: SweptCount | None = None
    latest = Progressed(0.0, Counts(), StageTable.zeros(0), 0.0)
    shown = 0.0
    for report in search:
        if isinstance(report, Prepared):
            swept = SweptCount(report.cover) if report.cover.is_exact else None
        elif isinstance(report, Progressed):
            latest = report
            shown = max(shown, report.fraction)
            report = _later(report, swept, shown)
        elif isinstance(report, Finished):
            report = replace(report, progress=_later(report.progress, swept, shown))
        yield report
        while swept and _promises(swept, latest) and _may_sweep(control):
            swept.step()
            shown = max(shown, swept.fraction)
            seconds = latest.seconds + swept.seconds
            if swept.state is SweepState.DONE:
                final = Progressed(1.0, swept.counts, swept.stages, seconds)
                yield final
                yield Finished(Outcome.COMPLETE, final)
                return
            yield Progressed(shown, latest.counts, latest.stages, seconds, is_swept=True)


def _may_sweep(control: Control) -> bool:
    """Whether to sweep on, after a pause if need be; only the search can tell where it stands."""
    control.wait_while_paused()
    return not (control.stopped or control.asked)


def _later(progress: Progressed, swept: SweptCount | None, shown: float) -> Progressed:
    """The search's progress with the time that was spent on sweeping."""
    spent = 0.0 if swept is None else swept.seconds
    return replace(
        progress, fraction=max(shown, progress.fraction), seconds=progress.seconds + spent
    )


def _promises(swept: SweptCount, latest: Progressed) -> bool:
    """Whether a sweep has taken less time than the search still expects to need."""
    if swept.state is not SweepState.GOING or latest.seconds < PROBE_SECONDS:
        return False
    rest = latest.seconds * (1 - latest.fraction) / max(latest.fraction, 1e-9)
    return rest > max(WORTH_SECONDS, swept.seconds)
