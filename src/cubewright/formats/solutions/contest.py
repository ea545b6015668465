"""All solutions as the Meteor contest tells of them: how many, the smallest and the largest."""

from __future__ import annotations

from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.model.layer_text import layers_picture
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.model.symmetry.group import Convention


def row_by_row(solution: Solution) -> str:
    """The symbols at the figure's cells in rows from the back to the front, as the contest sorts.

    In a figure of several layers each row begins with the top one.
    """
    symbols, text_position = (
        solution.symbols(),
        solution.puzzle.figure.lattice.text_layout.text_position,
    )

    def place(item: tuple[tuple[int, int, int], str]) -> tuple[int, int, int]:
        column, line, level = item[0]
        return line, -level, column

    spots = ((text_position(cell), symbol) for cell, symbol in symbols.items())
    return "".join(symbol for _, symbol in sorted(spots, key=place))


def board(solution: Solution) -> str:
    """The rows as the contest prints them: each with a blank at its end, and an empty one last."""
    picture = layers_picture(solution.symbols(), solution.puzzle.figure.lattice)
    rows = [row[1:-1].rstrip() for row in picture.splitlines()]
    return "".join(f"{row} \n" for row in rows) + "\n"


class ContestSummary:
    """Counts solutions and keeps the smallest and the largest of them."""

    def __init__(self, _puzzle: Puzzle) -> None:
        self._count = 0
        self._smallest: tuple[str, Solution] | None = None
        self._largest: tuple[str, Solution] | None = None

    def add(self, solution: Solution) -> None:
        """Count one more."""
        said = row_by_row(solution)
        self._count += 1
        if self._smallest is None or said < self._smallest[0]:
            self._smallest = (said, solution)
        if self._largest is None or said > self._largest[0]:
            self._largest = (said, solution)

    def text(self) -> str:
        """The number, and the two boards."""
        ends = [each[1] for each in (self._smallest, self._largest) if each is not None]
        return f"{self._count} solutions found\n\n" + "".join(board(each) for each in ends)


def _board(solution: Solution, _number: int) -> str:
    return board(solution)


CONTEST = SolutionFormat(
    "contest",
    "Summary in the form of the Meteor contest",
    _board,
    summary=ContestSummary,
    convention=Convention.RAW,
)
