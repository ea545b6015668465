"""Figures as cards with their pictures, names and numbers."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Protocol

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cubewright.gui.frame.card import card_view, paint_card
from cubewright.gui.pictures.small_pictures import FigurePicture
from cubewright.gui.widgets.icons import WARNING, icon
from cubewright.model.drawing.look import FIGURE_COLOUR
from cubewright.model.figure import Figure

Index = QModelIndex | QPersistentModelIndex

ITEM = Qt.ItemDataRole.UserRole
"""The data role of a row's :class:`FigureItem`."""
PICTURE = QSize(136, 96)
MARGIN = 8
GAP = 8
"""The space between two cards."""
MAX_PICTURES = 600
"""The maximum number of cached pictures: several screens full, about 30 MB."""
MAX_WAITING = 120
"""The maximum number of pictures that wait to be painted: about one large screen full."""
PAINTING_SECONDS = 0.008
"""The time, in seconds, for painting pictures before the window handles events."""

_LEAST_WIDTH = PICTURE.width() + 2 * MARGIN + GAP
_Role = QPalette.ColorRole
_Key = tuple[Figure, str, float]
"""A figure, its colour, and the pixel ratio of the screen."""


class FigureItem(Protocol):
    """The content of a card: a figure, or None for a card without a picture, and its texts."""

    @property
    def figure(self) -> Figure | None: ...

    @property
    def name(self) -> str: ...

    @property
    def size(self) -> str: ...

    @property
    def solutions(self) -> str: ...


class CardDelegate(QStyledItemDelegate):
    """Paints the visible cards; their pictures follow when the window is idle.

    The latest pictures are cached.
    """

    def __init__(
        self, view: QListView, colour: Callable[[FigureItem], str] = lambda _item: FIGURE_COLOUR
    ) -> None:
        """Paint the cards of a view; ``colour`` returns the colour of a figure's picture."""
        super().__init__(view)
        self._view = view
        self._colour = colour
        self._width = _LEAST_WIDTH
        self.columns = 1
        """The number of cards side by side, after :meth:`fill_width`."""
        self._pictures: dict[_Key, QPixmap] = {}
        self._waiting: dict[_Key, None] = {}
        """The pictures to paint, the latest last."""
        self._idle = QTimer(self, interval=0)
        self._idle.timeout.connect(self._paint_waiting)

    @property
    def cached(self) -> int:
        return len(self._pictures)

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        lines = 3 * option.fontMetrics.height()
        return QSize(self._width, PICTURE.height() + lines + 2 * MARGIN + 4 + GAP)

    def fill_width(self, width: int) -> None:
        """Widen the cards so that each full row of cards fills ``width``."""
        self.columns = max(1, width // _LEAST_WIDTH)
        wide = max(_LEAST_WIDTH, width // self.columns)
        if wide != self._width:
            self._width = wide
            self.sizeHintChanged.emit(QModelIndex())
            self._view.scheduleDelayedItemsLayout()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        item: FigureItem = index.data(ITEM)
        card = option.rect.adjusted(GAP // 2, GAP // 2, -GAP // 2, -GAP // 2)
        painter.save()
        paint_card(
            painter,
            QRectF(card),
            option.palette,
            is_chosen=bool(option.state & QStyle.StateFlag.State_Selected),
            is_hovered=bool(option.state & QStyle.StateFlag.State_MouseOver),
        )
        at = QRect(QPoint(0, card.top() + MARGIN), PICTURE)
        at.moveLeft(card.center().x() - PICTURE.width() // 2)
        if item.figure is None:
            self.paint_without_figure(painter, at, option, index)
        else:
            ratio = painter.device().devicePixelRatioF()
            picture = self._picture(item.figure, self._colour(item), ratio)
            if picture is not None:
                painter.drawPixmap(at.topLeft(), picture)
        area = QRect(card.left() + 4, at.bottom() + 4, card.width() - 8, card.height())
        _paint_text(painter, option, area, item)
        painter.restore()

    def paint_without_figure(
        self, painter: QPainter, at: QRect, option: QStyleOptionViewItem, _index: Index
    ) -> None:
        """Paint a warning sign in place of a figure that cannot be read."""
        colour = option.palette.color(_Role.BrightText)
        icon(WARNING, colour).paint(painter, at.adjusted(0, 30, 0, -30))

    def _picture(self, figure: Figure, colour: str, ratio: float) -> QPixmap | None:
        """Return a cached picture; if it is not cached, return None and paint it in idle time."""
        key = figure, colour, ratio
        picture = self._pictures.pop(key, None)
        if picture is not None:
            self._pictures[key] = picture  # the most recently used picture comes last
            return picture
        self._waiting.pop(key, None)
        self._waiting[key] = None
        if len(self._waiting) > MAX_WAITING:
            del self._waiting[next(iter(self._waiting))]
        self._idle.start()
        return None

    def _paint_waiting(self) -> None:
        """Paint some pictures, in the order of the cards."""
        until = monotonic() + PAINTING_SECONDS
        while self._waiting and monotonic() < until:
            key = next(iter(self._waiting))
            del self._waiting[key]
            if len(self._pictures) >= MAX_PICTURES:
                del self._pictures[next(iter(self._pictures))]
            figure, colour, ratio = key
            drawn = FigurePicture(figure, colour)
            self._pictures[key] = drawn.pixmap(PICTURE.width(), PICTURE.height(), ratio)
        if not self._waiting:
            self._idle.stop()
        self._view.viewport().update()


def _paint_text(
    painter: QPainter, option: QStyleOptionViewItem, area: QRect, item: FigureItem
) -> None:
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


def figure_view(figures: QAbstractItemModel, name: str) -> QListView:
    """Return a view of the cards of figures."""
    view = card_view(figures, name)
    view.setItemDelegate(CardDelegate(view))
    return view
