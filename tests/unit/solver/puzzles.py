"""Small puzzles for property tests: random figures with random pieces that may or may not fit."""

from hypothesis import strategies as st

from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle


def _grow(draw, size, forbidden=frozenset(), inside=None):
    """A connected set of cells, grown cell by cell."""
    start = (0, 0, 0) if inside is None else draw(st.sampled_from(sorted(inside - forbidden)))
    cells = [start]
    while len(cells) < size:
        edge = sorted(
            {
                (x + dx, y + dy, z + dz)
                for x, y, z in cells
                for dx, dy, dz in (
                    (1, 0, 0),
                    (0, 1, 0),
                    (0, 0, 1),
                    (-1, 0, 0),
                    (0, -1, 0),
                    (0, 0, -1),
                )
            }
            - set(cells)
            - forbidden
        )
        if inside is not None:
            edge = [cell for cell in edge if cell in inside]
        if not edge:
            break
        cells.append(draw(st.sampled_from(edge)))
    return cells


def as_set(shapes):
    pieces = tuple(Piece("ABCDEFGHIJ"[i], tuple(cells)) for i, cells in enumerate(shapes))
    return PieceSet("random", "random", pieces, (1,) * len(pieces))


@st.composite
def solvable_puzzles(draw, boxes=((2, 2, 2), (3, 2, 1), (3, 3, 1), (2, 2, 3), (4, 3, 1))):
    """A box, or a random figure, cut into pieces: at least one solution, often symmetric."""
    box = draw(st.sampled_from(boxes))
    cells = {(x, y, z) for x in range(box[0]) for y in range(box[1]) for z in range(box[2])}
    if draw(st.booleans()):
        cells = set(_grow(draw, draw(st.integers(4, 9))))
    left = set(cells)
    shapes = []
    while left:
        shape = _grow(draw, draw(st.integers(2, 4)), frozenset(cells - left), cells)
        shapes.append(shape)
        left -= set(shape)
    return Puzzle(Figure(cells), as_set(shapes))


@st.composite
def any_puzzles(draw):
    """A figure and pieces of the same volume, which may well not fill it."""
    shapes = [_grow(draw, draw(st.integers(1, 4))) for _ in range(draw(st.integers(1, 4)))]
    figure = Figure(_grow(draw, sum(map(len, shapes))))
    return Puzzle(figure, as_set(shapes))
