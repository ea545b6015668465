"""What is settled before a search: laid pieces and barred cells, each to be taken back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPixmap
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

from cubewright.gui.placing.place_controller import free_pieces
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.model.cell import Cell
from cubewright.model.constraints import PrePlaced, piece_index
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC

NOTHING_LAID = "No piece is laid"
_MOST_ROWS = 4
_DELETE = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class PlacedList(QWidget):
    """A line that says how much is settled, and below it what; hidden where nothing is."""

    piece_asked = Signal(int)
    """A piece that is to be laid by hand."""
    pointed_at = Signal(object)
    """The cells of what is chosen in the list; none where nothing is."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._what: list[PrePlaced | tuple[str, Cell]] = []
        self.summary = ElidedLabel(NOTHING_LAID)
        self.summary.setAccessibleName("What is laid beforehand")
        self.pieces = QMenu(self)
        self.pieces.aboutToShow.connect(self._fill_pieces)
        self.lay_button = _button("Lay", "Choose a piece to lay by hand")
        self.lay_button.setMenu(self.pieces)
        self.lay_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.free_button = _button("Free", "Take back what is chosen in the list (Delete)")
        self.free_button.clicked.connect(self.take_back)
        self.list = QListWidget()
        self.list.setAccessibleName("Laid pieces and forbidden cells")
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setUniformItemSizes(True)
        self.list.installEventFilter(self)
        self.list.currentRowChanged.connect(self._on_row_changed)
        head = QHBoxLayout()
        head.setContentsMargins(4, 0, 4, 0)
        head.addWidget(self.summary, 1)
        head.addWidget(self.free_button)
        head.addWidget(self.lay_button)
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
        self._show()

    def take_back(self) -> None:
        """Free the piece, or open the cell, that is chosen in the list."""
        row = self.list.currentRow()
        if not 0 <= row < len(self._what):
            return
        what = self._what[row]
        if isinstance(what, PrePlaced):
            self._document.free(what)
        else:
            self._document.permit(*what)

    def _show(self, _what: object = None) -> None:
        puzzle = self._document.puzzle
        constraints = self._document.constraints
        fits, forbidden = constraints.fitting(puzzle), sorted(constraints.forbidden)
        row = self.list.currentRow()
        self._what = [*constraints.placed, *forbidden]
        self.list.blockSignals(True)
        self.list.clear()
        for each in constraints.placed:
            what = "laid" if each in fits.placed else "does not fit any more"
            self._add(each.symbol, f"{each.symbol} {what}")
        for symbol, cell in forbidden:
            self._add(symbol, f"{symbol} not in {place(cell, puzzle.figure.lattice)}")
        self.list.setCurrentRow(min(row, len(self._what) - 1))
        self.list.blockSignals(False)
        self.list.setVisible(bool(self._what))
        rows = min(_MOST_ROWS, len(self._what))
        self.list.setFixedHeight(rows * max(1, self.list.sizeHintForRow(0)) + 2)
        self.free_button.setVisible(bool(self._what))
        self.summary.setText(_summary(len(fits.placed), len(forbidden)))
        free = bool(free_pieces(puzzle)) and bool(puzzle.figure.cells)
        self.lay_button.setEnabled(free)

    def _add(self, symbol: str, text: str) -> None:
        pieces = self._document.puzzle.piece_set
        index = piece_index(pieces, symbol)
        colour = QColor("gray") if index is None else QColor(pieces.pieces[index].colour)
        self.list.addItem(QListWidgetItem(swatch(colour), text))

    def _fill_pieces(self) -> None:
        fill_with_pieces(self.pieces, self._document, self.piece_asked.emit)

    def _on_row_changed(self, row: int) -> None:
        if not 0 <= row < len(self._what):
            self.pointed_at.emit(())
            return
        what = self._what[row]
        self.pointed_at.emit(what.cells if isinstance(what, PrePlaced) else (what[1],))

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if watched is self.list:
            if event.type() == QEvent.Type.FocusOut:
                self.pointed_at.emit(())
            elif event.type() == QEvent.Type.FocusIn:
                self._on_row_changed(self.list.currentRow())
            elif event.type() == QEvent.Type.KeyPress and _is_delete(event):
                self.take_back()
                return True
        return False

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show()


def fill_with_pieces(menu: QMenu, document: Document, choose: Callable[[int], object]) -> None:
    """Fill a menu with the pieces that can still be laid; ``choose`` is called with the index."""
    menu.clear()
    puzzle = document.puzzle
    for index in free_pieces(puzzle):
        piece = puzzle.pieces[index]
        name = piece.symbol if piece.name in ("", piece.symbol) else f"{piece.symbol}  {piece.name}"
        action = menu.addAction(swatch(QColor(piece.colour)), name.replace("&", "&&"))
        action.setStatusTip(f"Hold {piece.symbol} over the figure, to lay it")
        action.triggered.connect(partial(_chosen, choose, index))
    if menu.isEmpty():
        menu.addAction("Every piece is laid").setEnabled(False)


def _chosen(choose: Callable[[int], object], index: int, _checked: bool = False) -> None:
    choose(index)


def _is_delete(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.key() in _DELETE


def place(cell: Cell, lattice: Lattice = CUBIC) -> str:
    """A cell in words: rows of cubes count from the front.

    >>> place((0, 2, 1))
    'column 1, row 3, layer 2'
    """
    x, y, z = cell
    if lattice == CUBIC:
        return f"column {x + 1}, row {y + 1}, layer {z + 1}"
    return f"cell {x}, {y} of layer {z + 1}"


def swatch(colour: QColor) -> QIcon:
    """A small square of a colour."""
    picture = QPixmap(QSize(12, 12))
    picture.fill(colour)
    return QIcon(picture)


def _summary(placed: int, forbidden: int) -> str:
    status_message = [f"{placed} laid"] if placed else []
    if forbidden:
        status_message.append(f"{forbidden} forbidden")
    return ", ".join(status_message) or NOTHING_LAID


def _button(text: str, tip: str) -> QToolButton:
    button = QToolButton()
    button.setText(text)
    button.setToolTip(tip)
    button.setStatusTip(tip)
    button.setAccessibleName(tip)
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
