"""A new problem from the placed pieces of a solution, some of which can be united."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from cubewright.model.cell import difference
from cubewright.model.colours import NO_COLOURS
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.placement import PlacedPiece
from cubewright.model.solution import Solution
from cubewright.translation import tr


def assembled_problem(
    solution: Solution, united: Collection[PlacedPiece] = ()
) -> tuple[Figure, PieceSet]:
    """Return the filled cells of a solution as a figure, and the placed pieces.

    The pieces in ``united`` become one piece. The figure has no optional cells. Equal pieces become
    copies of one piece. The colours of cells stay, and single pieces keep the two colours of a
    chessboard.

    >>> from cubewright.formats.built_in import built_in_puzzle
    >>> puzzle = built_in_puzzle("cube")
    >>> empty_figure, no_pieces = assembled_problem(Solution(puzzle, ()))
    >>> len(empty_figure.cells), no_pieces.piece_count
    (0, 0)
    """
    puzzle, figure = solution.puzzle, solution.puzzle.figure
    counts: dict[int, int] = {}
    for placed in solution.placed:
        if placed not in united:
            counts[placed.piece] = counts.get(placed.piece, 0) + 1
    pieces = [puzzle.pieces[index] for index in counts]
    numbers = list(counts.values())
    if united:
        pieces.append(_united(solution, united))
        numbers.append(1)
    filled = set(solution.piece_at)
    name = tr("{name}, assembled", name=figure.name) if figure.name else tr("Assembled")
    colours = frozenset(pair for pair in figure.colours if pair[0] in filled)
    cells = tuple(cell for cell in figure.cells if cell in filled)
    return (
        replace(figure, cells=cells, name=name, optional=frozenset(), colours=colours),
        PieceSet("assembled", name, tuple(pieces), tuple(numbers), figure.lattice),
    )


def _united(solution: Solution, united: Collection[PlacedPiece]) -> Piece:
    """Unite several placed pieces into one piece with the symbol and colour of the first."""
    lattice = solution.puzzle.figure.lattice
    first = solution.piece(next(each for each in solution.placed if each in united))
    names = dict.fromkeys(solution.piece(each).symbol for each in united)
    cells = sorted(cell for each in united for cell in each.cells)
    start = lattice.origin(cells[0])
    colours = [pair for each in united for pair in solution.colours_of(each)]
    return replace(
        first,
        cells=tuple(difference(cell, start) for cell in cells),
        name="+".join(names),
        marks=(),
        aliases=(),
        dark=None,
        flips=False,
        colours=frozenset((difference(cell, start), number) for cell, number in colours)
        or NO_COLOURS,
    )
