"""The symmetry of flat figures, as one sees it looking down on them: turns and mirrors of a plane.

In space every flat figure has one mirror more, the plane in which it lies, and
can be turned over wherever it has a mirror. Nobody means that who looks at a
board: it is left out here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from cubewright.model.cell import Cell, Matrix, difference, turned
from cubewright.model.lattice import Lattice
from cubewright.model.symmetry.operations import axis_of, kind_of, orbit, way_of

_NAMES: dict[tuple[int, int], tuple[str, str]] = {
    (1, 0): ("C1", "no symmetry"),
    (2, 0): ("C2", "half turn"),
    (3, 0): ("C3", "third turn"),
    (4, 0): ("C4", "quarter turn"),
    (6, 0): ("C6", "sixth turn"),
    (1, 1): ("D1", "mirror"),
    (2, 2): ("D2", "half turn and two mirrors"),
    (3, 3): ("D3", "third turn and three mirrors"),
    (4, 4): ("D4", "all four turns and four mirrors"),
    (6, 6): ("D6", "all six turns and six mirrors"),
}
"""How many turns and how many mirrors a plane figure has, its short name, and plain words."""


def normal_of(lattice: Lattice, cells: Iterable[Cell]) -> Cell | None:
    """The direction in which one looks at a flat figure; None where it is not flat.

    A row of cubelets and a single one lie in several planes; they are bodies
    like others.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> normal_of(CUBIC, [(0, 0, 0), (1, 0, 0), (1, 0, 1)])
    (0, 1, 0)
    >>> normal_of(CUBIC, [(0, 0, 0), (1, 0, 0)])
    """
    ground, above = sorted(lattice.box((1, 1, 2)), key=lattice.layer)
    ways = orbit(lattice, difference(above, ground))
    found = [way for way in ways if len({_along(cell, way) for cell in cells}) == 1]
    return found[0] if len(found) == 1 else None


def seen_from(normal: Cell, group: Iterable[Matrix]) -> tuple[Matrix, ...]:
    """Those of a flat figure's turns and mirrors that one sees, looking down on it."""
    return tuple(matrix for matrix in group if turned(normal, matrix) == normal)


def flat_name(lattice: Lattice, group: Sequence[Matrix]) -> tuple[str, str]:
    """The short name and the words for the turns and mirrors of a plane."""
    kinds = Counter(kind_of(matrix) == "m" for matrix in group)
    short, words = _NAMES[kinds[False], kinds[True]]
    ways = {way_of(lattice, axis_of(matrix)) for matrix in group if kind_of(matrix) == "m"}
    return short, f"{words}, {ways.pop()}" if len(ways) == 1 else words


def _along(cell: Cell, way: Cell) -> int:
    """How far a cell lies in the direction of layers, however the layers are turned."""
    return sum(one * other for one, other in zip(cell, way, strict=True))
