"""What a turn or mirror of a lattice does, told from its matrix, and how its axis lies.

Whatever the lattice's axes are, the determinant and the trace of a matrix of
integers tell what it does:

    determinant +1   trace 3 nothing · -1 half turn · 0 third · 1 quarter · 2 sixth
    determinant -1   trace -3 point reflection · 1 mirror · 0, -1, -2 a sixth,
                     quarter, third turn with a reflection across its axis

Its axis lies towards a neighbouring cell ("straight"), between them
("diagonal"), or along the one direction that no turn of the lattice changes
("upright").
"""

from __future__ import annotations

from math import gcd

from cubewright.model.cell import Cell, Matrix, difference, turned
from cubewright.model.lattice import Lattice

TURNS = "12346"
"""The kinds that are turns; a player can do them by hand."""

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
"""Determinant and trace of a matrix, and what it does; ``r``: a turn with a reflection."""


def kind_of(matrix: Matrix) -> str:
    """What a matrix does: ``1`` nothing, ``4`` a quarter turn, ``m`` a mirror, and so on."""
    (a, b, c), (d, e, f), (g, h, i) = matrix
    determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return _KINDS[determinant, a + e + i]


def axis_of(matrix: Matrix) -> Cell:
    """The axis of a turn, or the direction across a mirror, as the least integers."""
    sign = 1 if kind_of(matrix) in TURNS else -1
    (a, b, c), (d, e, f), (g, h, i) = matrix
    rows = ((a - sign, b, c), (d, e - sign, f), (g, h, i - sign))
    # Of rank two: what is across two of its rows is what it takes to zero.
    products = (_across(rows[one], rows[other]) for one, other in ((0, 1), (0, 2), (1, 2)))
    return directed(next(product for product in products if any(product)))


def directed(axis: Cell) -> Cell:
    """The least integers in a direction or against it."""
    x, y, z = axis
    shared = gcd(x, y, z) * (1 if axis > (0, 0, 0) else -1)
    return (x // shared, y // shared, z // shared)


def orbit(lattice: Lattice, axis: Cell) -> set[Cell]:
    """All the directions to which the lattice's turns and mirrors carry one."""
    return {directed(turned(axis, matrix)) for matrix in lattice.turns + lattice.mirrors}


def way_of(lattice: Lattice, axis: Cell) -> str:
    """How an axis lies on a lattice: upright, straight or diagonal."""
    if len(orbit(lattice, axis)) == 1:
        return "upright"
    home = lattice.box((1, 1, 1))[0]
    sides = {directed(difference(each, home)) for each in lattice.neighbours(home)}
    return "straight" if axis in sides else "diagonal"


def _across(one: Cell, other: Cell) -> Cell:
    (a, b, c), (d, e, f) = one, other
    return (b * f - c * e, c * d - a * f, a * e - b * d)
