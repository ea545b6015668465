"""Quarter turns of cubes about axes through lattice points or the centres of cells."""

from __future__ import annotations

from fractions import Fraction

from cubewright.model.cell import Cell, CountArray
from cubewright.solver.disassembly.turns.swept_squares import swept_squares


def quarter_turn(body: CountArray, axis: int, sign: int, pivot: Cell) -> CountArray:
    """Return cells ``(m, 3)`` turned about an axis, right-handed if ``sign`` is 1.

    ``pivot`` is twice a point on the axis. The centre of cell ``(0, 0, 0)`` is at one half on each
    axis.
    """
    u, v = (axis + 1) % 3, (axis + 2) % 3
    x = 2 * body[:, u] + 1 - pivot[u]
    y = 2 * body[:, v] + 1 - pivot[v]
    after = body.copy()
    after[:, u] = (pivot[u] - sign * y - 1) // 2
    after[:, v] = (pivot[v] + sign * x - 1) // 2
    return after


def swept_in_turn(cell: Cell, axis: Cell, pivot: Cell, allowance: Fraction) -> frozenset[Cell]:
    """Return the cells that a cube meets in a right-handed quarter turn about an axis.

    ``axis`` is a unit vector, ``pivot`` twice a point on it.
    """
    along = next(number for number in range(3) if axis[number])
    u, v = (along + 1) % 3, (along + 2) % 3
    x, y = 2 * cell[u] - pivot[u], 2 * cell[v] - pivot[v]
    sign = axis[along]
    # A clockwise turn is an anticlockwise turn of the mirror image.
    swept = swept_squares(x, y if sign > 0 else -y - 2, allowance)
    found = []
    for a, b in swept:
        each = list(cell)
        each[u] = (a + pivot[u]) // 2
        each[v] = ((b if sign > 0 else -b - 2) + pivot[v]) // 2
        found.append((each[0], each[1], each[2]))
    return frozenset(found)
