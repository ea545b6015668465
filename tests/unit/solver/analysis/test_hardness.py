"""The choices, dead ends and moves that a person meets."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from plain_listing import PlainListing
from puzzles import puzzles_on_any_lattice

from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.scripting import count, load
from cubewright.resources import figures_folder
from cubewright.solver.analysis import hardness
from cubewright.solver.analysis.hardness import Depth, Hardness, examine
from cubewright.solver.search.control import Control


def examined(puzzle, control=None):
    return list(examine(puzzle, control))[-1]


@pytest.fixture(scope="module")
def half_hour():
    return examined(load("half-hour"))


@settings(deadline=None)
@given(puzzles_on_any_lattice(exact=True))
def test_choices_agree_with_the_solutions(puzzle):
    result = examined(puzzle)
    assert result.is_complete
    assert bool(result.solutions) == bool(PlainListing(puzzle).solutions())
    assert bool(result.depths) <= bool(result.solutions)
    for depth in result.depths:
        assert depth.positions > 0
        assert depth.right >= depth.positions
        assert all(0 <= more < result.pieces for more in depth.still_fit)
        assert depth.hidden + depth.shown_at_once == depth.wrong
    for before, after in pairwise(result.depths):
        assert after.placed == before.placed + 1
        assert after.positions <= min(before.right, hardness.MAX_POSITIONS)


def test_a_burr_with_an_empty_cell_is_examined():
    burr = load(figures_folder() / "burrs.fig")
    result = examined(burr)
    assert result.solutions == count(burr) == 1
    assert result.depths[0].right == 1
    assert result.fewest_moves >= 5


def test_the_choices_of_a_small_puzzle(half_hour):
    assert half_hour.solutions == 1
    assert half_hour.depths == (
        Depth(0, 1, 1, {1: 1, 3: 2}),
        Depth(1, 1, 1, {0: 3, 2: 9}),
        Depth(2, 1, 1, {0: 2, 1: 8}),
        Depth(3, 1, 1, {0: 3}),
    )
    assert half_hour.max_hidden == 3
    assert half_hour.mean_hidden == pytest.approx((1 + 6 + 18 + 8) / 28)


def test_dead_ends_are_the_placements_that_the_search_rejects(half_hour):
    assert half_hour.dead_ends == (0, 3, 28, 44, 101, 0)
    assert half_hour.dead_ends_per_solution == 176
    assert half_hour.placements == 600


def test_moves_and_positions_come_from_the_analysis(half_hour):
    (analysis,) = half_hour.taken_apart
    assert half_hour.fewest_moves == analysis.plan.move_count == 5
    assert analysis.states > 0


def test_a_symmetry_of_equal_copies_makes_no_right_choice_look_wrong():
    # Three equal straight pieces fill a 3x3 square: every choice leads to a solution.
    square = tuple((x, y, 0) for x in range(3) for y in range(3))
    bar = Piece("I", ((0, 0, 0), (1, 0, 0), (2, 0, 0)))
    result = examined(Puzzle(Figure(square), PieceSet("bars", "Bars", (bar,), (3,))))
    assert result.solutions == 1
    assert all(not depth.wrong for depth in result.depths)


def test_many_positions_are_sampled_and_the_sample_is_always_the_same(monkeypatch):
    monkeypatch.setattr(hardness, "MAX_POSITIONS", 3)
    first, second = examined(load("cube")), examined(load("cube"))
    assert first.depths == second.depths
    assert [depth.positions for depth in first.depths] == [1, 2, 3, 3, 3]
    assert [depth.is_sample for depth in first.depths] == [False, False, True, True, True]


def test_a_stopped_examination_is_not_complete():
    control = Control()
    results = []
    for result in examine(load("cube"), control):
        results.append(result)
        if result.step == 2:
            control.stop()
    assert not any(each.is_complete for each in results)
    assert results[-1].solutions == 240


def test_a_puzzle_without_a_solution_ends_after_the_search():
    result = examined(load(figures_folder() / "soma-impossible.fig"))
    assert result.is_complete
    assert (result.solutions, result.depths, result.mean_hidden) == (0, (), None)


def test_the_number_of_solutions_is_the_ordinary_count():
    assert examined(load("diabolical")).solutions == count(load("diabolical"))


def test_nothing_is_known_before_the_search():
    assert not Hardness().has_solutions
    assert Hardness().dead_ends_per_solution is None
