"""Count solutions without listing them, by the faster of search and frontier count.

The search runs first, for a moment. If the search is likely to take long, frontier dynamic
programming counts the solutions instead (:mod:`cubewright.solver.counting.frontier_count`). The
cost of a frontier count depends on the frontier, not on the number of solutions. The frontier count
gets no more time than the search would need, and a fixed amount of memory. If it gives up, the
search continues.

If solutions are listed, a frontier count cannot replace the search. After a while, the time of a
count is estimated, so that the user learns whether counting alone would be faster.

With a cluster, a frontier count that takes a long time or needs too much memory here is divided
among the workers (:mod:`cubewright.solver.cluster.count_location`).

The tables of a frontier count are far too large to save. A saved count therefore contains only the
state of its search, and the sum of the parts that workers have counted. A resumed count makes the
same choice again: if the search is still likely to take long, a new frontier count starts, and
continues with the remaining parts.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from cubewright.model.symmetry.group import UpTo
from cubewright.solver.counting.frontier_problem import FrontierState
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import (
    CheckpointReached,
    Counts,
    Finished,
    Outcome,
    Prepared,
    Progressed,
    Report,
)
from cubewright.solver.request import DEFAULT_ENGINE, SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.search.estimator import Range
from cubewright.solver.search.stages import StageTable
from cubewright.solver.solve import solve

if TYPE_CHECKING:
    from cubewright.solver.cluster.cluster_count import ClusterCount
    from cubewright.solver.counting.frontier_count import FrontierCount

    _AnyCount = FrontierCount | ClusterCount

PROBE_SECONDS = 0.2
"""The duration of the search before a frontier count is considered."""
MOST_CONSTRAINED, NEXT_CELL = "most-constrained", "next-cell"
"""The names of the engines from which the default engine chooses."""
MIN_SEARCH_SECONDS = 0.3
"""The remaining time of a search below which no frontier count replaces it."""

LISTING_SECONDS = 10.0
"""The duration of a listing search before the estimate of a count's time."""
ESTIMATE_SHARE = 0.05
"""The share of the search's time that this estimate may take."""
MAX_ESTIMATE_RATIO = 10.0
"""The ratio of the estimate's upper to lower end at which the estimate is precise enough."""


def count(request: SolveRequest, control: Control | None = None) -> Iterator[Report]:
    """Solve like :func:`solve`; with ``count_only``, use the faster of two methods.

    A request with settings, with a limit, or for an engine other than the default and
    most-constrained is always searched.

    Raises:
        PuzzleError, UnknownNameError, CubewrightError: As for :func:`solve`.
    """
    control = control or Control()
    search = solve(request, control)
    is_plain = _may_be_replaced(request) and not request.settings and request.limit is None
    if is_plain and request.count_only:
        checkpoint = request.checkpoint
        before = 0.0 if checkpoint is None else checkpoint.seconds
        search = _with_frontier(search, control, before, request)
    elif is_plain:
        search = _with_count_time(search, control, request.up_to)
    yield from search


def _may_be_replaced(request: SolveRequest) -> bool:
    if request.checkpoint is not None and request.engine == NEXT_CELL:
        return True
    return request.engine in (DEFAULT_ENGINE, MOST_CONSTRAINED)


def _with_frontier(
    search: Iterator[Report], control: Control, seconds_before: float, request: SolveRequest
) -> Iterator[Report]:
    """Yield the reports of a search, and of a frontier count while it looks faster.

    ``seconds_before`` is the time of the search before it was resumed. At each start, the search
    first runs for :data:`PROBE_SECONDS`. The search therefore ends eventually, even if
    interruptions prevent every frontier count from ending.
    """
    from cubewright.solver.cluster.count_location import CountLocation

    frontier_count: _AnyCount | None = None
    location = CountLocation(request.cluster, control, request.checkpoint)
    combined = _CombinedProgress()
    latest = Progressed(0.0, Counts(), StageTable.zeros(0), 0.0)
    try:
        for report in search:
            if isinstance(report, Prepared):
                cover = report.cover
                frontier_count = _frontier_count(cover, request.up_to)
            elif isinstance(report, Progressed):
                latest = report
                report = location.with_notes(combined.progress(latest, frontier_count))
            elif isinstance(report, Finished):
                last = location.with_notes(combined.progress(report.progress, frontier_count))
                saved = report.checkpoint and location.with_saved_parts(report.checkpoint)
                last = replace(last, seconds_left=None)
                report = replace(report, progress=last, checkpoint=saved)
            elif isinstance(report, CheckpointReached):
                report = CheckpointReached(location.with_saved_parts(report.checkpoint))
            yield report
            is_probed = latest.seconds - seconds_before >= PROBE_SECONDS
            while (
                frontier_count
                and is_probed
                and _looks_faster(frontier_count, latest)
                and _may_continue(control)
            ):
                frontier_count.step()
                if frontier_count.state is FrontierState.DONE:
                    final = Progressed(
                        1.0,
                        frontier_count.counts,
                        frontier_count.stages,
                        latest.seconds + frontier_count.seconds,
                        cpu_seconds=_cpu_seconds(latest, frontier_count),
                        notes=latest.notes,
                    )
                    final = location.with_notes(final, frontier_count)
                    yield final
                    yield Finished(Outcome.COMPLETE, final)
                    return
                yield location.with_notes(combined.progress(latest, frontier_count))
                frontier_count = location.choose_count(frontier_count, cover, _search_left(latest))
    finally:
        location.close()
        if isinstance(search, Generator):
            search.close()  # closes its connection to a cluster


def _with_count_time(search: Iterator[Report], control: Control, up_to: UpTo) -> Iterator[Report]:
    count_time: _CountTime | None = None
    for report in search:
        if isinstance(report, Prepared):
            count_time = _CountTime(report.cover, up_to)
        elif isinstance(report, Progressed) and count_time is not None and not control.stopped:
            report = replace(report, count_seconds=count_time.estimate(report))
        yield report


class _CountTime:
    def __init__(self, cover: CoverProblem, up_to: UpTo) -> None:
        self._cover, self._up_to = cover, up_to
        self._frontier_count: FrontierCount | None = None
        self._total: Range | None = None
        self._is_started = False

    def estimate(self, search: Progressed) -> tuple[float, float] | None:
        """Continue the estimate; return it unless the search needs less time."""
        if search.seconds < LISTING_SECONDS:
            return None
        if not self._is_started:
            self._is_started = True
            self._frontier_count = _frontier_count(self._cover, self._up_to)
        self._step(ESTIMATE_SHARE * search.seconds)
        if self._total is None or self._total.likely > _search_left(search):
            return None
        return self._total.low, self._total.high

    def _step(self, seconds: float) -> None:
        """Run a step of the estimate, unless it is complete or has already taken ``seconds``."""
        frontier_count = self._frontier_count
        if frontier_count is None or frontier_count.seconds > seconds:
            return
        frontier_count.step()
        total = frontier_count.total_seconds
        if frontier_count.state is FrontierState.GIVEN_UP:
            self._frontier_count = None
        elif total is not None and total.high <= MAX_ESTIMATE_RATIO * total.low:
            self._total, self._frontier_count = total, None


def _frontier_count(cover: CoverProblem, up_to: UpTo) -> FrontierCount | None:
    """Return a frontier count of a problem; None if it cannot count in the wanted convention."""
    from cubewright.solver.counting.frontier_count import FrontierCount

    needs_search = up_to is UpTo.FIGURE and cover.figure_images is not None
    return FrontierCount(cover) if cover.is_exact and not needs_search else None


class _CombinedProgress:
    def __init__(self) -> None:
        self._fraction = 0.0

    def progress(self, search: Progressed, frontier_count: _AnyCount | None) -> Progressed:
        if frontier_count is None or not frontier_count.seconds:
            return search
        seconds = search.seconds + frontier_count.seconds
        if search.fraction == 1 or not _looks_faster(frontier_count, search):
            self._fraction = max(self._fraction, search.fraction)
            cpu_seconds = _cpu_seconds(search, frontier_count)
            return replace(
                search, fraction=self._fraction, seconds=seconds, cpu_seconds=cpu_seconds
            )
        total, left = frontier_count.total_seconds, None
        if total is not None:
            # Earlier ranges do not limit it: they are wrong if the computer became slower.
            done = seconds / (search.seconds + total.likely)
            self._fraction = max(self._fraction, search.fraction, done)
            left = (
                max(0.0, total.low - frontier_count.seconds),
                max(0.0, total.high - frontier_count.seconds),
            )
        else:
            self._fraction = max(self._fraction, search.fraction)
        return Progressed(
            self._fraction,
            search.counts,
            search.stages,
            seconds,
            left,
            by_frontier=True,
            cpu_seconds=_cpu_seconds(search, frontier_count),
            notes=search.notes,
        )


def _cpu_seconds(search: Progressed, frontier_count: _AnyCount) -> float | None:
    """Return the processor time of both methods, or None if the search's time is unknown."""
    known = search.cpu_seconds
    return None if known is None else known + frontier_count.cpu_seconds


def _may_continue(control: Control) -> bool:
    """Wait while paused; return whether to continue the frontier count.

    Only the search can report a checkpoint, so it runs when a checkpoint is requested.
    """
    control.wait_while_paused()
    return not (control.stopped or control.checkpoint_pending)


def _looks_faster(frontier_count: _AnyCount, latest: Progressed) -> bool:
    if frontier_count.state is not FrontierState.RUNNING:
        return False
    total = frontier_count.total_seconds
    # Without an estimate, assume that the frontier count takes as long again as it has taken.
    needed = frontier_count.seconds if total is None else total.low - frontier_count.seconds
    return _search_left(latest) > max(MIN_SEARCH_SECONDS, needed)


def _search_left(latest: Progressed) -> float:
    """Return the estimated remaining seconds of a search, from its progress alone."""
    return latest.seconds * (1 - latest.fraction) / max(latest.fraction, 1e-9)
