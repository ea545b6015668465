"""The process that draws a picture with OpenGL: it receives a view and sends a PNG.

PyOpenGL reads the name of its platform from PYOPENGL_PLATFORM when it is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from OpenGL import GL
from PySide6.QtGui import QGuiApplication, QOffscreenSurface, QOpenGLContext

from cubewright.background_process import Channel
from cubewright.formats.pictures.renderer import Rendered
from cubewright.gui.painters.qt import png_of
from cubewright.gui.viewer.drawing.offscreen import image_of

_SURFACELESS, _DEVICES = 0x31DD, 0x313F
"""EGL_PLATFORM_SURFACELESS_MESA and EGL_PLATFORM_DEVICE_EXT."""


def _use_egl() -> object:
    from OpenGL import EGL

    known = EGL.eglQueryString(EGL.EGL_NO_DISPLAY, EGL.EGL_EXTENSIONS).decode()
    display = None
    if "EGL_MESA_platform_surfaceless" in known:
        display = _platform_display(_SURFACELESS, None)
    elif "EGL_EXT_platform_device" in known and "EGL_EXT_device_enumeration" in known:
        from OpenGL.EGL.EXT.device_enumeration import eglQueryDevicesEXT

        devices, count = (EGL.EGLDeviceEXT * 1)(), EGL.EGLint()
        eglQueryDevicesEXT(1, devices, count)
        if count.value:
            display = _platform_display(_DEVICES, devices[0])
    if not display:
        display = EGL.eglGetDisplay(EGL.EGL_DEFAULT_DISPLAY)
    major, minor = EGL.EGLint(), EGL.EGLint()
    if not EGL.eglInitialize(display, major, minor) or not EGL.eglBindAPI(EGL.EGL_OPENGL_API):
        raise RuntimeError("EGL has no OpenGL")
    wanted = (EGL.EGL_SURFACE_TYPE, 0, EGL.EGL_RENDERABLE_TYPE, EGL.EGL_OPENGL_BIT, EGL.EGL_NONE)
    configs, count = (EGL.EGLConfig * 1)(), EGL.EGLint()
    attributes = (EGL.EGLint * len(wanted))(*wanted)
    EGL.eglChooseConfig(display, attributes, configs, 1, count)
    if not count.value:
        raise RuntimeError("EGL has no configuration for OpenGL")
    context = EGL.eglCreateContext(display, configs[0], EGL.EGL_NO_CONTEXT, None)
    none = EGL.EGL_NO_SURFACE
    if not EGL.eglMakeCurrent(display, none, none, context):
        raise RuntimeError("EGL cannot draw without a surface")
    return context


def _platform_display(platform: int, native: object) -> object:
    from OpenGL.EGL.EXT.platform_base import eglGetPlatformDisplayEXT

    return eglGetPlatformDisplayEXT(platform, native, None)


def _use_osmesa() -> object:
    from OpenGL import osmesa

    context = osmesa.OSMesaCreateContextExt(osmesa.OSMESA_RGBA, 24, 0, 0, None)
    buffer = (GL.GLubyte * 64)()  # OSMesa requires a buffer, but frames are drawn into framebuffers
    if not context or not osmesa.OSMesaMakeCurrent(context, buffer, GL.GL_UNSIGNED_BYTE, 4, 4):
        raise RuntimeError("OSMesa has no context")
    return context, buffer


def _use_window_system() -> object:
    context, surface = QOpenGLContext(), QOffscreenSurface()
    if not context.create():
        raise RuntimeError("the display offers no OpenGL")
    surface.setFormat(context.format())
    surface.create()
    if not context.makeCurrent(surface):
        raise RuntimeError("the display's OpenGL cannot be used")
    return context, surface


PLATFORMS: Mapping[str, Callable[[], object]] = {
    "egl": _use_egl,
    "osmesa": _use_osmesa,
    "window-system": _use_window_system,
}


def draw(channel: Channel) -> None:
    """Receive a view, and send the progress and then the picture."""
    way, view = channel.receive()
    application = QGuiApplication([]) if way == "window-system" else None
    context = PLATFORMS[way]()
    name = GL.glGetString(GL.GL_RENDERER).decode(errors="replace")
    channel.send(Rendered(png_of(image_of(view, channel.send)), name))
    del context, application
