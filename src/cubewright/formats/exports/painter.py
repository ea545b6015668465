"""The painter that draws SVG as pixels and as printed pages, loaded at first use."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cubewright.errors import CubewrightError
from cubewright.registry import find
from cubewright.translation import tr


@dataclass(frozen=True)
class Photo:
    """A JPEG without metadata, and its size in pixels."""

    jpeg: bytes = field(repr=False)
    width: int
    height: int


@dataclass(frozen=True)
class Painter:
    """Functions that paint SVG texts, and one that makes photos smaller.

    ``png`` paints one text as pixels. ``pdf`` paints pages, given their size in mm and a title.
    ``photo`` returns a photo in any usual format, upright, with sides of at most the given number
    of pixels; None if the content is no photo.
    """

    name: str
    png: Callable[[str], bytes] = field(repr=False)
    pdf: Callable[[Sequence[str], tuple[float, float], str], bytes] = field(repr=False)
    photo: Callable[[bytes, int], Photo | None] = field(repr=False)


def painter() -> Painter:
    """Return the painter of Qt.

    Raises:
        CubewrightError: Qt is not installed.
    """
    try:
        # Found by name, as plug-ins are, because formats do not import the window.
        found = find("cubewright.gui.painters", Painter, "qt")
    except ImportError as error:
        raise CubewrightError(
            tr("PNG and PDF need Qt ({error}); SVG works without it", error=str(error))
        ) from error
    assert found is not None
    return found
