"""The symmetry of flat figures: the turns and mirrors of their plane.

In space a flat figure has one more mirror, its own plane, and a half turn for
every mirror. People who look at a board do not count those, so they are left
out here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from cubewright.model.cell import Cell, Matrix, turned
from cubewright.model.lattice import Lattice
from cubewright.model.symmetry.operations import axis_of, direction_of, kind_of, orbit
from cubewright.translation import mark

_NAMES: dict[tuple[int, int], tuple[str, str]] = {
    (1, 0): ("C1", mark("no symmetry")),
    (2, 0): ("C2", mark("half turn")),
    (3, 0): ("C3", mark("third turn")),
    (4, 0): ("C4", mark("quarter turn")),
    (6, 0): ("C6", mark("sixth turn")),
    (1, 1): ("D1", mark("mirror")),
    (2, 2): ("D2", mark("half turn and two mirrors")),
    (3, 3): ("D3", mark("third turn and three mirrors")),
    (4, 4): ("D4", mark("all four turns and four mirrors")),
    (6, 6): ("D6", mark("all six turns and six mirrors")),
}
"""The numbers of turns and mirrors of a plane figure: its short name, and plain words."""


def normal_of(lattice: Lattice, cells: Iterable[Cell]) -> Cell | None:
    """Return the direction at right angles to a flat figure; None if it is not flat.

    A row of cubelets and a single cubelet are in several planes, so they do not
    count as flat.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> normal_of(CUBIC, [(0, 0, 0), (1, 0, 0), (1, 0, 1)])
    (0, 1, 0)
    >>> normal_of(CUBIC, [(0, 0, 0), (1, 0, 0)])
    """
    listed = list(cells)
    directions = orbit(lattice, lattice.up)
    found = [each for each in directions if len({_height(cell, each) for cell in listed}) == 1]
    if len(found) != 1 or not _is_mirrored_by_its_plane(lattice, listed, found[0]):
        return None
    return found[0]


def _is_mirrored_by_its_plane(lattice: Lattice, cells: list[Cell], normal: Cell) -> bool:
    """Whether the plane is a mirror of the cells, as it is of prisms and of spheres.

    Tetrahedra whose middles are in one plane stick out of it on one side.
    """
    opposite = (-normal[0], -normal[1], -normal[2])
    shape = lattice.normalized(cells)
    return any(
        kind_of(matrix) == "m"
        and turned(normal, matrix) == opposite
        and lattice.normalized(turned(cell, matrix) for cell in cells) == shape
        for matrix in lattice.mirrors
    )


def seen_from(normal: Cell, group: Iterable[Matrix]) -> tuple[Matrix, ...]:
    """Return the turns and mirrors of the plane: those that keep its normal direction."""
    return tuple(matrix for matrix in group if turned(normal, matrix) == normal)


def flat_name(lattice: Lattice, group: Sequence[Matrix]) -> tuple[str, str, tuple[str, ...]]:
    """Return the short name of turns and mirrors of a plane, its words, and their directions."""
    kinds = Counter(kind_of(matrix) == "m" for matrix in group)
    short, words = _NAMES[kinds[False], kinds[True]]
    directions = {
        direction_of(lattice, axis_of(matrix)) for matrix in group if kind_of(matrix) == "m"
    }
    return short, words, tuple(directions) if len(directions) == 1 else ()


def _height(cell: Cell, direction: Cell) -> int:
    """The position of a cell along a direction."""
    return sum(one * other for one, other in zip(cell, direction, strict=True))
