"""Building blocks: the copies of a block around a cell, and the one that a click means."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import lru_cache
from math import dist

from cubewright.model.cell import Cell, difference, shifted, turned
from cubewright.model.lattice import BuildingBlock, Lattice, Point3


def copies_with(lattice: Lattice, block: BuildingBlock, cell: Cell) -> tuple[frozenset[Cell], ...]:
    """Return every copy of a block, turned and moved, that contains a cell."""
    start = lattice.origin(cell)
    copies = _first_copies(lattice, block, difference(cell, start))
    if start == (0, 0, 0):
        return copies
    return tuple(frozenset(shifted(each, start) for each in copy) for copy in copies)


@lru_cache(maxsize=256)
def _first_copies(
    lattice: Lattice, block: BuildingBlock, cell: Cell
) -> tuple[frozenset[Cell], ...]:
    found: dict[frozenset[Cell], None] = {}
    for matrix in lattice.turns:
        image = [turned(each, matrix) for each in block.cells]
        for each in image:
            start = lattice.origin(each)
            if difference(each, start) == cell:
                found[frozenset(difference(other, start) for other in image)] = None
    return tuple(sorted(found, key=sorted))


def block_with(
    lattice: Lattice,
    block: BuildingBlock | None,
    cell: Cell,
    *,
    suits: Callable[[frozenset[Cell]], float],
    near: Point3 | None = None,
) -> frozenset[Cell]:
    """Return the copy of a block with a cell that suits best; the cell alone if there is none.

    Of copies that suit equally, return the one whose middle is nearest to a point.
    """
    copies = copies_with(lattice, block, cell) if block is not None else ()
    if not copies:
        return frozenset([cell])
    point = lattice.centre(cell) if near is None else near

    def cost(copy: frozenset[Cell]) -> tuple[float, float]:
        return -suits(copy), round(dist(middle(lattice, copy), point), 6)

    return min(copies, key=cost)


def middle(lattice: Lattice, cells: Collection[Cell]) -> Point3:
    """Return the mean of the middles of cells in space."""
    xs, ys, zs = zip(*map(lattice.centre, cells), strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys), sum(zs) / len(zs)
