"""What a frontier count keeps after each cell, by its definition."""

import numpy as np
from hypothesis import given
from puzzles import solvable_puzzles

from cubewright.solver.counting.burnside import burnside_options
from cubewright.solver.counting.frontier import Frontier
from cubewright.solver.counting.frontier_problem import FrontierState, frontier_problem
from cubewright.solver.problem.cover import cover_problem


@given(puzzle=solvable_puzzles())
def test_the_work_done_grows_to_the_whole_work(puzzle):
    problem = frontier_problem(burnside_options(cover_problem(puzzle), 0))
    frontier = Frontier(problem, 1 << 26)
    work = np.arange(1, len(problem.filled) + 1)
    done = [frontier.work_done(work)]
    while frontier.state is FrontierState.RUNNING:
        cell = frontier.cell
        frontier.step(10**9)
        done.append(frontier.work_done(work))
        if frontier.state is FrontierState.RUNNING:
            assert frontier.cell == cell + 1
            assert done[-1] == work[: frontier.cell].sum()
    assert done[0] == 0
    assert done[-1] == work.sum()
    assert done == sorted(done)
