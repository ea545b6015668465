"""The scenes of the table of views have 1,000 cells in pieces of five."""

import pytest
from view_table import bars, solved_bars

from cubewright.model.lattice import lattices


@pytest.mark.parametrize("name", ["cubic", "spheres"])
def test_a_scene_has_1000_cells_in_200_pieces(name):
    solution = bars(0, lattices()[name])
    assert len(solution.piece_at) == len(solution.puzzle.figure)
    assert {len(placed.cells) for placed in solution.placed} == {5}


def test_the_two_solutions_differ():
    assert bars(0).placed != bars(1).placed


def test_the_solutions_for_the_window_differ_and_fill_1000_cells():
    _cover, rows = solved_bars(2)
    assert rows.shape == (2, 200)
    assert set(rows[0]) != set(rows[1])
