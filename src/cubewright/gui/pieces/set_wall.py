"""A wall of pictures of the piece sets, from which the user chooses the current one."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QPainter, QPalette, QPixmap, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.frame.card import card_view, paint_card
from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.pictures.small_pictures import paint_piece
from cubewright.gui.widgets.fields import SearchField
from cubewright.gui.widgets.records import Index
from cubewright.gui.widgets.text_size import TextSize, sized_font
from cubewright.model.piece import PieceSet
from cubewright.translation import counted, joined, tr

_SET = Qt.ItemDataRole.UserRole
_WORDS = Qt.ItemDataRole.UserRole + 1
"""The role of the text that the search field matches."""
_PICTURE = QSize(176, 92)
_MARGIN = 8
_MAX_PIECES = 15
"""The maximum number of pieces in a picture."""
_SIZE = QSize(840, 600)


class SetWall(QDialog):
    """Shows each piece set with pictures of its pieces; a click or Enter chooses one."""

    chosen = Signal(str)
    """The name of the chosen set."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Choose the pieces"))
        self.search = SearchField(tr("Find piece sets"), tr("Find piece sets"))
        self._model = QStandardItemModel(self)
        self.listed = QSortFilterProxyModel(self)
        self.listed.setSourceModel(self._model)
        self.listed.setFilterRole(_WORDS)
        self.listed.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.view = card_view(self.listed, tr("Piece sets"))
        self.view.setItemDelegate(_CardDelegate(self))
        self._nothing = QLabel(tr("No piece set matches."))
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.addWidget(self.search)
        column.addWidget(self._nothing)
        column.addWidget(self.view, 1)
        self.search.search_in(self.view)
        self.search.textChanged.connect(self._filter)
        self.search.opened.connect(self._choose)
        self.view.clicked.connect(self._choose)
        self.view.activated.connect(self._choose)
        self.resize(_SIZE.boundedTo(self.screen().availableSize() * 0.9))

    def show_sets(self, sets: Iterable[PieceSet], own: Iterable[PieceSet], current: str) -> None:
        """List the user's own sets, then the others, and select the one named ``current``."""
        self._model.clear()
        self.search.clear()
        for is_own, group in ((True, own), (False, sets)):
            for each in group:
                item = QStandardItem(each.title)
                item.setData(each, _SET)
                size = _size_text(each, is_own=is_own)
                words = (each.title, each.name, size, tr(each.lattice.title))
                item.setData(" ".join(words), _WORDS)
                item.setToolTip(size)
                item.setAccessibleText(joined(", ", (each.title, size)))
                item.setData(size, Qt.ItemDataRole.StatusTipRole)
                self._model.appendRow(item)
        self._filter("")
        names = [self._set_at(row).name for row in range(self.listed.rowCount())]
        if current in names:
            index = self.listed.index(names.index(current), 0)
            self.view.setCurrentIndex(index)
            self.view.scrollTo(index)
        self.search.setFocus()

    def _set_at(self, row: int) -> PieceSet:
        pieces: PieceSet = self.listed.index(row, 0).data(_SET)
        return pieces

    def _filter(self, text: str) -> None:
        self.listed.setFilterFixedString(text.strip())
        is_empty = not self.listed.rowCount()
        self._nothing.setVisible(is_empty)
        self.view.setVisible(not is_empty)
        self.search.select_first()

    def _choose(self, index: Index) -> None:
        if index.isValid():
            self.accept()
            self.chosen.emit(self._set_at(index.row()).name)


def _size_text(pieces: PieceSet, *, is_own: bool) -> str:
    size = joined(
        ", ",
        (counted(pieces.piece_count, "piece"), counted(pieces.volume, pieces.lattice.noun)),
    )
    return tr("your set, {size}", size=size) if is_own else size


class _CardDelegate(QStyledItemDelegate):
    """Paints a set as a card, and caches the pictures."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures: dict[tuple[PieceSet, float], QPixmap] = {}

    def sizeHint(self, option: QStyleOptionViewItem, _index: Index) -> QSize:
        lines = 2 * option.fontMetrics.height()
        return QSize(_PICTURE.width() + 3 * _MARGIN, _PICTURE.height() + lines + 4 * _MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        pieces: PieceSet = index.data(_SET)
        card = option.rect.adjusted(4, 4, -4, -4)
        painter.save()
        paint_card(
            painter,
            QRectF(card),
            option.palette,
            is_chosen=bool(option.state & QStyle.StateFlag.State_Selected),
            is_hovered=bool(option.state & QStyle.StateFlag.State_MouseOver),
        )
        left = card.center().x() - _PICTURE.width() // 2
        at = QRect(QPoint(left, card.top() + _MARGIN), _PICTURE)
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(at.topLeft(), self._picture(pieces, ratio))
        high = option.fontMetrics.height()
        row = QRect(card.left() + _MARGIN, at.bottom() + 4, card.width() - 2 * _MARGIN, high)
        middle, right = Qt.AlignmentFlag.AlignCenter, Qt.TextElideMode.ElideRight
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        title = option.fontMetrics.elidedText(pieces.title, right, row.width())
        painter.drawText(row, middle, title)
        painter.setFont(sized_font(option.font, TextSize.SECONDARY))
        painter.setPen(option.palette.color(QPalette.ColorRole.PlaceholderText))
        size = str(index.data(Qt.ItemDataRole.StatusTipRole))
        size = painter.fontMetrics().elidedText(size, right, row.width())
        painter.drawText(row.translated(0, high), middle, size)
        painter.restore()

    def _picture(self, pieces: PieceSet, ratio: float) -> QPixmap:
        picture = self._pictures.get((pieces, ratio))
        if picture is None:
            picture = QPixmap(_PICTURE * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            shown = PIECE_COLOURS.palette.recolour(pieces).pieces[:_MAX_PIECES]
            for piece, place in zip(shown, _places(len(shown)), strict=True):
                paint_piece(painter, place, piece)
            painter.end()
            self._pictures[pieces, ratio] = picture
        return picture


def _places(number: int) -> list[QRectF]:
    """Return the squares of the pieces in a picture: equal and as large as possible."""
    width, height = _PICTURE.width(), _PICTURE.height()

    def edge(columns: int) -> float:
        return min(width / columns, height / -(-number // columns))

    columns = max(range(1, number + 1), key=edge, default=1)
    size = min(edge(columns), 64.0)
    rows = -(-number // columns)
    left, top = (width - columns * size) / 2, (height - rows * size) / 2
    return [
        QRectF(left + index % columns * size, top + index // columns * size, size, size)
        for index in range(number)
    ]
