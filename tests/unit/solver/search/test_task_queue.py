"""The splitting of a search into tasks, and the tasks that the queue gives out."""

from itertools import pairwise
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.search.engine import engine
from cubewright.solver.search.task_queue import TaskQueue, TreeSplit
from cubewright.solver.search.tree_split import Task, interleaved
from cubewright.solver.search.work_items import RunningTask, WorkItem, running_tasks

COVER = cover_problem(built_in_puzzle("cube"))


SPLITS = (TreeSplit(100, 5), TreeSplit(1000, 20))


def begun(threads=2):
    """A queue, and the work items of its search after some steps."""
    search = engine("most-constrained").begin(COVER)
    queue = TaskQueue(search, threads, SPLITS)
    search.step(50)
    return queue, [WorkItem(search)]


@pytest.mark.parametrize(
    ("work", "splits_left", "fewest", "most"),
    [(99, 2, 0, 0), (100, 1, 5, 30), (101, 1, 5, 30), (999, 1, 5, 30), (1000, 0, 20, 90),
     (5000, 0, 20, 90)],
)  # fmt: skip
def test_a_split_is_due_once_its_work_is_done(work, splits_left, fewest, most):
    queue, items = begun()
    before = items[0].search.stages
    assert queue.has_splits_left
    queue.split_tree(items, (work, 0))
    assert len(queue._splits) == splits_left
    assert queue.has_splits_left is bool(splits_left)
    assert fewest <= len(queue) <= most
    assert bool(items) is not bool(len(queue))
    if len(queue):
        # The search is idle; what has been done is still counted.
        assert len(queue._idle) == 1
        assert queue.stages.total_work >= before.total_work
        assert queue.share_left == pytest.approx(sum(task.weight for task in queue._tasks))
        last = queue._tasks[-1]
        remaining = queue.share_left
        assert queue.take_next() == last
        assert queue.share_left == pytest.approx(remaining - last.weight)


@pytest.mark.parametrize(
    ("work", "budget", "part"),
    [(0, 1000, 100), (60, 1000, 40), (60, 30, 30), (100, 1000, 1), (200, 1000, 1)],
)
def test_a_budget_ends_at_the_next_split(work, budget, part):
    queue, _ = begun()
    assert queue.budget_until_split(work, budget) == part
    queue._splits.clear()
    assert queue.budget_until_split(work, budget) == budget


@pytest.mark.parametrize(("high", "is_split"), [(1100 - 1, False), (1100, True)])
def test_a_search_that_is_nearly_done_is_not_split(high, is_split):
    queue, items = begun()
    queue.estimate = lambda *_: SimpleNamespace(work=SimpleNamespace(high=high))
    queue.split_tree(items, (100, 0))
    assert bool(len(queue)) is is_split
    assert len(queue._splits) == 1  # it is not tried again


def test_searches_are_kept_for_threads_and_the_counts_of_others():
    queue, items = begun(threads=1)
    queue.split_tree(items, (100, 0))
    item = queue.started(queue.assigned(queue.take_next(), RunningTask()))
    assert queue._idle == []
    assert item.done() == (0, 0)
    while not item.search.finished:
        item.search.step(1000)
    work, solutions = item.done()
    total = queue.stages.total_work + item.search.stages.total_work
    recorded = []
    queue.record = recorded.append
    item.task.items = 2  # another work item of the same task is unfinished
    queue.finish(item)
    assert (item.task.work, item.task.solutions, item.task.items) == (work, solutions, 1)
    assert (recorded, queue._idle) == ([], [item.search])
    other = WorkItem(item.search.clone_without_counts(), item.task)
    queue.finish(other)
    assert (item.task.work, item.task.items, recorded) == (work, 0, [item.task])
    assert queue._idle == [item.search]
    assert queue.stages.total_work == total


def test_a_thread_without_an_idle_search_copies_the_template():
    queue, items = begun(threads=2)
    queue.keep_template(items)
    queue.split_tree(items, (100, 0))
    starts = [queue.assigned(queue.take_next(), RunningTask()) for _ in range(3)]
    assert [start.search is None for start in starts] == [False, True, True]
    started = [queue.started(start) for start in starts]
    assert len({id(item.search) for item in started}) == 3
    assert not any(item.search.finished for item in started)
    assert [item.done() for item in started] == [(0, 0)] * 3


def test_other_searches_have_no_queue():
    search = SimpleNamespace(stages=engine("most-constrained").begin(COVER).stages)
    queue = TaskQueue(search, 1, (TreeSplit(100, 5),))
    assert not queue.has_splits_left
    assert queue.split_tree([WorkItem(search)], (1000, 0)) == []
    assert len(queue) == 0


def test_a_work_item_without_a_task_has_no_work_of_its_own():
    assert WorkItem(None).done() == (0, 0)
    task = RunningTask()
    item = WorkItem(SimpleNamespace(done=(17, 5)), task, (10, 3))
    assert item.done() == (7, 2)
    assert running_tasks([WorkItem(None), item, WorkItem(None, task)]) == [task]


@given(st.integers(0, 9), st.integers(1, 20), st.integers(1, 30))
def test_a_task_is_cut_into_ranges_of_nearly_equal_width(first, width, count):
    parts = Task((4, 2), first, first + width, 100).cut(count)
    assert len(parts) == min(count, width)
    assert [index for part in parts for index in range(part.first, part.end)] == list(
        range(first, first + width)
    )
    widths = {part.end - part.first for part in parts}
    assert max(widths) - min(widths) <= 1
    assert {(part.path, part.breadth) for part in parts} == {((4, 2), 100)}
    assert sum(part.weight for part in parts) == pytest.approx(width / 100)


@pytest.mark.parametrize(
    "values",
    [[], [[0], 0, 1], [[0], 1, 1, 5], [[0], -1, 1, 5], [[0], 0, 1, 0], [[0.5], 0, 1, 5],
     [["0"], 0, 1, 5], [0, 0, 1, 5], [[0], 0, 1.0, 5], [[0], 0, 1, 10**400]],
)  # fmt: skip
def test_damaged_tasks_are_refused(values):
    with pytest.raises(CubewrightError):
        Task.from_list(values)


def test_a_task_survives_a_list():
    for task in (Task((), 0, 1, 1), Task((3, 0), 2, 7, 10**6)):
        assert Task.from_list(task.to_list()) == task


def test_successive_tasks_come_from_all_over_the_tree():
    tasks = [Task((number,), 0, 1, 100) for number in range(100)]
    order = [task.path[0] for task in interleaved(reversed(tasks))]
    assert sorted(order) == list(range(100))
    for start in range(0, 100, 10):
        some = sorted(order[start : start + 10])
        assert some[0] < 20
        assert some[-1] >= 80
        assert max(later - one for one, later in pairwise(some)) < 30


def test_an_estimate_includes_the_work_of_the_items_of_each_task(monkeypatch):
    queue, _ = begun()
    tasks = [RunningTask(5, 2, 2), RunningTask(1, 0, 1)]
    works = [(tasks[0], (10, 1)), (tasks[1], (3, 4)), (tasks[0], (100, 7)), (None, (9, 9))]
    items = [SimpleNamespace(task=task, done=lambda work=work: work) for task, work in works]
    asked = []
    monkeypatch.setattr(queue._estimator, "estimate", lambda *values: asked.append(values))
    queue.estimate(items, (50, 20), taken=3)
    assert asked == [((50, 20), 3, [(115, 10), (4, 4)])]
