"""The program's own icons, drawn in the colour of the text beside them."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from cubewright.resources import resource_folder

_FOLDER = resource_folder("icons")
_SIZES = (16, 20, 24, 32, 48)
_PROGRAM_SIZES = (16, 24, 32, 48, 64, 128, 256)
PROGRAM = "cubewright"
WARNING = "warning"


def icon(name: str, colour: QColor | None = None) -> QIcon:
    """Return an icon in the palette's colours, or with ``colour`` as its normal colour."""
    palette = QApplication.palette()
    text = (_FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    sizes = _PROGRAM_SIZES if name == PROGRAM else _SIZES
    made = QIcon()
    for mode, drawn_in in (
        (QIcon.Mode.Normal, colour or palette.color(QPalette.ColorRole.ButtonText)),
        (
            QIcon.Mode.Disabled,
            palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText),
        ),
        (QIcon.Mode.Selected, palette.color(QPalette.ColorRole.HighlightedText)),
    ):
        svg = QSvgRenderer(QByteArray(text.replace("currentColor", drawn_in.name()).encode()))
        for size in sizes:
            made.addPixmap(_drawn(svg, size), mode)
    return made


def icon_names() -> tuple[str, ...]:
    """Return the name of every icon."""
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.svg")))


def _drawn(svg: QSvgRenderer, size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    svg.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
