"""A problem from the placed pieces of a solution."""

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.presenter.pieces.assembled_pieces import assembled_problem

ROW = tuple((x, 0, 0) for x in range(6))
PIECES = PieceSet(
    "p",
    "P",
    (
        Piece("A", ROW[:2], colours=frozenset([((1, 0, 0), 2)])),
        Piece("B", ROW[:1]),
        Piece("C", ROW[:3]),
    ),
    (2, 1, 1),
)
FIGURE = Figure(
    ROW, "Row", optional=frozenset(ROW[5:]), colours=frozenset([((0, 0, 0), 2), ((5, 0, 0), 1)])
)
SOLUTION = Solution(
    Puzzle(FIGURE, PIECES),
    (
        PlacedPiece(0, 0, ((0, 0, 0), (1, 0, 0)), (2, 0)),
        PlacedPiece(0, 1, ((2, 0, 0), (3, 0, 0)), (0, 2)),
        PlacedPiece(1, 0, ((4, 0, 0),)),
    ),
)


def test_the_pieces_of_a_solution_fill_the_cells_that_it_fills():
    figure, pieces = assembled_problem(SOLUTION)
    assert (figure.name, set(figure.cells)) == ("Row, assembled", set(ROW[:5]))
    assert not figure.optional
    assert figure.colours == {((0, 0, 0), 2)}
    assert pieces.pieces == PIECES.pieces[:2]
    assert pieces.counts == (2, 1)


def test_pieces_are_united_with_their_colours():
    figure, pieces = assembled_problem(SOLUTION, SOLUTION.placed[1:])
    single, united = pieces.pieces
    assert single == PIECES.pieces[0]
    assert pieces.counts == (1, 1)
    assert united.cells == ((0, 0, 0), (1, 0, 0), (2, 0, 0))
    assert united.colours == {((1, 0, 0), 2)}
    assert (united.symbol, united.name, united.colour) == ("A", "A+B", single.colour)
    assert len(figure.cells) == pieces.volume


def test_united_pieces_need_not_touch_and_keep_their_lattice():
    _, pieces = assembled_problem(SOLUTION, (SOLUTION.placed[0], SOLUTION.placed[2]))
    assert pieces.lattice is CUBIC
    assert pieces.pieces[-1].cells == ((0, 0, 0), (1, 0, 0), (4, 0, 0))
