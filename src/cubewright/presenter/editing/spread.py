"""Additional cells of a stroke: mirror images, and cells above and below the touched cells."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from cubewright.model.cell import Cell, Matrix, shifted, turned
from cubewright.model.lattice import BuildingBlock
from cubewright.presenter.editing.cell_changes import block_with
from cubewright.presenter.editing.grid import Grid
from cubewright.presenter.editing.movements import mirror_across

_NEAR = 1e-6
_ROWS = 4


@dataclass(frozen=True)
class Reflection:
    """A reflection of a lattice: a matrix, then a translation."""

    matrix: Matrix
    by: Cell

    def image(self, cell: Cell) -> Cell:
        """Return the mirror image of a cell."""
        return shifted(turned(cell, self.matrix), self.by)


@lru_cache(maxsize=32)
def mirror_of(grid: Grid, axis: int) -> Reflection | None:
    """Return the reflection across the middle of a grid, or the nearest one in the lattice.

    None if the lattice lacks such a mirror. Axis 0 swaps left and right, 1 front and back, 2 top
    and bottom.
    """
    lattice = grid.lattice
    matrix = mirror_across(lattice, axis)
    if matrix is None:
        return None
    moves = {step: lattice.space @ np.array(step) for step in ((0, 0, 0), *lattice.translations(2))}
    along = {
        step: float(move[axis])
        for step, move in moves.items()
        if move[axis] > _NEAR and np.abs(np.delete(move, axis)).max() < _NEAR
    }
    if not along:
        return None
    step, length = min(along.items(), key=lambda item: item[1])
    # Four rows show the stagger of a grid; all cells of a large grid would take seconds.
    width, depth, height = (
        length if number == axis else min(length, _ROWS) for number, length in enumerate(grid.size)
    )
    sample = Grid(lattice, (width, depth, height)).cells
    heights = {cell: lattice.centre(cell)[axis] for cell in sample}
    corner_cells = [min(sample, key=heights.__getitem__), max(sample, key=heights.__getitem__)]
    ends = [heights[cell] for cell in corner_cells]
    mirrored = [lattice.centre(turned(cell, matrix))[axis] for cell in corner_cells]
    count = round((sum(ends) - sum(mirrored)) / 2 / length)
    best = max(
        (count, count - 1, count + 1),
        key=lambda n: (
            sum(Reflection(matrix, _times(step, n)).image(c) in sample for c in sample),
            -n,
        ),
    )
    return Reflection(matrix, _times(step, best))


@dataclass(frozen=True)
class Spread:
    """Options of strokes.

    A stroke is repeated as its mirror image across the axes in ``mirrors``. With ``span``, it goes
    through all layers. With a ``block``, it draws or erases whole building blocks.
    """

    mirrors: frozenset[int] = frozenset()
    span: bool = False
    block: BuildingBlock | None = None

    def cells(
        self, grid: Grid, touched: Iterable[Cell], full: Collection[Cell] = ()
    ) -> frozenset[Cell]:
        """Return the touched cells with their mirror images and the cells above and below them.

        Of the blocks that contain a touched cell, the block with the most cells of ``full`` is
        drawn or, if ``full`` is empty, the block with the most cells in the grid. If an image of a
        cell is outside the grid, the cell and all its images are left out, so the result is always
        symmetrical.
        """
        found = self._blocks(grid, frozenset(touched), full)
        if self.span:
            found = frozenset(other for cell in found for other in grid.column(cell))
        for axis in sorted(self.mirrors):
            mirror = mirror_of(grid, axis)
            if mirror is None:
                continue
            pairs = [(cell, mirror.image(cell)) for cell in found]
            found = frozenset(c for pair in pairs if pair[1] in grid.cells for c in pair)
        if len(self.mirrors) > 1:
            found = self._closed(grid, found)
        return found

    def _blocks(
        self, grid: Grid, touched: frozenset[Cell], full: Collection[Cell]
    ) -> frozenset[Cell]:
        """Return the cells of the blocks that contain touched cells."""
        if self.block is None:
            return touched
        best = frozenset(full) or grid.cells
        found: set[Cell] = set()
        for cell in sorted(touched):
            if cell not in found:
                found |= block_with(
                    grid.lattice, self.block, cell, suits=lambda copy: len(copy & best)
                )
        return frozenset(found)

    def _closed(self, grid: Grid, cells: frozenset[Cell]) -> frozenset[Cell]:
        while True:
            mirrors = [m for axis in self.mirrors if (m := mirror_of(grid, axis)) is not None]
            kept = frozenset(c for c in cells if all(m.image(c) in cells for m in mirrors))
            if kept == cells:
                return kept
            cells = kept


def _times(step: Cell, n: int) -> Cell:
    return (step[0] * n, step[1] * n, step[2] * n)
