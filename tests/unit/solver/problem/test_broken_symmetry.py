"""The symmetries that constraints break are known before a search."""

from dataclasses import replace

from hypothesis import given
from puzzles import puzzles_on_any_lattice

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.cover import breaks_symmetry, cover_problem
from cubewright.solver.problem.faults import faults


def test_a_forbidden_corner_breaks_symmetries_but_the_centre_does_not():
    cube = built_in_puzzle("cube")
    assert not breaks_symmetry(cube)
    assert breaks_symmetry(replace(cube, forbidden=frozenset({(0, (0, 0, 0))})))
    assert not breaks_symmetry(replace(cube, forbidden=frozenset({(0, (1, 1, 1))})))


@given(puzzle=puzzles_on_any_lattice())
def test_the_two_counts_differ_only_if_a_symmetry_is_broken(puzzle):
    if not faults(puzzle) and cover_problem(puzzle).figure_images is not None:
        assert breaks_symmetry(puzzle)


def test_a_placed_piece_breaks_symmetries_unless_it_is_as_symmetrical_as_the_figure():
    """A plus of five cells in the middle of a square of three."""
    square = CUBIC.box((3, 3, 1))
    plus = tuple(cell for cell in square if 1 in cell[:2])
    dot, corner = ((0, 0, 0),), ((0, 0, 0), (0, 1, 0), (1, 0, 0))
    for shape, cells, breaks in (
        (plus, plus, False),
        (dot, ((1, 1, 0),), False),
        (dot, ((0, 1, 0),), True),
        (corner, corner, True),
    ):
        pieces = PieceSet("p", "p", (Piece("A", shape), Piece("D", dot)), (1, 9), minimums=(1, 0))
        puzzle = Puzzle(Figure(square), pieces, pre_placed=(PlacedPiece(0, 0, cells),))
        assert breaks_symmetry(puzzle) is breaks
