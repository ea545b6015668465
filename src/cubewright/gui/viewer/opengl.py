"""The OpenGL of this display, examined before a view is made."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QGuiApplication, QOffscreenSurface, QOpenGLContext

_OLDEST = (2, 1)
_GL_RENDERER = 0x1F01  # defined in PyOpenGL, which cannot be imported without libGL
_SOFTWARE = ("llvmpipe", "softpipe", "swr", "software")


class OpenGL(NamedTuple):
    """The OpenGL of a display."""

    problem: str | None
    """The reason why it cannot draw the view, or None."""
    renderer: str = ""
    """The name of the renderer, as the driver reports it."""

    @property
    def is_software(self) -> bool:
        """Whether the processor draws instead of a graphics card.

        >>> OpenGL(None, "llvmpipe (LLVM 15.0.6, 256 bits)").is_software
        True
        """
        return any(name in self.renderer.lower() for name in _SOFTWARE)


def examine_opengl() -> OpenGL:
    """Examine the OpenGL of this program's display."""
    context = QOpenGLContext()
    if not context.create():
        return OpenGL("this display offers no OpenGL")
    surface = QOffscreenSurface()
    surface.setFormat(context.format())
    surface.create()
    if not context.makeCurrent(surface):
        return OpenGL("this display's OpenGL cannot be used")
    version = context.format().version()
    renderer = str(context.functions().glGetString(_GL_RENDERER) or "")
    context.doneCurrent()
    if version < _OLDEST and not context.isOpenGLES():
        problem = f"this display offers OpenGL {version[0]}.{version[1]}, and 2.1 is needed"
        return OpenGL(problem, renderer)
    return OpenGL(None, renderer)


def is_composing_slow(opengl: OpenGL) -> bool:
    """Return whether the 3D view should be a native window of its own.

    Qt composes a window that contains an OpenGL widget with OpenGL: all of it,
    whenever any widget in it is painted. If the processor does that, it takes
    longer than drawing the 3D view itself, and delays every click. Tried only on
    X11.
    """
    return opengl.is_software and QGuiApplication.platformName() == "xcb"
