"""State the pieces of solutions in a figure file, where their marks alone do not."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cubewright.formats.fig.pieces.default import default_set
from cubewright.formats.fig.pieces.described_sets import can_be_named
from cubewright.formats.fig.pieces.texts import piece_texts
from cubewright.formats.piece_sets.catalogue import figure_file_piece_sets
from cubewright.model.pieces.fitting import fitted
from cubewright.model.puzzle import Puzzle


@dataclass(frozen=True)
class SolutionPieces:
    """Comments that state the pieces of a puzzle's solutions.

    ``once`` describes them above the first solution, and ``each`` stands in
    the block of every solution. Both are empty if the marks state them.
    """

    once: tuple[str, ...] = ()
    each: tuple[str, ...] = ()


@lru_cache(maxsize=8)
def solution_pieces(puzzle: Puzzle) -> SolutionPieces:
    """Return the comments by which a file of solutions gives the pieces of their puzzle."""
    pieces = puzzle.piece_set
    if _marks_are_enough(puzzle):
        return SolutionPieces()
    texts = tuple(piece_texts(pieces))
    if len(texts) > 1 and can_be_named(pieces):
        return SolutionPieces(texts, (f"; pieces: {pieces.name}",))
    return SolutionPieces(each=texts)


def _marks_are_enough(puzzle: Puzzle) -> bool:
    """Whether the pieces are those of a solution in a file that states none."""
    figure, pieces = puzzle.figure, puzzle.piece_set
    if pieces.uses_every_copy and pieces in figure_file_piece_sets(figure.lattice):
        return True
    meant = None if figure.optional else default_set(figure)
    return meant is not None and pieces in (meant, fitted(figure, meant).piece_set)
