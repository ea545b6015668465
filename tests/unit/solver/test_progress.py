"""Estimates of a search are close to the known numbers of some puzzles."""

import pytest
from estimates import EARLY_SPLITS, check, estimates_of
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.progress import narrow
from cubewright.solver.search.estimator import (
    MIN_TASKS_DONE,
    Estimator,
    Range,
    SampleSums,
    TreeEstimate,
)
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
