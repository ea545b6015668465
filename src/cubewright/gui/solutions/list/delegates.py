"""The delegates that paint pictures and bars in the table of solutions."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QMarginsF, QObject, QPoint, QPointF, QRect, QSizeF
from PySide6.QtGui import QColor, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cubewright.errors import CubewrightError
from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.pictures.layer_picture import LayerPicture
from cubewright.gui.solutions.list.model import SolutionModel
from cubewright.gui.solutions.list.store import SolutionStore
from cubewright.gui.widgets.density import DENSITY
from cubewright.gui.widgets.records import RECORD, Index
from cubewright.presenter.solutions.columns import moves_share

_BAR_HEIGHT, _BAR_MARGIN = 3, 4
"""The height of a bar and its margin, in pixels."""
MARGIN = 5
"""The space around a picture in its row, in pixels."""
CARD_BORDER = 2
"""The border in the row's background colour around a picture, in pixels."""
PREFERRED_HEIGHT, COMPACT_HEIGHT = 40, 26
"""The height of a picture in pixels, from which the size of cells follows within limits."""
MIN_CELL, MAX_CELL = 4, 12
MIN_BOARD_CELL = 6
"""The minimum cell edge in pixels for a figure with one layer, which has more space."""
MIN_DRAWN_CELL = 2
MAX_CARDS = 100
"""The number of cached pictures; more than the rows of a tall window."""


def _model(index: Index) -> SolutionModel:
    model = index.model()
    assert isinstance(model, SolutionModel)
    return model


class PictureDelegate(QStyledItemDelegate):
    """Paints the visible rows from the solution store."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store: SolutionStore | None = None
        self._picture: LayerPicture | None = None
        self._usual_scale = MAX_CELL
        self._cards: dict[tuple[int, int, float, int, int, str], QPixmap] = {}

    def show(self, store: SolutionStore) -> None:
        """Paint the rows of another store."""
        self._store = store
        self._cards.clear()
        self._picture = LayerPicture(store.cover.puzzle.figure)
        flat = store.cover.puzzle.figure.size[2] == 1
        least = MIN_BOARD_CELL if flat else MIN_CELL
        preferred = DENSITY.length(PREFERRED_HEIGHT, COMPACT_HEIGHT)
        fitting = int(preferred / max(1.0, self._picture.height))
        self._usual_scale = min(MAX_CELL, max(least, fitting))

    @property
    def store(self) -> SolutionStore | None:
        return self._store

    @property
    def row_height(self) -> int:
        """The height of a row in pixels."""
        height = self._picture.height if self._picture else 1.0
        return round(height * self._usual_scale) + 2 * MARGIN

    @property
    def row_width(self) -> int:
        """The width of a picture at its usual scale, with its margins, in pixels."""
        width = self._picture.width if self._picture else 1.0
        return ceil(width * self._usual_scale) + 2 * MARGIN

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style = option.widget.style() if option.widget else QApplication.style()
        style.drawPrimitive(
            QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, option.widget
        )
        if self._store is None or self._picture is None:
            return
        ground = option.palette.color(QPalette.ColorRole.Base)
        text = option.palette.color(QPalette.ColorRole.Text)
        at, scale = self._place(self._picture, option.rect)
        ratio = painter.device().devicePixelRatioF()
        try:
            card = self._card(index.data(RECORD).index, scale, ratio, ground.rgb(), text.rgb())
        except CubewrightError as error:
            _model(index).report_unreadable(error)
            return
        painter.save()
        painter.setClipRect(option.rect)
        painter.drawPixmap(at, card)
        painter.restore()

    def cell_at(self, rect: QRect, position: QPoint) -> int | None:
        """Return the index of the figure's cell at a position in a row's rectangle, or None."""
        if self._picture is None:
            return None
        at, scale = self._place(self._picture, rect)
        return self._picture.cell_at(
            position.toPointF() - at - QPointF(CARD_BORDER, CARD_BORDER), scale
        )

    def _place(self, picture: LayerPicture, rect: QRect) -> tuple[QPointF, int]:
        """Return the position of a row's picture, and its pixels per cell."""
        room = (rect.width() - 2 * MARGIN) / max(1.0, picture.width)
        scale = max(MIN_DRAWN_CELL, min(self._usual_scale, int(room)))
        top = rect.y() + (rect.height() - picture.height * scale) / 2
        return QPointF(rect.x() + MARGIN - CARD_BORDER, round(top) - CARD_BORDER), scale

    def _card(self, solution: int, scale: int, ratio: float, ground: int, text: int) -> QPixmap:
        """Return the picture of a solution from the cache.

        The background is the same in a selected row, because a piece in the colour of the highlight
        would be invisible. Pictures are cached because the list is repainted with every batch of a
        search, and painting every cell each time would delay clicks.
        """
        key = (solution, scale, ratio, ground, text, PIECE_COLOURS.palette.name)
        card = self._cards.pop(key, None)
        if card is None:
            card = self._drawn(solution, scale, ratio, ground, text)
            if len(self._cards) >= MAX_CARDS:
                del self._cards[next(iter(self._cards))]
        self._cards[key] = card  # the most recently used card comes last
        return card

    def _drawn(self, solution: int, scale: int, ratio: float, ground: int, text: int) -> QPixmap:
        assert self._store is not None
        assert self._picture is not None
        owners = self._store.cell_owners(solution)
        colours = [QColor(colour) for colour in self._store.colours(solution)]
        size = QSizeF(self._picture.width, self._picture.height) * scale
        card_size = (
            size.grownBy(QMarginsF(CARD_BORDER, CARD_BORDER, CARD_BORDER, CARD_BORDER)) * ratio
        )
        card = QPixmap(ceil(card_size.width()), ceil(card_size.height()))
        card.setDevicePixelRatio(ratio)
        card.fill(QColor(ground))
        painter = QPainter(card)
        self._picture.paint(
            painter,
            QPointF(CARD_BORDER, CARD_BORDER),
            scale,
            owners,
            colours,
            QColor(ground),
            QColor(text),
        )
        painter.end()
        return card


class ShareDelegate(QStyledItemDelegate):
    """Paints the number of moves of a solution, with a bar relative to the maximum in the list."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        try:
            share = moves_share(index.data(RECORD))
        except CubewrightError as error:
            _model(index).report_unreadable(error)
            return
        if not share:
            return
        room: QRect = option.rect.adjusted(_BAR_MARGIN, 0, -_BAR_MARGIN, -2)
        width = max(1, round(room.width() * min(1.0, share)))
        bar = QRect(room.right() - width + 1, room.bottom() - _BAR_HEIGHT + 1, width, _BAR_HEIGHT)
        painter.fillRect(bar, option.palette.color(QPalette.ColorRole.Accent))
