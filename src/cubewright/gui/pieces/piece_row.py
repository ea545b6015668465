"""One piece of the current set: its picture, name, and numbers of copies."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from cubewright.gui.pictures.turning_picture import TurningPicture
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.model.piece import Piece
from cubewright.presenter.pieces.set_edits import MAX_COPIES_OF_PIECE, size_and_ways

PICTURE_EDGE = 54
"""The edge of a piece's picture in pixels."""
_CHOSEN_SHARE = 0.28
"""The opacity of the highlight behind a chosen row."""


class PieceRow(QWidget):
    """A row of the panel. Arrow keys turn the piece, Space includes or excludes it."""

    numbers_changed = Signal(int, int)
    """The user changed the numbers of copies: minimum, maximum."""
    chosen = Signal()
    """The user selected this piece."""
    stepped = Signal(int)
    """The user asked for the row this many rows further down."""
    opened = Signal()
    """The user wants to edit the piece."""
    menu_requested = Signal(QPoint)
    """The user asked for the menu of this piece, at a position on the screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._former_numbers = (1, 1)
        """The numbers of copies before the piece was excluded."""
        self._is_chosen = False
        self.picture = TurningPicture(PICTURE_EDGE)
        self.is_used = QCheckBox()
        self.is_used.setToolTip("Include this piece in the puzzle")
        self.is_used.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the row handles Space
        self.name = ElidedLabel()
        self.minimum = _number_box(
            "Minimum", "Number of copies, minimum: a solution uses at least this many"
        )
        self.maximum = _number_box(
            "Maximum", "Number of copies, maximum: a solution uses at most this many"
        )
        self._build_layout()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.picture.pressed.connect(self._on_pressed)
        self.picture.double_clicked.connect(self.opened)
        self.is_used.clicked.connect(self._on_used)
        self.minimum.valueChanged.connect(self._on_minimum)
        self.maximum.valueChanged.connect(self._on_maximum)

    def show_piece(self, piece: Piece, minimum: int, maximum: int) -> None:
        """Show a piece and its numbers of copies."""
        self.picture.show_piece(piece)
        self.picture.setEnabled(maximum > 0)
        title = f"{piece.symbol}  {piece.name}" if piece.name != piece.symbol else piece.symbol
        self.name.setText(title)
        self.setToolTip(_about(piece))
        self.setAccessibleName(f"Piece {title.replace('  ', ', ')}")
        self.setAccessibleDescription(f"{minimum} to {maximum} copies")
        self.is_used.setAccessibleName(f"Include piece {piece.symbol}")
        self.minimum.setAccessibleName(f"Minimum number of piece {piece.symbol}")
        self.maximum.setAccessibleName(f"Maximum number of piece {piece.symbol}")
        with (
            QSignalBlocker(self.is_used),
            QSignalBlocker(self.minimum),
            QSignalBlocker(self.maximum),
        ):
            self.is_used.setChecked(maximum > 0)
            self.minimum.setValue(minimum)
            self.maximum.setValue(maximum)
        if maximum:
            self._former_numbers = (minimum, maximum)

    def show_chosen(self, chosen: bool) -> None:
        """Show whether this is the selected piece."""
        if chosen != self._is_chosen:
            self._is_chosen = chosen
            self.update()

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(180, PICTURE_EDGE + 6))

    # -- editing

    def _on_used(self, used: bool) -> None:
        minimum, maximum = self._former_numbers if used else (0, 0)
        self.numbers_changed.emit(minimum, maximum)

    def _on_minimum(self, minimum: int) -> None:
        self.numbers_changed.emit(minimum, max(minimum, self.maximum.value()))

    def _on_maximum(self, maximum: int) -> None:
        self.numbers_changed.emit(min(maximum, self.minimum.value()), maximum)

    def _on_pressed(self) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.chosen.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._on_pressed()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:
        self.opened.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self._on_pressed()
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        where = self.mapToGlobal(self.rect().center()) if by_key else event.globalPos()
        self.menu_requested.emit(where)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.chosen.emit()
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        no_modifier = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        key = event.key()
        if no_modifier and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(1 if key == Qt.Key.Key_Down else -1)
        elif no_modifier and key == Qt.Key.Key_Space:
            self.is_used.click()
        elif no_modifier and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif not ((no_modifier or shift) and self.picture.turn_by_key(event)):
            super().keyPressEvent(event)

    # -- painting and layout

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_chosen:
            painter = QPainter(self)
            ground = self.palette().color(QPalette.ColorRole.Highlight)
            ground.setAlphaF(_CHOSEN_SHARE)
            painter.fillRect(self.rect(), ground)
        super().paintEvent(event)

    def _build_layout(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self.is_used)
        head.addWidget(self.name, 1)
        numbers = QHBoxLayout()
        numbers.setSpacing(4)
        numbers.addWidget(self.minimum, 1)
        numbers.addWidget(QLabel("to"))
        numbers.addWidget(self.maximum, 1)
        side_column = QVBoxLayout()
        side_column.setSpacing(2)
        side_column.addLayout(head)
        side_column.addLayout(numbers)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 3, 4, 3)
        row.setSpacing(4)
        row.addWidget(self.picture)
        row.addLayout(side_column, 1)


def _number_box(name: str, tip: str) -> QSpinBox:
    box = QSpinBox()
    box.setRange(0, MAX_COPIES_OF_PIECE)
    box.setAccessibleName(name)
    box.setToolTip(tip)
    box.setKeyboardTracking(False)
    box.setMinimumWidth(44)
    return box


def _about(piece: Piece) -> str:
    called = f"{piece.symbol}, {piece.name}" if piece.name != piece.symbol else piece.symbol
    one_sided = ", one-sided" if piece.one_sided else ""
    mirrored = ", mirror image allowed" if piece.flips else ""
    return f"{called}: {size_and_ways(piece)}{one_sided}{mirrored}"
