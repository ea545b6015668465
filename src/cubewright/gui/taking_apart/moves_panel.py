"""The list of possible moves while the user moves pieces by hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.taking_apart.plan_tree import HEIGHT
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.translation import tr


class MovesPanel(QWidget):
    """Says which pieces can move where; a choice makes the move."""

    move_chosen = Signal(int)
    """The index of a move of the list."""
    undo_requested = Signal()
    restart_requested = Signal()
    way_out_requested = Signal()
    """Find out how to go on from here."""
    left = Signal()
    """The user does not want to move pieces any more."""

    def __init__(self) -> None:
        super().__init__()
        self.status = ElidedLabel()
        self.moves = QListWidget()
        self.moves.setAccessibleName(tr("Possible moves"))
        self.moves.setToolTip(
            tr("Enter or a double click makes a move. Or drag a piece in the 3D view.")
        )
        self.moves.setUniformItemSizes(True)
        self.moves.itemActivated.connect(lambda item: self.move_chosen.emit(self.moves.row(item)))
        self.moves.installEventFilter(self)
        self.undo = self._button(tr("Undo move"), tr("Take the last move back (Backspace)"))
        self.restart = self._button(tr("Start again"), tr("Take all moves back"))
        self.way_out = self._button(
            tr("How do I get out from here?"), tr("Look for moves that take it apart from here")
        )
        self.close_button = self._button(tr("Close"), tr("Show the plan again (Esc)"))
        self.undo.clicked.connect(lambda _checked=False: self.undo_requested.emit())
        self.restart.clicked.connect(lambda _checked=False: self.restart_requested.emit())
        self.way_out.clicked.connect(lambda _checked=False: self.way_out_requested.emit())
        self.close_button.clicked.connect(lambda _checked=False: self.left.emit())
        self._build_layout()

    def _build_layout(self) -> None:
        buttons = QVBoxLayout()
        buttons.setSpacing(2)
        for button in (self.way_out, self.undo, self.restart, self.close_button):
            buttons.addWidget(button)
        buttons.addStretch()
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self.moves, 1)
        row.addLayout(buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 0, 6, 0)
        column.setSpacing(2)
        column.addWidget(self.status)
        column.addLayout(row)
        self.setFixedHeight(HEIGHT + 20)

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text)
        button.setToolTip(tip)
        button.setAutoDefault(False)
        return button

    def show_moves(self, texts: Sequence[str], status: str, *, can_undo: bool) -> None:
        """Show the possible moves, and what was done until now."""
        had_focus = self.moves.hasFocus()
        self.moves.clear()
        for text in texts:
            self.moves.addItem(QListWidgetItem(text))
        if texts:
            self.moves.setCurrentRow(0)
        if had_focus:
            self.moves.setFocus()
        self.status.setText(status)
        self.undo.setEnabled(can_undo)
        self.restart.setEnabled(can_undo)

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]
        if not isinstance(event, QKeyEvent) or event.modifiers():
            return False
        keys = (Qt.Key.Key_Backspace, Qt.Key.Key_Escape)
        if event.key() not in keys:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # otherwise Esc stops the search
            return True
        if event.type() == QEvent.Type.KeyPress:
            signal = self.left if event.key() == Qt.Key.Key_Escape else self.undo_requested
            signal.emit()
            return True
        return False
