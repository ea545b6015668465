"""Draw docs/images/counting.png: a solution, the same solution turned, and its mirror image.

env QT_QPA_PLATFORM=offscreen python tools/draw_counting.py
"""

import sys

from draw_exports import IMAGE, image_of, paint
from few_colours import in_few_colours
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from cubewright.formats.exports.export_format import ExportSource
from cubewright.presenter.scripting import load, solutions

TILE, LABEL = 230, 50
FIRST = 5
"""The index of the solution in the picture; its pieces A and B are visible in all three views."""
SHOWN = (
    ("a solution:\ncounted in any case", lambda x, y, z: (x, y, z), {}),
    ("turned: counted too\nby Raw only", lambda x, y, z: (2 - y, x, z), {}),
    (
        "mirror image: counted too\nby Raw and Up to rotation",
        lambda x, y, z: (2 - x, y, z),
        {"A": "B", "B": "A"},
    ),
)


def main() -> int:
    application = QGuiApplication(sys.argv[:1])
    puzzle = load("cube")
    found = {
        frozenset(solution.symbols().items()): solution
        for solution in solutions(puzzle, convention="raw")
    }
    *_, start = solutions(puzzle, limit=FIRST)
    whole = QImage(TILE * len(SHOWN), TILE + LABEL, QImage.Format.Format_RGB32)
    whole.fill(QColor("white"))
    painter = QPainter(whole)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for column, (label, place, other) in enumerate(SHOWN):
        cells = start.symbols().items()
        image = found[frozenset((place(*cell), other.get(name, name)) for cell, name in cells)]
        source = ExportSource(puzzle, puzzle.name, (image,))
        tile = QRectF(column * TILE, 0, TILE, TILE)
        paint(painter, tile.adjusted(10, 10, -10, -10), image_of(source, "svg", {}, 0))
        below = QRectF(column * TILE, TILE, TILE, LABEL)
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter, label)
    painter.end()
    del application
    return 0 if in_few_colours(whole).save(str(IMAGE.with_name("counting.png")), quality=0) else 1


if __name__ == "__main__":
    sys.exit(main())
