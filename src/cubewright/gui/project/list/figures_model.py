"""The problems of the document as the rows of a list, in the order of the file."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import QApplication

from cubewright.errors import FormatError
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.icons import WARNING, icon
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.model.results import NO_RESULTS
from cubewright.presenter.figure_status import impossible_text
from cubewright.presenter.files.document_content import Entry
from cubewright.presenter.files.project_results import (
    CHANGED,
    NOT_SOLVED,
    results_status_text,
    searching_text,
)
from cubewright.presenter.pieces.text import pieces_text
from cubewright.translation import counted, tr

Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()
_Role = Qt.ItemDataRole
ROW = _Role.UserRole + 1
"""The role of a row's :class:`ProblemRow`."""


@dataclass(frozen=True)
class ProblemRow:
    """The content of a problem's row.

    - ``key``: stays the same while the problem is edited or moved.
    - ``figure``: None if its block contains an error, or before a figure is chosen.
    - ``pieces``: a summary of the pieces; ``status``: the state of its
      solutions, or why it is impossible. Both may be empty.
    """

    key: int
    name: str
    figure: Figure | None
    error: FormatError | None
    pieces: str
    status: str

    @property
    def text(self) -> str:
        """The whole row as one line, for screen readers."""
        texts = (self.name, str(self.error or ""), self.pieces, self.status)
        return ", ".join(filter(None, texts))


class FiguresModel(QAbstractListModel):
    """A list model with a row for each problem of the document.

    The texts of a row, except its name, are computed when the row is first painted, so that a file
    of a thousand figures opens quickly.
    """

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._labels: list[str] = []
        self._search: tuple[int, float] | None = None
        """The key of the problem that is being searched, and the finished fraction of the search.
        """
        self._texts: dict[int, tuple[Entry, PieceSet | None, tuple[str, str]]] = {}
        """The texts of pieces and status by the key of a problem, with their sources."""
        self._warning = QIcon()
        self.draw_icons()
        document.file_changed.connect(self._on_file_changed)
        # The window clears the filter on this signal; until then, the proxy has the former file's
        # rows.
        document.replaced.connect(self._on_replaced)
        document.figure_changed.connect(self._on_figure_changed)
        document.piece_set_changed.connect(self._update_current)
        document.constraints_changed.connect(self._update_current)
        document.results_changed.connect(self._on_results_changed)
        self._on_file_changed()

    def rowCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(self._labels)

    def data(self, index: Index, role: int = _Role.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = index.row()
        if role == _Role.DisplayRole:
            return self._labels[row]
        if role == _Role.EditRole:
            return self._document.name_at(row)
        if role == ROW:
            return self.problem_row(row)
        if role == _Role.ToolTipRole:
            return self._about(row)
        if role == _Role.AccessibleTextRole:
            return self.problem_row(row).text
        if role == _Role.DecorationRole:
            return self._warning if self._document.problem_at(row) else None
        if role == _Role.ForegroundRole and self._document.figure_at(row) is None:
            disabled = QPalette.ColorGroup.Disabled
            return QApplication.palette().color(disabled, QPalette.ColorRole.Text)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the flags of a row: it can be dragged, and renamed if it shows a figure."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        flags = super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled
        can_rename = self._document.figure_at(index.row()) is not None
        return flags | Qt.ItemFlag.ItemIsEditable if can_rename else flags

    def setData(self, index: Index, value: object, role: int = _Role.EditRole) -> bool:
        name = str(value).strip()
        if role != _Role.EditRole or index.row() != self._document.current or not name:
            return False
        self._document.rename(name)
        return True

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def show_search(self, key: int | None, fraction: float) -> None:
        """Show the finished fraction of a problem's search; a key of None means no search."""
        before, self._search = self._search, None if key is None else (key, fraction)
        for changed in {search[0] for search in (before, self._search) if search is not None}:
            row = self._document.index_of(changed)
            if row is not None:
                self._on_results_changed(row)

    def problem_row(self, row: int) -> ProblemRow:
        """Return the content of a row."""
        document = self._document
        error = document.problem_at(row)
        pieces, status = ("", "") if error else self._pieces_and_status(row)
        return ProblemRow(
            document.key_at(row),
            self._labels[row],
            document.figure_at(row),
            error,
            pieces,
            status,
        )

    def draw_icons(self) -> None:
        colour: QColor = QApplication.palette().color(QPalette.ColorRole.BrightText)
        self._warning = icon(WARNING, colour)

    def _pieces_and_status(self, row: int) -> tuple[str, str]:
        document = self._document
        entry = document.content.entries[row]
        shown = document.piece_set if row == document.current else None
        known = self._texts.get(entry.key)
        if known is not None and known[0] is entry and known[1] is shown:
            return known[2]
        texts = self._new_texts(row)
        self._texts[entry.key] = entry, shown, texts
        return texts

    def _new_texts(self, row: int) -> tuple[str, str]:
        figure, puzzle = self._document.figure_at(row), self._document.puzzle_at(row)
        if figure is None or puzzle is None:
            return "", tr("no figure") if figure is None else _cells(figure)
        if not figure.cells:
            return pieces_text(puzzle), tr("empty")
        return pieces_text(puzzle), impossible_text(puzzle) or self._status_text(row)

    def _status_text(self, row: int) -> str:
        document = self._document
        results = document.results_at(row)
        if self._search is not None and self._search[0] == document.key_at(row):
            return searching_text(self._search[1])
        if results == NO_RESULTS:
            return tr(CHANGED) if document.has_earlier_results(row) else tr(NOT_SOLVED)
        return results_status_text(results)

    def _about(self, row: int) -> str:
        shown = self.problem_row(row)
        if shown.error:
            return str(shown.error)
        block = self._document.blocks[row]
        cells = _cells(shown.figure) if shown.figure else tr("no cells")
        facts = [tr("{name}: {cells}", name=shown.name, cells=cells)]
        if block.is_solution:
            facts.append(tr("a solution"))
        if block.line:
            facts.append(tr("from line {line}", line=block.line))
        texts = (shown.pieces, shown.status if shown.figure else "", *block.comments)
        return "\n".join((", ".join(facts), *filter(None, texts)))

    # -- following the document

    def retranslate(self) -> None:
        self._texts.clear()
        self._labels = _labels(self._document)
        self.dataChanged.emit(self.index(0), self.index(len(self._labels) - 1))

    def _on_replaced(self) -> None:
        self._search = None
        self._on_file_changed()

    def _on_file_changed(self) -> None:
        self.beginResetModel()
        self._labels = _labels(self._document)
        self._texts.clear()
        self.endResetModel()

    def _on_figure_changed(self, _figure: Figure) -> None:
        labels = _labels(self._document)
        if len(labels) == len(self._labels):
            self._labels = labels
            self.dataChanged.emit(self.index(0), self.index(len(labels) - 1))

    def _on_results_changed(self, row: int) -> None:
        self._texts.pop(self._document.key_at(row), None)
        self.dataChanged.emit(self.index(row), self.index(row))

    def _update_current(self, _pieces: object = None) -> None:
        current = self.index(self._document.current)
        if current.isValid():
            self.dataChanged.emit(current, current)


class FilteredFigures(QSortFilterProxyModel):
    """The rows whose names contain a text."""

    @property
    def is_filtering(self) -> bool:
        """Whether a filter text is set, so that rows may be hidden."""
        return bool(self.filterRegularExpression().pattern())


def _cells(figure: Figure) -> str:
    return counted(len(figure), figure.lattice.noun)


def _labels(document: Document) -> list[str]:
    names = [document.name_at(row) or tr("(no name)") for row in range(len(document.blocks))]
    occurrences = Counter(names)
    seen: Counter[str] = Counter()
    labels = []
    for name in names:
        seen[name] += 1
        labels.append(f"{name} ({seen[name]})" if occurrences[name] > 1 else name)
    return labels
