"""The choice of the solutions that an export shows."""

import pytest

from cubewright.errors import CubewrightError
from cubewright.presenter.exports.solutions import solutions_to_export
from cubewright.presenter.scripting import load, save, solutions, solve


@pytest.fixture(scope="module")
def cube():
    return load("cube")


def placements(found):
    return [frozenset(frozenset(each.cells) for each in one.placed) for one in found]


def test_without_solutions_in_the_file_the_puzzle_is_solved(cube):
    found = placements(solutions(cube, limit=3))
    assert placements(solutions_to_export(cube, None, None, 1, 3)) == found
    assert placements(solutions_to_export(cube, None, None, 3, 1)) == found[2:]


def test_solutions_in_a_file_are_used_in_their_order(cube, tmp_path):
    found = solve(cube, limit=2)
    file = tmp_path / "found.fig"
    save(file, cube, reversed(found))
    assert placements(solutions_to_export(cube, file, None, 1, 5)) == placements(found)[::-1]
    with pytest.raises(CubewrightError, match="no solution 3: Soma cube has 2 solutions"):
        solutions_to_export(cube, file, None, 3, 1)


def test_a_puzzle_with_fewer_solutions_says_how_many_it_has(cube):
    with pytest.raises(CubewrightError, match="no solution 241: Soma cube has 240 solutions"):
        solutions_to_export(cube, None, None, 241, 1)
