import json
from io import StringIO

import pytest

from cubewright.cli.solving.results import SolutionList
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.solutions.solution_format import solution_format, solution_formats
from cubewright.solver.report import Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


@pytest.fixture(scope="module")
def solutions():
    found = []
    for report in solve(SolveRequest(built_in_puzzle("diabolical"))):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            found += [cover.solution(row) for row in report.rows]
    return found


def written(name, solutions):
    stream = StringIO()
    listing = SolutionList(built_in_puzzle("diabolical"), solution_format(name), stream)
    listing.open()
    for solution in solutions:
        listing.add(solution)
    listing.close()
    listing.close()
    return stream.getvalue()


@pytest.mark.parametrize("count", [0, 1, 2, 13])
def test_json_is_complete_after_any_number_of_solutions(solutions, count):
    assert len(json.loads(written("json", solutions[:count]))["solutions"]) == count


STREAMED = sorted(name for name, form in solution_formats().items() if form.summary is None)
SUMMARIES = sorted(set(solution_formats()) - set(STREAMED))


@pytest.mark.parametrize("name", SUMMARIES)
def test_a_summary_counts_each_solution(name, solutions):
    for count in range(len(solutions)):
        assert written(name, solutions[:count]).splitlines()[0].split()[0] == str(count)


@pytest.mark.parametrize("name", STREAMED)
def test_every_format_writes_more_for_each_solution_and_ends_its_line(name, solutions):
    lengths = [len(written(name, solutions[:count])) for count in range(len(solutions))]
    assert lengths == sorted(set(lengths))
    assert written(name, solutions).endswith("\n")


def test_pictures_are_separated(solutions):
    pictures = written("layers", solutions).split("\n\n")
    assert [picture.strip() for picture in pictures] == [str(s) for s in solutions]


def test_nothing_is_closed_that_was_not_opened():
    stream = StringIO()
    SolutionList(built_in_puzzle("cube"), solution_format("json"), stream).close()
    assert stream.getvalue() == ""
