"""Batches on a cluster, which a pool in this process replaces."""

import pytest

from cubewright.presenter.search.batch_run import BatchTask, TaskResult, solve_on_cluster
from cubewright.solver.cluster import dask_connection, ordered_map
from cubewright.solver.cluster.pool import PoolLostError
from cubewright.solver.request import ClusterAddress
from cubewright.solver.search.control import Control

TASKS = [BatchTask(None), BatchTask(None)]
RESULT = TaskResult(None)


class Pool:
    def __init__(self):
        self.notes, self.is_closed = ["a worker was lost"], False

    def close(self):
        self.is_closed = True


@pytest.fixture
def pool(monkeypatch):
    pool = Pool()
    monkeypatch.setattr(dask_connection, "open_pool", lambda _address, _is_stopped: pool)
    return pool


def solved(monkeypatch, mapped):
    """Return the results, the numbers of completed figures and the notes."""
    monkeypatch.setattr(ordered_map, "ordered_map", mapped)
    done, notes = [], []
    found = solve_on_cluster(
        TASKS, 2, ClusterAddress("tcp://a:1"), Control(), done.append, notes.append
    )
    return list(found), done, notes


def test_each_note_is_reported_once(pool, monkeypatch):
    def mapped(pool, _function, tasks, _control, report, *, total):
        assert total == len(tasks)
        report(1)
        pool.notes.append("a worker came back")
        report(2)
        report(2)
        yield RESULT
        yield None  # a figure that no worker could solve

    notes = ["a worker was lost", "a worker came back"]
    assert solved(monkeypatch, mapped) == ([RESULT, TaskResult()], [1, 2, 2], notes)
    assert pool.is_closed


def test_the_pool_is_closed_when_it_is_lost(pool, monkeypatch):
    def mapped(*_arguments, **_options):
        raise PoolLostError("the scheduler is gone")
        yield

    with pytest.raises(PoolLostError):
        solved(monkeypatch, mapped)
    assert pool.is_closed


def test_a_stopped_batch_needs_no_cluster(monkeypatch):
    monkeypatch.setattr(dask_connection, "open_pool", lambda _address, _is_stopped: None)
    assert solved(monkeypatch, pytest.fail) == ([], [], [])
