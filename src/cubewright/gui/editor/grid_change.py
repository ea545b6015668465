"""The undo command for resizing the grid."""

from __future__ import annotations

from collections.abc import Callable

from cubewright.gui.widgets.undo_command import UndoCommand
from cubewright.model.cell import Cell
from cubewright.translation import tr


def grid_change(show_grid: Callable[[Cell], None], before: Cell, after: Cell) -> UndoCommand:
    """Return a switch between two grid sizes; the figure and its file stay unchanged.

    ``show_grid`` is a method.
    """
    width, depth, height = after
    text = tr(
        "Resize the grid to {width} by {depth} by {height}",
        width=width,
        depth=depth,
        height=height,
    )
    return UndoCommand(show_grid, text, before, after)
