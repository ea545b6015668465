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
RUN_COLOURS = {
    LIGHT: (
        "#0b5cad",
        "#b45309",
        "#0f766e",
        "#a21caf",
        "#4d7c0f",
        "#b4232f",
        "#5b5bd6",
        "#6b5b4f",
    ),
    DARK: (
        "#58a6ff",
        "#f2a65a",
        "#3fd0c0",
        "#e08bf0",
        "#b5d66b",
        "#ff8f86",
        "#a5a5ff",
        "#cbb9a8",
    ),
}
"""The colours of runs in a chart, in the same order, so that a run keeps its hue."""


def mixed(colour: str, other: str, share: float) -> str:
    """Return a mix of two colours; ``share`` is the part of the other one, from 0 to 1.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = ((int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in pairs)


def readable_on(colour: str) -> str:
    """Return black or white, whichever contrasts more with a colour, as WCAG 2 defines contrast.

    >>> readable_on("#ffff00"), readable_on("#0000ff")
    ('#000000', '#ffffff')
    """
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return "#000000" if (luminance + 0.05) ** 2 > 1.05 * 0.05 else "#ffffff"


def rgb(colour: str) -> tuple[int, int, int]:
    """Return the red, green and blue of ``#rrggbb``, 0 to 255.

    >>> rgb("#ff8000")
    (255, 128, 0)
    """
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
