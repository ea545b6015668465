"""The table model of a batch."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QPalette

from cubewright.formats.batch import BatchRow
from cubewright.gui.widgets.records import RecordModel
from cubewright.presenter.batch_columns import WINDOW, BatchEntry
from cubewright.presenter.search.batch_run import TaskResult
from cubewright.presenter.table import Column
from cubewright.solver.analysis.batch import Answer, Verdict
from cubewright.translation import mark, tr


class BatchModel(RecordModel[BatchEntry]):
    """The figures of a batch; results arrive in the order of the rows."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(WINDOW, parent, tip=_tip, colour=_colour)
        self._searching: int | None = None

    def add_figures(self, rows: Sequence[BatchRow]) -> None:
        self.add([BatchEntry(row) for row in rows])

    def add_results(self, results: Sequence[TaskResult]) -> list[BatchEntry]:
        """Store results for the first figures that have none, and return the changed records."""
        first = self.done_count
        answered = self.records[first : first + len(results)]
        for entry, found in zip(answered, results, strict=False):
            entry.found, entry.is_done = found, True
        self.report_changed(first, first + len(results) - 1)
        return answered

    def mark_searching(self, row: int | None) -> None:
        """Mark the row whose figure is being solved; None removes the mark."""
        before, self._searching = self._searching, row
        for number in (before, row):
            if number is not None and number < len(self.records):
                self.records[number].is_searching = number == row
                self.report_changed(number, number)

    @property
    def done_count(self) -> int:
        """The number of figures that have a result; these figures are the first rows."""
        return sum(entry.is_done for entry in self.records)

    @property
    def answers(self) -> list[Answer | None]:
        """The results of the first ``done_count`` figures; None for an unusable figure."""
        return [entry.answer for entry in self.records if entry.is_done]

    @property
    def has_several_files(self) -> bool:
        """Whether the figures come from more than one file."""
        return len({entry.row.file for entry in self.records}) > 1


def _tip(entry: BatchEntry) -> str:
    row = entry.row
    where = (
        row.file if row.line is None else tr("{file}, line {line}", file=row.file, line=row.line)
    )
    return "\n".join(filter(None, (row.name, where, entry.result)))


def _colour(entry: BatchEntry, _column: Column[BatchEntry]) -> QPalette.ColorRole | None:
    return QPalette.ColorRole.PlaceholderText if entry.has_no_solution else None


class Results(Enum):
    """The kinds of results among which the user chooses the rows to show."""

    ALL = mark("all results")
    SOLVABLE = mark("solvable")
    IMPOSSIBLE = mark("impossible")
    UNFINISHED = mark("not finished")
    NOTHING = mark("nothing to solve")
    WAITING = mark("not solved yet")

    @classmethod
    def of(cls, entry: BatchEntry) -> Results:
        if entry.answer is not None:
            return _KINDS[entry.answer.verdict]
        return cls.NOTHING if entry.is_done or entry.row.puzzle is None else cls.WAITING


_KINDS = {
    Verdict.SOLVABLE: Results.SOLVABLE,
    Verdict.IMPOSSIBLE: Results.IMPOSSIBLE,
    Verdict.UNFINISHED: Results.UNFINISHED,
    Verdict.UNUSABLE: Results.NOTHING,
}


def matches(entry: BatchEntry, words: Sequence[str]) -> bool:
    """Return whether every word occurs in a text of the entry or equals a number of the entry."""
    texts = (entry.row.name, Path(entry.row.file).name, entry.pieces_title, tr(entry.grade))
    folded = [text.casefold() for text in texts]
    numbers = (str(entry.row.cubelets), str(entry.solutions))
    return all(
        word.replace(",", "").replace(".", "") in numbers or any(word in text for text in folded)
        for word in words
    )
