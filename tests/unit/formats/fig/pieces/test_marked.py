"""Marks show pieces, or give a reason for none, compared with examples and slow definitions."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cubewright.formats.fig.pieces.marked import best_reading, divide_cells, read_pieces
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.cell import shifted
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet

BAR = Piece("I", ((0, 0, 0), (1, 0, 0), (2, 0, 0)), marks=("1", "x"))
CORNER = Piece("V", ((0, 0, 0), (1, 0, 0), (0, 1, 0)))
DOT = Piece("O", ((0, 0, 0),))
APART = Piece("A", ((0, 0, 0), (2, 0, 0)))
SET = PieceSet("four", "Four", (BAR, CORNER, DOT, APART), (2, 1, 1, 1))
SOMA = piece_set("soma")


def row(text, y=0):
    """Return marks in a row; a blank is no cell."""
    return {(x, y, 0): mark for x, mark in enumerate(text) if mark != " "}


def complaints(marks, pieces=SET, **how):
    return [each() for each in read_pieces(marks, pieces, **how).complaints]


@pytest.mark.parametrize(
    ("marks", "expected"),
    [
        (row("II"), ["piece I has only 2 of its 3 cubelets"]),
        (row("IIII"), ["piece I has 4 cubelets instead of 3 or 6"]),
        (row("VV V V"), ["piece V has 4 cubelets instead of 3"]),
        (row("VVV"), ["piece V has the shape of piece 1"]),
        (row("II I"), ["piece I is not connected"]),
        (row("II") | row("I", 1), ["piece I has the shape of piece V"]),
        (row("AA"), ["the cubelets of piece A have another shape"]),
        (row("A A"), []),
        (row("QQ"), ["'Q' is not a piece of Four"]),
        (row("II I I I I I"), ["piece I has 7 cubelets instead of 3 or 6"]),
        (row("II II I I"), ["the 6 cubelets of I cannot be divided into 2 pieces I"]),
        (row("OO"), ["piece O has 2 cubelets instead of 1"]),
        (row("IIIIII"), ["piece I has 6 cubelets instead of 3"]),
        (row("111xxx"), []),
    ],
)
def test_wrong_marks_are_explained(marks, expected):
    assert complaints(marks) == expected


def test_a_stated_set_may_share_marks_up_to_its_copies():
    assert complaints(row("IIIIII"), is_stated=True) == []
    assert complaints(row("IIIIIIIII"), is_stated=True) == [
        "piece 1 occurs 3 times, but Four has 2"
    ]
    assert complaints(row("OO"), is_stated=True) == ["piece O occurs 2 times, but Four has 1"]


def test_copies_are_in_the_order_of_their_marks_and_then_their_places():
    marks = row("xxx") | row("111", 1) | row("OVV", 2) | row(" V", 3)
    reading = read_pieces(marks, SET)
    assert not reading.complaints
    assert [(each.piece, each.copy) for each in reading.placed] == [(0, 0), (0, 1), (1, 0), (2, 0)]
    assert reading.placed[0].cells[0] == (0, 1, 0)
    assert reading.placed[1].cells[0] == (0, 0, 0)
    assert reading.used == (2, 1, 1, 0)
    assert (reading.sets, reading.is_complete) == (0, False)


def all_of(pieces, copies=1):
    """Return marks that show some copies of every piece, far from each other."""
    marks = {}
    for number, piece in enumerate(pieces.pieces):
        for copy in range(copies):
            by = (0, 9 * number, 9 * copy)
            marks |= {shifted(cell, by): piece.symbol for cell in piece.cells}
    return marks


@pytest.mark.parametrize("copies", [1, 2, 3])
def test_complete_sets_may_share_marks(copies):
    reading = read_pieces(all_of(SOMA, copies), SOMA)
    assert (reading.sets, reading.complaints) == (copies, ())
    assert reading.is_complete == (copies == 1)
    solution = reading.solution("far apart")
    assert solution.is_valid()
    assert solution.puzzle.piece_set.counts == (copies,) * 7
    name = solution.puzzle.piece_set.name
    assert name == ("soma" if copies == 1 else f"soma-{copies}")


def test_the_pieces_of_a_solution_of_a_subset_get_new_numbers():
    marks = {cell: mark for cell, mark in all_of(SOMA).items() if mark in "TP"}
    reading = read_pieces(marks, SOMA)
    solution = reading.solution("two")
    pieces = solution.puzzle.piece_set
    assert (pieces.name, pieces.title) == ("soma-TP", "Soma, pieces TP only")
    assert [piece.symbol for piece in pieces.pieces] == ["T", "P"]
    assert [each.piece for each in solution.placed] == [0, 1]
    assert solution.is_valid()


@settings(max_examples=60)
@given(
    st.frozensets(st.sampled_from(CUBIC.box((3, 3, 1))), max_size=9), st.sampled_from(SET.pieces)
)
def test_cells_are_divided_if_any_choice_of_copies_fills_them(cells, piece):
    copies = {
        frozenset(shifted(cell, by) for cell in shape)
        for shape in piece.orientations
        for by in ((x, y, z) for x in range(-3, 4) for y in range(-3, 4) for z in range(-3, 4))
    }
    inside = [copy for copy in copies if copy <= cells]
    number, rest = divmod(len(cells), len(piece))
    can = (
        bool(cells)
        and not rest
        and any(
            len(frozenset().union(*chosen)) == len(cells) for chosen in combinations(inside, number)
        )
    )
    found = divide_cells(piece, list(cells))
    assert (found is not None) == can
    if found is not None:
        assert sorted(cell for copy in found for cell in copy) == sorted(cells)
        assert all(frozenset(copy) in copies for copy in found)


def test_at_most_64_copies_share_a_mark():
    for number, is_divided in ((64, True), (65, False)):
        cells = [(3 * copy + x, 0, 0) for copy in range(number) for x in range(3)]
        assert (divide_cells(BAR, cells) is not None) == is_divided


def test_the_set_that_explains_marks_best_is_chosen():
    assert best_reading(all_of(SOMA)).piece_set.name == "soma"
    for name in ("bedlam", "half-hour"):
        pieces = piece_set(name)
        found = best_reading(all_of(pieces))
        assert found.is_complete
        assert found.piece_set.volume == pieces.volume
    one_wrong = all_of(SOMA) | {(50, 50, 50): "?"}
    assert best_reading(one_wrong).unknown == 1
    assert Figure(all_of(SOMA)).cells
