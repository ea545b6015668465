"""Turning, mirroring and shifting in the directions a player sees, on any lattice.

A lattice's matrices act on its cells' integers. Which of them is the quarter
about the upright axis shows only where the cells lie, so each is looked at as
a map of space: x to the right, y away, the layer up.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product

import numpy as np

from cubewright.model.cell import Cell, FloatArray, Matrix, difference, shifted, turned
from cubewright.model.lattice import Lattice
from cubewright.presenter.editing.grid import Grid

_NEAR = 0.05
_REACH = 3
_PARTS = {2: "half", 3: "third", 4: "quarter", 6: "sixth"}
"""What a turn is called that must be made so often to come round."""


@lru_cache(maxsize=64)
def turn_about(lattice: Lattice, axis: int, *, back: bool = False) -> Matrix | None:
    """The smallest turn about the x, y or z axis, anticlockwise as seen from the axis' end."""
    along = np.eye(3)[axis]
    across = np.eye(3)[(axis + 1) % 3]
    found: list[tuple[int, Matrix]] = []
    for matrix in lattice.turns:
        seen = _in_space(lattice, matrix)
        order = _order(matrix)
        if order == 1 or not np.allclose(seen @ along, along, atol=_NEAR):
            continue
        sense = float(np.linalg.det(np.array([across, seen @ across, along])))
        if order == 2 or (sense < 0) == back:
            found.append((order, matrix))
    return max(found)[1] if found else None


@lru_cache(maxsize=64)
def mirror_across(lattice: Lattice, axis: int) -> Matrix | None:
    """The reflection that changes left and right, front and back, or top and bottom."""
    wanted = np.eye(3)
    wanted[axis, axis] = -1
    for matrix in lattice.mirrors:
        if np.allclose(_in_space(lattice, matrix), wanted, atol=_NEAR):
            return matrix
    return None


def part_of_turn(matrix: Matrix) -> str:
    """How much of a whole turn a matrix is, in words.

    >>> part_of_turn(((0, -1, 0), (1, 0, 0), (0, 0, 1)))
    'quarter'
    """
    return _PARTS.get(_order(matrix), "part")


@lru_cache(maxsize=64)
def step_along(lattice: Lattice, axis: int, sign: int) -> Cell:
    """The shortest translation of the lattice that leads in a direction, straight if there is one.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> step_along(CUBIC, 1, -1)
    (0, -1, 0)
    """
    direction = np.eye(3)[axis] * sign
    space = _space(lattice)

    def cost(by: Cell) -> tuple[float, Cell]:
        moved = space @ np.array(by)
        ahead = float(moved @ direction)
        aside = float(np.linalg.norm(moved - ahead * direction))
        return (ahead + 3 * aside if ahead > _NEAR else float("inf"), by)

    return min(cost(by) for by in _translations(lattice))[1]


def placed(lattice: Lattice, cells: Iterable[Cell], low: Cell, size: Cell) -> list[Cell] | None:
    """The shape moved into a grid, its corner as near to ``low`` as it goes; None if it is too big.

    Keeping the corner makes a whole turn the same as none.
    """
    listed = list(cells)
    if not listed:
        return listed
    room = Grid(lattice, size).cells
    start, corner = lattice.origin(listed[0]), lattice.corner(listed)

    def way(by: Cell) -> tuple[int, Cell]:
        return sum(d * d for d in difference(shifted(corner, by), low)), by

    translations = {difference(lattice.origin(cell), start) for cell in room}
    for by in sorted(translations, key=way):
        moved = [shifted(cell, by) for cell in listed]
        if room.issuperset(moved):
            return moved
    return None


def moved_by(cells: Iterable[Cell], matrix: Matrix) -> list[Cell]:
    """The cells under a matrix of their lattice."""
    return [turned(cell, matrix) for cell in cells]


@lru_cache(maxsize=8)
def _translations(lattice: Lattice) -> tuple[Cell, ...]:
    around = product(range(-_REACH, _REACH + 1), repeat=3)
    return tuple({lattice.origin((x, y, z)) for x, y, z in around} - {(0, 0, 0)})


@lru_cache(maxsize=8)
def _space(lattice: Lattice) -> FloatArray:
    """The matrix that takes a cell's integers to where it lies, found from the lattice's drawing.

    Fitted to many cells: where they stand in two ways, as triangles do, the
    middles of single ones lie beside it.
    """
    grid = Grid(lattice, (4, 4, 4))
    cells = sorted(grid.cells)
    places = np.array([(*grid.centre(cell), lattice.layer(cell)) for cell in cells], float)
    numbers = np.array([(*cell, 1) for cell in cells], float)
    fitted, *_ = np.linalg.lstsq(numbers, places, rcond=None)
    space: FloatArray = fitted[:3].T
    return space


def _in_space(lattice: Lattice, matrix: Matrix) -> FloatArray:
    space = _space(lattice)
    seen: FloatArray = space @ np.array(matrix) @ np.linalg.inv(space)
    return seen


def _order(matrix: Matrix) -> int:
    power, made = np.array(matrix), 1
    while made < 12 and not np.array_equal(power, np.eye(3)):
        power, made = power @ np.array(matrix), made + 1
    return made
