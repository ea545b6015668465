"""The scenes of the table of views have 1,000 cells in pieces of five."""

import pytest
from view_table import bars

from cubewright.model.lattice import lattices


@pytest.mark.parametrize("name", ["cubic", "spheres"])
def test_a_scene_has_1000_cells_in_200_pieces(name):
    solution = bars(0, lattices()[name])
    assert len(solution.at) == len(solution.puzzle.figure)
    assert {len(placed.cells) for placed in solution.placed} == {5}


def test_the_two_solutions_differ():
    assert bars(0).placed != bars(1).placed
