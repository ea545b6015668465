"""The table of pieces in the rules: mirror images, weights and groups."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QStyleOptionViewItem, QTableWidget, QTableWidgetItem, QWidget

from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.widgets.fields import OutlinedTicks
from cubewright.gui.widgets.icons import swatch
from cubewright.gui.widgets.records import Index
from cubewright.model.piece import PieceSet
from cubewright.model.pieces.groups import PieceGroups
from cubewright.model.pieces.weights import PieceWeights
from cubewright.presenter.editing.rules import (
    WEIGHT_TIP,
    groups_of_text,
    groups_text,
    weight_of_text,
)
from cubewright.translation import tr

_MAX_HEIGHT = 220
_MAX_NAME = 240
"""The maximum width of the column of names in pixels; a tooltip shows elided names in full."""
_SWATCH = 12
_NAME, _MIRROR, _WEIGHT, _GROUPS = range(4)


class _CellDelegate(OutlinedTicks):
    """Outlines check boxes, and shows a hint in cells without groups."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.column() == _GROUPS and not option.text:
            option.text = tr("no group: type 1, or 1x2")
            faint = option.palette.color(QPalette.ColorRole.PlaceholderText)
            option.palette.setColor(QPalette.ColorRole.Text, faint)


class PieceTable(QTableWidget):
    """A table with a row for each piece: name, mirror image, weight and groups."""

    mirror_changed = Signal(int, bool)
    """The index of a piece, and whether its mirror image may be used."""
    groups_changed = Signal(str, object)
    """The symbol of a piece, and its new groups."""
    weight_changed = Signal(str, int)
    """The symbol of a piece, and its new weight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 4, parent)
        self._pieces: PieceSet | None = None
        self._groups: PieceGroups = ()
        self._weights: PieceWeights = ()
        self.setHorizontalHeaderLabels(
            [tr("Piece"), tr("Mirror image"), tr("Weight"), tr("Groups")]
        )
        self.setAccessibleName(tr("Mirror images, weights and groups of the pieces"))
        self.setItemDelegate(_CellDelegate(self))
        self.setMaximumHeight(_MAX_HEIGHT)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.itemChanged.connect(self._on_changed)

    def show_pieces(self, pieces: PieceSet, groups: PieceGroups, weights: PieceWeights) -> None:
        """Show the pieces of a set with their groups and weights."""
        self._pieces, self._groups, self._weights = pieces, groups, weights
        of_piece, weight_of = dict(groups), dict(weights)
        with QSignalBlocker(self):
            self.setRowCount(len(pieces.pieces))
            for row, piece in enumerate(pieces.pieces):
                fixed = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
                title = piece.symbol
                if piece.name not in ("", piece.symbol):
                    title = f"{piece.symbol}  {piece.name}"
                name = QTableWidgetItem(title)
                name.setFlags(fixed)
                name.setToolTip(title)
                name.setIcon(swatch(QColor(PIECE_COLOURS.colour(pieces, row)), _SWATCH))
                self.setItem(row, _NAME, name)
                mirror = QTableWidgetItem()
                if piece.is_chiral:
                    mirror.setFlags(fixed | Qt.ItemFlag.ItemIsUserCheckable)
                    mirror.setCheckState(
                        Qt.CheckState.Checked if piece.flips else Qt.CheckState.Unchecked
                    )
                    mirror.setToolTip(
                        tr("Allow the mirror image of {symbol} (Space)", symbol=piece.symbol)
                    )
                else:
                    mirror.setFlags(Qt.ItemFlag.ItemIsSelectable)
                    mirror.setText(tr("same"))
                    mirror.setToolTip(tr("{symbol} equals its mirror image", symbol=piece.symbol))
                self.setItem(row, _MIRROR, mirror)
                weight = QTableWidgetItem(str(weight_of.get(piece.symbol, 1)))
                weight.setToolTip(tr(WEIGHT_TIP))
                self.setItem(row, _WEIGHT, weight)
                cell = QTableWidgetItem(groups_text(of_piece.get(piece.symbol, ())))
                cell.setToolTip(
                    tr(
                        "Numbers of groups, such as 1, or 1x2 for two copies in group 1. "
                        "Pieces of a group need not come apart."
                    )
                )
                self.setItem(row, _GROUPS, cell)
            self.resizeColumnToContents(_NAME)
            self.setColumnWidth(_NAME, min(_MAX_NAME, self.columnWidth(_NAME)))

    def _on_changed(self, item: QTableWidgetItem) -> None:
        pieces = self._pieces
        if pieces is None:
            return
        piece = pieces.pieces[item.row()]
        if item.column() == _MIRROR:
            self.mirror_changed.emit(item.row(), item.checkState() is Qt.CheckState.Checked)
        elif item.column() == _WEIGHT:
            weight = weight_of_text(item.text())
            if weight is None:  # restore the last valid text
                with QSignalBlocker(self):
                    item.setText(str(dict(self._weights).get(piece.symbol, 1)))
            else:
                self.weight_changed.emit(piece.symbol, weight)
        elif item.column() == _GROUPS:
            groups = groups_of_text(item.text(), pieces.counts[item.row()])
            if groups is None:  # restore the last valid text
                with QSignalBlocker(self):
                    item.setText(groups_text(dict(self._groups).get(piece.symbol, ())))
            else:
                self.groups_changed.emit(piece.symbol, groups)
