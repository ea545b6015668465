"""The line over the layer: which one it is and how full, or why nothing happened."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent

from cubewright.gui.editor.sheet import Sheet
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.presenter.editing.strokes import cubelets


class LayerLine(ElidedLabel):
    """Leaves out how full the layer is where there is no room for it."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._sheet = sheet
        self._said = ""

    def show_sheet(self, sheet: Sheet) -> None:
        """Tell the layer in hand; something has happened."""
        self._sheet, self._said = sheet, ""
        self._describe()

    def say(self, text: str) -> None:
        """Say why nothing happened, until something does."""
        self._said = text
        self._describe()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._describe()

    def _describe(self) -> None:
        grid, layer = self._sheet.grid, self._sheet.layer
        filled = sum(cell in self._sheet.cells for cell in grid.layer(layer))
        short = f"Layer {grid.number(layer)} of {len(grid.layers)}"
        full = (
            self._said or f"{short}: {cubelets(filled, grid.lattice.noun) if filled else 'empty'}"
        )
        fits = self.fontMetrics().horizontalAdvance(full) <= self.width()
        self.setText(full if fits or self._said else short)
        self.setAccessibleName(full)
