"""Draw docs/images/exports.png again: one export of each kind, as the Export dialog shows it.

env QT_QPA_PLATFORM=offscreen python tools/draw_exports.py
"""

import sys
from pathlib import Path

import numpy as np
from few_colours import in_few_colours
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cubewright.formats.exports.export_format import ExportSource, export_formats
from cubewright.presenter.exports.contents import preview
from cubewright.presenter.scripting import load, solutions

IMAGE = Path(__file__).resolve().parents[1] / "docs" / "images" / "exports.png"
TILE, LABEL = 240, 24
SHOWN = (
    ("svg", {}, 0, "picture"),
    ("png", {"view": "layers", "letters": True}, 0, "layers"),
    ("pdf-sheet", {"ink": "black"}, 0, "sheet"),
    ("stl", {"bevel": 2.0}, 0, "model"),
    ("gif", {}, 58, "animation"),
)


def image_of(source, name, values, number):
    form = export_formats()[name]
    steps = preview(form, source, form.settings(values))
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value.images[number]


def paint(painter, room, image):
    if isinstance(image, str):
        renderer = QSvgRenderer(QByteArray(image.encode()))
        size = renderer.defaultSize()
    else:
        pixels = np.ascontiguousarray(image)
        height, width = pixels.shape[:2]
        picture = QImage(pixels.data, width, height, 3 * width, QImage.Format.Format_RGB888)
        size = picture.size()
    fitted = size.scaled(room.size().toSize(), Qt.AspectRatioMode.KeepAspectRatio)
    left = room.left() + (room.width() - fitted.width()) / 2
    top = room.top() + (room.height() - fitted.height()) / 2
    target = QRectF(left, top, fitted.width(), fitted.height())
    if isinstance(image, str):
        renderer.render(painter, target)
    else:
        painter.drawImage(target, picture)


def main() -> int:
    application = QGuiApplication(sys.argv[:1])
    puzzle = load("cube")
    source = ExportSource(puzzle, puzzle.name, tuple(solutions(puzzle, limit=1)))
    whole = QImage(TILE * len(SHOWN), TILE + LABEL, QImage.Format.Format_RGB32)
    whole.fill(QColor("white"))
    painter = QPainter(whole)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for place, (name, values, number, label) in enumerate(SHOWN):
        room = QRectF(place * TILE, 0, TILE, TILE)
        paint(painter, room.adjusted(10, 10, -10, -10), image_of(source, name, values, number))
        painter.drawText(
            QRectF(place * TILE, TILE, TILE, LABEL), Qt.AlignmentFlag.AlignCenter, label
        )
    painter.end()
    del application
    return 0 if in_few_colours(whole).save(str(IMAGE), quality=0) else 1


if __name__ == "__main__":
    sys.exit(main())
