"""A search split into tasks visits the same nodes as one without tasks."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzles import solvable_puzzles

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.search import tree_split as tasks
from cubewright.solver.search.engine import engine
from cubewright.solver.search.parallel_search import ParallelSearch
from cubewright.solver.search.task_queue import TreeSplit
from cubewright.solver.search.tree_split import Task, TaskSearch, interleaved

ENGINES = ["most-constrained", "backtracking", "next-cell"]
EARLY = (TreeSplit(50, 5), TreeSplit(400, 20), TreeSplit(2000, 60))


def searched_at_once(cover, name):
    search = engine(name).begin(cover)
    rows = []
    while not search.finished:
        rows += search.step(10**7).tolist()
    return sorted(rows), search.stages


def same(stages, others):
    assert str(stages) == str(others)
    assert stages.total_work == others.total_work
    for rule, cut in stages.cuts.items():
        assert cut.tolist() == others.cuts[rule].tolist()


@pytest.mark.parametrize("name", ENGINES)
@given(puzzle=solvable_puzzles(), threads=st.integers(1, 3), seed=st.integers(0, 1 << 32))
def test_every_placement_is_tried_once(name, puzzle, threads, seed):
    chance = random.Random(seed)  # threads decide how many steps there are, so none is drawn
    cover = cover_problem(puzzle)
    expected, table = searched_at_once(cover, name)
    search = ParallelSearch(engine(name).begin(cover), threads, EARLY)
    rows, left = [], 1.0
    while not search.finished:
        rows += search.step(chance.randint(1, 200)).tolist()
        assert search.share_left <= left + 1e-9
        left = search.share_left
        if chance.random() < 0.5:
            state = json.loads(json.dumps(search.state()))
            search = ParallelSearch(engine(name).begin(cover), threads, EARLY)
            search.restore(state)
            assert search.share_left == pytest.approx(left, abs=1e-9)
    assert sorted(rows) == expected
    same(search.stages, table)


@pytest.mark.parametrize("name", ENGINES)
@given(puzzle=solvable_puzzles(), seed=st.integers(0, 1 << 32))
def test_a_search_that_runs_ahead_reports_the_step_that_it_returned(name, puzzle, seed):
    chance = random.Random(seed)
    cover = cover_problem(puzzle)
    expected, table = searched_at_once(cover, name)

    def begun():
        search = ParallelSearch(engine(name).begin(cover), 3, EARLY)
        search.runs_ahead, search.step_seconds = True, 0.001
        return search

    search, rows, left = begun(), [], 1.0
    while not search.finished:
        rows += search.step(chance.randint(1, 400)).tolist()
        assert search.done[1] == len(rows)
        assert search.share_left <= left + 1e-9
        left = search.share_left
        if chance.random() < 0.3:
            rows += search.step(0).tolist()
            assert not search.is_ahead
            state = json.loads(json.dumps(search.state()))
            search.close()
            search = begun()
            search.restore(state)
            left = search.share_left
    assert sorted(rows) == expected
    same(search.stages, table)


@given(puzzle=solvable_puzzles(), name=st.sampled_from(ENGINES), budget=st.integers(1, 3000))
def test_a_half_and_its_rest_are_the_whole(puzzle, name, budget):
    cover = cover_problem(puzzle)
    expected, table = searched_at_once(cover, name)
    search = engine(name).begin(cover)
    if not isinstance(search, TaskSearch):
        return
    search.keep_root_only()
    other = search.clone_without_counts()
    rows = search.step(budget).tolist()
    share = search.share_left
    half = search.halve()
    if half is not None:
        other.enter(half)
        assert search.share_left + other.share_left == pytest.approx(share)
    for each in (search, other) if half is not None else (search,):
        while not each.finished:
            rows += each.step(1000).tolist()
    assert sorted(rows) == expected
    same(search.stages + other.stages if half is not None else search.stages, table)


@pytest.mark.parametrize("most", [0, 2000])
def test_tasks_that_take_long_to_expand_are_cut_untried(monkeypatch, most):
    monkeypatch.setattr(tasks, "MAX_WORDS", most)
    cover = cover_problem(built_in_puzzle("cube"))
    expected, table = searched_at_once(cover, "most-constrained")
    search = ParallelSearch(engine("most-constrained").begin(cover), 2, EARLY)
    rows, waiting = [], 0
    while not search.finished:
        rows += search.step(100).tolist()
        waiting = max(waiting, len(search.state()["queued_tasks"]))
    assert waiting >= EARLY[0].tasks - 2
    assert sorted(rows) == expected
    same(search.stages, table)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("name", ENGINES)
def test_the_cube_in_many_tasks_is_saved_and_resumed(name, threads):
    cover = cover_problem(built_in_puzzle("cube"))
    expected, table = searched_at_once(cover, name)
    tree_splits = (TreeSplit(1000, 40), TreeSplit(20_000, 400))
    search = ParallelSearch(engine(name).begin(cover), threads, tree_splits)
    rows = []
    known = []
    while not search.finished:
        rows += search.step(max(5_000, search.stages.total_work // 10)).tolist()
        known.append(search.estimate)
        state = json.loads(json.dumps(search.state()))
        assert len(json.dumps(state)) < 100_000
        again = ParallelSearch(engine(name).begin(cover), threads, tree_splits)
        again.restore(state)
        assert again.estimate == known[-1]
        search = again
    assert sorted(rows) == expected
    same(search.stages, table)
    assert any(known)


def test_a_long_search_is_saved_in_less_than_100_kb():
    search = ParallelSearch(
        engine("most-constrained").begin(cover_problem(built_in_puzzle("bedlam"))), 1
    )
    search.step(3 * 10**8)
    state = json.dumps(search.state())
    assert len(search.state()["queued_tasks"]) > 900
    assert len(state) < 100_000


def test_successive_tasks_come_from_all_over_the_tree():
    tasks = [Task((root, child), 0, 1, 1) for root in range(10) for child in range(10)]
    for start in range(0, 90, 10):
        roots = {task.path[0] for task in interleaved(tasks)[start : start + 10]}
        assert len(roots) >= 8


def test_a_task_survives_json():
    task = Task((3, 1, 4), 1, 5, 926)
    assert Task.from_list(json.loads(json.dumps(task.to_list()))) == task
    for wrong in ([], [[1], 0, 0, 1], [["a"], 0, 1, 1], [[1], 0, 1, 0], [[1], 0, 1, "x"]):
        with pytest.raises(CubewrightError, match="does not fit"):
            Task.from_list(wrong)


@pytest.mark.parametrize("name", ENGINES)
def test_a_task_of_another_puzzle_is_refused(name):
    search = engine(name).begin(cover_problem(built_in_puzzle("cube")))
    assert isinstance(search, TaskSearch)
    search.keep_root_only()
    for wrong in (Task((10_000,), 0, 1, 1), Task((), 0, 10_000, 1), Task((0, 5000), 0, 1, 1)):
        with pytest.raises(CubewrightError, match="does not fit"):
            search.enter(wrong)
