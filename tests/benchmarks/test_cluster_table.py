"""The replay of a search on a cluster states what limits it as workers are added."""

import pytest
from cluster_table import Recording, longer, replay


def test_one_worker_takes_the_time_of_all_tasks():
    found = replay(Recording(0.5, 0.0, (0.2,) * 100), 1)
    assert found.seconds == pytest.approx(20.5)
    assert found.limit == "the work itself"


def test_workers_share_the_tasks():
    found = replay(Recording(0.0, 0.0, (0.2,) * 80), 8)
    assert found.seconds == pytest.approx(2.0, rel=0.15)


def test_the_limits_are_named():
    many = (0.01,) * 1000
    assert replay(Recording(5.0, 0.0, many), 512).limit == "the start on one computer"
    assert replay(Recording(0.0, 2.0, many), 512).limit == "sending batches from one computer"
    assert replay(Recording(0.0, 0.0, (0.2,)), 512).limit == "the longest batch"


def test_a_longer_search_uses_more_workers():
    short = Recording(0.1, 0.002, (0.004,) * 1000)
    for workers in (64, 512):
        found = replay(longer(short, 1000), workers)
        assert found.limit == "the work itself"
        assert found.seconds == pytest.approx(4000 / workers, rel=0.2)
