"""The placements of pieces, with the numbers that the reference states."""

from dataclasses import replace

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece
from cubewright.solver.problem.placements import placements, placements_of_pieces

CUBE = Figure(CUBIC.box((3, 3, 3)))
SMALL = st.tuples(*[st.integers(0, 2)] * 3)


def test_the_soma_pieces_in_the_cube():
    counts = {p.symbol: len(placements(CUBE, p)) for p in piece_set("soma").pieces}
    assert counts == {"V": 144, "L": 144, "T": 72, "Z": 72, "A": 96, "B": 96, "P": 64}


def test_rows_are_indices_in_order_and_none_twice():
    for piece in piece_set("soma").pieces:
        table = placements(CUBE, piece)
        assert table.dtype == np.int32
        assert table.shape == (len(table), len(piece))
        assert (np.diff(table, axis=1) > 0).all()
        rows = [tuple(row) for row in table.tolist()]
        assert rows == sorted(set(rows))


def test_a_piece_that_fits_nowhere():
    assert placements(Figure([(0, 0, 0)]), piece_set("soma").pieces[0]).shape == (0, 3)
    assert placements(Figure(()), piece_set("soma").pieces[0]).shape == (0, 3)


def test_a_piece_much_longer_than_the_figure_fits_nowhere():
    long = Piece("F", ((0, 0, 0), (40_000, 30_000, 20_000)))
    colours = frozenset((cell, 1) for cell in CUBE.cells)
    for figure in (CUBE, replace(CUBE, colours=colours)):
        near = Piece("N", ((0, 0, 0), (0, 0, 1)))
        found = placements_of_pieces(figure, [long, near])
        assert [table.shape for table in found] == [(0, 2), (54, 2)]
        assert placements(figure, long).shape == (0, 2)


@given(st.sets(SMALL, max_size=16), st.sets(SMALL, min_size=1, max_size=4))
def test_placements_are_all_the_choices_of_cells_that_have_the_shape(cells, shape):
    figure, piece = Figure(cells), Piece("X", tuple(sorted(shape)))
    found = {
        tuple(sorted(figure.cells[i] for i in row)) for row in placements(figure, piece).tolist()
    }
    for placed in found:
        assert CUBIC.normalized(placed) in piece.orientations
    # Slow and obvious: every orientation at every position.
    expected = set()
    for orientation in piece.orientations:
        for x, y, z in CUBIC.box((7, 7, 7)):
            moved = tuple(sorted((a + x - 3, b + y - 3, c + z - 3) for a, b, c in orientation))
            if all(cell in figure for cell in moved):
                expected.add(moved)
    assert found == expected


@given(st.sets(SMALL, min_size=1, max_size=16), st.sampled_from(piece_set("soma").pieces))
def test_a_mirrored_figure_takes_the_mirrored_piece_as_often(cells, piece):
    mirrored = Figure((-x, y, z) for x, y, z in cells)
    image = Piece("X", tuple((-x, y, z) for x, y, z in piece.cells))
    assert len(placements(mirrored, image)) == len(placements(Figure(cells), piece))


def test_pieces_of_several_sizes_and_colours_are_placed_together_as_one_by_one():
    square = CUBIC.box((4, 4, 1))
    dark = [cell for cell in square if sum(cell) % 2]
    domino = Piece("D", ((0, 0, 0), (1, 0, 0)), flips=True)
    coloured = replace(domino, dark=frozenset({(0, 0, 0)}))
    corner = Piece("V", ((0, 0, 0), (1, 0, 0), (0, 1, 0)), flips=True)
    too_long = Piece("I", tuple((x, 0, 0) for x in range(5)))
    pieces = [domino, corner, coloured, too_long, domino]
    for figure in (Figure(square), Figure(square, dark=dark)):
        together = placements_of_pieces(figure, pieces)
        assert [len(table) for table in together] == [24, 36, 24, 0, 24]
        for piece, table in zip(pieces, together, strict=True):
            assert np.array_equal(table, placements(figure, piece))
            assert (np.diff(table, axis=1) > 0).all()
            assert len(np.unique(table, axis=0)) == len(table)
