"""The colour of quiet edges, such as the edges of cards and the lines between panels."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

_BLACK = QColor("#000000").rgb()


def edge_colour(palette: QPalette, share: float) -> QColor:
    """Return the text colour with an opacity, or opaque black in high contrast."""
    colour = palette.color(QPalette.ColorRole.WindowText)
    if colour.rgb() != _BLACK:
        colour.setAlphaF(share)
    return colour
