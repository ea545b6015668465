"""Analyse solutions during the search that finds them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from time import monotonic

import numpy as np

from cubewright.cli.command import Terminal
from cubewright.cli.disassembly.project import progress_text
from cubewright.cli.solving.run import TerminalSolve
from cubewright.cli.solving.sink import Result, TerminalReport, WorkAfterSearch
from cubewright.model.cell import IntArray
from cubewright.model.disassembly import Analysis
from cubewright.model.placement_table import PlacementTable
from cubewright.presenter.analysis.analyser import Analyser, outcomes_sentence, speed_sentence
from cubewright.presenter.analysis.process import BackgroundAnalysis
from cubewright.presenter.analysis.worker import AnalysisWorker
from cubewright.solver.disassembly.worker import AnalysisStatistics
from cubewright.solver.report import Finished, Outcome, Prepared, Progressed, SolutionsFound
from cubewright.solver.search.control import Control

WAIT_SECONDS = 0.05


@dataclass(frozen=True)
class AssembliesFound(SolutionsFound):
    """Separable solutions with their analyses, in the order of the search."""

    analyses: Sequence[Analysis]


class AnalysedSearch:
    """Filter between a search and its sinks that passes solutions whose analysis is accepted.

    ``limit`` is the maximum number of solutions. ``with_plans``: analyses contain plans, not only
    levels.
    """

    def __init__(
        self,
        analyser: Analyser,
        control: Control,
        is_wanted: Callable[[Analysis], bool],
        *,
        limit: int | None = None,
        with_plans: bool = False,
    ) -> None:
        self._analyser = analyser
        self._control = control
        self._is_wanted = is_wanted
        self._left = limit
        self._with_plans = with_plans
        self._rows: list[IntArray] = []
        self._worker: AnalysisWorker | None = None
        self._began = 0.0
        """The time at which the search, and with it the analysis, began."""

    @property
    def statistics(self) -> AnalysisStatistics:
        """Counts of the analyses so far."""
        return AnalysisStatistics() if self._worker is None else self._worker.statistics

    @property
    def waiting(self) -> int:
        """The number of solutions without analysis when the search was stopped."""
        return len(self._rows) if self._control.stopped and self._left != 0 else 0

    def reports(self, reports: Iterator[TerminalReport]) -> Iterator[TerminalReport]:
        """Yield the reports of the search; the last one comes after all analyses or a stop."""
        try:
            for report in reports:
                match report:
                    case Prepared(cover):
                        beside = BackgroundAnalysis(
                            self._analyser, cover.placement_table, levels_only=not self._with_plans
                        )
                        self._worker = AnalysisWorker(beside)
                        self._began = monotonic()
                        yield report
                    case SolutionsFound(rows):
                        self._add(rows)
                        yield from self._analysed()
                    case Progressed():
                        yield from self._analysed()
                        yield report
                    case Finished():
                        yield from self._remaining()
                        yield replace(report, outcome=self._outcome(report.outcome))
                    case _:
                        yield report
        finally:
            if self._worker is not None:
                self._worker.stop()

    def _outcome(self, of_search: Outcome) -> Outcome:
        if self._left == 0:
            return Outcome.LIMIT
        return Outcome.STOPPED if self._control.stopped else of_search

    def _add(self, rows: IntArray) -> None:
        assert self._worker is not None
        self._rows += list(rows)
        self._worker.add(rows)

    def _analysed(self) -> Iterator[TerminalReport]:
        done = [] if self._worker is None else self._worker.take()
        rows, self._rows = self._rows[: len(done)], self._rows[len(done) :]
        pairs = zip(rows, done, strict=True)
        wanted = [(row, each) for row, each in pairs if self._is_wanted(each)][: self._left]
        if wanted:
            found, analyses = zip(*wanted, strict=True)
            yield AssembliesFound(np.array(found), analyses)
        if self._left is not None:
            self._left -= len(wanted)
            if not self._left:
                self._control.stop()

    def _remaining(self) -> Iterator[TerminalReport]:
        worker = self._worker
        while worker and not worker.wait(WAIT_SECONDS) and not self._control.stopped:
            yield from self._analysed()
            yield WorkAfterSearch(self._how_far)
        yield from self._analysed()

    def _how_far(self) -> str:
        assert self._worker is not None
        done, progress = self._worker.statistics.analyses, self._worker.progress
        total = done + len(self._rows)
        if progress is not None:
            done += progress.done
        return progress_text(done / max(1, total), progress, monotonic() - self._began)


class AnalysisSummary:
    """Sink that reports the number of analysed assemblies; ``with_table``: also their speed."""

    def __init__(
        self, search: AnalysedSearch, result: Result, terminal: Terminal, *, with_table: bool
    ) -> None:
        self._search = search
        self._result = result
        self._terminal = terminal
        self._with_table = with_table

    def handle_report(self, report: TerminalReport, /) -> None:
        if not isinstance(report, Finished):
            return
        statistics = self._search.statistics
        is_plain = bool(self._result.found) and report.outcome is not Outcome.STOPPED
        is_asked = self._with_table or not is_plain or self._terminal.err.isatty()
        waiting = self._search.waiting
        if statistics.not_decided or waiting or (statistics.analyses and is_asked):
            more = f"; {waiting:,} more were found and are not analysed" if waiting else ""
            self._terminal.message(f"{outcomes_sentence(statistics)}{more}")
        if self._with_table:
            self._terminal.message(speed_sentence(statistics, report.progress.seconds))


def run_analysed(
    solve: TerminalSolve, search: AnalysedSearch, result: Result, *, with_table: bool
) -> int:
    """Run a solve whose solutions are analysed; return the exit status."""
    summary = AnalysisSummary(search, result, solve.terminal, with_table=with_table)
    return solve.run(search.reports(solve.reports()), result, summary)


class AnalysisSink:
    """Sink that passes solutions to a worker that analyses them during the search.

    ``worker_of`` returns the worker for the placements of the search.
    """

    def __init__(self, worker_of: Callable[[PlacementTable], AnalysisWorker]) -> None:
        self._worker_of = worker_of
        self.worker: AnalysisWorker | None = None

    def handle_report(self, report: TerminalReport, /) -> None:
        match report:
            case Prepared(cover):
                self.worker = self._worker_of(cover.placement_table)
            case SolutionsFound(rows) if self.worker is not None:
                self.worker.add(rows)

    def stop(self) -> None:
        if self.worker is not None:
            self.worker.stop()
