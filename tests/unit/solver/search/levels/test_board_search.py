"""The next-cell search with tables finds what brute force finds, and finds dead islands."""

import json

import numpy as np
import pytest
from hypothesis import given
from puzzles import solvable_puzzles

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.kernels.island_windows import WINDOW
from cubewright.solver.problem.cell_order import cell_order
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.problem.islands import (
    fillable_sizes,
    neighbour_masks,
)
from cubewright.solver.problem.steps import completed
from cubewright.solver.search.engine import engine
from cubewright.solver.search.levels import next_cell_search
from cubewright.solver.search.levels.level_search import kernel_mask, option_masks
from cubewright.solver.search.levels.next_cell_search import BoardSearch, can_search
from cubewright.solver.search.levels.reduction import isolating_options
from cubewright.solver.search.parallel_search import ParallelSearch


def board_search(cover):
    return completed(BoardSearch.steps(cover, "along-the-longest"))


def all_rows(search, budget=10_000):
    rows = []
    while not search.finished:
        rows += [tuple(row) for row in search.step(budget).tolist()]
    return rows


@given(solvable_puzzles())
def test_the_search_finds_what_brute_force_finds(puzzle):
    cover = cover_problem(puzzle)
    if not can_search(cover):
        return
    plain = cover.without_symmetry()
    expected = all_rows(engine("brute-force").begin(plain))
    assert sorted(all_rows(board_search(plain))) == sorted(expected)


@given(solvable_puzzles())
def test_every_placement_explored_is_kept_or_cut(puzzle):
    cover = cover_problem(puzzle)
    if not can_search(cover):
        return
    search = board_search(cover)
    all_rows(search)
    stages = search.stages
    assert np.array_equal(stages.explored, stages.kept + sum(stages.cuts.values()))


@pytest.mark.parametrize("order", ["along-the-longest", "diagonal"])
@pytest.mark.parametrize("name", ["cube", "meteor"])
def test_the_counts_do_not_depend_on_where_a_search_stops(name, order):
    cover = cover_problem(built_in_puzzle(name))
    searches = [completed(BoardSearch.steps(cover, order)) for _ in range(2)]
    for _ in range(300):
        searches[0].step(777)
    all_rows(searches[1], 50_000_000)
    all_rows(searches[0], 50_000_000)
    for column in ("explored", "kept", "work"):
        first, second = (getattr(each.stages, column) for each in searches)
        assert np.array_equal(first, second)


@given(solvable_puzzles(((5, 3, 1), (7, 2, 1), (4, 4, 1))))
def test_islands_among_the_next_cells_are_found_as_by_walking(puzzle):
    cover = cover_problem(puzzle).without_symmetry()
    search = board_search(cover)
    search.step(20_000)
    if search.finished and search.arrays.checks_windows:
        stages = search.stages
        counted = [stages.explored, stages.kept, *stages.cuts.values()]
        assert np.array_equal(counted, walked_counts(cover, search))


def walked_counts(cover, search):
    """Return explored, kept and cut placements at each level, from sets of cells."""
    begins, masks = search.arrays.begins, search.arrays.masks[0, 0].tolist()
    number = {cell: i for i, cell in enumerate(cell_order(cover, "along-the-longest").tolist())}
    near = {number[c]: {number[n] for n in cover.puzzle.figure.neighbours[c]} for c in number}
    sizes = {0}
    for size, copies in zip(cover.sizes.tolist(), cover.copies.tolist(), strict=True):
        for _ in range(copies):
            sizes |= {each + size for each in sizes}
    counts = np.zeros((4, cover.piece_count), np.int64)

    def has_dead_island(free):
        end = min(free) + WINDOW
        left = {cell for cell in free if cell < end}
        while left:
            island = grown = {left.pop()}
            while grown:
                grown = {n for cell in grown for n in near[cell]} & left
                left -= grown
                island = island | grown
            is_closed = all(n < end for cell in island for n in near[cell])
            if is_closed and len(island) not in sizes:
                return True
        return False

    def fill(level, free, copies):
        cell = min(free)
        for kind in np.flatnonzero(copies).tolist():
            for place in range(begins[cell, kind], begins[cell, kind + 1]):
                covered = {i for i in near if masks[place] >> i & 1}
                rest = free - covered
                counts[0, level] += 1
                row = 1
                if not covered <= free:
                    row = 2
                elif rest and has_dead_island(rest):
                    row = 3
                counts[row, level] += 1
                if row == 1 and rest:
                    fill(level + 1, rest, copies - (np.arange(len(copies)) == kind))

    fill(0, set(near), cover.copies)
    return counts


@pytest.mark.parametrize("name", ["pentominoes-4x15", "meteor", "cube"])
def test_a_search_without_tables_counts_the_same(name, monkeypatch):
    cover = cover_problem(built_in_puzzle(name))
    with_tables = board_search(cover)
    monkeypatch.setattr(next_cell_search, "MAX_TABLE_BYTES", 0)
    without = board_search(cover)
    assert with_tables.arrays.tables.size > without.arrays.tables.size == 0
    for _ in range(20):
        assert np.array_equal(with_tables.step(100_000), without.step(100_000))
    assert with_tables.stages.totals == without.stages.totals
    assert np.array_equal(with_tables.stages.explored, without.stages.explored)


def test_a_search_saved_before_windows_were_checked_checks_single_cells():
    cover = cover_problem(built_in_puzzle("pentominoes-3x20"))
    old = board_search(cover)
    old.prepare_to_restore({"table": {"cuts": {"isolates a cell": []}}})
    assert "isolates a cell" in old.stages.cuts
    found = [tuple(row) for row in old.step(500).tolist()]
    state = json.loads(json.dumps(old.state()))
    search = board_search(cover)
    search.restore(state)
    assert sorted(found + all_rows(search)) == sorted(all_rows(board_search(cover)))
    assert search.stages.totals[1] > 3_300


@pytest.mark.parametrize(
    ("name", "rows", "nodes"),
    [("pentominoes-4x15", 402, 84_000), ("pentominoes-3x20", 4, 3_300), ("meteor", 1049, None)],
)
def test_boards_are_searched_once_up_to_symmetry(name, rows, nodes):
    search = board_search(cover_problem(built_in_puzzle(name)))
    found = all_rows(search, 1 << 30)
    assert len(found) == len(set(found)) == rows
    assert nodes is None or search.stages.totals[1] < nodes


def test_a_search_is_stopped_anywhere_and_restored():
    cover = cover_problem(built_in_puzzle("pentominoes-3x20"))
    reference = board_search(cover)
    expected = all_rows(reference)
    search, found = board_search(cover), []
    for _ in range(1000):
        if search.finished:
            break
        found += [tuple(row) for row in search.step(150).tolist()]
        state = json.loads(json.dumps(search.state()))
        search = board_search(cover)
        search.restore(state)
    assert search.finished
    assert found == expected
    assert search.stages.totals == reference.stages.totals


def test_three_threads_do_the_work_of_one():
    cover = cover_problem(built_in_puzzle("pentominoes-4x15"))
    reference = board_search(cover)
    expected = all_rows(reference)
    split = ParallelSearch(board_search(cover), 3)
    assert sorted(all_rows(split)) == sorted(expected)
    assert np.array_equal(split.stages.explored, reference.stages.explored)
    assert np.array_equal(split.stages.kept, reference.stages.kept)


def test_equal_pieces_are_placed_as_often_as_there_are_copies():
    row = Puzzle(
        Figure([(x, y, 0) for x in range(4) for y in range(4)]),
        PieceSet("dominoes", "Dominoes", (Piece("D", ((0, 0, 0), (1, 0, 0))),), (8,)),
    )
    assert len(all_rows(board_search(cover_problem(row).without_symmetry()))) == 36


@pytest.mark.parametrize("cells", [((0, 0, 0),), ((0, 0, 0), (2, 0, 0))], ids=["one", "apart"])
def test_isolated_cells_are_allowed_where_a_piece_fills_them(cells):
    figure = Figure([(x, 0, 0) for x in range(len(cells) + 2)])
    pieces = (Piece("A", cells), Piece("B", tuple((x, 0, 0) for x in range(2))))
    if len(cells) == 2:
        figure = Figure([(x, 0, 0) for x in (0, 1, 2)] + [(1, 1, 0)])
        pieces = (Piece("A", cells), Piece("B", ((0, 0, 0), (0, 1, 0))))
    cover = cover_problem(Puzzle(figure, PieceSet("two", "Two", pieces, (1, 1))))
    plain = cover.without_symmetry()
    expected = all_rows(engine("brute-force").begin(plain))
    assert expected
    assert sorted(all_rows(board_search(plain))) == sorted(expected)


@pytest.mark.parametrize("name", ["meteor", "pentominoes-3x20", "cube"])
def test_the_kernel_marks_the_options_that_cut_off_a_region(name):
    cover = cover_problem(built_in_puzzle(name))
    order = np.arange(cover.cell_count, dtype=np.int32)
    words = len(kernel_mask(cover.full))
    masks = option_masks(cover)
    neighbours = neighbour_masks(cover.puzzle.figure, order, words)
    isolating = [cuts_off_island(cover, option) for option in range(len(cover.masks))]
    assert isolating_options(cover, masks, neighbours).tolist() == isolating


def cuts_off_island(cover, option):
    """Return whether an option alone leaves an island whose size no other pieces have together."""
    figure = cover.puzzle.figure
    filled = cover.option_cells[option]
    empty = figure.with_cells(c for i, c in enumerate(figure.cells) if i not in filled)
    sizes = fillable_sizes(cover)[cover.kind[option]]
    return any(len(part) not in sizes for part in empty.parts())
