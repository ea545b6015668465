"""Colours of pieces and of their copies, and the view's light and dark colours."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtGui import QColor, QPalette

from cubewright.gui.frame import theme
from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.frame.theme import mixed
from cubewright.model.placement import PlacedPiece
from cubewright.model.solution import Solution


def copy_colour(colour: str, copy: int) -> QColor:
    """Return a piece's colour: paler for the second copy, deeper for the third."""
    base = QColor(colour)
    if copy % 3 == 1:
        return mixed(base, QColor("white"), 0.42)
    if copy % 3 == 2:
        return mixed(base, QColor("black"), 0.38)
    return base


def placed_colour(solution: Solution, placed: PlacedPiece) -> QColor:
    """Return the colour of a placed piece in a solution, in the chosen palette."""
    colour = PIECE_COLOURS.colour(solution.puzzle.piece_set, placed.piece)
    return copy_colour(colour, placed.copy)


@dataclass(frozen=True)
class Look:
    """The colours of the view.

    ``plate`` is the ground, ``sign`` the words on it, ``figure`` a figure without
    pieces, ``text`` the words over an empty view, ``glass`` transparent cells,
    ``chosen`` the piece that the user has chosen: the selection colour of the theme.
    """

    background: str
    plate: str
    sign: str
    figure: str
    text: str
    glass: str
    chosen: str


LIGHT = Look(
    background="#f3f4f6",
    plate="#e3e6ea",
    sign="#8b94a1",
    figure="#b9c3cf",
    text="#5b6470",
    glass="#7d8fa6",
    chosen=theme.LIGHT[QPalette.ColorRole.Accent],
)
DARK = Look(
    background="#1f2226",
    plate="#3d434c",
    sign="#8d96a3",
    figure="#a7b1bd",
    text="#aab2bd",
    glass="#b4c4d8",
    chosen=theme.DARK[QPalette.ColorRole.Accent],
)
FAULT_COLOUR = "#ff4b2e"
"""The colour that marks cells with a problem."""


class Mark(Enum):
    """What marked cells are; it decides their colour."""

    FAULT = "fault"
    CHOSEN = "chosen"

    def colour(self, look: Look) -> QColor:
        """Return the colour of the mark in a look."""
        return QColor(look.chosen if self is Mark.CHOSEN else FAULT_COLOUR)
