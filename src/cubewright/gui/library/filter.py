"""Which figures of the library are shown: by name, cubelets, solutions and where they stand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from cubewright.gui.library.items import Index, Item, LibraryModel

_ROOT = QModelIndex()


class Solutions(Enum):
    """How many solutions are asked for."""

    ANY = "any number"
    ONE = "1"
    FEW = "2 to 9"
    SOME = "10 to 99"
    MANY = "100 and more"
    NONE = "none: impossible"
    UNKNOWN = "not known"

    def holds(self, count: int | None) -> bool:
        """Whether a count is of this kind."""
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


@dataclass(frozen=True)
class Wish:
    """What is asked for; what is left out is not asked."""

    text: str = ""
    """Words that the name contains, each of them, or numbers of cubelets or solutions."""
    cubelets: int | None = None
    solutions: Solutions = Solutions.ANY
    place: Path | None = None
    """A file, or a place that was added to the library."""
    among: frozenset[tuple[Path, int]] | None = None
    """Only these, by file and line."""

    def holds(self, item: Item) -> bool:
        """Whether a figure is what is asked for."""
        return (
            (self.cubelets is None or item.cubelets == self.cubelets)
            and self.solutions.holds(item.count)
            and (self.place is None or self.place in (item.place, item.entry.path))
            and (self.among is None or item.entry.key in self.among)
            and all(_said(word, item) for word in self.text.casefold().split())
        )


def _said(word: str, item: Item) -> bool:
    """Whether a word is in the name, or is one of the figure's numbers."""
    number = word.replace(",", "")
    counted = number.isascii() and number.isdigit() and int(number) in (item.cubelets, item.count)
    return counted or word in item.name.casefold()


class LibraryFilter(QAbstractListModel):
    """The rows of the library that are asked for.

    Another wish resets it: to tell a view of each row that comes and goes, as
    a proxy of Qt's does, takes much longer than to show it all anew.
    """

    def __init__(self, model: LibraryModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._wish = Wish()
        self._rows: list[int] = []
        model.modelReset.connect(self._sift)
        model.rowsInserted.connect(self._on_rows_inserted)
        model.dataChanged.connect(self._on_data_changed)

    @property
    def wish(self) -> Wish:
        """What is asked for."""
        return self._wish

    def ask(self, change: Callable[[Wish], Wish]) -> None:
        """Ask for something else."""
        wish = change(self._wish)
        if wish != self._wish:
            self._wish = wish
            self._sift()

    def item(self, index: Index) -> Item:
        """The figure of a row."""
        return self._model.item(self._rows[index.row()])

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        return self._model.data(self._model.index(self._rows[index.row()]), role)

    def _sift(self) -> None:
        self.beginResetModel()
        self._rows = self._wanted(range(self._model.rowCount()))
        self.endResetModel()

    def _wanted(self, rows: Iterable[int]) -> list[int]:
        return [row for row in rows if self._wish.holds(self._model.item(row))]

    def _on_rows_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        more = self._wanted(range(first, last + 1))
        if more:
            count = len(self._rows)
            self.beginInsertRows(_ROOT, count, count + len(more) - 1)
            self._rows += more
            self.endInsertRows()

    def _on_data_changed(self, _first: QModelIndex, _last: QModelIndex) -> None:
        self._sift()


def asked(**changes: object) -> Callable[[Wish], Wish]:
    """A change of what is asked for.

    >>> asked(text="bed")(Wish(cubelets=27))
    Wish(text='bed', cubelets=27, solutions=<Solutions.ANY: 'any number'>, place=None, among=None)
    """
    return lambda wish: replace(wish, **changes)  # type: ignore[arg-type]
