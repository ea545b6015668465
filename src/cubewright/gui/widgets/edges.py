"""The colour of quiet edges, such as the edges of cards and the lines between panels."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

_BLACK = QColor("#000000").rgb()


def edge_colour(palette: QPalette, share: float) -> QColor:
    """Return the colour of text with an opacity; in high contrast, where text is black, opaque."""
    colour = palette.color(QPalette.ColorRole.WindowText)
    if colour.rgb() != _BLACK:
        colour.setAlphaF(share)
    return colour
