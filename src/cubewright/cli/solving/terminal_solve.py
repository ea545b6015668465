"""Solve a puzzle and report to the terminal while it runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

from cubewright.cli.command import FOUND, INTERRUPTED, NONE_FOUND, OUT_OF_TIME, UNUSABLE, Terminal
from cubewright.cli.interrupt import Interruption, stopped_by_ctrl_c
from cubewright.cli.progress_bar import ProgressBar
from cubewright.errors import CubewrightError, FormatError, PuzzleError
from cubewright.model.cell import IntArray
from cubewright.presenter.search.search_status import STOPPED_EARLY
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.quick_count import quick_count
from cubewright.solver.report import (
    Checkpoint,
    CheckpointReached,
    Counts,
    Finished,
    Outcome,
    Prepared,
    Preparing,
    Progressed,
    Report,
    SolutionsFound,
)
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.search.stages import StageTable

if TYPE_CHECKING:
    from cubewright.cli.solving.saved_search import SearchSaver
    from cubewright.formats.searches.file import SavedSearch
    from cubewright.formats.solutions.solution_format import SolutionFormat
    from cubewright.presenter.bulk_export.writer import BulkWriter


class TerminalSolve:
    """Writes solutions or their number to ``out`` and everything else to ``err``."""

    _cover: CoverProblem
    _written: BulkWriter

    def __init__(
        self,
        request: SolveRequest,
        form: SolutionFormat,
        terminal: Terminal,
        *,
        saver: SearchSaver | None = None,
        resumed: tuple[Path, SavedSearch] | None = None,
        max_seconds: float | None = None,
    ) -> None:
        from cubewright.cli.solving.solution_list import SolutionList

        self._request = request
        self._terminal = terminal
        self._form = form
        self._saver = saver
        self._resumed = resumed
        at = request.checkpoint
        self._listed_before = 0 if at is None else at.listed
        self._until = None if max_seconds is None else max_seconds + (at.seconds if at else 0.0)
        self._list = SolutionList(request.puzzle, form, terminal.out, self._listed_before)
        self._bar = ProgressBar(terminal.err)
        self._shares_screen = terminal.out.isatty()
        self._control = Control()
        self._interruption = Interruption()
        self._latest = Progressed(0.0, Counts(), StageTable.zeros(0), 0.0)
        self._checkpoint: Checkpoint | None = None
        self._why_ended = ""
        self._notes = self._messages = 0
        self._needs_search = True
        self._is_prepared = False

    def run(self, *, with_table: bool) -> int:
        """Solve to the end, and return the exit status."""
        self._needs_search = with_table
        try:
            with stopped_by_ctrl_c(self._control) as self._interruption:
                outcome = self._solve()
                self._close(outcome)
                self._save_or_remove(outcome)
        except PuzzleError as error:
            if not _proves_impossible(error):
                raise
            return self._impossible(error)
        self._report(outcome, with_table=with_table)
        if outcome is Outcome.STOPPED:
            return self._interruption.status or self._stopped_status
        return FOUND if self._found else NONE_FOUND

    @property
    def _found(self) -> int:
        """The number of solutions listed, or counted if none are listed."""
        if not self._request.count_only:
            return self._listed_before + self._list.written
        counted = self._latest.counts.of(self._request.convention, self._request.up_to)
        limit = self._request.limit
        return counted if limit is None else min(counted, limit)

    @property
    def _stopped_status(self) -> int:
        if self._why_ended:
            return UNUSABLE
        return INTERRUPTED if self._until is None else OUT_OF_TIME

    def _solve(self) -> Outcome:
        for report in self._reports():
            match report:
                case Preparing(fraction):
                    self._bar.show_preparing(fraction)
                case Prepared(cover, handed_over):
                    if handed_over:
                        self._terminal.message(handed_over)
                    self._prepare(cover)
                case SolutionsFound(rows):
                    self._write_solutions(rows)
                case Progressed():
                    self._latest = report
                    self._show_notes(report)
                    self._bar.show(report, self._found)
                    self._check_time(report)
                case CheckpointReached(checkpoint):
                    self._save_checkpoint(checkpoint)
                case Finished(outcome, progress, checkpoint, reason):
                    self._latest, self._checkpoint = progress, checkpoint
                    self._why_ended = reason
                    interrupted = self._control.stopped and self._saver is None
                    return Outcome.STOPPED if interrupted else outcome
        return Outcome.STOPPED

    def _prepare(self, cover: CoverProblem) -> None:
        self._cover, self._is_prepared = cover, True
        if not self._request.count_only:
            from cubewright.presenter.bulk_export.writer import BulkWriter

            self._written = BulkWriter(cover, self._form)
        if self._resumed is not None:
            from cubewright.presenter.files.saved_search import check_problem

            check_problem(*self._resumed, cover)
        self._open_list()

    def _reports(self) -> Iterator[Report]:
        """Yield the solver's reports; name the file in errors about a saved search."""
        try:
            # A count visits no nodes, so statistics need a search.
            if not self._needs_search:
                yield from quick_count(self._request, self._control)
                return
            from cubewright.solver.solve import solve  # with numba

            yield from solve(self._request, self._control)
        except PuzzleError:
            raise
        except CubewrightError as error:
            if self._resumed is None:
                raise
            raise FormatError(str(self._resumed[0]), None, str(error)) from error

    def _check_time(self, progress: Progressed) -> None:
        """Stop at the time limit; request a checkpoint when the next save is due."""
        if self._until is not None and progress.seconds >= self._until:
            self._control.stop()
        elif self._saver is not None and self._saver.due:
            self._control.request_checkpoint()

    def _show_notes(self, progress: Progressed) -> None:
        """Report what has happened to workers since the last time, and where it is counted."""
        for note in progress.notes[self._notes :]:
            self._bar.hide()
            self._terminal.message(f"worker {note}")
        for message in progress.messages[self._messages :]:
            self._bar.hide()
            self._terminal.message(message)
        self._notes = max(self._notes, len(progress.notes))
        self._messages = max(self._messages, len(progress.messages))

    def _save_checkpoint(self, checkpoint: Checkpoint) -> None:
        if self._saver is not None:
            self._bar.hide()
            self._saver.save_checkpoint(self._cover, checkpoint)

    def _save_or_remove(self, outcome: Outcome) -> None:
        """Save an unfinished search; remove the file of a complete one."""
        if self._saver is None or not self._is_prepared:
            return
        if self._checkpoint is not None:
            self._saver.save(self._cover, self._checkpoint)
        elif outcome is Outcome.COMPLETE:
            self._saver.remove()

    def _open_list(self) -> None:
        if not self._request.count_only:
            self._list.open()

    def _write_solutions(self, rows: IntArray) -> None:
        if self._shares_screen:
            self._bar.hide()
        if self._form.summary is not None:
            for row in rows:
                if self._control.stopped:
                    break
                self._list.add(self._cover.solution(row))
            return
        for number, text in self._written.texts(rows, self._list.next_number):
            # A saved search resumes after these solutions, so write all of them.
            if self._control.stopped and self._saver is None:
                break
            self._list.add_text(number, text)
        self._list.flush()

    def _close(self, outcome: Outcome) -> None:
        """Complete the document, or print the count, on ``out``."""
        self._bar.hide()
        if not self._request.count_only:
            self._list.close()
        elif outcome is not Outcome.STOPPED:  # a partial count would look like a full one
            print(self._found, file=self._terminal.out, flush=True)

    def _report(self, outcome: Outcome, *, with_table: bool) -> None:
        """Report the result on ``err``; without a table only if it is unusual."""
        from cubewright.cli.statistics_table import outcome_sentence, statistics_table
        from cubewright.presenter.search.statistics_text import figure_counts_text

        if outcome is Outcome.STOPPED and not self._is_prepared:
            self._terminal.message(STOPPED_EARLY.lower().rstrip("."))
            return
        if with_table:
            print(statistics_table(self._latest), file=self._terminal.err, flush=True)
        if self._why_ended:
            self._terminal.message(self._why_ended)
        if not self._found or outcome is Outcome.STOPPED or self._terminal.err.isatty():
            text = outcome_sentence(outcome, self._latest, self._found, self._request)
            self._terminal.message(text)
        both = figure_counts_text(self._latest.counts, self._request.convention)
        if both and outcome is Outcome.COMPLETE:
            counts = self._latest.counts
            is_missing = counts.up_to_figure(self._request.convention) is None
            self._terminal.message(f"{both} (--up-to figure)" if is_missing else both)
        if self._checkpoint is not None:
            self._report_saved_file(self._checkpoint)

    def _report_saved_file(self, checkpoint: Checkpoint) -> None:
        if self._saver is not None:
            path = self._saver.path
            resume = f"cubewright solve --resume {quote(str(path))}"
            restarts = self._latest.by_frontier and not checkpoint.continues_count
            restart = " (resuming restarts the count)" if restarts else ""
            self._terminal.message(f"search saved to {path}{restart}; resume it with: {resume}")
        elif self._resumed is not None:
            path = self._resumed[0]
            self._terminal.message(
                f"not saved: {path} is unchanged (use --save {path} to update it)"
            )

    def _impossible(self, error: PuzzleError) -> int:
        """Report a puzzle that provably has no solution: an empty list, and why on ``err``."""
        self._open_list()
        self._close(Outcome.COMPLETE)
        self._terminal.message(f"{self._request.puzzle.name} is impossible: {error}")
        return NONE_FOUND


def _proves_impossible(error: PuzzleError) -> bool:
    from cubewright.solver.problem.faults import Fault

    return all(isinstance(f, Fault) and f.kind.proves_impossible for f in error.faults)
