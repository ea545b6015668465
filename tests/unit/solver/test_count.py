"""Frontier counts give the same numbers as a search, without visiting each solution."""

import json
import os
from dataclasses import replace
from functools import partial
from math import sqrt
from time import thread_time

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from plain_count import counted
from plain_listing import PlainListing
from puzzles import any_puzzles, solvable_puzzles

from cubewright.errors import PuzzleError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.presenter.search.statistics_text import figure_counts_text
from cubewright.solver import count as counting
from cubewright.solver.count import count
from cubewright.solver.counting import frontier_count, size_estimate
from cubewright.solver.counting.burnside import burnside_options, symmetry_classes
from cubewright.solver.counting.frontier import MIN_CHUNK, Frontier
from cubewright.solver.counting.frontier_count import FrontierCount, TimeEstimate
from cubewright.solver.counting.frontier_problem import FrontierState, frontier_problem
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import (
    Checkpoint,
    CheckpointReached,
    Counts,
    Finished,
    Outcome,
    Prepared,
    Progressed,
    SolutionsFound,
)
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.search.engine import engine
from cubewright.solver.search.estimator import Range
from cubewright.solver.search.stages import StageTable
from cubewright.solver.solve import solve


def frontier_counted(puzzle, order_index=0):
    counted = FrontierCount(cover_problem(puzzle), order_index=order_index)
    while counted.state is FrontierState.RUNNING:
        counted.step()
    assert counted.state is FrontierState.DONE
    assert counted.total_seconds == (counted.seconds,) * 3
    return counted


def searched(puzzle):
    try:
        *_, last = solve(SolveRequest(puzzle, count_only=True))
    except PuzzleError:  # what proves it impossible
        return Counts()
    return last.progress.counts


def box(pieces, size):
    pieces = piece_set(pieces) if isinstance(pieces, str) else pieces
    return Puzzle(Figure(pieces.lattice.box(size)), pieces)


def is_running(frontier_count):
    return frontier_count.state is FrontierState.RUNNING


def triple(counts):
    return counts.raw, counts.rotations, counts.unique


def test_a_count_that_cannot_end_is_given_up_with_little_memory(monkeypatch):
    peaks = []

    def step(self, budget, original=Frontier.step):
        original(self, budget)
        peaks.append(self.peak_bytes)

    monkeypatch.setattr(Frontier, "step", step)
    frontier_count = FrontierCount(cover_problem(built_in_puzzle("bedlam")))
    while is_running(frontier_count):
        frontier_count.step()
    assert frontier_count.state is FrontierState.GIVEN_UP
    assert max(peaks) < 40_000_000


@given(puzzle=st.one_of(solvable_puzzles(), any_puzzles()), order_index=st.integers(0, 5))
def test_a_frontier_count_in_any_order_equals_a_search(puzzle, order_index):
    assert frontier_counted(puzzle, order_index).counts == searched(puzzle)


@given(puzzle=solvable_puzzles())
def test_solutions_fixed_by_each_symmetry_are_counted(puzzle):
    cover = cover_problem(puzzle)
    search = engine("brute-force").begin(cover.without_symmetry())
    solutions = []
    while not search.finished:
        solutions += search.step(100_000).tolist()
    for group, fixed in zip(
        symmetry_classes(cover.images), frontier_counted(puzzle)._fixed, strict=True
    ):
        for element in group:
            image = cover.images[element]
            assert fixed == sum(sorted(image[row].tolist()) == sorted(row) for row in solutions)


@pytest.mark.parametrize("pieces", ["double-soma", "soma-plus"])
@settings(max_examples=10)
@given(data=st.data())
def test_figures_with_repeated_pieces(pieces, data):
    """A few pieces of a set, some twice, in a box of their volume."""
    chosen = data.draw(
        st.lists(st.sampled_from(piece_set(pieces).pieces[1:7]), min_size=4, max_size=4)
    )
    different = sorted(set(chosen), key=lambda piece: piece.symbol)
    some = PieceSet("some", "some", tuple(different), tuple(map(chosen.count, different)))
    puzzle = box(some, data.draw(st.sampled_from([(2, 2, 4), (4, 4, 1), (2, 8, 1)])))
    assert frontier_counted(puzzle).counts == searched(puzzle)


@pytest.mark.parametrize(
    ("name", "orders", "counts"),
    [
        ("cube", 6, (11_520, 480, 240)),
        ("pentominoes-3x20", 1, (8, 2, 2)),
        pytest.param("solid-pentominoes-2x3x10", 2, (96, 24, 12), marks=pytest.mark.slow),
    ],
)
def test_published_counts_in_several_orders(name, orders, counts):
    for order_index in range(orders):
        assert triple(frontier_counted(built_in_puzzle(name), order_index).counts) == counts


def test_a_published_count_of_millions():
    """SOMA+ in 2x4x5, as published."""
    assert triple(frontier_counted(box("soma-plus", (5, 4, 2))).counts) == (
        35_528_720,
        8_882_180,
        4_441_090,
    )


DOUBLE_SOMA = {
    (9, 3, 2): (6_490_644_296, 1_622_675_884, 811_344_499),
    (6, 3, 3): (40_443_182_120, 5_055_430_686, 2_527_726_421),
}
"""Published nowhere, so counted in two ways that share no code."""


@pytest.mark.parametrize(
    "size", [(9, 3, 2), pytest.param((6, 3, 3), marks=pytest.mark.slow)], ids=str
)
def test_frontier_count_of_two_soma_sets_in_a_box(size):
    assert triple(frontier_counted(box("double-soma", size)).counts) == DOUBLE_SOMA[size]


@pytest.mark.parametrize(
    "size",
    [
        pytest.param((9, 3, 2), marks=pytest.mark.slow),
        pytest.param(
            (6, 3, 3),
            marks=pytest.mark.skipif(
                "CUBEWRIGHT_LONG_TESTS" not in os.environ,
                reason="takes a minute and 400 MB; set CUBEWRIGHT_LONG_TESTS=1 to count it",
            ),
        ),
    ],
    ids=str,
)
def test_plain_count_of_two_soma_sets_in_a_box(size):
    assert counted(PlainListing(box("double-soma", size))) == DOUBLE_SOMA[size]


@pytest.mark.parametrize(
    ("edge", "ways"),
    [(8, 12_988_816), (16, 2_444_888_770_250_892_795_802_079_170_816)],
)
def test_counts_of_any_size_on_boards_larger_than_a_word(edge, ways):
    """Dominoes on a board, by Kasteleyn's formula: the second number takes two words."""
    domino = Piece("D", ((0, 0, 0), (1, 0, 0)))
    puzzle = box(PieceSet("dominoes", "dominoes", (domino,), (edge * edge // 2,)), (edge, edge, 1))
    assert frontier_counted(puzzle).counts.raw == ways


@pytest.mark.parametrize("budget", [300, 10_000, 10**9])
def test_counts_are_widened_in_steps_of_any_size(budget):
    domino = Piece("D", ((0, 0, 0), (1, 0, 0)))
    puzzle = box(PieceSet("dominoes", "dominoes", (domino,), (50,)), (10, 10, 1))
    frontier = Frontier(frontier_problem(burnside_options(cover_problem(puzzle), 0)), 1 << 26)
    while frontier.state is FrontierState.RUNNING:
        frontier.step(budget)
    assert frontier.total == 258_584_046_368
    assert frontier.peak_bytes > 2 * 4 * MIN_CHUNK


def test_counts_are_not_widened_without_memory_for_both():
    domino = Piece("D", ((0, 0, 0), (1, 0, 0)))
    puzzle = box(PieceSet("dominoes", "dominoes", (domino,), (128,)), (16, 16, 1))
    frontier = Frontier(
        frontier_problem(burnside_options(cover_problem(puzzle), 0)), 2 * 4 * MIN_CHUNK
    )
    while frontier.state is FrontierState.RUNNING:
        frontier.step(10**9)
    assert frontier.state is FrontierState.GIVEN_UP


def test_the_symmetries_of_a_cube_fall_into_ten_classes():
    images = cover_problem(built_in_puzzle("cube")).images
    groups = symmetry_classes(images)
    assert groups[0].tolist() == [0]
    assert sorted(map(len, groups)) == [1, 1, 3, 3, 6, 6, 6, 6, 8, 8]
    assert sorted(np.concatenate(groups)) == list(range(48))


@pytest.fixture
def at_once(monkeypatch):
    """Try a frontier count at once, whatever the search expects."""
    monkeypatch.setattr(counting, "PROBE_SECONDS", 0.0)
    monkeypatch.setattr(
        counting, "_looks_faster", lambda frontier, _: frontier.state is FrontierState.RUNNING
    )


def reports_of(request, control=None):
    reports = list(count(request, control))
    assert isinstance(reports[0], Prepared)
    assert isinstance(reports[-1], Finished)
    assert not any(isinstance(report, SolutionsFound) for report in reports)
    progress = [report for report in reports if isinstance(report, Progressed)]
    fractions = [each.fraction for each in progress]
    assert fractions == sorted(fractions)
    seconds = [each.seconds for each in progress]
    assert seconds == sorted(seconds)
    return reports


@pytest.mark.usefixtures("at_once")
def test_a_frontier_count_reports_like_a_search():
    reports = reports_of(SolveRequest(built_in_puzzle("cube"), count_only=True))
    last = reports[-1]
    assert last.outcome is Outcome.COMPLETE
    assert last.progress.fraction == 1
    assert triple(last.progress.counts) == (11_520, 480, 240)
    assert len(last.progress.stages) == 7
    assert last.progress.stages.explored.min() > 0


@pytest.mark.usefixtures("at_once")
def test_without_enough_memory_the_search_continues(monkeypatch):
    limited = partial(FrontierCount, max_bytes=1 << 20)
    monkeypatch.setattr(frontier_count, "FrontierCount", limited)
    *_, last = reports_of(SolveRequest(built_in_puzzle("cube"), count_only=True))
    assert triple(last.progress.counts) == (11_520, 480, 240)
    assert last.progress.stages.kept[-1] < 11_520


@pytest.mark.usefixtures("at_once")
def test_a_stopped_frontier_count_gives_a_checkpoint_of_the_search():
    control = Control()
    request = SolveRequest(box("soma-plus", (5, 4, 2)), count_only=True)
    reports = count(request, control)
    while not (isinstance(report := next(reports), Progressed) and report.fraction > 0.1):
        pass
    control.stop()
    *_, last = reports
    assert last.outcome is Outcome.STOPPED
    assert last.checkpoint is not None


def ran(request, stop_after=10**9):
    """Return the last report of a count stopped after some reports."""
    control = Control()
    reports = []
    for report in count(request, control):
        reports.append(report)
        if len(reports) > stop_after:
            control.stop()
    assert isinstance(reports[-1], Finished)
    return reports[-1]


@given(puzzle=solvable_puzzles(), stops=st.lists(st.integers(0, 30), max_size=3))
def test_a_count_that_is_stopped_and_resumed_gives_the_same_result(puzzle, stops):
    request = SolveRequest(puzzle, count_only=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(counting, "PROBE_SECONDS", 0.0)
        patch.setattr(
            counting, "_looks_faster", lambda frontier, _: frontier.state is FrontierState.RUNNING
        )
        uninterrupted = ran(request)
        for stop_after in stops:
            end = ran(request, stop_after=stop_after)
            if end.checkpoint is None:
                break
            request = replace(request, checkpoint=end.checkpoint)
        end = ran(request)
    assert end.outcome is uninterrupted.outcome is Outcome.COMPLETE
    assert end.progress.counts == uninterrupted.progress.counts


@pytest.mark.usefixtures("at_once")
def test_a_resumed_frontier_count_starts_again():
    control = Control()
    request = SolveRequest(box("double-soma", (9, 3, 2)), count_only=True)
    by_frontier = 0
    for report in count(request, control):
        by_frontier += isinstance(report, Progressed) and report.by_frontier
        if by_frontier == 2:
            control.stop()
    assert report.progress.by_frontier
    assert report.progress.seconds_left is None  # no count continues
    assert len(json.dumps(report.checkpoint.state)) < 300_000
    *_, last = reports_of(replace(request, checkpoint=report.checkpoint))
    assert triple(last.progress.counts) == DOUBLE_SOMA[9, 3, 2]
    # The search itself did not continue after the checkpoint.
    assert last.progress.seconds > report.checkpoint.seconds


def test_a_count_that_is_stopped_again_and_again_ends(monkeypatch):
    monkeypatch.setattr(counting, "PROBE_SECONDS", 0.02)
    monkeypatch.setattr(counting, "_looks_faster", lambda _, search: search.fraction < 1)
    monkeypatch.setattr(FrontierCount, "step", lambda frontier: setattr(frontier, "seconds", 0.01))
    request = SolveRequest(built_in_puzzle("solid-pentominoes-2x5x6"), count_only=True)
    turns, outcome = 0, Outcome.STOPPED
    while outcome is Outcome.STOPPED:
        control = Control()
        for report in count(request, control):
            if isinstance(report, Progressed) and report.by_frontier:
                control.stop()
        outcome, turns = report.outcome, turns + 1
        request = replace(request, checkpoint=report.checkpoint)
    assert report.progress.counts.unique == 264
    assert turns > 1


@pytest.mark.usefixtures("at_once")
def test_a_frontier_count_shows_that_the_figures_symmetry_is_broken():
    cube = built_in_puzzle("cube")
    puzzle = replace(cube, forbidden=frozenset({(0, cube.figure.cells[0])}))
    *_, last = reports_of(SolveRequest(puzzle, count_only=True))
    counts = last.progress.counts
    assert (counts.unique, counts.figure_unique) == (1_713, None)
    assert counts.breaks_symmetry
    shown = figure_counts_text(counts, Convention.UNIQUE)
    assert shown.startswith("1,713 up to the puzzle's own symmetry; ")


@pytest.mark.usefixtures("at_once")
def test_a_frontier_count_reports_checkpoints():
    control = Control()
    request = SolveRequest(box("double-soma", (9, 3, 2)), count_only=True)
    received, steps = [], 0
    for report in count(request, control):
        if isinstance(report, CheckpointReached):
            received.append(report.checkpoint)
        elif isinstance(report, Progressed) and report.by_frontier:
            steps += 1
            if steps in (5, 50):
                control.request_checkpoint()
    assert len(received) == 2
    assert report.outcome is Outcome.COMPLETE
    assert report.progress.counts.unique == 811_344_499


@pytest.mark.slow
def test_a_frontier_count_runs_in_short_steps():
    counted = FrontierCount(cover_problem(box("soma-plus", (5, 4, 2))))
    steps = []
    while counted.state is FrontierState.RUNNING:
        began = thread_time()
        counted.step()
        steps.append(thread_time() - began)
    # The first steps of a kind load compiled code.
    assert sorted(steps)[-5] < 0.1


@pytest.mark.parametrize(
    "request_",
    [
        SolveRequest(built_in_puzzle("cube")),
        SolveRequest(built_in_puzzle("cube"), Convention.RAW, limit=7, count_only=True),
        SolveRequest(built_in_puzzle("cube"), engine="stagewise", count_only=True),
    ],
)
@pytest.mark.usefixtures("at_once")
def test_engines_settings_and_limits_are_always_searched(request_, monkeypatch):
    monkeypatch.setattr(frontier_count, "FrontierCount", None)
    *_, last = count(request_)
    *_, expected = solve(request_)
    assert last.outcome is expected.outcome
    assert last.progress.counts == expected.progress.counts
    assert str(last.progress.stages) == str(expected.progress.stages)


def test_a_long_listing_reports_the_time_that_a_count_would_take(monkeypatch):
    monkeypatch.setattr(counting, "LISTING_SECONDS", 0.0)
    monkeypatch.setattr(counting, "ESTIMATE_SHARE", 100.0)
    control = Control()
    times = []
    for report in count(SolveRequest(built_in_puzzle("double-soma-3x3x6")), control):
        if isinstance(report, Progressed) and report.count_seconds:
            times.append(report.count_seconds)
            control.stop()
    low, high = times[0]
    assert 0 < low < high <= counting.MAX_ESTIMATE_RATIO * low


@pytest.mark.parametrize(
    "request_",
    [
        SolveRequest(built_in_puzzle("cube"), Convention.RAW, limit=500),
        SolveRequest(built_in_puzzle("cube"), engine="stagewise"),
    ],
)
def test_no_time_of_a_count_is_reported_where_a_count_would_search(request_, monkeypatch):
    monkeypatch.setattr(counting, "LISTING_SECONDS", 0.0)
    monkeypatch.setattr(counting, "ESTIMATE_SHARE", 100.0)
    reports = [each for each in count(request_) if isinstance(each, Progressed)]
    assert all(each.count_seconds is None for each in reports)


def test_a_count_slower_than_the_rest_of_the_listing_is_not_reported():
    estimate = counting._CountTime(cover_problem(built_in_puzzle("cube")), UpTo.PUZZLE)
    estimate._is_started, estimate._total = True, Range(50.0, 100.0, 200.0)
    stages = StageTable.zeros(7)
    assert estimate.estimate(Progressed(0.5, Counts(), stages, 99.0)) is None
    assert estimate.estimate(Progressed(0.5, Counts(), stages, 101.0)) == (50.0, 200.0)
    assert estimate.estimate(Progressed(0.001, Counts(), stages, 9.9)) is None


@pytest.mark.timed
def test_the_time_left_of_a_frontier_count_is_estimated():
    request = SolveRequest(box("soma-plus", (5, 4, 2)), count_only=True)
    reports = [each for each in reports_of(request) if isinstance(each, Progressed)]
    last = reports[-1].seconds
    by_frontier = [each for each in reports if each.by_frontier]
    first = next(place for place, each in enumerate(by_frontier) if each.seconds_left)
    received = by_frontier[first:]
    assert all(each.seconds_left for each in received)
    # The size estimate is done early.
    assert received[0].seconds < last / 2
    later = [each for each in received if 0.25 < each.seconds / last < 0.75]
    assert later
    for each in later:
        low, high = each.seconds_left
        rest = last - each.seconds
        # The pace varies on a busy machine; test_size_estimate tests the estimated work exactly.
        assert 0.2 < sqrt(low * high) / rest < 5
        assert low < high < 20 * low


def test_a_frontier_count_slower_than_the_search_is_abandoned(monkeypatch):
    frontier = FrontierCount(cover_problem(built_in_puzzle("cube")))
    monkeypatch.setattr(FrontierCount, "total_seconds", Range(100.0, 200.0, 300.0))
    monkeypatch.setattr(counting, "MIN_SEARCH_SECONDS", 0.0)
    shorter = Progressed(0.5, Counts(), StageTable.zeros(7), 99.0)
    longer = Progressed(0.5, Counts(), StageTable.zeros(7), 101.0)
    assert not counting._looks_faster(frontier, shorter)
    assert counting._looks_faster(frontier, longer)


def test_a_frontier_count_replaces_a_long_search():
    reports = reports_of(SolveRequest(box("double-soma", (9, 3, 2)), count_only=True))
    assert reports[-1].progress.counts.unique == 811_344_499


def test_there_is_no_time_estimate_for_a_count_that_cannot_be_sampled(monkeypatch):
    monkeypatch.setattr(size_estimate, "MAX_BITS", 0)
    request = SolveRequest(box("double-soma", (9, 3, 2)), count_only=True)
    reports = reports_of(request)
    by_frontier = [each for each in reports if isinstance(each, Progressed) and each.by_frontier]
    assert by_frontier
    assert not any(each.seconds_left for each in by_frontier)
    assert max(each.fraction for each in by_frontier) < 0.1
    assert triple(reports[-1].progress.counts) == DOUBLE_SOMA[9, 3, 2]


class Frontiers:
    """Stands for a frontier count."""

    def __init__(self, seconds, total, state=FrontierState.RUNNING):
        self.seconds, self.cpu_seconds = seconds, seconds / 2
        self.total_seconds, self.state = total, state


def search_at(fraction, seconds, **others):
    return Progressed(fraction, Counts(3), StageTable.zeros(7), seconds, **others)


def test_the_progress_of_both_methods_is_that_of_the_faster_one():
    combined = counting._CombinedProgress()
    search = search_at(0.25, 30.0, cpu_seconds=20.0, seconds_left=(1.0, 2.0))
    assert combined.progress(search, None) is search
    assert combined.progress(search, Frontiers(0.0, None)) is search
    both = combined.progress(search, Frontiers(10.0, Range(20.0, 70.0, 90.0)))
    assert both.fraction == 0.4  # 40 of 30 + 70 seconds
    assert (both.seconds, both.cpu_seconds) == (40.0, 25.0)
    assert both.seconds_left == (10.0, 80.0)
    assert both.by_frontier
    assert both.counts == Counts(3)
    # A fraction never falls, but a slower computer raises both ends of a range.
    both = combined.progress(search_at(0.25, 30.0), Frontiers(15.0, Range(25.0, 80.0, 190.0)))
    assert both.fraction == pytest.approx(45 / 110)
    assert both.seconds_left == (10.0, 175.0)
    assert both.cpu_seconds is None
    both = combined.progress(search_at(0.25, 30.0), Frontiers(20.0, None))
    assert both.seconds_left is None
    assert both.by_frontier
    assert both.fraction == pytest.approx(45 / 110)
    assert both.seconds == 50.0
    # A count beyond its total has no time left, not less than none.
    late = combined.progress(search_at(0.25, 300.0), Frontiers(95.0, Range(20.0, 70.0, 90.0)))
    assert late.seconds_left == (0.0, 0.0)


def estimates_of(seconds_of_parts, works):
    """Return (time, time left, estimate of it) after each part of a count."""
    combined, estimate = counting._CombinedProgress(), TimeEstimate([float(works.sum())])
    estimate.start_next()
    ends = np.cumsum(seconds_of_parts)
    for end, part, done in zip(ends, seconds_of_parts, np.cumsum(works), strict=True):
        estimate.add(float(done), float(part))
        if estimate.seconds_left is None:
            continue
        frontiers = Frontiers(float(end), estimate.seconds_left + float(end))
        low, high = combined.progress(search_at(0.0, 1.0), frontiers).seconds_left
        yield end, ends[-1] - end, sqrt(low * high)


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("slow_from", "first_share"), [(1.0, 0.1), (0.5, 0.55), (0.8, 0.9)])
def test_estimates_are_right_within_a_factor_of_two(seed, slow_from, first_share):
    """Parts of a count as on a board of 6x15; one computer takes twice as long from a time on."""
    random = np.random.default_rng(seed)
    works = np.repeat(1e9 * np.sin(np.linspace(0.1, np.pi - 0.1, 90)) ** 4, 5)
    seconds = works * np.repeat(random.uniform(1.3e-9, 2.6e-9, 90), 5)
    seconds[np.cumsum(seconds) > slow_from * seconds.sum()] *= 2
    whole = seconds.sum()
    for now, left, estimated in estimates_of(seconds, works):
        if first_share * whole <= now <= 0.99 * whole:
            assert 0.5 < estimated / left < 2


@pytest.mark.parametrize(
    ("fraction", "state"), [(1.0, FrontierState.RUNNING), (0.5, FrontierState.GIVEN_UP)]
)
def test_after_a_count_was_given_up_the_search_continues_the_progress(fraction, state):
    combined = counting._CombinedProgress()
    search = search_at(0.25, 30.0)
    first = combined.progress(search, Frontiers(30.0, Range(20.0, 33.0, 90.0)))
    assert first.fraction > 0.9
    later = search_at(fraction, 40.0, cpu_seconds=35.0, seconds_left=(1.0, 2.0))
    last = combined.progress(later, Frontiers(30.0, Range(20.0, 33.0, 90.0), state))
    assert last.fraction == max(first.fraction, fraction)
    assert (last.seconds, last.cpu_seconds) == (70.0, 50.0)
    assert not last.by_frontier
    assert last.seconds_left == (1.0, 2.0)


def test_a_count_looks_faster_if_it_needs_less_than_the_search():
    least = counting.MIN_SEARCH_SECONDS
    faster = counting._looks_faster
    # The search needs three times as long as it took.
    assert faster(Frontiers(29.0, None), search_at(0.25, 10.0))
    assert not faster(Frontiers(31.0, None), search_at(0.25, 10.0))
    assert faster(Frontiers(29.0, Range(58.0, 99.0, 999.0)), search_at(0.25, 10.0))
    assert not faster(Frontiers(29.0, Range(60.0, 99.0, 999.0)), search_at(0.25, 10.0))
    assert not faster(Frontiers(1.0, None, FrontierState.DONE), search_at(0.25, 10.0))
    assert not faster(Frontiers(0.0, None), search_at(0.5, 0.9 * least))
    assert faster(Frontiers(0.0, None), search_at(0.5, 1.1 * least))
    assert faster(Frontiers(1.0, None), search_at(0.0, 0.1))


def test_the_time_of_a_count_is_estimated_while_that_is_quick_and_until_it_is_precise():
    class Growing(Frontiers):
        def step(self):
            self.seconds += 1.0
            self.total_seconds = {
                1.0: None,
                2.0: Range(2.0, 9.0, 2.1 * counting.MAX_ESTIMATE_RATIO),
                3.0: Range(2.0, 9.0, 2.0 * counting.MAX_ESTIMATE_RATIO),
            }[self.seconds]

    count_time = counting._CountTime(None, UpTo.PUZZLE)
    count_time._is_started, growing = True, Growing(0.0, None)
    count_time._frontier_count = growing
    shown = [
        count_time.estimate(search_at(0.001, seconds)) for seconds in (9.9, 10.0, 15.0, 30.0, 30.0)
    ]
    # A twentieth of the time of the search.
    assert shown == [None] * 5
    assert growing.seconds == 2.0
    assert count_time.estimate(search_at(0.001, 40.0)) == (2.0, 20.0)
    assert count_time.estimate(search_at(0.001, 900.0)) == (2.0, 20.0)
    assert growing.seconds == 3.0


def test_the_estimate_of_a_count_that_is_given_up_ends():
    count_time = counting._CountTime(None, UpTo.PUZZLE)
    given_up = Frontiers(0.0, Range(1.0, 1.0, 1.0), FrontierState.GIVEN_UP)
    given_up.step = lambda: None
    count_time._is_started, count_time._frontier_count = True, given_up
    assert count_time.estimate(search_at(0.001, 40.0)) is None
    assert count_time._frontier_count is None


def test_only_searches_of_the_default_engine_are_replaced_by_a_count():
    request = SolveRequest(built_in_puzzle("cube"), count_only=True)
    checkpoint = Checkpoint({}, Counts(), 1.0, 0.5, 0)
    may = counting._may_be_replaced
    assert may(request)
    assert may(replace(request, checkpoint=checkpoint))
    assert may(replace(request, engine="most-constrained"))
    assert not may(replace(request, engine="next-cell"))
    # The default engine may have chosen it.
    assert may(replace(request, engine="next-cell", checkpoint=checkpoint))
    assert not may(replace(request, engine="stagewise", checkpoint=checkpoint))
