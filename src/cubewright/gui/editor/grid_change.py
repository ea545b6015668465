"""The undo command for resizing the grid."""

from __future__ import annotations

from collections.abc import Callable
from weakref import WeakMethod

from PySide6.QtGui import QUndoCommand

from cubewright.model.cell import Cell
from cubewright.translation import tr


class GridChange(QUndoCommand):
    """Switches between two grid sizes; the figure and its file stay unchanged.

    ``show_grid`` is a method, to whose object the command refers weakly.
    """

    def __init__(self, show_grid: Callable[[Cell], None], before: Cell, after: Cell) -> None:
        super().__init__(
            tr(
                "Resize the grid to {width} by {depth} by {height}",
                width=after[0],
                depth=after[1],
                height=after[2],
            )
        )
        self._show_grid = WeakMethod(show_grid)
        self._before = before
        self._after = after

    def redo(self) -> None:
        self._show(self._after)

    def undo(self) -> None:
        self._show(self._before)

    def _show(self, size: Cell) -> None:
        show_grid = self._show_grid()
        if show_grid is not None:
            show_grid(size)
