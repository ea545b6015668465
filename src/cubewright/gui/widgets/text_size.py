"""The sizes of text: one scale for every window."""

from __future__ import annotations

from enum import Enum

from PySide6.QtGui import QFont


class TextSize(Enum):
    """A size as a share of the size of plain text, which the user can choose."""

    INITIAL = 3.0
    """A letter in place of a picture."""
    PROGRAM = 1.7
    """The name of the program on the start page."""
    TITLE = 1.35
    """The subject of a window, such as the name of a figure."""
    HEADING = 1.15
    """A heading, or a number or button to notice first."""
    SECONDARY = 0.9
    """Text beside or below other text."""


def sized_font(font: QFont, size: TextSize) -> QFont:
    """Return a copy of the font of plain text in another size."""
    made = QFont(font)
    made.setPointSizeF(font.pointSizeF() * size.value)
    return made
