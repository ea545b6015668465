"""Strokes, grids and tools on all lattices."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cubewright.gui.editor.figure_editor import FigureEditor
from cubewright.gui.editor.tools.tools import figure_tools
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.lattices.hexagonal import HEXAGONAL
from cubewright.model.lattices.triangular import TRIANGULAR
from cubewright.presenter.editing import edits as changes
from cubewright.presenter.editing.grid import Grid, GridPosition, extent
from cubewright.presenter.editing.movements import (
    mirror_across,
    moved_by,
    part_of_turn,
    step_along,
    turn_about,
)
from cubewright.presenter.editing.strokes import Stroke, cubelets

GRID = Grid(CUBIC, (4, 3, 3))
cells = st.tuples(st.integers(0, 3), st.integers(0, 2), st.integers(0, 2))
figures = st.frozensets(cells, max_size=12)
some_figures = st.frozensets(cells, min_size=1, max_size=12)
axes = st.integers(0, 2)


@pytest.fixture(params=sorted(lattices()))
def lattice(request):
    return lattices()[request.param]


class Strokes(RuleBasedStateMachine):
    """Random strokes, undone and redone, compared with a plain set and its history."""

    @initialize(start=figures)
    def begin(self, start):
        self.cells = start
        self.history = [start]
        self.now = 0
        self.stroke = None

    @precondition(lambda self: self.stroke is None)
    @rule(cell=cells, erase=st.booleans())
    def press(self, cell, erase):
        self.stroke = Stroke.started(self.cells, cell, erase=erase)
        assert self.stroke.draws == (not erase and cell not in self.cells)
        self.first = cell

    @precondition(lambda self: self.stroke is not None)
    @rule(more=st.lists(cells, max_size=5))
    def drag(self, more):
        self.stroke = self.stroke.extended_to(more)

    @precondition(lambda self: self.stroke is not None)
    @rule(corner=cells)
    def stretch(self, corner):
        box = GRID.box_between(self.first, (corner[0], corner[1], self.first[2]))
        self.stroke = self.stroke.with_cells(box)

    @precondition(lambda self: self.stroke is not None)
    @rule()
    def release(self):
        stroke, self.stroke = self.stroke, None
        expected = set(self.cells)
        for cell in stroke.touched:
            (expected.add if stroke.draws else expected.discard)(cell)
        assert stroke.after == expected
        assert stroke.text.split()[1] == str(len(expected ^ self.cells))
        if stroke.changed:
            self.history = [*self.history[: self.now + 1], stroke.after]
            self.now += 1
            self.cells = stroke.after

    @precondition(lambda self: self.stroke is None and self.now > 0)
    @rule()
    def undo(self):
        self.now -= 1
        self.cells = self.history[self.now]

    @precondition(lambda self: self.stroke is None and self.now + 1 < len(self.history))
    @rule()
    def redo(self):
        self.now += 1
        self.cells = self.history[self.now]

    @invariant()
    def nothing_leaves_the_grid(self):
        assert self.cells <= GRID.cells
        assert self.cells == self.history[self.now]
        if self.stroke is not None:
            assert self.stroke.before == self.cells
            assert self.stroke.changed <= self.stroke.touched


TestStrokes = Strokes.TestCase
TestStrokes.settings = settings(stateful_step_count=20)


def test_up_and_down_skip_no_row_of_spheres():
    grid = Grid(lattices()["spheres"], (4, 4, 2))
    for cell in grid.cells:
        for step in (1, -1):
            there = grid.neighbour(cell, (0.0, float(step)))
            assert there == cell or there[1] - cell[1] == step


def test_a_stroke_that_starts_on_a_cubelet_only_erases():
    stroke = Stroke.started([(0, 0, 0)], (0, 0, 0)).extended_to([(1, 0, 0), (2, 0, 0)])
    assert stroke.after == frozenset()
    assert stroke.text == "Erase 1 cubelet"


def test_counts_are_written_in_words():
    assert [cubelets(n) for n in (0, 1, 4)] == ["0 cubelets", "1 cubelet", "4 cubelets"]


# -- the grid


def test_layers_partition_the_grid_on_every_lattice(lattice):
    grid = Grid(lattice, (4, 3, 2))
    assert sorted(c for layer in grid.layers for c in grid.layer(layer)) == sorted(grid.cells)
    assert len(grid.layers) == 2 * lattice.block[2]


def test_every_cell_is_found_at_its_centre_on_every_lattice(lattice):
    grid = Grid(lattice, (5, 4, 3))
    for cell in grid.cells:
        assert grid.cell_at(lattice.layer(cell), grid.centre(cell)) == cell


def test_no_cell_is_found_outside_the_grid(lattice):
    grid = Grid(lattice, (3, 3, 1))
    left, front, right, back = grid.frame
    for point in ((left - 1, front), (right + 1, back), (left, back + 1), (right, front - 1)):
        assert grid.cell_at(grid.layers[0], point) is None


def test_arrows_reach_every_cell_of_a_layer(lattice):
    grid = Grid(lattice, (5, 4, 1))
    cells_ = grid.layer(grid.layers[0])
    reached, front = {cells_[0]}, [cells_[0]]
    while front:
        cell = front.pop()
        for direction in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            beside = grid.neighbour(cell, direction)
            if beside not in reached:
                reached.add(beside)
                front.append(beside)
    assert reached == set(cells_)


def test_a_drag_covers_all_cells_on_its_path():
    assert GRID.cells_along(0, (0.5, 0.5), (3.5, 0.5)) == (
        (0, 0, 0),
        (1, 0, 0),
        (2, 0, 0),
        (3, 0, 0),
    )


@given(cells, cells)
def test_a_box_is_the_same_from_both_corners(one, other):
    other = (other[0], other[1], one[2])
    box = GRID.box_between(one, other)
    assert set(box) == set(GRID.box_between(other, one))
    assert len(box) == (abs(one[0] - other[0]) + 1) * (abs(one[1] - other[1]) + 1)


@given(st.sampled_from(list(lattices().values())), st.data())
def test_a_box_has_no_gaps_in_its_rows(lattice, data):
    grid = Grid(lattice, (6, 4, 1))
    row_of = {cell: lattice.text_layout.text_position(cell)[1] for cell in grid.layer(0)}
    one = data.draw(st.sampled_from(grid.layer(0)))
    row = sorted((c for c in row_of if row_of[c] == row_of[one]), key=grid.centre)
    other = data.draw(st.sampled_from(row))
    first, last = sorted((row.index(one), row.index(other)))
    assert set(grid.box_between(one, other)) == set(row[first : last + 1])


def test_a_box_between_opposite_corners_covers_all_triangles():
    grid = Grid(lattices()["triangular"], (5, 4, 1))
    by_row = sorted(
        grid.layer(0), key=lambda c: (grid.lattice.text_layout.text_position(c)[1], c[0])
    )
    assert set(grid.box_between(by_row[0], by_row[-1])) == set(by_row)


@given(some_figures)
def test_the_extent_is_the_smallest_grid_that_contains_the_figure(figure):
    size = extent(CUBIC, figure)
    assert figure <= Grid(CUBIC, size).cells
    for axis in range(3):
        smaller = list(size)
        smaller[axis] -= 1
        assert not figure <= set(CUBIC.box(tuple(smaller)))


@pytest.mark.parametrize("far", [(15, 10, 6), (20, 3, 31), (40, 2, 1)])
def test_figures_larger_than_the_largest_offered_grid_fit(far):
    assert extent(CUBIC, [(0, 0, 0), far]) == tuple(n + 1 for n in far)


def test_a_figure_that_fits_no_grid_at_its_position_is_shown_at_the_corner():
    figure = Figure([(-2, 5, 0), (-1, 5, 0)])
    placing = GridPosition.of(figure)
    assert placing.grid_cells(figure.cells) == {(0, 0, 0), (1, 0, 0)}
    assert placing.figure_cells(placing.grid_cells(figure.cells)) == set(figure.cells)
    assert GridPosition.of(Figure([(2, 5, 1)])) == GridPosition()


# -- the tools


def test_cubes_turn_by_quarters_as_seen_from_the_axis_end():
    assert moved_by([(1, 0, 0)], turn_about(CUBIC, 2)) == [(0, 1, 0)]
    assert moved_by([(0, 1, 0)], turn_about(CUBIC, 0)) == [(0, 0, 1)]
    assert moved_by([(0, 0, 1)], turn_about(CUBIC, 1)) == [(1, 0, 0)]
    assert part_of_turn(turn_about(CUBIC, 2)) == "quarter"


def test_hexagons_turn_by_sixths_and_turn_over():
    assert part_of_turn(turn_about(HEXAGONAL, 2)) == "sixth"
    assert moved_by([(1, 0, 0)], turn_about(HEXAGONAL, 2)) == [(1, -1, 0)]
    over = turn_about(HEXAGONAL, 0)
    assert part_of_turn(over) == "half"
    assert moved_by([(2, 0, 1)], over) == [(2, 0, -1)]
    texts = [tool.text for tool in figure_tools(HEXAGONAL)]
    assert "Turn a sixth about z" in texts
    assert "Turn a half back about x" not in texts


def test_a_full_turn_restores_the_figure(lattice):
    grid = Grid(lattice, (12, 12, 2))
    start = frozenset(sorted(lattice.box((3, 3, 1)))[:7])
    matrix = turn_about(lattice, 2)
    cells = start
    for _ in range(4 if part_of_turn(matrix) == "quarter" else 6):
        cells = changes.turn_figure(grid, cells, matrix, "Turn").cells
    assert cells == start


@pytest.mark.parametrize("lattice", [CUBIC, HEXAGONAL, TRIANGULAR], ids=str)
def test_arrows_go_to_the_next_row_and_back(lattice):
    grid = Grid(lattice, (7, 7, 1))
    middle = next(c for c in grid.layer(0) if lattice.text_layout.text_position(c)[0] // 2 == 3)
    for direction in ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)):
        for cell in grid.layer(0):
            there = grid.neighbour(cell, direction)
            lines = [lattice.text_layout.text_position(each)[1] for each in (cell, there)]
            assert abs(lines[0] - lines[1]) == (abs(direction[1]) if there != cell else 0)
    back = middle
    for _ in range(4):
        back = grid.neighbour(back, (0.0, 1.0))
    for _ in range(4):
        back = grid.neighbour(back, (0.0, -1.0))
    columns = {
        lattice.text_layout.text_position(each)[0] // lattice.text_layout.pitch
        for each in (back, middle)
    }
    assert len(columns) == 1


def test_a_grid_is_no_larger_than_its_cells_need(lattice):
    for size in ((3, 4, 2), (5, 2, 1), (1, 1, 1), (4, 5, 3)):
        assert extent(lattice, lattice.box(size)) == size
    large = set(lattice.box((6, 6, 3)))
    for cell in large:
        width, depth, height = extent(lattice, [cell])
        assert cell in lattice.box((width, depth, height))
        for axis in range(3):
            less = [width, depth, height]
            less[axis] -= 1
            assert cell not in lattice.box(tuple(less))


def test_the_tools_of_every_lattice_keep_the_number_of_cubelets(lattice):
    grid = Grid(lattice, (6, 6, 3))
    start = frozenset(sorted(grid.cells)[40:46])
    for tool in figure_tools(lattice):
        if tool.matrix is not None:
            change = changes.turn_figure(grid, start, tool.matrix, tool.text)
        elif tool.step is not None:
            change = changes.shift_figure(grid, start, *tool.step)
        else:
            continue
        if change is not None:
            assert len(change.cells) == len(start)
            assert change.cells <= Grid(lattice, change.size).cells


def test_mirrors_change_only_one_direction():
    for axis in range(3):
        expected = [1, 2, 3]
        expected[axis] *= -1
        assert moved_by([(1, 2, 3)], mirror_across(CUBIC, axis)) == [tuple(expected)]


def test_shifts_have_the_named_direction():
    for axis in range(3):
        for sign in (-1, 1):
            expected = [0, 0, 0]
            expected[axis] = sign
            assert step_along(CUBIC, axis, sign) == tuple(expected)


@given(some_figures, axes)
def test_four_quarters_and_a_turn_and_back_change_nothing(figure, axis):
    there, back = turn_about(CUBIC, axis), turn_about(CUBIC, axis, back=True)
    grid = Grid(CUBIC, (6, 6, 6))
    once = changes.turn_figure(grid, figure, there, "")
    assert len(once.cells) == len(figure)
    if once.cells <= Grid(CUBIC, (4, 4, 4)).cells:  # unless the border has moved it
        assert changes.turn_figure(grid, once.cells, back, "").cells == figure
        cells_ = figure
        for _ in range(4):
            cells_ = changes.turn_figure(grid, cells_, there, "").cells
        assert cells_ == figure


@given(some_figures, axes)
def test_the_result_of_a_tool_fits_its_grid(figure, axis):
    mirrored = changes.turn_figure(GRID, figure, mirror_across(CUBIC, axis), "")
    turned = changes.turn_figure(GRID, figure, turn_about(CUBIC, axis), "")
    for change in (mirrored, turned):
        assert change.cells <= Grid(CUBIC, change.size).cells
    assert changes.turn_figure(GRID, mirrored.cells, mirror_across(CUBIC, axis), "").cells == figure


@given(some_figures, axes, st.sampled_from([-1, 1]))
def test_a_shift_moves_every_cubelet_or_none(figure, axis, sign):
    change = changes.shift_figure(GRID, figure, axis, sign)
    if change is None:
        assert sign < 0
        assert min(cell[axis] for cell in figure) == 0
    else:
        assert change.cells == {
            tuple(n + sign * (i == axis) for i, n in enumerate(cell)) for cell in figure
        }
        assert change.cells <= Grid(CUBIC, change.size).cells


def test_a_tight_grid_turns_with_its_figure():
    bar = frozenset((x, 0, 0) for x in range(4))
    change = changes.turn_figure(Grid(CUBIC, (4, 1, 1)), bar, turn_about(CUBIC, 2), "")
    assert change.size == (1, 4, 1)


def test_a_layer_is_copied_up_into_a_new_one():
    change = changes.copy_layer(Grid(CUBIC, (2, 1, 1)), frozenset([(1, 0, 0)]), 0, 1)
    assert change.cells == {(1, 0, 0), (1, 0, 1)}
    assert change.size == (2, 1, 2)
    assert change.text == "Copy layer 1 up"


def test_no_layer_is_copied_beyond_the_ends():
    assert changes.copy_layer(GRID, frozenset(), 0, -1) is None
    assert changes.copy_layer(Grid(CUBIC, (1, 1, 64)), frozenset(), 63, 1) is None


def test_fitting_moves_the_figure_to_the_corner_of_its_grid():
    change = changes.fit_grid_to_figure(GRID, frozenset([(2, 1, 1), (3, 1, 1)]))
    assert change.cells == {(0, 0, 0), (1, 0, 0)}
    assert change.size == (2, 1, 1)


def test_hexagons_are_drawn_on_like_squares(qtbot):
    editor = FigureEditor()
    qtbot.addWidget(editor)
    editor.resize(340, 420)
    editor.figure_edited.connect(lambda figure, _text: editor.show_figure(figure))
    editor.show_figure(Figure([(0, 0, 0), (-1, 2, 0)], "two", HEXAGONAL))
    with qtbot.waitExposed(editor):
        editor.show()
    grid = editor.layer_grid
    start, end = (grid.cell_position(c).toPoint() for c in ((1, 1, 0), (1, 0, 0)))
    with qtbot.waitSignal(editor.figure_edited) as caught:
        QTest.mousePress(grid, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        QTest.mouseRelease(grid, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    assert caught.args[0].cells == ((-1, 2, 0), (0, 0, 0), (1, 1, 0))
    QTest.mouseClick(grid, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
    assert editor.sheet.cells == {(-1, 2, 0), (0, 0, 0), (1, 1, 0), (1, 0, 0)}
    editor.action("turn-z").trigger()
    assert len(editor.sheet.cells) == 4
    assert "turn-x-back" not in editor.tool_names()
