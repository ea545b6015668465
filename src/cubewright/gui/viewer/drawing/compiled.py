"""Shader programs and vertex buffers of the current OpenGL context, of any origin.

Qt's classes for both need one of Qt's contexts, and Qt cannot create a context without a window
system.
"""

from __future__ import annotations

from ctypes import c_void_p

from OpenGL import GL

# PyOpenGL's own version stores the array under the current context, and can identify that only for
# one window system.
from OpenGL.raw.GL.VERSION.GL_2_0 import glVertexAttribPointer
from PySide6.QtGui import QMatrix4x4, QVector3D, QVector4D

from cubewright.gui.viewer.drawing.shaders import Program, current_dialect
from cubewright.model.cell import IntArray
from cubewright.model.drawing.mesh import Float32Array

_FLOAT_BYTES = 4
Uniform = QMatrix4x4 | QVector3D | QVector4D | tuple[float, ...] | float | int


class VertexBuffer:
    """A buffer of vertices in the memory of the graphics card."""

    def __init__(self) -> None:
        self._name: int = GL.glGenBuffers(1)
        self._index_name: int | None = None
        self.count = 0

    def fill(self, vertices: Float32Array, indices: IntArray | None = None) -> None:
        """Replace the vertices ``(n, floats of a program)``, and the corners of triangles."""
        self.count = len(vertices) if indices is None else indices.size
        self.bind()
        GL.glBufferData(GL.GL_ARRAY_BUFFER, vertices.nbytes, vertices, GL.GL_STATIC_DRAW)
        if indices is not None:
            if self._index_name is None:
                self._index_name = GL.glGenBuffers(1)
            self._bind_indices()
            GL.glBufferData(GL.GL_ELEMENT_ARRAY_BUFFER, indices.nbytes, indices, GL.GL_STATIC_DRAW)
            GL.glBindBuffer(GL.GL_ELEMENT_ARRAY_BUFFER, 0)

    def bind(self) -> None:
        """Make this buffer current."""
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self._name)

    def _bind_indices(self) -> None:
        GL.glBindBuffer(GL.GL_ELEMENT_ARRAY_BUFFER, self._index_name)

    def draw(self, part: range | None = None, kind: int = GL.GL_TRIANGLES) -> None:
        """Draw the triangles, or a part of the corners."""
        first, count = (0, self.count) if part is None else (part.start, len(part))
        if self._index_name is None:
            GL.glDrawArrays(kind, first, count)
            return
        self._bind_indices()
        place = c_void_p(_FLOAT_BYTES * first)
        GL.glDrawElements(kind, count, GL.GL_UNSIGNED_INT, place)
        GL.glBindBuffer(GL.GL_ELEMENT_ARRAY_BUFFER, 0)


class CompiledProgram:
    """A program in the current context."""

    def __init__(self, program: Program) -> None:
        """Compile a program.

        Raises:
            RuntimeError: the driver rejects it.
        """
        self._attributes = program.attributes
        self._name: int = GL.glCreateProgram()
        self._places: dict[str, int] = {}
        kinds = (GL.GL_VERTEX_SHADER, GL.GL_FRAGMENT_SHADER)
        for kind, source in zip(kinds, program.sources(current_dialect()), strict=True):
            shader = GL.glCreateShader(kind)
            GL.glShaderSource(shader, source)
            GL.glCompileShader(shader)
            if not GL.glGetShaderiv(shader, GL.GL_COMPILE_STATUS):
                raise RuntimeError(_text(GL.glGetShaderInfoLog(shader)))
            GL.glAttachShader(self._name, shader)
            GL.glDeleteShader(shader)  # deleted with the program
        # Some drivers draw nothing unless attribute 0 is an array.
        for place, (name, _) in enumerate(program.attributes):
            GL.glBindAttribLocation(self._name, place, name)
        GL.glLinkProgram(self._name)
        if not GL.glGetProgramiv(self._name, GL.GL_LINK_STATUS):
            raise RuntimeError(_text(GL.glGetProgramInfoLog(self._name)))

    def bind(self) -> None:
        """Make this program current."""
        GL.glUseProgram(self._name)

    def set(self, name: str, value: Uniform) -> None:
        """Set an input; ignore an input that the program does not use."""
        if name not in self._places:
            self._places[name] = GL.glGetUniformLocation(self._name, name)
        place = self._places[name]
        if place < 0:
            return
        if isinstance(value, QMatrix4x4):
            GL.glUniformMatrix4fv(place, 1, False, value.data())
        elif isinstance(value, int):
            GL.glUniform1i(place, value)
        elif isinstance(value, float):
            GL.glUniform1f(place, value)
        else:
            if isinstance(value, QVector3D):
                value = (value.x(), value.y(), value.z())
            elif isinstance(value, QVector4D):
                value = (value.x(), value.y(), value.z(), value.w())
            _SETTERS[len(value)](place, *value)

    def draw(self, buffer: VertexBuffer, part: range | None = None) -> None:
        """Draw the triangles of a buffer, or a part; the program must be current."""
        buffer.bind()
        stride = _FLOAT_BYTES * sum(size for _, size in self._attributes)
        offset = 0
        for place, (_, size) in enumerate(self._attributes):
            GL.glEnableVertexAttribArray(place)
            glVertexAttribPointer(place, size, GL.GL_FLOAT, False, stride, c_void_p(offset))
            offset += _FLOAT_BYTES * size
        buffer.draw(part)
        for place in range(len(self._attributes)):
            GL.glDisableVertexAttribArray(place)
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, 0)
        GL.glUseProgram(0)


_SETTERS = {2: GL.glUniform2f, 3: GL.glUniform3f, 4: GL.glUniform4f}


def _text(log: bytes | str) -> str:
    return log.decode(errors="replace") if isinstance(log, bytes) else log
