"""Options that are in no solution are removed before most-constrained searches flat boards."""

from functools import partial
from unittest.mock import patch

import numpy as np
import pytest
from hypothesis import given
from puzzles import puzzles_on_any_lattice

from cubewright.errors import PuzzleError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import Finished
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engine
from cubewright.solver.search.levels import most_constrained_search
from cubewright.solver.search.levels.level_search import option_masks
from cubewright.solver.search.levels.reduction import impossible_options
from cubewright.solver.search.parallel_search import ParallelSearch
from cubewright.solver.search.task_queue import TreeSplit
from cubewright.solver.solve import solve


def none_impossible(cover, masks):
    return np.zeros(len(cover.masks), np.bool_)


without_reduction = partial(
    patch.object, most_constrained_search, "impossible_options", none_impossible
)


def impossible(cover):
    return impossible_options(cover, option_masks(cover))


def counts(puzzle):
    """Return the numbers of solutions in every convention; None if the puzzle has a fault."""
    try:
        last = list(solve(SolveRequest(puzzle, engine="most-constrained")))[-1]
    except PuzzleError:
        return None
    assert isinstance(last, Finished)
    return last.progress.counts


def board(width, height):
    """A board of V, I and D pieces, of three, three and two cubes, with many solutions."""
    v = Piece("V", ((0, 0, 0), (1, 0, 0), (0, 1, 0)))
    i = Piece("I", ((0, 0, 0), (1, 0, 0), (2, 0, 0)))
    d = Piece("D", ((0, 0, 0), (1, 0, 0)))
    some = PieceSet("some", "Some", (v, i, d), (4, 2, (width * height - 18) // 2))
    return Puzzle(Figure(CUBIC.box((width, height, 1))), some)


@given(puzzles_on_any_lattice())
def test_the_counts_are_the_same_without_reduction(puzzle):
    with without_reduction():
        expected = counts(puzzle)
    assert counts(puzzle) == expected


@given(puzzles_on_any_lattice(exact=True))
def test_no_solution_contains_an_impossible_option(puzzle):
    cover = cover_problem(puzzle).without_symmetry()
    search = engine("brute-force").begin(cover)
    while not search.finished:
        assert not impossible(cover)[search.step(1000)].any()


@pytest.mark.parametrize(("name", "removed"), [("meteor", 438), ("pentominoes-6x10", 128)])
def test_a_flat_board_loses_placements_that_cut_off_an_island(name, removed):
    """On Meteor's board, the count of "Meteor contest - Part 2" and the placements on no edge."""
    assert impossible(cover_problem(built_in_puzzle(name))).sum() == removed


@pytest.mark.parametrize(
    "puzzle", [built_in_puzzle("solid-pentominoes-2x5x6"), board(36, 28)], ids=["solid", "large"]
)
def test_nothing_is_removed_where_it_does_not_pay(puzzle):
    cover = cover_problem(puzzle)
    assert not impossible(cover).any()
    assert len(engine("most-constrained").begin(cover).stages.cuts) == 2


def test_the_first_stage_counts_what_was_removed():
    cover = cover_problem(board(6, 4))
    search = engine("most-constrained").begin(cover)
    removed = (impossible(cover) & cover.searched_options).sum()
    assert removed > 0
    assert search.stages.cuts["cuts off an island"].tolist() == [removed] + [0] * 8
    while not search.finished:
        search.step(1000)
    stages = search.stages
    assert (stages.explored == stages.kept + sum(stages.cuts.values())).all()
    assert stages.cuts["cuts off an island"].sum() == removed


@pytest.mark.parametrize("tree_splits", [None, (), (TreeSplit(20, 4), TreeSplit(120, 8))])
def test_a_search_saved_without_reduction_is_resumed_without(tree_splits):
    """A state of an earlier version refers to candidates by their position among all options."""
    cover = cover_problem(board(6, 4))

    def begin():
        search = engine("most-constrained").begin(cover)
        return search if tree_splits is None else ParallelSearch(search, 1, tree_splits)

    with without_reduction():
        first = begin()
        reference = begin()
    rows = []
    while not rows:
        rows += [*first.step(100)]
    assert not first.finished
    resumed = begin()
    resumed.restore(first.state())
    while not resumed.finished:
        rows += [*resumed.step(1000)]
    expected = []
    while not reference.finished:
        expected += [*reference.step(1000)]
    assert sorted(map(tuple, rows)) == sorted(map(tuple, expected))
    assert resumed.stages.totals == reference.stages.totals
