"""Placements of coloured cells, compared with a search that only follows the definition."""

from coloured_puzzles import BOX, NUMBERS, RULES, all_placements, cells_of, coloured_puzzles
from hypothesis import given

from cubewright.model.colours import may_meet, meeting_table
from cubewright.model.figure import Figure
from cubewright.model.placement import is_placement
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import symmetry_group
from cubewright.solver.problem.placements import placements


def placed_cells(puzzle, piece):
    """The cells of the placements by the definition."""
    return {tuple(sorted(cells_of(each))) for each in all_placements(puzzle, piece)}


@given(coloured_puzzles())
def test_placements_follow_the_definition(puzzle):
    cells = puzzle.figure.cells
    for piece in puzzle.pieces:
        rows = placements(puzzle.figure, piece, puzzle.allowed_colours)
        found = {tuple(cells[index] for index in row) for row in rows.tolist()}
        assert found == placed_cells(puzzle, piece)
        for where in placed_cells(Puzzle(Figure(BOX), puzzle.piece_set), piece):
            agrees = is_placement(puzzle.figure, piece, where, puzzle.allowed_colours)
            assert agrees == (where in found)


def test_symmetries_keep_colours():
    assert len(symmetry_group(Figure(BOX))) == 8
    assert len(symmetry_group(Figure(BOX, colours=[((0, 0, 0), 1)]))) == 2
    both = [((0, 0, 0), 1), ((2, 1, 0), 1)]
    assert len(symmetry_group(Figure(BOX, colours=both))) == 4
    assert len(symmetry_group(Figure(BOX, colours=[both[0], ((2, 1, 0), 2)]))) == 2


def test_moving_a_figure_moves_its_colours():
    figure = Figure([(2, 1, 0), (3, 1, 0)], colours=[((3, 1, 0), 5), ((9, 9, 9), 1)])
    assert figure.colours == {((3, 1, 0), 5)}
    assert figure.aligned().colours == {((1, 0, 0), 5)}
    assert figure.with_cells([(2, 1, 0)]).colours == frozenset()


@given(RULES, NUMBERS, NUMBERS)
def test_the_table_of_colours_agrees_with_the_rule(allowed, of_piece, of_figure):
    table = meeting_table(3, allowed)
    assert table[of_piece, of_figure] == may_meet([of_piece], [of_figure], allowed)
