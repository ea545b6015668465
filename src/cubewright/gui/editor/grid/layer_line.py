"""The line above the layer: its number and number of cells, or why a tool had no effect."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent

from cubewright.gui.editor.sheet import Sheet
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.presenter.editing.strokes import cubelets
from cubewright.translation import tr


class LayerLine(ElidedLabel):
    """Shows the number of cells in the layer only if there is room."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self._sheet = sheet
        self._message = ""

    def show_sheet(self, sheet: Sheet) -> None:
        """Show the number of the current layer."""
        self._sheet, self._message = sheet, ""
        self._describe()

    def show_message(self, text: str) -> None:
        """Show why a tool had no effect, until the next change."""
        self._message = text
        self._describe()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._describe()

    def _describe(self) -> None:
        grid, layer = self._sheet.grid, self._sheet.layer
        filled = sum(cell in self._sheet.cells for cell in grid.layer(layer))
        short = tr("Layer {number} of {count}", number=grid.number(layer), count=len(grid.layers))
        full = self._message or tr(
            "{layer}: {cells}",
            layer=short,
            cells=cubelets(filled, grid.lattice.noun) if filled else tr("empty"),
        )
        fits = self.fontMetrics().horizontalAdvance(full) <= self.width()
        self.setText(full if fits or self._message else short)
        self.setAccessibleName(full)
