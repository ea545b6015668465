"""The estimated range of a search contains the result of the complete search."""

from math import inf

import pytest
from published_boards import estimate, finished

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.request import SolveRequest
from cubewright.solver.solve import solve


@pytest.mark.parametrize(
    "name", ["tetracubes-2x4x4", "pentominoes-5x12", "solid-pentominoes-2x5x6"]
)
def test_a_range_holds_the_number_of_solutions(name):
    puzzle = built_in_puzzle(name)
    exact = finished(solve(SolveRequest(puzzle, Convention.RAW, count_only=True))).counts.raw
    found = estimate(puzzle, inf, max_probes=1000)
    low, high = found.solutions
    assert low <= exact <= high
    assert high < 4 * low
    assert found.probes == 1000
