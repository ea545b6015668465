"""OpenGL draws pictures with the shaders of the 3D view, in a process of its own.

The process needs no window: EGL or OSMesa give it a context, or else the window
system. A driver that ends the process ends no search, and one that takes long can be
stopped.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Generator

from cubewright.background_process import BackgroundProcess, ProcessEndedError
from cubewright.formats.pictures.renderer import (
    NoOpenGLError,
    Rendered,
    Renderer,
    Rendering,
    View,
)
from cubewright.translation import tr

_POLL_SECONDS = 0.03
_OF_DRAWING = 0.8
"""The share of the time that drawing takes; the rest is that of writing the PNG."""
_reasons: dict[str, str] = {}
"""Why each way to OpenGL failed here; it is not tried again."""


def ways() -> tuple[str, ...]:
    """Return the ways to OpenGL that may be tried here, the best first."""
    if not sys.platform.startswith("linux"):
        return ("window-system",)
    has_display = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    return ("egl", "osmesa", *(("window-system",) if has_display else ()))


def rendered(view: View) -> Rendering:
    """Yield progress, and return a picture.

    Raises:
        NoOpenGLError: No way leads to OpenGL.
    """
    for way in ways():
        if way in _reasons:
            continue
        picture = yield from _drawn(way, view)
        if picture is not None:
            return picture
    raise NoOpenGLError("; ".join(f"{way}: {_reasons[way]}" for way in ways()))


def _environment(way: str) -> dict[str, str | None]:
    if way == "window-system":
        # A window of this program may have chosen another one for PyOpenGL.
        return {"PYOPENGL_PLATFORM": None}
    return {"PYOPENGL_PLATFORM": way, "QT_QPA_PLATFORM": "offscreen"}


def _drawn(way: str, view: View) -> Generator[float, None, Rendered | None]:
    """Draw in one way; None: it leads nowhere, and ``_reasons`` says why."""
    process = BackgroundProcess("cubewright.gui.painters.opengl_process:draw", _environment(way))
    share = 0.0
    try:
        process.send((way, view))
        while True:
            yield _OF_DRAWING * share
            message = process.receive(_POLL_SECONDS)
            if isinstance(message, Rendered):
                return message
            share = share if message is None else message
    except ProcessEndedError as error:
        _reasons[way] = str(error) or tr("no reason given")
        return None
    finally:
        process.close()


OPENGL = Renderer("opengl", rendered)
