"""The number of pieces that a puzzle may use, compared with all choices of copies."""

from itertools import product

import pytest

from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.pieces.text import _number_text, _numbers_of_pieces

SETS = [
    ((1, 2, 3), (2, 2, 2), (0, 0, 0)),
    ((1, 2, 3), (2, 2, 2), (1, 0, 1)),
    ((2, 2, 5), (3, 1, 1), (0, 1, 0)),
    ((3, 4), (3, 3), (1, 1)),
    ((4,), (5,), (2,)),
]


def puzzle(sizes, counts, minimums, cells, optional=0):
    pieces = tuple(
        Piece(symbol, CUBIC.box((size, 1, 1))) for symbol, size in zip("ABC", sizes, strict=False)
    )
    listed = CUBIC.box((cells, 1, 1))
    figure = Figure(listed, "bar", optional=listed[:optional])
    return Puzzle(figure, PieceSet("rods", "Rods", pieces, counts, minimums=minimums))


@pytest.mark.parametrize(("sizes", "counts", "minimums"), SETS)
@pytest.mark.parametrize("optional", [0, 2])
def test_the_numbers_of_pieces_that_fill_a_figure(sizes, counts, minimums, optional):
    ranges = [range(least, most + 1) for least, most in zip(minimums, counts, strict=True)]
    for cells in range(2, 16):
        expected = {
            sum(choice)
            for choice in product(*ranges)
            if cells - optional
            <= sum(n * size for n, size in zip(choice, sizes, strict=True))
            <= cells
        }
        made = puzzle(sizes, counts, minimums, cells, optional)
        assert _numbers_of_pieces(made) == sorted(expected)
        if not expected or expected == {sum(counts)}:
            assert _number_text(made) == f"{sum(counts)} pieces"
        elif len(expected) == 1:
            assert _number_text(made) == f"{min(expected)} of {sum(counts)} pieces"
        else:
            assert _number_text(made).startswith(f"{min(expected)} to {max(expected)} of ")


def test_numbers_of_whole_and_of_empty_sets():
    cube = Figure(CUBIC.box((3, 3, 3)))
    assert _number_text(Puzzle(cube, piece_set("soma"))) == "7 pieces"
    assert _number_text(Puzzle(cube, PieceSet("none", "None", (), ()))) == "no pieces yet"
    many = puzzle((1, 2), (5000, 5000), (0, 0), 9)
    assert _number_text(many) == "up to 10,000 pieces"
