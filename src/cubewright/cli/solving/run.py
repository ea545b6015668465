"""Run a search in the terminal, and pass each report to all sinks."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from cubewright.cli.command import FOUND, INTERRUPTED, NONE_FOUND, OUT_OF_TIME, UNUSABLE, Terminal
from cubewright.cli.deadline import Deadline
from cubewright.cli.interrupt import stopped_by_ctrl_c
from cubewright.cli.progress_bar import ProgressBar
from cubewright.cli.solving.results import CountPrinter
from cubewright.cli.solving.shown import BarClearer, ProgressDisplay, Summary
from cubewright.cli.solving.sink import (
    ImpossiblePuzzle,
    Result,
    Sink,
    TerminalReport,
    dispatch_reports,
)
from cubewright.errors import CubewrightError, FormatError, PuzzleError
from cubewright.solver.quick_count import quick_count
from cubewright.solver.report import Finished, Outcome, Prepared, Report
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control, TimedControl

if TYPE_CHECKING:
    from cubewright.formats.project.search_state import SearchState
    from cubewright.solver.analysis.run import Run


class TerminalSolve:
    """A search with its reports in the terminal.

    ``resumed`` is the saved search to continue, and its file. ``with_table`` requests statistics of
    each stage; a count without a search has none.
    """

    def __init__(
        self,
        request: SolveRequest,
        terminal: Terminal,
        *,
        resumed: tuple[Path, SearchState] | None = None,
        deadline: Deadline | None = None,
        with_table: bool = False,
    ) -> None:
        self.request = request
        self.terminal = terminal
        self.control = deadline or Deadline()
        self.bar = ProgressBar(terminal.err)
        self._resumed = resumed
        self._with_table = with_table

    def run(self, reports: Iterator[TerminalReport], result: Result, *others: Sink) -> int:
        """Pass the reports to the sinks and show progress; return the exit status.

        ``others`` receive the last report after the user has seen it.
        """
        sinks: tuple[Sink, ...] = (
            BarClearer(self.terminal, self.bar),
            result,
            ProgressDisplay(self.terminal, self.bar, result),
            Summary(self.request, self.terminal, result, self.control, with_table=self._with_table),
            *others,
        )
        with (
            stopped_by_ctrl_c(self.control) as interruption,
            closing(_with_impossible(reports)) as to_take,
        ):
            end = dispatch_reports(to_take, sinks)
        if isinstance(end, Finished) and end.outcome is Outcome.STOPPED:
            if end.reason:
                return interruption.status or UNUSABLE
            is_late = self.control.is_out_of_time
            return interruption.status or (OUT_OF_TIME if is_late else INTERRUPTED)
        return FOUND if result.found and not isinstance(end, ImpossiblePuzzle) else NONE_FOUND

    def reports(self) -> Iterator[Report]:
        """Yield the reports of a search that is not saved; mark a stopped search as incomplete.

        Some of its last solutions may not have been written.
        """
        for report in self.solver(self.request, self.control):
            if isinstance(report, Finished) and self.control.stopped:
                yield replace(report, outcome=Outcome.STOPPED)
            else:
                yield report

    def solver(self, request: SolveRequest, control: Control) -> Iterator[Report]:
        """Yield the reports of a search or count.

        An error about a saved search mentions its file.
        """
        for report in self._with_named_errors(request, control):
            if isinstance(report, Prepared) and self._resumed is not None:
                from cubewright.presenter.files.search_state import check_problem

                check_problem(*self._resumed, report.cover)
            yield report

    def _with_named_errors(self, request: SolveRequest, control: Control) -> Iterator[Report]:
        try:
            if self._with_table:
                from cubewright.solver.solve import solve

                yield from solve(request, control)
            else:
                yield from quick_count(request, control)
        except PuzzleError:
            raise
        except CubewrightError as error:
            if self._resumed is None:
                raise
            raise FormatError(str(self._resumed[0]), None, str(error)) from error


def run_search(
    request: SolveRequest, terminal: Terminal, control: TimedControl
) -> tuple[Run, bool]:
    """Run a complete search for its statistics; return the run, and True if Ctrl-C ended it.

    The search also stops when the control's time is up. It raises the errors of
    :func:`cubewright.solver.solve.solve`.
    """
    from cubewright.solver.analysis.run import Run
    from cubewright.solver.solve import solve

    counted, bar = replace(request, count_only=True), ProgressBar(terminal.err)
    count = CountPrinter(counted, None)
    sinks = (BarClearer(terminal, bar), count, ProgressDisplay(terminal, bar, count))
    with stopped_by_ctrl_c(control):
        end = dispatch_reports(solve(counted, control), sinks)
    assert isinstance(end, Finished)
    is_interrupted = control.stopped and not control.is_out_of_time
    run = Run.of(request, end.outcome, end.progress)
    return run, is_interrupted and end.outcome is not Outcome.COMPLETE


def _with_impossible(
    reports: Iterator[TerminalReport],
) -> Generator[TerminalReport, None, None]:
    try:
        yield from reports
    except PuzzleError as error:
        from cubewright.solver.problem.faults import proves_impossible

        if not proves_impossible(error):
            raise
        yield ImpossiblePuzzle(error)
