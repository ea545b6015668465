"""A search on a cluster finds what one thread finds, whatever happens to workers."""

import json

import numpy as np
import pytest
from careless_pool import CarelessPool, problem_of
from hypothesis import given
from hypothesis import strategies as st
from puzzles import solvable_puzzles

from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.cluster import cluster_search, work
from cubewright.solver.cluster.cluster_search import ClusterSearch, batch_seconds
from cubewright.solver.cluster.pool import OtherVersionError
from cubewright.solver.cluster.work import WorkOrder, run_batch
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.search.control import Control
from cubewright.solver.search.engine import engine
from cubewright.solver.search.parallel_search import ParallelSearch
from cubewright.solver.search.task_queue import TreeSplit

SPLITS = (TreeSplit(200, 8), TreeSplit(4000, 40))


@pytest.fixture(autouse=True)
def _small_steps(monkeypatch):
    monkeypatch.setattr(work, "FIRST_BUDGET", 300)
    monkeypatch.setattr(work, "MAX_PREPARED", 1)
    yield
    work._problems.clear()


def begin(cover):
    return engine("most-constrained").begin(cover)


def searched_at_once(cover):
    search = begin(cover)
    rows = []
    while not search.finished:
        rows += search.step(10**7).tolist()
    return sorted(rows), search.stages


def finish(search, budget=150):
    rows = []
    while not search.finished:
        rows += search.step(budget).tolist()
    return rows


@given(puzzle=solvable_puzzles(), slots=st.integers(1, 5), seed=st.integers(0, 10**6))
def test_every_placement_is_counted_once(puzzle, slots, seed):
    cover = cover_problem(puzzle)
    expected, table = searched_at_once(cover)
    pool = CarelessPool(seed, slots)
    search = ClusterSearch(begin(cover), pool, problem_of(cover), SPLITS)
    assert sorted(finish(search)) == expected
    assert str(search.stages) == str(table)


@pytest.mark.parametrize("seed", range(3))
def test_a_larger_puzzle_whose_workers_are_lost(seed):
    cover = cover_problem(built_in_puzzle("solid-pentominoes-2x5x6"))
    expected, table = searched_at_once(cover)
    pool = CarelessPool(seed, 4, loss=0.5, seconds=0.001)
    search = ClusterSearch(begin(cover), pool, problem_of(cover), (TreeSplit(100_000, 60),))
    rows = finish(search, 20_000)
    assert sorted(rows) == expected
    assert str(search.stages) == str(table)
    assert pool.lost > 5
    assert pool.is_closed


@given(
    puzzle=solvable_puzzles(),
    seed=st.integers(0, 10**6),
    steps=st.integers(1, 12),
    to_threads=st.booleans(),
)
def test_a_stopped_search_continues_on_any_machine(puzzle, seed, steps, to_threads):
    cover = cover_problem(puzzle)
    expected, table = searched_at_once(cover)
    search = ClusterSearch(begin(cover), CarelessPool(seed, 3), problem_of(cover), SPLITS)
    rows = []
    for _ in range(steps):
        rows += search.step(150).tolist()
    state = json.loads(json.dumps(search.state()))
    if to_threads:
        other = ParallelSearch(begin(cover), 2, SPLITS)
    else:
        pool = CarelessPool(seed + 1, 2)
        other = ClusterSearch(begin(cover), pool, problem_of(cover), SPLITS)
    other.restore(state)
    rows += finish(other)
    assert sorted(rows) == expected
    assert str(other.stages) == str(table)


def test_a_search_resumed_near_its_end_is_shared_again():
    cover = cover_problem(built_in_puzzle("solid-pentominoes-2x5x6"))
    expected, table = searched_at_once(cover)
    splits = (TreeSplit(100_000, 4),)
    pool = CarelessPool(1, 4, loss=0.0, seconds=0.0)
    search = ClusterSearch(begin(cover), pool, problem_of(cover), splits)
    rows = []
    while not pool.searched or search.state()["queued_tasks"]:
        rows += search.step(20_000).tolist()
    assert not search.finished
    pool = CarelessPool(1, 4, loss=0.0, seconds=0.003)
    other = ClusterSearch(begin(cover), pool, problem_of(cover), splits)
    other.restore(search.state())
    rows += finish(other, 20_000)
    assert pool.searched > 4
    assert sorted(rows) == expected
    assert str(other.stages) == str(table)


@pytest.mark.parametrize("receives", [1, 4, 9])
@pytest.mark.parametrize("step_seconds", [0.0, 60.0])
def test_the_loss_of_the_cluster_keeps_everything_found(receives, step_seconds, monkeypatch):
    cover = cover_problem(built_in_puzzle("solid-pentominoes-2x5x6"))
    expected, table = searched_at_once(cover)
    pool = CarelessPool(1, 2, loss=0.0, receives=receives)
    search = ClusterSearch(begin(cover), pool, problem_of(cover), (TreeSplit(100_000, 60),))
    search.step_seconds = 60.0
    monkeypatch.setattr(cluster_search, "STEP_SECONDS", step_seconds)
    rows = []
    while not search.lost:
        rows += search.step(20_000).tolist()
    assert search.lost == "the cluster is gone"
    other = ParallelSearch(begin(cover), 1)
    other.restore(search.state())
    rows += finish(other, 10**6)
    assert sorted(rows) == expected
    assert str(other.stages) == str(table)


def test_estimates_are_those_of_the_whole():
    cover = cover_problem(built_in_puzzle("solid-pentominoes-2x5x6"))
    _, table = searched_at_once(cover)
    pool = CarelessPool(1, 2, loss=0.0, seconds=None)
    search = ClusterSearch(begin(cover), pool, problem_of(cover), (TreeSplit(100_000, 200),))
    while search.estimate is None and not search.finished:
        search.step(20_000)
    estimate = search.estimate
    assert estimate is not None
    assert estimate.work.low <= table.total_work <= estimate.work.high


def test_a_search_of_threads_that_a_cluster_resumes_has_the_same_estimate(monkeypatch):
    cover = cover_problem(built_in_puzzle("solid-pentominoes-2x5x6"))
    splits = (TreeSplit(100_000, 60),)
    threads = ParallelSearch(begin(cover), 2, splits)
    while threads.estimate is None:
        threads.step(50_000)
    threads.step(7_000)
    state = json.loads(json.dumps(threads.state()))
    assert any(work for work, _, _ in state["running_tasks"]) or state["item_tasks"]
    pool = CarelessPool(1, 2)
    monkeypatch.setattr(pool, "receive", lambda _seconds: [])
    search = ClusterSearch(begin(cover), pool, problem_of(cover), splits)
    search.restore(state)
    search.step(1)
    assert search.estimate == threads.estimate
    assert search.done == threads.done


def test_long_orders_are_split_for_idle_workers(monkeypatch):
    cover = cover_problem(built_in_puzzle("solid-pentominoes-2x5x6"))
    pool = CarelessPool(2, 6, loss=0.0, seconds=0.003)
    search = ClusterSearch(begin(cover), pool, problem_of(cover), (TreeSplit(100_000, 2),))
    most = 0
    rows = []
    while not search.finished:
        rows += search.step(20_000).tolist()
        most = max(most, len(pool._batches))
    assert most >= 6
    assert len(rows) == len(searched_at_once(cover)[0])


@pytest.mark.parametrize(("slots", "tasks", "loss"), [(6, 2, 0.0), (3, 12, 0.3), (1, 4, 0.0)])
def test_each_task_is_recorded_once_with_all_its_work(slots, tasks, loss):
    cover = cover_problem(built_in_puzzle("solid-pentominoes-2x5x6"))
    pool = CarelessPool(2, slots, loss=loss, seconds=0.003)
    search = ClusterSearch(begin(cover), pool, problem_of(cover), (TreeSplit(100_000, tasks),))
    queue, recorded, splits = search._queue, [], []
    queue.record, split_tree = recorded.append, queue.split_tree

    def split_and_note(items, done):
        found = split_tree(items, done)
        if queue and not splits:
            splits.append((*search.done, len(queue)))
        return found

    queue.split_tree = split_and_note
    while not queue:
        search.step(20_000)
    ((work, solutions, number),) = splits
    remaining = 1.0
    while not search.finished:
        assert 0 < search.share_left <= remaining + 1e-9
        remaining = search.share_left
        search.step(20_000)
    assert search.share_left == pytest.approx(0, abs=1e-12)
    assert len(recorded) == len(set(map(id, recorded))) == number
    assert [task.items for task in recorded] == [0] * number
    assert sum(task.work for task in recorded) == search.done[0] - work
    assert sum(task.solutions for task in recorded) == search.done[1] - solutions


@pytest.mark.parametrize(
    ("left", "slots", "handling", "number", "seconds"),
    [
        # A fifth of a second, twice as long in each round of two batches for all workers.
        (1e6, 4, 0.001, 0, 0.2),
        (1e6, 4, 0.001, 7, 0.2),
        (1e6, 4, 0.001, 8, 0.4),
        (1e6, 4, 0.001, 16, 0.8),
        (1e6, 4, 0.001, 32, 3.2),
        (1e6, 4, 0.001, 40, 5.0),  # at most five seconds
        (1e6, 4, 0.001, 10**6, 5.0),
        # Near the end, a share of what is left.
        (1.6, 4, 0.001, 40, 0.2),
        (0.8, 4, 0.001, 40, 0.1),
        # A thousand workers, each batch 4 ms of this machine, half of whose time may be used.
        (1e6, 1000, 0.004, 0, 5.0),
        (1e6, 100, 0.004, 0, 0.8),
        # Batches of the geometric mean end first.
        (1.0, 100, 0.01, 0, 0.1),
    ],
)
def test_batches_become_longer_and_then_shorter(left, slots, handling, number, seconds):
    assert batch_seconds(left, slots, handling, number) == pytest.approx(seconds)


def test_a_step_waits_a_tenth_of_a_second_for_results():
    cover = cover_problem(built_in_puzzle("solid-pentominoes-2x5x6"))
    pool = CarelessPool(1, 2)
    waited = []
    pool.receive = lambda seconds: waited.append(seconds) or []
    search = ClusterSearch(begin(cover), pool, problem_of(cover), (TreeSplit(100_000, 60),))
    while not waited:
        search.step(20_000)
    assert 0.05 < waited[0] <= 0.1
    assert waited == sorted(waited, reverse=True)
    assert waited[-1] >= 0


def test_a_worker_that_numbers_placements_in_another_way_is_refused():
    cover = cover_problem(built_in_puzzle("cube"))
    problem = problem_of(cover)
    other = type(problem)(problem.puzzle, problem.engine, (), "0" * 32)
    with pytest.raises(OtherVersionError, match="another way"):
        run_batch(other, [WorkOrder(task=[[], 0, 1, 1])], 1.0, Control())


def test_batches_hold_as_many_orders_as_fill_their_time(monkeypatch):
    monkeypatch.setattr(cluster_search, "BATCH_SECONDS", 0.05)
    cover = cover_problem(built_in_puzzle("solid-pentominoes-2x5x6"))
    pool = CarelessPool(3, 2, loss=0.0, seconds=None)
    sizes = []
    send = pool.send
    monkeypatch.setattr(
        pool,
        "send",
        lambda number, function, problem, orders, seconds: (
            sizes.append(len(orders)),
            send(number, function, problem, orders, seconds),
        ),
    )
    search = ClusterSearch(begin(cover), pool, problem_of(cover), (TreeSplit(100_000, 400),))
    finish(search, 20_000)
    assert max(sizes) > 1
    assert np.sum(sizes) >= 100


def test_tasks_before_a_split_are_no_sample_of_the_tasks_after_it(monkeypatch):
    cover = cover_problem(built_in_puzzle("cube"))
    search = ClusterSearch(begin(cover), CarelessPool(0, 2), problem_of(cover), SPLITS)
    items = [cluster_search._FarItem(WorkOrder(), object()) for _ in range(2)]
    search._far.to_send, search._far.batches = items[:1], {1: items[1:]}
    lengths = iter([1, 1, 1, 1, 1, 2])  # two calls: is it empty, before and after the split
    queue = type(search._queue)
    monkeypatch.setattr(queue, "has_splits_left", True)
    monkeypatch.setattr(queue, "__len__", lambda _queue: next(lengths))
    monkeypatch.setattr(queue, "split_tree", lambda _queue, _found, _done: [])
    monkeypatch.setattr(ClusterSearch, "done", (0, 0))
    search._split_queue()
    assert all(each.task is not None for each in items)
    search._split_queue()
    assert [each.task for each in items] == [None, None]


def test_states_that_wait_are_split_until_there_are_enough():
    cover = cover_problem(built_in_puzzle("cube"))
    expected, _ = searched_at_once(cover)
    start = begin(cover)
    rows = start.step(2000).tolist()
    search = ClusterSearch(begin(cover), CarelessPool(0, 2), problem_of(cover), SPLITS)
    assert search._root is not None
    item = cluster_search._FarItem(WorkOrder(state=start.state()), None, 1.0)
    search._far.to_send = [item]
    search._split_items(4)
    states = [each.order.state for each in search._far.to_send]
    assert len(states) >= 4
    assert sum(each.weight for each in search._far.to_send) == pytest.approx(1.0)
    for state in states:
        part = begin(cover)
        part.restore(state)
        rows += finish(part, 10**6)
    assert sorted(rows) == expected
    search._far.to_send = [cluster_search._FarItem(WorkOrder(task=None))]
    search._split_items(4)  # it has no state
    assert len(search._far.to_send) == 1
