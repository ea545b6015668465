"""One piece of the set in hand: its picture, its name, and how many there may be of it."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from cubewright.gui.pictures.turning_picture import TurningPicture
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.model.piece import Piece
from cubewright.presenter.piece_set_edits import MOST_OF_A_PIECE, size_and_ways

PICTURE_EDGE = 54
_CHOSEN_SHARE = 0.28


class PieceRow(QWidget):
    """Keys: arrows turn the piece, Space takes it out of the puzzle or in again."""

    numbers_changed = Signal(int, int)
    """The player wants so many: the fewest, the most."""
    chosen = Signal()
    """The player looks at this piece."""
    stepped = Signal(int)
    """The player goes to the row so many further down."""
    opened = Signal()
    """The player wants to change the piece itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept = (1, 1)
        """How many there were before the piece was taken out."""
        self._is_chosen = False
        self.picture = TurningPicture(PICTURE_EDGE)
        self.is_used = QCheckBox()
        self.is_used.setToolTip("Use this piece in the puzzle, or leave it out")
        self.is_used.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Space does it, on the row
        self.name = ElidedLabel()
        self.fewest = _number_box("Fewest", "So many copies a solution uses at the fewest")
        self.most = _number_box("Most", "So many copies there are at the most")
        self._build_layout()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.picture.pressed.connect(self._on_pressed)
        self.picture.double_clicked.connect(self.opened)
        self.is_used.clicked.connect(self._on_used)
        self.fewest.valueChanged.connect(self._on_fewest)
        self.most.valueChanged.connect(self._on_most)

    def show_piece(self, piece: Piece, fewest: int, most: int) -> None:
        """Show a piece and how many there are of it."""
        self.picture.show_piece(piece)
        self.picture.setEnabled(most > 0)
        told = f"{piece.symbol}  {piece.name}" if piece.name != piece.symbol else piece.symbol
        self.name.setText(told)
        self.setToolTip(_about(piece))
        self.setAccessibleName(f"Piece {told.replace('  ', ', ')}")
        self.setAccessibleDescription(f"{fewest} to {most} of it")
        self.is_used.setAccessibleName(f"Use piece {piece.symbol}")
        self.fewest.setAccessibleName(f"Fewest of piece {piece.symbol}")
        self.most.setAccessibleName(f"Most of piece {piece.symbol}")
        with QSignalBlocker(self.is_used), QSignalBlocker(self.fewest), QSignalBlocker(self.most):
            self.is_used.setChecked(most > 0)
            self.fewest.setValue(fewest)
            self.most.setValue(most)
        if most:
            self._kept = (fewest, most)

    def show_chosen(self, chosen: bool) -> None:
        """Show whether this is the piece that the tools act on."""
        if chosen != self._is_chosen:
            self._is_chosen = chosen
            self.update()

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(180, PICTURE_EDGE + 6))

    # -- what the player does

    def _on_used(self, used: bool) -> None:
        fewest, most = self._kept if used else (0, 0)
        self.numbers_changed.emit(fewest, most)

    def _on_fewest(self, fewest: int) -> None:
        self.numbers_changed.emit(fewest, max(fewest, self.most.value()))

    def _on_most(self, most: int) -> None:
        self.numbers_changed.emit(min(most, self.fewest.value()), most)

    def _on_pressed(self) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.chosen.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._on_pressed()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:
        self.opened.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.chosen.emit()
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        key = event.key()
        if plain and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(1 if key == Qt.Key.Key_Down else -1)
        elif plain and key == Qt.Key.Key_Space:
            self.is_used.click()
        elif plain and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif not ((plain or shift) and self.picture.turn_by_key(event)):
            super().keyPressEvent(event)

    # -- the picture

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
        numbers.addWidget(self.fewest, 1)
        numbers.addWidget(QLabel("to"))
        numbers.addWidget(self.most, 1)
        beside = QVBoxLayout()
        beside.setSpacing(2)
        beside.addLayout(head)
        beside.addLayout(numbers)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 3, 4, 3)
        row.setSpacing(4)
        row.addWidget(self.picture)
        row.addLayout(beside, 1)


def _number_box(name: str, tip: str) -> QSpinBox:
    box = QSpinBox()
    box.setRange(0, MOST_OF_A_PIECE)
    box.setAccessibleName(name)
    box.setToolTip(tip)
    box.setKeyboardTracking(False)
    box.setMinimumWidth(44)
    return box


def _about(piece: Piece) -> str:
    called = f"{piece.symbol}, {piece.name}" if piece.name != piece.symbol else piece.symbol
    return f"{called}: {size_and_ways(piece)}" + (", mirrored too" if piece.flips else "")
