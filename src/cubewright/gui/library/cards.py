"""Paints a figure of the library as a card with its picture, name and numbers."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cubewright.gui.frame.theme import mixed
from cubewright.gui.library.items import ITEM, Index, Item
from cubewright.gui.pictures.small_pictures import FigurePicture
from cubewright.gui.widgets.icons import WARNING, icon
from cubewright.model.figure import Figure

PICTURE = QSize(136, 96)
MARGIN = 6
ROUND = 6.0
MAX_PICTURES = 600
"""The maximum number of cached pictures: several screens full, about 30 MB."""

_Role = QPalette.ColorRole


class CardDelegate(QStyledItemDelegate):
    """Paints the visible cards, and caches the latest pictures."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pictures: dict[tuple[Figure, float], QPixmap] = {}

    @property
    def cached(self) -> int:
        return len(self._pictures)

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        lines = 3 * option.fontMetrics.height()
        return QSize(PICTURE.width() + 2 * MARGIN, PICTURE.height() + lines + 3 * MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        item: Item = index.data(ITEM)
        card = option.rect.adjusted(2, 2, -2, -2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_ground(painter, option, card)
        at = QRect(QPoint(0, card.top() + MARGIN - 2), PICTURE)
        at.moveLeft(card.center().x() - PICTURE.width() // 2)
        if item.entry.figure is None:
            colour = option.palette.color(_Role.BrightText)
            icon(WARNING, colour).paint(painter, at.adjusted(0, 30, 0, -30))
        else:
            ratio = painter.device().devicePixelRatioF()
            painter.drawPixmap(at.topLeft(), self._picture(item.entry.figure, ratio))
        area = QRect(card.left() + 4, at.bottom() + 2, card.width() - 8, card.height())
        _paint_text(painter, option, area, item)
        painter.restore()

    def _picture(self, figure: Figure, ratio: float) -> QPixmap:
        picture = self._pictures.pop((figure, ratio), None)
        if picture is None:
            drawn = FigurePicture(figure)
            picture = drawn.pixmap(PICTURE.width(), PICTURE.height(), ratio)
            if len(self._pictures) >= MAX_PICTURES:
                del self._pictures[next(iter(self._pictures))]
        self._pictures[figure, ratio] = picture  # the most recently used picture is last
        return picture


def _paint_ground(painter: QPainter, option: QStyleOptionViewItem, card: QRect) -> None:
    """Paint the background; a selected card has a frame, which hides less than a highlight."""
    ground, text = option.palette.color(_Role.Base), option.palette.color(_Role.Text)
    accent = option.palette.color(_Role.Accent)
    chosen = bool(option.state & QStyle.StateFlag.State_Selected)
    below_mouse = bool(option.state & QStyle.StateFlag.State_MouseOver)
    filled = mixed(ground, accent, 0.16) if chosen else mixed(ground, text, 0.04)
    if below_mouse and not chosen:
        filled = mixed(ground, text, 0.09)
    painter.setPen(QPen(accent, 2.0) if chosen else Qt.PenStyle.NoPen)
    painter.setBrush(filled)
    painter.drawRoundedRect(card, ROUND, ROUND)


def _paint_text(painter: QPainter, option: QStyleOptionViewItem, area: QRect, item: Item) -> None:
    high = option.fontMetrics.height()
    faint = option.palette.color(_Role.PlaceholderText)
    lines = (
        (item.name, option.palette.color(_Role.Text)),
        (item.size, faint),
        (item.solutions, faint),
    )
    for number, (text, colour) in enumerate(lines):
        row = QRect(area.left(), area.top() + number * high, area.width(), high)
        painter.setPen(colour)
        shown = option.fontMetrics.elidedText(text, Qt.TextElideMode.ElideRight, row.width())
        painter.drawText(row, Qt.AlignmentFlag.AlignCenter, shown)
