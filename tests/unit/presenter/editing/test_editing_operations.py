"""The operations hollow, fill holes, scale, grow, mirror and span work on every lattice."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubewright.model.cell import shifted
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.editing import bodies
from cubewright.presenter.editing.bodies import holes, hollowed, scaled, subdivision, unscaled
from cubewright.presenter.editing.edits import Change, fit_grid_to_figure
from cubewright.presenter.editing.grid import (
    Grid,
    GridPosition,
    extent,
    max_grid_size,
    view_along,
)
from cubewright.presenter.editing.pens import Marks, Pen, PenKind
from cubewright.presenter.editing.spread import Spread, mirror_of

LATTICES = sorted(lattices())
SIZE = (4, 3, 3)


@pytest.fixture(params=LATTICES)
def lattice(request):
    return lattices()[request.param]


@st.composite
def shapes(draw, names=LATTICES):
    """A lattice and some cells of a small grid of it."""
    lattice = lattices()[draw(st.sampled_from(names))]
    box = sorted(lattice.box((2, 1, 1) if lattice.block[0] > 1 else SIZE))
    return lattice, draw(st.frozensets(st.sampled_from(box), min_size=1, max_size=40))


@settings(max_examples=20)
@given(shapes())
def test_hollow_keeps_exactly_the_cells_with_an_empty_neighbour(shape):
    lattice, cells = shape
    kept = hollowed(lattice, cells)
    for cell in cells:
        assert (cell in kept) == any(near not in cells for near in lattice.neighbours(cell))


@settings(max_examples=20)
@given(shapes())
def test_filling_holes_after_hollowing_gives_the_body_without_holes(shape):
    lattice, cells = shape
    body = cells | holes(lattice, cells)
    assert not holes(lattice, body)
    shell = hollowed(lattice, body)
    assert shell | holes(lattice, shell) == body


def check_scaling(shape, factor, data):
    lattice, cells = shape
    large = scaled(lattice, cells, factor)
    assert set(large.values()) == cells
    step = (0, 0, 0)
    if lattice.block == (1, 1, 1):  # a cube of tetrahedra elsewhere also has a second division
        step = data.draw(st.sampled_from(lattice.translations(1)))
    back = unscaled(lattice, [shifted(cell, step) for cell in large], factor)
    assert lattice.normalized(back) == lattice.normalized(cells)
    assert unscaled(lattice, list(large)[1:], factor) is None


@settings(max_examples=12)
@given(shapes(["cubic", "triangular"]), st.sampled_from([2, 3]), st.data())
def test_scaling_and_back_is_the_identity(shape, factor, data):
    check_scaling(shape, factor, data)


@pytest.mark.slow
@settings(max_examples=25)
@given(shapes(["rhombic", "tetra-octa"]), st.sampled_from([2, 3]), st.data())
def test_scaling_tetrahedra_and_back_is_the_identity(shape, factor, data):
    check_scaling(shape, factor, data)


@pytest.mark.parametrize("name", ["hexagonal", "spheres"])
def test_hexagons_and_spheres_cannot_be_scaled(name):
    assert scaled(lattices()[name], [(0, 0, 0)], 2) is None


def test_a_scaled_cell_has_the_volume_of_its_parts():
    assert [len(parts) for parts in subdivision(CUBIC, 3).values()] == [27]
    pieces = {len(parts) for parts in subdivision(lattices()["tetra-octa"], 2).values()}
    assert pieces == {7, 12}  # an eighth of an octahedron, and a tetrahedron


def test_scaled_cells_keep_their_marks():
    figure = Figure([(0, 0, 0), (1, 0, 0)], optional=[(1, 0, 0)], colours=[((0, 0, 0), 3)])
    change = bodies.scale(Grid(CUBIC, (3, 3, 3)), frozenset(figure.cells), 2)
    assert change.size == (6, 6, 6)  # the empty rows are scaled too
    large, _ = change.of_figure(figure, GridPosition())
    assert len(large) == 16
    assert large.optional == {cell for cell in large.cells if cell[0] > 1}
    assert large.colours == {(cell, 3) for cell in large.cells if cell[0] < 2}


def test_a_figure_is_not_scaled_beyond_the_largest_grid():
    assert bodies.scale(Grid(CUBIC, (33, 1, 1)), frozenset(CUBIC.box((33, 1, 1))), 2) is None


@pytest.mark.parametrize("axis", range(3))
@pytest.mark.parametrize("sign", [-1, 1])
def test_growing_and_cropping_is_the_identity(lattice, axis, sign):
    grid = Grid(lattice, (3, 3, 3))
    cells = frozenset(sorted(grid.cells)[2:9])
    cropped = fit_grid_to_figure(grid, cells)
    change = bodies.grow(grid, cells, axis, sign)
    assert change.size[axis] > grid.size[axis]
    wider = Grid(lattice, change.size)
    assert change.cells <= wider.cells
    assert lattice.normalized(change.cells) == lattice.normalized(cells)
    again = fit_grid_to_figure(wider, change.cells)
    assert (again.cells, again.size) == (cropped.cells, cropped.size)


def test_cubes_grow_at_the_named_side():
    grid, cell = Grid(CUBIC, (2, 2, 2)), frozenset([(0, 0, 0)])
    moved = {
        side: next(iter(bodies.grow(grid, cell, axis, sign).cells))
        for axis, sides in enumerate(bodies.SIDES)
        for side, sign in zip(sides, (-1, 1), strict=True)
    }
    assert moved["left"] == (1, 0, 0)
    assert moved["front"] == (0, 1, 0)
    assert moved["bottom"] == (0, 0, 1)
    assert moved["right"] == moved["back"] == moved["top"] == (0, 0, 0)
    assert bodies.grow(Grid(CUBIC, (64, 1, 1)), cell, 0, 1) is None


@settings(max_examples=20)
@given(shapes(), st.frozensets(st.integers(0, 2), min_size=1))
def test_a_stroke_with_live_mirrors_is_symmetric(shape, mirrors):
    lattice, cells = shape
    grid = Grid(lattice, (2, 1, 1) if lattice.block[0] > 1 else SIZE)
    found = Spread(mirrors).cells(grid, cells)
    assert found <= grid.cells
    for axis in mirrors:
        mirror = mirror_of(grid, axis)
        assert {mirror.image(cell) for cell in found} == found
    again = Spread(mirrors).cells(grid, found)
    assert again == found


@pytest.mark.parametrize("axis", range(3))
def test_every_cell_of_a_grid_of_cubes_has_a_mirror_image(axis):
    for size in ((4, 3, 5), (1, 6, 2)):
        grid = Grid(CUBIC, size)
        assert Spread(frozenset([axis])).cells(grid, grid.cells) == grid.cells
        low, high = ([0, 0, 0], [0, 0, 0])
        high[axis] = size[axis] - 1
        assert mirror_of(grid, axis).image(tuple(low)) == tuple(high)


def test_most_cells_of_every_grid_have_a_mirror_image(lattice):
    grid = Grid(lattice, lattice.default_size)
    for axis in range(3):
        covered = Spread(frozenset([axis])).cells(grid, grid.cells)
        assert len(covered) >= len(grid.cells) * 0.6


def test_span_draws_straight_above_and_below(lattice):
    grid = Grid(lattice, (2, 2, 2))
    for cell in grid.cells:
        column = Spread(span=True).cells(grid, [cell])
        assert cell in column
        assert len({grid.layer_of(each) for each in column}) == len(column)
        x, y = grid.centre(cell)
        for other in column:
            assert grid.centre(other) == pytest.approx((x, y), abs=1e-3)


# -- views along other axes


def test_layers_along_each_axis_contain_the_right_cubes():
    for axis in range(3):
        grid = Grid(CUBIC, (4, 3, 2), axis)
        assert len(grid.layers) == (4, 3, 2)[axis]
        for layer in grid.layers:
            assert len({cell[axis] for cell in grid.layer(layer)}) == 1
        for cell in grid.cells:
            assert grid.cell_at(grid.layer_of(cell), grid.centre(cell)) == cell


def test_the_last_layer_is_nearest_to_the_viewer():
    last = {axis: Grid(CUBIC, (4, 3, 2), axis) for axis in range(3)}
    ends = {axis: grid.layer(grid.layers[-1])[0][axis] for axis, grid in last.items()}
    assert ends == {0: 3, 1: 0, 2: 1}  # right, front, top


def test_up_on_the_screen_is_up_or_to_the_back():
    for axis, right, up in (
        (2, (1, 0, 0), (0, 1, 0)),
        (1, (1, 0, 0), (0, 0, 1)),
        (0, (0, 1, 0), (0, 0, 1)),
    ):
        grid = Grid(CUBIC, (3, 3, 3), axis)
        assert grid.neighbour((1, 1, 1), (1.0, 0.0)) == shifted((1, 1, 1), right)
        assert grid.neighbour((1, 1, 1), (0.0, 1.0)) == shifted((1, 1, 1), up)


def test_prisms_have_layers_only_from_above(lattice):
    has_views = [view_along(lattice, axis) is not None for axis in range(3)]
    assert has_views == [lattice.name not in ("hexagonal", "triangular")] * 2 + [True]


# -- boxes, areas and pens


@given(st.data())
def test_a_box_through_layers_has_the_size_it_reports(data):
    axis = data.draw(st.integers(0, 2))
    grid = Grid(CUBIC, SIZE, axis)
    one, other = (data.draw(st.sampled_from(sorted(grid.cells))) for _ in range(2))
    width, depth, height = grid.box_size(one, other)
    box = grid.box_between(one, other)
    assert len(box) == width * depth * height
    assert set(box) == set(grid.box_between(other, one))
    assert {one, other} <= set(box)


def test_an_area_ends_at_other_cells(lattice):
    grid = Grid(lattice, (3, 3, 1))
    layer = grid.layers[0]
    assert grid.region(grid.layer(layer)[0], ()) <= set(grid.layer(layer))
    cubes = Grid(CUBIC, (5, 3, 1))
    wall = {(2, y, 0) for y in range(3)}
    assert cubes.region((0, 0, 0), wall) == {(x, y, 0) for x in range(2) for y in range(3)}
    assert cubes.region((2, 1, 0), wall) == wall


marks = st.builds(
    Marks,
    st.frozensets(st.sampled_from(CUBIC.box((3, 2, 1))), min_size=1),
    st.just(frozenset()),
    st.just({}),
)
pens = st.sampled_from([Pen(), Pen(PenKind.OPTIONAL), Pen(PenKind.COLOUR, 2)])


@settings(max_examples=20)
@given(marks, pens, st.frozensets(st.sampled_from(CUBIC.box((3, 2, 1)))))
def test_what_a_pen_draws_it_also_erases(before, pen, touched):
    after = pen.draw(before, touched)
    assert touched <= pen.drawn(after)
    assert not pen.drawn(pen.erase(after, touched)) & touched


def test_a_figure_in_two_colours_stays_so():
    figure = Figure([(0, 0, 0), (1, 0, 0)], dark=[(1, 0, 0)])
    pen = Pen(PenKind.COLOUR, 2)
    both = pen.draw(Marks.of(figure), [(0, 0, 0)]).on(figure)
    assert (both.dark, both.colours) == (frozenset(figure.cells), frozenset())
    third = Pen(PenKind.COLOUR, 3).draw(Marks.of(figure), [(0, 0, 0)]).on(figure)
    assert third.dark is None
    assert third.colours == {((0, 0, 0), 3), ((1, 0, 0), 2)}


def test_a_moved_figure_keeps_its_colours():
    figure = Figure([(0, 0, 0), (1, 0, 0)], colours=[((1, 0, 0), 4)])
    moved = {(0, 0, 0): (0, 1, 0), (1, 0, 0): (1, 1, 0)}
    change = Change(frozenset(moved.values()), "Shift", (3, 3, 3), moved)
    assert change.of_figure(figure, GridPosition())[0].colours == {((1, 1, 0), 4)}


def test_a_moved_box_replaces_what_it_lands_on():
    before = Marks(frozenset([(0, 0, 0), (1, 0, 0)]), frozenset([(0, 0, 0)]), {(1, 0, 0): 2})
    change = bodies.move_part(Grid(CUBIC, (3, 3, 3)), before, [(0, 0, 0)], (1, 0, 0))
    assert change.marks == Marks(frozenset([(1, 0, 0)]), frozenset([(1, 0, 0)]), {})
    assert bodies.move_part(Grid(CUBIC, (3, 3, 3)), before, [(0, 0, 0)], (-1, 0, 0)) is None


def test_the_grid_of_a_figure_is_the_smallest_box_that_holds_it(lattice):
    assert extent(lattice, []) == (1, 1, 1)
    for size in ((1, 1, 1), (2, 1, 1), (1, 3, 1), (1, 1, 2), (3, 2, 2)):
        assert extent(lattice, lattice.box(size)) == size


def test_named_changes_of_a_body():
    grid, box = Grid(CUBIC, (4, 4, 4)), frozenset(CUBIC.box((3, 3, 3)))
    hollow = bodies.hollow(grid, box)
    assert (hollow.cells, hollow.text) == (box - {(1, 1, 1)}, "Hollow out 1 cubelet")
    filled = bodies.fill_holes(grid, hollow.cells)
    assert (filled.cells, filled.text) == (box, "Fill holes of 1 cubelet")
    assert hollow.size == filled.size == (4, 4, 4)
    large = bodies.scale(grid, frozenset([(0, 0, 0), (1, 0, 0)]), 2)
    assert (large.text, large.size) == ("Scale the figure by 2", (8, 8, 8))
    small = bodies.scale_down(grid, large.cells, 2)
    assert (small.cells, small.text) == (
        {(0, 0, 0), (1, 0, 0)},
        "Scale the figure down by 2",
    )
    assert small.sources.keys() == small.cells
    assert set(small.sources.values()) <= large.cells
    assert bodies.scale_down(grid, box, 2) is None
    assert bodies.scale_down(grid, frozenset(), 2) is None


def test_a_figure_is_scaled_up_to_the_largest_number_of_cells(monkeypatch):
    grid, cells = Grid(CUBIC, (4, 4, 4)), frozenset([(0, 0, 0), (1, 0, 0)])
    monkeypatch.setattr(bodies, "MAX_CELLS", 16)
    assert len(bodies.scale(grid, cells, 2).cells) == 16
    monkeypatch.setattr(bodies, "MAX_CELLS", 15)
    assert bodies.scale(grid, cells, 2) is None


def test_a_figure_is_scaled_up_to_the_largest_grid():
    grid = Grid(CUBIC, (1, 1, 1))
    assert bodies.scale(grid, frozenset(CUBIC.box((32, 1, 1))), 2).size == (64, 2, 2)
    far = frozenset([(30, 0, 0), (31, 0, 0)])
    assert bodies.scale(grid, far, 2).size == (64, 2, 2)
    at_corner = bodies.scale(grid, frozenset([(62, 0, 0), (63, 0, 0)]), 2)
    assert at_corner.size == (4, 2, 2)
    assert at_corner.cells == set(CUBIC.box((4, 2, 2)))
    assert set(at_corner.sources.values()) == {(62, 0, 0), (63, 0, 0)}
    assert at_corner.sources[(0, 0, 0)] == (62, 0, 0)
    assert bodies.scale(grid, frozenset([(0, 0, 0), (32, 0, 0)]), 2) is None


def test_a_part_is_moved_with_its_marks():
    grid = Grid(CUBIC, (3, 2, 1))
    before = Marks(
        frozenset([(0, 0, 0), (1, 0, 0), (2, 0, 0)]),
        frozenset([(0, 0, 0), (2, 0, 0)]),
        {(0, 0, 0): 2, (1, 0, 0): 3, (2, 0, 0): 4},
    )
    change = bodies.move_part(grid, before, [(0, 0, 0), (1, 0, 0), (0, 1, 0)], (1, 1, 0))
    assert change.text == "Move 2 cubelets"
    assert change.size == (3, 2, 1)
    assert change.marks == Marks(
        frozenset([(1, 1, 0), (2, 1, 0), (2, 0, 0)]),
        frozenset([(1, 1, 0), (2, 0, 0)]),
        {(1, 1, 0): 2, (2, 1, 0): 3, (2, 0, 0): 4},
    )
    assert change.cells == change.marks.cells
    assert bodies.move_part(grid, before, [(2, 0, 0)], (2, 0, 0)).size == (5, 2, 1)
    nothing = bodies.move_part(grid, before, [(0, 1, 0)], (1, 0, 0))
    assert (nothing.cells, nothing.size, nothing.text) == (
        before.cells,
        (3, 2, 1),
        "Move 0 cubelets",
    )
    assert bodies.move_part(grid, before, [(2, 0, 0)], (61, 0, 0)).size == (64, 2, 1)
    assert bodies.move_part(grid, before, [(2, 0, 0)], (62, 0, 0)) is None


@pytest.mark.parametrize(
    ("axis", "sign", "text"),
    [
        (0, -1, "Grow the grid at the left"),
        (0, 1, "Grow the grid at the right"),
        (1, -1, "Grow the grid at the front"),
        (1, 1, "Grow the grid at the back"),
        (2, -1, "Grow the grid at the bottom"),
        (2, 1, "Grow the grid at the top"),
    ],
)
def test_a_grid_grows_by_one_layer_up_to_its_largest_size(axis, sign, text):
    cells = frozenset([(0, 0, 0)])
    change = bodies.grow(Grid(CUBIC, (2, 2, 2)), cells, axis, sign)
    assert change.text == text
    assert change.size == tuple(2 + (each == axis) for each in range(3))
    most = max_grid_size(CUBIC)[axis]
    size = [1, 1, 1]
    size[axis] = most - 1
    assert bodies.grow(Grid(CUBIC, tuple(size)), cells, axis, sign).size[axis] == most
    size[axis] = most
    assert bodies.grow(Grid(CUBIC, tuple(size)), cells, axis, sign) is None
