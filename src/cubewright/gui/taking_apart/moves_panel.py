"""The list of possible moves while the user moves pieces by hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.taking_apart.plan_tree import HEIGHT
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.translation import tr


class MovesPanel(QWidget):
    """Lists the possible moves; choosing a move makes it."""

    move_chosen = Signal(int)
    """The index of the chosen move in the list."""
    piece_chosen = Signal(int)
    """The piece that the arrow keys move, or -1 for none."""
    part_chosen = Signal(int)
    """The index of the other part to continue with."""
    undo_requested = Signal()
    redo_requested = Signal()
    restart_requested = Signal()
    way_out_requested = Signal()
    """The user asked for moves that take the puzzle apart from the present state."""
    left = Signal()
    """The user has finished moving pieces."""

    def __init__(self) -> None:
        super().__init__()
        self.status = ElidedLabel()
        self.part = self._combo(
            tr("Part to continue with"),
            tr("Choose which of the separated parts to take apart next; the others are set aside"),
        )
        self.part.activated.connect(lambda row: self.part_chosen.emit(row - 1))
        self.piece = self._combo(
            tr("Piece to move"),
            tr(
                "Choose a piece, here or by a click on it. In the 3D view, the arrow keys, PgUp "
                "and PgDn then move it along the axes."
            ),
        )
        self.piece.activated.connect(lambda _: self.piece_chosen.emit(self.piece.currentData()))
        self.moves = QListWidget()
        self.moves.setAccessibleName(tr("Possible moves"))
        self.moves.setToolTip(
            tr("Enter or a double click makes a move. Or drag a piece in the 3D view.")
        )
        self.moves.setWordWrap(True)
        self.moves.setResizeMode(
            QListWidget.ResizeMode.Adjust
        )  # wraps the list again when its width changes
        self.moves.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.moves.itemActivated.connect(lambda item: self.move_chosen.emit(self.moves.row(item)))
        self.undo = self._button(tr("Undo move"), tr("Undo the last move (Backspace or Ctrl+Z)"))
        self.redo = self._button(tr("Redo"), tr("Redo the move that was undone last"))
        self.restart = self._button(tr("Start again"), tr("Undo all moves"))
        self.way_out = self._button(
            tr("Find the way out"), tr("Find moves that take the puzzle apart from this position")
        )
        self.close_button = self._button(tr("Close"), tr("Show the plan again (Esc)"))
        for button, signal in (
            (self.undo, self.undo_requested),
            (self.redo, self.redo_requested),
            (self.restart, self.restart_requested),
            (self.way_out, self.way_out_requested),
            (self.close_button, self.left),
        ):
            button.clicked.connect(lambda _checked=False, signal=signal: signal.emit())
        self._build_layout()

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """The widgets that can have the focus."""
        buttons = (self.way_out, self.undo, self.redo, self.restart, self.close_button)
        return (self.moves, self.piece, self.part, *buttons)

    def _build_layout(self) -> None:
        buttons = QVBoxLayout()
        buttons.setSpacing(2)
        buttons.addWidget(self.way_out)
        pairs = ((self.undo, self.redo), (self.restart, self.close_button))
        for pair in pairs:
            line = QHBoxLayout()
            line.setSpacing(2)
            for button in pair:
                line.addWidget(button)
            buttons.addLayout(line)
        buttons.addStretch()
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self.moves, 1)
        row.addLayout(buttons)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self.status, 1)
        head.addWidget(self.part)
        head.addWidget(self.piece)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 0, 8, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addLayout(row)
        self.setFixedHeight(HEIGHT + 20)

    def _combo(self, name: str, tip: str) -> QComboBox:
        combo = QComboBox()
        combo.setAccessibleName(name)
        combo.setToolTip(tip)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        return combo

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setToolTip(tip)
        button.setAutoDefault(False)
        return button

    def show_pieces(self, pieces: Sequence[tuple[int, str]], chosen: int) -> None:
        """Offer pieces by number and name; ``chosen`` is a number, or -1."""
        with QSignalBlocker(self.piece):
            self.piece.clear()
            self.piece.addItem(tr("All pieces"), -1)
            for number, name in pieces:
                self.piece.addItem(tr("Piece {symbol}", symbol=name), number)
            self.piece.setCurrentIndex(max(0, self.piece.findData(chosen)))

    def show_parts(self, current: str, others: Sequence[str]) -> None:
        """Offer the other parts, named by their pieces; hide the box if there are none."""
        with QSignalBlocker(self.part):
            self.part.clear()
            self.part.addItem(tr("Part {pieces}", pieces=current))
            for each in others:
                self.part.addItem(tr("Part {pieces}", pieces=each))
        self.part.setVisible(bool(others))

    def show_moves(
        self, texts: Sequence[str], status: str, *, can_undo: bool, can_redo: bool
    ) -> None:
        """Show the possible moves and the status."""
        had_focus = self.moves.hasFocus()
        self.moves.clear()
        for text in texts:
            self.moves.addItem(QListWidgetItem(text))
        if texts:
            self.moves.setCurrentRow(0)
        if had_focus:
            self.moves.setFocus()
        self.status.setText(status)
        focused = next((b for b in (self.undo, self.redo, self.restart) if b.hasFocus()), None)
        none = "" if can_undo else tr("You have not moved a piece yet")
        allow(self.undo, none)
        allow(self.restart, none)
        allow(self.redo, "" if can_redo else tr("No move was undone"))
        if focused is not None and not focused.isEnabled():
            self.moves.setFocus(Qt.FocusReason.OtherFocusReason)
