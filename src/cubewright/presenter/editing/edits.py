"""Edits of a figure by the editor's tools, each with its name for the undo menu."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cubewright.model.cell import Cell, Matrix, shifted
from cubewright.model.figure import Figure
from cubewright.presenter.editing.grid import Grid, GridPosition, extent, max_grid_size
from cubewright.presenter.editing.movements import moved_by, moved_into_grid, step_along
from cubewright.presenter.editing.pens import Marks
from cubewright.translation import mark, tr


@dataclass(frozen=True)
class Change:
    """The cells after a change, its name in the undo menu, and the size of the grid that it needs.

    ``moved`` maps each cell to its new position if the whole figure was moved; ``marks`` are the
    new marks, if marks change. ``sources`` maps each cell of a scaled figure to the old cell whose
    marks it takes. ``note`` is a sentence about an effect that may surprise.
    """

    cells: frozenset[Cell]
    text: str
    size: Cell
    moved: Mapping[Cell, Cell] | None = None
    marks: Marks | None = None
    sources: Mapping[Cell, Cell] | None = None
    note: str = ""

    def of_figure(
        self, figure: Figure, grid_position: GridPosition
    ) -> tuple[Figure, dict[Cell, Cell] | None]:
        """Return the changed figure, and a map of old to new cells if all cells moved."""
        at = grid_position.figure_cell
        if self.marks is not None:
            places = {cell: at(cell) for cell in self.cells}
            return self.marks.moved(places).on(figure), None
        if self.sources is not None:
            return with_marks_from(figure, {at(c): at(d) for c, d in self.sources.items()}), None
        if self.moved is not None:
            moved = {at(start): at(end) for start, end in self.moved.items()}
            return Marks.of(figure).moved(moved).on(figure), moved
        return figure.with_cells(grid_position.figure_cells(self.cells)), None


def with_marks_from(figure: Figure, sources: Mapping[Cell, Cell]) -> Figure:
    before = Marks.of(figure)
    numbers = ((cell, before.colours.get(source, 0)) for cell, source in sources.items())
    marks = Marks(
        frozenset(sources),
        frozenset(cell for cell, source in sources.items() if source in before.optional),
        {cell: number for cell, number in numbers if number},
    )
    return marks.on(figure)


def clear_layer(grid: Grid, cells: frozenset[Cell], layer: int) -> Change:
    text = tr("Clear layer {number}", number=grid.number(layer))
    return Change(cells - set(grid.layer(layer)), text, grid.size)


def fill_layer(grid: Grid, cells: frozenset[Cell], layer: int) -> Change:
    text = tr("Fill layer {number}", number=grid.number(layer))
    return Change(cells | set(grid.layer(layer)), text, grid.size)


def clear_figure(grid: Grid, cells: frozenset[Cell]) -> Change:
    return Change(frozenset(), tr("Clear the figure"), grid.size)


def copy_layer(grid: Grid, cells: frozenset[Cell], layer: int, by: int) -> Change | None:
    """Copy a layer to the adjacent layer; the grid grows at the top, up to its limit."""
    index = grid.layers.index(layer) + by
    if index < 0:
        return None
    if index >= len(grid.layers):
        if grid.axis != 2 or grid.size[2] >= max_grid_size(grid.lattice)[2]:
            return None
        grid = _with_a_further_layer(grid)
    to = grid.layers[index]
    copied = {grid.counterpart(c, to) for c in grid.layer(layer) if c in cells}
    number = grid.number(layer)
    if by > 0:
        text = tr("Copy layer {number} up", number=number)
    else:
        text = tr("Copy layer {number} down", number=number)
    return Change((cells - set(grid.layer(to))) | copied, text, grid.size)


def _with_a_further_layer(grid: Grid) -> Grid:
    width, depth, height = grid.size
    return Grid(grid.lattice, (width, depth, height + 1), grid.axis)


_SHIFTS = (
    (mark("Shift the figure left"), mark("Shift the figure right")),
    (mark("Shift the figure to the front"), mark("Shift the figure to the back")),
    (mark("Shift the figure down"), mark("Shift the figure up")),
)
"""The names of the changes that shift a figure backward and forward along each axis."""


def shift_figure(grid: Grid, cells: frozenset[Cell], axis: int, sign: int) -> Change | None:
    """Shift the figure by one step, and extend the grid if needed; None if it cannot grow."""
    by = step_along(grid.lattice, axis, sign)
    moved_to = {cell: shifted(cell, by) for cell in cells}
    moved = frozenset(moved_to.values())

    needed = extent(grid.lattice, moved)
    size = grid.size if needed is None else larger(needed, grid.size)
    most = larger(max_grid_size(grid.lattice), grid.size)
    if needed is None or larger(size, most) != most:
        return None
    return Change(moved, tr(_SHIFTS[axis][sign > 0]), size, moved_to)


def turn_figure(grid: Grid, cells: frozenset[Cell], matrix: Matrix, text: str) -> Change | None:
    """Turn or mirror the figure, keeping its corner in place if possible.

    If the grid fits the figure exactly, the new grid also fits exactly.
    """
    image = moved_by(sorted(cells), matrix)
    low = grid.lattice.corner(cells)
    longest = max(grid.size)
    large = larger(max_grid_size(grid.lattice), (longest,) * 3)
    # This size is nearly always large enough, and is searched quickly.
    twice = (min(2 * longest + 2, large[0]),) * 3
    fits_exactly = extent(grid.lattice, cells) == grid.size
    for size in (twice, large) if fits_exactly else (grid.size, twice, large):
        found = moved_into_grid(grid.lattice, image, low, size)
        if found is not None:
            needed = extent(grid.lattice, found) or grid.size
            size = needed if fits_exactly else larger(needed, grid.size)
            moved_to = dict(zip(sorted(cells), found, strict=True))
            return Change(frozenset(found), text, size, moved_to)
    return None


def larger(one: Cell, other: Cell) -> Cell:
    """Return the size of the smallest grid that can hold grids of both sizes."""
    return (max(one[0], other[0]), max(one[1], other[1]), max(one[2], other[2]))


def fit_grid_to_figure(grid: Grid, cells: Iterable[Cell]) -> Change | None:
    """Move the figure to the corner of a grid of exactly its size."""
    listed = sorted(cells)
    found = moved_into_grid(grid.lattice, listed, (0, 0, 0), grid.size)
    if not found:
        return None
    size = extent(grid.lattice, found) or grid.size
    moved_to = dict(zip(listed, found, strict=True))
    return Change(frozenset(found), tr("Fit the grid to the figure"), size, moved_to)
