"""Solutions as layers side by side, like those in the source document for the Soma cube."""

from __future__ import annotations

from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.model.solution import Solution
from cubewright.translation import mark


def document_picture(solution: Solution) -> str:
    """Return the layers from top to bottom, each drawn from the back row to the front.

    >>> from cubewright.model.figure import Figure
    >>> from cubewright.model.piece import Piece, PieceSet
    >>> from cubewright.model.puzzle import Puzzle
    >>> from cubewright.model.placement import PlacedPiece
    >>> corner, pair = ((0, 0, 0), (1, 0, 0), (0, 1, 0)), ((1, 1, 0), (1, 1, 1))
    >>> pieces = PieceSet("two", "Two", (Piece("V", corner), Piece("D", pair)), (1, 1))
    >>> puzzle = Puzzle(Figure(corner + pair), pieces)
    >>> placed = (PlacedPiece(0, 0, corner), PlacedPiece(1, 0, pair))
    >>> print(document_picture(Solution(puzzle, placed)))
    | D|  |VD|
    |  |  |VV|
    """
    return str(solution)


def _picture_lines(solution: Solution, _number: int) -> str:
    return document_picture(solution) + "\n"


LAYERS = SolutionFormat(
    "layers",
    mark("Text pictures of the layers"),
    _picture_lines,
    is_fixed_width=lambda _puzzle: True,
)
