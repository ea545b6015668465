"""The filter and the order of the figures in the library."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from cubewright.formats.known_hardness import ExaminedPuzzle
from cubewright.gui.library.items import Item, LibraryModel
from cubewright.gui.pictures.figure_cards import Index
from cubewright.translation import mark

_ROOT = QModelIndex()


class Solutions(Enum):
    """A range of numbers of solutions."""

    ANY = mark("any number")
    ONE = "1"
    FEW = mark("2 to 9")
    SOME = mark("10 to 99")
    MANY = mark("100 and more")
    NONE = mark("none")
    UNKNOWN = mark("unknown")

    def matches(self, count: int | None) -> bool:
        """Return whether a count is in this range."""
        if self is Solutions.ANY:
            return True
        if count is None:
            return self is Solutions.UNKNOWN
        least, most = _BOUNDS.get(self, (1, 0))
        return least <= count and (most is None or count <= most)


_BOUNDS: dict[Solutions, tuple[int, int | None]] = {
    Solutions.ONE: (1, 1),
    Solutions.FEW: (2, 9),
    Solutions.SOME: (10, 99),
    Solutions.MANY: (100, None),
    Solutions.NONE: (0, 0),
}


class Order(Enum):
    """An order of the figures; figures that lack the number by which they are sorted come last."""

    FILE = mark("file")
    NAME = mark("name")
    SIZE = mark("size")
    SOLUTIONS = mark("solutions")
    DEAD_ENDS = mark("dead ends")
    STILL_FIT = mark("pieces that still fit")
    MOVES = mark("moves")

    def key(self, item: Item) -> tuple[bool, float, str]:
        """Return the sort key of a figure for any order except FILE."""
        examined = item.examined or ExaminedPuzzle()
        number = {
            Order.SIZE: item.cubelets,
            Order.SOLUTIONS: item.count,
            Order.DEAD_ENDS: examined.dead_ends,
            Order.STILL_FIT: examined.still_fit,
            Order.MOVES: examined.moves,
        }.get(self, 0)
        return number is None, number or 0, item.name.casefold()


@dataclass(frozen=True)
class Condition:
    """The conditions of the filter; the default matches everything."""

    text: str = ""
    """Words in the name, the file or the pieces, or numbers of cells or solutions."""
    cubelets: int | None = None
    solutions: Solutions = Solutions.ANY
    place: Path | None = None
    """A file or folder; it may contain a place of the library or be part of one."""
    keys: frozenset[tuple[Path, int]] | None = None
    """The figures to match, by file and line; None for all figures."""
    order: Order = Order.FILE

    def matches(self, item: Item) -> bool:
        """Return whether a figure matches the conditions."""
        return (
            (self.cubelets is None or item.cubelets == self.cubelets)
            and self.solutions.matches(item.count)
            and (self.place is None or self.place in (item.place, item.entry.path))
            and (self.keys is None or item.entry.key in self.keys)
            and all(_matches_word(word, item) for word in self.text.casefold().split())
        )


def _matches_word(word: str, item: Item) -> bool:
    number = word.replace(",", "")
    counted = number.isascii() and number.isdigit() and int(number) in (item.cubelets, item.count)
    return counted or word in item.words


class LibraryFilter(QAbstractListModel):
    """The rows of the library that match a condition.

    A changed condition resets the model, which is much faster than reporting every added and
    removed row to the view, as Qt's proxy model does.
    """

    def __init__(self, model: LibraryModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._condition = Condition()
        self._rows: list[int] = []
        model.modelReset.connect(self._filter)
        model.rowsInserted.connect(self._on_rows_inserted)
        model.dataChanged.connect(self._on_data_changed)

    @property
    def condition(self) -> Condition:
        return self._condition

    def change(self, edit: Callable[[Condition], Condition]) -> None:
        """Replace the condition by the result of ``edit``."""
        condition = edit(self._condition)
        if condition != self._condition:
            self._condition = condition
            self._filter()

    def item(self, index: Index) -> Item:
        """Return the figure of a row."""
        return self._model.item(self._rows[index.row()])

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        return self._model.data(self._model.index(self._rows[index.row()]), role)

    def _filter(self) -> None:
        self.beginResetModel()
        self._rows = self._matching(range(self._model.rowCount()))
        order = self._condition.order
        if order is not Order.FILE:
            self._rows.sort(key=lambda row: order.key(self._model.item(row)))
        self.endResetModel()

    def _matching(self, rows: Iterable[int]) -> list[int]:
        return [row for row in rows if self._condition.matches(self._model.item(row))]

    def _on_rows_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        more = self._matching(range(first, last + 1))
        if more and self._condition.order is not Order.FILE:
            self._filter()
        elif more:
            count = len(self._rows)
            self.beginInsertRows(_ROOT, count, count + len(more) - 1)
            self._rows += more
            self.endInsertRows()

    def _on_data_changed(self, _first: QModelIndex, _last: QModelIndex) -> None:
        self._filter()


def condition_change(**changes: object) -> Callable[[Condition], Condition]:
    """Return a function that changes some fields of a condition.

    >>> condition = condition_change(text="bed")(Condition(cubelets=27))
    >>> condition.text, condition.cubelets
    ('bed', 27)
    """
    return lambda condition: replace(condition, **changes)  # type: ignore[arg-type]
