"""The expected times of parts follow a power of their expected work."""

import pytest

from cubewright.solver.cluster.part_times import PartTimes


@pytest.mark.parametrize("power", [0.5, 1.0, 1.5])
def test_the_time_of_small_parts_is_learned_from_groups(power):
    times = PartTimes()
    for work in (8e7, 4e7, 2e7, 1e7) * 5:
        times.add([work, work], 2 * 1e-9 * work**power)
    left = [5e6] * 10
    true = sum(1e-9 * work**power for work in left)
    assert times.expected(left) == pytest.approx(true, rel=0.1)
    proportional = times.seconds / (5 * 2 * 15e7) * sum(left)
    assert power == 1 or abs(times.expected(left) - true) < abs(proportional - true) / 3


def test_parts_of_equal_work_take_equal_time():
    times = PartTimes()
    assert times.expected([1e6]) == 0
    times.add([], 1.0)
    assert times.expected([1e6]) == 0
    times.add([1e6] * 4, 2.0)
    times.add([1e6], 0.5)
    assert times.expected([1e6] * 3) == pytest.approx(1.5)
    assert times.expected([]) == 0
