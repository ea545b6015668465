"""A cell: a position in a lattice, as three integers.

On cubes they are x (to the right), y (away from you) and z (up).
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

Cell = tuple[int, int, int]
Matrix = tuple[Cell, Cell, Cell]
"""Three rows of three integers, applied to a cell as a column."""

IntArray = NDArray[np.int32]
MaskArray = NDArray[np.uint64]
BoolArray = NDArray[np.bool_]
CountArray = NDArray[np.int64]
FloatArray = NDArray[np.float64]


def shifted(cell: Cell, by: Cell) -> Cell:
    """Return the cell moved by a vector."""
    return (cell[0] + by[0], cell[1] + by[1], cell[2] + by[2])


def difference(cell: Cell, start: Cell) -> Cell:
    return (cell[0] - start[0], cell[1] - start[1], cell[2] - start[2])


def turned(cell: Cell, matrix: Matrix) -> Cell:
    """Return the image of a cell under a linear map.

    >>> turned((1, 2, 3), ((0, -1, 0), (1, 0, 0), (0, 0, 1)))
    (-2, 1, 3)
    """
    x, y, z = cell
    (a, b, c), (d, e, f), (g, h, i) = matrix
    return (a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z)


def keeps_up(matrix: Matrix) -> bool:
    """Return whether a linear map keeps the upward direction.

    >>> keeps_up(((0, -1, 0), (1, 0, 0), (0, 0, 1))), keeps_up(((1, 0, 0), (0, -1, 0), (0, 0, -1)))
    (True, False)
    """
    return turned((0, 0, 1), matrix) == (0, 0, 1)


def bounds(cells: Iterable[Cell]) -> tuple[Cell, Cell]:
    """Return the minimum and the maximum of each coordinate; zeros if there are no cells."""
    listed = list(cells)
    if not listed:
        return (0, 0, 0), (0, 0, 0)
    xs, ys, zs = ([cell[axis] for cell in listed] for axis in range(3))
    return (min(xs), min(ys), min(zs)), (max(xs), max(ys), max(zs))
