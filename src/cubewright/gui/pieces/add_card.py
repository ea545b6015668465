"""The card after the tiles of the pieces, which begins a new piece."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from cubewright.gui.frame.card import paint_card
from cubewright.gui.pieces.card import ARROW_STEPS, CARD_SIZE, GAP, card_place
from cubewright.gui.widgets.focus import RING_PROPERTY
from cubewright.gui.widgets.text_size import TextSize, sized_font
from cubewright.model.piece import Piece
from cubewright.translation import tr

_SIGN = 22
"""The size, in pixels, of the plus sign and of the swatch."""


class AddCard(QAbstractButton):
    """A dashed card with a plus sign, or the symbol and colour of a new piece without cells."""

    stepped = Signal(int, int)
    """The position of the card to select, as columns to the right and rows down."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft: Piece | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(RING_PROPERTY, True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setToolTip(tr("Draw a new piece and add it to the set (Ins)"))
        self.show_draft(None)

    @property
    def shows_draft(self) -> bool:
        """Whether the card is highlighted because a new piece is being drawn."""
        return self._draft is not None

    def show_draft(self, piece: Piece | None) -> None:
        """Show a piece without cells, in its colour on the screen; None shows the plus sign."""
        self._draft = piece
        text = tr("New piece")
        if piece is not None:
            text = tr("Draw piece {symbol}", symbol=piece.symbol)
        self.setText(text)
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        return CARD_SIZE

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROW_STEPS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.stepped.emit(*ARROW_STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_card(
            painter,
            card_place(self),
            self.palette(),
            is_chosen=self.shows_draft,
            is_hovered=self.underMouse(),
            is_dashed=True,
        )
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        font = sized_font(self.font(), TextSize.SECONDARY)
        metrics = QFontMetricsF(font)
        top = (self.height() - _SIGN - GAP - metrics.height()) / 2
        sign = QRectF((self.width() - _SIGN) / 2, top, _SIGN, _SIGN)
        if self._draft is None:
            painter.setPen(QPen(ink, 2))
            middle, half = sign.center(), _SIGN * 0.35
            painter.drawLine(middle - QPointF(half, 0), middle + QPointF(half, 0))
            painter.drawLine(middle - QPointF(0, half), middle + QPointF(0, half))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._draft.colour))
            painter.drawRoundedRect(sign, 3, 3)
        room = self.width() - 4 * GAP
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.setFont(font)
        painter.setPen(ink)
        words = QRectF(0, sign.bottom() + GAP, self.width(), metrics.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, text)
