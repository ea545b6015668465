"""Boxes for large puzzles, whose pieces are all different."""

from random import Random

from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle

FIRST_SYMBOL = 0x4E00


def different_trees(size, number, seed=1):
    """Return a box with ``number`` random pieces of different shapes that fill its volume."""
    random = Random(seed)
    figure = Figure(CUBIC.box(size), "box")
    sizes = [len(figure) // number + (i < len(figure) % number) for i in range(number)]
    known, pieces = set(), []
    while len(pieces) < number:
        piece = Piece(chr(FIRST_SYMBOL + len(pieces)), _grown(sizes[len(pieces)], random))
        if piece.equivalence_key not in known:
            known.add(piece.equivalence_key)
            pieces.append(piece)
    return Puzzle(figure, PieceSet("trees", "Trees", tuple(pieces), (1,) * number))


def _grown(size, random):
    cells = {(0, 0, 0)}
    while len(cells) < size:
        cells.add(random.choice(sorted({n for c in cells for n in CUBIC.neighbours(c)} - cells)))
    return tuple(sorted(cells))
