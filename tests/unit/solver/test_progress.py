"""Estimates of a search are close to the known numbers of some puzzles."""

import numpy as np
import pytest
from estimates import EARLY_SPLITS, check, estimates_of
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.solver.progress import (
    MAX_EARLY_FRACTION,
    MIN_SECONDS_FOR_PACE,
    ProgressEstimate,
    narrow,
)
from cubewright.solver.report import Counts
from cubewright.solver.search.estimator import (
    MIN_TASKS_DONE,
    Estimator,
    Range,
    SampleSums,
    TreeEstimate,
)
from cubewright.solver.search.parallel_search import ParallelSearch
from cubewright.solver.search.stages import StageTable
from cubewright.solver.search.task_queue import TREE_SPLITS

NUMBERS = st.integers(0, 10**12)


@pytest.mark.parametrize(
    ("name", "splits"),
    [
        ("pentominoes-6x10", EARLY_SPLITS),
        pytest.param("solid-pentominoes-3x4x5", TREE_SPLITS, marks=pytest.mark.slow),
        pytest.param("bedlam", TREE_SPLITS, marks=pytest.mark.slow),
        pytest.param("tetris", TREE_SPLITS, marks=pytest.mark.slow),
    ],
)
def test_estimates_are_good_from_a_tenth_of_the_work_on(name, splits):
    check(estimates_of(built_in_puzzle(name), splits=splits))


@pytest.mark.parametrize(
    ("engine", "puzzle"),
    [
        ("backtracking", "solid-pentominoes-2x5x6"),
        ("next-cell", "pentominoes-6x10"),
        ("automatic", "pentominoes-6x10"),
    ],
)
def test_an_engine_whose_ranges_miss_too_often_shows_none(engine, puzzle):
    estimates = estimates_of(built_in_puzzle(puzzle), engine, splits=EARLY_SPLITS)
    assert all(each.left is None and each.expected is None for each in estimates)
    fractions = [each.fraction for each in estimates]
    assert fractions == sorted(fractions)
    assert fractions[-1] > fractions[0]


def test_estimates_on_two_threads():
    estimates = estimates_of(
        built_in_puzzle("solid-pentominoes-2x5x6"), threads=2, splits=EARLY_SPLITS
    )
    assert any(each.left for each in estimates)
    for each in estimates:
        if 0.2 <= each.done <= 0.8:
            assert 0.4 < each.middle < 2.5


@given(st.lists(NUMBERS, min_size=1, max_size=50), st.integers(1, 1000))
def test_a_range_contains_its_likely_value(numbers, waiting):
    sums = SampleSums()
    for number in numbers:
        sums.add(number)
    low, likely, high = sums.estimate(waiting, [])
    assert 0 <= low <= likely <= high
    assert likely == pytest.approx(waiting * sum(numbers) / len(numbers))


def test_ranges_narrow_with_more_samples():
    widths = []
    for many in (10, 100, 1000):
        sums = SampleSums()
        for number in range(many):
            sums.add(1 + number % 10)
        low, _, high = sums.estimate(1000, [])
        widths.append(high / low)
    assert widths == sorted(widths, reverse=True)
    assert widths[-1] < 1.4


def test_a_task_that_has_run_long_is_expected_to_run_longer():
    sums = SampleSums()
    for _ in range(20):
        sums.add(10)
    assert sums.estimate(0, [0]).likely == 10
    assert sums.estimate(0, [1000]).likely == 500


def test_too_few_tasks_give_the_previous_estimate_or_none():
    thought = TreeEstimate(Range(50, 100, 200), Range(1, 2, 4))
    for before in (None, thought):
        estimator = Estimator(previous=before)
        for _ in range(MIN_TASKS_DONE - 1):
            estimator.add(10, 1)
        assert estimator.estimate((70, 7), 100, []) == before
        estimator.add(10, 1)
        assert estimator.estimate((80, 8), 100, []).work.likely == 1080


def test_an_estimator_survives_json():
    estimator = Estimator(previous=TreeEstimate(Range(50.0, 100.0, 200.0), Range(1.0, 2.0, 4.0)))
    estimator.add(10, 3)
    assert Estimator.from_state(estimator.state()) == estimator
    for wrong in ({}, {"work": [1]}, {"work": [1, 2, 3], "solutions": [0, 0, 0], "previous": [1]}):
        with pytest.raises(CubewrightError, match="does not fit"):
            Estimator.from_state(wrong)


@given(st.lists(st.tuples(NUMBERS, NUMBERS, NUMBERS), min_size=2, max_size=20))
def test_successive_ranges_contain_the_likely_value_and_do_not_widen(triples):
    estimates = Range(*sorted(triples[0]))
    for triple in triples[1:]:
        now = Range(*sorted(triple))
        before, estimates = estimates, narrow(estimates, now)
        assert estimates.low <= estimates.likely <= estimates.high
        assert estimates.likely == now.likely
        assert estimates == now or (estimates.low >= before.low and estimates.high <= before.high)


def begun(**values):
    """A search whose position the test states."""
    return type("Begun", (ParallelSearch,), {"__init__": lambda _self: None, **values})()


def position(work, met, estimate=None, share_left=0.5, **others):
    table = StageTable(np.zeros(2, int), np.array([0, met]), {}, np.array([work, 0]))
    values = {"can_estimate": True, "shows_ranges": True, "finished": False, **others}
    return {"stages": table, "estimate": estimate, "share_left": share_left, **values}


def updated(progress, seconds=10.0, unique=0, **values):
    progress._search = begun(**values)
    return progress.update(Counts(4 * unique, unique, unique), seconds)


def test_progress_follows_the_estimate_of_the_search():
    progress = ProgressEstimate(begun(**position(0, 0)), Convention.UNIQUE)
    early = updated(progress, 1.0, **position(50, 0))
    assert (early.fraction, early.seconds_left, early.expected) == (
        MAX_EARLY_FRACTION / 2, None, None,
    )  # fmt: skip
    estimate = TreeEstimate(Range(400, 500, 800), Range(10, 20, 30))
    later = updated(progress, 10.0, 3, **position(100, 6, estimate))
    assert later.fraction == pytest.approx(0.2)
    assert later.seconds_left == pytest.approx((30, 70))  # a tenth of a second for each test
    assert later.expected == (5, 15)  # half a solution for each that was met
    # A share that grows smaller does not take progress back, and ranges become narrower.
    wider = TreeEstimate(Range(300, 600, 900), Range(1, 20, 300))
    again = updated(progress, 11.0, 3, **position(110, 6, wider))
    assert again.fraction == pytest.approx(0.2)
    assert again.seconds_left == pytest.approx((29, 69))
    assert again.expected == (5, 15)
    more = updated(progress, 12.0, 40, **position(120, 60, wider))
    assert more.expected == (40, 40)  # at least those that are found
    assert updated(progress, 13.0, 3, **position(130, 6, wider, finished=True)).fraction == 1.0


def test_progress_of_other_searches_is_the_share_that_they_have_left():
    progress = ProgressEstimate(begun(**position(0, 0)), Convention.UNIQUE, 0.25, 60.0)
    plain = {"can_estimate": False}
    assert updated(progress, 61, **position(10, 0, share_left=0.9, **plain)).fraction == 0.25
    found = updated(progress, 62, **position(10, 0, share_left=0.6, **plain))
    assert (found.fraction, found.seconds_left) == (pytest.approx(0.4), None)


def test_ranges_that_miss_too_often_are_not_shown():
    progress = ProgressEstimate(begun(**position(0, 0)), Convention.UNIQUE)
    estimate = TreeEstimate(Range(400, 500, 800), Range(10, 20, 30))
    found = updated(progress, 9.0, 3, **position(100, 6, estimate, shows_ranges=False))
    assert (found.fraction, found.seconds_left, found.expected) == (0.2, None, None)


def test_the_pace_of_a_resumed_search_is_that_since_it_was_resumed():
    progress = ProgressEstimate(begun(**position(1000, 0)), Convention.UNIQUE, 0.1, 500.0)
    estimate = TreeEstimate(Range(2000, 3000, 4000), Range(0, 0, 0))
    short = MIN_SECONDS_FOR_PACE / 2
    assert updated(progress, 500 + short, **position(1100, 0, estimate)).seconds_left is None
    found = updated(progress, 510.0, **position(1100, 0, estimate))
    assert found.seconds_left == pytest.approx((90, 290))
    assert found.expected is None  # none is found
