"""Conversion of positions in BurrTools' grids to cells of our lattices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from cubewright.model.cell import Cell, Matrix, turned
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.rhombic import RHOMBIC
from cubewright.model.lattices.spheres import SPHERES
from cubewright.model.lattices.tetra_octa import TETRA_OCTA
from cubewright.model.lattices.triangular import TRIANGULAR
from cubewright.translation import mark


@dataclass(frozen=True)
class Grid:
    """A kind of space, with its number in the file.

    ``is_cell`` returns whether a position ``(x, y, z)`` in a shape's box is a cell. ``cell``
    returns the cell of ``lattice`` there, and ``position`` is its inverse. ``turns`` are the turns
    of the lattice in the order of BurrTools' numbers; empty for spheres, whose numbers are not
    documented. ``start`` takes the lowest coordinates of a shape. It returns the nearest position,
    not above them, at which a box can begin. A grid without a lattice can be read and written, but
    not solved.
    """

    number: int
    title: str
    is_cell: Callable[[Cell], bool] = field(repr=False, compare=False)
    lattice: Lattice | None = None
    cell: Callable[[Cell], Cell] = field(repr=False, compare=False, default=lambda place: place)
    position: Callable[[Cell], Cell] = field(repr=False, compare=False, default=lambda cell: cell)
    turns: tuple[Matrix, ...] = field(repr=False, compare=False, default=())
    start: Callable[[Cell], Cell] = field(repr=False, compare=False, default=lambda low: low)


def _everywhere(_place: Cell) -> bool:
    return True


def _prism(place: Cell) -> Cell:
    """Return the prism at a position; its apex points away from you if x + y is even."""
    x, y, z = place
    kind = 1 if (x + y) % 2 else 2
    return (x, (kind - 3 * y - x) // 2, z)


def _prism_position(cell: Cell) -> Cell:
    a, b, z = cell
    return (a, -((a + 2 * b) // 3), z)


def _start_of_prisms(low: Cell) -> Cell:
    x, y, z = low
    return (x - (x + y) % 2, y, z)  # The parity of x + y is the direction of the apex.


def _is_sphere(place: Cell) -> bool:
    return sum(place) % 2 == 0


def _start_of_spheres(low: Cell) -> Cell:
    x, y, z = low
    return (x - (x + y + z) % 2, y, z)


def _is_rhombic_tetrahedron(place: Cell) -> bool:
    """Return whether the distances from the centre of a 5x5x5 block are 0, 1 and 2 in any order."""
    return sorted(abs(number % 5 - 2) for number in place) == [0, 1, 2]


def _is_tetra_octahedron(place: Cell) -> bool:
    """Return whether a position in its 3x3x3 block is a tetrahedron or an octant."""
    inside = [number % 3 for number in place]
    if inside == [1, 1, 1]:
        return True
    blocks = sum(number // 3 for number in place)
    return 1 not in inside and (sum(inside) // 2 + blocks) % 2 == 1


def _rhombic_tetrahedron(place: Cell) -> Cell:
    return (place[0] - 2, place[1] - 2, place[2] - 2)


def _rhombic_position(cell: Cell) -> Cell:
    return (cell[0] + 2, cell[1] + 2, cell[2] + 2)


def _start_of_rhombic_tetrahedra(low: Cell) -> Cell:
    return (low[0] - low[0] % 5, low[1] - low[1] % 5, low[2] - low[2] % 5)


def _tetra_octahedron(place: Cell) -> Cell:
    return (2 * place[0] + 1, 2 * place[1] + 1, 2 * place[2] + 1)


def _tetra_octahedron_position(cell: Cell) -> Cell:
    return (cell[0] // 2, cell[1] // 2, cell[2] // 2)


def _start_of_tetra_octahedra(low: Cell) -> Cell:
    x, y, z = (number // 3 for number in low)
    return (3 * (x - (x + y + z) % 2), 3 * y, 3 * z)


_OF_BRICKS = (
    "x y z", "x -z y", "x -y -z", "x z -y", "-z y x", "-y -z x", "z -y x", "y z x",
    "-x y -z", "-x -z -y", "-x -y z", "-x z y", "z y -x", "y -z -x", "-z -y -x", "-y z -x",
    "-y x z", "z x y", "y x -z", "-z x -y", "y -x z", "-z -x y", "-y -x -z", "z -x -y",
)  # fmt: skip
"""The image of (x, y, z) under each of BurrTools' turns of bricks, in the order of its numbers."""


def _turns_of_bricks() -> tuple[Matrix, ...]:
    rows: dict[str, Cell] = {
        sign + axis: (factor * (axis == "x"), factor * (axis == "y"), factor * (axis == "z"))
        for sign, factor in (("", 1), ("-", -1))
        for axis in "xyz"
    }
    images = (image.split() for image in _OF_BRICKS)
    return tuple((rows[x], rows[y], rows[z]) for x, y, z in images)


def _turns_of_prisms() -> tuple[Matrix, ...]:
    """Return the turns by sixths about the vertical axis, then the same turns after a half turn."""
    sixth: Matrix = ((1, 1, 0), (-1, 0, 0), (0, 0, 1))
    start: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    over: Matrix = ((-1, 0, 0), (1, 1, 0), (0, 0, -1))
    found = []
    for turn in (start, over):
        for _ in range(6):
            found.append(turn)
            columns = (turned(column, sixth) for column in zip(*turn, strict=True))
            first, second, third = zip(*columns, strict=True)
            turn = (first, second, third)
    return tuple(found)


GRIDS = (
    Grid(0, mark("bricks"), _everywhere, CUBIC, turns=_turns_of_bricks()),
    Grid(
        1,
        mark("triangular prisms"),
        _everywhere,
        TRIANGULAR,
        _prism,
        _prism_position,
        _turns_of_prisms(),
        _start_of_prisms,
    ),
    Grid(2, mark("spheres"), _is_sphere, SPHERES, start=_start_of_spheres),
    Grid(
        3,
        mark("rhombic tetrahedra"),
        _is_rhombic_tetrahedron,
        RHOMBIC,
        _rhombic_tetrahedron,
        _rhombic_position,
        _turns_of_bricks(),
        _start_of_rhombic_tetrahedra,
    ),
    Grid(
        4,
        mark("tetrahedra and octahedra"),
        _is_tetra_octahedron,
        TETRA_OCTA,
        _tetra_octahedron,
        _tetra_octahedron_position,
        _turns_of_bricks(),
        _start_of_tetra_octahedra,
    ),
)


def grid_of(lattice: Lattice) -> Grid | None:
    """Return BurrTools' grid for a lattice; None if there is no such grid.

    >>> grid_of(CUBIC).title
    'bricks'
    """
    return next((grid for grid in GRIDS if grid.lattice == lattice), None)
