"""Conversion between the solver's reports and the results of a problem in a project."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from cubewright.errors import FormatError
from cubewright.formats.project.search_state import SearchState, state_bytes, state_of_bytes
from cubewright.model.results import Results, RunRecord, SolutionCounts, UnfinishedSearch
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.files.search_state import resumable_state, search_state
from cubewright.presenter.search.search_status import percent
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Checkpoint, Counts, Outcome, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.translation import counted, joined, mark, number_text, tr

NOT_SOLVED = mark("not solved")
CHANGED = mark("changed since solved")
"""The state of a problem whose figure, pieces or rules changed after its search."""


def unfinished_search(
    request: SolveRequest, cover: CoverProblem, checkpoint: Checkpoint
) -> UnfinishedSearch:
    """Return a search at a checkpoint in the form that projects store."""
    return UnfinishedSearch(
        state_bytes(search_state(request, cover, checkpoint)),
        checkpoint.fraction,
        checkpoint.seconds,
        checkpoint.listed,
        request.count_only,
    )


def unfinished_search_state(search: UnfinishedSearch, path: Path) -> SearchState:
    """Return the state of the search in the project at ``path``.

    Raises:
        CubewrightError: The search is damaged, or this version cannot resume it.
    """
    return resumable_state(state_of_bytes(search.data, path.name), path)


def running_results(
    before: Results, request: SolveRequest, counts: Counts, search: UnfinishedSearch | None
) -> Results:
    """Return the results of a running search; records of earlier runs stay."""
    return Results(
        request.convention,
        request.up_to,
        request.engine,
        request.settings,
        _solution_counts(counts),
        runs=before.runs,
        search=search,
        disassemblies=() if request.checkpoint is None else before.disassemblies,
    )


def final_results(
    before: Results,
    request: SolveRequest,
    outcome: Outcome,
    progress: Progressed,
    search: UnfinishedSearch | None,
) -> Results:
    """Return the results after the end of a search, with a record of its run."""
    run = RunRecord(
        datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        progress.engine or request.engine,
        outcome.value,
        progress.seconds,
        progress.cpu_seconds,
        request.threads,
        progress.stages.nodes_visited,
    )
    found = running_results(before, request, progress.counts, search)
    is_complete = outcome is Outcome.COMPLETE
    return replace(found, is_complete=is_complete, runs=(*before.runs, run))


def impossible_results(before: Results, request: SolveRequest) -> Results:
    """Return the results of a problem that provably has no solution."""
    return replace(running_results(before, request, Counts(), None), is_complete=True)


def answers(results: Results, request: SolveRequest) -> bool:
    """Return whether the results are complete, and contain everything that a request asks for."""
    if not results.is_complete:
        return False
    if request.count_only:
        return results.counts.of(request.convention, request.up_to) is not None
    is_listed = len(results.solutions) == results.count
    return is_listed and (results.convention, results.up_to) == (request.convention, request.up_to)


def check_discards_nothing(path: Path, results: Results) -> None:
    """Refuse a new search that would replace disassemblies, or a complete list of solutions.

    Raises:
        FormatError: The results contain such a list, and no search to resume.
    """
    kept = len(results.solutions)
    if kept and results.search is None and (results.is_complete or results.disassemblies):
        raise FormatError(
            path.name,
            None,
            tr(
                (
                    "it contains {solutions} of this problem, which a new search would "
                    "discard; to search anyway, use --restart (in a script restart=True)"
                ),
                solutions=_with_kind(counted(kept, "solution"), results),
            ),
        )


def results_status_text(results: Results) -> str:
    """Return the state of a problem's solutions in a few words; empty if nothing is known.

    >>> results_status_text(Results(counts=SolutionCounts(unique=240), is_complete=True))
    '240 solutions'
    >>> results_status_text(Results(counts=SolutionCounts(unique=0), is_complete=True))
    'no solutions'
    >>> results_status_text(Results(counts=SolutionCounts(unique=1)))
    '1 solution so far'
    >>> paused = UnfinishedSearch(b"", 0.265)
    >>> results_status_text(Results(counts=SolutionCounts(unique=120), search=paused))
    '120 so far, paused at 26 %'
    """
    parts = []
    count = results.count
    if count is not None:
        found = counted(count, "solution") if count else tr("no solutions")
        if not results.is_complete:
            found = found if results.search is None else number_text(count)
            found = tr("{found} so far", found=found)
        parts.append(_with_kind(found, results) if count else found)
    if results.search is not None:
        parts.append(tr("paused at {share}", share=percent(results.search.fraction)))
    if len(results.solutions) and len(results.solutions) != count:
        parts.append(tr("{number:,} listed", number=len(results.solutions)))
    return joined(", ", parts)


def searching_text(fraction: float) -> str:
    """Return the state of a problem during its search.

    >>> searching_text(0.265)
    'searching 26 %'
    """
    return tr("searching {share}", share=percent(fraction))


def _with_kind(found: str, results: Results) -> str:
    if results.convention is Convention.UNIQUE:
        return found
    return tr("{found} ({kind})", found=found, kind=tr(results.convention.value))


def _solution_counts(counts: Counts) -> SolutionCounts:
    return SolutionCounts(
        counts.raw,
        counts.rotations,
        counts.unique,
        counts.figure_rotations,
        counts.figure_unique,
    )
