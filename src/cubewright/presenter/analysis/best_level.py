"""The most difficult assembly of a puzzle, for tables of many puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cubewright.errors import CubewrightError
from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.analysis.analyser import Analyser, is_wanted
from cubewright.solver.disassembly.assembly import Assembly, Order, PieceRules
from cubewright.solver.report import Finished, Outcome, Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control, TimedControl
from cubewright.solver.solve import solve
from cubewright.translation import tr


@dataclass
class BestLevel:
    """The number of assemblies with each result, and their best level.

    ``apart`` of the ``assemblies`` come apart with at least the requested level; ``not_decided`` of
    them reached a limit. ``level_string`` belongs to the most difficult assembly of any level. It
    is empty for a single piece, and None if no assembly comes apart. Unless ``is_complete``, there
    may be more assemblies.
    """

    assemblies: int = 0
    apart: int = 0
    level_string: str | None = None
    not_decided: int = 0
    is_complete: bool = False

    @property
    def text(self) -> str:
        """The level string, or the reason why there is no level."""
        if self.level_string is not None:
            return self.level_string or tr("one piece")
        is_known = self.is_complete and not self.not_decided
        return tr("cannot") if is_known else tr("not decided")

    def add(self, analyses: Sequence[Analysis], level_at_least: int) -> None:
        self.assemblies += len(analyses)
        for each in analyses:
            self.not_decided += each.outcome is AnalysisOutcome.NOT_DECIDED
            self.apart += is_wanted(each, level_at_least)
            if each.outcome is AnalysisOutcome.APART:
                self.level_string = max(self.level_string or "", each.level_string, key=_numbers)


def best_level(
    puzzle: Puzzle,
    rules: PieceRules,
    control: TimedControl,
    *,
    order: Order = Order.CANONICAL,
    level_at_least: int = 1,
) -> BestLevel | None:
    """Return the most difficult assembly of a puzzle; None if it cannot be analysed.

    If the control is stopped or its time is up, the analysis ends early, and ``is_complete`` is
    False.
    """
    found = BestLevel()
    try:
        analyser = Analyser.of(puzzle, rules, order)
        for report in solve(SolveRequest(puzzle), control):
            if isinstance(report, Prepared):
                table = report.cover.placement_table
            elif isinstance(report, SolutionsFound):
                made = [analyser.assembly(table.placed_pieces(row)) for row in report.rows]
                analyses = _analysed(analyser, made, control)
                found.add(analyses, level_at_least)
                if len(analyses) < len(made):
                    break
            elif isinstance(report, Finished):
                found.is_complete = report.outcome is Outcome.COMPLETE
    except CubewrightError:
        return None
    return found


def _analysed(
    analyser: Analyser, assemblies: Sequence[Assembly], control: Control
) -> list[Analysis]:
    analyser.search.start(assemblies)
    while not analyser.search.step():
        if control.stopped:
            break
    return analyser.search.results


def _numbers(level_string: str) -> tuple[int, ...]:
    return tuple(int(number) for number in level_string.split(".") if number)
