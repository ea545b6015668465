"""Solve a problem of a project file and keep its solutions, counts and search in the file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shlex import quote
from time import monotonic
from typing import TYPE_CHECKING

from cubewright.cli.command import FOUND, NONE_FOUND, UNUSABLE, Terminal
from cubewright.cli.solving.saved_search import SearchSaver
from cubewright.cli.solving.terminal_solve import TerminalSolve
from cubewright.errors import DiskFullError, FormatError, PuzzleError
from cubewright.formats.project.file import ProjectFile, SolutionWriter
from cubewright.formats.searches.file import SavedSearch
from cubewright.formats.solutions.solution_format import NOT_WRITTEN
from cubewright.model.cell import IntArray
from cubewright.model.placement_table import PlacementTable
from cubewright.model.results import Results
from cubewright.presenter.files.project_results import (
    final_results,
    impossible_results,
    running_results,
    unfinished_search,
)
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Checkpoint, Outcome
from cubewright.solver.request import SolveRequest

if TYPE_CHECKING:  # it needs numba, which takes long to import
    from cubewright.presenter.analysis.worker import AnalysisWorker

SAVE_SECONDS = 1.0
"""Seconds between two transactions: a killed program loses no more."""


def opened_for_writing(path: Path) -> ProjectFile:
    """Open a project file that can be written.

    Raises:
        FormatError: It cannot be read, or it is read-only.
    """
    file = ProjectFile(path)
    if file.is_read_only:
        reason = file.read_only_reason
        file.close()
        raise FormatError(path.name, None, f"--keep cannot write it: {reason}")
    return file


class ProjectSaver(SearchSaver):
    """Keeps a running search in a project file, with its solutions in the same transaction."""

    def __init__(
        self, file: ProjectFile, index: int, request: SolveRequest, terminal: Terminal
    ) -> None:
        super().__init__(file.path, request, SAVE_SECONDS, terminal)
        self._file = file
        self._index = index
        self.before: Results = file.project.problems[index].results
        self._listed = 0 if request.checkpoint is None else request.checkpoint.listed
        self._writer: SolutionWriter | None = None

    def open(self, cover: CoverProblem) -> None:
        """Begin with the solutions that the search had listed before."""
        self._writer = self._file.solution_writer(
            self._index, cover.placement_table, cover.piece_count, self._listed
        )

    def add(self, rows: IntArray) -> None:
        """Append solutions; they are kept with the next checkpoint."""
        self._opened.add(rows)

    def save(self, cover: CoverProblem, checkpoint: Checkpoint) -> None:
        """Keep the solutions found so far, and the search that continues after them."""
        search = unfinished_search(self._request, cover, checkpoint)
        self.keep(running_results(self.before, self._request, checkpoint.counts, search))
        self._next = monotonic() + self._seconds

    def save_checkpoint(self, cover: CoverProblem, checkpoint: Checkpoint) -> None:
        """Keep the search; an error ends it, and the file has what was kept before."""
        self.save(cover, checkpoint)

    def keep(self, results: Results) -> None:
        """Write the waiting solutions and the results."""
        self._opened.commit(results)

    def keep_impossible(self) -> None:
        """Keep that the problem has no solution."""
        results = impossible_results(self.before, self._request)
        self._file.save(self._file.project.with_results(self._index, results))

    def close(self) -> None:
        """Leave the results to the file again."""
        if self._writer is not None:
            self._writer.close()

    @property
    def resume_command(self) -> str:
        """The command line that continues the search."""
        command = f"cubewright solve {quote(str(self._file.path))}"
        if len(self._file.project.problems) > 1:
            command += f" --problem {self._index + 1}"
        return f"{command} --keep"

    @property
    def disk_full_text(self) -> str:
        """What is kept of a search that a full disk has paused, and how to continue it."""
        results = self._file.project.problems[self._index].results
        name = self._file.path.name
        if results.search is None:
            return (
                f"{name}: the disk is full, and nothing of this search could be kept; "
                "free some space, then start it again"
            )
        else:
            share, kept = 100 * results.search.fraction, len(results.solutions)
            plural = "" if kept == 1 else "s"
            what = (
                f"{name}: the disk is full; the search is paused at {share:.1f} % "
                f"({kept:,} solution{plural} kept)"
            )
        return f"{what}; free some space, then continue with: {self.resume_command}"

    @property
    def _opened(self) -> SolutionWriter:
        assert self._writer is not None
        return self._writer


class ProjectSolve(TerminalSolve):
    """Writes solutions into a project file, and their number to ``out``."""

    def __init__(
        self,
        request: SolveRequest,
        terminal: Terminal,
        saver: ProjectSaver,
        *,
        resumed: tuple[Path, SavedSearch] | None = None,
        max_seconds: float | None = None,
        worker_of: Callable[[PlacementTable], AnalysisWorker] | None = None,
    ) -> None:
        form = NOT_WRITTEN
        super().__init__(
            request, form, terminal, saver=saver, resumed=resumed, max_seconds=max_seconds
        )
        self._kept = saver
        self._worker_of = worker_of
        self.worker: AnalysisWorker | None = None
        """Analyses the solutions of this run beside the search; None without ``worker_of``."""

    @property
    def listed_before(self) -> int:
        """The number of solutions that the file had when this run began."""
        return self._listed_before

    def _prepare(self, cover: CoverProblem) -> None:
        super()._prepare(cover)
        self._kept.open(cover)
        if self._worker_of is not None:
            self.worker = self._worker_of(cover.placement_table)

    def _open_list(self) -> None:
        """Write no list."""

    def _write_solutions(self, rows: IntArray) -> None:
        self._kept.add(rows)
        if self.worker is not None:
            self.worker.add(rows)
        self._list.written += len(rows)

    def _close(self, outcome: Outcome) -> None:
        self._bar.hide()

    def _save_or_remove(self, outcome: Outcome) -> None:
        if not self._is_prepared:  # stopped before anything was searched: the file stays as it is
            return
        search = None
        if self._checkpoint is not None:
            search = unfinished_search(self._request, self._cover, self._checkpoint)
        self._kept.keep(
            final_results(self._kept.before, self._request, outcome, self._latest, search)
        )
        if outcome is not Outcome.STOPPED:  # a partial count would look like a full one
            print(self._found, file=self._terminal.out, flush=True)

    def _report_saved_file(self, checkpoint: Checkpoint) -> None:
        self._terminal.message(
            f"results and search kept in {self._kept.path}; "
            f"resume it with: {self._kept.resume_command}"
        )

    def run(self, *, with_table: bool) -> int:
        """Solve to the end, or until the disk is full, and return the exit status."""
        try:
            return super().run(with_table=with_table)
        except DiskFullError:
            self._bar.hide()
            self._terminal.message(self._kept.disk_full_text)
            return UNUSABLE

    def _impossible(self, error: PuzzleError) -> int:
        self._kept.keep_impossible()
        print(0, file=self._terminal.out, flush=True)
        return super()._impossible(error)


def report_complete(count: int, path: Path, terminal: Terminal) -> int:
    """Print the number of solutions of a problem that is searched already."""
    print(count, file=terminal.out, flush=True)
    terminal.message(f"{path} has all solutions already; --restart searches again")
    return FOUND if count else NONE_FOUND
