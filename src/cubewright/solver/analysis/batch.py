"""Solve a puzzle of a batch: number of solutions, time, difficulty, or reason for failure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum

from cubewright.errors import CubewrightError, PuzzleError
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.analysis.difficulty import ENGINE, tries_per_solution
from cubewright.solver.count import count
from cubewright.solver.problem.faults import proves_impossible
from cubewright.solver.report import Counts, Finished, Outcome, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import TimedControl
from cubewright.solver.search.stages import StageTable
from cubewright.translation import counted, joined, mark, tr

NONE_FOUND = mark("a complete search found no solution")


class Verdict(Enum):
    """The kind of a puzzle's result."""

    SOLVABLE = "solvable"
    IMPOSSIBLE = "impossible"
    UNFINISHED = "unfinished"
    UNUSABLE = "unusable"


@dataclass(frozen=True)
class Answer:
    """The result for one puzzle.

    - ``counts``: the numbers of solutions, complete unless UNFINISHED.
    - ``seconds``: the time for searching or counting; the total if UNFINISHED.
    - ``tries``: the number of placements explored for each solution, see
      :mod:`cubewright.solver.analysis.difficulty`; None if there is no solution, or if UNFINISHED.
    - ``reason``: the reason why there is no solution, or why the answer is incomplete.
    """

    verdict: Verdict
    counts: Counts = field(default_factory=Counts)
    seconds: float = 0.0
    tries: float | None = None
    reason: str = ""

    @property
    def is_final(self) -> bool:
        return self.verdict in (Verdict.SOLVABLE, Verdict.IMPOSSIBLE)

    def solutions(self, convention: Convention) -> int | None:
        """Return the number of solutions; None if unknown."""
        return self.counts.of(convention) if self.is_final else None

    @property
    def remark(self) -> str:
        """The text to show beside the numbers; empty for a solvable puzzle."""
        if self.verdict is Verdict.IMPOSSIBLE:
            return tr("impossible: {reason}", reason=self.reason)
        return self.reason


def answer(
    puzzle: Puzzle,
    control: TimedControl,
    on_progress: Callable[[Progressed], None] = lambda _: None,
) -> Answer | None:
    """Solve one puzzle and return the result; None if the control stopped it.

    At the control's time limit, the result is UNFINISHED. ``on_progress`` is called with every
    progress report. Errors become UNUSABLE answers.
    """
    progress = Progressed(0.0, Counts(), StageTable.zeros(0), 0.0)
    searched = progress.stages
    try:
        for report in count(SolveRequest(puzzle, engine=ENGINE, count_only=True), control):
            if isinstance(report, Finished):
                progress = report.progress
                if report.outcome is Outcome.STOPPED:
                    is_late = control.is_out_of_time
                    return _unfinished(progress, control.elapsed) if is_late else None
            elif isinstance(report, Progressed):
                progress = report
                on_progress(report)
            # A frontier count has no stage table; the search before it measures the difficulty.
            if progress.stages.work is not None:
                searched = progress.stages
    except PuzzleError as error:
        verdict = Verdict.IMPOSSIBLE if proves_impossible(error) else Verdict.UNUSABLE
        return Answer(verdict, reason=str(error))
    except CubewrightError as error:
        return Answer(Verdict.UNUSABLE, reason=str(error))
    tries = tries_per_solution(searched)
    if not progress.counts.raw:
        return Answer(Verdict.IMPOSSIBLE, seconds=progress.seconds, reason=tr(NONE_FOUND))
    return Answer(Verdict.SOLVABLE, progress.counts, progress.seconds, tries)


def _unfinished(progress: Progressed, seconds: float) -> Answer:
    found = progress.counts.unique
    solutions = counted(found, "solution") if found else tr("no solution")
    return Answer(
        Verdict.UNFINISHED,
        progress.counts,
        seconds,
        None,  # the difficulty is defined for a complete search only
        tr(
            "not finished in {seconds:.1f} s: {solutions} so far",
            seconds=seconds,
            solutions=solutions,
        ),
    )


def summary(answers: Sequence[Answer | None], figures: int) -> str:
    """Return a summary of the figures' results; None stands for a figure with nothing to solve.

    >>> summary([Answer(Verdict.SOLVABLE), None], 3)
    'stopped after 2 of 3 figures: 1 solvable, 1 with nothing to solve; 0.00 s of searching'
    """
    verdicts = [None if each is None else each.verdict for each in answers]
    spent = sum(each.seconds for each in answers if each is not None)
    unusable = verdicts.count(None) + verdicts.count(Verdict.UNUSABLE)
    results = [
        tr(text, number=number)
        for text, number in (
            (mark("{number:,} solvable"), verdicts.count(Verdict.SOLVABLE)),
            (mark("{number:,} impossible"), verdicts.count(Verdict.IMPOSSIBLE)),
            (mark("{number:,} not finished"), verdicts.count(Verdict.UNFINISHED)),
            (mark("{number:,} with nothing to solve"), unusable),
        )
        if number
    ]
    what = counted(figures, "figure")
    if len(answers) < figures:
        what = tr("stopped after {number:,} of {figures}", number=len(answers), figures=what)
    return tr(
        "{figures}: {results}; {seconds:.2f} s of searching",
        figures=what,
        results=joined(", ", results) or tr("none solved"),
        seconds=spent,
    )
