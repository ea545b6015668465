"""The check whether cells are a placement of a piece."""

from itertools import combinations

from coloured_puzzles import all_placements, coloured_puzzles
from hypothesis import given

from cubewright.model.placement import is_placement


@given(coloured_puzzles())
def test_cells_are_a_placement_if_some_turn_of_the_piece_has_them_in_fitting_colours(puzzle):
    figure = puzzle.figure
    for piece in puzzle.pieces:
        expected = {
            frozenset(cell for cell, _ in placed) for placed in all_placements(puzzle, piece)
        }
        for size in (len(piece) - 1, len(piece), len(piece) + 1):
            for cells in combinations(figure.cells, size):
                is_one = is_placement(figure, piece, cells[::-1], puzzle.allowed_colours)
                assert is_one == (frozenset(cells) in expected)
        outside = [(x - 1, y, z) for x, y, z in piece.cells]
        assert not is_placement(figure, piece, outside, puzzle.allowed_colours)
        assert not is_placement(figure, piece, (), puzzle.allowed_colours)
