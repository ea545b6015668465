"""The pictures of the start page: pieces, figures, burrs, files and grids."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPalette, QPen

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.pictures.bodies import Body, Scene
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.gui.frame.theme import mixed
from cubewright.gui.pictures.small_pictures import ScenePicture
from cubewright.model.cell import Cell
from cubewright.model.drawing.direction import DEFAULT_DIRECTION, PIECE_DIRECTION, Direction
from cubewright.model.drawing.look import FIGURE_COLOUR
from cubewright.model.drawing.look import mixed as mixed_colour
from cubewright.model.lattice import Lattice, lattices
from cubewright.model.lattices.cubic import CUBIC

Painter = Callable[[QPainter, QRectF, QPalette], None]
"""Paints a picture in a rectangle, in the colours of a palette."""

_MAX_CELL = 40.0
"""The maximum cell edge of a large picture, in pixels."""
_CUBE = ("277 257 253", "267 455 433", "466 416 113")
"""A solution of the Soma cube, with the number of the piece in each cell."""
_MISSING_PIECES = "37"
"""The pieces that are missing in the picture of a figure to fill."""
_PIECES: Mapping[int, tuple[Cell, ...]] = {
    1: ((0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0)),
    2: ((4, 0, 0), (5, 0, 0), (6, 0, 0), (5, 0, 1)),
    3: ((0, 3, 0), (1, 3, 0), (1, 4, 0), (2, 4, 0)),
    6: ((4, 3, 0), (5, 3, 0), (4, 4, 0), (4, 3, 1)),
}
"""The cells of pieces side by side; the keys are indices of Soma pieces of the same colours."""
_STICKS = (
    (0, (0, 8), (3, 5), (2, 4)),
    (1, (0, 8), (3, 5), (4, 6)),
    (2, (2, 4), (0, 8), (3, 5)),
    (5, (4, 6), (0, 8), (3, 5)),
    (4, (3, 5), (2, 4), (0, 8)),
    (6, (3, 5), (4, 6), (0, 8)),
)
"""The sticks of a burr: a colour, and the ranges of its cells along the axes."""
_GRIDS: Mapping[str, Cell | str] = {
    "cubic": (2, 2, 2),
    "hexagonal": (3, 3, 1),
    "rhombic": "rhombic-cube",
    "spheres": "pyramid-20",
    "tetra-octa": "tetra-octa-43",
    "triangular": (4, 3, 1),
}
"""The figure that shows each lattice: the size of a box, or the name of a built-in puzzle."""


def _colours() -> tuple[str, ...]:
    return tuple(piece.colour for piece in piece_set("soma").pieces)


@cache
def colour(name: str) -> str:
    """Return a colour for a figure's name, always the same for the same name."""
    colours = _colours()
    return mixed_colour(colours[crc32(name.encode()) % len(colours)], FIGURE_COLOUR, 0.35)


@cache
def own_pieces() -> ScenePicture:
    """Return four pieces side by side."""
    colours = _colours()
    bodies = (Body(cells, colours[index]) for index, cells in _PIECES.items())
    return _picture(CUBIC, bodies, PIECE_DIRECTION)


@cache
def figure_to_fill() -> ScenePicture:
    """Return a cube that is partly filled with pieces."""
    cells: dict[str, list[Cell]] = {}
    for y, line in enumerate(_CUBE):
        for z, row in enumerate(line.split()):
            for x, number in enumerate(row):
                cells.setdefault(number, []).append((x, y, z))
    colours = _colours()
    bodies = (
        Body(tuple(own), FIGURE_COLOUR if number in _MISSING_PIECES else colours[int(number) - 1])
        for number, own in cells.items()
    )
    return _picture(CUBIC, bodies)


@cache
def burr() -> ScenePicture:
    """Return a burr of six sticks."""
    colours, taken = _colours(), set[Cell]()
    bodies = []
    for colour, *ranges in _STICKS:
        (x0, x1), (y0, y1), (z0, z1) = ranges
        stick = {
            (x, y, z) for x in range(x0, x1) for y in range(y0, y1) for z in range(z0, z1)
        } - taken
        taken |= stick
        bodies.append(Body(tuple(sorted(stick)), colours[colour]))
    return _picture(CUBIC, bodies)


@cache
def grid(lattice: Lattice) -> ScenePicture:
    """Return a figure of a lattice."""
    shown = _GRIDS.get(lattice.name, (2, 2, 2))
    if isinstance(shown, str):
        cells: Iterable[Cell] = built_in_puzzle(shown).figure.cells
    else:
        cells = lattice.box(shown)
    colours = _colours()
    colour = colours[list(lattices()).index(lattice.name) % len(colours)]
    return _picture(lattice, [Body(tuple(cells), colour)])


def _picture(
    lattice: Lattice, bodies: Iterable[Body], direction: Direction = DEFAULT_DIRECTION
) -> ScenePicture:
    made = tuple(bodies)
    figure = tuple(cell for body in made for cell in body.cells)
    return ScenePicture(Scene(lattice, made, figure), direction, _MAX_CELL)


def scene_painter(make: Callable[[], ScenePicture]) -> Painter:
    """Return the painter of a picture; the picture is made when it is first painted."""
    return lambda painter, room, _palette: make().paint(painter, room)


def paint_files(painter: QPainter, room: QRectF, palette: QPalette) -> None:
    """Paint three sheets with figures, one behind the other."""
    ground, text = (
        palette.color(QPalette.ColorRole.Base),
        palette.color(QPalette.ColorRole.Text),
    )
    height = min(room.height(), room.width() * 0.62)
    size = QRectF(0, 0, height * 0.68, height * 0.86)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pictures = (figure_to_fill, own_pieces, burr)
    for number, (picture, angle, step) in enumerate(
        zip(pictures, (-9.0, 9.0, 0.0), (-0.52, 0.52, 0.0), strict=True)
    ):
        painter.save()
        painter.translate(room.center() + QPointF(step * size.width(), 0.0))
        painter.rotate(angle)
        sheet = size.translated(-size.width() / 2, -size.height() / 2)
        fold = size.width() * 0.22
        path = QPainterPath(sheet.topLeft())
        for point in (
            sheet.topRight() - QPointF(fold, 0),
            sheet.topRight() + QPointF(0, fold),
            sheet.bottomRight(),
            sheet.bottomLeft(),
        ):
            path.lineTo(point)
        path.closeSubpath()
        painter.setPen(QPen(mixed(ground, text, 0.34), 1.2, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(mixed(ground, text, 0.03 if number == 2 else 0.07))
        painter.drawPath(path)
        corner = sheet.topRight() - QPointF(fold, 0)
        painter.drawPolyline(
            [corner, corner + QPointF(0, fold), sheet.topRight() + QPointF(0, fold)]
        )
        inner = sheet.adjusted(fold * 0.5, fold * 1.1, -fold * 0.5, -fold * 0.7)
        picture().paint(painter, inner)
        painter.restore()
    painter.restore()
