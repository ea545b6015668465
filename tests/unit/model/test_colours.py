"""Colours of cells: placements against a search that only follows the definition."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from cubewright.model.cell import difference, shifted, turned
from cubewright.model.colours import may_meet, meeting_table
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import is_placement, placements
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import symmetry_group

BOX = CUBIC.box((3, 2, 1))
SHAPES = (
    ((0, 0, 0), (1, 0, 0)),
    ((0, 0, 0), (1, 0, 0), (2, 0, 0)),
    ((0, 0, 0), (1, 0, 0), (0, 1, 0)),
)
NUMBERS = st.integers(0, 3)
RULES = st.none() | st.frozensets(st.tuples(st.integers(1, 3), st.integers(1, 3)))


@st.composite
def coloured_puzzles(draw):
    figure = Figure(BOX, colours=[(cell, draw(NUMBERS)) for cell in BOX])
    pieces = []
    for symbol in "AB":
        cells = draw(st.sampled_from(SHAPES))
        colours = frozenset((cell, n) for cell in cells if (n := draw(NUMBERS)))
        pieces.append(Piece(symbol, cells, colours=colours))
    counts = tuple(draw(st.integers(0, 3)) for _ in pieces)
    pieces_set = PieceSet("p", "p", tuple(pieces), counts, minimums=(0, 0))
    return Puzzle(figure, pieces_set, allowed_colours=draw(RULES))


def all_placements(puzzle, piece):
    """The placements by the definition: turn, move, and compare each cell's colour."""
    numbers = dict(puzzle.figure.colours)
    of_piece = dict(piece.colours)
    found = set()
    for matrix, target in product(CUBIC.turns, BOX):
        start = turned(piece.cells[0], matrix)
        moved = {}
        for cell in piece.cells:
            place = shifted(target, difference(turned(cell, matrix), start))
            moved[place] = of_piece.get(cell, 0)
        allowed = puzzle.allowed_colours
        if set(moved) <= set(BOX) and all(
            not p
            or not numbers.get(place, 0)
            or (p == numbers[place] if allowed is None else (p, numbers[place]) in allowed)
            for place, p in moved.items()
        ):
            found.add(tuple(sorted(moved)))
    return found


@given(coloured_puzzles())
def test_placements_follow_the_definition(puzzle):
    cells = puzzle.figure.cells
    for piece in puzzle.pieces:
        rows = placements(puzzle.figure, piece, puzzle.allowed_colours)
        found = {tuple(cells[index] for index in row) for row in rows.tolist()}
        assert found == all_placements(puzzle, piece)
        for where in all_placements(Puzzle(Figure(BOX), puzzle.piece_set), piece):
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
