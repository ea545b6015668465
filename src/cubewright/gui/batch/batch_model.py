"""The figures of a batch as a table, with what came of each so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QSortFilterProxyModel, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from cubewright.formats.batch import BatchRow
from cubewright.gui.widgets.table_model import CENTRE, Column, Index, TableModel
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.statistics_text import fine_duration
from cubewright.solver.analysis.batch import Answer, Verdict
from cubewright.solver.analysis.difficulty import grade

FIGURE, CUBELETS, UNIQUE, TIME, DIFFICULTY, PIECES, FILE = range(7)
COLUMNS = (
    Column("Figure", "The figure's name in its file; a double click or Enter opens it"),
    Column("Cubelets", "How many cubelets it has", CENTRE),
    Column(
        "Unique solutions",
        "How many solutions there are up to rotation and reflection, or why there is none",
    ),
    Column("Time", "Time spent searching"),
    Column(
        "Difficulty",
        "Placements the search tries for each solution that it meets: "
        "under 25 easy, under 50 medium, under 100 hard, under 1,000 very hard",
    ),
    Column("Pieces", "The pieces that it is filled with"),
    Column("File", "The file that it stands in"),
)
SEARCHING = "searching…"
_ROOT = QModelIndex()
_Role = Qt.ItemDataRole


@dataclass
class Row:
    """A figure; ``done``: it has been gone through, ``answer`` is what came of it, if anything."""

    listed: BatchRow
    answer: Answer | None = None
    done: bool = False


class BatchModel(TableModel):
    """Filled with figures, which are then answered in their order."""

    columns = COLUMNS

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []
        self._at: int | None = None

    def clear(self) -> None:
        """Take all figures off."""
        self.beginResetModel()
        self.rows = []
        self._at = None
        self.endResetModel()

    def add(self, listed: Sequence[BatchRow]) -> None:
        """Put further figures at the end."""
        if listed:
            first = len(self.rows)
            self.beginInsertRows(_ROOT, first, first + len(listed) - 1)
            self.rows.extend(Row(each) for each in listed)
            self.endInsertRows()

    def answered(self, answers: Sequence[Answer | None]) -> None:
        """Take in what came of the next figures."""
        first = self.done_count
        for row, answer in zip(self.rows[first:], answers, strict=False):
            row.answer, row.done = answer, True
        self._tell(first, first + len(answers) - 1)

    def show_at(self, row: int | None) -> None:
        """Mark the figure that is being searched, or none."""
        before, self._at = self._at, row
        for each in {before, row} - {None}:
            self._tell(each or 0, each or 0)

    @property
    def done_count(self) -> int:
        """How many figures have been gone through: they are the first."""
        return sum(row.done for row in self.rows)

    @property
    def answers(self) -> list[Answer | None]:
        """What came of those."""
        return [row.answer for row in self.rows if row.done]

    @property
    def several_files(self) -> bool:
        """Whether the figures come from more than one file."""
        return len({row.listed.file for row in self.rows}) > 1

    # -- as Qt asks for it

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
        """By what a column is sorted; what has no number comes before what has."""
        entry = self.rows[row]
        listed, answer = entry.listed, entry.answer
        if column == FIGURE:
            return 0.0, listed.name.casefold()
        if column == FILE:
            return float(listed.line or 0), listed.file
        if column == PIECES:
            return 0.0, listed.pieces
        number: float | None = listed.cubelets
        if column == TIME:
            number = answer.seconds if answer else None
        elif column == DIFFICULTY:
            number = answer.tries if answer else None
        elif column == UNIQUE:
            number = answer.solutions(Convention.UNIQUE) if answer else None
        return (-1.0 if number is None else number), self._text(row, column)

    # -- within

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
        if column == TIME:
            return fine_duration(answer.seconds) if answer and answer.seconds else ""
        if column == DIFFICULTY:
            return "" if answer is None or answer.tries is None else _graded(answer.tries)
        return SEARCHING if number == self._at and not row.done else status_message(row)

    def _tell(self, first: int, last: int) -> None:
        if 0 <= first <= last < len(self.rows):
            self.dataChanged.emit(self.index(first, 0), self.index(last, len(COLUMNS) - 1))


def status_message(row: Row) -> str:
    """The number of unique solutions, or why there is none; with what is remarkable besides."""
    remarks = "; ".join(row.listed.remarks)
    if row.answer is None:
        return remarks if row.listed.puzzle is None else ""
    count = row.answer.solutions(Convention.UNIQUE)
    if row.answer.verdict is Verdict.SOLVABLE:
        return f"{count:,}" + (f"  ({remarks})" if remarks else "")
    return "; ".join(filter(None, (row.answer.remark, remarks)))


def _graded(tries: float) -> str:
    return f"{grade(tries)} ({tries:,.0f})"


def _is_without_solution(row: Row) -> bool:
    if row.answer is None:
        return row.listed.puzzle is None
    return row.answer.verdict is not Verdict.SOLVABLE


def _tip(row: Row) -> str:
    listed = row.listed
    where = listed.file if listed.line is None else f"{listed.file}, line {listed.line}"
    return "\n".join(filter(None, (listed.name, where, status_message(row))))


class SortedBatch(QSortFilterProxyModel):
    """The table in the order of a column; as in the files until one is chosen."""

    def lessThan(self, left: Index, right: Index) -> bool:
        source = self.sourceModel()
        assert isinstance(source, BatchModel)
        column = left.column()
        return source.key(left.row(), column) < source.key(right.row(), column)
