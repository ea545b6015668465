"""The most difficult assembly of a puzzle, for tables of many puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from cubewright.errors import CubewrightError
from cubewright.model.disassembly import Analysis, AnalysisOutcome
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.search.disassembly import Analyser
from cubewright.solver.disassembly.assembly import Assembly, Order, PieceRules
from cubewright.solver.report import Finished, Outcome, Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve
from cubewright.translation import tr


@dataclass(frozen=True)
class BestLevel:
    """How many assemblies come apart, and the level string of the most difficult one.

    ``not_decided`` assemblies reached a limit. Unless ``is_complete``, there may be more.
    """

    apart: int = 0
    level_string: str = ""
    not_decided: int = 0
    is_complete: bool = False

    @property
    def text(self) -> str:
        """The level string, or why there is none."""
        if self.apart:
            return self.level_string or tr("one piece")
        is_known = self.is_complete and not self.not_decided
        return tr("cannot") if is_known else tr("not decided")


def best_level(
    puzzle: Puzzle, rules: PieceRules, control: Control, max_seconds: float
) -> BestLevel | None:
    """Return the most difficult assembly of a puzzle; None if it has none or cannot be analysed.

    Ends after ``max_seconds``, or when the control stops it.
    """
    until = monotonic() + max_seconds
    found: list[Analysis] = []
    is_complete = False
    try:
        analyser = Analyser.of(puzzle, rules, Order.CANONICAL)
        for report in solve(SolveRequest(puzzle), control):
            if isinstance(report, Prepared):
                table = report.cover.placement_table
            elif isinstance(report, SolutionsFound):
                made = [analyser.assembly(table.placed(row)) for row in report.rows]
                found += _analysed(analyser, made, control, until)
            elif isinstance(report, Finished):
                is_complete = report.outcome is Outcome.COMPLETE
            if monotonic() > until:
                break
    except CubewrightError:
        return None
    if is_complete and not found:
        return None
    apart = [each for each in found if each.outcome is AnalysisOutcome.APART]
    best = max((_numbers(each) for each in apart), default=())
    undecided = sum(each.outcome is AnalysisOutcome.NOT_DECIDED for each in found)
    return BestLevel(len(apart), ".".join(map(str, best)), undecided, is_complete)


def _analysed(
    analyser: Analyser, assemblies: Sequence[Assembly], control: Control, until: float
) -> list[Analysis]:
    """Return the analyses that are made in time."""
    analyser.search.start(assemblies)
    while not analyser.search.step():
        if control.stopped or monotonic() > until:
            break
    return analyser.search.results


def _numbers(analysis: Analysis) -> tuple[int, ...]:
    return tuple(int(number) for number in analysis.level_string.split(".") if number)
