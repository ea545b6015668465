"""Colours that eyes without one kind of cone tell apart too.

Found by simulated annealing from the program's own colours: the closest pair of the thirteen
differs by at least 15 in CIEDE2000 for normal sight, protanopia, deuteranopia and tritanopia
(matrices of Machado, Oliveira and Fernandes, IEEE TVCG 15, 2009). The contract test measures it.
"""

from __future__ import annotations

from cubewright.model.pieces.palette import Palette
from cubewright.translation import mark

COLOUR_BLIND = Palette(
    name="colour-blind",
    title=mark("For colour-blind eyes"),
    help=mark("Thirteen colours that differ for colour-blind eyes too"),
    colours=(
        *("#ffe77e", "#4a6fff", "#733355", "#18805f", "#6a37a2", "#ef8e0a", "#7afaed"),
        *("#b38e9d", "#adb089", "#736d8d", "#837005", "#43b1df", "#8b011c"),
    ),
)
