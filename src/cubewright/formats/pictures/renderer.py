"""The renderer that draws a scene with OpenGL off screen; it is loaded at first use."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import NamedTuple

from cubewright.errors import CubewrightError
from cubewright.formats.pictures.bodies import Scene
from cubewright.formats.pictures.space import Extent
from cubewright.model.drawing.direction import Direction
from cubewright.model.drawing.look import LIGHT
from cubewright.model.drawing.studio import Material
from cubewright.registry import find
from cubewright.translation import tr


class NoOpenGLError(CubewrightError):
    """Raised if OpenGL is not available; the message states the reason."""


class View(NamedTuple):
    """A view of a scene, and the size of its picture in pixels.

    A ``background`` of None is transparent. The lamp has the position that belongs to a camera in
    the direction ``light``; by default, in the direction ``camera``.
    """

    scene: Scene
    camera: Direction
    extent: Extent
    width: int
    height: int
    background: str | None
    material: Material = Material.DRAWING
    scheme: str = LIGHT
    light: Direction | None = None


class Rendered(NamedTuple):
    """A PNG, and OpenGL's name of the device that drew it."""

    png: bytes
    drawn_by: str


Rendering = Generator[float, None, Rendered]
"""Generator of progress, from 0 to 1, that returns the picture."""


@dataclass(frozen=True)
class Renderer:
    """A renderer; ``rendered`` draws a view, or raises :class:`NoOpenGLError`."""

    name: str
    rendered: Callable[[View], Rendering] = field(repr=False)


def renderer() -> Renderer:
    """Return the renderer of the 3D view.

    Raises:
        NoOpenGLError: Qt is not installed.
    """
    try:
        # Found by name, as plug-ins are, because formats do not import the window.
        found = find("cubewright.gui.painters", Renderer, "opengl")
    except ImportError as error:
        raise NoOpenGLError(tr("Qt is not installed ({error})", error=str(error))) from error
    assert found is not None
    return found
