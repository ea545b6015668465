"""The contents of the editor: the figure in its grid, the current layer and marked cells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from PySide6.QtGui import QColor

from cubewright.model.cell import Cell
from cubewright.presenter.editing.grid import Grid


@dataclass(frozen=True)
class Ink:
    """How a cell of a solution is shown: its piece's colour and symbol."""

    colour: QColor
    symbol: str


@dataclass(frozen=True)
class Ghost:
    """A piece that is being placed: its cells, and whether it can be placed there."""

    cells: frozenset[Cell]
    ink: Ink
    fits: bool


@dataclass(frozen=True)
class Sheet:
    """Everything that the editor paints, as one immutable value."""

    grid: Grid
    layer: int
    cells: frozenset[Cell] = frozenset()
    inks: Mapping[Cell, Ink] = field(default_factory=dict)
    marked: frozenset[Cell] = frozenset()
    mark_colour: QColor | None = None
    optional: frozenset[Cell] = frozenset()
    """Optional cells."""
    dark: frozenset[Cell] = frozenset()
    """Dark cells of a figure in two colours."""
    pinned: frozenset[Cell] = frozenset()
    """Cells of pre-placed pieces."""
    shows_below: bool = True
    shows_above: bool = False

    def on_grid(self, grid: Grid, *, from_below: bool = False) -> Sheet:
        """Return the sheet on another grid, with the same layer if it exists."""
        if grid == self.grid:
            grid = self.grid  # keep the object, which caches its cells
        layers = grid.layers
        layer = layers[0] if from_below else min(layers, key=lambda each: abs(each - self.layer))
        return replace(self, grid=grid, layer=layer)

    def showing_change(self, before: Sheet) -> Sheet:
        """Return the sheet showing a layer that changed, for example by undo."""
        lattice = self.grid.lattice
        changed = {lattice.layer(cell) for cell in before.cells ^ self.cells}
        if not changed or self.layer in changed:
            return self
        return replace(self, layer=min(changed, key=lambda layer: abs(layer - self.layer)))

    def neighbouring_layer(self, by: int) -> tuple[Cell, ...]:
        """Return the filled cells of the layer ``by`` layers above the current one."""
        layers = self.grid.layers
        index = layers.index(self.layer) + by
        if not 0 <= index < len(layers):
            return ()
        return tuple(cell for cell in self.grid.layer(layers[index]) if cell in self.cells)
