"""Each edit of layers or of the whole figure has a name, and gets the grid that it needs."""

from itertools import product

import pytest

from cubewright.model.cell import shifted, turned
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.editing.edits import (
    Change,
    clear_figure,
    clear_layer,
    copy_layer,
    fill_layer,
    fit_grid_to_figure,
    larger,
    shift_figure,
    turn_figure,
)
from cubewright.presenter.editing.grid import MAX_SIDE, Grid, GridPosition, extent
from cubewright.presenter.editing.pens import Marks

GRID = Grid(CUBIC, (3, 3, 3))
SOME = frozenset([(0, 0, 0), (1, 0, 0), (1, 1, 1), (2, 2, 2)])


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_layer_is_cleared_and_filled(number):
    layer = GRID.layers[number]
    of_layer = {cell for cell in GRID.cells if cell[2] == number}
    cleared, filled = clear_layer(GRID, SOME, layer), fill_layer(GRID, SOME, layer)
    assert cleared == Change(SOME - of_layer, f"Clear layer {number + 1}", (3, 3, 3))
    assert filled == Change(SOME | of_layer, f"Fill layer {number + 1}", (3, 3, 3))
    assert clear_figure(GRID, SOME) == Change(frozenset(), "Clear the figure", (3, 3, 3))


def test_a_layer_is_copied_up_and_down_and_the_grid_grows_at_the_top():
    low, middle, high = GRID.layers
    up = copy_layer(GRID, SOME, low, 1)
    assert up.cells == SOME - {(1, 1, 1)} | {(0, 0, 1), (1, 0, 1)}
    assert (up.text, up.size) == ("Copy layer 1 up", (3, 3, 3))
    down = copy_layer(GRID, SOME, middle, -1)
    assert down.cells == {(1, 1, 0), (1, 1, 1), (2, 2, 2)}
    assert (down.text, down.size) == ("Copy layer 2 down", (3, 3, 3))
    assert copy_layer(GRID, SOME, low, -1) is None
    grown = copy_layer(GRID, SOME, high, 1)
    assert (grown.cells, grown.size) == (SOME | {(2, 2, 3)}, (3, 3, 4))
    for height, grows in ((MAX_SIDE - 1, True), (MAX_SIDE, False)):
        tall = Grid(CUBIC, (1, 1, height))
        assert (copy_layer(tall, SOME, tall.layers[-1], 1) is not None) == grows
    seen_from_the_front = Grid(CUBIC, (3, 3, 3), 1)
    assert copy_layer(seen_from_the_front, SOME, seen_from_the_front.layers[-1], 1) is None


NAMES = {
    (0, -1): "Shift the figure left",
    (0, 1): "Shift the figure right",
    (1, -1): "Shift the figure to the front",
    (1, 1): "Shift the figure to the back",
    (2, -1): "Shift the figure down",
    (2, 1): "Shift the figure up",
}


@pytest.mark.parametrize("lattice", lattices().values(), ids=lambda each: each.name)
def test_a_figure_is_shifted_as_named_and_the_grid_grows(lattice):
    grid = Grid(lattice, (2, 2, 2) if lattice.block[0] == 1 else (1, 1, 1))
    cells = frozenset(sorted(grid.cells)[-3:])
    for (axis, sign), name in NAMES.items():
        change = shift_figure(grid, cells, axis, sign)
        if change is None:
            continue
        assert change.text == name
        assert frozenset(change.moved.values()) == change.cells
        for start, end in change.moved.items():
            way = [b - a for a, b in zip(lattice.centre(start), lattice.centre(end), strict=True)]
            assert way[axis] * sign > 0
        assert change.size == larger(extent(lattice, change.cells), grid.size)


def test_a_figure_of_cubelets_is_shifted_by_one_up_to_the_limit():
    cells = frozenset([(1, 1, 1)])
    for axis in range(3):
        for sign in (-1, 1):
            by = tuple(sign * (number == axis) for number in range(3))
            by = (by[0], by[1], by[2])
            change = shift_figure(GRID, cells, axis, sign)
            assert change.cells == {shifted((1, 1, 1), by)}
        at_end = tuple(0 if number == axis else 1 for number in range(3))
        assert shift_figure(GRID, frozenset([at_end]), axis, -1) is None
        for place, fits in ((MAX_SIDE - 2, True), (MAX_SIDE - 1, False)):
            far = frozenset([tuple(place if number == axis else 1 for number in range(3))])
            assert (shift_figure(GRID, far, axis, 1) is not None) == fits
    large = Grid(CUBIC, (MAX_SIDE + 6, 1, 1))
    assert shift_figure(large, frozenset([(MAX_SIDE + 2, 0, 0)]), 0, 1) is not None


@pytest.mark.parametrize("lattice", lattices().values(), ids=lambda each: each.name)
def test_a_turned_figure_is_the_same_body(lattice):
    size = (2, 2, 1) if lattice.block[0] == 1 else (1, 1, 1)
    grid = Grid(lattice, size)
    cells = frozenset(sorted(grid.cells)[:3])
    for matrix in lattice.turns[:6]:
        change = turn_figure(grid, cells, matrix, "Turn")
        if change is None:
            continue
        assert change.text == "Turn"
        image = [turned(cell, matrix) for cell in cells]
        assert lattice.normalized(change.cells) == lattice.normalized(image)
        assert change.moved.keys() == cells
        assert set(change.moved.values()) == change.cells
        assert change.cells <= Grid(lattice, change.size).cells


def test_a_grid_that_fits_exactly_fits_the_turned_figure_exactly():
    bar = frozenset([(0, 0, 0), (1, 0, 0), (2, 0, 0)])
    quarter = next(m for m in CUBIC.turns if turned((1, 0, 0), m) == (0, 1, 0))
    exact = turn_figure(Grid(CUBIC, (3, 1, 1)), bar, quarter, "")
    assert (exact.cells, exact.size) == ({(0, y, 0) for y in range(3)}, (1, 3, 1))
    roomy = turn_figure(Grid(CUBIC, (4, 1, 2)), bar, quarter, "")
    assert (roomy.cells, roomy.size) == ({(0, y, 0) for y in range(3)}, (4, 3, 2))
    placed = turn_figure(Grid(CUBIC, (5, 5, 2)), {shifted(c, (1, 2, 1)) for c in bar}, quarter, "")
    assert (min(placed.cells), placed.size) == ((1, 2, 1), (5, 5, 2))


def test_a_figure_is_moved_to_the_corner_of_its_own_grid():
    change = fit_grid_to_figure(Grid(CUBIC, (6, 6, 6)), [(2, 3, 4), (3, 3, 4)])
    assert change.moved == {(2, 3, 4): (0, 0, 0), (3, 3, 4): (1, 0, 0)}
    assert (change.cells, change.size) == ({(0, 0, 0), (1, 0, 0)}, (2, 1, 1))
    assert change.text == "Fit the grid to the figure"
    assert fit_grid_to_figure(GRID, []) is None


def test_the_size_that_contains_both():
    for one, other in product(((1, 5, 2), (3, 3, 3), (2, 1, 9)), repeat=2):
        assert larger(one, other) == tuple(map(max, zip(one, other, strict=True)))


def test_a_changed_figure_has_its_marks_where_its_cells_went():
    position = GridPosition((1, 0, 0))
    figure = Figure([(1, 0, 0), (2, 0, 0)], "f", optional=[(2, 0, 0)], colours=[((1, 0, 0), 3)])
    cells = frozenset([(0, 0, 0), (1, 0, 0)])
    moved = {(0, 0, 0): (0, 1, 0), (1, 0, 0): (1, 1, 0)}
    after, places = Change(frozenset(moved.values()), "", (2, 2, 1), moved).of_figure(
        figure, position
    )
    assert places == {(1, 0, 0): (1, 1, 0), (2, 0, 0): (2, 1, 0)}
    assert (after.optional, after.colours) == ({(2, 1, 0)}, {((1, 1, 0), 3)})
    sources = {(0, 0, 0): (1, 0, 0), (0, 1, 0): (0, 0, 0), (0, 2, 0): (0, 0, 0)}
    after, places = Change(frozenset(sources), "", (1, 3, 1), sources=sources).of_figure(
        figure, position
    )
    assert (places, after.optional) == (None, {(1, 0, 0)})
    assert after.colours == {((1, 1, 0), 3), ((1, 2, 0), 3)}
    marks = Marks(cells, frozenset([(0, 0, 0)]), {(1, 0, 0): 2})
    after, places = Change(cells, "", (2, 1, 1), marks=marks).of_figure(figure, position)
    assert (places, after.cells) == (None, figure.cells)
    assert (after.optional, after.colours) == ({(1, 0, 0)}, {((2, 0, 0), 2)})
    after, places = Change(frozenset([(4, 0, 0)]), "", (5, 1, 1)).of_figure(figure, position)
    assert (places, after.cells, after.optional) == (None, ((5, 0, 0),), frozenset())
