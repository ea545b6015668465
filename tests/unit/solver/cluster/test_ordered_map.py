"""Tasks are done once each, and their results come in order, whatever workers do."""

from concurrent.futures import wait
from functools import partial
from itertools import count, takewhile
from threading import get_ident

import pytest
from careless_pool import CarelessPool
from hypothesis import given
from hypothesis import strategies as st
from pool_tasks import end_this_process, fail, power, wait_for_the_end

from cubewright.solver.cluster.ordered_map import ordered_map
from cubewright.solver.cluster.pool import Done, PoolLostError
from cubewright.solver.cluster.process_pool import ProcessPool
from cubewright.solver.search.control import Control


@given(number=st.integers(0, 200), slots=st.integers(1, 5), seed=st.integers(0, 10**6))
def test_results_come_in_order(number, slots, seed):
    pool = CarelessPool(seed, slots, seconds=0.0001)
    done = []
    found = ordered_map(pool, partial(power, 2), range(number), Control(), done.append)
    assert list(found) == [n * n for n in range(number)]
    assert done == sorted(done)
    assert (done or [0])[-1] == number


def test_tasks_are_taken_as_they_are_needed():
    taken = count()
    pool = CarelessPool(1, 2, seconds=0.0)
    found = ordered_map(pool, partial(power, 1), taken, Control())
    assert [next(found) for _ in range(10)] == list(range(10))
    assert next(taken) < 10_000


def test_a_stopped_map_ends():
    control = Control()
    found = ordered_map(CarelessPool(1, 2), partial(power, 1), count(), control)
    rows = list(takewhile(lambda n: n < 5 or control.stop(), found))
    assert rows == [0, 1, 2, 3, 4]
    assert list(found) == []


def test_processes_do_tasks_until_they_are_stopped():
    pool = ProcessPool(1)
    try:
        assert list(ordered_map(pool, partial(power, 3), range(5), Control())) == [0, 1, 8, 27, 64]
        found = ordered_map(pool, wait_for_the_end, [0, 1], Control())
        assert next(found) == 0
    finally:
        pool.close()  # returns, because the task notices it


def test_a_value_that_another_thread_caches_meanwhile_does_not_disturb_a_call():
    threads = []

    class Changing:
        """Behaves like a value that another thread changes while it is first pickled."""

        def __reduce__(self):
            threads.append(get_ident())
            if len(threads) == 1:
                raise RuntimeError("dictionary changed size during iteration")
            return int, (7,)

    pool = ProcessPool(1)
    try:
        pool.send(1, power, 2, Changing())
        assert threads == [get_ident()] * 2
        assert pool.receive(60) == [Done(1, 49)]
    finally:
        pool.close()


@pytest.mark.parametrize(
    ("task", "text"), [(fail, "ValueError: 7 is not wanted"), (end_this_process, "process")]
)
def test_a_task_that_fails_is_named(task, text):
    pool = ProcessPool(1)
    try:
        with pytest.raises(PoolLostError, match=text):
            list(ordered_map(pool, task, [7], Control()))
    finally:
        pool.close()


def test_results_that_come_with_a_failure_are_delivered_first():
    pool = ProcessPool(1)
    try:
        pool.send(1, fail, 7)
        pool.send(2, power, 2, 5)
        wait(pool._sent)
        assert pool.receive(0.0) == [Done(2, 25)]
        with pytest.raises(PoolLostError, match="ValueError: 7 is not wanted"):
            pool.receive(0.0)
    finally:
        pool.close()
