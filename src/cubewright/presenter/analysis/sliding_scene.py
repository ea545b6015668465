"""The pieces of a sliding puzzle for the 3D view: their colours, and their places in the room."""

from __future__ import annotations

from collections.abc import Mapping

from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.pieces.colours import with_free_colours
from cubewright.model.placement import PlacedPiece
from cubewright.model.puzzle import Puzzle
from cubewright.model.sliding import Cells, SlidingPuzzle, shape
from cubewright.model.solution import Solution


def piece_colours(puzzle: SlidingPuzzle) -> dict[str, str]:
    """Return the colour of each piece; interchangeable pieces have one colour.

    The colours of the puzzle take precedence.
    """
    if puzzle.colours:
        return dict(puzzle.colours)
    colours = with_free_colours([None] * len(puzzle.kinds))
    return {
        symbol: colour
        for kind, colour in zip(puzzle.kinds, colours, strict=True)
        for symbol in kind
    }


class SlidingScene:
    """The room of a puzzle as a figure, and arrangements of its pieces as partial solutions."""

    def __init__(self, puzzle: SlidingPuzzle) -> None:
        colours = piece_colours(puzzle)
        self.symbols = tuple(puzzle.start)
        pieces = tuple(
            Piece(symbol, shape(cells), colour=colours[symbol])
            for symbol, cells in puzzle.start.items()
        )
        figure = Figure(tuple(sorted(puzzle.room)), puzzle.title)
        copies = (1,) * len(pieces)
        self._puzzle = Puzzle(figure, PieceSet(puzzle.name, puzzle.title, pieces, copies))

    def solution(self, places: Mapping[str, Cells]) -> Solution:
        """Return the pieces at the given places, in the order of ``symbols``."""
        placed = (
            PlacedPiece(number, 0, tuple(sorted(places[symbol])))
            for number, symbol in enumerate(self.symbols)
        )
        return Solution(self._puzzle, tuple(placed))
