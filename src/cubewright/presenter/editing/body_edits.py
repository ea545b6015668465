"""Edits of the whole body, of a box, and of the grid around it: hollow, scale, move, grow."""

from __future__ import annotations

from collections.abc import Collection

from cubewright.model.cell import Cell, shifted
from cubewright.presenter.editing.bodies import holes, hollowed, scaled, unscaled
from cubewright.presenter.editing.edits import Change, larger, shift_figure
from cubewright.presenter.editing.grid import Grid, extent, largest
from cubewright.presenter.editing.movements import moved_into_grid, step_along
from cubewright.presenter.editing.pens import Marks
from cubewright.translation import counted, mark, tr

MAX_CELLS = 1 << 16
"""Larger results of scaling are refused."""
SIDES = (
    (mark("left"), mark("right")),
    (mark("front"), mark("back")),
    (mark("bottom"), mark("top")),
)
"""The names of the sides of a grid, by axis: the lower and the upper one."""
_GROWN = (
    (mark("Grow the grid at the left"), mark("Grow the grid at the right")),
    (mark("Grow the grid at the front"), mark("Grow the grid at the back")),
    (mark("Grow the grid at the bottom"), mark("Grow the grid at the top")),
)
"""The names of the changes that make a grid longer at these sides."""


def hollow(grid: Grid, cells: frozenset[Cell]) -> Change:
    """Empty the cells whose neighbours are all filled."""
    kept = hollowed(grid.lattice, cells)
    removed = counted(len(cells) - len(kept), grid.lattice.noun)
    return Change(kept, tr("Hollow out {cells}", cells=removed), grid.size)


def fill_holes(grid: Grid, cells: frozenset[Cell]) -> Change:
    """Fill the cells that the figure encloses."""
    enclosed = holes(grid.lattice, cells)
    text = tr("Fill holes of {cells}", cells=counted(len(enclosed), grid.lattice.noun))
    return Change(cells | enclosed, text, grid.size)


def scale(grid: Grid, cells: frozenset[Cell], factor: int) -> Change | None:
    """Make the figure larger; None if the grid cannot hold it."""
    if len(cells) * factor**3 > MAX_CELLS:
        return None
    found = scaled(grid.lattice, cells, factor)
    return _placed(grid, found, tr("Scale the figure by {factor}", factor=factor))


def scale_back(grid: Grid, cells: frozenset[Cell], factor: int) -> Change | None:
    """Make the figure smaller; None if it does not consist of whole blocks."""
    found = unscaled(grid.lattice, cells, factor)
    return _placed(grid, found, tr("Scale the figure down by {factor}", factor=factor))


def _placed(grid: Grid, sources: dict[Cell, Cell] | None, text: str) -> Change | None:
    """Return the change to other cells, moved into the grid; each has the source of its marks."""
    if not sources:
        return None
    cells = sorted(sources)
    needed = extent(grid.lattice, cells)
    moved: list[Cell] | None = cells
    if needed is None or larger(needed, largest(grid.lattice)) != largest(grid.lattice):
        low = grid.lattice.corner(cells)
        at_corner = [shifted(cell, (-low[0], -low[1], -low[2])) for cell in cells]
        needed = extent(grid.lattice, at_corner)
        if needed is None:
            moved = moved_into_grid(grid.lattice, cells, (0, 0, 0), largest(grid.lattice))
            needed = extent(grid.lattice, moved) if moved else None
        else:
            moved = at_corner
    if needed is None or not moved:
        return None
    if larger(needed, largest(grid.lattice)) != largest(grid.lattice):
        return None
    at = {new: sources[cell] for cell, new in zip(cells, moved, strict=True)}
    return Change(frozenset(moved), text, larger(needed, grid.size), sources=at)


def move_part(grid: Grid, marks: Marks, box: Collection[Cell], by: Cell) -> Change | None:
    """Move the cells of a box with their marks; what they land on is replaced.

    None if they would leave the grid where it cannot grow.
    """
    inside = marks.cells.intersection(box)
    places = {cell: shifted(cell, by) for cell in inside}
    needed = extent(grid.lattice, places.values()) if places else grid.size
    most = larger(largest(grid.lattice), grid.size)
    if needed is None or larger(needed, most) != most:
        return None
    moved, others = marks.moved(places), marks.without({*inside, *places.values()})
    after = Marks(
        others.cells | moved.cells,
        others.optional | moved.optional,
        {**others.colours, **moved.colours},
    )
    text = tr("Move {cells}", cells=counted(len(inside), grid.lattice.noun))
    return Change(after.cells, text, larger(needed, grid.size), marks=after)


def grow(grid: Grid, cells: frozenset[Cell], axis: int, sign: int) -> Change | None:
    """Add one row, column or layer of cells at a side; the figure moves if it must.

    None if the grid already has its largest size.
    """
    size = list(grid.size)
    size[axis] += 1
    if size[axis] > largest(grid.lattice)[axis]:
        return None
    wider = Grid(grid.lattice, (size[0], size[1], size[2]))
    text = tr(_GROWN[axis][sign > 0])
    if _end(wider, axis, sign) > _end(grid, axis, sign) + 1e-6:
        return Change(cells, text, wider.size)
    shifted_change = shift_figure(wider, cells, axis, -sign)
    if shifted_change is None:
        return None
    by = step_along(grid.lattice, axis, -sign)
    if not all(shifted(cell, by) in wider.cells for cell in grid.cells):
        # The shortest straight step of some lattices is two layers long.
        size[axis] = min(size[axis] + 1, largest(grid.lattice)[axis])
    needed = larger(shifted_change.size, (size[0], size[1], size[2]))
    return Change(shifted_change.cells, text, needed, shifted_change.moved)


def _end(grid: Grid, axis: int, sign: int) -> float:
    """Return how far the grid reaches in a direction."""
    return max(sign * grid.lattice.centre(cell)[axis] for cell in grid.cells)
