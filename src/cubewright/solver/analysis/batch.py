"""One puzzle of many, solved for its numbers: how many solutions, how long, how hard, why none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum

from cubewright.errors import CubewrightError, PuzzleError
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.analysis.difficulty import tries_per_solution
from cubewright.solver.count import count
from cubewright.solver.problem.faults import Fault
from cubewright.solver.report import Counts, Finished, Outcome, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.search.stages import StageTable

NONE_FOUND = "the whole search found none"


class Verdict(Enum):
    """What can be said of a puzzle."""

    SOLVABLE = "solvable"
    IMPOSSIBLE = "impossible"
    UNFINISHED = "unfinished"
    UNUSABLE = "unusable"


@dataclass(frozen=True)
class Answer:
    """What came of a puzzle.

    ``counts`` are those of the whole search, or what was found until its time
    was up. ``reason``: why there is no solution, or no answer. ``tries``: see
    :mod:`cubewright.solver.analysis.difficulty`.
    """

    verdict: Verdict
    counts: Counts = field(default_factory=Counts)
    seconds: float = 0.0
    tries: float | None = None
    reason: str = ""

    @property
    def is_final(self) -> bool:
        """Whether it is known how many solutions there are."""
        return self.verdict in (Verdict.SOLVABLE, Verdict.IMPOSSIBLE)

    def solutions(self, convention: Convention) -> int | None:
        """How many solutions there are; None where that is not known."""
        return self.counts.of(convention) if self.is_final else None

    @property
    def remark(self) -> str:
        """What is to be said of it beside the numbers."""
        return f"impossible: {self.reason}" if self.verdict is Verdict.IMPOSSIBLE else self.reason


def answer(
    puzzle: Puzzle,
    control: Control,
    most_seconds: float | None = None,
    told: Callable[[Progressed], None] = lambda _: None,
) -> Answer | None:
    """Solve one puzzle for its numbers; None where the control stopped it.

    ``told`` hears how far it is; after so many seconds of searching it ends
    without an answer.
    """
    progress = Progressed(0.0, Counts(), StageTable.zeros(0), 0.0)
    searched = progress.stages
    try:
        for report in count(SolveRequest(puzzle, count_only=True), control):
            if isinstance(report, Finished):
                progress = report.progress
                if report.outcome is Outcome.STOPPED:
                    return None
            elif isinstance(report, Progressed):
                progress = report
                told(report)
            # A sweep counts without searching; what was searched before it is the measure.
            if progress.stages.work is not None:
                searched = progress.stages
            is_late = most_seconds is not None and progress.seconds >= most_seconds
            if is_late and isinstance(report, Progressed) and report.fraction < 1:
                return _unfinished(progress, searched)
    except PuzzleError as error:
        verdict = Verdict.IMPOSSIBLE if proves_impossible(error) else Verdict.UNUSABLE
        return Answer(verdict, reason=str(error))
    except CubewrightError as error:
        return Answer(Verdict.UNUSABLE, reason=str(error))
    tries = tries_per_solution(searched)
    if not progress.counts.raw:
        return Answer(Verdict.IMPOSSIBLE, seconds=progress.seconds, reason=NONE_FOUND)
    return Answer(Verdict.SOLVABLE, progress.counts, progress.seconds, tries)


def _unfinished(progress: Progressed, searched: StageTable) -> Answer:
    found = progress.counts.unique
    solutions = "no solution" if not found else f"{found:,} solution{'' if found == 1 else 's'}"
    return Answer(
        Verdict.UNFINISHED,
        progress.counts,
        progress.seconds,
        tries_per_solution(searched),
        f"not finished in {progress.seconds:.1f} s: {solutions} so far",
    )


def summary(answers: Sequence[Answer | None], figures: int) -> str:
    """How many figures there are, and what came of them; None stands for nothing to solve.

    >>> summary([Answer(Verdict.SOLVABLE), None], 3)
    'stopped after 2 of 3 figures: 1 solvable, 1 with nothing to solve; 0.00 s of searching'
    """
    verdicts = [None if each is None else each.verdict for each in answers]
    spent = sum(each.seconds for each in answers if each is not None)
    parts = [
        f"{number:,} {word}"
        for word, number in (
            ("solvable", verdicts.count(Verdict.SOLVABLE)),
            ("impossible", verdicts.count(Verdict.IMPOSSIBLE)),
            ("not finished", verdicts.count(Verdict.UNFINISHED)),
            ("with nothing to solve", verdicts.count(None) + verdicts.count(Verdict.UNUSABLE)),
        )
        if number
    ]
    counted = f"{figures:,} figure{'' if figures == 1 else 's'}"
    if len(answers) < figures:
        counted = f"stopped after {len(answers):,} of {counted}"
    return f"{counted}: {', '.join(parts) or 'none solved'}; {spent:.2f} s of searching"


def proves_impossible(error: PuzzleError) -> bool:
    """Whether the puzzle is sound, and what speaks against it proves that it has no solution."""
    return all(isinstance(each, Fault) and each.kind.proves_impossible for each in error.faults)
