"""Ask for the colour of a piece."""

from __future__ import annotations

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QWidget

from cubewright.model.pieces.colours import COLOURS
from cubewright.translation import tr


def ask_colour(parent: QWidget, colour: str) -> str:
    """Return another colour such as "#ff0000", or an empty text if the user cancels."""
    for place, each in enumerate(COLOURS[: QColorDialog.customCount()]):
        QColorDialog.setCustomColor(place, QColor(each))
    chosen = QColorDialog.getColor(QColor(colour), parent, tr("Colour of the piece"))
    return chosen.name() if chosen.isValid() else ""
