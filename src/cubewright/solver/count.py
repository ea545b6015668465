"""Counting alone: solutions that nobody wants to see need not be visited one by one.

The search is asked first, for a moment. Where it expects to be long, the cells
are swept instead (:mod:`cubewright.solver.counting.frontier_count`), which costs by what
lies at a border and not by what there is to count. A sweep is given no more time
than the search would need, and no more memory than there is for it; without an
answer by then the search goes on from where it was.

What a sweep has in hand is far too much to be saved. So what is saved of a count
is where its search stands, and one that goes on from there has the same choice
again: where the search still expects to be long, a new sweep is begun.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cubewright.solver.counting.frontier import FrontierState
from cubewright.solver.counting.frontier_count import FrontierCount
from cubewright.solver.progress import narrow
from cubewright.solver.report import Counts, Finished, Outcome, Prepared, Progressed, Report
from cubewright.solver.request import DEFAULT_ENGINE, SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.search.estimator import Range
from cubewright.solver.search.stages import StageTable
from cubewright.solver.solve import solve

PROBE_SECONDS = 0.2
"""How long the search is asked before a sweep is thought of."""
WORTH_SECONDS = 0.3
"""A search that expects to need less than this is not worth a sweep."""


def count(request: SolveRequest, control: Control | None = None) -> Iterator[Report]:
    """Solve as :func:`solve` does; where only numbers are wanted, in the way that looks shorter.

    What is asked of a certain engine, or with a limit, is always searched.
    """
    control = control or Control()
    search = solve(request, control)
    wanted = request.count_only and request.engine == DEFAULT_ENGINE and not request.settings
    if wanted and request.limit is None:
        checkpoint = request.checkpoint
        search = _shorter(search, control, 0.0 if checkpoint is None else checkpoint.seconds)
    yield from search


def _shorter(search: Iterator[Report], control: Control, before: float) -> Iterator[Report]:
    """The reports of a search, and of a sweep while that promises to end before it.

    ``before``: how many seconds the search had taken when it was left. However
    often it is left, the search is each time asked first, and so comes nearer to its end.
    """
    frontier_count: FrontierCount | None = None
    told = _Told()
    latest = Progressed(0.0, Counts(), StageTable.zeros(0), 0.0)
    for report in search:
        if isinstance(report, Prepared):
            frontier_count = FrontierCount(report.cover) if report.cover.is_exact else None
        elif isinstance(report, Progressed):
            latest = report
            report = told.progressed(latest, frontier_count)
        elif isinstance(report, Finished):
            last = told.progressed(report.progress, frontier_count)
            report = replace(report, progress=replace(last, seconds_left=None))
        yield report
        is_asked = latest.seconds - before >= PROBE_SECONDS
        while (
            frontier_count
            and is_asked
            and _promises(frontier_count, latest)
            and _may_sweep(control)
        ):
            frontier_count.step()
            if frontier_count.state is FrontierState.DONE:
                seconds = latest.seconds + frontier_count.seconds
                final = Progressed(1.0, frontier_count.counts, frontier_count.stages, seconds)
                yield final
                yield Finished(Outcome.COMPLETE, final)
                return
            yield told.progressed(latest, frontier_count)


class _Told:
    """Tells how far the search or the sweep is, whichever is to bring the answer; never falling."""

    def __init__(self) -> None:
        self._fraction = 0.0
        self._whole: Range | None = None

    def progressed(self, search: Progressed, frontier_count: FrontierCount | None) -> Progressed:
        """The progress of a search, with what the sweep has come to meanwhile."""
        if frontier_count is None or not frontier_count.seconds:
            return search
        seconds = search.seconds + frontier_count.seconds
        if search.fraction == 1 or not _promises(frontier_count, search):
            self._fraction = max(self._fraction, search.fraction)
            return replace(search, fraction=self._fraction, seconds=seconds)
        whole, left = frontier_count.whole, None
        if whole is not None:
            if self._whole is not None:
                whole = narrow(self._whole, whole)
            self._whole = whole
            passed = seconds / (search.seconds + whole.likely)
            self._fraction = max(self._fraction, search.fraction, passed)
            left = (
                max(0.0, whole.low - frontier_count.seconds),
                max(0.0, whole.high - frontier_count.seconds),
            )
        else:
            self._fraction = max(self._fraction, search.fraction)
        return Progressed(
            self._fraction, search.counts, search.stages, seconds, left, by_frontier=True
        )


def _may_sweep(control: Control) -> bool:
    """Whether to sweep on, after a pause if need be; only the search can tell where it stands."""
    control.wait_while_paused()
    return not (control.stopped or control.checkpoint_pending)


def _promises(frontier_count: FrontierCount, latest: Progressed) -> bool:
    """Whether a sweep needs less time than the search still expects, as far as it is known."""
    if frontier_count.state is not FrontierState.GOING:
        return False
    rest = latest.seconds * (1 - latest.fraction) / max(latest.fraction, 1e-9)
    whole = frontier_count.whole
    needs = frontier_count.seconds if whole is None else whole.low - frontier_count.seconds
    return rest > max(WORTH_SECONDS, needs)
