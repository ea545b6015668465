"""Draws pictures with OpenGL and the shaders of the 3D view, in a separate process.

The process needs no window: EGL, OSMesa or else the window system provides a context. If a driver
crashes, only this process ends, and a slow driver can be stopped.
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
_DRAWING_SHARE = 0.8
"""The share of the time that drawing takes; writing the PNG takes the remaining time."""
_reasons: dict[str, str] = {}
"""The reason why each OpenGL platform failed; a failed platform is not tried again."""


def platforms() -> tuple[str, ...]:
    """Return the OpenGL platforms to try on this system, the best first."""
    if not sys.platform.startswith("linux"):
        return ("window-system",)
    has_display = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    return ("egl", "osmesa", *(("window-system",) if has_display else ()))


def render(view: View) -> Rendering:
    """Yield progress, and return a picture.

    Raises:
        NoOpenGLError: All OpenGL platforms failed.
    """
    for platform in platforms():
        if platform in _reasons:
            continue
        picture = yield from _draw(platform, view)
        if picture is not None:
            return picture
    raise NoOpenGLError("; ".join(f"{platform}: {_reasons[platform]}" for platform in platforms()))


def _environment(platform: str) -> dict[str, str | None]:
    if platform == "window-system":
        # A window of this program may have chosen another platform for PyOpenGL.
        return {"PYOPENGL_PLATFORM": None}
    return {"PYOPENGL_PLATFORM": platform, "QT_QPA_PLATFORM": "offscreen"}


def _draw(platform: str, view: View) -> Generator[float, None, Rendered | None]:
    """Draw with one platform; if it fails, store the reason in ``_reasons`` and return None."""
    process = BackgroundProcess(
        "cubewright.gui.painters.opengl_process:draw", _environment(platform)
    )
    share = 0.0
    try:
        process.send((platform, view))
        while True:
            yield _DRAWING_SHARE * share
            message = process.receive(_POLL_SECONDS)
            if isinstance(message, Rendered):
                return message
            share = share if message is None else message
    except ProcessEndedError as error:
        _reasons[platform] = str(error) or tr("no reason given")
        return None
    finally:
        process.close()


OPENGL = Renderer("opengl", render)
