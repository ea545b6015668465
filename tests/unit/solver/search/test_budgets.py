"""The budgets of the parts of a search: dives, the portfolio beside a search, and steps."""

import numpy as np
import pytest

from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.search import control, first_solution
from cubewright.solver.search.control import Control, TimedControl
from cubewright.solver.search.early_solution import EarlySolution
from cubewright.solver.search.engine import engine
from cubewright.solver.search.first_solution import FirstSolution
from cubewright.solver.search.interface import MAX_BUDGET, next_budget

COVER = cover_problem(built_in_puzzle("cube"))


class Endless:
    """A search that uses all its budget and finds nothing."""

    finished = False

    def __init__(self, started):
        started.append(self)
        self.budgets = []

    @property
    def stages(self):
        return self

    @property
    def total_work(self):
        return sum(self.budgets)

    def stop_at_first_solution(self):
        self.budgets = []

    def step(self, budget):
        self.budgets.append(budget)
        return np.zeros((0, 7), np.int32)


def test_dives_take_ten_million_tests_times_the_numbers_of_luby(monkeypatch):
    monkeypatch.setattr(first_solution, "perf_counter", lambda: 0.0)
    started = []
    search = FirstSolution(COVER, lambda _problem: Endless(started))
    assert len(search.step(120 * 10**6)) == 0
    total = [each.total_work // 10**6 for each in started]
    assert total[:6] == [10, 10, 20, 10, 10, 20]
    assert all(budget <= 1 << 21 for each in started for budget in each.budgets)
    # Each order of cells and each dive costs 20 tests for each option at its start.
    options = len(COVER.masks)
    orders = min(len(started), len(first_solution.cell_orders(COVER)))
    starts = (20 * orders + 20 * len(started) + len(started)) * options
    assert search.work == sum(each.total_work for each in started) + starts


def test_dives_of_large_problems_take_more(monkeypatch):
    monkeypatch.setattr(first_solution, "LEAST_BUDGET", 1)
    monkeypatch.setattr(first_solution, "perf_counter", lambda: 0.0)
    started = []
    FirstSolution(COVER, lambda _problem: Endless(started)).step(10**6)
    assert [each.total_work for each in started[:3]] == [
        150 * n * len(COVER.masks) for n in (1, 1, 2)
    ]


def test_a_front_is_given_up_after_sixty_tests_for_each_option(monkeypatch):
    monkeypatch.setattr(first_solution, "LARGE_REST", 100)
    monkeypatch.setattr(first_solution, "perf_counter", lambda: 0.0)
    started, problems = [], []

    def start(problem):
        problems.append(problem)
        return Endless(started)

    FirstSolution(COVER, start).step(10**6)
    assert len(problems[0].options) < len(COVER.masks) or len(COVER.puzzle.figure.cells) <= 32
    for problem, each in zip(problems[:-1], started, strict=False):
        assert each.total_work == 60 * len(problem.options)


@pytest.mark.parametrize(
    ("limit", "work", "allowance"),
    [
        (None, -1, 0),
        (None, 0, 1),
        (None, 10**6, 10**6),
        (None, 2 * 10**8, 2 * 10**8),
        (None, 10**9, 3 * 10**8),
        (None, 10**10, 12 * 10**8),
        (1, -1, 0),
        (1, 0, 2 * 10**9),
        (5, 10**10, 35 * 10**8),
    ],
)
def test_a_portfolio_may_do_as_much_as_the_search_and_later_a_share(limit, work, allowance):
    search = engine("most-constrained").begin(COVER)
    early = EarlySolution(search, None, limit=limit)
    assert early._patience == 10**6
    assert early._allowance(work) == pytest.approx(allowance, abs=0.2)


@pytest.mark.parametrize(
    ("budget", "worked", "spent", "seconds", "expected"),
    [
        (10_000, 10_000, 0.1, 0.1, 10_000),
        (10_000, 10_000, 0.2, 0.1, 5_000),
        (10_000, 20_000, 0.2, 0.1, 10_000),
        (10_000, 0, 0.2, 0.1, 5_000),  # the engine counts no work
        (10_000, 10_000, 0.001, 0.1, 40_000),  # at most four times as much
        (10_000, 10_000, 10.0, 0.1, 2_500),  # at least a quarter
        (2_000, 2_000, 10.0, 0.1, 1_000),  # and a thousand
        (10_000, 0, 0.0, 0.1, 40_000),
        (MAX_BUDGET, MAX_BUDGET, 0.01, 0.1, MAX_BUDGET),
    ],
)
def test_a_budget_is_for_steps_of_the_wanted_time(budget, worked, spent, seconds, expected):
    assert next_budget(budget, worked, spent, seconds) == expected


@pytest.fixture
def clock(monkeypatch):
    now = [100.0]
    monkeypatch.setattr(control, "monotonic", lambda: now[0])
    return now


def test_a_control_stops_at_its_limit_of_time(clock):
    timed = TimedControl(5.0)
    clock[0] += 4.5
    assert (timed.stopped, timed.is_out_of_time) == (False, False)
    assert (timed.left, timed.elapsed) == (0.5, 4.5)
    clock[0] += 0.5
    assert (timed.stopped, timed.is_out_of_time) == (True, True)
    assert TimedControl(None).left is None
    clock[0] += 10**6
    assert not TimedControl(None).stopped


def test_a_control_stops_with_another_and_says_whose_limit_it_was(clock):
    other = Control()
    timed = TimedControl(5.0, other)
    assert not timed.stopped
    other.stop()
    assert (timed.stopped, timed.is_out_of_time) == (True, False)
    outer = TimedControl(1.0)
    inner = TimedControl(None, outer)
    clock[0] += 2
    assert (inner.stopped, inner.is_out_of_time) == (True, True)


def test_time_in_which_another_control_is_paused_does_not_count(clock):
    class Pausing(Control):
        def wait_while_paused(self):
            clock[0] += 30

    timed = TimedControl(5.0, Pausing())
    timed.wait_while_paused()
    assert timed.left == 5.0
    clock[0] += 5
    assert timed.stopped
    TimedControl(None, Pausing()).wait_while_paused()
