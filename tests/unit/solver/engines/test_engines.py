"""Every registered engine finds the brute-force solutions, however it is run."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzles import any_puzzles, solvable_puzzles
from search_variants import some_settings

from cubewright.errors import CubewrightError, PuzzleError, UnknownNameError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.piece import Piece
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import Finished, Outcome, Prepared, Progressed, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.search.engine import engine, engines
from cubewright.solver.search.parallel_search import ParallelSearch
from cubewright.solver.solve import solve

FAST = sorted(set(engines()) - {"brute-force"})


def all_found(search, budget=10_000):
    rows = []
    while not search.finished:
        rows += [tuple(row) for row in search.step(budget).tolist()]
    return rows


def found_by(name, cover, budget=10_000):
    return all_found(engine(name).begin(cover), budget)


@pytest.mark.parametrize("name", FAST)
@given(puzzle=solvable_puzzles())
def test_an_engine_finds_exactly_the_brute_force_solutions(name, puzzle):
    cover = cover_problem(puzzle).without_symmetry()
    rows = found_by(name, cover)
    assert len(rows) == len(set(rows))
    assert set(rows) == set(found_by("brute-force", cover))
    assert rows
    assert all(cover.solution(np.array(row)).is_valid() for row in rows)


@pytest.mark.parametrize("name", FAST)
@given(puzzle=any_puzzles())
def test_an_engine_agrees_with_brute_force_if_there_may_be_no_solution(name, puzzle):
    cover = cover_problem(puzzle).without_symmetry()
    assert set(found_by(name, cover)) == set(found_by("brute-force", cover))


@pytest.mark.parametrize("name", sorted(engines()))
@given(puzzle=solvable_puzzles())
def test_small_steps_find_the_same_and_never_go_back(name, puzzle):
    cover = cover_problem(puzzle)
    reference = engine(name).begin(cover)
    expected = all_found(reference)
    search = engine(name).begin(cover)
    assert len(search.step(0)) == 0
    rows = []
    left = search.share_left
    while not search.finished:
        rows += [tuple(row) for row in search.step(7).tolist()]
        assert search.share_left <= left + 1e-9
        left = search.share_left
    assert rows == expected
    assert left == pytest.approx(0, abs=1e-9)
    assert np.array_equal(search.stages.explored, reference.stages.explored)
    assert np.array_equal(search.stages.kept, reference.stages.kept)


@pytest.mark.parametrize("name", FAST)
@given(puzzle=solvable_puzzles())
def test_two_parallel_searches_do_the_work_of_one(name, puzzle):
    cover = cover_problem(puzzle)
    alone = engine(name).begin(cover)
    expected = all_found(alone)
    split = ParallelSearch(engine(name).begin(cover), 2)
    rows = all_found(split, 5)
    assert sorted(rows) == sorted(expected)
    assert split.stages.totals == alone.stages.totals


BALLAST = [
    (x, y, z) for x in range(9) for y in range(4) for z in range(2) if (x, z) != (8, 1) or y < 1
]
"""69 cells without symmetry, which only a piece of the same shape can fill."""


@pytest.mark.parametrize("name", FAST)
@given(puzzle=solvable_puzzles())
def test_a_second_word_changes_nothing(name, puzzle):
    far = [(x, y + 50, z) for x, y, z in BALLAST]
    figure = puzzle.figure.with_cells([*puzzle.figure.cells, *far])
    pieces = puzzle.piece_set
    heavier = replace(
        pieces,
        pieces=(*pieces.pieces, Piece("#", tuple(BALLAST))),
        counts=(*pieces.counts, 1),
    )
    cover = cover_problem(Puzzle(figure, heavier)).without_symmetry()
    assert cover.masks.shape[1] == 2
    small = cover_problem(puzzle).without_symmetry()
    cells = [frozenset(map(cover.puzzle.figure.cells.index, far))]
    expected = {
        frozenset([*cells, *(frozenset(map(figure.cells.index, p.cells)) for p in s.placed)])
        for s in (small.solution(np.array(row)) for row in found_by("brute-force", small))
    }
    found = found_by(name, cover)
    assert len(found) == len(expected)
    assert {frozenset(frozenset(cover.option_cells[o]) for o in row) for row in found} == expected


@pytest.mark.parametrize("name", [n for n in FAST if engine(n).settings])
@given(data=st.data(), puzzle=solvable_puzzles())
def test_no_setting_changes_the_solutions(name, data, puzzle):
    settings_chosen = data.draw(some_settings(name))
    cover = cover_problem(puzzle).without_symmetry()
    rows = all_found(engine(name).begin(cover, settings_chosen))
    assert len(rows) == len(set(rows))
    assert set(rows) == set(found_by("brute-force", cover))


@pytest.mark.parametrize("name", [n for n in FAST if engine(n).settings])
@given(data=st.data(), puzzle=solvable_puzzles())
def test_no_setting_changes_the_counts(name, data, puzzle):
    chosen = tuple(data.draw(some_settings(name)).items())
    expected = list(solve(SolveRequest(puzzle)))[-1].progress.counts
    counts = list(solve(SolveRequest(puzzle, engine=name, settings=chosen)))[-1].progress.counts
    assert counts == expected


@pytest.mark.parametrize("name", sorted(engines()))
@given(data=st.data(), puzzle=solvable_puzzles())
def test_every_explored_placement_is_kept_or_cut_by_a_rule(name, data, puzzle):
    search = engine(name).begin(cover_problem(puzzle), data.draw(some_settings(name)))
    found = len(all_found(search, 50))
    table = search.stages
    assert (table.explored == table.kept + sum(table.cuts.values())).all()
    assert table.kept[-1] == found


@pytest.mark.parametrize("name", FAST)
def test_the_soma_cube_in_every_convention(name):
    for convention, count in zip(Convention, (11_520, 480, 240), strict=True):
        request = SolveRequest(built_in_puzzle("cube"), convention, engine=name)
        reports = list(solve(request))
        assert isinstance(reports[0], Prepared)
        rows = [tuple(r) for each in reports if isinstance(each, SolutionsFound) for r in each.rows]
        assert len(set(rows)) == len(rows) == count
        assert isinstance(reports[-1], Finished)
        assert reports[-1].outcome is Outcome.COMPLETE
        assert reports[-1].progress.fraction == 1.0
        counts = reports[-1].progress.counts
        assert (counts.raw, counts.rotations, counts.unique) == (11_520, 480, 240)


def test_a_limit_ends_the_search_and_counting_lists_nothing():
    limited = list(solve(SolveRequest(built_in_puzzle("cube"), Convention.RAW, limit=100)))
    assert sum(len(r.rows) for r in limited if isinstance(r, SolutionsFound)) == 100
    assert limited[-1].outcome is Outcome.LIMIT
    counted = list(solve(SolveRequest(built_in_puzzle("cube"), count_only=True)))
    assert not [r for r in counted if isinstance(r, SolutionsFound)]
    assert counted[-1].progress.counts.unique == 240


def test_a_stopped_search_reports_its_progress():
    control = Control()
    reports = solve(SolveRequest(built_in_puzzle("bedlam")), control)
    seen = [next(reports), next(reports)]
    control.stop()
    seen += list(reports)
    assert seen[-1].outcome is Outcome.STOPPED
    fractions = [r.fraction for r in seen if isinstance(r, Progressed)]
    assert fractions == sorted(fractions)
    assert fractions[-1] < 1


def test_a_puzzle_without_solution_is_refused_before_searching():
    cube = built_in_puzzle("cube")
    smaller = cube.figure.with_cells(cube.figure.cells[:-1])
    with pytest.raises(PuzzleError, match="26 cubelets, one too few for Soma"):
        next(solve(SolveRequest(type(cube)(smaller, cube.piece_set))))


def test_an_unknown_engine_is_refused_by_name():
    with pytest.raises(UnknownNameError, match="did you mean 'most-constrained'"):
        next(solve(SolveRequest(built_in_puzzle("cube"), engine="most-constraint")))


AS_GIVEN = [
    (64, 64),
    (6144, 2544),
    (244224, 38448),
    (5536512, 805584),
    (58002048, 1817232),
    (130840704, 552384),
    (2209536, 240),
]
FEWEST_FIRST = [
    (4, 4),
    (256, 130),
    (9360, 2334),
    (168048, 16625),
    (1596000, 26403),
    (2534688, 4080),
    (587520, 240),
]


@pytest.mark.parametrize(
    ("order", "table", "explored", "kept"),
    [
        ("PBAVTZL", AS_GIVEN, 196_839_232, 3_216_496),
        ("fewest-first", FEWEST_FIRST, 4_895_876, 49_816),
    ],
)
def test_the_tables_equal_the_documents_tables(order, table, explored, kept):
    chosen = (("order", order), ("symmetry", "document"))
    request = SolveRequest(built_in_puzzle("cube"), engine="stagewise", settings=chosen)
    progress = list(solve(request))[-1].progress
    rows = zip(progress.stages.explored.tolist(), progress.stages.kept.tolist(), strict=True)
    assert list(rows) == table
    assert progress.stages.totals == (explored, kept)
    assert progress.counts.unique == 240


def test_characters_and_bits_explore_the_same():
    tables = []
    for representation in ("bits", "characters"):
        chosen = (("representation", representation), ("symmetry", "document"))
        request = SolveRequest(built_in_puzzle("cube"), engine="stagewise", settings=chosen)
        tables.append(str(list(solve(request))[-1].progress.stages))
    assert tables[0] == tables[1]
    assert tables[0].splitlines()[1] == "  (4,4)"


@pytest.mark.parametrize(
    ("name", "chosen", "words"),
    [
        ("stagewise", {"ordr": "as-given"}, "did you mean 'order'"),
        ("stagewise", {"representation": "bit"}, "did you mean 'bits'"),
        ("backtracking", {"parity": "maybe"}, "no value of setting 'parity'"),
    ],
)
def test_an_unknown_setting_is_refused_by_name(name, chosen, words):
    with pytest.raises(UnknownNameError, match=words):
        engine(name).begin(cover_problem(built_in_puzzle("cube")), chosen)


@pytest.mark.parametrize(
    ("puzzle", "chosen", "words"),
    [
        ("diabolical", {"symmetry": "document"}, "is for the Soma cube"),
        ("cube", {"order": "VLT"}, "must name each of the pieces V, L, T, Z, A, B, P once"),
    ],
)
def test_a_setting_that_the_puzzle_does_not_allow_is_refused(puzzle, chosen, words):
    with pytest.raises(CubewrightError, match=words):
        engine("stagewise").begin(cover_problem(built_in_puzzle(puzzle)), chosen)
