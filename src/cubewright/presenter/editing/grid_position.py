"""Where a figure lies in the grid: where its own cells say, wherever a grid can have them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cubewright.model.cell import Cell, difference, shifted
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.presenter.editing.grid import extent

_LEAST = 3
_NOWHERE = (0, 0, 0)


@dataclass(frozen=True)
class GridPosition:
    """A translation between the figure's cells and the grid's; mostly none."""

    by: Cell = _NOWHERE

    @classmethod
    def of(cls, figure: Figure) -> GridPosition:
        """The placing for a figure: none where a grid has its cells, else that of its corner."""
        if extent(figure.lattice, figure.cells) is not None:
            return cls()
        return cls(figure.lattice.corner(figure.cells))

    def suits(self, figure: Figure) -> bool:
        """Whether a grid has the figure's cells where they are placed."""
        return extent(figure.lattice, self.in_grid(figure.cells)) is not None

    def one(self, cell: Cell) -> Cell:
        """Where a cell of the figure is in the grid."""
        return difference(cell, self.by)

    def in_figure(self, cell: Cell) -> Cell:
        """Which cell of the figure's lattice a cell of the grid is."""
        return shifted(cell, self.by)

    def in_grid(self, cells: Iterable[Cell]) -> frozenset[Cell]:
        """Where cells of the figure are in the grid."""
        if self.by == _NOWHERE:
            return frozenset(cells)
        return frozenset(difference(cell, self.by) for cell in cells)

    def in_lattice(self, cells: Iterable[Cell]) -> frozenset[Cell]:
        """Which cells of the figure lie there in the grid."""
        if self.by == _NOWHERE:
            return frozenset(cells)
        return frozenset(shifted(cell, self.by) for cell in cells)


def roomy(lattice: Lattice, cells: Iterable[Cell]) -> Cell:
    """The size of the grid in which a figure is first shown: as it needs, and not tiny."""
    listed = list(cells)
    if not listed:
        return lattice.usual
    width, depth, height = extent(lattice, listed) or lattice.usual
    least = min(_LEAST, lattice.usual[2])
    return max(width, _LEAST), max(depth, _LEAST), max(height, least)
