"""Table model of the puzzles that a run has found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QSortFilterProxyModel, Qt

from cubewright.gui.widgets.table_model import CENTRE, Column, Index, TableModel
from cubewright.model.symmetry.classes import figure_symmetry
from cubewright.presenter.design.run import FoundPuzzle
from cubewright.presenter.design.text import pieces_text
from cubewright.solver.analysis.difficulty import grade
from cubewright.translation import mark, number_text, tr

PICTURE, FIGURE, PIECES, SOLUTIONS, DIFFICULTY, SYMMETRICAL, LEVEL, SYMMETRY = range(8)
COLUMNS = (
    Column(mark("Picture"), mark("The figure, or the pieces that fill it")),
    Column(mark("Figure"), mark("The figure's name")),
    Column(mark("Pieces"), mark("The symbols of the pieces")),
    Column(
        mark("Solutions"),
        mark("Number of solutions, rotations and reflections merged"),
        CENTRE,
    ),
    Column(
        mark("Difficulty"),
        mark(
            "Placements tried for each solution found: "
            "under 25 easy, under 50 medium, under 100 hard, under 1,000 very hard"
        ),
    ),
    Column(mark("Symmetrical"), mark("Number of symmetrical solutions"), CENTRE),
    Column(
        mark("Level"),
        mark("Fewest moves that remove the first piece; a dash if no solution comes apart"),
        CENTRE,
    ),
    Column(mark("Symmetry"), mark("The figure's symmetry"), CENTRE),
)
PUZZLE = Qt.ItemDataRole.UserRole
"""The role of the :class:`FoundPuzzle` of a row."""
_ROOT = QModelIndex()
_Role = Qt.ItemDataRole


class FoundModel(TableModel):
    """The puzzles found, in the order in which they were tried."""

    columns = COLUMNS

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[FoundPuzzle] = []

    def show(self, rows: Sequence[FoundPuzzle]) -> None:
        """Replace all rows."""
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def add(self, found: Sequence[FoundPuzzle]) -> None:
        """Append puzzles."""
        if found:
            first = len(self.rows)
            self.beginInsertRows(_ROOT, first, first + len(found) - 1)
            self.rows.extend(found)
            self.endInsertRows()

    # -- QAbstractTableModel

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        found, column = self.rows[index.row()], index.column()
        if role == _Role.DisplayRole:
            return _text(found, column)
        if role == PUZZLE:
            return found
        if role == _Role.ToolTipRole:
            return f"{found.figure.name}: {pieces_text(found.pieces)}"
        if role == _Role.TextAlignmentRole:
            return COLUMNS[column].alignment
        return None

    def key(self, row: int, column: int) -> tuple[float, str]:
        """Return the sort key of a cell; a missing number sorts first."""
        found = self.rows[row]
        trial = found.trial
        numbers = {
            PICTURE: found.rank,
            PIECES: found.pieces.piece_count,
            SOLUTIONS: trial.solutions,
            DIFFICULTY: trial.tries,
            SYMMETRICAL: trial.symmetrical,
            LEVEL: trial.level,
        }
        number = numbers.get(column, 0)
        return -1.0 if number is None else float(number), _text(found, column).casefold()


def _text(found: FoundPuzzle, column: int) -> str:
    trial = found.trial
    if column == FIGURE:
        return found.figure.name
    if column == PIECES:
        return pieces_text(found.pieces)
    if column == SOLUTIONS:
        return number_text(trial.solutions)
    if column == DIFFICULTY and trial.tries is not None:
        return f"{tr(grade(trial.tries))} ({number_text(trial.tries, ',.0f')})"
    if column == SYMMETRICAL and trial.symmetrical is not None:
        return number_text(trial.symmetrical)
    if column == LEVEL and trial.level is not None:
        return str(trial.level) if trial.level else "\N{EN DASH}"
    return figure_symmetry(found.figure).short if column == SYMMETRY else ""


class SortedFound(QSortFilterProxyModel):
    """Filters by words and sorts by a column; at first in the order in which they were tried."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: list[str] = []

    def search(self, text: str) -> None:
        """Show only rows with all these words in their texts."""
        self._words = text.casefold().split()
        self.invalidate()

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:
        if not self._words:
            return True
        found = self._found.rows[row]
        text = " ".join(_text(found, column) for column in (FIGURE, PIECES, DIFFICULTY, SYMMETRY))
        exact = {_text(found, column) for column in (SOLUTIONS, LEVEL, SYMMETRICAL)}
        return all(word in text.casefold() or word in exact for word in self._words)

    def lessThan(self, left: Index, right: Index) -> bool:
        column = left.column()
        return self._found.key(left.row(), column) < self._found.key(right.row(), column)

    @property
    def _found(self) -> FoundModel:
        source = self.sourceModel()
        assert isinstance(source, FoundModel)
        return source
