"""The statistics of a search for a chart or a table."""

from __future__ import annotations

from cubewright.formats.exports.export_format import SearchStatistics
from cubewright.presenter.search.statistics_text import outcome_text
from cubewright.solver.analysis.run import Run
from cubewright.solver.report import Outcome, Progressed
from cubewright.solver.request import SolveRequest


def search_statistics(
    request: SolveRequest, outcome: Outcome | None, progress: Progressed
) -> tuple[SearchStatistics, ...]:
    """Return the statistics of a search, none if it has no stages that can be shown.

    An outcome of None: it is running.
    """
    stages = progress.stages
    if progress.by_frontier or not len(stages):  # those are of the search that counting replaced
        return ()
    run = Run.of(request, outcome or Outcome.STOPPED, progress)
    found = SearchStatistics(
        run.name,
        stages.explored,
        stages.kept,
        stages.cuts,
        stages.shares() * progress.seconds,
        request.puzzle.name,
        outcome_text(outcome, progress.seconds),
    )
    return (found,)
