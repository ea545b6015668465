"""Table model of a batch: one row for each figure, with its result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QSortFilterProxyModel, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from cubewright.formats.batch import BatchRow
from cubewright.gui.widgets.table_model import CENTRE, Column, Index, TableModel
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.search.batch_run import Levels, Solved
from cubewright.presenter.search.statistics_text import fine_duration
from cubewright.solver.analysis.batch import Answer, Verdict
from cubewright.solver.analysis.difficulty import grade
from cubewright.translation import mark, number_text, tr

FIGURE, CUBELETS, UNIQUE, TIME, DIFFICULTY, PIECES, FILE = range(7)
ASSEMBLIES, APART, BEST_LEVEL, NOT_DECIDED = range(7, 11)
LEVEL_COLUMNS = (ASSEMBLIES, APART, BEST_LEVEL, NOT_DECIDED)
"""The columns about taking apart."""
COLUMNS = (
    Column(mark("Figure"), mark("The figure's name. Double-click or press Enter to open it.")),
    Column(mark("Cubelets"), mark("Number of cubelets"), CENTRE),
    Column(
        mark("Unique solutions"),
        mark("Number of solutions, rotations and reflections merged, or why there are none"),
    ),
    Column(mark("Time"), mark("Time spent searching")),
    Column(
        mark("Difficulty"),
        mark(
            "Placements tried for each solution found: "
            "under 25 easy, under 50 medium, under 100 hard, under 1,000 very hard"
        ),
    ),
    Column(mark("Pieces"), mark("The piece set that fills the figure")),
    Column(mark("File"), mark("The file that contains the figure")),
    Column(
        mark("Assemblies"), mark("Number of assemblies analysed; + means there may be more"), CENTRE
    ),
    Column(
        mark("Come apart"),
        mark("Number of assemblies that come apart; + means there may be more"),
        CENTRE,
    ),
    Column(
        mark("Best level"),
        mark("The level of the assembly that is most difficult to take apart"),
    ),
    Column(
        mark("Not decided"),
        mark("Number of assemblies of which a limit ended the analysis"),
        CENTRE,
    ),
)
SEARCHING = mark("searching…")
_ROOT = QModelIndex()
_Role = Qt.ItemDataRole


@dataclass
class Row:
    """A figure and its result; ``done`` is also set if there is nothing to solve."""

    listed: BatchRow
    answer: Answer | None = None
    done: bool = False
    levels: Levels | None = None

    @property
    def found(self) -> Solved:
        """The result as the terminal has it."""
        return Solved(self.answer, self.levels)


class BatchModel(TableModel):
    """The rows of a batch; results arrive in the order of the rows."""

    columns = COLUMNS

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []
        self._searching: int | None = None

    def clear(self) -> None:
        """Remove all figures."""
        self.beginResetModel()
        self.rows = []
        self._searching = None
        self.endResetModel()

    def add(self, listed: Sequence[BatchRow]) -> None:
        """Append figures."""
        if listed:
            first = len(self.rows)
            self.beginInsertRows(_ROOT, first, first + len(listed) - 1)
            self.rows.extend(Row(each) for each in listed)
            self.endInsertRows()

    def add_results(self, results: Sequence[Solved]) -> list[Row]:
        """Set the results of the next figures that have none, and return their rows."""
        first = self.done_count
        answered = self.rows[first : first + len(results)]
        for row, found in zip(answered, results, strict=False):
            row.answer, row.levels, row.done = found.answer, found.levels, True
        self._emit_changed(first, first + len(results) - 1)
        return answered

    def mark_searching(self, row: int | None) -> None:
        """Mark the row being searched; None for no row."""
        before, self._searching = self._searching, row
        for each in {before, row} - {None}:
            self._emit_changed(each or 0, each or 0)

    @property
    def done_count(self) -> int:
        """The number of figures with a result; they come first."""
        return sum(row.done for row in self.rows)

    @property
    def answers(self) -> list[Answer | None]:
        """The results of the first ``done_count`` figures."""
        return [row.answer for row in self.rows if row.done]

    @property
    def several_files(self) -> bool:
        """Whether the figures come from more than one file."""
        return len({row.listed.file for row in self.rows}) > 1

    # -- QAbstractTableModel

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        row, column = self.rows[index.row()], index.column()
        if role == _Role.DisplayRole:
            return self._text(index.row(), column)
        if role == _Role.ToolTipRole:
            return _tip(row)
        if role == _Role.TextAlignmentRole:
            return COLUMNS[column].alignment
        if role == _Role.ForegroundRole and _is_without_solution(row):
            return QApplication.palette().color(QPalette.ColorRole.PlaceholderText)
        return None

    def key(self, row: int, column: int) -> tuple[float, str]:
        """Return the sort key of a cell; a missing number sorts first."""
        entry = self.rows[row]
        listed, answer = entry.listed, entry.answer
        if column == FIGURE:
            return 0.0, listed.name.casefold()
        if column == FILE:
            return float(listed.line or 0), listed.file
        if column == PIECES:
            return 0.0, listed.pieces
        if column in LEVEL_COLUMNS:
            return _level_key(entry.levels, column)
        number: float | None = listed.cubelets
        if column == TIME:
            number = answer.seconds if answer else None
        elif column == DIFFICULTY:
            number = answer.tries if answer else None
        elif column == UNIQUE:
            number = answer.solutions(Convention.UNIQUE) if answer else None
        return (-1.0 if number is None else number), self._text(row, column)

    # -- helpers

    def _text(self, number: int, column: int) -> str:
        row = self.rows[number]
        listed, answer = row.listed, row.answer
        if column == FIGURE:
            return listed.name
        if column == FILE:
            return listed.file if listed.path is None else listed.path.name
        if column == CUBELETS:
            return "" if listed.cubelets is None else str(listed.cubelets)
        if column == PIECES:
            return "" if listed.puzzle is None else listed.puzzle.piece_set.title
        if column in LEVEL_COLUMNS:
            return row.found.level_texts[LEVEL_COLUMNS.index(column)]
        if column == TIME:
            return fine_duration(answer.seconds) if answer and answer.seconds else ""
        if column == DIFFICULTY:
            return "" if answer is None or answer.tries is None else _graded(answer.tries)
        return tr(SEARCHING) if number == self._searching and not row.done else result_text(row)

    def _emit_changed(self, first: int, last: int) -> None:
        if 0 <= first <= last < len(self.rows):
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(COLUMNS) - 1))


def result_text(row: Row) -> str:
    """Return the number of unique solutions or why there are none, with any remarks."""
    remarks = "; ".join(row.listed.remarks)
    if row.answer is None:
        return remarks if row.listed.puzzle is None else ""
    count = row.answer.solutions(Convention.UNIQUE)
    if row.answer.verdict is Verdict.SOLVABLE:
        return number_text(count or 0) + (f"  ({remarks})" if remarks else "")
    return "; ".join(filter(None, (row.answer.remark, remarks)))


def _graded(tries: float) -> str:
    return f"{tr(grade(tries))} ({number_text(tries, ',.0f')})"


def _level_key(levels: Levels | None, column: int) -> tuple[float, str]:
    """Return the sort key of a cell about taking apart; level strings sort by their numbers."""
    if levels is None:
        return -1.0, ""
    if column != BEST_LEVEL:
        return float(levels[LEVEL_COLUMNS.index(column)]), ""
    numbers = levels.best.split(".")
    if not all(number.isdecimal() for number in numbers):
        return 0.0, levels.best
    return 1.0, ".".join(number.zfill(9) for number in numbers)


def _is_without_solution(row: Row) -> bool:
    if row.answer is None:
        return row.listed.puzzle is None
    return row.answer.verdict is not Verdict.SOLVABLE


def _tip(row: Row) -> str:
    listed = row.listed
    where = (
        listed.file
        if listed.line is None
        else tr("{file}, line {line}", file=listed.file, line=listed.line)
    )
    return "\n".join(filter(None, (listed.name, where, result_text(row))))


class Results(Enum):
    """Kinds of results that the table can be limited to."""

    ALL = mark("all results")
    SOLVABLE = mark("solvable")
    IMPOSSIBLE = mark("impossible")
    UNFINISHED = mark("not finished")
    NOTHING = mark("nothing to solve")
    WAITING = mark("not solved yet")


_KINDS = {
    Verdict.SOLVABLE: Results.SOLVABLE,
    Verdict.IMPOSSIBLE: Results.IMPOSSIBLE,
    Verdict.UNFINISHED: Results.UNFINISHED,
    Verdict.UNUSABLE: Results.NOTHING,
}


def _kind(row: Row) -> Results:
    if row.answer is not None:
        return _KINDS[row.answer.verdict]
    return Results.NOTHING if row.done or row.listed.puzzle is None else Results.WAITING


class SortedBatch(QSortFilterProxyModel):
    """Filters by words and results, and sorts by a column; at first in the order of the files."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: list[str] = []
        self._results = Results.ALL

    def search(self, text: str) -> None:
        """Show only rows with all these words, each in a text or as a number of the row."""
        self._words = text.casefold().split()
        self.invalidate()

    def show_results(self, results: Results) -> None:
        """Show only rows with this kind of result."""
        self._results = results
        self.invalidate()

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:
        source = self.sourceModel()
        assert isinstance(source, BatchModel)
        entry = source.rows[row]
        if self._results not in (Results.ALL, _kind(entry)):
            return False
        return all(_matches(word, entry) for word in self._words)

    def lessThan(self, left: Index, right: Index) -> bool:
        source = self.sourceModel()
        assert isinstance(source, BatchModel)
        column = left.column()
        return source.key(left.row(), column) < source.key(right.row(), column)


def _matches(word: str, row: Row) -> bool:
    """Return whether a word is in a text of the row, or equals one of its numbers."""
    listed, answer = row.listed, row.answer
    number = word.replace(",", "").replace(".", "")
    if number.isascii() and number.isdigit():
        count = answer.solutions(Convention.UNIQUE) if answer else None
        if number in (str(listed.cubelets), str(count)):
            return True
    title = "" if listed.puzzle is None else listed.puzzle.piece_set.title
    difficulty = "" if answer is None or answer.tries is None else tr(grade(answer.tries))
    texts = (listed.name, Path(listed.file).name, title, difficulty)
    return any(word in text.casefold() for text in texts)
