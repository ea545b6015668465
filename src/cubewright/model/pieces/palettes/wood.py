"""The colours of woods, light and dark."""

from __future__ import annotations

from cubewright.model.pieces.palette import Palette
from cubewright.translation import mark

WOOD = Palette(
    name="wood",
    title=mark("Wood"),
    help=mark("Colours of woods such as maple, cherry, walnut and padauk"),
    colours=(
        *("#e9d3a7", "#8b5a2b", "#c1793f", "#4a3020", "#d9a760", "#9c3b22", "#b99b77"),
        *("#6b4a3a", "#f3e6cd", "#7a6a2f", "#d98f73", "#2a1d17", "#a5836d"),
    ),
)
