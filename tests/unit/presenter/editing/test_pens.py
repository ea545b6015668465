"""Marks of a figure's cells are moved, removed, and put on a figure again."""

from hypothesis import given
from hypothesis import strategies as st

from cubewright.model.cell import shifted
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.presenter.editing.pens import Marks

BOX = CUBIC.box((3, 2, 1))
CELLS = st.frozensets(st.sampled_from(BOX))
MARKS = st.builds(
    Marks, CELLS, CELLS, st.dictionaries(st.sampled_from(BOX), st.integers(0, 3), max_size=6)
)


@given(MARKS, CELLS, st.booleans())
def test_marks_of_cells_that_are_filled_are_on_the_figure(marks, dark, is_two_coloured):
    before = Figure(BOX, "name", dark=dark if is_two_coloured else None)
    figure = marks.on(before)
    assert figure.name == "name"
    assert set(figure.cells) == marks.cells
    assert figure.optional == marks.optional & marks.cells
    expected = {cell: n for cell, n in marks.colours.items() if n and cell in marks.cells}
    if figure.dark is not None and figure.cells:
        assert not figure.colours
        assert set(expected) == marks.cells
        assert figure.dark == {cell for cell, number in expected.items() if number == 2}
    else:
        assert dict(figure.colours) == expected


@given(MARKS, CELLS)
def test_cells_that_are_emptied_have_no_marks(marks, gone):
    left = marks.without(gone)
    assert left.cells == marks.cells - gone
    assert left.optional == marks.optional - gone
    assert left.colours == {cell: n for cell, n in marks.colours.items() if cell not in gone}


@given(MARKS, CELLS)
def test_marks_move_with_their_cells_and_back(marks, moving):
    there = {cell: shifted(cell, (5, 1, 2)) for cell in moving}
    moved = marks.moved(there)
    assert moved.cells == {there[cell] for cell in marks.cells & moving}
    assert moved.optional == {there[cell] for cell in marks.optional & moving}
    back = moved.moved({goal: cell for cell, goal in there.items()})
    assert back == marks.without(set(BOX) - moving)


@given(CELLS, st.booleans())
def test_marks_of_a_figure_make_it_again(dark, is_two_coloured):
    figure = Figure(BOX, "f", dark=dark if is_two_coloured else None, optional=BOX[:2])
    assert Marks.of(figure).on(figure) == figure
