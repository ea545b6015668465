"""The columns of a batch, for the window, the terminal and CSV files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cubewright.formats.batch import BatchRow
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.search.batch_run import Levels, TaskResult
from cubewright.presenter.search.statistics_text import fine_duration
from cubewright.presenter.table import Align, Column, formatted
from cubewright.solver.analysis.batch import Answer, Verdict
from cubewright.solver.analysis.difficulty import grade
from cubewright.translation import mark, number_text, tr

SEARCHING = mark("searching…")
NOTHING_FOUND = TaskResult()


@dataclass
class BatchEntry:
    """A figure of a batch, with its result; ``is_done`` is also True if there is no puzzle."""

    row: BatchRow
    found: TaskResult = NOTHING_FOUND
    is_done: bool = False
    is_searching: bool = False
    convention: Convention = Convention.UNIQUE

    @property
    def answer(self) -> Answer | None:
        return self.found.answer

    @property
    def levels(self) -> Levels | None:
        """The summary of analyses; None if nothing was analysed."""
        return self.found.levels

    @property
    def has_no_solution(self) -> bool:
        """Whether there was nothing to solve, or the search found no solution."""
        if self.answer is None:
            return self.row.puzzle is None
        return self.answer.verdict is not Verdict.SOLVABLE

    @property
    def is_out_of_time(self) -> bool:
        """Whether time ran out before all solutions were found or all assemblies analysed."""
        is_unfinished = self.answer is not None and self.answer.verdict is Verdict.UNFINISHED
        return is_unfinished or (self.levels is not None and not self.levels.is_complete)

    @property
    def solutions(self) -> int | None:
        """The number of solutions; None if unknown."""
        return self.answer.solutions(self.convention) if self.answer else None

    @property
    def seconds(self) -> float | None:
        """The time for searching; None if nothing was searched."""
        return self.answer.seconds if self.answer else None

    @property
    def tries(self) -> float | None:
        """The number of placements tried for each solution; None if unknown."""
        return self.answer.tries if self.answer else None

    @property
    def grade(self) -> str:
        """The grade of difficulty in English; empty if unknown."""
        return "" if self.tries is None else grade(self.tries)

    @property
    def pieces_title(self) -> str:
        return "" if self.row.puzzle is None else self.row.puzzle.piece_set.title

    @property
    def result(self) -> str:
        """The number of solutions, or the reason why there are none, with any remarks."""
        remarks = "; ".join(self.row.remarks)
        if self.answer is None:
            return remarks if self.row.puzzle is None else ""
        if self.answer.verdict is Verdict.SOLVABLE:
            return number_text(self.solutions or 0) + (f"  ({remarks})" if remarks else "")
        return self.remark

    @property
    def remark(self) -> str:
        """The reason why there are no solutions, and the remarks on the figure."""
        reason = self.answer.remark if self.answer else ""
        return "; ".join(filter(None, (reason, *self.row.remarks)))


def _difficulty(entry: BatchEntry) -> str:
    if entry.tries is None:
        return ""
    return f"{tr(entry.grade)} ({number_text(entry.tries, ',.0f')})"


def _at_least(number: Callable[[Levels], int], form: str = "") -> Callable[[BatchEntry], str]:
    def text(entry: BatchEntry) -> str:
        if entry.levels is None:
            return ""
        more = "" if entry.levels.is_complete else "+"
        return f"{number_text(number(entry.levels), form)}{more}"

    return text


def _best_level_key(entry: BatchEntry) -> tuple[float, str] | None:
    return None if entry.levels is None else level_sort_key(entry.levels.best)


def level_sort_key(best: str) -> tuple[float, str]:
    """Return the sort key of a level string; it sorts after every other text."""
    numbers = best.split(".")
    if not all(number.isdecimal() for number in numbers):
        return 0.0, best
    return 1.0, ".".join(number.zfill(9) for number in numbers)


FIGURE = Column[BatchEntry](
    name="figure",
    head=mark("Figure"),
    tip=mark("The figure's name. Double-click or press Enter to open it."),
    text=lambda entry: entry.row.name,
)
CUBELETS = Column[BatchEntry](
    name="cubelets",
    head=mark("Cubelets"),
    tip=mark("Number of cubelets"),
    text=formatted(lambda entry: entry.row.cubelets),
    key=lambda entry: entry.row.cubelets,
    align=Align.CENTRE,
)
SOLUTIONS = Column[BatchEntry](
    name="solutions",
    head=mark("Unique solutions"),
    tip=mark(
        "Number of solutions, rotations and reflections counted as one, or why there are none"
    ),
    text=lambda entry: tr(SEARCHING) if entry.is_searching and not entry.is_done else entry.result,
    key=lambda entry: entry.solutions,
    plain=formatted(lambda entry: entry.solutions, ","),
    csv=formatted(lambda entry: entry.solutions),
)
TIME = Column[BatchEntry](
    name="seconds",
    head=mark("Time"),
    tip=mark("Time spent searching"),
    text=lambda entry: fine_duration(entry.seconds) if entry.seconds else "",
    key=lambda entry: entry.seconds,
    plain=formatted(lambda entry: entry.seconds, ".4f"),
    csv=formatted(lambda entry: entry.seconds, ".6f"),
)
DIFFICULTY = Column[BatchEntry](
    name="difficulty",
    head=mark("Difficulty"),
    tip=mark(
        "Placements tried for each solution found: "
        "under 25 easy, under 50 medium, under 100 hard, under 1,000 very hard"
    ),
    text=_difficulty,
    key=lambda entry: entry.tries,
    plain=lambda entry: entry.grade,
)
TRIES = Column[BatchEntry](name="tries", text=formatted(lambda entry: entry.tries, ".1f"))
PIECES = Column[BatchEntry](
    name="pieces",
    head=mark("Pieces"),
    tip=mark("The piece set that fills the figure"),
    text=lambda entry: entry.pieces_title,
    key=lambda entry: entry.row.pieces,
    plain=lambda entry: entry.row.pieces,
)
FILE = Column[BatchEntry](
    name="file",
    head=mark("File"),
    tip=mark("The file that contains the figure"),
    text=lambda entry: entry.row.path.name if entry.row.path else entry.row.file,
    key=lambda entry: (entry.row.line or 0, entry.row.file),
    plain=lambda entry: entry.row.file,
)
LINE = Column[BatchEntry](name="line", text=formatted(lambda entry: entry.row.line))
REMARK = Column[BatchEntry](name="remark", text=lambda entry: entry.remark)
ASSEMBLIES = Column[BatchEntry](
    name="assemblies",
    head=mark("Analysed"),
    tip=mark("Number of solutions analysed; + means there may be more"),
    text=_at_least(lambda levels: levels.assemblies, ","),
    key=lambda entry: entry.levels and entry.levels.assemblies,
    align=Align.CENTRE,
    csv=_at_least(lambda levels: levels.assemblies),
)
APART = Column[BatchEntry](
    name="come apart",
    head=mark("Come apart"),
    tip=mark("Number of solutions that come apart; + means there may be more"),
    text=_at_least(lambda levels: levels.apart, ","),
    key=lambda entry: entry.levels and entry.levels.apart,
    align=Align.CENTRE,
    csv=_at_least(lambda levels: levels.apart),
)
BEST_LEVEL = Column[BatchEntry](
    name="best level",
    head=mark("Highest level"),
    tip=mark("The highest level of a solution"),
    text=lambda entry: entry.levels.best if entry.levels else "",
    key=_best_level_key,
)
NOT_DECIDED = Column[BatchEntry](
    name="not decided",
    head=mark("Not decided"),
    tip=mark("Number of solutions whose analysis reached a limit"),
    text=lambda entry: number_text(entry.levels.not_decided) if entry.levels else "",
    key=lambda entry: entry.levels and entry.levels.not_decided,
    align=Align.CENTRE,
    csv=formatted(lambda entry: entry.levels and entry.levels.not_decided),
)
LEVEL_COLUMNS = (ASSEMBLIES, APART, BEST_LEVEL, NOT_DECIDED)
"""Columns for levels, the last columns in the terminal and in CSV files."""
WINDOW = (FIGURE, CUBELETS, SOLUTIONS, *LEVEL_COLUMNS, TIME, DIFFICULTY, PIECES, FILE)
TERMINAL = (FIGURE, PIECES, LINE, CUBELETS, SOLUTIONS, TIME, DIFFICULTY)
CSV = (FILE, LINE, FIGURE, CUBELETS, PIECES, SOLUTIONS, TIME, DIFFICULTY, TRIES, REMARK)
