"""Draw docs/images/exports.png: one export of each kind, as the Export dialog shows it.

env QT_QPA_PLATFORM=offscreen python tools/draw_exports.py
"""

import sys
from pathlib import Path

import numpy as np
from few_colours import in_few_colours
from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cubewright.formats.exports.export_format import ExportSource, export_formats
from cubewright.presenter.exports.contents import preview
from cubewright.presenter.exports.facts import search_statistics
from cubewright.presenter.scripting import load, solutions
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

IMAGE = Path(__file__).resolve().parents[1] / "docs" / "images" / "exports.png"
TILE, LABEL, COLUMNS = 240, 24, 6
SHOWN = (
    ("png", {}, 0, "picture"),
    ("svg", {"view": "layers", "letters": True}, 0, "layers"),
    ("svg", {"count": 12}, 0, "contact sheet"),
    ("pdf-sheet", {}, 0, "challenge"),
    ("pdf-sheet", {"ink": "black"}, 1, "solution in black"),
    ("pdf-booklet", {}, 2, "booklet"),
    ("pdf-net", {}, 0, "nets"),
    ("stl", {"bevel": 2.0}, 0, "model"),
    ("gif", {}, 59, "animation"),
    ("page", {}, 0, "web page"),
    ("svg-statistics", {}, 0, "chart of a search"),
    ("csv-statistics", {}, 0, "table of a search"),
)
MAX_ASPECT, SHOWN_ASPECT = 5.0, 2.32
"""The aspect ratio above which only the left part of a picture is shown, and the part's ratio."""
BOOKLET = ("cube", "bedlam", "half-hour")
"""The puzzles of the booklet."""


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
    elif isinstance(image, bytes):
        picture = QImage.fromData(image)
        size = picture.size()
    else:
        pixels = np.ascontiguousarray(image)
        height, width = pixels.shape[:2]
        picture = QImage(pixels.data, width, height, 3 * width, QImage.Format.Format_RGB888)
        size = picture.size()
    if size.width() > MAX_ASPECT * size.height():
        painter.setClipRect(room)  # A whole wide table would be too small to read.
        height = room.width() / SHOWN_ASPECT
        fitted = QSizeF(size.width() * height / size.height(), height)
        target = QRectF(QPointF(room.left(), room.center().y() - height / 2), fitted)
        renderer.render(painter, target)
        painter.setClipping(False)
        return
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
    found = tuple(solutions(puzzle, limit=12))
    puzzles = tuple(load(name) for name in BOOKLET)
    request = SolveRequest(puzzle)
    *_, finished = solve(request)
    searched = search_statistics(request, finished.outcome, finished.progress)
    source = ExportSource(puzzle, puzzle.name, found, puzzles=puzzles, statistics=searched)
    rows = -(-len(SHOWN) // COLUMNS)
    whole = QImage(TILE * COLUMNS, (TILE + LABEL) * rows, QImage.Format.Format_RGB32)
    whole.fill(QColor("white"))
    painter = QPainter(whole)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for place, (name, values, number, label) in enumerate(SHOWN):
        left, top = place % COLUMNS * TILE, place // COLUMNS * (TILE + LABEL)
        room = QRectF(left, top, TILE, TILE)
        paint(painter, room.adjusted(10, 10, -10, -10), image_of(source, name, values, number))
        below = QRectF(left, top + TILE, TILE, LABEL)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, label)
    painter.end()
    del application
    return 0 if in_few_colours(whole).save(str(IMAGE), quality=0) else 1


if __name__ == "__main__":
    sys.exit(main())
