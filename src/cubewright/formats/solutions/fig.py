"""Solutions as blocks of a figure file, each with a name of its own."""

from __future__ import annotations

from cubewright.formats.fig.file import solution_text
from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution


def _block(solution: Solution, number: int) -> str:
    return solution_text(solution, f"{solution.puzzle.name} {number}").rstrip("\n") + "\n"


def _has_fixed_width_blocks(puzzle: Puzzle) -> bool:
    """Whether no row can spell a header, which would be written in another way."""
    marks = {mark.upper() for piece in puzzle.pieces for mark in (piece.symbol, *piece.marks)}
    return not set("SOMA") <= marks


FIG = SolutionFormat(
    "fig", "Blocks of a .fig file", _block, is_fixed_width=_has_fixed_width_blocks, empty="."
)
