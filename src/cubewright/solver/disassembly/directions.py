"""The directions of a lattice as arrays: each step, and the cells that it passes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import numpy as np

from cubewright.errors import CubewrightError
from cubewright.model.cell import Cell, difference
from cubewright.model.lattice import Lattice
from cubewright.solver.disassembly.translations import swept_cells
from cubewright.solver.kernels.disassembly.arrays import Directions, X, Y
from cubewright.translation import several, tr


def packed(cell: Cell) -> int:
    """Return a position as one integer; differences of positions become differences of integers."""
    return cell[0] * X + cell[1] * Y + cell[2]


@cache
def steps(lattice: Lattice) -> tuple[Cell, ...]:
    """Return the steps in all directions; steps ``2 * k`` and ``2 * k + 1`` are opposite.

    Raises:
        CubewrightError: The lattice has no directions for an analysis.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> steps(CUBIC)[:3]
    ((1, 0, 0), (-1, 0, 0), (0, 1, 0))
    """
    if not lattice.slides:
        raise CubewrightError(
            tr(
                "{cells} have no directions in which pieces could be taken apart",
                cells=several(lattice.noun),
            )
        )
    return tuple(step for x, y, z in lattice.slides for step in ((x, y, z), (-x, -y, -z)))


@cache
def directions(lattice: Lattice) -> Directions:
    """Return the arrays of the directions.

    Raises:
        CubewrightError: As for :func:`steps`.
    """
    all_steps = steps(lattice)
    return Directions(
        np.array(all_steps, np.int64),
        np.array([packed(step) for step in all_steps], np.int64),
        np.array([[abs(number) for number in step].index(1) for step in all_steps], np.int64),
    )


@cache
def passed_offsets(lattice: Lattice) -> Mapping[Cell, tuple[tuple[Cell, ...], ...]]:
    """Return the offsets of passed cells for each class of cells and each step.

    Offsets are from the cell; the keys are the cells of a fundamental cell.
    """
    cells = {difference(cell, lattice.origin(cell)) for cell in lattice.box((3, 3, 3))}
    return {
        cell: tuple(
            tuple(sorted(difference(each, cell) for each in swept_cells(lattice, cell, step)))
            for step in steps(lattice)
        )
        for cell in cells
    }
