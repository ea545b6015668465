"""The lower part of a search by item words visits the same tree as small steps by masks."""

from math import factorial

import numpy as np
import pytest
from hypothesis import given, settings
from puzzles import solvable_puzzles

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.kernels.most_constrained import MIN_BUDGET
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.search.levels import most_constrained_search
from cubewright.solver.search.levels.most_constrained_search import MostConstrained
from cubewright.solver.search.state import table_state

SMALL, LARGE = MIN_BUDGET, 10**8
"""A budget without subtrees, and one with them."""


def searched(cover, budget, most_steps=40):
    search = MostConstrained(cover, {})
    rows = [search.step(0)]
    for _ in range(most_steps):
        if search.finished:
            break
        rows.append(search.step(budget))
    return search, np.concatenate(rows)


def assert_same_tree(cover, most_steps):
    by_masks, expected = searched(cover, SMALL, most_steps)
    if not by_masks.finished:
        return
    by_words, found = searched(cover, LARGE)
    assert by_words.finished
    assert found.tolist() == expected.tolist()
    assert table_state(by_words.stages) == table_state(by_masks.stages)


@pytest.mark.parametrize("name", ["cube", "meteor", "hexiamonds-6x6", "solid-pentominoes-2x5x6"])
def test_a_puzzle_has_the_same_tree(name):
    assert_same_tree(cover_problem(built_in_puzzle(name)), 10**6)


@settings(max_examples=50)
@given(solvable_puzzles())
def test_a_small_box_has_the_same_tree(puzzle):
    assert_same_tree(cover_problem(puzzle), 100)


@pytest.mark.parametrize("budget", [MIN_BUDGET * 3 // 2, MIN_BUDGET * 7])
def test_a_search_stops_at_the_same_candidates_with_subtrees(budget, monkeypatch):
    cover = cover_problem(built_in_puzzle("solid-pentominoes-2x5x6"))
    by_words = MostConstrained(cover, {})
    monkeypatch.setattr(most_constrained_search, "MAX_LEFT", 0)
    by_masks = MostConstrained(cover, {})
    for _ in range(150):
        assert by_words.step(budget).tolist() == by_masks.step(budget).tolist()
        assert by_words.state() == by_masks.state()


def test_a_subtree_with_too_many_solutions_for_the_buffer_is_searched_in_steps():
    bars = tuple(Piece(f"{size}", tuple((x, 0, 0) for x in range(size))) for size in range(1, 8))
    puzzle = Puzzle(Figure(CUBIC.box((28, 1, 1)), "row"), PieceSet("bars", "Bars", bars, (1,) * 7))
    cover = cover_problem(puzzle)
    _, expected = searched(cover, LARGE)
    short = MostConstrained(cover, {})
    short.stop_at_first_solution()
    steps = []
    while not short.finished:
        steps.append(short.step(LARGE))
    assert max(map(len, steps)) < 10
    assert len(expected) > factorial(6)
    assert np.concatenate(steps).tolist() == expected.tolist()
