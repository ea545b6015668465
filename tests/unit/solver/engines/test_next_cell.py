"""The next-free-cell engine with the Meteor articles' techniques: islands, half turn, window."""

import json
from functools import cache
from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.figure import Figure
from cubewright.model.lattice import lattice
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import Counts
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.engine import engine
from cubewright.solver.search.parallel_search import ParallelSearch
from cubewright.solver.solve import solve

CALLS = {
    ("off", "off", "whole"): 3_096_168,
    ("off", "off", "six-rows"): 3_357_962,
    ("placements", "off", "whole"): 1_799_878,
    ("placements", "off", "six-rows"): 2_206_187,
    ("placements", "general", "whole"): 1_062_836,
    ("placements", "general", "six-rows"): 1_360_079,
    ("placements", "document", "whole"): 983_141,
    ("placements", "document", "six-rows"): 1_219_346,
    ("nodes", "off", "whole"): 556_632,
    ("nodes", "general", "whole"): 331_107,
    ("nodes", "document", "six-rows"): 310_730,
}
"""Calls on Meteor's board by islands, symmetry and board; the first is the document's own."""


def chosen(islands, symmetry, board):
    return {"islands": islands, "symmetry": symmetry, "board": board}


@cache
def meteor():
    return cover_problem(built_in_puzzle("meteor"))


def all_found(search, budget=100_000):
    rows = []
    while not search.finished:
        rows += [tuple(row) for row in search.step(budget).tolist()]
    return rows


@cache
def meteor_search(*parts):
    search = engine("next-cell").begin(meteor(), chosen(*parts))
    return search, all_found(search)


@pytest.mark.parametrize(
    "parts",
    [
        pytest.param(parts, marks=[pytest.mark.slow] if nodes > 1_250_000 else [])
        for parts, nodes in CALLS.items()
    ],
    ids="-".join,
)
def test_meteor_visits_a_known_number_of_nodes_and_finds_all(parts):
    search, rows = meteor_search(*parts)
    assert search.stages.nodes_visited == CALLS[parts]
    assert len(rows) == len(set(rows)) == (2098 if parts[1] == "off" else 1049)
    explored, kept = search.stages.totals
    assert explored == kept + sum(int(cut.sum()) for cut in search.stages.cuts.values())


def test_the_documents_counts_are_not_exceeded():
    assert meteor_search("placements", "off", "whole")[0].stages.nodes_visited <= 1_999_211
    for half_turn in ("general", "document"):
        assert meteor_search("placements", half_turn, "whole")[0].stages.nodes_visited <= 1_081_569
    window, rows = meteor_search("placements", "document", "six-rows")
    # Here the document does not count calls that find a solution.
    assert (
        window.stages.nodes_visited - len(rows) == window.stages.nodes_before_solutions == 1_218_297
    )
    assert window.bits == 30


@pytest.mark.parametrize("parts", [p for p in CALLS if p[1] != "off"], ids="-".join)
def test_half_a_turn_makes_the_other_half_of_the_solutions(parts):
    _, half = meteor_search(*parts)
    images = meteor().images
    turned = {tuple(sorted(image[list(row)].tolist())) for row in half for image in images}
    _, every = meteor_search("off", "off", "whole")
    assert turned == set(every)


@pytest.mark.parametrize(
    "parts",
    [pytest.param(p, marks=[] if p[0] == "nodes" else pytest.mark.slow) for p in CALLS],
    ids="-".join,
)
def test_two_threads_do_the_work_of_one_on_meteor(parts):
    search, rows = meteor_search(*parts)
    split = ParallelSearch(engine("next-cell").begin(meteor(), chosen(*parts)), 2)
    assert sorted(all_found(split)) == sorted(rows)
    assert np.array_equal(split.stages.explored, search.stages.explored)
    assert np.array_equal(split.stages.kept, search.stages.kept)
    assert split.stages.nodes_visited == CALLS[parts]


@pytest.mark.parametrize("board", ["whole", "six-rows"])
def test_meteor_counted_in_each_convention(board):
    request = SolveRequest(
        built_in_puzzle("meteor"), engine="next-cell", settings=(("board", board),), count_only=True
    )
    assert list(solve(request))[-1].progress.counts == Counts(2098, 1049, 1049)


# --- boards of all kinds ----------------------------------------------------------------------

BOARDS = (("cubic", 2, 6), ("cubic", 3, 6), ("cubic", 2, 8), ("cubic", 1, 12),
          ("hexagonal", 2, 6), ("hexagonal", 3, 6), ("hexagonal", 2, 10), ("hexagonal", 6, 6),
          ("triangular", 6, 2), ("triangular", 6, 4), ("triangular", 8, 3))  # fmt: skip


@st.composite
def boards(draw, kinds=BOARDS, largest=4):
    """A board of rows cut into connected pieces: at least one solution."""
    name, width, depth = draw(st.sampled_from(kinds))
    cells = lattice(name)
    board = Figure(cells.box((width, depth, 1)), name, cells)
    left = set(board.cells)
    shapes = []
    while left:
        shape = [min(left)]
        left.remove(shape[0])
        for _ in range(draw(st.integers(1, largest)) - 1):
            edge = sorted({n for cell in shape for n in cells.neighbours(cell)} & left)
            if not edge:
                break
            shape.append(draw(st.sampled_from(edge)))
            left.remove(shape[-1])
        shapes.append(tuple(shape))
    pieces = tuple(Piece(chr(65 + i), shape, lattice=cells) for i, shape in enumerate(shapes))
    return Puzzle(board, PieceSet("random", "random", pieces, (1,) * len(pieces), cells))


MOST_STEPS = 20
"""Larger searches are cut short."""
ISLANDS = ("off", "placements", "nodes")


@given(puzzle=boards(largest=5))
def test_the_window_finds_the_same_as_the_whole_board(puzzle):
    cover = cover_problem(puzzle)
    for symmetry in ("off", "general"):
        expected = None
        for islands, board in product(ISLANDS, ("whole", "six-rows")):
            search = engine("next-cell").begin(cover, chosen(islands, symmetry, board))
            rows = set()
            for _ in range(MOST_STEPS):
                rows |= {tuple(row) for row in search.step(50_000).tolist()}
            if not search.finished:
                break
            expected = rows if expected is None else expected
            assert rows == expected
            explored, kept = search.stages.totals
            assert explored == kept + sum(int(cut.sum()) for cut in search.stages.cuts.values())
            assert search.stages.kept[-1] == len(rows)


@given(puzzle=boards(), islands=st.sampled_from(ISLANDS), after=st.integers(1, 400))
def test_a_saved_window_search_continues_where_it_stopped(puzzle, islands, after):
    cover = cover_problem(puzzle)
    settings_chosen = chosen(islands, "general", "six-rows")
    left = engine("next-cell").begin(cover, settings_chosen)
    left.step(after)
    other = left.split()
    resumed_searches = []
    for each in filter(None, (left, other)):
        resumed = engine("next-cell").begin(cover, settings_chosen)
        resumed.restore(json.loads(json.dumps(each.state())))
        assert resumed.share_left == pytest.approx(each.share_left)
        resumed_searches.append((each, resumed))
    for each, resumed in resumed_searches:
        for _ in range(20):
            assert np.array_equal(each.step(500), resumed.step(500))
        assert each.stages.totals == resumed.stages.totals


WITHOUT_A_CORNER = [(x, y, 0) for x in range(3) for y in range(8) if (x, y) != (2, 7)]
UNLIKE = [(x + (y > 5), y, 0) for x in range(3) for y in range(8)]


@pytest.mark.parametrize(
    ("cells", "why"),
    [
        ([(x, y, z) for x in range(3) for y in range(3) for z in range(3)], "even number"),
        ([(x, y, 0) for x in range(2) for y in range(7)], "even number of equal rows"),
        (WITHOUT_A_CORNER, "even number of equal rows"),
        (UNLIKE, "must be the same"),
        ([(x, y, 0) for x in range(11) for y in range(12)], "six rows of 11 cells"),
        ([(x, y, z) for x in range(5) for y in range(5) for z in range(6)], "six rows of 25"),
    ],
)
def test_the_error_explains_why_the_window_does_not_apply(cells, why):
    pieces = PieceSet("one", "one", (Piece("A", tuple(cells)),), (1,))
    cover = cover_problem(Puzzle(Figure(cells, "board"), pieces))
    with pytest.raises(CubewrightError, match=rf"does not apply: .*{why}.*board=whole"):
        engine("next-cell").begin(cover, {"board": "six-rows"})


def test_a_piece_too_long_for_the_window_is_named():
    cells = [(0, y, 0) for y in range(14)]
    pieces = PieceSet("two", "two", (Piece("I", tuple(cells[:7])),), (2,))
    with pytest.raises(CubewrightError, match="piece I can span more than six rows"):
        engine("next-cell").begin(
            cover_problem(Puzzle(Figure(cells), pieces)), {"board": "six-rows"}
        )


def test_the_window_fixes_the_order_of_cells():
    with pytest.raises(CubewrightError, match="along-the-longest"):
        engine("next-cell").begin(meteor(), {"board": "six-rows", "cells": "diagonal"})


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pentominoes-3x20", "solid-pentominoes-2x3x10"])
def test_boards_of_cubes_are_searched_through_the_window_too(name):
    cover = cover_problem(built_in_puzzle(name))
    windowed, whole_board = (
        engine("next-cell").begin(cover, {"board": board}) for board in ("six-rows", "whole")
    )
    assert sorted(all_found(windowed)) == sorted(all_found(whole_board))


@pytest.mark.parametrize("board", ["whole", "six-rows"])
@pytest.mark.parametrize("islands", ISLANDS)
def test_a_piece_in_separate_parts_reaches_from_one_island_to_another(islands, board):
    cubic = lattice("cubic")
    shapes = {"A": ((0, 0, 0), (0, 2, 0), (0, 4, 0), (0, 5, 0)), "B": ((0, 0, 0), (0, 2, 0))}
    pieces = tuple(Piece(symbol, cells) for symbol, cells in shapes.items())
    row = Figure(cubic.box((1, 6, 1)))
    cover = cover_problem(Puzzle(row, PieceSet("apart", "Apart", pieces, (1, 1))))
    found = all_found(engine("next-cell").begin(cover, chosen(islands, "off", board)))
    expected = all_found(engine("brute-force").begin(cover.without_symmetry()))
    assert sorted(found) == sorted(expected)
    assert len(found) == 2
