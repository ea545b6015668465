"""The kind of a turn or mirror, and the direction of its axis, from its matrix.

In every lattice, the determinant and the trace of the integer matrix determine the kind:

    determinant +1   trace 3 nothing · -1 half turn · 0 third · 1 quarter · 2 sixth
    determinant -1   trace -3 point reflection · 1 mirror · 0, -1, -2 a sixth,
                     quarter, third turn with a reflection across its axis

If a lattice has one direction that no turn changes, this direction is "upright". Other axes then
point to a neighbouring cell ("straight") or between neighbours ("diagonal"). On other lattices,
"straight" is up and its images under turns.
"""

from __future__ import annotations

from math import gcd

from cubewright.model.cell import Cell, Matrix, difference, turned
from cubewright.model.lattice import Lattice
from cubewright.translation import mark

TURNS = "12346"
"""The kinds that are turns, which a user can make by hand."""

_KINDS = {
    (1, 3): "1",
    (1, -1): "2",
    (1, 0): "3",
    (1, 1): "4",
    (1, 2): "6",
    (-1, -3): "i",
    (-1, 1): "m",
    (-1, 0): "6r",
    (-1, -1): "4r",
    (-1, -2): "3r",
}
"""The kind for each determinant and trace; ``r`` means a turn with a reflection."""


def kind_of(matrix: Matrix) -> str:
    """Return the kind of a matrix: ``1`` identity, ``4`` quarter turn, ``m`` mirror, and so on."""
    (a, b, c), (d, e, f), (g, h, i) = matrix
    determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return _KINDS[determinant, a + e + i]


def axis_of(matrix: Matrix) -> Cell:
    """Return the axis of a turn, or the normal of a mirror, in coprime integers."""
    sign = 1 if kind_of(matrix) in TURNS else -1
    (a, b, c), (d, e, f), (g, h, i) = matrix
    rows = ((a - sign, b, c), (d, e - sign, f), (g, h, i - sign))
    # The matrix minus the (negative) identity has rank two, so the cross product of two of its rows
    # spans its kernel.
    products = (_cross_product(rows[one], rows[other]) for one, other in ((0, 1), (0, 2), (1, 2)))
    return axis_key(next(product for product in products if any(product)))


def axis_key(axis: Cell) -> Cell:
    """Return coprime integers that are equal for a direction and its opposite."""
    x, y, z = axis
    shared = gcd(x, y, z) * (1 if axis > (0, 0, 0) else -1)
    return (x // shared, y // shared, z // shared)


def orbit(lattice: Lattice, axis: Cell) -> set[Cell]:
    """Return all images of a direction under the lattice's turns and mirrors."""
    return {axis_key(turned(axis, matrix)) for matrix in lattice.turns + lattice.mirrors}


DIRECTIONS = (mark("upright"), mark("straight"), mark("diagonal"))
"""The directions that an axis can have, in words."""


def direction_of(lattice: Lattice, axis: Cell) -> str:
    """Return the direction of an axis in words: upright, straight or diagonal."""
    if len(orbit(lattice, axis)) == 1:
        return "upright"
    straight = orbit(lattice, lattice.up)
    if len(straight) == 1:
        cell = lattice.box((1, 1, 1))[0]
        straight = {axis_key(difference(each, cell)) for each in lattice.neighbours(cell)}
    return "straight" if axis in straight else "diagonal"


def _cross_product(one: Cell, other: Cell) -> Cell:
    (a, b, c), (d, e, f) = one, other
    return (b * f - c * e, c * d - a * f, a * e - b * d)
