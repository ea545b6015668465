"""Another size of the grid, as a step that undo takes back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand

from cubewright.model.cell import Cell


class GridChange(QUndoCommand):
    """Shows the one size or the other; the figure and its file stay as they are."""

    def __init__(self, show_grid: Callable[[Cell], None], before: Cell, after: Cell) -> None:
        super().__init__("Resize the grid to " + " by ".join(map(str, after)))
        self._show_grid = show_grid
        self._before = before
        self._after = after

    def redo(self) -> None:
        self._show_grid(self._after)

    def undo(self) -> None:
        self._show_grid(self._before)
