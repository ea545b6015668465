"""The drawing grid of every lattice and view against slow definitions."""

from itertools import pairwise, product
from math import dist

import numpy as np
import pytest

from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.editing.cell_changes import is_too_large, with_optional
from cubewright.presenter.editing.grid import (
    MAX_SIDE,
    Grid,
    GridPosition,
    extent,
    holds,
    initial_size,
    max_grid_size,
    view_along,
)

GRIDS = [
    Grid(lattice, (2, 1, 1) if lattice.block[0] > 1 else (4, 3, 2), axis)
    for lattice in lattices().values()
    for axis in range(3)
    if axis == 2 or view_along(lattice, axis) is not None
]


@pytest.fixture(params=GRIDS, ids=lambda grid: f"{grid.lattice.name}-{grid.axis}")
def grid(request):
    return request.param


def test_the_layers_have_each_cell_once_from_bottom_to_top(grid):
    assert grid.cells == frozenset(grid.lattice.box(grid.size))
    layers = [grid.layer(layer) for layer in grid.layers]
    assert sorted(cell for layer in layers for cell in layer) == sorted(grid.cells)
    assert list(grid.layers) == sorted({grid.layer_of(cell) for cell in grid.cells})
    for number, layer in enumerate(grid.layers):
        assert {grid.layer_of(cell) for cell in grid.layer(layer)} == {layer}
        assert grid.number(layer) == number + 1
    assert grid.layer(max(grid.layers) + 1) == ()


def test_the_frame_is_around_all_outlines(grid):
    xs, ys = zip(*(point for cell in grid.cells for point in grid.outline(cell)), strict=True)
    assert grid.frame == pytest.approx((min(xs), min(ys), max(xs), max(ys)))


def test_a_point_belongs_to_the_cell_whose_outline_is_around_it(grid):
    left, front, right, back = grid.frame
    for layer in grid.layers[:3]:
        cells = grid.layer(layer)
        for cell in cells[:20]:
            assert grid.cell_at(layer, grid.centre(cell)) == cell
        for x, y in product(np.linspace(left - 0.3, right + 0.3, 9), np.linspace(front, back, 9)):
            point = (float(x), float(y))
            found = grid.cell_at(layer, point)
            assert (found is not None) == any(holds(grid.outline(cell), point) for cell in cells)
            assert found is None or holds(grid.outline(found), point)


def test_a_polygon_holds_its_border_and_nothing_outside():
    square = ((0.0, 0.0), (1.0, 0.0), (1.0, 2.0), (0.0, 2.0))
    for x, y in product((-0.1, 0.0, 0.4, 1.0, 1.1), (-0.1, 0.0, 1.5, 2.0, 2.1)):
        assert holds(square, (x, y)) == (0 <= x <= 1 and 0 <= y <= 2)


def test_a_line_meets_the_cells_that_it_passes_in_order():
    grid = Grid(CUBIC, (5, 4, 1))
    (layer,) = grid.layers
    first, last = min(grid.cells), max(grid.cells)
    row = [cell for cell in sorted(grid.cells) if cell[1] == 0]
    ends = grid.centre(row[0]), grid.centre(row[-1])
    assert grid.cells_along(layer, *ends) == tuple(row)
    assert grid.cells_along(layer, *reversed(ends)) == tuple(reversed(row))
    assert grid.cells_along(layer, ends[0], ends[0]) == (row[0],)
    diagonal = grid.cells_along(layer, grid.centre(first), grid.centre(last))
    assert (diagonal[0], diagonal[-1]) == (first, last)
    for one, other in pairwise(diagonal):
        assert dist(one, other) < 1.5
    outside = (grid.frame[0] - 2.0, ends[0][1]), (grid.frame[2] + 2.0, ends[0][1])
    assert grid.cells_along(layer, *outside) == tuple(row)


def test_a_column_and_counterparts_are_in_a_vertical_line(grid):
    for cell in sorted(grid.cells)[::7]:
        place = grid.centre(cell)
        column = grid.column(cell)
        assert cell in column
        assert set(column) == {c for c in grid.cells if dist(grid.centre(c), place) < 1e-3}
        assert sorted(column, key=grid.layer_of) == list(column)
        for layer in grid.layers:
            found = grid.counterpart(cell, layer)
            assert grid.layer_of(found) == layer
            nearest = min(dist(grid.centre(other), place) for other in grid.layer(layer))
            assert dist(grid.centre(found), place) == pytest.approx(nearest, abs=1e-3)


def common_side(grid, one, other):
    corners = [{(round(x, 3), round(y, 3)) for x, y in grid.outline(c)} for c in (one, other)]
    return len(corners[0] & corners[1]) >= 2


def test_a_region_is_what_can_be_reached_through_sides(grid):
    layer = grid.layer(grid.layers[len(grid.layers) // 2])[:24]
    filled = frozenset(layer[::2] + layer[:4])
    for cell in layer[:3]:
        region, added = {cell}, [cell]
        for each in added:
            for other in grid.layer(grid.layer_of(cell)):
                same = (other in filled) == (cell in filled)
                if same and other not in region and common_side(grid, each, other):
                    region.add(other)
                    added.append(other)
        assert grid.region(cell, filled) == region


def test_arrow_keys_go_to_a_neighbour_and_back_or_stay_at_the_border(grid):
    layer = grid.layer(grid.layers[0])
    for cell in layer[:30]:
        x, y = grid.centre(cell)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            found = grid.neighbour(cell, (dx, dy))
            there = grid.centre(found)
            ahead = (there[0] - x) * dx + (there[1] - y) * dy
            if found == cell:
                others = [grid.centre(other) for other in layer]
                for x2, y2 in others:
                    far = (x2 - x) * dx + (y2 - y) * dy
                    assert far < 1e-3 or abs((x2 - x) * dy - (y2 - y) * dx) > far - 1e-3
            else:
                assert 0 < ahead < 2.1


def test_arrow_keys_on_squares_go_one_cell():
    grid = Grid(CUBIC, (4, 4, 2))
    step = {direction: grid.neighbour((1, 1, 0), direction) for direction in ((1, 0), (0, 1))}
    assert step[1, 0] == (2, 1, 0)
    assert grid.neighbour(step[1, 0], (-1, 0)) == (1, 1, 0)
    assert dist(step[0, 1], (1, 1, 0)) == 1
    assert step[0, 1][0] == 1
    assert grid.neighbour(step[0, 1], (0, -1)) == (1, 1, 0)
    assert grid.neighbour((3, 1, 0), (1, 0)) == (3, 1, 0)


@pytest.mark.parametrize("axis", range(3))
def test_a_box_between_two_cubelets_has_all_between_them(axis):
    grid = Grid(CUBIC, (4, 3, 3), axis)
    for one, other in (((1, 0, 2), (3, 1, 0)), ((3, 2, 1), (0, 2, 2)), ((2, 1, 1), (2, 1, 1))):
        low, high = np.minimum(one, other), np.maximum(one, other)
        between = {c for c in grid.cells if (low <= c).all() and (high >= c).all()}
        assert set(grid.box_between(one, other)) == between
        x, y, z = (high - low + 1).tolist()
        assert grid.box_size(one, other) == {0: (y, z, x), 1: (x, z, y), 2: (x, y, z)}[axis]


def test_the_extent_is_the_smallest_grid_that_has_the_cells(grid):
    lattice = grid.lattice
    assert extent(lattice, ()) == (1, 1, 1)
    assert extent(lattice, grid.cells) == grid.size
    for cell in sorted(grid.cells)[::11]:
        size = extent(lattice, [cell])
        assert cell in lattice.box(size)
        for axis in range(3):
            if size[axis] > 1:
                smaller = tuple(n - (k == axis) for k, n in enumerate(size))
                assert cell not in lattice.box(smaller)


def test_a_grid_grows_to_hold_a_figure_up_to_the_largest(grid):
    lattice = grid.lattice
    figure = Figure(lattice.box((1, 1, 1)), lattice=lattice)
    assert GridPosition.of(figure) == GridPosition()
    step = [k * n for k, n in zip((3, 3, 3), lattice.translations(2)[-1], strict=True)]
    moved = Figure(
        [tuple(n + by for n, by in zip(cell, step, strict=True)) for cell in figure.cells],
        lattice=lattice,
    )
    position, size = GridPosition().grown(grid, moved)
    cells = position.figure_cells(lattice.box(size))
    if size != grid.size or position.suits(moved):
        assert position.suits(moved)
    assert set(moved.cells) <= cells or size == grid.size
    for each in (position, GridPosition((2, -1, 3))):
        for cell in sorted(grid.cells)[:5]:
            assert each.grid_cell(each.figure_cell(cell)) == cell
        assert each.grid_cells(each.figure_cells(grid.cells)) == grid.cells
        inside = each.numbers_in_grid({each.figure_cell(c): 3 for c in figure.cells})
        assert inside == dict.fromkeys(figure.cells, 3)


def test_a_grid_of_cubelets_grows_on_the_side_where_the_figure_is():
    grid, figure = Grid(CUBIC, (3, 3, 3)), Figure([(-2, 0, 0), (3, 1, 4)])
    position, size = GridPosition().grown(grid, figure)
    assert (position.by, size) == ((-2, 0, 0), (6, 3, 5))
    widest = Figure([(0, 0, 0), (MAX_SIDE - 1, 0, 0)])
    assert GridPosition().grown(grid, widest) == (GridPosition(), (MAX_SIDE, 3, 3))
    wider = Figure([(1, 0, 0), (MAX_SIDE, 0, 0)])
    assert GridPosition().grown(grid, wider) == (GridPosition(), grid.size)
    assert GridPosition.of(Figure([(-4, 2, 1)])).by == (-4, 2, 1)
    assert not GridPosition().suits(Figure([(-4, 2, 1)]))


def test_a_figure_is_too_large_beyond_the_largest_grid():
    assert max_grid_size(CUBIC) == (MAX_SIDE,) * 3
    for axis in range(3):
        for length, is_large in ((MAX_SIDE - 1, False), (MAX_SIDE, False), (MAX_SIDE + 1, True)):
            ends = [0, 0, 0], [0, 0, 0]
            ends[1][axis] = length - 1
            assert is_too_large(Figure(map(tuple, ends))) == is_large


def test_the_grid_of_a_new_figure_has_a_least_size():
    assert initial_size(CUBIC, ()) == CUBIC.default_size
    assert initial_size(CUBIC, [(0, 0, 0)]) == (3, 3, 3)
    assert initial_size(CUBIC, [(4, 0, 0)]) == (5, 3, 3)
    assert initial_size(CUBIC, [(0, 5, 6)]) == (3, 6, 7)
    assert initial_size(CUBIC, [(-1, 0, 0)]) == CUBIC.default_size
    for lattice in lattices().values():
        if lattice.default_size[2] == 1:
            assert initial_size(lattice, lattice.box((1, 1, 1)))[2] == 1


def test_cells_are_marked_as_optional_and_required():
    figure = Figure([(0, 0, 0), (1, 0, 0), (2, 0, 0)], optional=[(0, 0, 0)])
    marked, text = with_optional(figure, [(1, 0, 0), (2, 0, 0)], optional=True)
    assert marked.optional == {(0, 0, 0), (1, 0, 0), (2, 0, 0)}
    assert text == "Mark 2 cubelets as optional"
    marked, text = with_optional(marked, [(1, 0, 0)], optional=False)
    assert marked.optional == {(0, 0, 0), (2, 0, 0)}
    assert text == "Mark 1 cubelet as required"
