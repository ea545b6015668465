"""Write the solutions, counts and state of a search to a project file while it runs.

:class:`KeptSearch` writes into the open project, :class:`SearchFile` into a separate file: a saved
search, or a recovery copy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from time import monotonic

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.project.file import ProjectFile, SolutionWriter, write_project
from cubewright.model.cell import IntArray
from cubewright.model.placement_table import RowBatches, SolutionBatches
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import NO_RESULTS, Results
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
"""Seconds between two transactions: the most work that is lost if the program is killed."""

Solver = Callable[[SolveRequest, Control], Iterator[Report]]


@dataclass(frozen=True)
class WriteFailure:
    """Report that a file cannot be written, so the search keeps its results in memory.

    The search is paused, unless the file is only a recovery copy.
    """

    error: FormatError
    is_copy: bool = False


class KeptSearch:
    """Writer of a problem's search into an open project file; the search's thread calls it.

    ``index`` is the problem's index in the file. If ``request`` contains a checkpoint, the file
    contains the solutions before it. Nothing is written after :meth:`release`, for example because
    the problem was changed.
    """

    is_copy = False
    """Whether the file is only a recovery copy."""

    def __init__(self, file: ProjectFile | None, index: int, request: SolveRequest) -> None:
        """Set up the writer; ``file`` is None if it is opened later."""
        self.index = index
        self.request = request
        self._file = file
        self._before = NO_RESULTS if file is None else file.project.problems[index].results
        self._listed = listed_in_file(self._before, request)
        """The number of solutions already in the file."""
        self._writer: SolutionWriter | None = None
        self._is_released = self._is_ended = False
        self._lock = Lock()
        """The lock that is held while the file is written, and by :meth:`release`."""

    @property
    def puzzle(self) -> Puzzle:
        return self.request.puzzle

    @property
    def writer(self) -> SolutionWriter | None:
        """The open writer of the file; None before the first solution and after the search."""
        return None if self._is_released else self._writer

    @property
    def results(self) -> Results:
        """The current results in the file."""
        assert self._file is not None
        writer = self._writer
        index = self.index if writer is None else writer.index
        return self._file.project.problems[index].results

    @property
    def is_kept(self) -> bool:
        """Whether the search has been, or can still be, written until its end."""
        return self._is_ended or not self._is_released

    def release(self) -> None:
        """Stop writing, after the current write is complete."""
        with self._lock:
            self._is_released = True
            if self._writer is not None:
                self._writer.close()

    def end(self) -> None:
        """Release the file after the end of the search, when it contains all results."""
        self._is_ended = not self._is_released
        self.release()

    def write(self, report: Report, cover: CoverProblem) -> FormatError | None:
        """Write the content of a report; return the error if this failed, or None."""
        with self._lock:
            return None if self._is_released else self._try_to_write(report, cover)

    def _try_to_write(self, report: Report, cover: CoverProblem) -> FormatError | None:
        request = self.request
        try:
            if isinstance(report, SolutionsFound):
                self._add(report.rows, cover)
            elif isinstance(report, CheckpointReached):
                found = report.checkpoint
                here = unfinished_search(request, cover, found)
                results = running_results(self._before, request, found.counts, here)
                self._commit(results, cover)
            elif isinstance(report, Finished):
                end = report.checkpoint
                search = None if end is None else unfinished_search(request, cover, end)
                results = final_results(
                    self._before, request, report.outcome, report.progress, search
                )
                self._commit(results, cover)
        except FormatError as error:
            return error
        return None

    def _add(self, rows: IntArray, cover: CoverProblem) -> None:
        self._opened(cover).add(rows)

    def _commit(self, results: Results, cover: CoverProblem) -> None:
        self._opened(cover).commit(results)

    def _opened(self, cover: CoverProblem) -> SolutionWriter:
        assert self._file is not None
        if self._writer is None:
            self._writer = self._file.solution_writer(
                self.index,
                cover.placement_table,
                cover.piece_count,
                self._listed,
            )
        return self._writer


class SearchFile(KeptSearch):
    """Writer of a search into a separate project file, which contains only its problem.

    A new file is created at the first checkpoint. The file at ``path`` may already
    contain the search.
    ``is_copy``: for recovery only; such a copy keeps its last checkpoint when the search is
    complete. If a search ends before its first checkpoint, no file is written.
    """

    def __init__(
        self, path: Path, project: Project, request: SolveRequest, *, is_copy: bool = False
    ) -> None:
        """Set up the writer; ``project`` is the first content of a new file."""
        super().__init__(None, 0, request)
        self.path = path
        self.is_copy = is_copy
        self._project = project
        self._before = project.problems[0].results
        self._listed = listed_in_file(self._before, request)
        self._waiting: list[IntArray] = []
        """Rows found before the file was opened."""

    @classmethod
    def resumed(
        cls, path: Path, index: int, request: SolveRequest, *, is_copy: bool = False
    ) -> SearchFile | None:
        """Return a writer that continues in the file of the search; None if that is impossible."""
        try:
            file = ProjectFile(path)
        except CubewrightError:
            return None
        if not can_be_kept(file, index, request):
            file.close()
            return None
        search = cls(path, file.project, request, is_copy=is_copy)
        search.index, search._file = index, file
        search._before = file.project.problems[index].results
        search._listed = listed_in_file(search._before, request)
        return search

    @property
    def is_written(self) -> bool:
        """Whether the file exists."""
        return self._file is not None

    def close(self) -> None:
        """Stop writing, and close the file."""
        self.release()
        if self._file is not None:
            self._file.close()

    def _try_to_write(self, report: Report, cover: CoverProblem) -> FormatError | None:
        if self.is_copy and isinstance(report, Finished):
            is_resumable = self._file is not None and report.checkpoint is not None
            if not is_resumable:
                return None
        error = super()._try_to_write(report, cover)
        if error is not None and self.is_copy and self._file is None:
            self._is_released, self._waiting = True, []  # The waiting rows would fill the memory.
        return error

    def _add(self, rows: IntArray, cover: CoverProblem) -> None:
        if self._file is None:
            self._waiting.append(rows)
        else:
            super()._add(rows, cover)

    def _commit(self, results: Results, cover: CoverProblem) -> None:
        if self._file is not None:
            super()._commit(results, cover)
            return
        before, waiting = self._before.solutions, self._waiting

        def read() -> Iterator[IntArray]:
            if isinstance(before, RowBatches):
                yield from before.batches()
            yield from waiting

        count = len(before) + sum(map(len, waiting))
        columns = max(1, cover.piece_count)
        if count:
            solutions = SolutionBatches(cover.placement_table, columns, count, read)
            results = results.with_solutions(solutions)
        write_project(self.path, self._project.with_results(0, results))
        self._file = ProjectFile(self.path)
        self._waiting, self._listed = [], count


class SearchKeeper:
    """Filter that writes the reports of a search to a project file, a recovery copy or both.

    A file may be added later, while the search is paused; see :meth:`keep`.
    """

    def __init__(self, search: KeptSearch | None = None) -> None:
        self._search: KeptSearch | None = None
        self._copy: KeptSearch | None = None
        """The writer of the recovery copy."""
        self._set(search)
        self._has_begun = False
        self._lock = Lock()
        self._saved_at = 0.0
        self._has_failed = False
        """True after a failure to write the copy was reported."""
        self._is_refused = False
        """True after a failure to write the project was reported."""

    def _set(self, search: KeptSearch | None) -> None:
        if search is not None and search.is_copy:
            self._copy, self._has_failed = search, False
        else:
            self._search = search

    @property
    def has_begun(self) -> bool:
        """Whether the search has reported more than its preparation."""
        return self._has_begun

    def keep(self, search: KeptSearch) -> bool:
        """Write future results of the search; return False if earlier results would be missing.

        A search that has begun must be paused at the checkpoint of the kept search.
        """
        with self._lock:
            if self._has_begun and search.request.checkpoint is None:
                return False
            self._set(search)
            return True

    def reports(
        self, solver: Solver, request: SolveRequest, control: Control
    ) -> Iterator[Report | WriteFailure]:
        """Yield the reports of a search, and write their content.

        If the file cannot be written, for example because the disk is full, the search is paused
        after a :class:`WriteFailure`. Unwritten content is written again a second after the search
        resumes, and at its end. A failure to write a copy is reported once. A search without a file
        also reports a checkpoint once a second.
        """
        cover: CoverProblem | None = None
        if self._search is None:
            self._saved_at = monotonic()  # A search of less than a second needs no copy.
        for report in solver(request, control):
            if isinstance(report, Prepared):
                cover = report.cover
            elif cover is not None:
                was_paused = control.paused
                problem, copy_problem = self._write(report, cover)
                if copy_problem is not None and not self._has_failed:
                    self._has_failed = True
                    yield WriteFailure(copy_problem, is_copy=True)
                if problem is not None:
                    if not (was_paused and self._is_refused):  # It is already reported.
                        self._is_refused = True
                        if not isinstance(report, Finished):
                            control.pause()
                        yield WriteFailure(problem)
                elif not isinstance(report, CheckpointReached) and self._is_due:
                    self._saved_at = monotonic()
                    control.request_checkpoint()
            yield report
        for search in (self._search, self._copy):
            if search is not None:
                search.end()

    @property
    def _is_due(self) -> bool:
        return monotonic() - self._saved_at >= SAVE_SECONDS

    def _write(
        self, report: Report, cover: CoverProblem
    ) -> tuple[FormatError | None, FormatError | None]:
        with self._lock:
            self._has_begun = True
            project, copy = (
                None if search is None else search.write(report, cover)
                for search in (self._search, self._copy)
            )
            return project, copy


def can_be_kept(file: ProjectFile, index: int, request: SolveRequest) -> bool:
    """Return whether a search can be written into problem ``index`` of a project file.

    The problem must state the same puzzle, and contain the solutions that a resumed search has
    already listed.
    """
    project = file.project
    if file.is_read_only or not 0 <= index < len(project.problems):
        return False
    problem = project.problems[index]
    if problem.figure is None or not problem.pieces:
        return False
    if project.puzzle_to_solve(index).search_key != request.puzzle.search_key:
        return False
    return 0 <= listed_in_file(problem.results, request) <= len(problem.results.solutions)


def listed_in_file(results: Results, request: SolveRequest) -> int:
    """Return the number of solutions in a file that were found before a checkpoint.

    Some may be missing: the terminal of an earlier version saved a search without its solutions.
    """
    at, search = request.checkpoint, results.search
    if at is None or request.count_only:
        return 0
    missing = 0 if search is None else max(0, search.listed - len(results.solutions))
    return at.listed - missing
