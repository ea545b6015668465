"""Placements of pieces in a figure, as cell indices."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cubewright.solver.kernels.array_types import Bools2, Counts1, Counts2, Ints1
from cubewright.solver.kernels.compiling import entry_point, step


class FigureGrid(NamedTuple):
    """A figure of ``c`` cells, and a table of the box around it."""

    cells: Counts2
    """``(c, 3)`` int64: the cells, ascending."""
    origins: Counts2
    """``(c, 3)`` int64: the lattice translations that carry fundamental cells onto them."""
    low: Counts1
    """``(3,)`` int64: the lowest coordinates of the cells."""
    box: Counts1
    """``(3,)`` int64: the width, depth and height of the box."""
    index: Ints1
    """``(width * depth * height,)`` int32: the index of each place's cell, or -1."""
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
    offsets: Counts1
    """``(s,)`` int64, written: the distance from the origin to each cell in the figure's table."""
    bounds: Counts2
    """``(orientations, 6)`` int64, written: the lowest and the highest coordinates of each one."""


@step
def place_of(grid: FigureGrid, x: int, y: int, z: int) -> int:
    """Return the place of a vector in the table."""
    place: int = (x * grid.box[1] + y) * grid.box[2] + z
    return place


@entry_point
def fill_grid(grid: FigureGrid) -> None:
    """Write the indices of the cells into the table, which is -1 elsewhere."""
    low = grid.low
    for cell in range(grid.cells.shape[0]):
        x = grid.cells[cell, 0] - low[0]
        y = grid.cells[cell, 1] - low[1]
        z = grid.cells[cell, 2] - low[2]
        grid.index[place_of(grid, x, y, z)] = cell


@entry_point
def write_placements(
    grid: FigureGrid, forms: PieceForms, meets: Bools2, rows: Ints1, found: Ints1
) -> None:
    """Write the placements of all pieces to ``rows``, and their numbers to ``found``.

    A placement is the ascending indices of its cells. The placements of a piece are different and
    ascend like tuples, because figures and orientations sort cells alike. ``meets[a, b]``: whether
    a piece's cell of colour ``a`` may fill a figure's cell of colour ``b``.
    """
    write_offsets(grid, forms)
    end = 0
    first_form = 0
    first = 0
    for piece in range(forms.sizes.shape[0]):
        size = forms.sizes[piece]
        begin = end
        for cell in range(grid.cells.shape[0]):
            for form in range(forms.numbers[piece]):
                if (
                    is_within(grid, cell, forms, first_form + form, first + form * size)
                    and fits(grid, cell, forms, first + form * size, size, meets, rows, end)
                    # Orientations that differ only in colours can fill the same cells.
                    and not (end > begin and is_repeated(rows, end, size))
                ):
                    end += size
        found[piece] = (end - begin) // size
        first_form += forms.numbers[piece]
        first += forms.numbers[piece] * size


@step
def write_offsets(grid: FigureGrid, forms: PieceForms) -> None:
    """Write the offsets and the bounds of all orientations."""
    place = 0
    number = 0
    for piece in range(forms.sizes.shape[0]):
        for _ in range(forms.numbers[piece]):
            for axis in range(3):
                forms.bounds[number, axis] = forms.cells[place, axis]
                forms.bounds[number, axis + 3] = forms.cells[place, axis]
            for each in range(place, place + forms.sizes[piece]):
                x = forms.cells[each, 0]
                y = forms.cells[each, 1]
                z = forms.cells[each, 2]
                forms.offsets[each] = place_of(grid, x, y, z)
                for axis in range(3):
                    value = forms.cells[each, axis]
                    forms.bounds[number, axis] = min(forms.bounds[number, axis], value)
                    forms.bounds[number, axis + 3] = max(forms.bounds[number, axis + 3], value)
            place += forms.sizes[piece]
            number += 1


@step
def is_within(grid: FigureGrid, cell: int, forms: PieceForms, form: int, first: int) -> bool:
    """Return whether an orientation with its first cell on a cell lies in the box of the figure.

    The first cell must be of the cell's kind, so that a translation carries it there.
    """
    within = True
    for axis in range(3):
        origin = grid.origins[cell, axis]
        low = grid.low[axis]
        within &= grid.cells[cell, axis] - origin == forms.cells[first, axis]
        within &= origin + forms.bounds[form, axis] >= low
        within &= origin + forms.bounds[form, axis + 3] < low + grid.box[axis]
    return within


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
    x = grid.origins[cell, 0] - grid.low[0]
    y = grid.origins[cell, 1] - grid.low[1]
    z = grid.origins[cell, 2] - grid.low[2]
    origin = place_of(grid, x, y, z)
    possible = True
    number = 0
    while possible and number < size:
        filled = grid.index[np.uint64(origin + forms.offsets[first + number])]
        possible = filled >= 0
        if possible:
            possible = meets[forms.colours[first + number], grid.colours[filled]]
            rows[end + number] = filled
        number += 1
    return possible


@step
def is_repeated(rows: Ints1, end: int, size: int) -> bool:
    """Return whether the placement at ``end`` equals the placement before it."""
    same = True
    for number in range(size):
        same &= rows[end + number] == rows[end + number - size]
    return same
