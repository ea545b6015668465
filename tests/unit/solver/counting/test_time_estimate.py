"""The time left of frontier counts, estimated from the work done."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.solver.counting.frontier_count import OTHER_ERROR, TimeEstimate
from cubewright.solver.progress import MIN_SECONDS_FOR_PACE


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
