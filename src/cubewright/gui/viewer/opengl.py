"""The OpenGL of this display, examined before a view is created."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QGuiApplication, QOffscreenSurface, QOpenGLContext

from cubewright.translation import tr

_OLDEST = (2, 1)
_GL_RENDERER = 0x1F01
_SOFTWARE = ("llvmpipe", "softpipe", "swrast", "swiftshader", "software", "basic render")
"""Parts of the names of renderers that use no graphics card."""


def opengl_problem() -> str | None:
    """Return the reason why this display cannot draw the 3D view, or None."""
    context = QOpenGLContext()
    if not context.create():
        return tr("this display offers no OpenGL")
    surface = QOffscreenSurface()
    surface.setFormat(context.format())
    surface.create()
    if not context.makeCurrent(surface):
        return tr("this display's OpenGL cannot be used")
    version = context.format().version()
    context.doneCurrent()
    if version < _OLDEST and not context.isOpenGLES():
        return tr(
            "this display offers OpenGL {version}, but 2.1 is needed",
            version=f"{version[0]}.{version[1]}",
        )
    return None


@lru_cache(maxsize=1)
def renders_in_software() -> bool:
    """Return whether the processor draws the 3D view, so that multisampling is expensive."""
    context = QOpenGLContext()
    surface = QOffscreenSurface()
    if not context.create():
        return True
    surface.setFormat(context.format())
    surface.create()
    if not context.makeCurrent(surface):
        return True
    renderer = str(context.functions().glGetString(_GL_RENDERER)).lower()
    context.doneCurrent()
    return any(name in renderer for name in _SOFTWARE)


def needs_native_window() -> bool:
    """Return whether the 3D view should be a native window.

    Qt uses OpenGL to compose a window that contains an OpenGL widget. It composes the whole window
    whenever any widget is painted. In software, this takes longer than drawing the 3D view itself,
    and delays every click. Qt also closes and reopens a visible window that gets its first OpenGL
    widget. A native window was tried only on X11.
    """
    return QGuiApplication.platformName() == "xcb"
