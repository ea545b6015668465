"""The states that a frontier count keeps after each cell, compared with their definition."""

from collections import Counter

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


@given(puzzle=solvable_puzzles())
def test_the_effort_of_a_cell_is_the_number_of_codes_of_volumes_that_it_can_have(puzzle):
    problem = frontier_problem(burnside_options(cover_problem(puzzle), 0))
    codes = np.diff(problem.code_begins).tolist()
    assert problem.effort.tolist() == [
        sum(codes[filled : filled + ahead + 1])
        for filled, ahead in zip(problem.filled.tolist(), problem.ahead.tolist(), strict=True)
    ]
    assert problem.filled[-1] == len(puzzle.figure)


def plain_stages(problem):
    """The additions of a count by the number of pieces before, from plain sets of frontiers."""
    found = Counter()
    # By the cells filled from the present one on: the cells of all pieces, and the codes reached.
    frontiers = {0: (0, {0})}
    for begins in problem.begins.tolist():
        after = {}
        for filled, (volume, reached) in frontiers.items():
            if not reached:
                continue
            if filled & 1:
                after.setdefault(filled >> 1, (volume, set()))[1].update(reached)
                continue
            for kind in range(len(begins) - 1):
                first, end = problem.move_begins[kind, volume : volume + 2]
                if first == end:
                    continue
                goal = volume + int(problem.class_volumes[kind])
                moves = problem.moves[first:end] + problem.code_begins[[volume, goal]]
                for mask in problem.masks[begins[kind] : begins[kind + 1]].tolist():
                    if not mask & filled:
                        found.update(problem.code_pieces[moves[:, 0]].tolist())
                        made = {code for before, code in moves.tolist() if before in reached}
                        after.setdefault((filled | mask) >> 1, (goal, set()))[1].update(made)
        frontiers = after
    return found


@given(puzzle=solvable_puzzles())
def test_the_stages_say_how_many_partial_fillings_were_made(puzzle):
    problem = frontier_problem(burnside_options(cover_problem(puzzle), 0))
    frontier = Frontier(problem, 1 << 26)
    while frontier.state is FrontierState.RUNNING:
        frontier.step(10**9)
    expected = plain_stages(problem)
    pieces = range(int(problem.code_pieces[-1]))
    assert frontier.stages.explored.tolist() == [expected[number] for number in pieces]
    assert frontier.stages.kept.tolist() == frontier.stages.explored.tolist()
