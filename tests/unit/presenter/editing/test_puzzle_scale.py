"""A whole puzzle scaled up and back."""

from dataclasses import replace

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattices
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.presenter.editing import bodies
from cubewright.presenter.editing.grid import Grid
from cubewright.presenter.editing.pens import Marks, Pen, PenKind
from cubewright.presenter.editing.puzzle_scale import scaled_puzzle, smallest_puzzle

CUBE = built_in_puzzle("cube")
CELL = (0, 0, 0)
MARKED = Figure(
    CUBIC.box((3, 1, 1)), "row", optional=frozenset([CELL]), colours=frozenset([((1, 0, 0), 2)])
)
PIECES = PieceSet(
    "two",
    "Two",
    (
        Piece("A", ((0, 0, 0), (1, 0, 0)), colours=frozenset([((1, 0, 0), 2)])),
        Piece("B", (CELL,), dark=frozenset()),
    ),
    (1, 1),
)
RULES = Constraints([("A", ((1, 0, 0), (2, 0, 0)))], [("B", (2, 0, 0))], "two", max_holes=1)


@pytest.mark.parametrize("factor", [2, 3])
def test_a_puzzle_scaled_and_divided_is_the_same(factor):
    for figure, pieces, rules in (
        (CUBE.figure, CUBE.piece_set, Constraints()),
        (MARKED, PIECES, RULES),
    ):
        large = scaled_puzzle(figure, pieces, rules, factor)
        assert len(large.figure.cells) == factor**3 * len(figure.cells)
        assert len(large.figure.optional) == factor**3 * len(figure.optional)
        assert large.pieces.volume == factor**3 * pieces.volume
        found, small = smallest_puzzle(large.figure, large.pieces, large.constraints)
        assert found == factor
        assert (small.figure, small.pieces, small.constraints) == (figure, pieces, rules)


@pytest.mark.parametrize("name", ["triangular", "tetra-octa", "rhombic"])
def test_puzzles_on_other_lattices_are_scaled(name):
    lattice = lattices()[name]
    cells = tuple(sorted(lattice.box((2, 2, 1)))[:4])
    figure = Figure(cells, "some", lattice)
    pieces = PieceSet("p", "P", (Piece("A", cells, lattice=lattice),), (1,), lattice)
    large = scaled_puzzle(figure, pieces, Constraints(), 2)
    assert len(large.figure.cells) == len(large.pieces.pieces[0]) > 4 * len(cells)
    factor, small = smallest_puzzle(large.figure, large.pieces, Constraints())
    assert factor == 2
    assert len(small.figure.cells) == len(small.pieces.pieces[0]) == len(cells)
    assert smallest_puzzle(small.figure, small.pieces, Constraints())[0] == 1


def test_blocks_of_cells_with_different_marks_stay():
    large = scaled_puzzle(MARKED, PIECES, RULES, 2)
    figure = replace(large.figure, optional=large.figure.optional - {CELL})
    assert smallest_puzzle(figure, large.pieces, RULES)[0] == 1


def test_a_puzzle_that_no_grid_holds_is_not_scaled():
    row = Figure(CUBIC.box((33, 1, 1)), "row")
    assert scaled_puzzle(row, PIECES, Constraints(), 2) is None


def test_cells_inside_and_outside_are_marked():
    grid, marks = Grid(CUBIC, (3, 3, 3)), Marks(frozenset(CUBIC.box((3, 3, 3))))
    optional = bodies.mark_part(grid, marks, bodies.INSIDE, Pen(PenKind.OPTIONAL), draws=True)
    assert optional.marks.optional == {(1, 1, 1)}
    assert optional.text == "Make 1 cubelet inside optional"
    back = bodies.mark_part(grid, optional.marks, bodies.INSIDE, Pen(PenKind.OPTIONAL), draws=False)
    assert back.marks == marks
    coloured = bodies.mark_part(grid, marks, bodies.OUTSIDE, Pen(PenKind.COLOUR, 3), draws=True)
    assert set(coloured.marks.colours.values()) == {3}
    assert len(coloured.marks.colours) == 26
    assert (
        bodies.mark_part(grid, back.marks, bodies.INSIDE, Pen(PenKind.OPTIONAL), draws=False)
        is None
    )


def test_scaling_keeps_the_empty_rows_or_reports_them():
    cells = frozenset(CUBIC.box((2, 2, 2)))
    assert bodies.scale(Grid(CUBIC, (5, 4, 3)), cells, 2).size == (10, 8, 6)
    assert not bodies.scale(Grid(CUBIC, (5, 4, 3)), cells, 2).note
    assert "Empty rows" in bodies.scale(Grid(CUBIC, (60, 4, 3)), cells, 2).note


@pytest.mark.parametrize(("size", "fits"), [((2, 2, 2), True), ((3, 3, 1), False)])
def test_a_figure_of_up_to_65536_cells_is_scaled(size, fits):
    change = bodies.scale(Grid(CUBIC, (3, 3, 2)), frozenset(CUBIC.box(size)), 20)
    assert (change is not None) is fits
