"""What OpenGL there is to draw with, found out before a view is made."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QGuiApplication, QOffscreenSurface, QOpenGLContext

_OLDEST = (2, 1)
_GL_RENDERER = 0x1F01  # PyOpenGL, which has the name, cannot be imported where there is no libGL
_SOFTWARE = ("llvmpipe", "softpipe", "swr", "software")


class OpenGL(NamedTuple):
    """What a display offers."""

    problem: str | None
    """Why no picture can be drawn with it; None where it can."""
    renderer: str = ""
    """What draws, as the driver calls it."""

    @property
    def is_software(self) -> bool:
        """Whether the processor draws, and not a graphics card.

        >>> OpenGL(None, "llvmpipe (LLVM 15.0.6, 256 bits)").is_software
        True
        """
        return any(name in self.renderer.lower() for name in _SOFTWARE)


def opengl_here() -> OpenGL:
    """What the display of this program offers."""
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


def composing_is_slow(opengl: OpenGL) -> bool:
    """Whether a 3D view should have a window of the system's own inside the program's.

    Qt puts a window with an OpenGL widget in it together with OpenGL: all of
    it, whenever any widget in it is painted. Where the processor does that it
    takes longer than drawing the 3D view itself, and every click waits for it.
    Only where it was tried: on X11.
    """
    return opengl.is_software and QGuiApplication.platformName() == "xcb"
