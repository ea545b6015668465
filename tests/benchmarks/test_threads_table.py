"""The table of threads compares like with like."""

import pytest
from threads_table import measure


def test_all_threads_find_the_same_and_one_is_the_measure():
    one, two = measure("cube", (1, 2), rounds=2)
    assert (one.threads, two.threads) == (1, 2)
    assert one.solutions == two.solutions == 240
    assert one.ratio == pytest.approx(1)
    assert one.seconds > 0
    assert two.ratio > 0
    assert 0 <= two.idle < 1
    assert 0 <= two.between < 1
