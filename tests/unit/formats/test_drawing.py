"""Cells are drawn in text with the letters of their lattice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.drawing import DrawingError, drawn_lines, levels_of, read_drawing
from cubewright.formats.piece_sets.shape_notation import Shape, read_shape, shape_lines
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice, lattices

each_lattice = pytest.mark.parametrize("its", lattices().values(), ids=lattices())
HEXAGONAL, TRIANGULAR = lattice("hexagonal"), lattice("triangular")


@each_lattice
@given(data=st.data())
def test_drawings_are_read_back(its, data):
    cells = st.sampled_from(its.box((4, 4, 3)))
    marks = data.draw(st.dictionaries(cells, st.sampled_from("0123ABX#"), min_size=1, max_size=9))
    read = read_drawing(drawn_lines(marks, its), its)
    assert tuple(read) == Figure(marks, lattice=its).aligned().cells
    start = its.corner(marks)
    assert {tuple(a + b for a, b in zip(c, start, strict=True)): m for c, m in read.items()} == (
        marks
    )


@each_lattice
@given(data=st.data())
def test_shapes_are_written_and_read_again(its, data):
    cells = data.draw(st.sets(st.sampled_from(its.box((4, 3, 2))), min_size=1, max_size=7))
    figure = Figure(cells, lattice=its).aligned()
    lines = shape_lines(Shape(figure.cells), its)
    assert read_shape("\n".join(lines), its.name).cells == figure.cells
    dark = frozenset(data.draw(st.sets(st.sampled_from(figure.cells))))
    lines = shape_lines(Shape(figure.cells, dark), its)
    assert read_shape("\n".join(lines), its.name, two_coloured=True).dark == dark


def test_hexagons_are_in_shifted_rows():
    marks = {(0, 0, 0): "1", (1, 0, 0): "1", (0, 1, 0): "2", (0, 0, 1): "3"}
    assert drawn_lines(marks, HEXAGONAL) == ["|3 .|  |1 1|", "| . |  | 2 |"]


def test_it_does_not_matter_where_a_drawing_begins():
    assert read_drawing([" 1", "2 3"], HEXAGONAL) == read_drawing(["  1", " 2 3"], HEXAGONAL)
    flat = {(0, 0, 0): "1", (-1, 1, 0): "2", (0, 1, 0): "3"}
    assert {c: flat[c[0] - 1, c[1], c[2]] for c in read_drawing([" 1", "2 3"], HEXAGONAL)} == (
        read_drawing([" 1", "2 3"], HEXAGONAL)
    )


def test_triangles_show_their_edges():
    big = [" ./1\\.", "/2\\3/4\\"]
    marks = read_drawing(big, TRIANGULAR)
    assert sorted(marks.values()) == ["1", "2", "3", "4"]
    assert read_drawing(["  /1\\", "/2\\3/4\\"], TRIANGULAR) == marks
    assert read_drawing(["   1 ", " 2\\3/4 "], TRIANGULAR) == marks
    assert len(Figure(marks, lattice=TRIANGULAR).parts()) == 1


@pytest.mark.parametrize(
    ("rows", "row", "message"),
    [
        (["1 1", "1 1 1", " 1 1"], 1, "is between two cells"),
        (["1 1", " 11"], 1, "'1' in column 3 is between two cells"),
        (["|1 1|", "| 1 "], 1, "between two bars"),
        (["|1 1|  |1 1|", "| 1 |"], 1, "shows one level, but the first row shows 2"),
        (["|1 1|", "| 1 | 1"], 1, "between two bars"),
    ],
)
def test_a_misplaced_character_is_reported(rows, row, message):
    with pytest.raises(DrawingError, match=message) as caught:
        read_drawing(rows, HEXAGONAL)
    assert caught.value.row == row


def test_a_wrong_edge_is_reported():
    with pytest.raises(DrawingError, match=r"'/' in column 3 is out of place: cells and edges"):
        read_drawing(["/1/2\\3/", "\\1/2\\3/4"], TRIANGULAR)


def test_levels_are_between_bars():
    assert levels_of("|1 1|  | . |") == ["1 1", " . "]
    assert levels_of("  1 1 ") == ["  1 1"]
    with pytest.raises(ValueError, match="the shape is empty"):
        read_shape(" \n ", "hexagonal")
    with pytest.raises(ValueError, match="no filled cell"):
        read_shape(". .", "hexagonal")


@pytest.mark.parametrize(
    ("rows", "line"),
    [
        (["1 1", "|1|  |1|"], 1),
        (["|1|  |1|", "|1|"], 1),
        (["|1|  |1|", "|1|  1"], 1),
        (["|1| x |1|"], 0),
        ([" 1 1", "1 1", "1 1"], 2),
    ],
)
def test_the_line_of_a_fault_is_named(rows, line):
    with pytest.raises(DrawingError) as raised:
        read_drawing(rows, HEXAGONAL)
    assert raised.value.row == line


@pytest.mark.parametrize("start", range(4))
def test_of_two_readings_with_a_fault_the_later_fault_is_named(start):
    """Every second row is shifted; a row in the wrong place has a fault in any reading."""
    rows = [" 1 1" if line % 2 else "1 1" for line in range(start, start + 6)]
    rows[4] = " " + rows[4] if rows[4].startswith("1") else rows[4][1:]
    with pytest.raises(DrawingError) as raised:
        read_drawing(rows, HEXAGONAL)
    assert raised.value.row == 4
