"""The batches of a worker find what the search finds, within limits of time and size."""

import json
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from puzzles import solvable_puzzles

from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.figure import Figure
from cubewright.model.piece import Piece, PieceSet
from cubewright.model.puzzle import Puzzle
from cubewright.solver.cluster import work, worker_call
from cubewright.solver.cluster.pool import OtherVersionError, PoolLostError, failure_of
from cubewright.solver.cluster.worker_call import pack_call, run_call, unpacked_result
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.problem.steps import completed
from cubewright.solver.search.control import Control
from cubewright.solver.search.engine import engine
from cubewright.solver.search.preparation import preparation_steps

BOARD = Figure([(x, y, 0) for x in range(8) for y in range(8)], "board")
DOMINOES = PieceSet("dominoes", "Dominoes", (Piece("D", ((0, 0, 0), (1, 0, 0))),), (32,))


class StoppingList(list):
    """Stops a control when it has some items."""

    def __init__(self, control, most):
        super().__init__()
        self.control, self.most = control, most

    def append(self, item):
        super().append(item)
        if len(self) == self.most:
            self.control.stop()


def test_steps_that_end_with_a_full_buffer_do_not_raise_the_budget_without_bound():
    steps = preparation_steps(Puzzle(BOARD, DOMINOES), engine("most-constrained"), {})
    prepared = work._Prepared(completed(steps)[1])
    prepared.budget = 1 << 60  # as it was after 0.6 s of full buffers
    control = Control()
    found = StoppingList(control, 5)
    work._search(prepared.root.clone(), prepared, float("inf"), control, found)
    assert len(found) == 5
    assert prepared.budget < 1 << 60


def repeated(text, times, _control):
    return text * times


def test_a_message_of_a_cluster_has_a_largest_size(monkeypatch):
    monkeypatch.setattr(worker_call, "MAX_MESSAGE", 1 << 20)
    call = pack_call(repeated, ("a", 1000))
    result = run_call(call, Control())
    assert unpacked_result(result) == "a" * 1000
    too_long = "a message of 2 MiB is longer than the 1 MiB that workers may exchange"
    with pytest.raises(PoolLostError, match=too_long):
        pack_call(repeated, ("a" * (1 << 20), 1))
    with pytest.raises(PoolLostError, match=too_long) as raised:
        run_call(pack_call(repeated, ("a", 1 << 20)), Control())
    assert str(failure_of(raised.value)) == str(raised.value)  # as the client shows it
    monkeypatch.setattr(worker_call, "MAX_MESSAGE", len(result))
    assert run_call(call, Control()) == result
    with pytest.raises(PoolLostError):
        unpacked_result(result + b" ")


def problem_of(puzzle, name="most-constrained", settings=()):
    root = completed(preparation_steps(puzzle, engine(name), dict(settings)))[1]
    return work.ClusterProblem.of(puzzle, name, settings, root.cover), root


@given(
    puzzle=solvable_puzzles(),
    name=st.sampled_from(["most-constrained", "next-cell"]),
    batches=st.integers(1, 4),
)
def test_batches_of_all_tasks_find_what_the_search_finds(puzzle, name, batches):
    problem, root = problem_of(puzzle, name)
    whole = root.clone()
    expected = []
    while not whole.finished:
        expected += whole.step(10**6).tolist()
    tasks = root.clone().take_tasks()
    tasks = [part for task in tasks for part in task.cut(2)]
    orders = [work.WorkOrder(json.loads(json.dumps(task.to_list()))) for task in tasks]
    found, works, solutions, explored = [], 0, 0, 0
    for first in range(batches):
        some = orders[first::batches]
        result = work.run_batch(problem, some, float("inf"), Control())
        assert result.left is None
        assert result.total is None
        assert len(result.done) == len(some)
        found += result.rows.tolist()
        works += int(result.done[:, 0].sum())
        solutions += int(result.done[:, 1].sum())
        explored += sum(result.table["explored"])
        assert sum(result.table["explored"]) >= 0
        assert result.seconds >= 0
        assert result.cpu_seconds >= 0
    assert sorted(found) == sorted(expected)
    assert solutions == len(expected)
    assert works == whole.stages.total_work
    # Workers do not count placements explored at the root, before the first task.
    assert explored == whole.stages.totals[0] - root.stages.totals[0]


@given(puzzle=solvable_puzzles(boxes=((3, 3, 1), (2, 2, 3), (4, 3, 1))))
def test_what_a_batch_leaves_is_searched_by_the_next(puzzle):
    problem, root = problem_of(puzzle)
    whole = root.clone()
    expected = []
    while not whole.finished:
        expected += whole.step(10**6).tolist()
    prepared = work._prepared(problem)
    orders = [work.WorkOrder(task.to_list()) for task in root.clone().take_tasks()]
    found, works, solutions, rounds = [], 0, 0, 0
    while orders:
        prepared.budget = 1
        result = work.run_batch(problem, orders, 0.0, Control())
        # One order is begun even without time.
        assert len(result.done) == 1
        found += result.rows.tolist()
        works += int(result.done[0, 0])
        solutions += int(result.done[0, 1])
        orders = orders[1:]
        if result.left is not None:
            state = json.loads(json.dumps(result.left))
            assert result.total is not None
            orders = [work.WorkOrder(state=state), *orders]
        rounds += 1
    assert sorted(found) == sorted(expected)
    assert solutions == len(expected)
    assert works == whole.stages.total_work


def test_a_stopped_worker_begins_one_order_only():
    problem, root = problem_of(Puzzle(BOARD, DOMINOES))
    tasks = [part for task in root.clone().take_tasks() for part in task.cut(2)]
    control = Control()
    control.stop()
    orders = [work.WorkOrder(task.to_list()) for task in tasks]
    work._prepared(problem).budget = 1000
    result = work.run_batch(problem, orders, float("inf"), control)
    assert len(result.done) == 1
    assert result.left is not None


def test_a_worker_keeps_the_problems_that_it_was_asked_last(monkeypatch):
    monkeypatch.setattr(work, "_problems", type(work._problems)())
    shapes = [Figure([(x, y, 0) for x in range(width) for y in range(2)]) for width in (2, 3, 4)]
    problems = [
        problem_of(
            Puzzle(shape, PieceSet("d", "d", DOMINOES.pieces, (len(shape) // 2,))),
        )[0]
        for shape in shapes
    ]
    made = [work._prepared(each) for each in problems[:2]]
    assert work._prepared(problems[0]) is made[0]
    assert made[0].root.cover.cell_count == 4
    work._prepared(problems[2])
    assert list(work._problems) == [problems[0], problems[2]]
    assert work._prepared(problems[0]) is made[0]
    assert work._prepared(problems[1]) is not made[1]


def test_searches_of_one_puzzle_by_other_engines_and_settings_are_distinguished():
    puzzle = built_in_puzzle("cube")
    made = [
        problem_of(puzzle, "next-cell"),
        problem_of(puzzle, "most-constrained"),
        problem_of(puzzle, "next-cell", (("cells", "columns"),)),
    ]
    assert len({each.digest for each, _ in made}) == 1  # the placements are the same
    for problem, root in made:
        result = work.run_batch(
            problem,
            [work.WorkOrder(task.to_list()) for task in root.clone().take_tasks()],
            float("inf"),
            Control(),
        )
        assert type(work._prepared(problem).root) is type(root)
        whole = root.clone()
        expected = []
        while not whole.finished:
            expected += whole.step(10**6).tolist()
        assert sorted(result.rows.tolist()) == sorted(expected)


def test_a_worker_that_numbers_placements_otherwise_refuses():
    problem, _ = problem_of(Puzzle(BOARD, DOMINOES))
    other = work.ClusterProblem(problem.puzzle, problem.engine, problem.settings, "0" * 32)
    with pytest.raises(OtherVersionError):
        work.run_batch(other, [], 1.0, Control())


def test_the_digest_distinguishes_placements_symmetries_and_copies():
    cover = cover_problem(Puzzle(BOARD, DOMINOES))
    digests = {work.cover_digest(cover)}
    for name, value in (
        ("masks", cover.masks[::-1]),
        ("starts", cover.starts + 1),
        ("copies", cover.copies + 1),
        ("orbit_representatives", np.append(cover.orbit_representatives, 0)),
        ("breaking_piece", cover.breaking_piece + 1),
    ):
        digests.add(work.cover_digest(replace(cover, **{name: value})))
    assert len(digests) == 6
    assert {len(each) for each in digests} == {32}
