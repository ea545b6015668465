"""The program's own icons, drawn in the colour of the text beside them."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from cubewright.resources import resource_folder

_SIZES = (16, 20, 24, 32, 48)
_PROGRAM_SIZES = (16, 24, 32, 48, 64, 128, 256)
PROGRAM = "cubewright"
WARNING = "warning"


def icon(name: str, colour: QColor | None = None) -> QIcon:
    """The icon of a name for the palette in force; in a colour of its own where one is given."""
    palette = QApplication.palette()
    normal = colour or palette.color(QPalette.ColorRole.ButtonText)
    faded = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
    chosen = palette.color(QPalette.ColorRole.HighlightedText)
    made = QIcon()
    for size in _PROGRAM_SIZES if name == PROGRAM else _SIZES:
        made.addPixmap(_drawn(name, normal, size), QIcon.Mode.Normal)
        made.addPixmap(_drawn(name, faded, size), QIcon.Mode.Disabled)
        made.addPixmap(_drawn(name, chosen, size), QIcon.Mode.Selected)
    return made


def icon_names() -> tuple[str, ...]:
    """Every icon there is."""
    return tuple(sorted(path.stem for path in resource_folder("icons").glob("*.svg")))


def _drawn(name: str, colour: QColor, size: int) -> QPixmap:
    text = (resource_folder("icons") / f"{name}.svg").read_text(encoding="utf-8")
    coloured = text.replace("currentColor", colour.name())
    renderer = QSvgRenderer(QByteArray(coloured.encode()))
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
