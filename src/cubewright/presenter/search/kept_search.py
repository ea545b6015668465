"""A search whose solutions, counts and state are written into a project file while it runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from threading import Lock
from time import monotonic

from cubewright.errors import FormatError
from cubewright.formats.project.file import ProjectFile, SolutionWriter
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Results
from cubewright.presenter.files.project_results import (
    final_results,
    running_results,
    unfinished_search,
)
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import (
    CheckpointReached,
    Finished,
    Prepared,
    Report,
    SolutionsFound,
)
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control

SAVE_SECONDS = 1.0
"""Seconds between two transactions: a killed program loses no more."""

Solver = Callable[[SolveRequest, Control], Iterator[Report]]


@dataclass(frozen=True)
class NotKept:
    """The project file cannot be written; the search is paused and keeps everything in memory."""

    error: FormatError


class KeptSearch:
    """Writes one search of a problem into an open project file, from the search's thread.

    ``index`` is the problem's in the file. If ``request`` has a checkpoint, the file
    has the solutions before it. Nothing is written after :meth:`release`, for example
    because the problem was changed.
    """

    def __init__(self, file: ProjectFile, index: int, request: SolveRequest) -> None:
        self.index = index
        self.request = request
        self._file = file
        self._before: Results = file.project.problems[index].results
        self._writer: SolutionWriter | None = None
        self._is_released = self._is_ended = False
        self._lock = Lock()
        """Held while the file is written, and by :meth:`release`."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is searched."""
        return self.request.puzzle

    @property
    def writer(self) -> SolutionWriter | None:
        """The open writer of the file; None before the first solution and after the search."""
        return None if self._is_released else self._writer

    @property
    def results(self) -> Results:
        """The results in the file now."""
        writer = self._writer
        index = self.index if writer is None else writer.index
        return self._file.project.problems[index].results

    @property
    def is_kept(self) -> bool:
        """Whether everything is written: the search was not released before its end."""
        return self._is_ended or not self._is_released

    def release(self) -> None:
        """Write nothing more; wait for what is being written."""
        with self._lock:
            self._is_released = True
            if self._writer is not None:
                self._writer.close()

    def end(self) -> None:
        """Release the file after the end of the search; it has everything that was found."""
        self._is_ended = not self._is_released
        self.release()

    def write(self, report: Report, cover: CoverProblem) -> FormatError | None:
        """Write what a report contains; return why that failed, or None."""
        with self._lock:
            return None if self._is_released else self._try_to_write(report, cover)

    def _try_to_write(self, report: Report, cover: CoverProblem) -> FormatError | None:
        request = self.request
        try:
            if isinstance(report, SolutionsFound):
                self._opened(cover).add(report.rows)
            elif isinstance(report, CheckpointReached):
                found = report.checkpoint
                here = unfinished_search(request, cover, found)
                results = running_results(self._before, request, found.counts, here)
                self._opened(cover).commit(results)
            elif isinstance(report, Finished):
                end = report.checkpoint
                search = None if end is None else unfinished_search(request, cover, end)
                results = final_results(
                    self._before, request, report.outcome, report.progress, search
                )
                self._opened(cover).commit(results)
        except FormatError as error:
            return error
        return None

    def _opened(self, cover: CoverProblem) -> SolutionWriter:
        if self._writer is None:
            at = self.request.checkpoint
            keeps = 0 if at is None or self.request.count_only else at.listed
            self._writer = self._file.solution_writer(
                self.index, cover.placement_table, cover.piece_count, keeps
            )
        return self._writer


class SearchKeeper:
    """Passes the reports of a search on, and has them written into a project file.

    The file may be given later, while the search is paused; see :meth:`keep`.
    """

    def __init__(self, search: KeptSearch | None = None) -> None:
        self._search = search
        self._has_begun = False
        self._lock = Lock()
        self._saved_at = 0.0

    @property
    def has_begun(self) -> bool:
        """Whether there was a report, other than those of the preparation."""
        return self._has_begun

    def keep(self, search: KeptSearch) -> bool:
        """Write what the search finds from now on; return False if something was missed.

        A search that has begun must be paused at the checkpoint of the kept search.
        """
        with self._lock:
            if self._has_begun and search.request.checkpoint is None:
                return False
            self._search = search
            return True

    def reports(
        self, solver: Solver, request: SolveRequest, control: Control
    ) -> Iterator[Report | NotKept]:
        """Yield the reports of a search, and write what they report.

        If the file cannot be written, for example because the disk is full, the search
        is paused after a :class:`NotKept`. What was not written is tried again a second
        after it continues, and at its end.
        """
        cover: CoverProblem | None = None
        for report in solver(request, control):
            if isinstance(report, Prepared):
                cover = report.cover
            elif cover is not None:
                problem = self._write(report, cover)
                if problem is not None:
                    if not isinstance(report, Finished):
                        control.pause()
                    yield NotKept(problem)
                elif self._search is not None and monotonic() - self._saved_at >= SAVE_SECONDS:
                    self._saved_at = monotonic()
                    control.request_checkpoint()
            yield report
        if self._search is not None:
            self._search.end()

    def _write(self, report: Report, cover: CoverProblem) -> FormatError | None:
        with self._lock:
            self._has_begun = True
            return None if self._search is None else self._search.write(report, cover)


def can_be_kept(file: ProjectFile, index: int, request: SolveRequest) -> bool:
    """Whether a search can be written into a project file, as one of its problem ``index``.

    The problem in the file must state the same puzzle, and have the solutions that
    a resumed search has listed before.
    """
    project = file.project
    if file.is_read_only or not 0 <= index < len(project.problems):
        return False
    problem = project.problems[index]
    if problem.figure is None or not problem.pieces:
        return False
    if project.puzzle_to_solve(index).search_key != request.puzzle.search_key:
        return False
    at = request.checkpoint
    return at is None or request.count_only or len(problem.results.solutions) >= at.listed
