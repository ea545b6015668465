"""The puzzles of a collection as cards: the list model with its filter and order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QRect, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QStyleOptionViewItem

from cubewright.gui.pictures.figure_cards import ITEM, CardDelegate, Index
from cubewright.gui.widgets.text_size import TextSize, sized_font
from cubewright.model.collected import CollectedPuzzle
from cubewright.model.figure import Figure
from cubewright.presenter.collection.columns import (
    NUMBER,
    level_text,
    remark_text,
    shown_name,
    solutions_text,
    states_text,
)
from cubewright.presenter.collection.filters import Filter, in_order
from cubewright.presenter.table import Column
from cubewright.translation import counted, joined, tr

_ROOT = QModelIndex()
_Role = Qt.ItemDataRole


@dataclass(frozen=True)
class CollectionItem:
    """A card of a puzzle: its figure, its name, its designer or state, and its numbers."""

    puzzle: CollectedPuzzle

    @property
    def figure(self) -> Figure | None:
        return self.puzzle.figure

    @property
    def name(self) -> str:
        return shown_name(self.puzzle)

    @property
    def size(self) -> str:
        """The first known of these: the designer, the maker, the states, the number of pieces."""
        puzzle = self.puzzle
        pieces = counted(puzzle.piece_count, "piece") if puzzle.piece_count else ""
        return puzzle.designer or puzzle.maker or states_text(puzzle) or pieces

    @property
    def solutions(self) -> str:
        """The number of solutions and the level, or the reason why they are missing."""
        puzzle = self.puzzle
        solutions, level = solutions_text(puzzle), level_text(puzzle)
        if not solutions:
            return remark_text(puzzle)
        text = tr("{number} solutions", number=solutions)
        if solutions == "1":
            text = tr("1 solution")
        return joined(", ", (text, tr("level {level}", level=level))) if level else text

    def tooltip(self) -> str:
        """Return the details of the puzzle, one for each line."""
        puzzle = self.puzzle
        lines = (
            shown_name(puzzle),
            joined(", ", [each for each in (puzzle.designer, puzzle.maker) if each]),
            states_text(puzzle),
            self.solutions,
        )
        return "\n".join(line for line in lines if line)


class CollectionModel(QAbstractListModel):
    """The puzzles that match the filter, in the chosen order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.puzzles: dict[int, CollectedPuzzle] = {}
        """All puzzles by number."""
        self.shown: list[CollectedPuzzle] = []
        self._filter = Filter()
        self._column: Column[CollectedPuzzle] = NUMBER
        self._is_descending = False

    def show(self, puzzles: Iterable[CollectedPuzzle]) -> None:
        """Replace all puzzles."""
        self.puzzles = {puzzle.number: puzzle for puzzle in puzzles}
        self._arrange()

    def update(self, puzzles: Iterable[CollectedPuzzle], removed: Iterable[int] = ()) -> None:
        """Add or replace puzzles, and remove others."""
        for puzzle in puzzles:
            self.puzzles[puzzle.number] = puzzle
        for number in removed:
            self.puzzles.pop(number, None)
        self._arrange()

    def filter(self, condition: Filter) -> None:
        """Show the puzzles that match a filter."""
        if condition != self._filter:
            self._filter = condition
            self._arrange()

    def order(self, column: Column[CollectedPuzzle], *, descending: bool) -> None:
        """Sort the puzzles by a column."""
        self._column, self._is_descending = column, descending
        self._arrange()

    def row_of(self, number: int) -> int | None:
        """Return the row of a puzzle; None if the filter hides it."""
        return next((row for row, each in enumerate(self.shown) if each.number == number), None)

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self.shown)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.shown):
            return None
        item = CollectionItem(self.shown[index.row()])
        if role == ITEM:
            return item
        if role == _Role.DisplayRole:
            return item.name
        if role == _Role.AccessibleTextRole:
            return joined(", ", [each for each in (item.name, item.size, item.solutions) if each])
        return item.tooltip() if role == _Role.ToolTipRole else None

    def _arrange(self) -> None:
        self.beginResetModel()
        found = filter(self._filter.matches, self.puzzles.values())
        self.shown = in_order(found, self._column, descending=self._is_descending)
        self.endResetModel()


class CollectionCards(CardDelegate):
    """Paints the cards; a puzzle without a figure shows its first letter."""

    def paint_without_figure(
        self, painter: QPainter, at: QRect, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Paint the first letter of the name in place of the picture."""
        item: CollectionItem = index.data(ITEM)
        painter.save()
        painter.setFont(sized_font(painter.font(), TextSize.INITIAL))
        painter.setPen(option.palette.color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(at, Qt.AlignmentFlag.AlignCenter, item.puzzle.name[:1].upper() or "?")
        painter.restore()
