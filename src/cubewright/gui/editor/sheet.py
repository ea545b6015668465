"""What the editor shows: the figure in its grid, the layer in hand and what is marked in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtGui import QColor

from cubewright.gui.editor.grid import Grid
from cubewright.model.cell import Cell


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

    def beyond(self, by: int) -> tuple[Cell, ...]:
        """The filled cells of the layer so many above the one in hand, or below it."""
        layers = self.grid.layers
        index = layers.index(self.layer) + by
        if not 0 <= index < len(layers):
            return ()
        return tuple(cell for cell in self.grid.layer(layers[index]) if cell in self.cells)
