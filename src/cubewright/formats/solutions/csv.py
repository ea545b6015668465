"""Solutions as CSV, for spreadsheets: one line for each solution, one column for each cell."""

from __future__ import annotations

from cubewright.formats.solutions.solution_format import SolutionFormat
from cubewright.model.puzzle import Puzzle
from cubewright.model.solution import Solution
from cubewright.translation import mark

EMPTY = "."
_QUOTED = frozenset('",')
"""Characters that require quotes around a field (RFC 4180, section 2)."""


def _opening(puzzle: Puzzle) -> str:
    cells = (" ".join(map(str, cell)) for cell in puzzle.figure.cells)
    return ",".join(("number", *cells)) + "\n"


def _line(solution: Solution, number: int) -> str:
    marks = solution.marks()
    fields = (_field(marks.get(cell, EMPTY)) for cell in solution.puzzle.figure.cells)
    return ",".join((str(number), *fields)) + "\n"


def _field(mark: str) -> str:
    return '"' + mark.replace('"', '""') + '"' if mark in _QUOTED else mark


def _has_lines_of_equal_length(puzzle: Puzzle) -> bool:
    marks = {mark for piece in puzzle.pieces for mark in (piece.symbol, *piece.marks)}
    return not marks & _QUOTED


CSV = SolutionFormat(
    "csv",
    mark("Table for spreadsheets (CSV)"),
    _line,
    between="",
    opening=_opening,
    is_fixed_width=_has_lines_of_equal_length,
    empty=EMPTY,
    suffix=".csv",
)
