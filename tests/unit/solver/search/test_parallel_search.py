"""A search on several threads finds what one thread finds, with steps of any size."""

from math import inf
from threading import Event
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzles import solvable_puzzles

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.search.engine import engine
from cubewright.solver.search.interface import Search
from cubewright.solver.search.parallel_search import STEADY_WORDS, ParallelSearch
from cubewright.solver.search.stages import StageTable
from cubewright.solver.search.work_items import WorkItem, restore_work_items


def searched_at_once(cover):
    search = engine("most-constrained").begin(cover)
    rows = []
    while not search.finished:
        rows += search.step(10**7).tolist()
    return sorted(rows), search.stages


@given(puzzle=solvable_puzzles(), threads=st.integers(1, 4), data=st.data())
def test_every_placement_is_tried_once(puzzle, threads, data):
    cover = cover_problem(puzzle)
    expected, table = searched_at_once(cover)
    search = ParallelSearch(engine("most-constrained").begin(cover), threads)
    rows, left = [], 1.0
    while not search.finished:
        rows += search.step(data.draw(st.integers(1, 300))).tolist()
        assert search.share_left <= left + 1e-9
        left = search.share_left
    assert sorted(rows) == expected
    assert str(search.stages) == str(table)


@pytest.mark.parametrize("threads", [2, 3])
def test_a_larger_puzzle(threads):
    cover = cover_problem(built_in_puzzle("solid-pentominoes-2x5x6"))
    expected, table = searched_at_once(cover)
    search = ParallelSearch(engine("most-constrained").begin(cover), threads)
    rows = []
    while not search.finished:
        rows += search.step(2_000_000).tolist()
    assert sorted(rows) == expected
    assert str(search.stages) == str(table)


class Amount(Search):
    """A search with a given amount of work that records its budgets."""

    def __init__(self, amount, shares, before=lambda: None):
        self.amount = amount
        self.shares = shares
        self.before = before

    def step(self, budget):
        self.before()
        self.shares.append(budget)
        self.amount = max(0, self.amount - budget)
        return np.zeros((0, 3), np.int32)

    def split(self):
        if self.amount < 2:
            return None
        half = self.amount // 2
        self.amount -= half
        return Amount(half, self.shares)

    cover = SimpleNamespace(piece_count=3)
    finished = property(lambda self: self.amount == 0)
    share_left = property(lambda self: self.amount / 1e6)
    stages = property(lambda self: StageTable.zeros(3))

    def state(self):
        return {}

    def restore(self, state):
        pass


@pytest.mark.parametrize("threads", [2, 5])
def test_a_step_spends_its_budget_in_slices(threads):
    shares = []
    search = ParallelSearch(Amount(10**6, shares), threads)
    search.step(100_000)
    assert sum(shares) == 100_000
    assert max(shares) <= 100_000 // (8 * threads)
    assert min(shares) >= 1
    assert search.share_left == pytest.approx(0.9)


def test_other_threads_do_the_work_of_a_blocked_one():
    begun, nearly_done, mine, others = Event(), Event(), [], []

    def held_up():
        begun.set()
        assert nearly_done.wait(60)

    def quick():
        assert begun.wait(60)
        if sum(others) >= 80_000:
            nearly_done.set()

    search = ParallelSearch(Amount(10**6, mine, held_up), 2)
    search._waiting.append(WorkItem(Amount(10**6, others, quick)))
    search.step(100_000)
    assert sum(others) >= 80_000
    assert sum(mine) + sum(others) == 100_000


def test_an_error_in_one_thread_is_raised_and_blocks_no_other():
    def broken():
        raise MemoryError("no room")

    search = ParallelSearch(Amount(10**6, []), 2)
    search._waiting.append(WorkItem(Amount(10**6, [], broken)))
    with pytest.raises(MemoryError, match="no room"):
        search.step(10_000)


def test_one_thread_takes_slices_of_a_large_problem_only_where_steps_have_a_time():
    search = ParallelSearch(
        engine("most-constrained").begin(cover_problem(built_in_puzzle("cube"))), 1
    )
    for large, seconds, expected in (
        (False, inf, [1000]),
        (False, 1.0, [1000]),
        (True, inf, [1000]),
        (True, 1.0, [125] * 8),
    ):
        search._cover = SimpleNamespace(masks=SimpleNamespace(size=STEADY_WORDS + large))
        search.step_seconds = seconds
        search._budget = search._budget_left = 1000
        slices = []
        while search._budget_left:
            slices.append(search._next_slice(search._waiting[0]))
        assert slices == expected


def test_slices_of_threads_become_smaller_towards_the_end_of_the_budget():
    search = ParallelSearch(
        engine("most-constrained").begin(cover_problem(built_in_puzzle("cube"))), 2
    )
    search._budget = search._budget_left = 2560
    slices = []
    while search._budget_left:
        slices.append(search._next_slice(search._waiting[0]))
    assert sum(slices) == 2560
    assert slices[0] == 2560 // 16  # an eighth for each thread
    assert slices == sorted(slices, reverse=True)
    assert min(slices[:-1]) == 2560 // 256


def test_a_damaged_state_gives_no_task_to_a_search_without_tasks():
    search = engine("stagewise").begin(cover_problem(built_in_puzzle("cube")))
    state = {"work_items": [search.state()], "running_tasks": [[0, 0, 1]]}
    assert len(restore_work_items({**state, "item_tasks": [None]}, search)) == 1
    with pytest.raises(CubewrightError):
        restore_work_items({**state, "item_tasks": [[0, 0, 0]]}, search)
