"""Let the user choose the colour in which the cells with a colour number are shown."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cubewright.gui.project.document import Document
from cubewright.gui.widgets.colours import ask_colour
from cubewright.model.pieces.colours import numbered_colour
from cubewright.translation import tr


def change_cell_colour(document: Document, parent: QWidget, number: int) -> None:
    """Ask for another colour, and show the cells with a colour number in this colour."""
    before = numbered_colour(number, document.cell_colours)
    colour = ask_colour(parent, before, tr("Colour {number}", number=number))
    if colour:
        document.set_cell_colour(number, colour)
