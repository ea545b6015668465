import json

from msgspec import convert

from cubewright.formats.schema import Source
from cubewright.formats.searches.puzzle import PuzzleData, puzzle_as_data, puzzle_from_data
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle


def test_colours_and_the_pairs_that_may_meet_are_saved():
    box = CUBIC.box((2, 2, 1))
    piece = Piece("A", ((0, 0, 0), (1, 0, 0)), colours=frozenset({((0, 0, 0), 3)}))
    pieces = PieceSet("p", "p", (piece,), (2,))
    for allowed in (None, frozenset({(3, 1), (3, 2)})):
        puzzle = Puzzle(Figure(box, colours=[(box[0], 1)]), pieces, allowed_colours=allowed)
        data = convert(json.loads(json.dumps(puzzle_as_data(puzzle))), PuzzleData, strict=True)
        assert puzzle_from_data(data, Source("a.search", {})) == puzzle
