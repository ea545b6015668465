"""Pure colours that are far apart in lightness and hue."""

from __future__ import annotations

from cubewright.model.pieces.palette import Palette
from cubewright.translation import mark

HIGH_CONTRAST = Palette(
    name="high-contrast",
    title=mark("High contrast"),
    help=mark("Pure colours, far apart in lightness and hue"),
    colours=(
        *("#ffe100", "#0040ff", "#ff1a1a", "#00c83c", "#ff00ff", "#00e5ff", "#6a00a8"),
        *("#ff8c00", "#f2f2f2", "#004d1a", "#7a3b00", "#ffb3d9", "#202020"),
    ),
)
