"""Figures: sets of cells at any position."""

from hypothesis import given
from hypothesis import strategies as st

from cubewright.model.cell import bounds, shifted
from cubewright.model.drawing.layer_text import layers_picture
from cubewright.model.figure import Figure

CELL = st.tuples(*[st.integers(-5, 5)] * 3)
CELLS = st.sets(CELL, max_size=14)


def test_cells_are_in_order_and_each_once():
    figure = Figure([(1, 0, 0), (0, 0, 0), (1, 0, 0)], "pair")
    assert figure.cells == ((0, 0, 0), (1, 0, 0))
    assert (len(figure), figure.name, figure.size) == (2, "pair", (2, 1, 1))
    assert (1, 0, 0) in figure
    assert (2, 0, 0) not in figure
    assert figure == Figure(((1, 0, 0), (0, 0, 0)), "pair")
    assert hash(figure) == hash(Figure(((1, 0, 0), (0, 0, 0)), "pair"))


def test_an_empty_figure():
    empty = Figure(())
    assert (len(empty), empty.size, empty.parts()) == (0, (0, 0, 0), ())
    assert empty.normalized() == empty.aligned() == empty
    assert str(empty) == "||"


def test_str_shows_the_layers():
    assert str(Figure([(0, 0, 0), (1, 1, 0), (0, 0, 1)])) == "|  |  | #|\n|# |  |# |"
    assert layers_picture({(0, 0, 0): "V", (0, 0, 1): "L"}) == "|L|  |V|"


def test_normalized_and_aligned_end_at_different_positions():
    figure = Figure([(3, 5, 7), (4, 4, 6)])
    assert figure.normalized().cells == ((0, 0, 0), (1, -1, -1))
    assert figure.aligned().cells == ((0, 1, 1), (1, 0, 0))


def test_parts_come_largest_first():
    figure = Figure([(0, 0, 0), (5, 0, 0), (5, 1, 0), (0, 5, 0), (1, 6, 0)])
    assert figure.parts() == (
        ((5, 0, 0), (5, 1, 0)), ((0, 0, 0),), ((0, 5, 0),), ((1, 6, 0),),
    )  # fmt: skip


@given(CELLS, CELL)
def test_normalized_and_aligned_depend_on_the_shape_alone(cells, by):
    figure = Figure(cells)
    moved = Figure(shifted(cell, by) for cell in cells)
    for forget in (Figure.normalized, Figure.aligned):
        assert forget(moved) == forget(figure)
        assert forget(forget(figure)) == forget(figure)
        assert forget(figure).size == figure.size
    if cells:
        assert bounds(figure.aligned().cells)[0] == (0, 0, 0)


@given(CELLS, CELL)
def test_toggling_twice_restores_the_figure(cells, cell):
    figure = Figure(cells, "kept")
    once = figure.toggled(cell)
    assert (cell in once) != (cell in figure)
    assert once.toggled(cell) == figure


@given(CELLS)
def test_parts_divide_the_figure(cells):
    figure = Figure(cells)
    parts = figure.parts()
    assert sorted(cell for part in parts for cell in part) == list(figure.cells)
    assert [len(part) for part in parts] == sorted(map(len, parts), reverse=True)
    number = {cell: index for index, part in enumerate(parts) for cell in part}
    for cell in figure.cells:
        for other in figure.lattice.neighbours(cell):
            assert number.get(other, number[cell]) == number[cell]
    assert all(len(Figure(part).parts()) == 1 for part in parts)
