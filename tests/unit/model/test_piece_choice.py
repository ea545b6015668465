"""Choices of pieces: their ranges, and the pieces of a puzzle that they count."""

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.constraints import Constraints
from cubewright.model.piece_choice import PieceChoice
from cubewright.model.puzzle import Puzzle


@pytest.mark.parametrize(("minimum", "maximum"), [(-1, None), (2, 1)])
def test_a_range_that_is_none_is_refused(minimum, maximum):
    with pytest.raises(ValueError, match="copies"):
        PieceChoice("AB", minimum, maximum)


def test_a_choice_counts_the_pieces_that_it_names_and_have_copies():
    cube = built_in_puzzle("cube")
    symbols = [piece.symbol for piece in cube.pieces]
    named = cube.counted_pieces(PieceChoice(symbols[1:3]))
    assert named == (1, 2)
    assert cube.counted_pieces(PieceChoice()) == tuple(range(7))


def test_constraints_keep_choices_when_pieces_are_placed_and_cells_removed():
    choice = PieceChoice("LT", maximum=1)
    cube = built_in_puzzle("cube")
    constraints = Constraints(choices=(choice,)).with_placed("L", cube.figure.cells[:4])
    constraints = constraints.with_forbidden("T", (0, 0, 0)).without_forbidden_cell("T", (0, 0, 0))
    assert (
        constraints.restricted_to(()).choices == constraints.shifted((1, 0, 0)).choices == (choice,)
    )
    puzzle = constraints.apply_to(Puzzle(cube.figure, cube.piece_set))
    assert puzzle.choices == (choice,)
    assert Constraints.of(puzzle).choices == (choice,)
    assert puzzle.search_key != Puzzle(cube.figure, cube.piece_set).search_key
