"""The published boards are those that others have solved, and estimates are of the right size."""

import pytest
from published_boards import RAW_SOLUTIONS, estimate, finished, two_boards

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.count import count
from cubewright.solver.request import SolveRequest


@pytest.mark.slow
def test_two_boards_have_the_published_number_of_solutions():
    last = finished(count(SolveRequest(two_boards(), Convention.RAW, count_only=True)))
    assert last.counts.raw == RAW_SOLUTIONS


def test_an_estimate_holds_the_number_of_solutions():
    found = estimate(built_in_puzzle("pentominoes-6x10"), 0.3, seed=2)
    assert found.solutions[0] <= 9356 <= found.solutions[1] < 40_000
