"""The time left of frontier counts, estimated from the work done."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.counting import frontier_count
from cubewright.solver.counting.frontier_count import (
    EARLY_ERROR,
    LATE_ERROR,
    MAX_BUDGET,
    MIN_BUDGET,
    OTHER_ERROR,
    FrontierCount,
    TimeEstimate,
    next_budget,
)
from cubewright.solver.counting.frontier_problem import FrontierState
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.progress import MIN_SECONDS_FOR_PACE
from cubewright.solver.search.control import STEP_SECONDS


def begun(works):
    pace = TimeEstimate(works)
    pace.start_next()
    return pace


def test_there_is_no_estimate_before_the_pace_is_known():
    pace = begun([100.0])
    assert pace.seconds_left is None
    pace.add(1.0, MIN_SECONDS_FOR_PACE / 2)
    assert pace.seconds_left is None
    pace.add(2.0, MIN_SECONDS_FOR_PACE / 2)
    assert pace.seconds_left is not None


@given(
    share=st.floats(0.01, 1),
    seconds=st.floats(1, 1e6),
    others=st.lists(st.floats(0, 1e9), max_size=4),
)
def test_the_time_left_follows_the_work_left(share, seconds, others):
    pace = begun([1000.0, *others])
    pace.add(1000 * share, seconds)
    expected = seconds * (1000 * (1 - share) + sum(others)) / (1000 * share)
    low, likely, high = pace.seconds_left
    assert likely == pytest.approx(expected, abs=1e-6 * seconds)
    assert low <= likely <= high
    error = LATE_ERROR + EARLY_ERROR / share
    this, later = seconds * (1 - share) / share, seconds * sum(others) / (1000 * share)
    other_error = max(error, OTHER_ERROR)
    assert low == pytest.approx(this / error + later / other_error, abs=1e-6 * seconds)
    assert high == pytest.approx(this * error + later * other_error, abs=1e-6 * seconds)
    assert pace.pace == pytest.approx(seconds / (1000 * share))


def test_the_range_narrows():
    pace, ratios = begun([100.0]), []
    for done in (1, 5, 10, 25, 50, 90):
        pace.add(float(done), float(done))
        low, _, high = pace.seconds_left
        ratios.append(high / low)
    assert ratios == sorted(ratios, reverse=True)
    assert ratios[2] < 5


def test_each_count_is_estimated_from_its_own_pace_once_known():
    pace = begun([100.0, 100.0, 50.0])
    pace.add(100.0, 10.0)
    low, likely, high = pace.seconds_left
    assert likely == pytest.approx(15.0)
    assert (low, high) == (pytest.approx(15.0 / OTHER_ERROR), pytest.approx(15.0 * OTHER_ERROR))
    pace.start_next()
    assert pace.seconds_left.likely == pytest.approx(15.0)
    pace.add(10.0, 2.0)
    assert pace.seconds_left.likely == pytest.approx(0.2 * (90 + 50))


class Clock:
    """Advances by a tenth of a second at each reading."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        self.now += 0.1
        return self.now


def test_the_total_time_of_a_count_is_what_it_took_and_what_is_left(monkeypatch):
    for name in ("perf_counter", "thread_time"):
        monkeypatch.setattr(frontier_count, name, Clock())
    count = FrontierCount(cover_problem(built_in_puzzle("cube")))
    assert count.total_seconds is None
    assert count.pace is None
    totals, took = [], [0.0]
    while count.state is FrontierState.RUNNING:
        count.step()
        took.append(count.seconds)
        if count.state is FrontierState.RUNNING and count.total_seconds is not None:
            left = count._time.seconds_left
            assert count.total_seconds == tuple(each + count.seconds for each in left)
            assert count.pace == count._time.pace
            totals.append(count.total_seconds)
    assert totals
    assert totals[0].low < totals[0].high
    # A step that only loads compiled code takes no time.
    steps = [round(later - one, 6) for one, later in pairwise(took)]
    assert set(steps) <= {0.0, 0.1, 0.3}
    assert steps[:2] == [0.1, 0.0]  # making the tables of the first count, and loading code
    assert 0.0 in steps
    assert count.cpu_seconds == pytest.approx(0.1 * sum(step > 0 for step in steps))
    assert count.total_seconds == (count.seconds,) * 3


def test_a_budget_is_for_a_step_of_the_wanted_time():
    assert next_budget(100_000, STEP_SECONDS, used_up=True) == 100_000
    assert next_budget(100_000, STEP_SECONDS / 1.5, used_up=True) == pytest.approx(150_000, abs=1)
    assert next_budget(100_000, 0.0, used_up=True) == 200_000
    assert next_budget(100_000, 2 * STEP_SECONDS, used_up=True) == 50_000
    assert next_budget(100_000, 99 * STEP_SECONDS, used_up=True) == 25_000
    # A step that ends early never raises the budget, but may lower it.
    assert next_budget(100_000, STEP_SECONDS / 2, used_up=False) == 100_000
    assert next_budget(100_000, STEP_SECONDS, used_up=False) == 100_000
    assert next_budget(100_000, 2 * STEP_SECONDS, used_up=False) == 50_000
    assert next_budget(MIN_BUDGET, 9 * STEP_SECONDS, used_up=True) == MIN_BUDGET
    assert next_budget(MAX_BUDGET, 0.0, used_up=True) == MAX_BUDGET
