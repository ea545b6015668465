"""Print the level string of each separable assembly, with the requested details below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TextIO

from cubewright.cli.disassembly.analysis import AssembliesFound
from cubewright.cli.progress_bar import ProgressBar
from cubewright.cli.solving.sink import TerminalReport
from cubewright.model.cell import IntArray
from cubewright.model.disassembly import Analysis, Separation, Turn
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import Placed
from cubewright.presenter.analysis.analyser import Analyser
from cubewright.presenter.analysis.plan_text import piece_names, plan_lines
from cubewright.presenter.taking_apart.timeline import Timeline
from cubewright.solver.disassembly.fewest_moves import fewest_total_moves
from cubewright.solver.disassembly.first_separations import SeparationSearch
from cubewright.solver.disassembly.tight_edges import TightEdge
from cubewright.solver.disassembly.turns.search import TurningSearch
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Prepared
from cubewright.solver.search.control import Control


class LevelPrinter:
    """Sink that writes level strings and, on request, plans, first separations and fewest moves."""

    _cover: CoverProblem

    def __init__(
        self,
        puzzle: Puzzle,
        analyser: Analyser,
        out: TextIO,
        bar: ProgressBar,
        control: Control,
        *,
        with_plans: bool,
        with_separations: bool,
        with_smallest_sum: bool,
    ) -> None:
        self._puzzle = puzzle
        self._analyser = analyser
        self._out = out
        self._bar = bar
        self._control = control
        self._with_plans = with_plans
        self._with_smallest_sum = with_smallest_sum
        self._separations: SeparationSearch | None = None
        if with_separations:
            self._separations = SeparationSearch(puzzle.figure.lattice)
        self._has_turns = isinstance(analyser.search, TurningSearch)
        self.found = 0

    def handle_report(self, report: TerminalReport, /) -> None:
        match report:
            case Prepared(cover):
                self._cover = cover
            case AssembliesFound(rows, analyses):
                self._bar.hide()
                for row, analysis in zip(rows, analyses, strict=True):
                    if self._control.stopped:
                        break
                    self._write(row, analysis)
                    self.found += 1
                self._out.flush()

    def _write(self, row: IntArray, analysis: Analysis) -> None:
        note = turns_note(analysis.plan) if self._has_turns and analysis.plan else ""
        print(analysis.level_string + note, file=self._out)
        if not (self._with_plans or self._separations or self._with_smallest_sum):
            return
        placed = self._cover.placement_table.placed_pieces(row)
        names = piece_names(self._puzzle, placed)
        if self._with_plans and analysis.plan is not None:
            self._write_plan(analysis.plan, placed, names)
        self._write_separations(placed, names)
        if self._with_smallest_sum:
            self._write_smallest_sum(placed, names)

    def _write_plan(self, plan: Separation, placed: Placed, names: Sequence[str]) -> None:
        lattice = self._puzzle.figure.lattice
        edges: Sequence[Sequence[TightEdge]] = ()
        if plan.turn_count:
            timeline = Timeline(lattice, [each.cells for each in placed], plan)
            plan, edges = timeline.plan, timeline.tight_edges
        for line in plan_lines(plan, names, lattice, edges):
            print(line, file=self._out)

    def _write_separations(self, placed: Placed, names: Sequence[str]) -> None:
        search = self._separations
        if search is None:
            return
        search.start([replace(self._analyser.assembly(placed), orientation=None)])
        while not search.step():
            if self._control.stopped:
                return
        for half in search.separations[0].halves:
            print(f"    apart: {', '.join(names[piece] for piece in half)}", file=self._out)

    def _write_smallest_sum(self, placed: Placed, names: Sequence[str]) -> None:
        def is_stopped(states: int) -> bool:
            if states % 1000 == 0:
                self._bar.show_text(lambda: f"smallest sum: {states:,} states")
            return self._control.stopped

        plan = fewest_total_moves(self._analyser.assembly(placed), is_stopped=is_stopped).plan
        self._bar.hide()
        if self._control.stopped:
            return
        text = (
            "not decided (limit)" if plan is None else f"{plan.move_count} as {plan.level_string}"
        )
        print(f"    smallest sum: {text}", file=self._out)
        if self._with_plans and plan is not None:
            self._write_plan(plan, placed, names)


def turns_note(plan: Separation) -> str:
    """Return the number of turns of a plan, and their allowance; empty if it has no turns."""
    turns = [move for each in plan.separations() for move in each.moves if isinstance(move, Turn)]
    if not turns:
        return ""
    count = f"{len(turns)} turn{'s' if len(turns) > 1 else ''}"
    return f"  with {count}, allowance {float(turns[0].allowance):g}"
