"""What turns SVG into pixels and printed pages; it is loaded only when it is used."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cubewright.errors import CubewrightError
from cubewright.registry import find
from cubewright.translation import tr


@dataclass(frozen=True)
class Painter:
    """``png`` paints one SVG text; ``pdf`` paints pages of a size in millimetres, with a title."""

    name: str
    png: Callable[[str], bytes] = field(repr=False)
    pdf: Callable[[Sequence[str], tuple[float, float], str], bytes] = field(repr=False)


def painter() -> Painter:
    """Return the painter that Qt has.

    Raises:
        CubewrightError: Qt is not installed.
    """
    try:
        # By name, as plug-ins are found: formats know nothing of the window.
        found = find("cubewright.gui.painters", Painter, "qt")
    except ImportError as error:
        raise CubewrightError(
            tr("PNG and PDF need Qt ({error}); SVG works without it", error=str(error))
        ) from error
    assert found is not None
    return found
