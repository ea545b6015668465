"""The Meteor contest's output: the number of solutions, the smallest and the largest solution."""

from __future__ import annotations

from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.model.drawing.layer_text import layers_picture
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.model.symmetry.group import Convention
from cubewright.translation import mark


def row_by_row(solution: Solution) -> str:
    """Return the symbols in rows from back to front, the contest's sort key.

    In a figure of several layers, each row begins with the top layer.
    """
    symbols, text_position = (
        solution.symbols(),
        solution.puzzle.figure.lattice.text_layout.text_position,
    )

    def order(item: tuple[tuple[int, int, int], str]) -> tuple[int, int, int]:
        column, line, level = item[0]
        return line, -level, column

    positions = ((text_position(cell), symbol) for cell, symbol in symbols.items())
    return "".join(symbol for _, symbol in sorted(positions, key=order))


def board(solution: Solution) -> str:
    """Return the rows in the contest's format.

    Each row ends with a blank, and an empty row follows.
    """
    picture = layers_picture(solution.symbols(), solution.puzzle.figure.lattice)
    rows = [row[1:-1].rstrip() for row in picture.splitlines()]
    return "".join(f"{row} \n" for row in rows) + "\n"


class ContestSummary:
    """The number of solutions, the smallest solution and the largest solution."""

    def __init__(self, _puzzle: Puzzle) -> None:
        self._count = 0
        self._smallest: tuple[str, Solution] | None = None
        self._largest: tuple[str, Solution] | None = None

    def add(self, solution: Solution) -> None:
        key = row_by_row(solution)
        self._count += 1
        if self._smallest is None or key < self._smallest[0]:
            self._smallest = (key, solution)
        if self._largest is None or key > self._largest[0]:
            self._largest = (key, solution)

    def text(self) -> str:
        ends = [each[1] for each in (self._smallest, self._largest) if each is not None]
        return f"{self._count} solutions found\n\n" + "".join(board(each) for each in ends)


def _board(solution: Solution, _number: int) -> str:
    return board(solution)


CONTEST = SolutionFormat(
    "contest",
    mark("Summary in the form of the Meteor contest"),
    _board,
    summary=ContestSummary,
    convention=Convention.RAW,
)
