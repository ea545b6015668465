"""Solutions as blocks of a figure file, each with its own name."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cubewright.formats.fig.default_pieces import default_set
from cubewright.formats.fig.file import solution_text
from cubewright.formats.fig.pieces.described_sets import can_be_named
from cubewright.formats.fig.pieces.texts import piece_texts
from cubewright.formats.piece_sets.catalogue import figure_file_piece_sets
from cubewright.formats.solutions.solution_format import SolutionFormat, WriteOne
from cubewright.model.pieces.fitting import puzzle_to_fill
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.translation import mark


@dataclass(frozen=True)
class SolutionPieces:
    """Comments that state the pieces of a puzzle's solutions.

    ``once`` is a description of the pieces above the first solution. ``each`` is repeated in the
    block of every solution. Both are empty if the marks identify the pieces.
    """

    once: tuple[str, ...] = ()
    each: tuple[str, ...] = ()


@lru_cache(maxsize=8)
def solution_pieces(puzzle: Puzzle) -> SolutionPieces:
    """Return the comments that state the pieces in a file of a puzzle's solutions."""
    pieces = puzzle.piece_set
    if _marks_are_enough(puzzle):
        return SolutionPieces()
    texts = tuple(piece_texts(pieces))
    if len(texts) > 1 and can_be_named(pieces):
        return SolutionPieces(texts, (f"; pieces: {pieces.name}",))
    return SolutionPieces(each=texts)


def _marks_are_enough(puzzle: Puzzle) -> bool:
    figure, pieces = puzzle.figure, puzzle.piece_set
    if pieces.uses_every_copy and pieces in figure_file_piece_sets(figure.lattice):
        return True
    meant = None if figure.optional else default_set(figure)
    return meant is not None and pieces in (meant, puzzle_to_fill(figure, meant).piece_set)


def _opening(puzzle: Puzzle) -> str:
    return "".join(f"{line}\n" for line in solution_pieces(puzzle).once)


def _writer(puzzle: Puzzle) -> WriteOne:
    comments = [line.removeprefix(";").strip() for line in solution_pieces(puzzle).each]

    def one(solution: Solution, number: int) -> str:
        return solution_text(solution, f"{puzzle.name} {number}", comments).rstrip("\n") + "\n"

    return one


def _has_fixed_width_blocks(puzzle: Puzzle) -> bool:
    """Return whether all solutions have rows of equal width.

    A row that spells a header must be changed, and the change affects the width. This cannot happen
    if the marks lack a letter of ``SOMA``.
    """
    marks = {mark.upper() for piece in puzzle.pieces for mark in (piece.symbol, *piece.marks)}
    return not set("SOMA") <= marks


FIG = SolutionFormat(
    "fig",
    mark("Figure file"),
    opening=_opening,
    writer=_writer,
    is_fixed_width=_has_fixed_width_blocks,
    empty=".",
    suffix=".fig",
)
