"""Pictures of figures, layers and pieces for the clipboard, in sizes suitable for a page."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cubewright.formats.fig.writer import figure_text
from cubewright.formats.pictures.bodies import bare_figure_scene, solution_scene
from cubewright.formats.pictures.drawing import Drawing, svg
from cubewright.formats.pictures.layers import layers_drawing
from cubewright.formats.pictures.space import space_drawing
from cubewright.gui.pictures.small_pictures import paint_piece
from cubewright.gui.widgets.copied_picture import CopiedPicture
from cubewright.model.drawing.direction import (
    DEFAULT_DIRECTION,
    FLAT_DIRECTION,
    PIECE_DIRECTION,
    Direction,
)
from cubewright.model.drawing.look import LIGHT, LOOKS
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece
from cubewright.model.solution import Solution
from cubewright.presenter.clipboard_text import piece_text
from cubewright.translation import tr

MAX_SIDE = 1000
"""The maximum length of a picture's longer side in pixels."""
_MAX_CELL_EDGE = 120.0
"""The maximum size of a cell in pixels."""
_PIECE_SIDE = 600
_LOOK = LOOKS[LIGHT]


def figure_image(figure: Figure) -> QImage:
    """Return a picture of a figure in space; a flat figure is seen from higher up."""
    layers = {figure.lattice.layer(cell) for cell in figure.cells}
    camera = FLAT_DIRECTION if len(layers) == 1 else DEFAULT_DIRECTION
    return image_of(space_drawing(bare_figure_scene(figure), _LOOK, camera))


def copied_figure(figure: Figure, text: str = "") -> CopiedPicture:
    """Return a figure for the clipboard; ``text`` is its block if that contains more data."""
    title = tr("“{name}”", name=figure.name)
    return CopiedPicture(figure_image(figure), title, text or figure_text(figure))


def layers_image(figure: Figure, solution: Solution | None) -> QImage:
    """Return the layers of a figure, or of a solution with the symbols of its pieces."""
    scene = bare_figure_scene(figure) if solution is None else solution_scene(solution)
    return image_of(layers_drawing(scene, _LOOK, letters=solution is not None))


def piece_image(piece: Piece, direction: Direction) -> QImage:
    """Return a picture of a piece seen from a direction."""
    image = QImage(_PIECE_SIDE, _PIECE_SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(_LOOK.background)
    painter = QPainter(image)
    paint_piece(painter, QRectF(image.rect()).adjusted(10, 10, -10, -10), piece, direction)
    painter.end()
    return image


def copied_piece(piece: Piece, direction: Direction = PIECE_DIRECTION) -> CopiedPicture:
    """Return a piece, seen from a direction, and its text for the clipboard."""
    title = tr("piece {symbol}", symbol=piece.symbol)
    return CopiedPicture(piece_image(piece, direction), title, piece_text(piece))


def image_of(drawing: Drawing) -> QImage:
    """Return the picture of a drawing on a plain background."""
    scale = min(MAX_SIDE / max(drawing.width, drawing.height), _MAX_CELL_EDGE)
    return image_of_svg(svg(drawing, drawing.width * scale, _LOOK.background))


def image_of_svg(text: str) -> QImage:
    """Return the picture of an SVG text in its own size, limited to :data:`MAX_SIDE`."""
    renderer = QSvgRenderer(QByteArray(text.encode()))
    size = renderer.defaultSize()
    scale = min(1.0, MAX_SIDE / max(1, size.width(), size.height()))
    image = QImage(size * scale, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return image
