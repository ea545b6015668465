"""A frontier count in parts gives the count of one machine, whatever workers do."""

import json
import os
import signal
from random import Random

import pytest
from careless_pool import CarelessPool
from hypothesis import given, settings
from hypothesis import strategies as st
from puzzles import puzzles_on_any_lattice

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.formats.piece_sets.catalogue import piece_set
from cubewright.model.figure import Figure
from cubewright.model.puzzle import Puzzle
from cubewright.solver import count as counting
from cubewright.solver.cluster import cluster_count, count_location, dask_connection
from cubewright.solver.cluster.cluster_count import ClusterCount
from cubewright.solver.count import count
from cubewright.solver.counting import division, frontier_count
from cubewright.solver.counting.division import Division
from cubewright.solver.counting.frontier_count import FrontierCount
from cubewright.solver.counting.frontier_problem import FrontierState
from cubewright.solver.problem.cover import cover_problem
from cubewright.solver.report import COUNTED_PARTS, Finished, Outcome, Progressed
from cubewright.solver.request import ClusterAddress, SolveRequest
from cubewright.solver.search.control import Control


def ended(counted):
    while counted.state is FrontierState.RUNNING:
        counted.step()
    return counted


def box(name, size):
    pieces = piece_set(name)
    return Puzzle(Figure(pieces.lattice.box(size)), pieces)


@pytest.fixture
def always_four_kinds(monkeypatch):
    """Divide every class by its first four kinds, whatever it needs."""

    def steps(options, _slots, _max_bytes):
        yield True
        return Division(tuple(cluster_count.kinds_to_merge(options)[:4]), 0)

    monkeypatch.setattr(cluster_count, "division_steps", steps)


@settings(max_examples=25)
@given(puzzle=puzzles_on_any_lattice(exact=True), slots=st.integers(1, 9), seed=st.integers(0, 999))
def test_parts_add_up_to_the_whole_count(puzzle, slots, seed):
    cover = cover_problem(puzzle)
    pool = CarelessPool(seed, slots)
    counted = ended(ClusterCount(cover, pool))
    assert counted.counts == ended(FrontierCount(cover)).counts
    assert pool.is_closed
    assert counted.total_seconds == (counted.seconds,) * 3
    assert counted.parts_left == 0


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.usefixtures("always_four_kinds")
def test_no_part_is_lost_or_doubled_by_lost_workers(seed):
    pool = CarelessPool(seed, 4, loss=0.5)
    counted = ended(ClusterCount(cover_problem(built_in_puzzle("pentominoes-3x20")), pool))
    assert (counted.counts.raw, counted.counts.unique) == (8, 2)
    assert counted.parts >= 16
    assert pool.lost > 5


@pytest.mark.usefixtures("always_four_kinds")
def test_several_parts_travel_together_and_the_rest_comes_back(monkeypatch):
    monkeypatch.setattr(cluster_count, "UNKNOWN_WORK", 1.0)
    monkeypatch.setattr(cluster_count, "GROUPS_PER_SLOT", 1)
    pool = CarelessPool(2, 1)
    counted = ended(ClusterCount(cover_problem(built_in_puzzle("cube")), pool))
    assert counted.counts.raw == 11_520
    assert counted.parts >= 16


def test_a_limit_of_memory_makes_more_parts():
    cover = cover_problem(built_in_puzzle("pentominoes-5x12"))
    needed = []
    for limit in (100 << 20, 8 << 20):
        counted = ended(ClusterCount(cover, CarelessPool(1, 2, 0.0), limit))
        assert counted.counts.unique == 1010
        assert counted.peak_bytes <= limit
        needed.append(counted.parts)
    assert needed[1] > 2 * needed[0]


def test_parts_that_prove_too_large_are_made_smaller(monkeypatch):
    def whole(_options, _slots, _max_bytes):
        yield True
        return Division((), 1)

    monkeypatch.setattr(cluster_count, "division_steps", whole)
    cover = cover_problem(built_in_puzzle("pentominoes-3x20"))
    limit = 200 << 10
    assert ended(FrontierCount(cover, limit)).state is FrontierState.GIVEN_UP
    counted = ended(ClusterCount(cover, CarelessPool(3, 3), limit))
    assert counted.counts.raw == 8
    assert counted.peak_bytes <= limit
    assert counted.parts > 4


@pytest.mark.usefixtures("always_four_kinds")
@pytest.mark.parametrize("limit", [1, 1 << 17])
def test_a_count_with_too_little_memory_is_given_up(limit):
    pool = CarelessPool(1, 5)
    counted = ended(ClusterCount(cover_problem(built_in_puzzle("cube")), pool, limit))
    assert counted.state is FrontierState.GIVEN_UP
    assert pool.is_closed


def test_a_lost_cluster_gives_the_count_up():
    pool = CarelessPool(1, 5)
    pool.is_gone = True
    counted = ClusterCount(cover_problem(built_in_puzzle("cube")), pool)
    assert ended(counted).state is FrontierState.GIVEN_UP


@pytest.mark.usefixtures("always_four_kinds")
@pytest.mark.parametrize("parts", [0, 1, 9])
def test_a_saved_count_continues_with_the_parts_left(parts):
    cover = cover_problem(built_in_puzzle("pentominoes-3x20"))
    first, second = CarelessPool(4, 3, 0.5), CarelessPool(5, 2, 0.0)
    counted = ClusterCount(cover, first)
    while not counted.is_prepared or counted.parts < parts:
        counted.step()
    saved = json.loads(json.dumps(counted.parts_state()))
    resumed = ended(ClusterCount(cover, second, saved=saved))
    assert resumed.counts == ended(FrontierCount(cover)).counts
    assert resumed.parts + counted.parts == ended(counted).parts
    assert resumed.parts == second.searched


def test_the_saved_parts_of_another_puzzle_are_refused():
    cover = cover_problem(built_in_puzzle("cube"))
    counted = ClusterCount(cover, CarelessPool(4, 3), saved=[[0, [0, 99], [1, 1], [[1, 1]]]])
    with pytest.raises(CubewrightError, match="does not fit"):
        ended(counted)


def reports_of(monkeypatch, puzzle, pool, control=None, max_bytes=None, checkpoint=None):
    """Return the reports of a count whose frontier count is divided if that is better."""
    monkeypatch.setattr(counting, "PROBE_SECONDS", 0.0)
    monkeypatch.setattr(count_location, "MIN_SECONDS", 0.0)
    monkeypatch.setattr(
        counting, "_looks_faster", lambda frontier, _: frontier.state is FrontierState.RUNNING
    )
    if max_bytes is not None:
        monkeypatch.setattr(frontier_count.FrontierCount.__init__, "__defaults__", (max_bytes, 0))

    def opened(*_):
        return next(pools)

    pools = iter([CarelessPool(0, 1), pool])  # the search opens the first pool
    monkeypatch.setattr(dask_connection, "open_pool", opened)
    request = SolveRequest(
        puzzle, count_only=True, cluster=ClusterAddress("tcp://a:1"), checkpoint=checkpoint
    )
    return count(request, control)


def test_a_count_too_large_for_this_computer_is_made_in_parts(monkeypatch):
    pool = CarelessPool(2, 4, 0.0)
    puzzle = built_in_puzzle("pentominoes-5x12")
    *reports, last = reports_of(monkeypatch, puzzle, pool, max_bytes=1 << 20)
    assert last.outcome is Outcome.COMPLETE
    assert last.progress.counts.raw == 4040
    assert pool.searched >= 4
    assert pool.is_closed
    (message,) = last.progress.messages
    assert message.startswith("The count needs too much memory for one computer. The workers")
    shown = [each for each in reports if isinstance(each, Progressed)]
    for values in ([each.fraction for each in shown], [each.seconds for each in shown]):
        assert values == sorted(values)


def test_with_few_workers_the_count_stays_here_and_says_so(monkeypatch):
    pool = CarelessPool(2, 1)
    puzzle = built_in_puzzle("pentominoes-5x12")
    *_, last = reports_of(monkeypatch, puzzle, pool)
    assert last.progress.counts.raw == 4040
    assert not pool.searched
    assert pool.is_closed
    assert last.progress.messages == (
        "The count runs on this computer. Counting in parts on the workers would not be faster.",
    )


def test_with_many_workers_the_count_is_divided(monkeypatch):
    monkeypatch.setattr(division, "PART_WORK", 0)
    pool = CarelessPool(2, 64, 0.0)
    puzzle = built_in_puzzle("pentominoes-5x12")
    *_, last = reports_of(monkeypatch, puzzle, pool)
    assert last.progress.counts.raw == 4040
    assert pool.searched >= 32
    (message,) = last.progress.messages
    assert message.startswith("The workers count in parts (")


def test_a_short_count_stays_here_and_says_so(monkeypatch):
    reports = reports_of(monkeypatch, built_in_puzzle("cube"), None)
    monkeypatch.setattr(count_location, "MIN_SECONDS", 10.0)
    *_, last = reports
    assert last.progress.counts.raw == 11_520
    assert last.progress.messages == (
        "Counted on this computer, because that took only a short time.",
    )


def test_a_cluster_that_cannot_be_reached_again_leaves_the_count_here(monkeypatch):
    reports = reports_of(monkeypatch, built_in_puzzle("pentominoes-5x12"), None)
    pools = [CarelessPool(0, 1)]

    def opened(*_):
        if not pools:
            raise CubewrightError("nobody answers")
        return pools.pop()

    monkeypatch.setattr(dask_connection, "open_pool", opened)
    *_, last = reports
    assert last.progress.counts.raw == 4040
    assert last.progress.messages == ("The count runs on this computer: nobody answers",)


def test_a_count_on_a_cluster_can_be_stopped_and_resumed(monkeypatch):
    monkeypatch.setattr(division, "PART_WORK", 0)
    control, pool = Control(), CarelessPool(2, 64, 0.0)
    puzzle = built_in_puzzle("pentominoes-5x12")
    last = None
    for report in reports_of(monkeypatch, puzzle, pool, control):
        last = report
        if pool.searched > 9:
            control.stop()
    assert isinstance(last, Finished)
    assert last.outcome is Outcome.STOPPED
    assert last.checkpoint is not None
    assert pool.is_closed
    assert last.checkpoint.continues_count
    saved = json.loads(json.dumps(last.checkpoint.state[COUNTED_PARTS]))
    left = sum(len(weights) for *_, weights in saved)
    again = CarelessPool(2, 64, 0.0)
    monkeypatch.undo()
    monkeypatch.setattr(division, "PART_WORK", 0)
    *_, last = reports_of(monkeypatch, puzzle, again, checkpoint=last.checkpoint)
    assert last.outcome is Outcome.COMPLETE
    assert last.progress.counts.raw == 4040
    assert again.searched == left > 0


def test_the_loss_of_the_cluster_keeps_the_parts_counted(monkeypatch):
    monkeypatch.setattr(division, "PART_WORK", 0)
    puzzle = built_in_puzzle("pentominoes-5x12")
    pool = CarelessPool(2, 64, 0.0, receives=4)
    control = Control()
    for report in reports_of(monkeypatch, puzzle, pool, control):
        last = report
        if pool.is_closed:  # only the count had this pool
            control.stop()
    assert last.outcome is Outcome.STOPPED
    saved = json.loads(json.dumps(last.checkpoint.state[COUNTED_PARTS]))
    left = sum(len(weights) for *_, weights in saved)
    again = CarelessPool(2, 64, 0.0)
    monkeypatch.undo()
    monkeypatch.setattr(division, "PART_WORK", 0)
    *_, last = reports_of(monkeypatch, puzzle, again, checkpoint=last.checkpoint)
    assert last.progress.counts.raw == 4040
    assert pool.searched > 0
    assert again.searched == left > 0


@pytest.mark.slow
@pytest.mark.timeout(300)
@pytest.mark.usefixtures("always_four_kinds")
def test_no_part_is_lost_when_workers_are_killed():
    pytest.importorskip("distributed", reason="clusters need the extra 'cluster'")
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0", silence_logs=50
    ) as cluster:
        pool = dask_connection.open_pool(ClusterAddress(cluster.scheduler_address))
        counted = ClusterCount(cover_problem(box("soma-plus", (5, 4, 2))), pool)
        random, killed = Random(3), []
        while counted.state is FrontierState.RUNNING:
            counted.step()
            pids = {each.pid for each in cluster.scheduler.workers.values()} - {*killed}
            if counted.parts > 2 * len(killed) and pids and len(killed) < 3:
                killed.append(random.choice(sorted(pids)))
                os.kill(killed[-1], signal.SIGKILL)
    assert len(killed) == 3
    assert counted.state is FrontierState.DONE
    assert counted.counts.raw == 35_528_720
