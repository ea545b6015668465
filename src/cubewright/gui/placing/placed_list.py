"""The list of pre-placed pieces, forbidden cells and targets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.placing.place_controller import remaining_pieces
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.icons import swatch
from cubewright.gui.widgets.menus import MenuButton, escape_mnemonics
from cubewright.model.cell import Cell
from cubewright.model.constraints import PrePlaced, piece_index
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.translation import counted, joined, mark, tr

NOTHING_PLACED = mark("No pre-placed pieces")
_MAX_ROWS = 4
_DELETE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class _Row(NamedTuple):
    """The cells of an entry, and the function that removes the entry."""

    cells: tuple[Cell, ...]
    remove: Callable[[], None]


class PlacedList(QWidget):
    """A summary line above a list of pre-placed pieces, forbidden cells and targets."""

    piece_requested = Signal(int)
    """The index of a piece that the user wants to place by hand."""
    highlight_requested = Signal(object)
    """The cells of the selected row, to be highlighted; empty if no row is selected."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._rows: list[_Row] = []
        self.summary = ElidedLabel(NOTHING_PLACED)
        self.summary.setAccessibleName(
            tr("Number of pre-placed pieces, forbidden cells and targets")
        )
        self.pieces = QMenu(self)
        self.pieces.aboutToShow.connect(self._fill_pieces)
        self.place_button = MenuButton(
            tr("Place"), tr("Choose a piece to place by hand"), self.pieces
        )
        self.place_button.setStatusTip(self.place_button.toolTip())
        self.remove_button = _button(tr("Remove"), tr("Remove the selected row (Delete)"))
        self.remove_button.clicked.connect(self.remove_selected)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Pre-placed pieces, forbidden cells and targets"))
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setUniformItemSizes(True)
        # A scroll bar would hide the last row; the tooltip shows the whole text.
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.installEventFilter(self)
        self.list.currentRowChanged.connect(self._on_row_changed)
        head = QHBoxLayout()
        head.setContentsMargins(4, 0, 4, 0)
        head.addWidget(self.summary, 1)
        head.addWidget(self.remove_button)
        head.addWidget(self.place_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 2)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.list)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        for changed in (
            document.constraints_changed,
            document.figure_changed,
            document.piece_set_changed,
        ):
            changed.connect(self._show)
        PIECE_COLOURS.changed.connect(self._show)
        self._show()

    def remove_selected(self) -> None:
        """Remove the piece, the forbidden cell or the target in the selected row."""
        row = self.list.currentRow()
        if 0 <= row < len(self._rows):
            self._rows[row].remove()

    def _show(self, _change: object = None) -> None:
        puzzle = self._document.puzzle
        constraints = self._document.constraints
        fits, forbidden = constraints.for_puzzle(puzzle), sorted(constraints.forbidden)
        row = self.list.currentRow()
        self._rows = []
        self.list.blockSignals(True)
        self.list.clear()
        for each in constraints.placed:
            template = mark("{symbol} placed")
            if each not in fits.placed:
                template = mark("{symbol} no longer fits")
            self._add(each, tr(template, symbol=each.symbol), self._document.remove_piece)
        for symbol, cell in forbidden:
            place = cell_text(cell, puzzle.figure.lattice)
            text = tr("{symbol} forbidden at {place}", symbol=symbol, place=place)
            allow_here = partial(_allow, self._document, cell)
            self._add(PrePlaced(symbol, (cell,)), text, allow_here)
        for each in constraints.targets:
            template = mark("Target of {symbol}")
            if each not in fits.targets:
                template = mark("Target of {symbol} no longer fits")
            self._add(each, tr(template, symbol=each.symbol), self._document.remove_target)
        self.list.setCurrentRow(min(row, len(self._rows) - 1))
        self.list.blockSignals(False)
        self.list.setVisible(bool(self._rows))
        rows = min(_MAX_ROWS, len(self._rows))
        self.list.setFixedHeight(rows * max(1, self.list.sizeHintForRow(0)) + 2)
        self.remove_button.setVisible(bool(self._rows))
        self.summary.setText(_summary(len(fits.placed), len(forbidden), len(fits.targets)))
        why_not = "" if remaining_pieces(puzzle) else tr("All pieces are placed")
        allow(self.place_button, why_not if puzzle.figure.cells else tr("Draw a figure first"))

    def _add(self, entry: PrePlaced, text: str, remove: Callable[[PrePlaced], None]) -> None:
        self._rows.append(_Row(entry.cells, partial(remove, entry)))
        pieces = self._document.puzzle.piece_set
        index = piece_index(pieces, entry.symbol)
        colour = QColor("gray") if index is None else QColor(PIECE_COLOURS.colour(pieces, index))
        item = QListWidgetItem(swatch(colour), text)
        item.setToolTip(text)
        self.list.addItem(item)

    def _fill_pieces(self) -> None:
        fill_piece_menu(self.pieces, self._document, self.piece_requested.emit)

    def _on_row_changed(self, row: int) -> None:
        if not 0 <= row < len(self._rows):
            self.highlight_requested.emit(())
            return
        self.highlight_requested.emit(self._rows[row].cells)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if watched is self.list:
            if event.type() == QEvent.Type.FocusOut:
                self.highlight_requested.emit(())
            elif event.type() == QEvent.Type.FocusIn:
                self._on_row_changed(self.list.currentRow())
            elif event.type() == QEvent.Type.KeyPress and _is_delete(event):
                self.remove_selected()
                return True
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show()


def _allow(document: Document, cell: Cell, entry: PrePlaced) -> None:
    document.allow(entry.symbol, cell)


def fill_piece_menu(menu: QMenu, document: Document, choose: Callable[[int], object]) -> None:
    """Fill a menu with the pieces left to place; ``choose`` receives the chosen index."""
    menu.clear()
    puzzle = document.puzzle
    for index in remaining_pieces(puzzle):
        piece = puzzle.pieces[index]
        name = piece.symbol if piece.name in ("", piece.symbol) else f"{piece.symbol}  {piece.name}"
        colour = QColor(PIECE_COLOURS.colour(puzzle.piece_set, index))
        action = menu.addAction(swatch(colour), escape_mnemonics(name))
        action.setStatusTip(tr("Place {symbol} by hand", symbol=piece.symbol))
        action.triggered.connect(partial(_chosen, choose, index))
    if menu.isEmpty():
        menu.addAction(tr("All pieces are placed")).setEnabled(False)


def _chosen(choose: Callable[[int], object], index: int, _checked: bool = False) -> None:
    choose(index)


def _is_delete(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() in _DELETE


def cell_text(cell: Cell, lattice: Lattice = CUBIC) -> str:
    """Return a cell's position in words; rows of cubes count from the front.

    >>> cell_text((0, 2, 1))
    'column 1, row 3, layer 2'
    """
    x, y, z = cell
    if lattice == CUBIC:
        return tr("column {x}, row {y}, layer {z}", x=x + 1, y=y + 1, z=z + 1)
    return tr("cell {x}, {y} of layer {z}", x=x, y=y, z=z + 1)


def _summary(placed: int, forbidden: int, targets: int) -> str:
    counts = [tr("{number} pre-placed", number=placed)] if placed else []
    if forbidden:
        counts.append(tr("{number} forbidden", number=forbidden))
    if targets:
        counts.append(counted(targets, "target"))
    return joined(", ", counts) or tr(NOTHING_PLACED)


def _button(text: str, tip: str) -> QToolButton:
    button = QToolButton()
    button.setText(text)
    button.setToolTip(tip)
    button.setStatusTip(tip)
    button.setAccessibleName(tip)
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
