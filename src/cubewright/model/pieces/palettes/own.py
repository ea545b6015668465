"""The colour of each piece: that of its set, or a free one of the program's colours."""

from __future__ import annotations

from cubewright.model.pieces.palette import OWN_COLOURS, Palette
from cubewright.translation import mark

OWN = Palette(
    name=OWN_COLOURS,
    title=mark("Colours of the pieces"),
    help=mark("Show each piece in its own colour, which you can change in the piece editor"),
)
