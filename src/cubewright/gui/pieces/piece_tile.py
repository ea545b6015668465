"""A tile for one piece of the current set: its picture, name, and number of copies."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from cubewright.gui.frame.card import paint_card
from cubewright.gui.pictures.shared_pictures import copied_piece
from cubewright.gui.pictures.turning_picture import TurningPicture
from cubewright.gui.pieces.card import (
    ARROW_STEPS,
    CARD_SIZE,
    GAP,
    CardName,
    card_place,
)
from cubewright.gui.pieces.copies_field import CopiesField
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.copied_picture import CopiedPicture
from cubewright.gui.widgets.density import DENSITY
from cubewright.gui.widgets.focus import RING_PROPERTY
from cubewright.gui.widgets.text_size import TextSize, sized_font
from cubewright.model.piece import Piece
from cubewright.presenter.pieces.set_edits import size_and_ways
from cubewright.presenter.pieces.text import copies_text, piece_title
from cubewright.translation import joined, tr

PICTURE_EDGE, COMPACT_EDGE = 52, 36
"""The size of a piece's picture in pixels."""
_BUTTON = 22
"""The size of the buttons of the stepper and of the menu in pixels."""
_MENU = "\N{MIDLINE HORIZONTAL ELLIPSIS}"


class PieceTile(QWidget):
    """A card of the panel: picture and name, or the stepper in place of the name.

    The arrow keys select another tile; with Shift, they turn the piece. + and - change the number
    of copies, Space excludes or includes the piece, Enter edits it.
    """

    numbers_changed = Signal(int, int)
    """The minimum and maximum number of copies that the user entered."""
    chosen = Signal()
    """Emitted when the user selects the piece."""
    stepped = Signal(int, int)
    """The position of the tile to select, as columns to the right and rows down."""
    opened = Signal()
    """Emitted when the user wants to edit the piece."""
    dragged = Signal()
    """Emitted when the user starts to drag the tile."""
    menu_requested = Signal(QPoint)
    """The position on the screen for the menu of this piece."""
    hovered = Signal(bool)
    """Emitted when the mouse enters or leaves the tile."""
    focus_moved = Signal()
    """Emitted when the tile or its number got or lost the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_chosen = False
        self._pressed_at: QPointF | None = None
        self._is_hovered = False
        self.picture = TurningPicture(DENSITY.length(PICTURE_EDGE, COMPACT_EDGE), self)
        self.name = CardName(self)
        self.copies = CopiesField(self)
        self.fewer = self._button("\N{MINUS SIGN}", tr("One copy fewer (-)"))
        self.more = self._button("+", tr("One copy more (+)"))
        self.menu_button = self._button(_MENU, tr("Open the menu of this piece (right click)"))
        self.show_stepper(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setProperty(RING_PROPERTY, True)
        self.picture.pressed.connect(self._on_pressed)
        self.picture.double_clicked.connect(self.opened)
        self.copies.numbers_changed.connect(self.numbers_changed)
        self.copies.focus_moved.connect(self.focus_moved)
        self.fewer.clicked.connect(lambda _checked: self.copies.stepBy(-1))
        self.more.clicked.connect(lambda _checked: self.copies.stepBy(1))
        self.menu_button.clicked.connect(lambda _checked: self._ask_menu())

    def show_piece(
        self,
        piece: Piece,
        minimum: int,
        maximum: int,
        weight: int = 1,
        cell_colours: tuple[str, ...] = (),
    ) -> None:
        self.picture.show_piece(piece, cell_colours)
        self.picture.setEnabled(maximum > 0)
        self.name.setEnabled(maximum > 0)
        title = piece_title(piece)
        self.name.setText(title)
        self.setToolTip(_about(piece, weight))
        self.setAccessibleName(tr("Piece {title}", title=title.replace("  ", ", ")))
        self.setAccessibleDescription(tr("{number} copies", number=copies_text(minimum, maximum)))
        self.copies.setAccessibleName(tr("Number of copies of piece {symbol}", symbol=piece.symbol))
        self.menu_button.setAccessibleName(tr("Menu of piece {symbol}", symbol=piece.symbol))
        self.fewer.setAccessibleName(tr("One copy fewer of piece {symbol}", symbol=piece.symbol))
        self.more.setAccessibleName(tr("One more copy of piece {symbol}", symbol=piece.symbol))
        self.copies.show_numbers(minimum, maximum)
        self._enable_steps()
        self.update()

    def show_chosen(self, chosen: bool) -> None:
        """Show whether this piece is selected; only the selected tile is in the tab order."""
        if chosen != self._is_chosen:
            self._is_chosen = chosen
            policy = Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus
            self.setFocusPolicy(policy)
            self.update()

    def show_stepper(self, shown: bool) -> None:
        """Show the stepper and the button of the menu, or only the name."""
        self.name.setVisible(not shown)
        for each in (self.copies, self.fewer, self.more, self.menu_button):
            each.setVisible(shown)
        self.update()

    def edit_numbers(self) -> None:
        """Let the user type the number of copies."""
        self.show_stepper(True)
        self.copies.setFocus(Qt.FocusReason.OtherFocusReason)
        self.copies.selectAll()

    def copied_picture(self) -> CopiedPicture | None:
        """Return the picture of the piece in its current direction, with its text."""
        piece = self.picture.piece
        return None if piece is None else copied_piece(piece, self.picture.direction)

    # -- mouse and keys

    def _on_pressed(self) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.chosen.emit()

    def _ask_menu(self) -> None:
        self._on_pressed()
        button = self.menu_button
        self.menu_requested.emit(button.mapToGlobal(button.rect().bottomLeft()))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._is_hovered = True
        self.hovered.emit(True)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._is_hovered = False
        self.hovered.emit(False)
        self.update()

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
        self.focus_moved.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focus_moved.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        no_modifier = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        key = Qt.Key(event.key())
        if no_modifier and key in ARROW_STEPS:
            self.stepped.emit(*ARROW_STEPS[key])
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
        picture = DENSITY.length(PICTURE_EDGE, COMPACT_EDGE)
        height = 5 * GAP + picture + max(self.name.sizeHint().height(), _BUTTON)
        return QSize(CARD_SIZE.width(), max(height, DENSITY.length(CARD_SIZE.height(), 0)))

    def fit_density(self) -> None:
        """Adjust the size of the picture to the chosen density."""
        self.picture.set_edge(DENSITY.length(PICTURE_EDGE, COMPACT_EDGE))
        self.updateGeometry()
        self._place_parts()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_parts()

    def _place_parts(self) -> None:
        inner = self.rect().adjusted(2 * GAP, 2 * GAP, -2 * GAP, -2 * GAP)
        size = self.picture.sizeHint()
        left = inner.left() + (inner.width() - size.width()) // 2
        self.picture.setGeometry(QRect(QPoint(left, inner.top()), size))
        below = QRect(inner.left(), inner.top() + size.height(), inner.width(), 0)
        below.setBottom(inner.bottom() + GAP)
        self.name.setGeometry(below)
        top = below.top() + (below.height() - _BUTTON) // 2
        self.fewer.move(below.left(), top)
        self.more.move(below.right() + 1 - _BUTTON, top)
        self.copies.setGeometry(below.left() + _BUTTON, top, below.width() - 2 * _BUTTON, _BUTTON)
        self.menu_button.move(inner.right() + GAP - _BUTTON, inner.top() - GAP + 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_card(
            painter,
            card_place(self),
            self.palette(),
            is_chosen=self._is_chosen,
            is_hovered=self._is_hovered,
        )
        minimum, maximum = self.copies.numbers
        if (minimum, maximum) != (1, 1):
            font = sized_font(self.font(), TextSize.SECONDARY)
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(self.palette().color(QPalette.ColorRole.Text))
            corner = self.rect().adjusted(3 * GAP, 2 * GAP, 0, 0)
            text = tr("\N{MULTIPLICATION SIGN} {number}", number=copies_text(minimum, maximum))
            painter.drawText(corner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, text)

    def _enable_steps(self) -> None:
        steps, flags = self.copies.stepEnabled(), CopiesField.StepEnabledFlag
        can_step = bool(steps & flags.StepDownEnabled)
        allow(self.fewer, "" if can_step else tr("There are no copies to remove"))
        can_step = bool(steps & flags.StepUpEnabled)
        allow(self.more, "" if can_step else tr("This is the largest possible number of copies"))

    def _button(self, text: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setText(text)
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the tile has keys for the same
        button.setToolTip(tip)
        button.setFixedSize(_BUTTON, _BUTTON)
        return button


def _about(piece: Piece, weight: int) -> str:
    called = f"{piece.symbol}, {piece.name}" if piece.name != piece.symbol else piece.symbol
    parts = [tr("{piece}: {size}", piece=called, size=size_and_ways(piece))]
    if piece.one_sided:
        parts.append(tr("one-sided"))
    if piece.flips:
        parts.append(tr("mirror image allowed"))
    if weight != 1:
        parts.append(tr("weight {weight}", weight=weight))
    return joined(", ", parts)
