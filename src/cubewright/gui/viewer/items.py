"""The items of the 3D scene: surfaces, and the word FRONT on the ground.

Each has a buffer and a shader program of its own, for the current OpenGL context:
a dock that becomes a window gets a new one.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QImage,
    QOpenGLContext,
    QOpenGLFunctions,
    QPainter,
    QVector2D,
    QVector3D,
    QVector4D,
)
from PySide6.QtOpenGL import (
    QOpenGLBuffer,
    QOpenGLShader,
    QOpenGLShaderProgram,
)

from cubewright.gui.viewer import gl_constants as gl
from cubewright.gui.viewer.shaders import SIGN, SURFACE, Program
from cubewright.gui.viewer.turning_view import TurningView
from cubewright.model.mesh import Float32Array


class Triangles:
    """Triangles drawn by a shader program from one buffer, refilled when they change.

    ``see_through``: draw over everything that was drawn before.
    """

    def __init__(self, program: Program, *, see_through: bool = False) -> None:
        self._program = program
        self._see_through = see_through
        self._vertices = np.zeros((0, program.floats), np.float32)
        self._is_uploaded = False
        self._buffer: QOpenGLBuffer | None = None
        self._compiled: QOpenGLShaderProgram | None = None

    def set_vertices(self, vertices: Float32Array) -> None:
        """Set the triangles: ``(3 t, floats of the program)``."""
        self._vertices = np.ascontiguousarray(vertices, np.float32)
        self._is_uploaded = False

    def forget(self) -> None:
        """Drop the objects of an OpenGL context that no longer exists."""
        self._buffer = None
        self._compiled = None
        self._is_uploaded = False

    def prepare(self) -> None:
        """Compile the program for the current context.

        Raises: RuntimeError: the driver rejects the program.
        """
        compiled = QOpenGLShaderProgram()
        vertex, fragment = self._program.sources(QOpenGLContext.currentContext())
        kind = QOpenGLShader.ShaderTypeBit
        for which, source in ((kind.Vertex, vertex), (kind.Fragment, fragment)):
            if not compiled.addShaderFromSourceCode(which, source):
                raise RuntimeError(compiled.log())
        # Some drivers draw nothing unless attribute 0 is an array.
        for place, (name, _) in enumerate(self._program.attributes):
            compiled.bindAttributeLocation(name, place)
        if not compiled.link():
            raise RuntimeError(compiled.log())
        self._compiled = compiled

    def paint(self, view: TurningView, functions: QOpenGLFunctions) -> None:
        """Draw the item; called by the view with the functions of the current context."""
        if not len(self._vertices):
            return
        if self._compiled is None:
            self.prepare()
        assert self._compiled is not None
        self._set_state(functions)
        self._upload()
        self._compiled.bind()
        self._compiled.setUniformValue(self._compiled.uniformLocation("u_mvp"), view.matrix())
        self.set_uniforms(self._compiled, view, functions)
        stride = 4 * self._program.floats
        offset = 0
        for place, (_, size) in enumerate(self._program.attributes):
            self._compiled.enableAttributeArray(place)
            self._compiled.setAttributeBuffer(place, gl.FLOAT, offset, size, stride)
            offset += 4 * size
        functions.glDrawArrays(gl.TRIANGLES, 0, len(self._vertices))
        for place in range(len(self._program.attributes)):
            self._compiled.disableAttributeArray(place)
        assert self._buffer is not None
        self._buffer.release()
        self._compiled.release()
        functions.glDisable(gl.CULL_FACE)

    def _set_state(self, functions: QOpenGLFunctions) -> None:
        if self._see_through:
            functions.glDisable(gl.DEPTH_TEST)
        else:
            functions.glEnable(gl.DEPTH_TEST)
        functions.glEnable(gl.CULL_FACE)
        functions.glEnable(gl.BLEND)
        functions.glBlendFuncSeparate(
            gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA, gl.ONE, gl.ONE_MINUS_SRC_ALPHA
        )

    def set_uniforms(
        self, program: QOpenGLShaderProgram, view: TurningView, functions: QOpenGLFunctions
    ) -> None:
        """Set the program's inputs other than vertices and camera."""

    def _upload(self) -> None:
        """Bind the buffer, and fill it if the vertices changed."""
        if self._buffer is None:
            self._buffer = QOpenGLBuffer(QOpenGLBuffer.Type.VertexBuffer)
            self._buffer.create()
        self._buffer.bind()
        if not self._is_uploaded:
            self._buffer.allocate(self._vertices.tobytes(), self._vertices.nbytes)
            self._is_uploaded = True


class SurfaceItem(Triangles):
    """Lit faces with dark edges.

    ``widths`` are those of borders between pieces and of lines between cells, in
    cells; ``inks`` is how much of the face's colour each leaves; ``see_through``
    draws the item over everything that was drawn before.
    """

    def __init__(
        self,
        widths: tuple[float, float] = (0.035, 0.012),
        inks: tuple[float, float] = (0.12, 0.74),
        opacity: float = 1.0,
        *,
        see_through: bool = False,
    ) -> None:
        super().__init__(SURFACE, see_through=see_through)
        self.widths = widths
        self.inks = inks
        self.opacity = opacity

    def set_uniforms(
        self, program: QOpenGLShaderProgram, view: TurningView, functions: QOpenGLFunctions
    ) -> None:
        program.setUniformValue(program.uniformLocation("u_lamp"), view.lamp())
        program.setUniformValue(program.uniformLocation("u_widths"), QVector2D(*self.widths))
        program.setUniformValue(program.uniformLocation("u_inks"), QVector2D(*self.inks))
        program.setUniformValue1f(program.uniformLocation("u_opacity"), self.opacity)


class SignItem(Triangles):
    """A word lying on the ground, readable from the front."""

    def __init__(self, text: str) -> None:
        super().__init__(SIGN)
        self._picture = _word(text)
        self._texture: int | None = None
        self.colour = QColor("black")

    def forget(self) -> None:
        super().forget()
        self._texture = None

    def move_to(self, middle: QVector3D, height: float) -> None:
        """Centre the word at a point, with letters ``height`` cells high."""
        width = height * self._picture.width() / self._picture.height()
        left, right = middle.x() - width / 2, middle.x() + width / 2
        low, high = middle.y() - height / 2, middle.y() + height / 2
        z = middle.z()
        a, b = (left, low, z, 0, 1), (right, low, z, 1, 1)
        c, d = (right, high, z, 1, 0), (left, high, z, 0, 0)
        self.set_vertices(np.array([a, b, c, a, c, d], np.float32))

    def set_uniforms(
        self, program: QOpenGLShaderProgram, view: TurningView, functions: QOpenGLFunctions
    ) -> None:
        if self._texture is None:
            self._texture = _texture(self._picture, functions)
        functions.glBindTexture(gl.TEXTURE_2D, self._texture)
        colour = self.colour
        program.setUniformValue(
            program.uniformLocation("u_colour"),
            QVector4D(colour.redF(), colour.greenF(), colour.blueF(), colour.alphaF()),
        )
        program.setUniformValue1i(program.uniformLocation("u_picture"), 0)


def _word(text: str) -> QImage:
    """Draw the word in black on a transparent picture."""
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


def _texture(picture: QImage, functions: QOpenGLFunctions) -> int:
    """Upload a picture to the current context, which owns the texture; return its number."""
    numbers = np.zeros(1, np.uint32)
    functions.glGenTextures(1, numbers)  # type: ignore[arg-type]  # it writes to the array
    texture = int(numbers[0])
    functions.glBindTexture(gl.TEXTURE_2D, texture)
    functions.glPixelStorei(gl.UNPACK_ALIGNMENT, 1)
    # glGenerateMipmap would take Mesa's software renderer 0.1 s for each context.
    for level, reduced in enumerate(_mipmap(picture)):
        functions.glTexImage2D(
            gl.TEXTURE_2D,
            level,
            gl.RGBA,
            reduced.width(),
            reduced.height(),
            0,
            gl.RGBA,
            gl.UNSIGNED_BYTE,
            bytes(reduced.constBits()),  # type: ignore[arg-type]  # it reads from the bytes
        )
    for option, value in (
        (gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR),
        (gl.TEXTURE_MAG_FILTER, gl.LINEAR),
        (gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE),
        (gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE),
    ):
        functions.glTexParameteri(gl.TEXTURE_2D, option, value)
    return texture


def _mipmap(picture: QImage) -> Iterator[QImage]:
    """Yield the picture and its halves, down to a single pixel."""
    yield picture
    while picture.width() > 1 or picture.height() > 1:
        picture = picture.scaled(
            max(picture.width() // 2, 1),
            max(picture.height() // 2, 1),
            mode=Qt.TransformationMode.SmoothTransformation,
        )
        yield picture
