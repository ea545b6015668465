"""Random puzzles of coloured pieces, and their placements by the definition."""

from itertools import product

from hypothesis import strategies as st

from cubewright.model.cell import difference, shifted, turned
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle

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
    colours = [(cell, draw(NUMBERS)) for cell in BOX] if draw(st.booleans()) else ()
    optional = draw(st.sets(st.sampled_from(BOX), max_size=2))
    figure = Figure(BOX, optional=optional, colours=colours)
    pieces = []
    for symbol in "AB":
        cells = draw(st.sampled_from(SHAPES))
        colours = frozenset((cell, n) for cell in cells if (n := draw(NUMBERS)))
        pieces.append(Piece(symbol, cells, colours=colours))
    counts = tuple(draw(st.integers(0, 3)) for _ in pieces)
    pieces_set = PieceSet("p", "p", tuple(pieces), counts, minimums=(0, 0))
    return Puzzle(figure, pieces_set, allowed_colours=draw(RULES))


def all_placements(puzzle, piece):
    """Return the placements by the definition: turn, move, and compare the colour of each cell.

    A placement is a set of pairs of a cell and the piece's colour number there.
    """
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
            found.add(frozenset(moved.items()))
    return found


def cells_of(placement):
    return frozenset(cell for cell, _ in placement)
