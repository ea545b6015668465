"""The forty large puzzles are the same every time, and the pieces of cut ones fit."""

import pytest
from first_solutions_table import METHODS, seconds_to_first
from large_puzzles import LARGE_PUZZLES

from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.problem.faults import faults


def test_there_are_forty_with_different_names():
    assert len({puzzle.name for puzzle in LARGE_PUZZLES}) == 40


@pytest.mark.parametrize("puzzle", LARGE_PUZZLES[17:20], ids=lambda puzzle: puzzle.name)
def test_a_cut_puzzle_is_the_same_every_time(puzzle):
    assert puzzle.is_cut
    assert puzzle.make() == puzzle.make()
    assert not faults(puzzle.make())


def test_a_first_solution_is_timed():
    cover = cover_problem(LARGE_PUZZLES[17].make())
    assert seconds_to_first(cover, METHODS["portfolio"], 60)[1]
