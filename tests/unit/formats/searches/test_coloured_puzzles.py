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


def test_a_limit_of_holes_is_saved_only_where_there_is_one():
    box = CUBIC.box((2, 2, 1))
    pieces = PieceSet("p", "p", (Piece("A", ((0, 0, 0),)),), (4,), minimums=(0,))
    for limit in (None, 0, 2):
        puzzle = Puzzle(Figure(box, optional=box), pieces, max_holes=limit)
        data = json.loads(json.dumps(puzzle_as_data(puzzle)))
        assert ("max_holes" in data) is (limit is not None)
        read = convert(data, PuzzleData, strict=True)
        assert puzzle_from_data(read, Source("a.search", {})) == puzzle
