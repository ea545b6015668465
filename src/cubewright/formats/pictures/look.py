"""The colours of pictures: of bodies, lines, text and background."""

from __future__ import annotations

from dataclasses import dataclass

LIGHT, DARK = "light", "dark"
FIGURE_COLOUR = "#86abdd"
"""The colour of a figure without pieces."""


@dataclass(frozen=True)
class Look:
    """The colours of a scheme; ``empty`` is that of cells without a piece."""

    background: str
    text: str
    line: str
    empty: str


LOOKS = {
    LIGHT: Look("#ffffff", "#22262b", "#22262b", "#e3e6ea"),
    DARK: Look("#1f2226", "#e6e9ed", "#0c0e10", "#3d434c"),
}


def mixed(colour: str, other: str, share: float) -> str:
    """Return a mix of two colours; ``share`` is the part of the other one, from 0 to 1.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = ((int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in pairs)
