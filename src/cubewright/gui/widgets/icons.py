"""The program's own icons, drawn in the colour of the text beside them."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from cubewright.resources import resource_folder

_FOLDER = resource_folder("icons")
_PROGRAM_SIZES = (16, 24, 32, 48, 64, 128, 256)
PROGRAM = "cubewright"
WARNING = "warning"


def icon(name: str, colour: QColor | None = None) -> QIcon:
    """Return an icon in the palette's colours; ``colour`` replaces its normal colour."""
    if name == PROGRAM:
        return _program_icon()
    palette = QApplication.palette()
    role, disabled = QPalette.ColorRole, QPalette.ColorGroup.Disabled
    # PySide's type stubs require bytes, but its code accepts only str.
    rows = QApplication.palette("QAbstractItemView")  # type: ignore[call-overload]
    colours = {
        QIcon.Mode.Normal: colour or palette.color(role.ButtonText),
        QIcon.Mode.Disabled: palette.color(disabled, role.ButtonText),
        QIcon.Mode.Selected: rows.color(role.HighlightedText),
    }
    return QIcon(_Drawing(_text(name), colours))


def swatch(colour: QColor, size: int = 12) -> QIcon:
    """Return a square in a colour; it keeps its colour, and stays visible in a selected row."""
    picture = QPixmap(size, size)
    picture.fill(QApplication.palette().color(QPalette.ColorRole.Base))  # the border
    painter = QPainter(picture)
    painter.fillRect(1, 1, size - 2, size - 2, colour)
    painter.end()
    made = QIcon(picture)
    made.addPixmap(picture, QIcon.Mode.Selected)
    return made


def icon_names() -> tuple[str, ...]:
    """Return the names of all icons."""
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.svg")))


class _Drawing(QIconEngine):
    """Draws an icon when it is first shown in a size; most icons are in closed menus."""

    def __init__(self, text: str, colours: dict[QIcon.Mode, QColor]) -> None:
        super().__init__()
        self._text = text
        self._colours = colours
        self._pixmaps: dict[tuple[int, int, QIcon.Mode], QPixmap] = {}

    def clone(self) -> QIconEngine:
        return _Drawing(self._text, self._colours)

    def pixmap(self, size: QSize, mode: QIcon.Mode, _state: QIcon.State) -> QPixmap:
        if mode not in self._colours:
            mode = QIcon.Mode.Normal
        key = size.width(), size.height(), mode
        if key not in self._pixmaps:
            text = self._text.replace("currentColor", self._colours[mode].name())
            self._pixmaps[key] = _drawn(text, size)
        return self._pixmaps[key]

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        size = rect.size() * painter.device().devicePixelRatioF()
        painter.drawPixmap(rect, self.pixmap(size, mode, state))


@cache
def _program_icon() -> QIcon:
    made = QIcon()
    for side in _PROGRAM_SIZES:
        made.addPixmap(_drawn(_text(PROGRAM), QSize(side, side)))
    return made


@cache
def _text(name: str) -> str:
    return (_FOLDER / f"{name}.svg").read_text(encoding="utf-8")


def _drawn(text: str, size: QSize) -> QPixmap:
    pixmap = QPixmap(size)
    if pixmap.isNull():
        return pixmap  # a control without space for an icon asks for one of size 0
    pixmap.fill(Qt.GlobalColor.transparent)
    side = min(size.width(), size.height())
    painter = QPainter(pixmap)
    svg = QSvgRenderer(QByteArray(text.encode()))
    svg.render(painter, QRectF((size.width() - side) / 2, (size.height() - side) / 2, side, side))
    painter.end()
    return pixmap
