"""Turn, mirror and shift cells in screen directions, on any lattice.

The matrices of a lattice act on integer cell coordinates. To identify, for example, the quarter
turn about the vertical axis, each matrix is converted to a map of space: x to the right, y away
from the viewer, z upwards.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from cubewright.model.cell import Cell, FloatArray, Matrix, difference, shifted, turned
from cubewright.model.lattice import Lattice
from cubewright.presenter.editing.grid import Grid

_NEAR = 0.05
"""Tolerance for equal numbers."""
_REACH = 3
"""Maximum coefficient of a basis element in a translation."""
_PARTS = {2: "half", 3: "third", 4: "quarter", 6: "sixth"}
"""English fractions of a full turn, by the number of such turns in a full turn."""


@lru_cache(maxsize=64)
def turn_about(lattice: Lattice, axis: int, *, back: bool = False) -> Matrix | None:
    """Return the smallest turn about an axis, anticlockwise seen from its positive end."""
    along = np.eye(3)[axis]
    across = np.eye(3)[(axis + 1) % 3]
    found: list[tuple[int, Matrix]] = []
    for matrix, seen in _turns_in_space(lattice):
        order = _order(matrix)
        if order == 1 or np.abs(seen @ along - along).max() > _NEAR:
            continue
        sense = float(np.linalg.det(np.array([across, seen @ across, along])))
        if order == 2 or (sense < 0) == back:
            found.append((order, matrix))
    return max(found)[1] if found else None


@lru_cache(maxsize=64)
def mirror_across(lattice: Lattice, axis: int) -> Matrix | None:
    """Return the reflection that swaps left and right, front and back, or top and bottom."""
    wanted = np.eye(3)
    wanted[axis, axis] = -1
    for matrix in lattice.mirrors:
        if np.abs(_in_space(lattice, matrix) - wanted).max() <= _NEAR:
            return matrix
    return None


def part_of_turn(matrix: Matrix) -> str:
    """Return the fraction of a full turn that a matrix makes, as an English word, not for display.

    >>> part_of_turn(((0, -1, 0), (1, 0, 0), (0, 0, 1)))
    'quarter'
    """
    return _PARTS.get(_order(matrix), "part")


@lru_cache(maxsize=64)
def step_along(lattice: Lattice, axis: int, sign: int) -> Cell:
    """Return the shortest translation of the lattice in a direction, preferably straight.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> step_along(CUBIC, 1, -1)
    (0, -1, 0)
    """
    direction = np.eye(3)[axis] * sign
    space = lattice.space

    def cost(by: Cell) -> tuple[float, Cell]:
        moved = space @ np.array(by)
        ahead = float(moved @ direction)
        aside = float(np.linalg.norm(moved - ahead * direction))
        return (ahead + 3 * aside if ahead > _NEAR else float("inf"), by)

    return min(cost(by) for by in lattice.translations(_REACH))[1]


def moved_into_grid(
    lattice: Lattice, cells: Iterable[Cell], low: Cell, size: Cell
) -> list[Cell] | None:
    """Return the shape moved into a grid, its corner close to ``low``; None if it is too large.

    The corner stays, so a full turn leaves the figure unchanged.
    """
    listed = list(cells)
    if not listed:
        return listed
    room = Grid(lattice, size).cells
    start, corner = lattice.origin(listed[0]), lattice.corner(listed)

    def cost_of(by: Cell) -> tuple[int, Cell]:
        return sum(d * d for d in difference(shifted(corner, by), low)), by

    translations = {difference(lattice.origin(cell), start) for cell in room}
    for by in sorted(translations, key=cost_of):
        moved = [shifted(cell, by) for cell in listed]
        if room.issuperset(moved):
            return moved
    return None


def moved_by(cells: Iterable[Cell], matrix: Matrix) -> list[Cell]:
    """Return the cells transformed by a matrix of their lattice."""
    return [turned(cell, matrix) for cell in cells]


@lru_cache(maxsize=8)
def _turns_in_space(lattice: Lattice) -> tuple[tuple[Matrix, FloatArray], ...]:
    return tuple((matrix, _in_space(lattice, matrix)) for matrix in lattice.turns)


def _in_space(lattice: Lattice, matrix: Matrix) -> FloatArray:
    space = lattice.space
    seen: FloatArray = space @ np.array(matrix) @ np.linalg.inv(space)
    return seen


def _order(matrix: Matrix) -> int:
    power, exponent = np.array(matrix), 1
    while exponent < 12 and not np.array_equal(power, np.eye(3)):
        power, exponent = power @ np.array(matrix), exponent + 1
    return exponent
