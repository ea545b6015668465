"""The output format of the Meteor contest."""

import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.solutions.contest import row_by_row
from cubewright.formats.solutions.solution_format import solution_format
from cubewright.model.symmetry.group import Convention
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve

SMALLEST = "00001222012661126155865558633348893448934747977799"
LARGEST = "99998966856688568255777257472014220144031400311333"


def in_rows(text: str) -> str:
    rows = [text[start : start + 5] for start in range(0, 50, 5)]
    shifted = [" " * (number % 2) + " ".join(row) + " \n" for number, row in enumerate(rows)]
    return "".join(shifted) + "\n"


@pytest.mark.parametrize("engine", ["most-constrained", "next-cell", "backtracking"])
def test_all_engines_find_the_contests_solutions(engine):
    puzzle = built_in_puzzle("meteor")
    summary = solution_format("contest").summary(puzzle)
    seen = set()
    for report in solve(SolveRequest(puzzle, Convention.RAW, engine)):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            for row in report.rows:
                solution = cover.solution(row)
                seen.add(row_by_row(solution))
                summary.add(solution)
    assert len(seen) == 2098
    assert all(each[::-1] in seen for each in seen)  # the half turn
    assert (min(seen), max(seen)) == (SMALLEST, LARGEST)
    assert summary.text() == f"2098 solutions found\n\n{in_rows(SMALLEST)}{in_rows(LARGEST)}"


def test_the_summary_of_no_solutions():
    summary = solution_format("contest").summary(built_in_puzzle("meteor"))
    assert summary.text() == "0 solutions found\n\n"


def test_one_solution_is_its_board():
    puzzle = built_in_puzzle("meteor")
    for report in solve(SolveRequest(puzzle, Convention.RAW, limit=1)):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            solution = cover.solution(report.rows[0])
    form = solution_format("contest")
    assert form.one_of(puzzle)(solution, 7) == in_rows(row_by_row(solution))
    assert (form.opening(puzzle), form.closing) == ("", "")
    assert form.summary(puzzle).text() == "0 solutions found\n\n"
