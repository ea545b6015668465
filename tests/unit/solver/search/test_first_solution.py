"""The portfolio that looks for a first solution, and the search that it runs beside."""

import json
from dataclasses import replace
from itertools import count, cycle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from inexact_puzzles import inexact_puzzles
from puzzles import solvable_puzzles

from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.problem.cell_order import slice_order
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import Finished, Outcome, SolutionsFound
from cubewright.solver.request import SolveRequest
from cubewright.solver.search import early_solution, first_solution
from cubewright.solver.search.control import Control
from cubewright.solver.search.early_solution import searched_image
from cubewright.solver.search.engine import engine
from cubewright.solver.search.first_solution import NOISE, FirstSolution
from cubewright.solver.search.parallel_search import ParallelSearch
from cubewright.solver.search.task_queue import TreeSplit
from cubewright.solver.solve import solve

EARLY = (TreeSplit(50, 5), TreeSplit(400, 20))


def portfolio(cover, seed=0):
    return FirstSolution(cover, engine("most-constrained").dive, seed)


def first(cover, seed=0, budget=1000):
    """The first solution, or None if it is proved that there is none."""
    search = portfolio(cover, seed)
    while not search.proves_none:
        rows = search.step(budget)
        if len(rows):
            return rows[0]
    return None


def is_exact_cover(cover, row):
    used = row[row < len(cover.masks)]
    counts = np.bincount(cover.kind[used], minlength=len(cover.copies))
    total = sum(int(word).bit_count() for word in np.bitwise_or.reduce(cover.masks[used]))
    return (
        total == sum(len(cover.option_cells[option]) for option in used)
        and not (cover.required & ~np.bitwise_or.reduce(cover.masks[used])).any()
        and (cover.min_copies <= counts).all()
        and (counts <= cover.copies).all()
        and row.tolist() == sorted(row)
    )


def complete_search(cover, name="most-constrained"):
    search = engine(name).begin(cover)
    rows = []
    while not search.finished:
        rows += search.step(10**7).tolist()
    return search, sorted(rows)


@pytest.fixture
def in_fronts(monkeypatch):
    """Let problems of 1,500 words be searched in fronts of six cells."""
    monkeypatch.setattr(first_solution, "LARGE_REST", 1500)
    monkeypatch.setattr(first_solution, "FRONT_CELLS", 6)


@pytest.fixture
def at_once(monkeypatch):
    """Let the portfolio begin with the first step."""
    monkeypatch.setattr(early_solution, "PATIENCE", 0)


@given(puzzle=solvable_puzzles(), seed=st.integers(0, 5), budget=st.sampled_from([1, 300, 10**6]))
def test_the_first_solution_is_an_exact_cover(puzzle, seed, budget):
    cover = cover_problem(puzzle)
    assert is_exact_cover(cover, first(cover, seed, budget))


@given(puzzle=inexact_puzzles())
def test_an_inexact_problem_is_solved_or_proved_to_have_no_solution(puzzle):
    cover = cover_problem(puzzle)
    row = first(cover)
    rows = complete_search(cover)[1]
    assert (row is None) == (not rows)
    assert row is None or is_exact_cover(cover, row)


@pytest.mark.parametrize("name", ["bedlam", "meteor"])
def test_fronts_lead_to_an_exact_cover(in_fronts, name):
    cover = cover_problem(built_in_puzzle(name))
    for seed in range(3):
        assert is_exact_cover(cover, first(cover, seed, 10**6))


def test_several_sets_in_a_box_of_many_words(in_fronts):
    pieces = piece_set("tetracubes-8")
    pieces = replace(pieces, counts=tuple(4 * count for count in pieces.counts))
    cover = cover_problem(Puzzle(Figure(CUBIC.box((4, 4, 8))), pieces))
    assert is_exact_cover(cover, first(cover, budget=10**6))


def test_dives_give_up_what_the_pieces_left_cannot_balance():
    pieces = piece_set("tetracubes-8")
    pieces = replace(pieces, counts=tuple(2 * count for count in pieces.counts))
    cover = cover_problem(Puzzle(Figure(CUBIC.box((4, 4, 4))), pieces))
    search = portfolio(cover)
    while not len(rows := search.step(10**5)):
        assert search.work < 10**6
    assert is_exact_cover(cover, rows[0])


def test_dives_begin_at_both_ends_of_every_axis():
    cover = cover_problem(Puzzle(Figure(CUBIC.box((2, 3, 4))), piece_set("pentominoes")))
    firsts = {
        (nth, from_end): slice_order(cover, nth, from_end=from_end)
        for nth in range(3)
        for from_end in (False, True)
    }
    cells = np.array(cover.puzzle.figure.cells)
    for (nth, from_end), order in firsts.items():
        along = cells[order, 2 - nth]
        assert sorted(order) == list(range(24))
        assert (along == sorted(along, reverse=from_end)).all()
    orders = {tuple(order()) for order in first_solution.cell_orders(cover)}
    assert {tuple(order) for order in firsts.values()} < orders
    assert len(orders) == 7


def test_equal_seeds_give_equal_solutions_whatever_the_steps():
    cover = cover_problem(built_in_puzzle("bedlam"))
    found = [first(cover, seed, budget).tolist() for seed in (0, 1) for budget in (10**4, 10**6)]
    assert found[0] == found[1]
    assert found[2] == found[3]


def test_another_seed_gives_another_solution(monkeypatch):
    monkeypatch.setattr(first_solution, "NOISE", (1.0,))
    cover = cover_problem(built_in_puzzle("bedlam"))
    found = [tuple(first(cover, seed, 10**6)) for seed in (0, 1, 2, 0, 1, 2)]
    assert found[:3] == found[3:]
    assert len(set(found)) == 3


def test_budgets_that_end_lead_to_another_dive(monkeypatch):
    monkeypatch.setattr(first_solution, "LEAST_BUDGET", 1000)
    monkeypatch.setattr(first_solution, "TESTS_PER_OPTION", 0)
    cover = cover_problem(built_in_puzzle("pentominoes-6x10"))
    assert is_exact_cover(cover, first(cover, budget=100))


def test_no_solution_is_proved_by_a_complete_search():
    cover = cover_without_solutions(cover_problem(built_in_puzzle("cube")))
    assert first(cover) is None


def cover_without_solutions(cover):
    """The problem without a set of options of which every solution contains one."""
    rows = {option for row in complete_search(cover.without_symmetry())[1] for option in row[:1]}
    kept = np.array([option not in rows for option in range(len(cover.masks))])
    kinds = cover.kind[kept]
    lengths = np.bincount(kinds, minlength=len(cover.copies))
    return replace(
        cover.without_symmetry(),
        masks=cover.masks[kept],
        kind=kinds,
        starts=np.cumsum([0, *lengths]).astype(np.int32),
        images=np.arange(int(kept.sum()) + 1, dtype=np.int32)[None],
    )


@pytest.mark.parametrize("name", ["most-constrained", "next-cell"])
@given(puzzle=solvable_puzzles(), threads=st.integers(1, 3), data=st.data())
def test_a_visited_solution_is_met_once_and_every_placement_tried_once(name, puzzle, threads, data):
    # Threads decide the number of steps, so their lengths are drawn before.
    lengths = cycle(data.draw(st.lists(st.integers(1, 300), min_size=1, max_size=9)))
    cover = cover_problem(puzzle)
    reference, expected = complete_search(cover, name)
    row = searched_image(reference.cover, first(cover))
    assert row.tolist() in expected
    search = ParallelSearch(engine(name).begin(cover), threads, EARLY)
    rows = search.step(data.draw(st.integers(0, 300))).tolist()
    was_met = row.tolist() in rows
    visited = search.visit(row).tolist()
    assert was_met or row.tolist() in visited
    rows += visited
    state = json.loads(json.dumps(search.state()))
    search = ParallelSearch(engine(name).begin(cover), threads, EARLY)
    search.restore(state)
    while not search.finished:
        rows += search.step(next(lengths)).tolist()
    assert sorted(rows) == expected
    assert str(search.stages) == str(reference.stages)
    assert search.stages.total_work == reference.stages.total_work


@given(puzzle=inexact_puzzles(), data=st.data())
def test_a_visited_solution_of_an_inexact_problem_is_met_once(puzzle, data):
    cover = cover_problem(puzzle)
    reference, expected = complete_search(cover)
    if not expected or not hasattr(reference, "visit"):
        return
    row = np.array(data.draw(st.sampled_from(expected)), np.int32)
    search = ParallelSearch(engine("most-constrained").begin(cover), 1, EARLY)
    rows = search.step(data.draw(st.integers(0, 300))).tolist()
    was_met = row.tolist() in rows
    visited = search.visit(row).tolist()
    assert was_met or row.tolist() in visited
    rows += visited
    while not search.finished:
        rows += search.step(data.draw(st.integers(1, 300))).tolist()
    assert sorted(rows) == expected


@given(puzzle=solvable_puzzles(), convention=st.sampled_from(Convention))
def test_a_solve_with_an_early_solution_finds_the_same(puzzle, convention):
    def listed(patience):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(early_solution, "PATIENCE", patience)
            reports = list(solve(SolveRequest(puzzle, convention)))
        rows = [tuple(r) for each in reports if isinstance(each, SolutionsFound) for r in each.rows]
        return sorted(rows), reports[-1].progress.counts, str(reports[-1].progress.stages)

    assert listed(0) == listed(10**12)


def test_a_limit_of_one_gives_a_solution(at_once):
    puzzle = built_in_puzzle("bedlam")
    reports = list(solve(SolveRequest(puzzle, limit=1)))
    (found,) = [each for each in reports if isinstance(each, SolutionsFound)]
    cover = cover_problem(puzzle)
    assert len(found.rows) == 1
    assert is_exact_cover(cover, found.rows[0])
    assert reports[-1].outcome is Outcome.LIMIT
    assert reports[-1].progress.counts.unique == 1


@pytest.mark.parametrize("size", [(3, 20, 1), (5, 12, 1)])
def test_narrow_boards_get_dives_too(at_once, size):
    puzzle = Puzzle(Figure(CUBIC.box(size)), piece_set("pentominoes"))
    cover = cover_problem(puzzle)
    assert engine("automatic").chosen_for(cover).dive is not None
    reports = list(solve(SolveRequest(puzzle, limit=1, engine="automatic")))
    (found,) = [each for each in reports if isinstance(each, SolutionsFound)]
    assert is_exact_cover(cover, found.rows[0])
    assert reports[-1].progress.engine == "next-cell"


def test_a_step_ends_after_a_while(monkeypatch):
    monkeypatch.setattr(first_solution, "perf_counter", count(0, 1).__next__)
    monkeypatch.setattr(first_solution, "SLICE", 100)
    search = portfolio(cover_problem(built_in_puzzle("solid-pentominoes-2x5x6")))
    for _ in range(4):  # it continues with each step, however late that is
        before = search.work
        search.step(10**9)
        assert before < search.work < before + 10**6


def test_kinds_with_few_placements_come_first_with_the_noise_of_the_dive():
    search = portfolio(cover_problem(built_in_puzzle("bedlam")))
    used = []

    class Quiet:
        def gauss(self, mean, deviation):
            used.append((mean, deviation))
            return 0.0

    search._random = Quiet()
    for dive in range(2 * len(NOISE)):
        search._next_dive()
        packing = search._packings[-1]
        order = search._kinds(packing).tolist()
        counts = [
            max(1, int(each)) / int(size)
            for each, size in zip(packing.kind_lengths, packing.cover.sizes, strict=True)
        ]
        assert order == sorted(range(len(counts)), key=counts.__getitem__)
        assert used == [(0.0, NOISE[dive % len(NOISE)])] * len(counts)
        used.clear()


def test_large_noise_changes_the_order_of_kinds():
    search = portfolio(cover_problem(built_in_puzzle("bedlam")))
    orders = set()
    for _ in NOISE:
        search._next_dive()
        orders.add(tuple(search._kinds(search._packings[-1]).tolist()))
    assert len(orders) > 3


def test_a_dive_continues_from_the_last_front_or_from_earlier_ones():
    search = portfolio(cover_problem(built_in_puzzle("cube")))
    fronts = [object() for _ in range(6)]
    for dive, left in enumerate([6, 5, 6, 4, 6, 5, 6, 3, 6, 5], 1):
        search._packings = list(fronts)
        search._next_dive()
        assert search._dives == dive
        assert search._packings == fronts[:left]
    search._packings, search._dives = list(fronts), 31
    search._next_dive()  # five back
    assert len(search._packings) == 1
    assert search._packings[0] is search._empty[31 % len(search._orders)]


def test_a_search_that_stops_while_the_portfolio_looks_can_be_resumed(at_once, monkeypatch):
    monkeypatch.setattr(FirstSolution, "step", lambda self, _budget: nothing(self))
    puzzle = built_in_puzzle("solid-pentominoes-2x5x6")
    control = Control()
    reports = []
    for report in solve(SolveRequest(puzzle, limit=1), control):
        reports.append(report)
        control.stop()
    report = reports[-1]
    assert isinstance(report, Finished)
    assert report.outcome is Outcome.STOPPED
    assert report.checkpoint is not None


def nothing(search):
    search.work += 1
    return np.zeros((0, 12), np.int32)
