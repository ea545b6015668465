"""The look of puzzles: their light, lines and colours.

The 3D view, pictures, animations and the small pictures of the window share these values.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin

from cubewright.model.lattice import Point3

# Light

AMBIENT, SKY, LAMP = 0.56, 0.16, 0.33
"""The ambient light, the sky light, and the lamp's light on a face that points to the lamp.

A face whose light is 1 or more shows the full colour of its body.
"""
HIDDEN_SKY, HIDDEN_LAMP = 0.5, 0.25
"""The shares of sky light and lamp light that a corner loses if cells hide its whole sky."""
_LAMP_TURN, _LAMP_HEIGHT = -30.0, 50.0


def lamp(azimuth: float) -> Point3:
    """Return the unit vector towards the lamp, which is high over the viewer's left shoulder."""
    a, e = radians(azimuth + _LAMP_TURN), radians(_LAMP_HEIGHT)
    return (cos(e) * cos(a), cos(e) * sin(a), sin(e))


# Lines

GRID_WIDTH, EDGE_WIDTH = 0.02, 0.026
"""The widths, in cells, of the lines between the cells of a body, and of the body's edges."""
GRID_INK, EDGE_INK = 0.2, 0.42
"""The weight of the line colour in these lines; the remaining weight is the face's colour."""
CRISP_GRID_WIDTH, CRISP_EDGE_WIDTH = 0.012, 0.045
CRISP_GRID_INK, CRISP_EDGE_INK = 0.35, 0.75
"""The widths and weights of the same lines, for the crisp outlines of a drawing."""
ROUNDING = 0.055
"""The width, in cells, of the light or dark strip that makes an edge look rounded."""
OUTLINE = 0.12
"""The share of a body's colour in its outlines in the 3D view."""

# Colours

LIGHT, DARK = "light", "dark"
FIGURE_COLOUR = "#86abdd"
"""The colour of a figure without pieces, on light and on dark paper.

It is paler than in the editor.
"""
FAULT_COLOUR = "#ff4b2e"
"""The colour that marks cells with an error."""
DARK_CELLS = 0.55
"""The brightness of dark cells relative to light cells."""
FAINT = 0.35
"""The opacity of optional cells."""


@dataclass(frozen=True)
class Look:
    """The colours of pictures and the 3D view in one colour scheme."""

    background: str
    """The background of pictures."""
    text: str
    line: str
    ground: str
    """The colour of cells without a piece, and of the ground of the 3D view."""
    space: str
    """The background of the 3D view."""
    sign: str
    """The colour of words on the ground."""
    hint: str
    """The colour of words over an empty view."""
    figure: str
    glass: str
    """The colour of transparent cells."""
    chosen: str
    """The colour of the selected piece, which is the accent colour of the theme."""
    shadow: str
    """The colour of shadows on the ground of pictures."""


LOOKS = {
    LIGHT: Look(
        background="#ffffff",
        text="#22262b",
        line="#22262b",
        ground="#e3e6ea",
        space="#f3f4f6",
        sign="#8b94a1",
        hint="#5b6470",
        figure="#b9c3cf",
        glass="#7d8fa6",
        chosen="#0b5cad",
        shadow="#1a1f2b",
    ),
    DARK: Look(
        background="#1f2226",
        text="#e6e9ed",
        line="#0c0e10",
        ground="#3d434c",
        space="#1f2226",
        sign="#8d96a3",
        hint="#aab2bd",
        figure="#a7b1bd",
        glass="#b4c4d8",
        chosen="#58a6ff",
        shadow="#000003",
    ),
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
"""The colours of runs in a chart; both schemes show a run in the same hue."""


@lru_cache(maxsize=4096)
def mixed(colour: str, other: str, share: float) -> str:
    """Return a mix of two colours; ``share`` is the weight of the second colour, from 0 to 1.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = ((int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in pairs)


def readable_on(colour: str) -> str:
    """Return black or white, whichever contrasts more with a colour (WCAG 2).

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
