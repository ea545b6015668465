"""The drawing grid: its cells, layer by layer, and their positions.

The shape of a cell is the polygon given by the lattice. The unit is the edge of
a cell; x points to the right and y away from the viewer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from math import ceil, dist, floor

import numpy as np
from numpy.typing import NDArray

from cubewright.model.cell import Cell, Matrix, difference, shifted, turned
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, Point

MAX_SIDE = 64
"""Maximum grid size that a user can choose in each direction."""
_STRIDE = 0.15
"""The sampling distance along a drag, smaller than the width of any cell."""
_NEAR = 1e-6
_ROW = 1 << 20
"""A number larger than every coordinate of a cell."""
_NEAR_END = 3.0
"""Maximum distance, in edges, from an end of the grid to a cell that may touch this end."""
_ASIDE_IN_ROW, _ASIDE_TO_ROW = 1.2, 0.9
"""Weights of a neighbour's sideways distance in the choice of horizontal and vertical steps."""
_TURN_NEAR = 0.05
"""Tolerance for the entries of rotation matrices."""
_VIEWS = (
    ((0, 1, 0), (0, 0, 1), (1, 0, 0)),
    ((1, 0, 0), (0, 0, 1), (0, -1, 0)),
    ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
)
"""Rotation matrices of the views along x, y and z; z and y point upwards on the screen."""


@dataclass(frozen=True)
class Grid:
    """The cells of a box in a lattice, drawn layer by layer as seen along an axis.

    ``size`` is the width, depth and height of the box.

    The ``axis`` only decides which cells form a layer and how they are drawn: 2 is the view from
    above, 1 from the front, 0 from the right. Layers count towards the viewer.
    """

    lattice: Lattice
    size: Cell
    axis: int = 2

    @cached_property
    def _view(self) -> Matrix | None:
        """The turn from cells to their drawn positions; None for no turn."""
        return view_along(self.lattice, self.axis) if self.axis != 2 else None

    def drawn_cell(self, cell: Cell) -> Cell:
        """Return the cell at whose position a cell is drawn."""
        return cell if self._view is None else turned(cell, self._view)

    def layer_of(self, cell: Cell) -> int:
        return self.lattice.layer(self.drawn_cell(cell))

    def outline(self, cell: Cell) -> tuple[Point, ...]:
        """Return the corners of a cell in its layer, anticlockwise."""
        return self.lattice.outline(self.drawn_cell(cell))

    def drawn_outline(self, cell: Cell) -> tuple[Point, ...]:
        """Return the drawn outline of a cell: its polygon, or a circle for a ball."""
        return self.lattice.drawn_outline(self.drawn_cell(cell))

    @cached_property
    def cells(self) -> frozenset[Cell]:
        return _box(self.lattice, self.size).all

    @cached_property
    def _seen(self) -> NDArray[np.int64]:
        """The drawn positions of the cells, ``(3, n)``, in order."""
        cells = _box(self.lattice, self.size).table
        return cells if self._view is None else np.array(self._view) @ cells

    @cached_property
    def _by_layer(self) -> dict[int, tuple[Cell, ...]]:
        cells, steps = _box(self.lattice, self.size).cells, _layer_steps(self.lattice)
        if steps is None:
            numbers = np.array([self.layer_of(cell) for cell in cells.tolist()], np.int64)
        else:
            numbers = np.array(steps) @ self._seen + self.lattice.layer((0, 0, 0))
        order = np.argsort(numbers, kind="stable")
        layers, starts = np.unique(numbers[order], return_index=True)
        parts = np.split(cells[order], starts[1:])
        return {
            layer: tuple(part.tolist()) for layer, part in zip(layers.tolist(), parts, strict=True)
        }

    @property
    def layers(self) -> tuple[int, ...]:
        """The layers from bottom to top."""
        return tuple(self._by_layer)

    def layer(self, layer: int) -> tuple[Cell, ...]:
        """Return the cells of a layer; empty if the layer does not exist."""
        return self._by_layer.get(layer, ())

    @cached_property
    def frame(self) -> tuple[float, float, float, float]:
        """The left, front, right and back ends of all layers together."""
        # Compute outlines only of the cells near an end, because a grid has many cells.
        places = self.lattice.space[:2] @ self._seen.astype(np.float64)
        low = places.min(axis=1, keepdims=True) + _NEAR_END
        high = places.max(axis=1, keepdims=True) - _NEAR_END
        at_end = ((places <= low) | (places >= high)).any(axis=0)
        columns = self._seen[:, at_end].T
        if _layers_agree(self.lattice):
            columns = columns[np.unique(columns[:, 0] * _ROW + columns[:, 1], return_index=True)[1]]
        outlines = {self.lattice.outline((x, y, z)) for x, y, z in columns.tolist()}
        xs, ys = zip(*(corner for outline in outlines for corner in outline), strict=True)
        return min(xs), min(ys), max(xs), max(ys)

    def centre(self, cell: Cell) -> Point:
        """Return the centre of a cell in its layer."""
        return _centre(self.outline(cell))

    @cached_property
    def _squares(self) -> dict[int, dict[tuple[int, int], list[Cell]]]:
        """The cells that overlap each unit square, for each layer looked up so far."""
        return {}

    def _near(self, layer: int, point: Point) -> list[Cell]:
        squares = self._squares.get(layer)
        if squares is None:
            squares = self._squares[layer] = {}
            for cell in self.layer(layer):
                xs, ys = zip(*self.outline(cell), strict=True)
                for x in range(floor(min(xs)), ceil(max(xs)) + 1):
                    for y in range(floor(min(ys)), ceil(max(ys)) + 1):
                        squares.setdefault((x, y), []).append(cell)
        return squares.get((floor(point[0]), floor(point[1])), [])

    def cell_at(self, layer: int, point: Point) -> Cell | None:
        """Return the cell of a layer that contains a point."""
        near = self._near(layer, point)
        return next((c for c in near if holds(self.outline(c), point)), None)

    def cells_along(self, layer: int, start: Point, end: Point) -> tuple[Cell, ...]:
        """Return the cells on the straight line between two points, in order."""
        steps = max(1, ceil(dist(start, end) / _STRIDE))
        found: dict[Cell, None] = {}
        for step in range(steps + 1):
            part = step / steps
            x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
            cell = self.cell_at(layer, (x, y))
            if cell is not None:
                found[cell] = None
        return tuple(found)

    def box_between(self, one: Cell, other: Cell) -> tuple[Cell, ...]:
        """Return the cells in the box between two cells, through all layers between them.

        The comparison uses rows, not heights, because the centres of triangles in one row differ in
        height.
        """
        left, right = sorted((self.centre(one)[0], self.centre(other)[0]))
        back, front = sorted((self._row(one), self._row(other)))
        low, high = sorted((self.layer_of(one), self.layer_of(other)))
        return tuple(
            cell
            for layer in self.layers
            if low <= layer <= high
            for cell in self.layer(layer)
            if back <= self._row(cell) <= front
            and left - _NEAR <= self.centre(cell)[0] <= right + _NEAR
        )

    def box_size(self, one: Cell, other: Cell) -> Cell:
        """Return the size of a box as its numbers of cells: width, depth and height."""
        box = self.box_between(one, other)
        rows = Counter(self._row(cell) for cell in box if self.layer_of(cell) == self.layer_of(one))
        layers = {self.layer_of(cell) for cell in box}
        return (max(rows.values(), default=0), len(rows), len(layers))

    def region(self, cell: Cell, same: Collection[Cell]) -> frozenset[Cell]:
        """Return the connected cells around a cell that are all in ``same``, or all outside of it.

        Two cells are connected if their outlines share a side.
        """
        is_in, layer = cell in same, self.layer_of(cell)
        sides: dict[tuple[Point, Point], list[Cell]] = {}
        for each in self.layer(layer):
            if (each in same) == is_in:
                for side in _sides(self.outline(each)):
                    sides.setdefault(side, []).append(each)
        found, region = {cell}, [cell]
        for each in region:  # The list grows during the loop.
            for side in _sides(self.outline(each)):
                for near in sides.get(side, ()):
                    if near not in found:
                        found.add(near)
                        region.append(near)
        return frozenset(found)

    def column(self, cell: Cell) -> tuple[Cell, ...]:
        """Return the given cell, and the cells above and below it in all layers."""
        place = _rounded(self.centre(cell))
        places = (self._places(layer) for layer in self.layers)
        return tuple(each[place] for each in places if place in each)

    def neighbour(self, cell: Cell, direction: Point) -> Cell:
        """Return the next cell in a direction of the layer; the cell itself at the border.

        In shifted rows, two cells are equally near. The cell in the same column is returned, so
        that moving up and down returns to the same cell.
        """
        x0, y0 = self.centre(cell)
        dx, dy = direction
        # Up and Down go to the adjacent row, even if it is shifted sideways by as much as the
        # distance of two rows.
        weight = _ASIDE_IN_ROW if dx else _ASIDE_TO_ROW
        best, least = cell, (float("inf"), 0)
        for other in self.layer(self.layer_of(cell)):
            x, y = self.centre(other)
            ahead = (x - x0) * dx + (y - y0) * dy
            aside = abs((x - x0) * dy - (y - y0) * dx)
            if ahead > _NEAR and aside <= ahead + _NEAR:
                cost = (
                    round(ahead + weight * aside, 6),
                    abs(self._column(other) - self._column(cell)),
                )
                if cost < least:
                    best, least = other, cost
        return best

    def _column(self, cell: Cell) -> int:
        text_layout = self.lattice.text_layout
        return text_layout.text_position(self.drawn_cell(cell))[0] // text_layout.pitch

    def _row(self, cell: Cell) -> int:
        return self.lattice.text_layout.text_position(self.drawn_cell(cell))[1]

    def counterpart(self, cell: Cell, layer: int) -> Cell:
        """Return the cell of another layer directly over or under a cell, or the nearest cell."""
        place = self.centre(cell)
        aligned = self._places(layer).get(_rounded(place))
        if aligned is not None:
            return aligned
        return min(self.layer(layer), key=lambda other: dist(self.centre(other), place))

    def _places(self, layer: int) -> dict[tuple[float, float], Cell]:
        places = self._known_places.get(layer)
        if places is None:
            places = {_rounded(self.centre(cell)): cell for cell in self.layer(layer)}
            self._known_places[layer] = places
        return places

    @cached_property
    def _known_places(self) -> dict[int, dict[tuple[float, float], Cell]]:
        return {}

    def number(self, layer: int) -> int:
        """Return the displayed number of a layer; the lowest is 1."""
        return self.layers.index(layer) + 1


@dataclass(frozen=True, eq=False)
class _Box:
    """The cells of a box in ascending order, as a set, and as an int64 array ``(3, n)``."""

    cells: NDArray[np.object_]
    all: frozenset[Cell]
    table: NDArray[np.int64]


@lru_cache(maxsize=4)
def _box(lattice: Lattice, size: Cell) -> _Box:
    """Return the cells of a box, which the views along all axes share."""
    listed = sorted(lattice.box(size))
    cells = np.empty(len(listed), np.object_)
    cells[:] = listed
    table = np.ascontiguousarray(np.array(listed, np.int64).reshape(-1, 3).T)
    return _Box(cells, frozenset(listed), table)


@lru_cache(maxsize=64)
def _layer_steps(lattice: Lattice) -> Cell | None:
    """Return the change of the layer by one step in each coordinate; None if it varies."""
    start = lattice.layer((0, 0, 0))
    a, b, c = (lattice.layer(unit) - start for unit in ((1, 0, 0), (0, 1, 0), (0, 0, 1)))
    is_linear = all(
        lattice.layer((x, y, z)) == start + a * x + b * y + c * z
        for x, y, z in lattice.box((6, 6, 6))
    )
    return (a, b, c) if is_linear else None


@lru_cache(maxsize=64)
def _layers_agree(lattice: Lattice) -> bool:
    outlines: dict[Point, tuple[Point, ...]] = {}
    return all(
        outlines.setdefault((x, y), lattice.outline((x, y, z))) == lattice.outline((x, y, z))
        for x, y, z in lattice.box((4, 4, 4))
    )


@lru_cache(maxsize=64)
def view_along(lattice: Lattice, axis: int) -> Matrix | None:
    """Return the turn from the view along an axis to the view from above.

    None if the lattice has no such turn, so its cells form no layers in this direction.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> turned((1, 2, 3), view_along(CUBIC, 1))
    (1, 3, -2)
    """
    wanted = np.array(_VIEWS[axis])
    space = lattice.space
    inverse = np.linalg.inv(space)
    for matrix in lattice.turns:
        if np.abs(space @ np.array(matrix) @ inverse - wanted).max() < _TURN_NEAR:
            return matrix
    return None


def max_grid_size(lattice: Lattice) -> Cell:
    """Return the maximum grid size that a user can choose; larger figures are still displayed."""
    width, depth, height = lattice.block
    return (MAX_SIDE // width, MAX_SIDE // depth, MAX_SIDE // height)


def extent(lattice: Lattice, cells: Iterable[Cell]) -> Cell | None:
    """Return the size of the smallest grid with the cells; None if no grid contains them.

    >>> from cubewright.model.lattices.cubic import CUBIC
    >>> extent(CUBIC, [(1, 0, 0), (4, 2, 0)])
    (5, 3, 1)
    """
    return _extent(lattice, frozenset(cells))


@lru_cache(maxsize=8)
def _extent(lattice: Lattice, cells: frozenset[Cell]) -> Cell | None:
    if not cells:
        return (1, 1, 1)
    text_layout, (direction, first) = lattice.text_layout, _line_direction(lattice)
    columns, lines, levels = lattice.block
    columns *= text_layout.pitch
    sizes = []
    for column, line, level in map(text_layout.text_position, cells):
        depth = (line - first) * direction
        if column < 0 or depth < 0 or level < 0:
            return None
        sizes.append((column // columns + 1, depth // lines + 1, level // levels + 1))
    widths, depths, heights = zip(*sizes, strict=True)
    return (max(widths), max(depths), max(heights))


@cache
def _line_direction(lattice: Lattice) -> tuple[int, int]:
    """Return 1 or -1, if deeper grids grow to the front or back, and their first line number."""
    small, deep = (
        [lattice.text_layout.text_position(cell)[1] for cell in lattice.box((1, depth, 1))]
        for depth in (1, 2)
    )
    return (1, min(small)) if max(deep) > max(small) else (-1, max(small))


@lru_cache(maxsize=1 << 14)
def _centre(outline: tuple[Point, ...]) -> Point:
    count = len(outline)
    return sum(x for x, _ in outline) / count, sum(y for _, y in outline) / count


def _sides(outline: tuple[Point, ...]) -> Iterator[tuple[Point, Point]]:
    ends = [_rounded(point) for point in outline]
    for one, other in zip(ends, ends[1:] + ends[:1], strict=True):
        yield min(one, other), max(one, other)


def _rounded(point: Point) -> Point:
    return round(point[0], 3), round(point[1], 3)


def holds(outline: tuple[Point, ...], point: Point) -> bool:
    """Return whether a convex anticlockwise polygon contains a point, border included."""
    x, y = point
    ends = outline[1:] + outline[:1]
    return all(
        (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= -_NEAR
        for (ax, ay), (bx, by) in zip(outline, ends, strict=True)
    )


_MIN_SIZE = 3
"""Minimum width, depth and height of a new grid, in cells."""
_NO_SHIFT = (0, 0, 0)


@dataclass(frozen=True)
class GridPosition:
    """A translation from the cells of the grid to the cells of the figure; usually zero."""

    by: Cell = _NO_SHIFT

    @classmethod
    def of(cls, figure: Figure) -> GridPosition:
        """Return the position of a figure: zero if a grid contains its cells, else its corner."""
        if extent(figure.lattice, figure.cells) is not None:
            return cls()
        return cls(figure.lattice.corner(figure.cells))

    def grown(self, grid: Grid, figure: Figure) -> tuple[GridPosition, Cell]:
        """Return the position and size of the grid, enlarged on any side to contain a figure.

        A grid that would exceed the user's maximum size is moved to the figure instead.
        """
        lattice = figure.lattice
        corner = lattice.corner([*self.figure_cells(grid.cells), *figure.cells])
        position = GridPosition(corner)
        every = position.grid_cells([*self.figure_cells(grid.cells), *figure.cells])
        size = extent(lattice, every)
        if size is None or any(a > b for a, b in zip(size, max_grid_size(lattice), strict=True)):
            return GridPosition.of(figure), grid.size
        return position, size

    def suits(self, figure: Figure) -> bool:
        """Return whether a grid contains the figure's cells at this position."""
        return extent(figure.lattice, self.grid_cells(figure.cells)) is not None

    def grid_cell(self, cell: Cell) -> Cell:
        return difference(cell, self.by)

    def figure_cell(self, cell: Cell) -> Cell:
        return shifted(cell, self.by)

    def grid_cells(self, cells: Iterable[Cell]) -> frozenset[Cell]:
        if self.by == _NO_SHIFT:
            return frozenset(cells)
        return frozenset(difference(cell, self.by) for cell in cells)

    def figure_cells(self, cells: Iterable[Cell]) -> frozenset[Cell]:
        if self.by == _NO_SHIFT:
            return frozenset(cells)
        return frozenset(shifted(cell, self.by) for cell in cells)

    def numbers_in_grid(self, numbers: Mapping[Cell, int]) -> Mapping[Cell, int]:
        """Replace each cell of the figure by its cell in the grid; the numbers stay."""
        if self.by == _NO_SHIFT:
            return numbers
        return {difference(cell, self.by): number for cell, number in numbers.items()}


def initial_size(lattice: Lattice, cells: Iterable[Cell]) -> Cell:
    """Return the initial grid size for a figure, at least the minimum."""
    listed = list(cells)
    if not listed:
        return lattice.default_size
    width, depth, height = extent(lattice, listed) or lattice.default_size
    least = min(_MIN_SIZE, lattice.default_size[2])
    return max(width, _MIN_SIZE), max(depth, _MIN_SIZE), max(height, least)
