"""Grades by the tries per solution."""

import numpy as np
import pytest

from cubewright.solver.analysis.difficulty import grade, tries_per_solution
from cubewright.solver.search.stages import StageTable


@pytest.mark.parametrize(
    ("bound", "below", "above"),
    [
        (25, "easy", "medium"),
        (50, "medium", "hard"),
        (100, "hard", "very hard"),
        (1000, "very hard", "extreme"),
    ],
)
def test_a_grade_ends_below_its_bound(bound, below, above):
    assert grade(np.nextafter(bound, 0)) == below
    assert grade(bound) == above


def test_tries_are_placements_explored_for_each_solution_met():
    stages = StageTable(np.array([10, 20, 6]), np.array([8, 3, 4]))
    assert tries_per_solution(stages) == 9
    assert tries_per_solution(StageTable(np.array([10, 20]), np.array([8, 0]))) is None
    assert tries_per_solution(StageTable.zeros(0)) is None
