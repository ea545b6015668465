"""Placements of pieces in a figure, as cell indices."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.model.cell import CountArray
from cubewright.solver.kernels.array_types import Bools2, Counts1, Counts2, Ints1, Ints3
from cubewright.solver.kernels.compiling import entry_point, step


class FigureGrid(NamedTuple):
    """A figure of ``c`` cells, and a table of the box around it."""

    cells: Counts2
    """``(c, 3)`` int64: the cells, ascending."""
    origins: Counts2
    """``(c, 3)`` int64: the lattice translations that carry fundamental cells onto them."""
    low: Counts1
    """``(3,)`` int64: the lowest coordinates of the cells."""
    index: Ints3
    """``(width, depth, height)`` int32: the index of each cell in the box, or -1."""
    colours: Ints1
    """``(c,)`` int32: the colour number of each cell; 0 for no colour."""


class PieceForms(NamedTuple):
    """The orientations of ``p`` pieces, ``s`` cells in all.

    Orientations ascend by cells within each piece, and cells within each orientation.
    """

    cells: Counts2
    """``(s, 3)`` int64: the cells of all orientations."""
    colours: Ints1
    """``(s,)`` int32: their colour numbers; 0 for no colour."""
    sizes: Ints1
    """``(p,)`` int32: the number of cells of each piece."""
    numbers: Ints1
    """``(p,)`` int32: the number of its orientations."""


@entry_point
def fill_grid(grid: FigureGrid) -> None:
    """Write the indices of the cells into the table, which is -1 elsewhere."""
    low = grid.low
    for cell in range(grid.cells.shape[0]):
        x = grid.cells[cell, 0] - low[0]
        y = grid.cells[cell, 1] - low[1]
        z = grid.cells[cell, 2] - low[2]
        grid.index[x, y, z] = cell


@entry_point
def write_placements(
    grid: FigureGrid, forms: PieceForms, meets: Bools2, rows: Ints1, found: Ints1
) -> None:
    """Write the placements of all pieces to ``rows``, and their numbers to ``found``.

    A placement is the ascending indices of its cells. The placements of a piece are different and
    ascend like tuples, because figures and orientations sort cells alike. ``meets[a, b]``: whether
    a piece's cell of colour ``a`` may fill a figure's cell of colour ``b``.
    """
    end = 0
    first_form = 0
    for piece in range(forms.sizes.shape[0]):
        size = forms.sizes[piece]
        begin = end
        for cell in range(grid.cells.shape[0]):
            for form in range(forms.numbers[piece]):
                first = first_form + form * size
                if (
                    starts_at(grid, cell, forms.cells, first)
                    and fits(grid, cell, forms, first, size, meets, rows, end)
                    # Orientations that differ only in colours can fill the same cells.
                    and not (end > begin and is_repeated(rows, end, size))
                ):
                    end += size
        found[piece] = (end - begin) // size
        first_form += forms.numbers[piece] * size


@step
def starts_at(grid: FigureGrid, cell: int, cells: CountArray, first: int) -> bool:
    """Return whether a translation carries an orientation's first cell to a cell."""
    same = True
    for axis in range(3):
        same &= grid.cells[cell, axis] - grid.origins[cell, axis] == cells[first, axis]
    return same


@step
def fits(
    grid: FigureGrid,
    cell: int,
    forms: PieceForms,
    first: int,
    size: int,
    meets: Bools2,
    rows: Ints1,
    end: int,
) -> bool:
    """Write the indices of a placement's cells to ``rows``; return whether it is possible."""
    width = np.uint64(grid.index.shape[0])
    depth = np.uint64(grid.index.shape[1])
    height = np.uint64(grid.index.shape[2])
    x = grid.origins[cell, 0] - grid.low[0]
    y = grid.origins[cell, 1] - grid.low[1]
    z = grid.origins[cell, 2] - grid.low[2]
    possible = True
    number = np.uint64(0)
    while possible and number < np.uint64(size):
        place = np.uint64(first) + number
        # A number below zero is too large as an unsigned integer.
        column = np.uint64(x + forms.cells[place, 0])
        line = np.uint64(y + forms.cells[place, 1])
        level = np.uint64(z + forms.cells[place, 2])
        possible = column < width and line < depth and level < height
        if possible:
            index = grid.index[column, line, level]
            possible = index >= 0
            if possible:
                possible = meets[forms.colours[place], grid.colours[index]]
                rows[np.uint64(end) + number] = index
        number += np.uint64(1)
    return possible


@step
def is_repeated(rows: Ints1, end: int, size: int) -> bool:
    """Return whether the placement at ``end`` equals the placement before it."""
    same = True
    for number in range(size):
        same &= rows[end + number] == rows[end + number - size]
    return same
