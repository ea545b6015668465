"""A button with a picture, a title and a line of details."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cubewright.gui.frame.card import paint_card
from cubewright.gui.frame.theme import mixed
from cubewright.gui.start.pictures import Painter
from cubewright.gui.widgets.text_size import TextSize, sized_font

_Role = QPalette.ColorRole
_Flag = Qt.TextFlag
_BAR = 4.0
"""The height of a bar that shows the progress of a search, in pixels."""


class Shape(Enum):
    """The shape of a card: the size of its picture, and where its text stands."""

    LARGE = "large"
    """A wide picture above the text, for the ways to begin."""
    ROW = "row"
    """A small picture beside two lines of text, for files."""
    TILE = "tile"
    """A small picture above a title of up to two lines, for grids."""


_PICTURES = {Shape.LARGE: QSize(0, 112), Shape.ROW: QSize(56, 40), Shape.TILE: QSize(0, 56)}
"""The size of the picture for each shape; 0 stands for the width of the card."""
_LEAST_WIDTHS = {Shape.LARGE: 200, Shape.ROW: 200, Shape.TILE: 88}
_MARGINS = {Shape.LARGE: 16, Shape.ROW: 8, Shape.TILE: 8}
_TEXT_MARGINS = {Shape.LARGE: 16, Shape.ROW: 8, Shape.TILE: 4}
"""The space left and right of the text."""


class Card(QAbstractButton):
    """A card of the start page, whose picture is painted when the page is idle."""

    picture_wanted = Signal(object)
    """The card itself, which was painted without its picture."""

    def __init__(
        self, shape: Shape, title: str, details: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._shape = shape
        self._details = details
        self._paint_picture: Painter | None = None
        self._picture: QPixmap | None = None
        self._progress: float | None = None
        self._lines = 2
        """The number of lines of wrapped text for which there is room."""
        self.setText(title.replace("&", "&&"))
        self.setAccessibleName(title)
        self.setAccessibleDescription(details)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        across = QSizePolicy.Policy.Expanding
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)

    @property
    def title(self) -> str:
        return self.text().replace("&&", "&")

    @property
    def details(self) -> str:
        return self._details

    @property
    def progress(self) -> float | None:
        """The searched share of an unfinished search, from 0 to 1; None without a search."""
        return self._progress

    def set_details(self, details: str, progress: float | None = None) -> None:
        """Replace the line of details; ``progress`` shows a bar below it."""
        self._details, self._progress = details, progress
        self.setAccessibleDescription(details)
        self._explain()
        self.update()

    def set_picture(self, paint: Painter | None) -> None:
        """Set the function that paints the picture; None removes the picture."""
        self._paint_picture, self._picture = paint, None
        self.update()

    def draw_picture(self) -> None:
        """Paint the picture now, for the card's size and colours."""
        size = self._picture_rect().size().toSize()
        if self._paint_picture is None or size.isEmpty():
            return
        ratio = self.devicePixelRatioF()
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        room = QRectF(0, 0, size.width(), size.height())
        self._paint_picture(painter, room.adjusted(1, 1, -1, -1), self.palette())
        painter.end()
        self._picture = picture
        self.update()

    def lines_at(self, width: int) -> int:
        """Return the number of lines that the wrapped text needs in a card of the given width."""
        is_large = self._shape is Shape.LARGE
        font = self.font() if is_large else self._title_font()
        text = self._details if is_large else self.title
        metrics = QFontMetrics(font)
        room = QRect(0, 0, width - 2 * _TEXT_MARGINS[self._shape], 1 << 16)
        wrapped = metrics.boundingRect(room, _Flag.TextWordWrap, text)
        return max(1, round(wrapped.height() / metrics.lineSpacing()))

    def set_lines(self, lines: int) -> None:
        """Reserve space for a number of lines of wrapped text."""
        if lines != self._lines:
            self._lines = lines
            self.updateGeometry()

    def _needs_picture(self) -> bool:
        """Return whether the picture is missing, or has another size than the card needs."""
        size = self._picture_rect().size().toSize() * self.devicePixelRatioF()
        return self._picture is None or self._picture.size() != size

    # -- layout

    def sizeHint(self) -> QSize:
        picture, margin = _PICTURES[self._shape], _MARGINS[self._shape]
        height = QFontMetrics(self.font()).lineSpacing()
        title = QFontMetrics(self._title_font()).lineSpacing()
        if self._shape is Shape.ROW:
            high = max(picture.height(), title + height + _BAR) + 2 * margin
        elif self._shape is Shape.LARGE:
            high = picture.height() + title + self._lines * height + 2.5 * margin
        else:
            high = picture.height() + self._lines * title + 2.5 * margin
        return QSize(_LEAST_WIDTHS[self._shape], round(high))

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTHS[self._shape], self.sizeHint().height())

    def _picture_rect(self) -> QRectF:
        margin, wanted = _MARGINS[self._shape], _PICTURES[self._shape]
        width = wanted.width() or self.width() - 2 * margin
        height = wanted.height()
        top = (self.height() - height) / 2 if self._shape is Shape.ROW else margin
        return QRectF(margin, top, width, height)

    def _text_rect(self) -> QRectF:
        margin, picture = _MARGINS[self._shape], self._picture_rect()
        if self._shape is Shape.ROW:
            left = picture.right() + 12
            return QRectF(left, margin, self.width() - left - margin, self.height() - 2 * margin)
        top = picture.bottom() + margin / 2
        return QRectF(
            margin, top, self.width() - 2 * margin, self.height() - top - margin + margin / 2
        )

    def _title_font(self) -> QFont:
        is_large = self._shape is Shape.LARGE
        font = sized_font(self.font(), TextSize.HEADING) if is_large else QFont(self.font())
        font.setWeight(QFont.Weight.Medium if self._shape is Shape.TILE else QFont.Weight.DemiBold)
        return font

    def _explain(self) -> None:
        """Show the whole text in the tooltip if the card shows only its beginning."""
        width = int(self._text_rect().width())
        if self._shape is Shape.TILE:
            return
        lines = self._lines if self._shape is Shape.LARGE else 1
        is_cut = (
            QFontMetrics(self._title_font()).horizontalAdvance(self.title) > width
            or self.fontMetrics().horizontalAdvance(self._details) > lines * width
        )
        shown = "\n".join(filter(None, (self.title, self._details)))
        if not self.toolTip() or self.toolTip() == self.property("cut"):
            self.setToolTip(shown if is_cut else "")
            self.setProperty("cut", shown)

    # -- events

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_card(
            painter,
            QRectF(self.rect()),
            self.palette(),
            is_chosen=self.hasFocus(),
            is_hovered=self.underMouse(),
            is_pressed=self.isDown(),
        )
        place = self._picture_rect()
        if self._picture is not None:
            drawn = QRectF(self._picture.rect())
            drawn.setSize(self._picture.deviceIndependentSize())
            drawn.moveCenter(place.center())
            painter.drawPixmap(drawn.topLeft(), self._picture)
        if self._paint_picture is not None and self._needs_picture():
            self.picture_wanted.emit(self)
        self._paint_text(painter)

    def _paint_text(self, painter: QPainter) -> None:
        palette, room, margin = self.palette(), self._text_rect(), _MARGINS[self._shape]
        across = _Flag.TextSingleLine
        align = Qt.AlignmentFlag.AlignHCenter
        if self._shape is Shape.ROW:
            align = Qt.AlignmentFlag.AlignLeft
            lines = QFontMetrics(self._title_font()).lineSpacing() + (
                self.fontMetrics().lineSpacing() if self._details else 0
            )
            room.setTop(room.top() + max(0.0, (room.height() - lines) / 2))
        title_font = self._title_font()
        metrics = QFontMetrics(title_font)
        painter.setFont(title_font)
        painter.setPen(palette.color(_Role.Text))
        elide = (
            Qt.TextElideMode.ElideMiddle
            if self._shape is Shape.ROW
            else (Qt.TextElideMode.ElideRight)
        )
        if self._shape is Shape.TILE:
            beyond = margin - _TEXT_MARGINS[self._shape]
            room.adjust(-beyond, 0, beyond, 0)
            painter.drawText(
                room, align | Qt.AlignmentFlag.AlignTop | _Flag.TextWordWrap, self.title
            )
            return
        title = metrics.elidedText(self.title, elide, int(room.width()))
        line = QRectF(room.left(), room.top(), room.width(), metrics.lineSpacing())
        painter.drawText(line, align | across, title)
        if not self._details:
            return
        painter.setFont(self.font())
        painter.setPen(palette.color(_Role.PlaceholderText))
        below = QRectF(room)
        below.setTop(line.bottom() + (2 if self._shape is Shape.LARGE else 0))
        if self._shape is Shape.LARGE:
            painter.drawText(below, align | _Flag.TextWordWrap, self._details)
            return
        text = self.fontMetrics().elidedText(
            self._details, Qt.TextElideMode.ElideMiddle, int(room.width())
        )
        painter.drawText(below, align | across, text)
        if self._progress is not None:
            self._paint_bar(painter, self._progress)

    def _paint_bar(self, painter: QPainter, share: float) -> None:
        """Paint a bar at the lower edge of the text."""
        room, palette = self._text_rect(), self.palette()
        bar = QRectF(room.left(), self.height() - _BAR - 5, room.width(), _BAR)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(mixed(palette.color(_Role.Base), palette.color(_Role.Text), 0.14))
        painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)
        bar.setWidth(max(_BAR, bar.width() * share))
        painter.setBrush(palette.color(_Role.Accent))
        painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._explain()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._picture = None
            self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select):
            super().keyPressEvent(event)
        else:
            event.ignore()  # the page moves the focus itself
