"""Solve, and take every solution apart beside the search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from cubewright.cli.command import FOUND, NONE_FOUND, Terminal
from cubewright.cli.disassembly.project import progress_text
from cubewright.cli.solving.terminal_solve import TerminalSolve
from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.model.cell import IntArray
from cubewright.model.disassembly import Analysis, Separation, Turn
from cubewright.model.results import Placed
from cubewright.presenter.analysis.analyser import (
    Analyser,
    is_wanted,
    outcomes_sentence,
    speed_sentence,
)
from cubewright.presenter.analysis.plan_text import piece_names, plan_lines
from cubewright.presenter.analysis.process import AnalysisBeside
from cubewright.presenter.analysis.worker import AnalysisWorker
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.disassembly.first_separations import SeparationSearch
from cubewright.solver.disassembly.smallest_sum import smallest_sum
from cubewright.solver.disassembly.turns.search import TurningSearch
from cubewright.solver.disassembly.worker import AnalysisStatistics
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Outcome
from cubewright.solver.request import SolveRequest

WAIT_SECONDS = 0.05


class DisassemblingSolve(TerminalSolve):
    """Solves, analyses every assembly beside the search, and writes those that come apart.

    ``count_only`` writes their number; ``as_levels`` writes only their level strings,
    with ``with_plans`` also the moves, with ``with_separations`` all first separations,
    with ``with_smallest_sum`` the least total number of moves.
    """

    def __init__(
        self,
        request: SolveRequest,
        form: SolutionFormat,
        terminal: Terminal,
        analyser: Analyser,
        *,
        level_at_least: int = 1,
        as_levels: bool = False,
        with_plans: bool = False,
        with_separations: bool = False,
        with_smallest_sum: bool = False,
        max_seconds: float | None = None,
    ) -> None:
        self._counts_only = request.count_only
        self._most = request.limit
        listing = replace(request, count_only=False, limit=None)
        super().__init__(listing, form, terminal, max_seconds=max_seconds)
        self._analyser = analyser
        self._level_at_least = level_at_least
        self._as_levels = as_levels
        self._with_plans = with_plans
        self._with_smallest_sum = with_smallest_sum
        self._separations: SeparationSearch | None = None
        if with_separations:
            self._separations = SeparationSearch(request.puzzle.figure.lattice)
        self._has_turns = isinstance(analyser.search, TurningSearch)
        self._rows: list[IntArray] = []
        self._worker: AnalysisWorker | None = None

    def run(self, *, with_table: bool) -> int:
        """Solve and analyse to the end, and return 0 if an assembly comes apart, 1 if none."""
        try:
            status = super().run(with_table=with_table)
        finally:
            if self._worker is not None:
                self._worker.stop()
        statistics = AnalysisStatistics() if self._worker is None else self._worker.statistics
        is_asked = with_table or bool(status) or self._terminal.err.isatty()
        if statistics.not_decided or (statistics.analyses and is_asked):
            self._terminal.message(outcomes_sentence(statistics))
        if with_table:
            self._terminal.message(speed_sentence(statistics, self._latest.seconds))
        if status in (FOUND, NONE_FOUND):
            return FOUND if self._list.written else NONE_FOUND
        return status

    def _solve(self) -> Outcome:
        outcome = super()._solve()
        while (
            self._worker is not None
            and not self._worker.wait(WAIT_SECONDS)
            and not self._control.stopped
        ):
            self._write_analysed()
            self._bar.show_text(self._how_far)
        self._write_analysed()
        is_full = self._most is not None and self._list.written >= self._most
        return Outcome.LIMIT if is_full else outcome

    def _prepare(self, cover: CoverProblem) -> None:
        super()._prepare(cover)
        levels_only = not self._with_plans
        self._worker = AnalysisWorker(
            AnalysisBeside(self._analyser, cover.placement_table, levels_only=levels_only)
        )

    def _how_far(self) -> str:
        """Return the line that shows how far the analysis is after the search."""
        assert self._worker is not None
        done, progress = self._worker.statistics.analyses, self._worker.progress
        total = done + len(self._rows)
        if progress is not None:
            done += progress.done
        return progress_text(done / max(1, total), progress)

    def _open_list(self) -> None:
        if not (self._counts_only or self._as_levels):
            self._list.open()

    def _write_solutions(self, rows: IntArray) -> None:
        assert self._worker is not None
        self._rows += list(rows)
        self._worker.add(rows)
        self._write_analysed()

    def _write_analysed(self) -> None:
        """Write what is analysed by now, in the order in which it was found."""
        done = [] if self._worker is None else self._worker.take()
        if not done:
            return
        rows, self._rows = self._rows[: len(done)], self._rows[len(done) :]
        wanted = [
            (row, analysis)
            for row, analysis in zip(rows, done, strict=True)
            if self._is_wanted(analysis)
        ]
        if self._most is not None:
            wanted = wanted[: self._most - self._list.written]
        if self._as_levels or self._counts_only:
            if self._as_levels:
                self._bar.hide()
                for row, analysis in wanted:
                    self._write_level(row, analysis)
                self._terminal.out.flush()
            self._list.written += len(wanted)
        elif wanted:
            super()._write_solutions(np.array([row for row, _ in wanted]))
        if self._most is not None and self._list.written >= self._most:
            self._control.stop()

    def _write_level(self, row: IntArray, analysis: Analysis) -> None:
        note = turns_note(analysis.plan) if self._has_turns and analysis.plan else ""
        print(analysis.level_string + note, file=self._terminal.out)
        placed = self._cover.placement_table.placed(row)
        names = piece_names(self._request.puzzle, placed)
        self._write_plan(analysis.plan, names)
        self._write_separations(placed, names)
        if self._with_smallest_sum:
            self._write_smallest_sum(placed, names)

    def _write_plan(self, plan: Separation | None, names: Sequence[str]) -> None:
        if self._with_plans and plan is not None:
            for line in plan_lines(plan, names, self._request.puzzle.figure.lattice):
                print(line, file=self._terminal.out)

    def _write_separations(self, placed: Placed, names: Sequence[str]) -> None:
        """Write the pieces that leave first in each separation of the fewest moves."""
        search = self._separations
        if search is None:
            return
        search.start([PieceRules().assembly(self._request.puzzle.figure.lattice, placed)])
        while not search.step():
            if self._control.stopped:
                return
        for half in search.separations[0].halves:
            print(
                f"    apart: {', '.join(names[piece] for piece in half)}", file=self._terminal.out
            )

    def _write_smallest_sum(self, placed: Placed, names: Sequence[str]) -> None:
        """Write the least total number of moves, with the numbers of a plan that has it."""

        def is_stopped(states: int) -> bool:
            if states % 1000 == 0:
                self._bar.show_text(lambda: f"smallest sum: {states:,} states")
            return self._control.stopped

        found = smallest_sum(self._analyser.assembly(placed), is_stopped=is_stopped)
        self._bar.hide()
        if self._control.stopped:
            return
        plan = found.plan
        what = (
            "not decided (limit)" if plan is None else f"{plan.move_count} as {plan.level_string}"
        )
        print(f"    smallest sum: {what}", file=self._terminal.out)
        self._write_plan(plan, names)

    def _is_wanted(self, analysis: Analysis) -> bool:
        if self._as_levels and not analysis.level:
            return False  # a single piece has no level
        return is_wanted(analysis, self._level_at_least)

    def _close(self, outcome: Outcome) -> None:
        self._bar.hide()
        if self._counts_only:
            if outcome is not Outcome.STOPPED:
                print(self._list.written, file=self._terminal.out, flush=True)
        elif not self._as_levels:
            self._list.close()

    @property
    def _found(self) -> int:
        """The number of assemblies found that come apart."""
        return self._list.written


def turns_note(plan: Separation) -> str:
    """Return how many moves of a plan are turns and with which allowance; empty without any."""
    turns = [move for each in plan.separations() for move in each.moves if isinstance(move, Turn)]
    if not turns:
        return ""
    count = f"{len(turns)} turn{'s' if len(turns) > 1 else ''}"
    return f"  with {count}, allowance {float(turns[0].allowance):g}"
