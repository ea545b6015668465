"""The contents of the editor: the figure in its grid, the current layer and marked cells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from PySide6.QtGui import QColor

from cubewright.model.cell import Cell
from cubewright.model.colours import DARK_NUMBER
from cubewright.model.pieces.colours import numbered_colour
from cubewright.presenter.editing.grid import Grid
from cubewright.presenter.editing.pens import Marks


@dataclass(frozen=True)
class Ink:
    """The colour and the symbol of a solution's cell."""

    colour: QColor
    symbol: str


@dataclass(frozen=True)
class Ghost:
    """The cells of a held piece, and whether it can be placed there."""

    cells: frozenset[Cell]
    ink: Ink
    fits: bool


@dataclass(frozen=True)
class Sheet:
    """All values that the editor paints, immutable."""

    grid: Grid
    layer: int
    cells: frozenset[Cell] = frozenset()
    inks: Mapping[Cell, Ink] = field(default_factory=dict)
    marked: frozenset[Cell] = frozenset()
    mark_colour: QColor | None = None
    optional: frozenset[Cell] = frozenset()
    dark: frozenset[Cell] = frozenset()
    """Dark cells of a figure in two colours."""
    colours: Mapping[Cell, int] = field(default_factory=dict)
    """The colour numbers of cells; in a figure of two colours, 1 is light and 2 is dark."""
    body: QColor | None = None
    """The colour of cells without a colour number or piece; None for the usual colour."""
    cell_colours: tuple[str, ...] = ()
    """The project's colours for the colour numbers 1, 2 and so on."""
    pinned: frozenset[Cell] = frozenset()
    """Cells of pre-placed pieces."""
    shows_below: bool = True
    shows_above: bool = False

    @property
    def marks(self) -> Marks:
        """The cells with their marks."""
        return Marks(self.cells, self.optional, self.colours)

    def with_marks(self, marks: Marks) -> Sheet:
        """Return the sheet with other cells and marks, as during a stroke."""
        dark: frozenset[Cell] = frozenset()
        if self.dark:
            dark = frozenset(cell for cell, n in marks.colours.items() if n == DARK_NUMBER)
        return replace(
            self, cells=marks.cells, optional=marks.optional, colours=marks.colours, dark=dark
        )

    def colour_of(self, cell: Cell) -> QColor | None:
        """Return the colour marked on a cell; None for no mark and in figures of two colours."""
        number = 0 if self.dark else self.colours.get(cell, 0)
        return QColor(numbered_colour(number, self.cell_colours)) if number else None

    def on_grid(self, grid: Grid, *, from_below: bool = False) -> Sheet:
        """Return the sheet on another grid, with the same or the nearest layer."""
        if grid == self.grid:
            grid = self.grid  # keep the object, because it caches its cells
        layers = grid.layers
        layer = layers[0] if from_below else min(layers, key=lambda each: abs(each - self.layer))
        return replace(self, grid=grid, layer=layer)

    def with_changed_layer(self, before: Sheet) -> Sheet:
        """Return the sheet showing the nearest layer that differs from ``before``."""
        changed = {self.grid.layer_of(cell) for cell in before.cells ^ self.cells}
        if not changed or self.layer in changed:
            return self
        return replace(self, layer=min(changed, key=lambda layer: abs(layer - self.layer)))

    def changed_cells(self, before: Sheet) -> set[Cell]:
        """Return the cells that look different in another sheet on the same grid."""
        changed: set[Cell] = set()
        for now, then in (
            (self.cells, before.cells),
            (self.marked, before.marked),
            (self.optional, before.optional),
            (self.dark, before.dark),
            (self.pinned, before.pinned),
        ):
            if now is not then:
                changed |= now ^ then
        changed |= _changed_keys(self.inks, before.inks)
        changed |= _changed_keys(self.colours, before.colours)
        return changed

    def neighbouring_layer(self, by: int) -> tuple[Cell, ...]:
        """Return the filled cells of the layer that is ``by`` layers above the current layer."""
        layers = self.grid.layers
        index = layers.index(self.layer) + by
        if not 0 <= index < len(layers):
            return ()
        return tuple(cell for cell in self.grid.layer(layers[index]) if cell in self.cells)


def _changed_keys(now: Mapping[Cell, object], then: Mapping[Cell, object]) -> set[Cell]:
    if now is then or now == then:
        return set()
    return {cell for cell in now.keys() | then.keys() if now.get(cell) != then.get(cell)}
