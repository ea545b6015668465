"""The table of pieces in the rules: numbers, mirror images, weights and groups."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QSpinBox,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.widgets.fields import OutlinedTicks
from cubewright.gui.widgets.icons import swatch
from cubewright.gui.widgets.records import Index
from cubewright.model.piece import PieceSet
from cubewright.model.pieces.groups import PieceGroups
from cubewright.model.pieces.weights import PieceWeights
from cubewright.presenter.editing.rules import (
    MAX_WEIGHT,
    WEIGHT_TIP,
    free_group,
    groups_of_text,
    groups_text,
    weight_of_text,
)
from cubewright.presenter.pieces.set_edits import MAX_COPIES_OF_PIECE
from cubewright.presenter.pieces.shape_pool import OtherPiece
from cubewright.presenter.pieces.text import piece_title
from cubewright.translation import tr

_MAX_HEIGHT = 260
_MAX_NAME = 150
"""The maximum width of the column of names in pixels; a tooltip shows elided names in full."""
_SWATCH = 12
NAME, LEAST, MOST, MIRROR, WEIGHT, GROUPS = range(6)
"""The columns."""
_NUMBERS = {
    LEAST: (0, MAX_COPIES_OF_PIECE),
    MOST: (0, MAX_COPIES_OF_PIECE),
    WEIGHT: (1, MAX_WEIGHT),
}
"""The minimum and the maximum of the numbers in each column."""
_FIXED = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
_EDITABLE = _FIXED | Qt.ItemFlag.ItemIsEditable


class _CellDelegate(OutlinedTicks):
    """Offers numbers and groups, outlines check boxes, and shows a hint in cells without groups."""

    def __init__(self, table: PieceTable) -> None:
        super().__init__(table)
        self._table = table

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.column() == GROUPS and not option.text and index.row() < self._table.piece_count:
            option.text = tr("no group")
            faint = option.palette.color(QPalette.ColorRole.PlaceholderText)
            option.palette.setColor(QPalette.ColorRole.Text, faint)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Return a field for numbers, or a list of groups in which the user can also type."""
        if index.column() in _NUMBERS:
            box = QSpinBox(parent)
            box.setRange(*_NUMBERS[index.column()])
            return box
        if index.column() != GROUPS:
            return super().createEditor(parent, option, index)
        groups = QComboBox(parent)
        groups.setEditable(True)
        groups.addItems(self._table.group_choices(index.row()))
        groups.activated.connect(lambda _place: self._finish(groups))
        return groups

    def _finish(self, editor: QWidget) -> None:
        self.commitData.emit(editor)
        self.closeEditor.emit(editor)


class PieceTable(QTableWidget):
    """A row for each piece of the problem, and for each further piece of the other problems.

    The problem gets a further piece when the user enters its number of copies.
    """

    numbers_changed = Signal(int, int, int)
    """The index of a piece, and its new minimum and maximum number of copies."""
    piece_added = Signal(object, int, int)
    """A piece of another problem, and its minimum and maximum number of copies."""
    mirror_changed = Signal(int, bool)
    """The index of a piece, and whether its mirror image may be used."""
    groups_changed = Signal(str, object)
    """The symbol of a piece, and its new groups."""
    weight_changed = Signal(str, int)
    """The symbol of a piece, and its new weight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 6, parent)
        self._pieces: PieceSet | None = None
        self._others: Sequence[OtherPiece] = ()
        self._groups: PieceGroups = ()
        self._weights: PieceWeights = ()
        self.setHorizontalHeaderLabels(
            [tr("Piece"), tr("Least"), tr("Most"), tr("Mirror image"), tr("Weight"), tr("Groups")]
        )
        self.setAccessibleName(tr("Numbers, mirror images, weights and groups of the pieces"))
        self.setItemDelegate(_CellDelegate(self))
        self.setMaximumHeight(_MAX_HEIGHT)
        self.setWordWrap(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.verticalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.itemChanged.connect(self._on_changed)

    @property
    def piece_count(self) -> int:
        """The number of rows with pieces of the problem; these rows are the first ones."""
        return 0 if self._pieces is None else len(self._pieces.pieces)

    @property
    def selected_pieces(self) -> list[int]:
        """The indices of the selected pieces of the problem."""
        rows = {index.row() for index in self.selectedIndexes()}
        return sorted(row for row in rows if row < self.piece_count)

    def group_choices(self, row: int) -> list[str]:
        """Return the groups that a piece can get: none, each known group, and a new group."""
        copies = 1 if self._pieces is None else max(1, self._pieces.counts[row])
        numbers = range(1, free_group(self._groups) + 1)
        return ["", *(groups_text(((number, copies),)) for number in numbers)]

    def show_pieces(
        self,
        pieces: PieceSet,
        groups: PieceGroups,
        weights: PieceWeights,
        others: Sequence[OtherPiece] = (),
    ) -> None:
        """Show the pieces of a problem; ``others`` are further pieces of other problems."""
        self._pieces, self._groups, self._weights = pieces, groups, weights
        self._others = others
        with QSignalBlocker(self):
            self.setRowCount(len(pieces.pieces) + len(others))
            for row in range(len(pieces.pieces)):
                self._show_piece(row, pieces)
            for row, other in enumerate(others, len(pieces.pieces)):
                self._show_other(row, other)
            for column in (NAME, LEAST, MOST, MIRROR, WEIGHT):
                self.resizeColumnToContents(column)
            self.setColumnWidth(NAME, min(_MAX_NAME, self.columnWidth(NAME)))

    def _show_piece(self, row: int, pieces: PieceSet) -> None:
        piece, symbol = pieces.pieces[row], pieces.pieces[row].symbol
        title = piece_title(piece)
        name = self._put(row, NAME, title, title, _FIXED)
        name.setIcon(swatch(QColor(PIECE_COLOURS.colour(pieces, row)), _SWATCH))
        least, most = pieces.min_copies[row], pieces.counts[row]
        self._put(row, LEAST, str(least), tr("Minimum number of copies in a solution"))
        self._put(row, MOST, str(most), tr("Maximum number of copies in a solution"))
        if piece.is_chiral:
            tip = tr("Allow the mirror image of {symbol} (Space)", symbol=symbol)
            flags = _FIXED | Qt.ItemFlag.ItemIsUserCheckable
            state = Qt.CheckState.Checked if piece.flips else Qt.CheckState.Unchecked
            self._put(row, MIRROR, "", tip, flags).setCheckState(state)
        else:
            tip = tr("{symbol} equals its mirror image", symbol=symbol)
            self._put(row, MIRROR, tr("same"), tip, Qt.ItemFlag.ItemIsSelectable)
        weight = dict(self._weights).get(symbol, 1)
        self._put(row, WEIGHT, str(weight), tr(WEIGHT_TIP))
        tip = tr(
            "Pieces of a group need not come apart. Choose a group, or type numbers such as 1, 2 "
            "or 1x2 for two copies in group 1."
        )
        self._put(row, GROUPS, groups_text(dict(self._groups).get(symbol, ())), tip)

    def _show_other(self, row: int, other: OtherPiece) -> None:
        tip = tr(
            "A piece of “{problem}”: enter a number of copies to use it here too",
            problem=other.problem,
        )
        faint = self.palette().brush(QPalette.ColorRole.PlaceholderText)
        name = self._put(row, NAME, piece_title(other.piece), tip, _FIXED)
        name.setIcon(swatch(QColor(other.piece.colour), _SWATCH))
        name.setForeground(faint)
        for column in (LEAST, MOST):
            self._put(row, column, "0", tip).setForeground(faint)
        for column in (MIRROR, WEIGHT, GROUPS):
            self._put(row, column, "", tip, Qt.ItemFlag.ItemIsSelectable)

    def _put(
        self, row: int, column: int, text: str, tip: str, flags: Qt.ItemFlag = _EDITABLE
    ) -> QTableWidgetItem:
        item = QTableWidgetItem(text)
        item.setFlags(flags)
        item.setToolTip(tip)
        if column in _NUMBERS:
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setItem(row, column, item)
        return item

    def _on_changed(self, item: QTableWidgetItem) -> None:
        if self._pieces is None:
            return
        row, column = item.row(), item.column()
        if column in (LEAST, MOST):
            self._on_number(row, column, item)
            return
        piece = self._pieces.pieces[row]
        if column == MIRROR:
            self.mirror_changed.emit(row, item.checkState() is Qt.CheckState.Checked)
        elif column == WEIGHT:
            weight = weight_of_text(item.text())
            if weight is None:  # restores the last valid text
                self._restore(item, str(dict(self._weights).get(piece.symbol, 1)))
            else:
                self.weight_changed.emit(piece.symbol, weight)
        elif column == GROUPS:
            groups = groups_of_text(item.text(), self._pieces.counts[row])
            if groups is None:  # restores the last valid text
                self._restore(item, groups_text(dict(self._groups).get(piece.symbol, ())))
            else:
                self.groups_changed.emit(piece.symbol, groups)

    def _on_number(self, row: int, column: int, item: QTableWidgetItem) -> None:
        pieces = self._pieces
        assert pieces is not None
        is_own = row < self.piece_count
        least, most = (pieces.min_copies[row], pieces.counts[row]) if is_own else (0, 0)
        text = item.text().strip()
        if not (text.isdecimal() and len(text) < 9 and int(text) <= MAX_COPIES_OF_PIECE):
            self._restore(item, str(least if column == LEAST else most))
            return
        number = int(text)
        # A number that crosses the other one changes both; a fixed number of copies stays fixed.
        if column == LEAST:
            least, most = number, max(most, number)
        elif least == most:
            least = most = number
        else:
            least, most = min(least, number), number
        if is_own:
            self.numbers_changed.emit(row, least, most)
        elif most:
            self.piece_added.emit(self._others[row - self.piece_count].piece, least, most)

    def _restore(self, item: QTableWidgetItem, text: str) -> None:
        with QSignalBlocker(self):
            item.setText(text)
