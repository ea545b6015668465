"""The cube in the corner of the view that shows the direction, with a word on each face."""

from __future__ import annotations

import numpy as np
from OpenGL import GL
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QMatrix4x4, QPainter, QPen

from cubewright.gui.viewer.drawing.bodies import vertices
from cubewright.gui.viewer.drawing.items import PictureItem, SurfaceItem, Triangles, draw_word
from cubewright.gui.viewer.turning.turning_view import TurningView
from cubewright.gui.viewer.turning.view_cube import ARROW, EXTENT, SIDE, WORDS, direction_of
from cubewright.model.drawing.mesh import Float32Array, surface
from cubewright.model.lattices.cubic import CUBIC
from cubewright.translation import tr

_WORD_HEIGHT, _WORD_WIDTH = 0.22, 0.9
"""The size of a word, in edges of the cube."""
_ROW = 80
"""The height of a word in the picture, in pixels."""


class CubeItem(SurfaceItem):
    """The faces of the cube."""

    def __init__(self) -> None:
        super().__init__(widths=(0.03, 0.0), inks=(0.55, 1.0))

    def set_colour(self, colour: QColor) -> None:
        mesh = surface(CUBIC, [[(0, 0, 0)]])
        table = vertices(mesh, [colour])
        table[:, 0:3] -= 0.5
        self.set_vertices(table)

    def matrix(self) -> QMatrix4x4:
        return _matrix(_view_of(self))

    def paint(self) -> None:
        if _enter(self, clears=True):
            super().paint()
            _leave(self)


class CubeWordsItem(PictureItem):
    """The words on the faces of the cube."""

    def __init__(self) -> None:
        super().__init__(_words(), hides_others=False)
        self.set_vertices(_word_vertices())

    def show_words(self) -> None:
        """Draw the words in the current language."""
        self.set_picture(_words())

    def matrix(self) -> QMatrix4x4:
        return _matrix(_view_of(self))

    def paint(self) -> None:
        if _enter(self, clears=False):
            super().paint()
            _leave(self)


class RollArrowsItem(PictureItem):
    """The arrows beside the cube, which roll the view."""

    def __init__(self) -> None:
        super().__init__(_arrows(), hides_others=False)
        side = 2 * ARROW / SIDE
        left, right = _corners(-1.0, side, 0.0, 0.5), _corners(1.0 - side, side, 0.5, 1.0)
        self.set_vertices(np.concatenate((left, right)))

    def matrix(self) -> QMatrix4x4:
        return QMatrix4x4()

    def paint(self) -> None:
        if _enter(self, clears=False):
            super().paint()
            _leave(self)


def _corners(left: float, side: float, start: float, end: float) -> Float32Array:
    """Return a square at the top as two triangles, with the texture from ``start`` to ``end``."""
    low = 1.0 - side
    a, b = (left, low, 0, start, 1), (left + side, low, 0, end, 1)
    c, d = (left + side, 1.0, 0, end, 0), (left, 1.0, 0, start, 0)
    return np.array([a, b, c, a, c, d], np.float32)


def _arrows() -> QImage:
    """Draw an arrow that turns anticlockwise, and its mirror image beside it."""
    picture = QImage(2 * _ROW, _ROW, QImage.Format.Format_RGBA8888)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(QColor("black"), 0.09)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    for sign, middle in ((1, 0.5), (-1, 1.5)):
        painter.resetTransform()
        painter.translate(middle * _ROW, 0.55 * _ROW)
        painter.scale(sign * _ROW, _ROW)
        painter.setPen(pen)
        painter.drawArc(QRectF(-0.32, -0.32, 0.64, 0.64), 0, 200 * 16)
        painter.drawLine(QPointF(-0.3, 0.11), QPointF(-0.42, -0.1))
        painter.drawLine(QPointF(-0.3, 0.11), QPointF(-0.1, -0.02))
    painter.end()
    return picture


def _matrix(view: TurningView) -> QMatrix4x4:
    right, up = view.direction.right, view.direction.up
    back = np.cross(right, up).tolist()
    matrix = QMatrix4x4()
    matrix.ortho(-EXTENT, EXTENT, -EXTENT, EXTENT, -2.0, 2.0)
    rows = (*right, 0.0, *up, 0.0, *back, 0.0, 0.0, 0.0, 0.0, 1.0)
    return matrix * QMatrix4x4(*rows)


def _view_of(item: Triangles) -> TurningView:
    view = item.sight
    assert isinstance(view, TurningView)
    return view


def _enter(item: Triangles, *, clears: bool) -> bool:
    """Restrict drawing to the corner; return False if the view is too small for the cube.

    ``clears`` also clears the depth buffer there; use it for the first item.
    """
    view = _view_of(item)
    place, scale = view.cube_place, view.devicePixelRatioF()
    if place is None:
        return False
    left, low = round(place.left() * scale), round((view.height() - place.bottom()) * scale)
    size = round(place.width() * scale)
    GL.glViewport(left, low, size, size)
    if clears:
        GL.glEnable(GL.GL_SCISSOR_TEST)
        GL.glScissor(left, low, size, size)
        GL.glClear(GL.GL_DEPTH_BUFFER_BIT)
        GL.glDisable(GL.GL_SCISSOR_TEST)
    return True


def _leave(item: Triangles) -> None:
    view = _view_of(item)
    scale = view.devicePixelRatioF()
    GL.glViewport(0, 0, round(view.width() * scale), round(view.height() * scale))


def _words() -> QImage:
    words = [draw_word(tr(text)) for text in WORDS.values()]
    width = round(_ROW * _WORD_WIDTH / _WORD_HEIGHT)
    picture = QImage(width, _ROW * len(words), QImage.Format.Format_RGBA8888)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for row, drawn in enumerate(words):
        fitting = drawn.scaledToWidth(min(drawn.width(), width), _SMOOTH)
        top = row * _ROW + (_ROW - fitting.height()) // 2
        painter.drawImage((width - fitting.width()) // 2, top, fitting)
    painter.end()
    return picture


_SMOOTH = Qt.TransformationMode.SmoothTransformation


def _word_vertices() -> Float32Array:
    table = []
    for row, side in enumerate(WORDS):
        direction = direction_of(side)
        right, up = np.array(direction.right), np.array(direction.up)
        middle = np.array(side) * 0.505
        across, upward = right * _WORD_WIDTH / 2, up * _WORD_HEIGHT / 2
        low, high = (row + 1) / len(WORDS), row / len(WORDS)
        a, b = (*(middle - across - upward), 0, low), (*(middle + across - upward), 1, low)
        c, d = (*(middle + across + upward), 1, high), (*(middle - across + upward), 0, high)
        table += [a, b, c, a, c, d]
    return np.array(table, np.float32)
