"""Small pictures of figures and pieces in space, drawn without OpenGL."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from cubewright.formats.pictures.bodies import MARK_SHARE, Body, Scene, bare_figure_scene
from cubewright.formats.pictures.space import VisibleFace, scene_shadow, visible_faces
from cubewright.model.cell import FloatArray
from cubewright.model.drawing.direction import (
    DEFAULT_DIRECTION,
    FLAT_DIRECTION,
    PIECE_DIRECTION,
    Direction,
)
from cubewright.model.drawing.ground_shadow import FEW_LAYERS, Loops, layer_opacity
from cubewright.model.drawing.look import (
    DARK,
    DARK_CELLS,
    EDGE_INK,
    EDGE_WIDTH,
    FIGURE_COLOUR,
    GRID_INK,
    LIGHT,
    LOOKS,
    ROUNDING,
    mixed,
)
from cubewright.model.drawing.mesh import outer_faces
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece

_MIN_LINED_CELL = 4.0
"""The cell edge, in pixels, above which lines are painted around faces."""
_LEAST_STRIP = 0.5
"""The minimum width, in pixels, of rounded edges that are painted."""
_MAX_CELL = 26.0
"""The maximum cell edge of a figure in pixels, so that single cells do not look huge."""
_MIN_RADIUS = 1.9
"""The minimum radius, in cells, to which pieces are scaled, so that small pieces look small."""
_SHADOW_PIXEL = 3.0
"""The size, in pixels of the picture, of one pixel of a shadow."""
_FADE_START = 0.8
"""The share of the rectangle's width at which a shadow begins to fade."""
_SHADOW_SHIFT = 0.04
"""The shift of a piece to the left, away from its shadow, relative to the rectangle."""
_SHAPES_KEPT = 256


class ScenePicture:
    """The visible faces of a scene, which can be painted at any size."""

    def __init__(self, scene: Scene, direction: Direction, max_cell: float = _MAX_CELL) -> None:
        """``max_cell``: the maximum cell edge in pixels."""
        self._bodies = scene.bodies
        self._max_cell = max_cell
        self._faces = visible_faces(scene, direction, as_discs=True)
        self._shadow = scene_shadow(scene, direction, FEW_LAYERS)
        if self._faces:
            corners = np.concatenate([face.corners for face in self._faces])
            corners = np.concatenate([corners, *(loop for layer in self._shadow for loop in layer)])
            self._low, self._high = corners.min(axis=0), corners.max(axis=0)

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paint the scene centred in a rectangle, scaled to fit."""
        if not self._faces:
            return
        width, height = (self._high - self._low).tolist()
        scale = min(room.width() / width, room.height() / height, self._max_cell)
        middle = (self._low + self._high) / 2
        _paint_shadow(painter, room, self._shadow, middle, scale)
        _paint(painter, room, self._bodies, self._faces, middle, scale)

    def pixmap(self, width: int, height: int, ratio: float) -> QPixmap:
        """Return a picture with a transparent background, for a screen's pixel ratio."""
        pixmap = QPixmap(round(width * ratio), round(height * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRectF(1, 1, width - 2, height - 2))
        painter.end()
        return pixmap


class FigurePicture(ScenePicture):
    """The visible faces of a figure; a flat figure is seen from higher up."""

    def __init__(
        self, figure: Figure, colour: str = FIGURE_COLOUR, cell_colours: tuple[str, ...] = ()
    ) -> None:
        layers = {figure.lattice.layer(cell) for cell in figure.cells}
        direction = FLAT_DIRECTION if len(layers) == 1 else DEFAULT_DIRECTION
        super().__init__(bare_figure_scene(figure, colour, cell_colours), direction)


def paint_piece(
    painter: QPainter,
    room: QRectF,
    piece: Piece,
    direction: Direction = PIECE_DIRECTION,
    cell_colours: tuple[str, ...] = (),
) -> None:
    """Paint a piece in a rectangle as seen from a direction.

    ``cell_colours`` are the project's colours for the colour numbers 1, 2 and so on.
    """
    if not piece.cells:
        return
    scene, centre, radius = _shape(piece, cell_colours)
    scale = min(room.width(), room.height()) / (2 * max(_MIN_RADIUS, radius))
    middle = np.array([centre @ direction.right, -(centre @ direction.up)])
    middle[0] += _SHADOW_SHIFT * room.width() / scale
    faces = visible_faces(scene, direction, as_discs=True)
    _paint_shadow(painter, room, scene_shadow(scene, direction, FEW_LAYERS), middle, scale)
    _paint(painter, room, scene.bodies, faces, middle, scale)


@lru_cache(maxsize=_SHAPES_KEPT)
def _shape(piece: Piece, cell_colours: tuple[str, ...]) -> tuple[Scene, FloatArray, float]:
    """Return a piece's scene, the middle of its bounding box, and the radius around this middle.

    In a piece of two colours, cells are much darker or much lighter than the piece's colour.
    """
    dark = piece.dark or frozenset()
    plain = piece.colour if piece.dark is None else mixed(piece.colour, "#ffffff", 0.6)
    light = tuple(cell for cell in piece.cells if cell not in dark)
    bodies = (
        Body(
            light,
            plain,
            marks=piece.colours,
            mark_share=MARK_SHARE,
            cell_colours=cell_colours,
        ),
        Body(
            tuple(cell for cell in piece.cells if cell in dark),
            mixed(piece.colour, "#000000", 1 - DARK_CELLS),
        ),
    )
    points = _points(piece)
    centre: FloatArray = (points.min(axis=0) + points.max(axis=0)) / 2
    radius = float(np.linalg.norm(points - centre, axis=1).max())
    return Scene(piece.lattice, bodies, piece.cells), centre, radius


def _points(piece: Piece) -> FloatArray:
    """Return the corners of a piece, or points around its balls, ``(n, 3)`` float64."""
    lattice = piece.lattice
    if not lattice.ball_radius:
        groups = outer_faces(lattice, [piece.cells])
        return np.concatenate([corners.reshape(-1, 3) for corners, _, _ in groups])
    middles = np.array([lattice.centre(cell) for cell in piece.cells])
    around = np.concatenate([np.eye(3), -np.eye(3)]) * lattice.ball_radius
    points: FloatArray = (middles[:, None] + around).reshape(-1, 3)
    return points


def _paint_shadow(
    painter: QPainter, room: QRectF, layers: Sequence[Loops], middle: FloatArray, scale: float
) -> None:
    """Paint the layers of a shadow that fades at the right border of ``room``.

    ``middle`` is put at the centre. The layers are painted at a small size, because enlarging makes
    them softer.
    """
    if not layers:
        return
    width, height = ceil(room.width() / _SHADOW_PIXEL), ceil(room.height() / _SHADOW_PIXEL)
    small = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    small.fill(0)
    with QPainter(small) as fine:
        fine.setRenderHint(QPainter.RenderHint.Antialiasing)
        fine.setPen(Qt.PenStyle.NoPen)
        colour = QColor(LOOKS[DARK].shadow)  # the shadow is black in both themes
        colour.setAlphaF(layer_opacity(FEW_LAYERS))
        fine.setBrush(colour)
        fine.translate(width / 2, height / 2)
        for layer in layers:
            path = QPainterPath()
            path.setFillRule(Qt.FillRule.WindingFill)
            for loop in layer:
                points = ((loop - middle) * (scale / _SHADOW_PIXEL)).tolist()
                path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
                path.closeSubpath()
            fine.drawPath(path)
        fine.resetTransform()
        fine.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        fade = QLinearGradient(_FADE_START * width, 0, width, 0)
        fade.setStops(((0.0, QColor("#000000")), (1.0, QColor(0, 0, 0, 0))))
        fine.fillRect(small.rect(), fade)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    place = QRectF(0, 0, width * _SHADOW_PIXEL, height * _SHADOW_PIXEL)
    place.moveCenter(room.center())
    painter.drawImage(place, small)
    painter.restore()


def _paint(
    painter: QPainter,
    room: QRectF,
    bodies: Sequence[Body],
    faces: Sequence[VisibleFace],
    middle: FloatArray,
    scale: float,
) -> None:
    """Paint faces with lines around them; ``middle`` is put at the centre of ``room``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(room.center())
    for face in faces:
        body = bodies[face.body]
        colour = QColor(face.colour)
        colour.setAlphaF(body.opacity)
        points = ((face.corners - middle) * scale).tolist()
        painter.setPen(QPen(colour, 0.6))
        painter.setBrush(colour)
        painter.drawConvexPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
        if scale > _MIN_LINED_CELL and body.opacity == 1:
            _paint_lines(painter, face, points, middle, scale)
    painter.restore()


def _paint_lines(
    painter: QPainter,
    face: VisibleFace,
    points: list[list[float]],
    middle: FloatArray,
    scale: float,
) -> None:
    """Paint the rounded edges of a face, and the lines around it and between its cells."""
    for ends, colour in face.roundings if scale * ROUNDING > _LEAST_STRIP else ():
        (a, b), (c, d) = ((ends - middle) * scale).tolist()
        pen = QPen(QColor(colour), max(1.0, scale * ROUNDING))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(a, b), QPointF(c, d))
    corners = [QPointF(x, y) for x, y in points]
    sides = list(zip(face.borders, corners, corners[1:] + corners[:1], strict=False))
    for is_border, ink in ((False, GRID_INK), (True, EDGE_INK)):
        if lines := [QLineF(a, b) for each, a, b in sides if each == is_border]:
            line = QColor(mixed(face.colour, LOOKS[LIGHT].line, ink))
            pen = QPen(line, max(0.8, scale * EDGE_WIDTH))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLines(lines)
