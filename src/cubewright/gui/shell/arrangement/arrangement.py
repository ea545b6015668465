"""The three arrangements of the window, and their initial sizes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

HANDLE_WIDTH = 6
"""The width of the handle between two panels, in pixels."""
EDGE_MIN_WIDTH = 1100
"""The width in pixels below which a window folds its side columns to their edges."""
_WIDE_WINDOW = 1500
"""The minimum window width, in pixels, at which every arrangement shows the side column."""


class Arrangement(Enum):
    """An arrangement of the window; the value is its name in settings and actions."""

    DRAW = "draw"
    SOLVE = "solve"
    STUDY = "study"


@dataclass(frozen=True)
class Widths:
    """The initial sizes of an arrangement, in pixels.

    ``results`` is a width while the solutions are beside the 3D view, else a height.
    """

    side: int
    view_column: int
    results: int


def initial_widths(arrangement: Arrangement, width: int, height: int) -> Widths:
    """Return the sizes in which the primary part gets more than half of a window.

    >>> initial_widths(Arrangement.DRAW, 1280, 640)
    Widths(side=232, view_column=307, results=256)
    >>> initial_widths(Arrangement.SOLVE, 1280, 640).results
    499
    """
    side = min(280, max(232, width // 6))
    if arrangement is Arrangement.DRAW:
        return Widths(side, min(520, max(240, width * 24 // 100)), max(250, height * 2 // 5))
    if arrangement is Arrangement.SOLVE:
        return Widths(side, 0, min(680, max(240, width * 39 // 100)))
    return Widths(side, min(420, max(200, width * 22 // 100)), height // 4)


def initially_folded(arrangement: Arrangement, width: int) -> frozenset[str]:
    """Return the titles of the panels that are folded at first."""
    if arrangement is Arrangement.DRAW:
        return frozenset({"Search"})
    if arrangement is Arrangement.SOLVE:
        return frozenset({"Search"} if width >= _WIDE_WINDOW else {"Problems", "Pieces", "Search"})
    return frozenset({"Problems", "Pieces", "Solutions", "Search"})
