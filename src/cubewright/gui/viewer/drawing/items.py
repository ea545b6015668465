"""The items of the 3D scene: surfaces, their outlines, and the word FRONT on the ground.

Each item owns a buffer and shader programs, and recreates them for another OpenGL context, for
example when a dock becomes a window. Items need no window: a :class:`Sight` provides the camera.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import numpy as np
from OpenGL import GL
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QImage,
    QMatrix4x4,
    QPainter,
    QVector3D,
    QVector4D,
)

from cubewright.gui.viewer.drawing.compiled import CompiledProgram, VertexBuffer
from cubewright.gui.viewer.drawing.shaders import CURVED, EDGE, SIGN, SURFACE, Program
from cubewright.model.cell import IntArray
from cubewright.model.drawing.direction import Direction
from cubewright.model.drawing.look import OUTLINE
from cubewright.model.drawing.mesh import Float32Array, Mesh

EDGE_PIXELS = 1.4
"""Half the width of a softened outline, in pixels."""


class Sight(Protocol):
    """The camera and the size of the picture in which an item is drawn."""

    def matrix(self) -> QMatrix4x4:
        """Return the matrix from the lattice to the screen."""

    @property
    def direction(self) -> Direction:
        """The direction of the camera."""

    def pixel_size(self) -> float:
        """Return the size of a pixel at distance 1, or everywhere in parallel projection."""

    def lamp(self) -> QVector3D:
        """Return the unit vector towards the lamp."""

    def eye(self) -> QVector4D:
        """Return the position of the eye with w = 1, or its direction with w = 0."""

    def width(self) -> int:
        """Return the width in units of :meth:`devicePixelRatioF` pixels."""

    def height(self) -> int:
        """Return the height in the same units."""

    def devicePixelRatioF(self) -> float:
        """Return the number of pixels per unit."""

    def update(self) -> None:
        """Redraw the items soon, because one has changed."""


class Triangles:
    """Triangles that a shader program draws from one buffer; every change refills the buffer."""

    def __init__(
        self,
        program: Program,
        *,
        see_through: bool = False,
        hides_others: bool = True,
        is_solid: bool = True,
    ) -> None:
        """Create an item.

        With ``hides_others``, it writes depth. With ``is_solid``, only its outside is drawn.
        """
        self._program = program
        self._see_through = see_through
        self._hides_others = hides_others
        self._is_solid = is_solid
        self._sight: Sight | None = None
        self._vertices = np.zeros((0, program.float_count), np.float32)
        self._indices: IntArray | None = None
        self._is_uploaded = False
        self._buffer: VertexBuffer | None = None
        self._compiled: dict[Program, CompiledProgram] = {}

    def show_in(self, sight: Sight) -> None:
        """Set the sight in which the item is drawn."""
        self._sight = sight

    def update(self) -> None:
        """Ask the sight to redraw."""
        if self._sight is not None:
            self._sight.update()

    def set_see_through(self, see_through: bool) -> None:
        """Set whether the item is drawn over all earlier items, or only where it is nearer."""
        self._see_through = see_through
        self.update()

    def set_vertices(self, vertices: Float32Array, indices: IntArray | None = None) -> None:
        """Set the corners of triangles, ``(3 t, floats)``, or points with ``(t, 3)`` indices."""
        self._vertices = np.ascontiguousarray(vertices, np.float32)
        self._indices = indices
        self._is_uploaded = False
        self.update()

    def forget(self) -> None:
        """Drop the objects of an OpenGL context that no longer exists."""
        self._buffer = None
        self._compiled = {}
        self._is_uploaded = False

    def set_program(self, program: Program) -> None:
        """Use another program with the same attributes."""
        if program is not self._program:
            assert program.attributes == self._program.attributes
            self._program = program
            self.update()

    def prepare(self) -> None:
        """Compile the program for the current context.

        Raises:
            RuntimeError: the driver rejects the program.
        """
        self.compiled(self._program)

    def compiled(self, program: Program) -> CompiledProgram:
        """Return a program of the current context, and compile it at its first use."""
        if program not in self._compiled:
            self._compiled[program] = CompiledProgram(program)
        return self._compiled[program]

    def uploaded(self) -> VertexBuffer:
        """Return the buffer with the triangles of the item."""
        if self._buffer is None:
            self._buffer = VertexBuffer()
        if not self._is_uploaded:
            self._buffer.fill(self._vertices, self._indices)
            self._is_uploaded = True
        return self._buffer

    def paint(self) -> None:
        """Draw the item; called by the view."""
        if len(self._vertices):
            self.paint_part(None)

    def paint_part(self, part: range | None) -> None:
        """Draw a part of the corners, or all triangles."""
        program = self.compiled(self._program)
        for option, is_on in (
            (GL.GL_DEPTH_TEST, not self._see_through),
            (GL.GL_CULL_FACE, self._is_solid),
            (GL.GL_BLEND, True),
        ):
            (GL.glEnable if is_on else GL.glDisable)(option)
        GL.glBlendFuncSeparate(
            GL.GL_SRC_ALPHA, GL.GL_ONE_MINUS_SRC_ALPHA, GL.GL_ONE, GL.GL_ONE_MINUS_SRC_ALPHA
        )
        GL.glDepthMask(self._hides_others)
        buffer = self.uploaded()
        program.bind()
        program.set("u_mvp", self.matrix())
        self.set_uniforms(program)
        program.draw(buffer, part)
        GL.glDisable(GL.GL_CULL_FACE)
        GL.glDepthMask(True)

    def matrix(self) -> QMatrix4x4:
        """Return the matrix from the item's space to the screen."""
        return self.sight.matrix()

    @property
    def sight(self) -> Sight:
        """The sight in which the item is drawn."""
        assert self._sight is not None
        return self._sight

    def set_uniforms(self, program: CompiledProgram) -> None:
        """Set the program's inputs other than vertices and camera."""


class SurfaceItem(Triangles):
    """Lit faces with dark edges.

    Each pair contains a value for borders between pieces and a value for lines between cells:
    ``widths`` in cells, and ``inks``, the factors that darken the face's colour. ``opacity`` is the
    opacity of faces and of borders. ``see_through`` draws the item over all earlier items.
    """

    def __init__(
        self,
        widths: tuple[float, float] = (0.035, 0.012),
        inks: tuple[float, float] = (OUTLINE, 0.74),
        opacity: tuple[float, float] = (1.0, 1.0),
        *,
        see_through: bool = False,
        hides_others: bool = True,
    ) -> None:
        super().__init__(SURFACE, see_through=see_through, hides_others=hides_others)
        self._widths, self._inks = widths, inks
        self._opacity = opacity
        self._is_curved = False

    def set_has_spheres(self, curved: bool) -> None:
        """Set whether the surface consists of balls."""
        self._is_curved = curved
        self.set_program(CURVED if curved else SURFACE)

    def set_uniforms(self, program: CompiledProgram) -> None:
        widths, inks = self._widths, self._inks
        program.set("u_lamp", self.sight.lamp())
        program.set("u_widths", widths)
        program.set("u_inks", inks)
        program.set("u_opacity", self._opacity)
        program.set("u_eye", self.sight.eye())


class EdgeItem(Triangles):
    """Antialiased lines over the borders of a surface."""

    def __init__(self) -> None:
        super().__init__(EDGE, hides_others=False, is_solid=False)

    def set_uniforms(self, program: CompiledProgram) -> None:
        sight = self.sight
        scale = sight.devicePixelRatioF()
        program.set("u_size", (sight.width() * scale, sight.height() * scale))
        program.set("u_pixels", EDGE_PIXELS)


class PictureItem(Triangles):
    """A picture on triangles in the scene, in one colour; only the picture's opacity is used."""

    def __init__(
        self, picture: QImage, program: Program = SIGN, *, hides_others: bool = True
    ) -> None:
        super().__init__(program, hides_others=hides_others)
        self._picture = picture
        self._texture: int | None = None
        self._outdated: int | None = None
        self.colour = QColor("black")

    def set_picture(self, picture: QImage) -> None:
        """Replace the picture; the triangles show parts of it."""
        self._picture = picture
        self._outdated, self._texture = self._texture or self._outdated, None
        self.update()

    def forget(self) -> None:
        super().forget()
        self._texture = self._outdated = None

    def set_uniforms(self, program: CompiledProgram) -> None:
        if self._outdated is not None:
            GL.glDeleteTextures([self._outdated])
            self._outdated = None
        if self._texture is None:
            self._texture = _texture(self._picture)
        GL.glBindTexture(GL.GL_TEXTURE_2D, self._texture)
        colour = self.colour
        numbers = (colour.redF(), colour.greenF(), colour.blueF(), colour.alphaF())
        program.set("u_colour", numbers)
        program.set("u_picture", 0)


class SignItem(PictureItem):
    """A word on the ground, readable from the front."""

    def __init__(self, text: str) -> None:
        super().__init__(draw_word(text))

    def move_before(self, ground: Mesh, height: float = 0.5) -> None:
        """Move the word to the first row of the ground, which is always empty."""
        points = ground.corners.reshape(-1, 3)
        (x0, y0, z), (x1, _, _) = points.min(axis=0).tolist(), points.max(axis=0).tolist()
        self.move_to(QVector3D((x0 + x1) / 2, y0 + 0.5, z + 0.004), height)

    def move_to(self, middle: QVector3D, height: float) -> None:
        """Centre the word at a point, with letters ``height`` cells high."""
        width = height * self._picture.width() / self._picture.height()
        left, right = middle.x() - width / 2, middle.x() + width / 2
        low, high = middle.y() - height / 2, middle.y() + height / 2
        z = middle.z()
        a, b = (left, low, z, 0, 1), (right, low, z, 1, 1)
        c, d = (right, high, z, 1, 0), (left, high, z, 0, 0)
        self.set_vertices(np.array([a, b, c, a, c, d], np.float32))


def draw_word(text: str) -> QImage:
    """Return a word in black on a transparent picture."""
    font = QFont()
    font.setPixelSize(64)
    font.setBold(True)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 108)
    size = QFontMetrics(font).boundingRect(text).size()
    picture = QImage(size.width() + 24, 80, QImage.Format.Format_RGBA8888)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setFont(font)
    painter.drawText(
        QRect(0, 0, picture.width(), picture.height()), Qt.AlignmentFlag.AlignCenter, text
    )
    painter.end()
    return picture


def _texture(picture: QImage) -> int:
    """Upload a picture to the current context, which owns the texture; return its number."""
    texture: int = GL.glGenTextures(1)
    GL.glBindTexture(GL.GL_TEXTURE_2D, texture)
    GL.glPixelStorei(GL.GL_UNPACK_ALIGNMENT, 1)
    # glGenerateMipmap would take 0.1 s for each context in Mesa's software renderer.
    for level, reduced in enumerate(_mipmap(picture)):
        GL.glTexImage2D(
            GL.GL_TEXTURE_2D,
            level,
            GL.GL_RGBA,
            reduced.width(),
            reduced.height(),
            0,
            GL.GL_RGBA,
            GL.GL_UNSIGNED_BYTE,
            bytes(reduced.constBits()),
        )
    for option, value in (
        (GL.GL_TEXTURE_MIN_FILTER, GL.GL_LINEAR_MIPMAP_LINEAR),
        (GL.GL_TEXTURE_MAG_FILTER, GL.GL_LINEAR),
        (GL.GL_TEXTURE_WRAP_S, GL.GL_CLAMP_TO_EDGE),
        (GL.GL_TEXTURE_WRAP_T, GL.GL_CLAMP_TO_EDGE),
    ):
        GL.glTexParameteri(GL.GL_TEXTURE_2D, option, value)
    return texture


def _mipmap(picture: QImage) -> Iterator[QImage]:
    """Yield the picture, and copies that are halved in size until a single pixel is left."""
    yield picture
    while picture.width() > 1 or picture.height() > 1:
        picture = picture.scaled(
            max(picture.width() // 2, 1),
            max(picture.height() // 2, 1),
            mode=Qt.TransformationMode.SmoothTransformation,
        )
        yield picture
