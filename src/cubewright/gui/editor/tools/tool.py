"""A tool of the editor: menu, shortcut and tooltip."""

from __future__ import annotations

from dataclasses import dataclass

from cubewright.model.cell import Matrix
from cubewright.translation import mark

LAYER, FIGURE = "layer", "figure"
AXES = "xyz"
MIRRORS = (mark("left and right"), mark("front and back"), mark("top and bottom"))
"""What a mirror across each axis swaps."""


@dataclass(frozen=True)
class Tool:
    """One command for a layer or for the figure.

    A separator line divides the groups of a menu. A rotation or reflection
    has its ``matrix``, a shift the axis and the sign of its ``step``. ``keys`` are
    alternatives, divided by semicolons. Of the tools with the same ``choice`` one is
    checked. ``why_not`` is why the tool has no meaning on this lattice.
    """

    menu: str
    name: str
    text: str
    keys: str
    tip: str
    group: int = 0
    checkable: bool = False
    icon: str = ""
    label: str = ""
    """The short text beside the icon."""
    choice: str = ""
    why_not: str = ""
    matrix: Matrix | None = None
    step: tuple[int, int] | None = None
