"""The characters that draw colour numbers, in figures and in pieces."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_lowercase, digits

from cubewright.model.cell import Cell
from cubewright.model.colours import Colours

COLOUR_MARKS = "".join(c for c in digits + ascii_lowercase if c not in "0ox")
"""The mark of each colour number from 1 to 33.

Letters that draw cells are left out. So are capital letters, because a shape drawn with the symbol
of its piece is an error.
"""


def colour_marks(colours: Colours) -> dict[Cell, str]:
    """Return the mark of each coloured cell whose number has a mark.

    >>> colour_marks(frozenset({((0, 0, 0), 1), ((1, 0, 0), 34)}))
    {(0, 0, 0): '1'}
    """
    return {cell: COLOUR_MARKS[n - 1] for cell, n in colours if n <= len(COLOUR_MARKS)}


def marked_colours(marks: Mapping[Cell, str]) -> Colours:
    """Return the colours that marks draw; other marks are ignored.

    >>> sorted(marked_colours({(0, 0, 0): "1", (1, 0, 0): "+", (2, 0, 0): "a"}))
    [((0, 0, 0), 1), ((2, 0, 0), 10)]
    """
    found = {cell: mark for cell, mark in marks.items() if mark in COLOUR_MARKS}
    return frozenset((cell, COLOUR_MARKS.index(mark) + 1) for cell, mark in found.items())
