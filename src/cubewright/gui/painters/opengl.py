"""OpenGL draws pictures with the shaders of the 3D view, in a process of its own.

The process needs no window: EGL or OSMesa give it a context, or else the window
system. A driver that ends the process ends no search, and one that takes long can be
stopped.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Generator
from tempfile import TemporaryFile
from typing import IO

from cubewright.formats.exports.renderer import (
    NoOpenGLError,
    Rendered,
    Renderer,
    Rendering,
    View,
)
from cubewright.translation import tr

_PROCESS = "cubewright.gui.painters.opengl_process"
_POLL_SECONDS = 0.03
SHARE = "done: "
"""What begins a line about the share that is done."""
_OF_DRAWING = 0.8
"""The share of the time that drawing takes; the rest is that of writing the PNG."""
_LONGEST_LINE = 40
"""At least the number of characters of a line about a share."""
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
    job = json.dumps(_job(view)).encode()
    for way in ways():
        if way in _reasons:
            continue
        picture = yield from _drawn(way, job)
        if picture is not None:
            return picture
    raise NoOpenGLError("; ".join(f"{way}: {_reasons[way]}" for way in ways()))


def _job(view: View) -> dict[str, object]:
    bodies = [
        {"cells": body.cells, "colour": body.colour, "opacity": body.opacity}
        for body in view.scene.bodies
    ]
    return {
        "lattice": view.scene.lattice.name,
        "bodies": bodies,
        "camera": [view.camera.azimuth, view.camera.elevation],
        "extent": list(view.extent),
        "size": [view.width, view.height],
        "background": view.background,
    }


def _environment(way: str) -> dict[str, str]:
    if way == "window-system":
        # A window of this program may have chosen another one for PyOpenGL.
        return {k: v for k, v in os.environ.items() if k != "PYOPENGL_PLATFORM"}
    return {**os.environ, "PYOPENGL_PLATFORM": way, "QT_QPA_PLATFORM": "offscreen"}


def _drawn(way: str, job: bytes) -> Generator[float, None, Rendered | None]:
    """Draw in one way; None: it leads nowhere, and ``_reasons`` says why."""
    with TemporaryFile() as given, TemporaryFile() as made, TemporaryFile() as errors:
        given.write(job)
        given.seek(0)
        process = subprocess.Popen(
            [sys.executable, "-m", _PROCESS, way],
            stdin=given,
            stdout=made,
            stderr=errors,
            env=_environment(way),
        )
        try:
            while process.poll() is None:
                yield _OF_DRAWING * _share(errors)
                try:
                    process.wait(_POLL_SECONDS)
                except subprocess.TimeoutExpired:
                    continue
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
        for file in (made, errors):
            file.seek(0)
        if process.returncode == 0:
            name, png = made.read().split(b"\n", 1)
            return Rendered(png, name.decode(errors="replace"))
        lines = errors.read().decode(errors="replace").strip().splitlines()
        lines = [line for line in lines if not line.startswith(SHARE)]
        _reasons[way] = lines[-1] if lines else tr("no reason given")
        return None


def _share(errors: IO[bytes]) -> float:
    """Return the share in the last line of what the process has reported."""
    # The process writes at the position that both share, so this one must not move.
    end = os.fstat(errors.fileno()).st_size
    start = max(0, end - _LONGEST_LINE)
    tail = os.pread(errors.fileno(), end - start, start) if hasattr(os, "pread") else b""
    lines = tail.decode(errors="replace").split("\n")[:-1]
    _, found, share = lines[-1].partition(SHARE) if lines else ("", "", "")
    try:
        return min(1.0, max(0.0, float(share))) if found else 0.0
    except ValueError:
        return 0.0


OPENGL = Renderer("opengl", rendered)
