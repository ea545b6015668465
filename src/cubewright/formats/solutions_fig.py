"""Solutions as blocks of a figure file, each with a name of its own."""

from __future__ import annotations

from cubewright.formats.fig import solution_text
from cubewright.formats.solution_format import SolutionFormat
from cubewright.model.solution import Solution


def _block(solution: Solution, number: int) -> str:
    return solution_text(solution, f"{solution.puzzle.name} {number}").rstrip("\n") + "\n"


FIG = SolutionFormat("fig", "Blocks of a .fig file", _block)
