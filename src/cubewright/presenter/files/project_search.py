"""Solve a problem of an open project file, and keep the results in the file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cubewright.errors import FormatError, PuzzleError
from cubewright.formats.project.file import ProjectFile
from cubewright.formats.project.search_state import SearchState
from cubewright.presenter.files.kept_search import KeptSearch, SearchKeeper, Solver, WriteFailure
from cubewright.presenter.files.project_results import (
    check_discards_nothing,
    impossible_results,
    unfinished_search_state,
)
from cubewright.presenter.files.search_state import check_problem, checkpoint_of
from cubewright.solver.problem.faults import proves_impossible
from cubewright.solver.quick_count import quick_count
from cubewright.solver.report import Prepared, Report
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control


def kept_reports(
    file: ProjectFile, index: int, request: SolveRequest, control: Control | None = None
) -> Iterator[Report]:
    """Solve a problem of a project, save its results once a second, and yield the reports.

    A search in the project is resumed if it lists the same solutions. If the caller stops
    iterating, the file keeps the results saved so far.

    Raises:
        PuzzleError: The problem provably has no solution; the file keeps this result.
        DiskFullError: Solutions since the last commit could not be saved.
        FormatError: The file cannot be written, or contains another search of the problem,
            or solutions that this search would discard.
    """
    before = file.project.problems[index].results
    check_discards_nothing(file.path, before)
    saved = None
    if before.search is not None:
        saved = unfinished_search_state(before.search, file.path)
        _check_same(file, saved, request)
        request = replace(
            request,
            engine=saved.engine,
            settings=tuple(saved.settings.items()),
            checkpoint=checkpoint_of(saved),
        )
    for report in written_reports(file, index, request, control or Control()):
        if isinstance(report, Prepared) and saved is not None:
            check_problem(file.path, saved, report.cover)
        yield report


def written_reports(
    file: ProjectFile,
    index: int,
    request: SolveRequest,
    control: Control,
    solver: Solver = quick_count,
) -> Iterator[Report]:
    """Solve a problem of a project, write its results once a second, and yield the reports.

    If ``request`` contains a checkpoint, the file contains the solutions before it. Other results
    of the problem are replaced.

    Raises:
        PuzzleError: The problem has faults; if these prove that it has no solution, the
            file keeps this result.
        FormatError: The file cannot be written.
    """
    before = file.project.problems[index].results
    search = KeptSearch(file, index, request)
    try:
        for report in SearchKeeper(search).reports(solver, request, control):
            if isinstance(report, WriteFailure):
                raise report.error
            yield report
    except PuzzleError as error:
        if proves_impossible(error):
            results = impossible_results(before, request)
            file.save(file.project.with_results(index, results))
        raise
    finally:
        search.release()


def _check_same(file: ProjectFile, saved: SearchState, request: SolveRequest) -> None:
    was = saved.convention, saved.up_to, saved.count_only
    if was != (request.convention, request.up_to, request.count_only):
        kind = "counts" if saved.count_only else "lists"
        raise FormatError(
            file.path.name,
            None,
            f"it keeps an unfinished search that {kind} {saved.convention.value} solutions; "
            "finish it first, or start again (--restart, restart=True)",
        )
