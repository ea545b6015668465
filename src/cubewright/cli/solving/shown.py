"""Show the progress of a search, and report its end."""

from __future__ import annotations

from cubewright.cli.command import Terminal
from cubewright.cli.deadline import Deadline
from cubewright.cli.progress_bar import ProgressBar
from cubewright.cli.solving.sink import ImpossiblePuzzle, Result, TerminalReport, WorkAfterSearch
from cubewright.presenter.search.search_status import STOPPED_EARLY
from cubewright.solver.report import (
    CheckpointReached,
    Finished,
    Outcome,
    Prepared,
    Preparing,
    Progressed,
    SolutionsFound,
)
from cubewright.solver.request import SolveRequest


class BarClearer:
    """The first sink; clears the progress bar before other sinks write."""

    def __init__(self, terminal: Terminal, bar: ProgressBar) -> None:
        self._bar = bar
        self._shares_screen = terminal.out.isatty()

    def handle_report(self, report: TerminalReport, /) -> None:
        match report:
            case SolutionsFound():
                if self._shares_screen:
                    self._bar.hide()
            case CheckpointReached() | Finished() | ImpossiblePuzzle():
                self._bar.hide()


class ProgressDisplay:
    """Sink that draws the progress bar and prints messages about the search and its workers."""

    def __init__(self, terminal: Terminal, bar: ProgressBar, result: Result) -> None:
        self._terminal = terminal
        self._bar = bar
        self._result = result
        self._notes = self._messages = 0

    def handle_report(self, report: TerminalReport, /) -> None:
        match report:
            case Preparing(fraction):
                self._bar.show_preparing(fraction)
            case Prepared(_, handed_over):
                if handed_over:
                    self._terminal.message(handed_over)
            case Progressed():
                self._show_messages(report)
                self._bar.show(report, self._result.found)
            case WorkAfterSearch(text):
                self._bar.show_text(text)

    def _show_messages(self, progress: Progressed) -> None:
        new = [f"worker {note}" for note in progress.notes[self._notes :]]
        new += progress.messages[self._messages :]
        for message in new:
            self._bar.hide()
            self._terminal.message(message)
        self._notes = max(self._notes, len(progress.notes))
        self._messages = max(self._messages, len(progress.messages))


class Summary:
    """Sink that reports the result on ``err``; without a table, only an unusual result."""

    def __init__(
        self,
        request: SolveRequest,
        terminal: Terminal,
        result: Result,
        deadline: Deadline,
        *,
        with_table: bool,
    ) -> None:
        self._request = request
        self._terminal = terminal
        self._result = result
        self._deadline = deadline
        self._with_table = with_table
        self._is_prepared = False

    def handle_report(self, report: TerminalReport, /) -> None:
        match report:
            case Prepared():
                self._is_prepared = True
            case Finished(Outcome.STOPPED) if not self._is_prepared:
                self._message(STOPPED_EARLY.lower().rstrip("."))
            case Finished():
                self._report(report)
            case ImpossiblePuzzle(error):
                self._terminal.message(f"{self._request.puzzle.name} is impossible: {error}")

    def _report(self, end: Finished) -> None:
        from cubewright.presenter.search.statistics_text import figure_counts_text

        terminal, progress, convention = self._terminal, end.progress, self._request.convention
        found = self._result.found
        if self._with_table:
            from cubewright.cli.statistics_table import statistics_table

            print(statistics_table(progress), file=terminal.err, flush=True)
        if end.reason:
            terminal.message(end.reason)
        if not found or end.outcome is Outcome.STOPPED or terminal.err.isatty():
            from cubewright.cli.statistics_table import outcome_sentence

            self._message(outcome_sentence(end.outcome, progress, found, self._request))
        both = figure_counts_text(progress.counts, convention)
        if both and end.outcome is Outcome.COMPLETE:
            is_missing = progress.counts.count_up_to_figure_symmetry(convention) is None
            terminal.message(f"{both} (--up-to figure)" if is_missing else both)

    def _message(self, text: str) -> None:
        is_late = self._deadline.is_out_of_time
        self._terminal.message(f"{self._deadline.time_limit_text}: {text}" if is_late else text)
