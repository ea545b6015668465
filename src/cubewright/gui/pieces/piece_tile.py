"""A tile for one piece of the current set: its picture, name, and number of copies."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from cubewright.gui.pictures.shared_pictures import copied_piece
from cubewright.gui.pictures.turning_picture import TurningPicture
from cubewright.gui.pieces.copies_field import CopiesField
from cubewright.gui.widgets.copied_picture import CopiedPicture
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.focus import RING_PROPERTY
from cubewright.model.piece import Piece
from cubewright.presenter.pieces.set_edits import size_and_ways
from cubewright.presenter.pieces.text import copies_text, piece_title
from cubewright.translation import joined, tr

PICTURE_EDGE = 46
"""The size of a piece's picture in pixels."""
_CHOSEN_OPACITY = 0.28
"""The opacity of the highlight behind the selected tile."""
_MENU = "\N{MIDLINE HORIZONTAL ELLIPSIS}"
_STEPS = {
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
}


class PieceTile(QWidget):
    """A tile of the panel.

    The arrow keys select another tile; with Shift, they turn the piece. + and - change the number
    of copies, Space excludes or includes the piece, Enter edits it.
    """

    numbers_changed = Signal(int, int)
    """The minimum and maximum number of copies that the user entered."""
    chosen = Signal()
    """Emitted when the user selects the piece."""
    stepped = Signal(int, int)
    """The numbers of columns to the right and rows down to the tile to select."""
    opened = Signal()
    """Emitted when the user wants to edit the piece."""
    dragged = Signal()
    """Emitted when the user starts to drag the tile."""
    menu_requested = Signal(QPoint)
    """The position on the screen for the menu of this piece."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_chosen = False
        self._pressed_at: QPointF | None = None
        self.picture = TurningPicture(PICTURE_EDGE)
        self.name = ElidedLabel()
        self.copies = CopiesField()
        self.menu_button = QToolButton()
        self.menu_button.setText(_MENU)
        self.menu_button.setAutoRaise(True)
        self.menu_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the menu key opens the menu too
        self.menu_button.setToolTip(tr("Open the menu of this piece (right click)"))
        self._build_layout()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setProperty(RING_PROPERTY, True)
        self.picture.pressed.connect(self._on_pressed)
        self.picture.double_clicked.connect(self.opened)
        self.copies.numbers_changed.connect(self.numbers_changed)
        self.menu_button.clicked.connect(lambda _checked: self._ask_menu())

    def show_piece(self, piece: Piece, minimum: int, maximum: int) -> None:
        self.picture.show_piece(piece)
        self.picture.setEnabled(maximum > 0)
        self.name.setEnabled(maximum > 0)
        title = piece_title(piece)
        self.name.setText(title)
        self.setToolTip(_about(piece))
        self.setAccessibleName(tr("Piece {title}", title=title.replace("  ", ", ")))
        self.setAccessibleDescription(tr("{number} copies", number=copies_text(minimum, maximum)))
        self.copies.setAccessibleName(tr("Number of copies of piece {symbol}", symbol=piece.symbol))
        self.menu_button.setAccessibleName(tr("Menu of piece {symbol}", symbol=piece.symbol))
        self.copies.show_numbers(minimum, maximum)

    def show_chosen(self, chosen: bool) -> None:
        """Show whether this piece is selected; only the selected tile is in the tab order."""
        if chosen != self._is_chosen:
            self._is_chosen = chosen
            policy = Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus
            self.setFocusPolicy(policy)
            self._show_buttons()
            self.update()

    def edit_numbers(self) -> None:
        """Let the user type the number of copies."""
        self.copies.setFocus(Qt.FocusReason.OtherFocusReason)
        self.copies.selectAll()

    def copied_picture(self) -> CopiedPicture | None:
        """Return the picture of the piece in its current direction, with its text."""
        piece = self.picture.piece
        return None if piece is None else copied_piece(piece, self.picture.direction)

    # -- mouse and keys

    def _show_buttons(self) -> None:
        shown = self._is_chosen or self.underMouse()
        self.menu_button.setVisible(shown)
        self.copies.show_buttons(shown)

    def _on_pressed(self) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.chosen.emit()

    def _ask_menu(self) -> None:
        self._on_pressed()
        button = self.menu_button
        self.menu_requested.emit(button.mapToGlobal(button.rect().bottomLeft()))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._show_buttons()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._show_buttons()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._on_pressed()
        is_left = event.button() == Qt.MouseButton.LeftButton
        self._pressed_at = event.position() if is_left else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed_at is None:
            return
        distance = (event.position() - self._pressed_at).manhattanLength()
        if distance >= QApplication.startDragDistance():
            self._pressed_at = None
            self.dragged.emit()

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._pressed_at = None

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
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        no_modifier = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        key = Qt.Key(event.key())
        if no_modifier and key in _STEPS:
            self.stepped.emit(*_STEPS[key])
        elif (no_modifier or shift) and key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.copies.stepBy(1)
        elif (no_modifier or shift) and key in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.copies.stepBy(-1)
        elif no_modifier and key == Qt.Key.Key_Space:
            self.copies.toggle_used()
        elif no_modifier and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif not (shift and self.picture.turn_by_key(event)):
            super().keyPressEvent(event)

    # -- painting and layout

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(180, PICTURE_EDGE + 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_chosen:
            painter = QPainter(self)
            ground = self.palette().color(QPalette.ColorRole.Highlight)
            ground.setAlphaF(_CHOSEN_OPACITY)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(self.rect(), 4, 4)
        super().paintEvent(event)

    def _build_layout(self) -> None:
        policy = self.menu_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.menu_button.setSizePolicy(policy)
        self.menu_button.hide()
        numbers = QHBoxLayout()
        numbers.setSpacing(4)
        numbers.addWidget(self.copies)
        numbers.addStretch(1)
        numbers.addWidget(self.menu_button)
        side_column = QVBoxLayout()
        side_column.setSpacing(0)
        side_column.addWidget(self.name)
        side_column.addLayout(numbers)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 4, 2)
        row.setSpacing(6)
        row.addWidget(self.picture)
        row.addLayout(side_column, 1)


def _about(piece: Piece) -> str:
    called = f"{piece.symbol}, {piece.name}" if piece.name != piece.symbol else piece.symbol
    parts = [tr("{piece}: {size}", piece=called, size=size_and_ways(piece))]
    if piece.one_sided:
        parts.append(tr("one-sided"))
    if piece.flips:
        parts.append(tr("mirror image allowed"))
    return joined(", ", parts)
