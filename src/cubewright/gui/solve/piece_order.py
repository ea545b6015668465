"""The list in which the user drags the pieces into an order."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.icons import swatch
from cubewright.model.piece import Piece
from cubewright.model.puzzle import Puzzle
from cubewright.translation import tr

_SYMBOL = Qt.ItemDataRole.UserRole
SWATCH = QSize(14, 14)


def piece_kinds(puzzle: Puzzle) -> list[Piece]:
    """Return the first piece of each shape, as the solver distinguishes shapes."""
    kinds: dict[object, Piece] = {}
    for piece in PIECE_COLOURS.shown(puzzle.piece_set).pieces:
        kinds.setdefault(piece.shape, piece)
    return list(kinds.values())


class PieceOrder(QWidget):
    """A list of pieces to reorder by dragging, with buttons, or with Ctrl+Up and Ctrl+Down."""

    order_changed = Signal(str)
    """The symbols in their new order."""

    def __init__(self, puzzle: Puzzle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pieces = {piece.symbol: piece for piece in piece_kinds(puzzle)}
        self.list = _DraggedList(self)
        self.list.setAccessibleName(tr("Order of the pieces; the one at the top is placed first"))
        self.list.setToolTip(
            tr("Drag a piece to its position, or move it with Ctrl+Up and Ctrl+Down")
        )
        self.up_button = QPushButton(tr("Move &up"))
        self.up_button.setToolTip(tr("Place the selected piece earlier (Ctrl+Up)"))
        self.down_button = QPushButton(tr("Move &down"))
        self.down_button.setToolTip(tr("Place the selected piece later (Ctrl+Down)"))
        self.up_button.clicked.connect(lambda: self.move_current(-1))
        self.down_button.clicked.connect(lambda: self.move_current(1))
        self.list.model().rowsMoved.connect(self._on_moved)
        self.list.currentRowChanged.connect(self._allow)
        buttons = QVBoxLayout()
        buttons.addWidget(self.up_button)
        buttons.addWidget(self.down_button)
        buttons.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.list, stretch=1)
        row.addLayout(buttons)
        self.show_order("".join(self._pieces))

    @property
    def symbols(self) -> str:
        """The symbols in the order of the piece set."""
        return "".join(self._pieces)

    @property
    def order(self) -> str:
        """The symbols in the order of the list."""
        return "".join(str(self.list.item(row).data(_SYMBOL)) for row in range(self.list.count()))

    def show_order(self, order: str) -> None:
        """Show the pieces in an order; pieces missing in the order come last."""
        named = [symbol for symbol in dict.fromkeys(order) if symbol in self._pieces]
        rest = [symbol for symbol in self._pieces if symbol not in named]
        self.list.clear()
        for symbol in [*named, *rest]:
            piece = self._pieces[symbol]
            text = symbol if piece.name in ("", symbol) else f"{symbol}  {piece.name}"
            item = QListWidgetItem(swatch(QColor(piece.colour)), text)
            item.setData(_SYMBOL, symbol)
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)
            self.list.addItem(item)
        self.list.setCurrentRow(0)

    def move_current(self, by: int) -> None:
        """Move the selected piece down by a number of rows, at most to the end of the list."""
        row = self.list.currentRow()
        target = min(max(0, row + by), self.list.count() - 1)
        if row < 0 or target == row:
            return
        item = self.list.takeItem(row)
        self.list.insertItem(target, item)
        self.list.setCurrentRow(target)
        self._on_moved()

    def _on_moved(self) -> None:
        self._allow()
        self.order_changed.emit(self.order)

    def _allow(self) -> None:
        row = self.list.currentRow()
        none = tr("Select a piece first") if row < 0 else ""
        is_last = row == self.list.count() - 1
        allow(self.up_button, tr("This piece is the first") if row == 0 else none)
        allow(self.down_button, none or (tr("This piece is the last") if is_last else ""))


class _DraggedList(QListWidget):
    def __init__(self, order: PieceOrder) -> None:
        super().__init__(order)
        self._order = order
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setMinimumHeight(150)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and event.key() in steps:
            self._order.move_current(steps[Qt.Key(event.key())])
            event.accept()
            return
        super().keyPressEvent(event)
