"""Colours of placed pieces and of marks."""

from __future__ import annotations

from enum import Enum

from PySide6.QtGui import QColor

from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.model.drawing.look import FAULT_COLOUR, Look
from cubewright.model.pieces.colours import copy_colour
from cubewright.model.placement import PlacedPiece
from cubewright.model.solution import Solution


def placed_colour(solution: Solution, placed: PlacedPiece) -> QColor:
    """Return the colour of a placed piece in a solution, in the chosen palette."""
    colour = PIECE_COLOURS.colour(solution.puzzle.piece_set, placed.piece)
    return QColor(copy_colour(colour, placed.copy))


class Mark(Enum):
    """The meaning of marked cells, which decides their colour."""

    FAULT = "fault"
    CHOSEN = "chosen"

    def colour(self, look: Look) -> QColor:
        """Return the colour of the mark in a theme."""
        return QColor(look.chosen if self is Mark.CHOSEN else FAULT_COLOUR)
