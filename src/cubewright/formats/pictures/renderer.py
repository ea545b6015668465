"""What draws a scene with OpenGL, without a window; it is loaded only when it is used."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import NamedTuple

from cubewright.errors import CubewrightError
from cubewright.formats.pictures.bodies import Scene
from cubewright.formats.pictures.space import Extent
from cubewright.model.drawing.direction import Direction
from cubewright.registry import find
from cubewright.translation import tr


class NoOpenGLError(CubewrightError):
    """OpenGL cannot be had here; the message says why."""


class View(NamedTuple):
    """What is seen, and the size of its picture in pixels; a background of None is transparent."""

    scene: Scene
    camera: Direction
    extent: Extent
    width: int
    height: int
    background: str | None


class Rendered(NamedTuple):
    """A PNG, and the name that OpenGL gives to what drew it."""

    png: bytes
    drawn_by: str


Rendering = Generator[float, None, Rendered]
"""Yields the share that is done, and returns the picture."""


@dataclass(frozen=True)
class Renderer:
    """``rendered`` draws a view; it raises :class:`NoOpenGLError` where it cannot."""

    name: str
    rendered: Callable[[View], Rendering] = field(repr=False)


def renderer() -> Renderer:
    """Return the renderer of the 3D view.

    Raises:
        NoOpenGLError: Qt is not installed.
    """
    try:
        # By name, as plug-ins are found: formats know nothing of the window.
        found = find("cubewright.gui.painters", Renderer, "opengl")
    except ImportError as error:
        raise NoOpenGLError(tr("Qt is not installed ({error})", error=str(error))) from error
    assert found is not None
    return found
