"""The library's figures as items, and the list model with all of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from cubewright.formats.fig.statements import stated_pieces
from cubewright.formats.known_hardness import ExaminedPuzzle
from cubewright.formats.library import Entry
from cubewright.formats.piece_sets.catalogue import piece_set_of_volume
from cubewright.gui.pictures.figure_cards import ITEM, Index
from cubewright.model.figure import Figure
from cubewright.model.symmetry.classes import figure_symmetry
from cubewright.presenter.hardness_text import examined_text
from cubewright.translation import counted, joined, mark, tr

NO_NAME = mark("(no name)")

_ROOT = QModelIndex()
_Role = Qt.ItemDataRole


@dataclass(frozen=True)
class Item:
    """A figure of the library and its number of solutions, if known.

    ``place`` is the file or folder of the library that contains the figure. ``counted`` names the
    pieces of a remembered count that is not in the file.
    """

    entry: Entry
    place: Path
    count: int | None = None
    counted: str = ""
    examined: ExaminedPuzzle | None = None
    """The remembered results about its difficulty."""

    @property
    def figure(self) -> Figure | None:
        return self.entry.figure

    @property
    def name(self) -> str:
        """The figure's name, or a placeholder."""
        return self.entry.block.name or tr(NO_NAME)

    @cached_property
    def words(self) -> str:
        """The name, the file and the pieces of the figure, in which a search looks."""
        figure, stated = self.entry.figure, stated_pieces(self.entry.block.comments)
        if stated is None and figure is not None:
            default = piece_set_of_volume(len(figure), figure.lattice)
            stated = default.title if default is not None else None
        return " ".join((self.name, self.entry.path.stem, stated or "")).casefold()

    @property
    def cubelets(self) -> int:
        """The number of cells; 0 if the file has no valid figure."""
        return len(self.entry.figure) if self.entry.figure is not None else 0

    @property
    def numbers(self) -> str:
        """The number of cells, and the number of solutions if known."""
        return joined(", ", (self.size, self.solutions)) if self.solutions else self.size

    @property
    def all_numbers(self) -> str:
        """The numbers, and the counted pieces if the file does not name them."""
        if not self.counted:
            return self.numbers
        return tr("{numbers} with {pieces}", numbers=self.numbers, pieces=self.counted)

    @property
    def difficulty(self) -> str:
        """The remembered results about its difficulty; empty if unknown."""
        return "" if self.examined is None else examined_text(self.examined)

    @property
    def size(self) -> str:
        """The number of cells with its noun."""
        if self.entry.figure is None:
            return tr("cannot be read")
        return counted(self.cubelets, self.entry.figure.lattice.noun)

    @property
    def solutions(self) -> str:
        """The number of solutions with its noun; empty if unknown."""
        if self.count is None:
            return ""
        if self.count == 0:
            return tr("impossible")
        return counted(self.count, "solution")

    def tooltip(self) -> str:
        """Return the tooltip: all details of the figure, one per line."""
        lines = [tr("{name}: {numbers}", name=self.name, numbers=self.all_numbers)]
        if self.entry.figure is not None:
            lines.append(
                tr("Symmetry: {symmetry}", symmetry=str(figure_symmetry(self.entry.figure)))
            )
        if self.difficulty:
            lines.append(self.difficulty)
        lines.append(self.entry.place)
        if self.entry.block.problem is not None:
            lines.append(str(self.entry.block.problem))
        lines += self.entry.block.comments[:6]
        return "\n".join(lines)


class LibraryModel(QAbstractListModel):
    """The list model: a row per figure, ordered by place, file and line."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: list[Item] = []

    @property
    def items(self) -> Sequence[Item]:
        return self._items

    def item(self, row: int) -> Item:
        return self._items[row]

    def clear(self) -> None:
        self.beginResetModel()
        self._items = []
        self.endResetModel()

    def append(self, items: Iterable[Item]) -> None:
        more = list(items)
        if more:
            first = len(self._items)
            self.beginInsertRows(_ROOT, first, first + len(more) - 1)
            self._items += more
            self.endInsertRows()

    def set_count(self, row: int, count: int | None, counted: str) -> None:
        """Set a figure's number of solutions, unless its file states the number."""
        item = self._items[row]
        if item.entry.stated_count is None and (item.count, item.counted) != (count, counted):
            self._items[row] = replace(item, count=count, counted=counted)
            self.dataChanged.emit(self.index(row), self.index(row))

    def set_examined(self, row: int, examined: ExaminedPuzzle) -> None:
        """Set the remembered results about a figure's difficulty."""
        self._items[row] = replace(self._items[row], examined=examined)
        self.dataChanged.emit(self.index(row), self.index(row))

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._items)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> Any:
        if not index.isValid():
            return None
        item = self._items[index.row()]
        if role == _Role.DisplayRole:
            return item.name
        if role == ITEM:
            return item
        if role == _Role.ToolTipRole:
            return item.tooltip()
        if role == _Role.AccessibleTextRole:
            return f"{item.name}, {item.numbers}"
        return None
