"""What the editor shows: the figure in its grid, the layer in hand and what is marked in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from PySide6.QtGui import QColor

from cubewright.model.cell import Cell
from cubewright.presenter.editing.grid import Grid


@dataclass(frozen=True)
class Ink:
    """How a cubelet of a solution is shown: its piece's colour and symbol."""

    colour: QColor
    symbol: str


@dataclass(frozen=True)
class Ghost:
    """A piece that is about to be laid, where it would lie, and whether it may."""

    cells: frozenset[Cell]
    ink: Ink
    may_lie: bool


@dataclass(frozen=True)
class Sheet:
    """Everything that is painted, as one value, so that nothing is painted by halves."""

    grid: Grid
    layer: int
    cells: frozenset[Cell] = frozenset()
    inks: Mapping[Cell, Ink] = field(default_factory=dict)
    marked: frozenset[Cell] = frozenset()
    mark_colour: QColor | None = None
    optional: frozenset[Cell] = frozenset()
    """Cells that may stay empty."""
    dark: frozenset[Cell] = frozenset()
    """Cells of the darker of two colours."""
    pinned: frozenset[Cell] = frozenset()
    """Cells of pieces that were laid beforehand."""
    shows_below: bool = True
    shows_above: bool = False

    def on_grid(self, grid: Grid, *, from_below: bool = False) -> Sheet:
        """The sheet on a grid, the layer in hand kept where there is one, or the lowest."""
        if grid == self.grid:
            grid = self.grid  # which knows its cells and where they are
        layers = grid.layers
        layer = layers[0] if from_below else min(layers, key=lambda each: abs(each - self.layer))
        return replace(self, grid=grid, layer=layer)

    def where_it_changed(self, before: Sheet) -> Sheet:
        """The sheet with a layer in hand that shows what became another, as undo makes it."""
        lattice = self.grid.lattice
        changed = {lattice.layer(cell) for cell in before.cells ^ self.cells}
        if not changed or self.layer in changed:
            return self
        return replace(self, layer=min(changed, key=lambda layer: abs(layer - self.layer)))

    def beyond(self, by: int) -> tuple[Cell, ...]:
        """The filled cells of the layer so many above the one in hand, or below it."""
        layers = self.grid.layers
        index = layers.index(self.layer) + by
        if not 0 <= index < len(layers):
            return ()
        return tuple(cell for cell in self.grid.layer(layers[index]) if cell in self.cells)
