"""Small puzzles are counted without numba, with the same numbers."""

from dataclasses import replace

import pytest
from hypothesis import given
from puzzles import solvable_puzzles

from cubewright.errors import PuzzleError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.figure import Figure
from cubewright.model.puzzle import Puzzle
from cubewright.solver.count import count
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.quick_count import quick_count, small_count
from cubewright.solver.report import Finished, Outcome
from cubewright.solver.request import SolveRequest


def counted(reports):
    (finished,) = [each for each in reports if isinstance(each, Finished)]
    assert finished.outcome is Outcome.COMPLETE
    return finished.progress.counts


def request(name):
    return SolveRequest(built_in_puzzle(name), count_only=True)


@pytest.mark.parametrize(
    "name",
    ["cube", "diabolical", "half-hour", "checkered-cube", "tetracubes-2x2x7", "pentominoes-3x20"],
)
def test_a_small_count_is_that_of_the_search(name):
    assert small_count(cover_problem(built_in_puzzle(name))) == counted(count(request(name)))


@given(solvable_puzzles())
def test_any_small_count_is_that_of_the_search(puzzle):
    found = small_count(cover_problem(puzzle))
    assert found is None or found == counted(count(SolveRequest(puzzle, count_only=True)))


def test_a_puzzle_may_have_no_solution():
    puzzle = built_in_puzzle("half-hour")
    cells = [(x, y, 0) for x in range(9) for y in range(3)]
    puzzle = Puzzle(Figure([*cells[:-1], (0, 0, 1)]), built_in_puzzle("cube").piece_set)
    assert small_count(cover_problem(puzzle)) == counted(
        count(SolveRequest(puzzle, count_only=True))
    )


@pytest.mark.parametrize("name", ["tetracubes-2x4x4", "double-soma-3x3x6"])
def test_other_puzzles_are_left_to_the_search(name):
    assert small_count(cover_problem(built_in_puzzle(name)), max_tests=10**5) is None


def test_a_fault_is_raised():
    puzzle = built_in_puzzle("half-hour")
    moved = [*puzzle.figure.cells[:-1], (9, 9, 9)]
    with pytest.raises(PuzzleError):
        list(quick_count(SolveRequest(Puzzle(Figure(moved), puzzle.piece_set), count_only=True)))


def test_a_count_that_is_not_small_is_complete_too():
    assert (
        counted(quick_count(request("tetracubes-2x4x4"))).unique
        == counted(count(request("tetracubes-2x4x4"))).unique
    )


def test_a_forbidden_cell_is_respected():
    puzzle = built_in_puzzle("cube")
    puzzle = replace(puzzle, forbidden=frozenset({(0, puzzle.figure.cells[13])}))
    wanted = SolveRequest(puzzle, count_only=True)
    assert counted(quick_count(wanted)) == counted(count(wanted))
