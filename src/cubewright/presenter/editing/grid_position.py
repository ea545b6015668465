"""The position of a figure in the grid: its own coordinates, if a grid can contain them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cubewright.model.cell import Cell, difference, shifted
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.presenter.editing.grid import Grid, extent, largest

_MIN_SIZE = 3
"""The smallest width, depth and height of a grid at first, in cells."""
_NO_SHIFT = (0, 0, 0)


@dataclass(frozen=True)
class GridPosition:
    """A translation from the cells of the grid to those of the figure; mostly zero."""

    by: Cell = _NO_SHIFT

    @classmethod
    def of(cls, figure: Figure) -> GridPosition:
        """Return the position of a figure: zero if a grid contains its cells, else its corner."""
        if extent(figure.lattice, figure.cells) is not None:
            return cls()
        return cls(figure.lattice.corner(figure.cells))

    def grown(self, grid: Grid, figure: Figure) -> tuple[GridPosition, Cell]:
        """Return the position and size of a grid that is enlarged on any side to contain a figure.

        A grid that would be larger than a user can choose is moved to the figure instead.
        """
        lattice = figure.lattice
        corner = lattice.corner([*self.figure_cells(grid.cells), *figure.cells])
        position = GridPosition(corner)
        every = position.grid_cells([*self.figure_cells(grid.cells), *figure.cells])
        size = extent(lattice, every)
        if size is None or any(a > b for a, b in zip(size, largest(lattice), strict=True)):
            return GridPosition.of(figure), grid.size
        return position, size

    def suits(self, figure: Figure) -> bool:
        """Whether a grid contains the figure's cells at this position."""
        return extent(figure.lattice, self.grid_cells(figure.cells)) is not None

    def grid_cell(self, cell: Cell) -> Cell:
        """Return the grid cell of a cell of the figure."""
        return difference(cell, self.by)

    def figure_cell(self, cell: Cell) -> Cell:
        """Return the figure's cell of a cell of the grid."""
        return shifted(cell, self.by)

    def grid_cells(self, cells: Iterable[Cell]) -> frozenset[Cell]:
        """Return the grid cells of cells of the figure."""
        if self.by == _NO_SHIFT:
            return frozenset(cells)
        return frozenset(difference(cell, self.by) for cell in cells)

    def figure_cells(self, cells: Iterable[Cell]) -> frozenset[Cell]:
        """Return the figure's cells of cells of the grid."""
        if self.by == _NO_SHIFT:
            return frozenset(cells)
        return frozenset(shifted(cell, self.by) for cell in cells)

    def numbers_in_grid(self, numbers: Mapping[Cell, int]) -> Mapping[Cell, int]:
        """Return the numbers of cells of the figure by the cells of the grid."""
        if self.by == _NO_SHIFT:
            return numbers
        return {difference(cell, self.by): number for cell, number in numbers.items()}


def initial_size(lattice: Lattice, cells: Iterable[Cell]) -> Cell:
    """Return the initial grid size for a figure: as large as needed, with a minimum."""
    listed = list(cells)
    if not listed:
        return lattice.default_size
    width, depth, height = extent(lattice, listed) or lattice.default_size
    least = min(_MIN_SIZE, lattice.default_size[2])
    return max(width, _MIN_SIZE), max(depth, _MIN_SIZE), max(height, least)
