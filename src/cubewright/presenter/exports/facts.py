"""Facts about the solutions of a puzzle, or about a search, for exports."""

from __future__ import annotations

from cubewright.formats.exports.export_format import SearchStatistics
from cubewright.formats.known_counts import KnownCounts
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.search.statistics_text import outcome_text
from cubewright.solver.analysis.batch import answer
from cubewright.solver.analysis.difficulty import grade
from cubewright.solver.analysis.run import Run
from cubewright.solver.report import Outcome, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control, TimedControl
from cubewright.translation import tr, trn

MAX_SECONDS = 5.0
"""Maximum seconds of a search for the number of solutions."""


def facts_about(
    puzzle: Puzzle, max_seconds: float = MAX_SECONDS, control: Control | None = None
) -> tuple[str, ...]:
    """Return the number of solutions and the difficulty, if a short search finds them.

    The number may also come from an earlier search.

    ``control`` can stop the search.

    >>> from cubewright.formats.built_in import built_in_puzzle
    >>> facts_about(built_in_puzzle("cube"))
    ('240 solutions.', 'Difficulty: medium.')
    """
    found = answer(puzzle, TimedControl(max_seconds, control))
    number = None if found is None else found.solutions(Convention.UNIQUE)
    if number is None:
        number = KnownCounts().count(puzzle)
    if number is None:
        return ()
    facts = [trn("{n:,} solution.", "{n:,} solutions.", number) if number else tr("No solutions.")]
    if found is not None and found.tries is not None:
        facts.append(tr("Difficulty: {grade}.", grade=tr(grade(found.tries))))
    return tuple(facts)


def search_statistics(
    request: SolveRequest, outcome: Outcome | None, progress: Progressed
) -> tuple[SearchStatistics, ...]:
    """Return the statistics of a search in a tuple, empty if the search has no stages to show.

    The outcome None means that the search is running.
    """
    stages = progress.stages
    # The stages belong to the search that counting replaced.
    if progress.by_frontier or not len(stages):
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
