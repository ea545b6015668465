"""Solve a problem of an open project file, and keep what is found in the file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from time import monotonic

from cubewright.errors import FormatError, PuzzleError
from cubewright.formats.project.file import ProjectFile, SolutionWriter
from cubewright.formats.searches.file import SavedSearch
from cubewright.model.results import Results, UnfinishedSearch
from cubewright.presenter.files.project_results import (
    check_discards_nothing,
    final_results,
    impossible_results,
    resumed_unfinished,
    running_results,
    unfinished_search,
)
from cubewright.presenter.files.saved_search import check_problem, checkpoint_of
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.quick_count import quick_count
from cubewright.solver.report import (
    Checkpoint,
    CheckpointReached,
    Finished,
    Prepared,
    Progressed,
    Report,
    SolutionsFound,
)
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control

SAVE_SECONDS = 1.0
"""Seconds between two commits: a killed program loses no more."""


def kept_reports(
    file: ProjectFile, index: int, request: SolveRequest, control: Control | None = None
) -> Iterator[Report]:
    """Solve a problem of a project, keep its results once a second, and yield the reports.

    A search that the project keeps is resumed if it lists the same solutions. If
    the caller stops reading, the file has what was kept until then.

    Raises:
        PuzzleError: The problem provably has no solution; that is kept.
        DiskFullError: What was found since the last commit could not be kept.
        FormatError: The file cannot be written, or keeps another search of the problem,
            or solutions that this one would discard.
    """
    before = file.project.problems[index].results
    check_discards_nothing(file.path, before)
    saved = None
    if before.search is not None:
        saved = resumed_unfinished(before.search, file.path)
        _check_same(file, saved, request)
        request = replace(
            request,
            engine=saved.engine,
            settings=tuple(saved.settings.items()),
            checkpoint=checkpoint_of(saved),
        )
    search = _KeptSearch(file, index, request, before, saved)
    try:
        yield from search.reports(control or Control())
    except PuzzleError:
        if search.writer is None:
            results = impossible_results(before, request)
            file.save(file.project.with_results(index, results))
        raise
    finally:
        if search.writer is not None:
            search.writer.close()


def _check_same(file: ProjectFile, saved: SavedSearch, request: SolveRequest) -> None:
    was = saved.convention, saved.up_to, saved.count_only
    if was != (request.convention, request.up_to, request.count_only):
        kind = "counts" if saved.count_only else "lists"
        raise FormatError(
            file.path.name,
            None,
            f"it keeps an unfinished search that {kind} {saved.convention.value} solutions; "
            "finish it first, or start again (--restart, restart=True)",
        )


class _KeptSearch:
    """One run of a search whose results go to a file."""

    def __init__(
        self,
        file: ProjectFile,
        index: int,
        request: SolveRequest,
        before: Results,
        saved: SavedSearch | None,
    ) -> None:
        self.writer: SolutionWriter | None = None
        self._file = file
        self._index = index
        self._request = request
        self._before = before
        self._saved = saved
        self._next = 0.0

    def reports(self, control: Control) -> Iterator[Report]:
        """Yield the reports of the search, each after it is kept."""
        for report in quick_count(self._request, control):
            match report:
                case Prepared(cover):
                    self._prepare(cover)
                case SolutionsFound(rows):
                    self._opened.add(rows)
                case Progressed():
                    if monotonic() >= self._next:
                        control.request_checkpoint()
                case CheckpointReached(checkpoint):
                    self._opened.commit(
                        running_results(
                            self._before,
                            self._request,
                            checkpoint.counts,
                            self._unfinished(checkpoint),
                        )
                    )
                    self._next = monotonic() + SAVE_SECONDS
                case Finished(outcome, progress, checkpoint):
                    if self.writer is not None:
                        search = None if checkpoint is None else self._unfinished(checkpoint)
                        self._opened.commit(
                            final_results(self._before, self._request, outcome, progress, search)
                        )
            yield report

    def _prepare(self, cover: CoverProblem) -> None:
        self._cover = cover
        if self._saved is not None:
            check_problem(self._file.path, self._saved, cover)
        at = self._request.checkpoint
        self.writer = self._file.solution_writer(
            self._index, cover.placement_table, cover.piece_count, 0 if at is None else at.listed
        )

    def _unfinished(self, checkpoint: Checkpoint) -> UnfinishedSearch:
        return unfinished_search(self._request, self._cover, checkpoint)

    @property
    def _opened(self) -> SolutionWriter:
        assert self.writer is not None
        return self.writer
