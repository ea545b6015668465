"""Solutions as blocks of a figure file, each with its own name."""

from __future__ import annotations

from cubewright.formats.fig.file import solution_text
from cubewright.formats.fig.pieces.of_solution import solution_pieces
from cubewright.formats.solutions.solution_format import SolutionFormat, WriteOne
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.translation import mark


def _opening(puzzle: Puzzle) -> str:
    return "".join(f"{line}\n" for line in solution_pieces(puzzle).once)


def _writer(puzzle: Puzzle) -> WriteOne:
    comments = [line.removeprefix(";").strip() for line in solution_pieces(puzzle).each]

    def one(solution: Solution, number: int) -> str:
        return solution_text(solution, f"{puzzle.name} {number}", comments).rstrip("\n") + "\n"

    return one


def _has_fixed_width_blocks(puzzle: Puzzle) -> bool:
    """Whether no row can spell a header, which would change the width of the rows."""
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
