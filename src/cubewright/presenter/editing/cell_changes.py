"""Changes of cells or building blocks of a figure, and the choice of a block by a click."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import lru_cache
from math import dist

from cubewright.model.cell import Cell, difference, shifted, turned
from cubewright.model.figure import Figure
from cubewright.model.lattice import BuildingBlock, Lattice, Point3
from cubewright.presenter.editing.grid import max_grid_size
from cubewright.presenter.editing.pens import Marks, Pen, PenKind
from cubewright.translation import counted, tr


def copies_with(lattice: Lattice, block: BuildingBlock, cell: Cell) -> tuple[frozenset[Cell], ...]:
    """Return all turned and moved copies of a block that contain a cell."""
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
    """Return the best copy of a block that contains a cell, or else the cell alone.

    ``suits`` rates a copy; the highest rate is best. Of equal copies, the copy whose middle is
    nearest to the point ``near`` is returned.
    """
    copies = copies_with(lattice, block, cell) if block is not None else ()
    if not copies:
        return frozenset([cell])
    point = lattice.centre(cell) if near is None else near

    def cost(copy: frozenset[Cell]) -> tuple[float, float]:
        return -suits(copy), round(dist(middle(lattice, copy), point), 6)

    return min(copies, key=cost)


def middle(lattice: Lattice, cells: Collection[Cell]) -> Point3:
    """Return the mean of the centres of cells in space."""
    xs, ys, zs = zip(*map(lattice.centre, cells), strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys), sum(zs) / len(zs)


FigureChange = tuple[Figure, str]
"""The changed figure, and the name of the change for the undo menu."""


def cells_to_add(
    figure: Figure, cell: Cell, block: BuildingBlock | None, near: Point3
) -> frozenset[Cell]:
    """Return the empty cells of the emptiest block that contains a cell."""
    filled = frozenset(figure.cells)
    found = block_with(
        figure.lattice, block, cell, suits=lambda copy: -len(copy & filled), near=near
    )
    return found - filled


def cells_to_change(
    figure: Figure, cell: Cell, block: BuildingBlock | None, near: Point3
) -> frozenset[Cell]:
    """Return the filled cells of the fullest block that contains a cell."""
    filled = frozenset(figure.cells)
    found = block_with(
        figure.lattice, block, cell, suits=lambda copy: len(copy & filled), near=near
    )
    return found & filled


def with_pen(figure: Figure, cells: Collection[Cell], pen: Pen, *, draws: bool) -> FigureChange:
    """Return a figure after a pen has drawn or erased the given cells."""
    marks = Marks.of(figure)
    after = pen.draw(marks, cells) if draws else pen.erase(marks, cells)
    changed = figure.with_cells(after.cells) if pen.kind is PenKind.FILL else after.on(figure)
    return changed, pen.text(len(cells), figure.lattice.noun, draws=draws)


def with_optional(figure: Figure, cells: Collection[Cell], *, optional: bool) -> FigureChange:
    """Return the figure with the given cells marked as optional, or as required."""
    chosen = frozenset(cells)
    marked = figure.optional | chosen if optional else figure.optional - chosen
    changed = counted(len(chosen), figure.lattice.noun)
    if optional:
        text = tr("Mark {cells} as optional", cells=changed)
    else:
        text = tr("Mark {cells} as required", cells=changed)
    return replace(figure, optional=marked), text


def is_too_large(figure: Figure) -> bool:
    """Return whether a figure needs a grid larger than the user can choose."""
    return any(
        side > most for side, most in zip(figure.size, max_grid_size(figure.lattice), strict=True)
    )
