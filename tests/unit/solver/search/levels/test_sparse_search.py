"""The search of large figures by lists of cells visits the same tree as the search by masks."""

import json
from itertools import pairwise

import numpy as np
import pytest
from boxes import different_trees
from small_searches import EXACT, RANGES, box

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import Finished, Prepared, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engines
from cubewright.solver.search.levels.most_constrained_search import InexactSearch, MostConstrained
from cubewright.solver.search.levels.sparse_search import SparseSearch
from cubewright.solver.solve import solve

OPTIONAL = box((3, 3, 1), (1, 1, 1), optional=((0, 0, 0), (1, 1, 0), (2, 2, 0)))
PUZZLES = {
    "exact": EXACT,
    "ranges": RANGES,
    "optional": OPTIONAL,
    "cube": built_in_puzzle("cube"),
}
each_puzzle = pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)


def by_masks(cover):
    return MostConstrained(cover, {}, reduced=False) if cover.is_exact else InexactSearch(cover)


def rows_of(search, budget=10**6):
    rows = [search.step(0)]
    while not search.finished:
        rows.append(search.step(budget))
    return np.unique(np.concatenate(rows), axis=0).tolist()


@each_puzzle
def test_it_finds_the_same_solutions_by_the_same_branches(puzzle):
    cover = cover_problem(puzzle)
    masks, lists = by_masks(cover), SparseSearch.of(cover)
    assert rows_of(lists) == rows_of(masks)
    # By masks, the last two pieces are looked up, not tried one by one.
    upto = len(lists.stages) - 3
    assert lists.stages.explored[:upto].tolist() == masks.stages.explored[:upto].tolist()
    assert lists.stages.kept[-1] == masks.stages.kept[-1]


@each_puzzle
def test_a_search_by_masks_is_resumed_by_lists(puzzle):
    cover = cover_problem(puzzle)
    masks = by_masks(cover)
    found = [masks.step(40)]
    lists = SparseSearch.of(cover)
    lists.restore(json.loads(json.dumps(masks.state())))
    while not lists.finished:
        found.append(lists.step(100))
    rows = np.concatenate(found)
    assert np.unique(rows, axis=0).tolist() == rows_of(by_masks(cover))
    assert lists.done[1] == len(rows)


@each_puzzle
def test_halves_and_saved_searches_find_each_solution_once(puzzle):
    cover = cover_problem(puzzle)
    searches, found = [SparseSearch.of(cover)], []
    while searches:
        search = searches.pop()
        found.append(search.step(60))
        resumed = SparseSearch.of(cover)
        resumed.restore(json.loads(json.dumps(search.state())))
        half = resumed.split()
        searches += [each for each in (resumed, half) if each is not None and not each.finished]
    rows = np.concatenate(found)
    assert sorted(rows.tolist()) == rows_of(SparseSearch.of(cover))


SLOW = ("brute-force", "stagewise")
"""Engines that try too many placements of rods."""


def rods(cells):
    """A row of cells, and four rods that fill it: 24 arrangements, 12 of them different."""
    ends = (0, 90, 200, 330, cells)
    pieces = tuple(
        Piece("ABCD"[n], tuple((x, 0, 0) for x in range(high - low)))
        for n, (low, high) in enumerate(pairwise(ends))
    )
    return Puzzle(Figure((x, 0, 0) for x in range(cells)), PieceSet("r", "r", pieces, (1,) * 4))


@pytest.mark.parametrize(
    "cells", [*(pytest.param(n, marks=pytest.mark.slow) for n in (511, 512, 600)), 513]
)
def test_every_engine_counts_the_same_around_the_size_of_the_largest_masks(cells):
    compared = (each for each in engines().values() if each.name not in SLOW)
    for each in compared:
        for report in solve(SolveRequest(rods(cells), engine=each.name)):
            if isinstance(report, Prepared):
                handed_over = report.handed_over
            elif isinstance(report, Finished):
                last = report.progress
        assert (last.counts.raw, last.counts.unique) == (24, 12)
        limit = each.max_cells or cells
        assert last.engine == each.chosen_for(cover_problem(rods(cells))).name or cells > limit
        if cells > limit:
            assert last.engine == "most-constrained"
            title = each.title.split(":")[0]
            assert handed_over == (
                f"The figure has {cells:,} cubelets. The engine '{title}' takes at most "
                f"{limit:,}, so 'Most constrained' searches instead."
            )
        else:
            assert not handed_over


@pytest.mark.slow
def test_a_step_in_a_large_figure_makes_few_tests_beyond_its_budget():
    search = SparseSearch.of(cover_problem(different_trees((9, 9, 9), 81)))
    search.step(1)
    before = search.stages.total_work
    search.step(20_000)
    # One placement removes what it meets, far less than the 500,000 placements of all pieces.
    assert 0 < search.stages.total_work - before < 200_000


@pytest.mark.slow
def test_a_large_figure_takes_memory_for_its_placements_only():
    puzzle = different_trees((9, 9, 9), 81)
    arrays = SparseSearch.of(cover_problem(puzzle)).arrays
    options = len(arrays.is_live)
    sizes = [a.nbytes for name, a in arrays._asdict().items() if isinstance(a, np.ndarray)]
    assert sum(sizes) < 1000 * options


SOMA = {
    "V": ((0, 0, 0), (1, 0, 0), (0, 1, 0)),
    "L": ((0, 0, 0), (1, 0, 0), (2, 0, 0), (0, 1, 0)),
    "T": ((0, 0, 0), (1, 0, 0), (2, 0, 0), (1, 1, 0)),
    "Z": ((0, 0, 0), (1, 0, 0), (1, 1, 0), (2, 1, 0)),
    "A": ((0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 0, 1)),
    "B": ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 1, 1)),
    "P": ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "I": ((0, 0, 0), (1, 0, 0)),
    "S": ((0, 0, 0),),
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "copies"),
    [
        ((16, 16, 16), {"I": 2048}),
        ((64, 64, 1), {"I": 2048}),
        ((16, 16, 16), {"S": 19, **dict.fromkeys("VLTZABP", 151)}),
    ],
    ids=["dominoes", "board of dominoes", "Soma"],
)
def test_figures_of_4096_cubelets_are_filled(size, copies):
    pieces = tuple(Piece(symbol, SOMA[symbol]) for symbol in copies)
    many = PieceSet("many", "many", pieces, tuple(copies.values()))
    puzzle = Puzzle(Figure(CUBIC.box(size)), many)
    solutions = []
    for report in solve(SolveRequest(puzzle, limit=1)):
        if isinstance(report, Prepared):
            cover = report.cover
        elif isinstance(report, SolutionsFound):
            solutions += [cover.solution(row) for row in report.rows]
    assert len(solutions) == 1
    assert solutions[0].is_valid()
