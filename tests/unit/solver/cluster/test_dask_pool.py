"""A real cluster on this machine: workers and the scheduler are killed while they search."""

import asyncio
import os
import signal
from functools import partial
from random import Random
from threading import Event
from time import sleep
from types import SimpleNamespace

import pytest
from pool_tasks import fail, power, wait_for_the_end

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.search.batch_run import BatchTask, solve_on_cluster
from cubewright.solver.cluster import dask_connection, dask_pool
from cubewright.solver.cluster.dask_connection import open_pool
from cubewright.solver.cluster.ordered_map import ordered_map
from cubewright.solver.cluster.pool import Done, PoolLostError
from cubewright.solver.cluster.worker_call import WorkerRefusedError
from cubewright.solver.report import Finished, Outcome, Progressed, SolutionsFound
from cubewright.solver.request import LOCAL_CLUSTER, ClusterAddress, SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

pytest.importorskip("distributed", reason="clusters need the extra 'cluster'")


def rows_of(request, on_progress=lambda _report: None):
    rows, finished = [], None
    for report in solve(request):
        if isinstance(report, SolutionsFound):
            rows += map(tuple, report.rows.tolist())
        elif isinstance(report, Progressed):
            on_progress(report)
        elif isinstance(report, Finished):
            finished = report
    return rows, finished


@pytest.fixture(scope="module")
def cluster():
    import multiprocessing

    import dask
    from distributed import LocalCluster

    # A server that has imported everything starts a worker at once.
    search = "cubewright.solver.search.levels.most_constrained_search"
    server = multiprocessing.get_context("forkserver")
    server.set_forkserver_preload(["distributed", "cubewright.solver.cluster.work", search])
    settings = {
        "distributed.worker.multiprocessing-method": "forkserver",
        # Otherwise LocalCluster gives up a worker that is killed before it has restarted.
        "distributed.deploy.lost-worker-timeout": "1h",
    }
    with (
        dask.config.set(settings),
        LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0", silence_logs=50
        ) as made,
    ):
        yield made


def killable(cluster):
    """Return the process ids of workers that Dask starts again when they are killed.

    Dask gives up a worker that ends while it starts, although the scheduler already knows it.
    """
    from distributed.core import Status

    processes = [each.process for each in cluster.workers.values()]
    return {each.pid for each in processes if each and each.status == Status.running}


def request_for(name, address=None, **others):
    cluster = None if address is None else ClusterAddress(address)
    return SolveRequest(
        built_in_puzzle(name), Convention.RAW, engine="most-constrained", cluster=cluster, **others
    )


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_no_solution_is_lost_or_doubled_when_workers_are_killed(cluster):
    """Twenty workers are killed at random places of a search, or of more if it was too fast."""
    expected, whole = rows_of(
        SolveRequest(built_in_puzzle("bedlam"), engine="most-constrained", threads=2)
    )
    assert len(expected) == 19_186
    work = whole.progress.stages.total_work
    random = Random(5)
    places: list[float] = []
    killed: list[int] = []

    def kill(progress):
        pids = killable(cluster) - {*killed}
        if places and pids and progress.stages.total_work > places[0]:
            places.pop(0)
            killed.append(random.choice(sorted(pids)))
            os.kill(killed[-1], signal.SIGKILL)

    request = SolveRequest(
        built_in_puzzle("bedlam"),
        engine="most-constrained",
        cluster=ClusterAddress(cluster.scheduler_address),
    )
    while len(killed) < 20:
        wanted = 20 - len(killed)
        places[:] = sorted(random.uniform(0.02, 0.9) * work for _ in range(wanted))
        rows, finished = rows_of(request, kill)
        assert len(places) < wanted
        assert finished.outcome is Outcome.COMPLETE, finished.reason
        assert sorted(rows) == sorted(expected)
        assert str(finished.progress.stages) == str(whole.progress.stages)


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_no_figure_of_a_batch_is_lost_when_workers_are_killed(cluster):
    puzzle = built_in_puzzle("solid-pentominoes-2x5x6")
    tasks = [BatchTask(puzzle) for _ in range(40)]
    random = Random(6)
    killed: list[int] = []

    def kill(done):
        pids = killable(cluster) - {*killed}
        if done >= 4 and pids and len(killed) < 6 and random.random() < 0.3:
            killed.append(random.choice(sorted(pids)))
            os.kill(killed[-1], signal.SIGKILL)

    address = ClusterAddress(cluster.scheduler_address)
    while len(killed) < 6:
        before = len(killed)
        found = solve_on_cluster(tasks, 40, address, Control(), kill)
        assert [each.answer.counts.raw for each in found] == [2112] * 40
        assert len(killed) > before


@pytest.mark.slow
@pytest.mark.timeout(200)
def test_the_loss_of_the_scheduler_keeps_what_was_found():
    from distributed import LocalCluster

    cluster = LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address="127.0.0.1:0")
    closed = Event()

    def close(progress):
        if progress.fraction > 0.05 and not closed.is_set():
            cluster.close()
            closed.set()

    request = SolveRequest(
        built_in_puzzle("bedlam"),
        engine="most-constrained",
        cluster=ClusterAddress(cluster.scheduler_address),
    )
    rows, finished = rows_of(request, close)
    assert closed.is_set()
    assert finished.outcome is Outcome.STOPPED
    assert "scheduler" in finished.reason
    rest, finished = rows_of(
        SolveRequest(
            built_in_puzzle("bedlam"),
            engine="most-constrained",
            threads=2,
            checkpoint=finished.checkpoint,
        )
    )
    assert finished.outcome is Outcome.COMPLETE
    assert len(rows) + len(rest) == len(set(rows + rest)) == 19_186


def test_a_scheduler_that_does_not_answer_is_named(monkeypatch):
    monkeypatch.setattr(dask_connection, "CONNECT_SECONDS", 0.2)
    with pytest.raises(CubewrightError, match=r"no scheduler .* at tcp://127\.0\.0\.1:9 .*start"):
        open_pool(ClusterAddress("tcp://127.0.0.1:9"))


def test_a_cluster_on_this_computer_that_does_not_start_is_named(monkeypatch):
    def fail_to_start(*_):
        raise RuntimeError("Nanny failed to start.")

    monkeypatch.setattr(dask_connection, "local_cluster", fail_to_start)
    with pytest.raises(CubewrightError, match=r"this computer did not start \(Nanny failed"):
        open_pool(ClusterAddress(LOCAL_CLUSTER))


def test_a_refused_worker_travels_with_its_reason():
    import pickle

    error = pickle.loads(pickle.dumps(WorkerRefusedError("tcp://a:1", "it is too old")))
    assert (error.worker, error.reason) == ("tcp://a:1", "it is too old")


@pytest.fixture(scope="module")
def small_cluster():
    """A scheduler and a worker in this process, which start at once."""
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=1, processes=False, dashboard_address="127.0.0.1:0", silence_logs=50
    ) as made:
        yield made


@pytest.fixture
def pool(small_cluster):
    made = open_pool(ClusterAddress(small_cluster.scheduler_address))
    yield made
    made.close()


def delivered(pool):
    """Return the first delivery, however long it takes."""
    while not (done := pool.receive(0.1)):
        pass
    return done


def test_tasks_are_mapped_over_workers(pool):
    found = ordered_map(pool, partial(power, 2), range(30), Control())
    assert list(found) == [n * n for n in range(30)]
    assert not pool.notes


def test_a_task_that_fails_on_a_worker_is_named(pool):
    with pytest.raises(PoolLostError, match="ValueError: 7 is not wanted"):
        list(ordered_map(pool, fail, [7], Control()))


def test_a_worker_of_another_version_is_refused(pool, monkeypatch):
    pool.send(1, power, 1, 1)
    call = pool._sent[1].call
    with pytest.raises(
        WorkerRefusedError, match=r"it has version .* of the program, but 0\.0 is needed"
    ):
        pool._client.submit(dask_pool.run_on_dask, call, "0.0", pure=False).result()


def test_a_running_task_notices_that_its_client_has_left(small_cluster):
    pool = open_pool(ClusterAddress(small_cluster.scheduler_address))
    pool.send(1, wait_for_the_end, 1)
    while not any(each.processing for each in small_cluster.scheduler.workers.values()):
        assert not pool.receive(0.01)
    pool.close()
    (worker,) = small_cluster.workers.values()
    while worker.state.tasks:
        sleep(0.01)


def test_a_worker_that_leaves_while_it_is_asked_is_not_refused(pool, monkeypatch):
    (name,) = pool._workers

    async def run(*_, **__):
        return {name: OSError("closed")}

    monkeypatch.setattr(pool._client, "run", run)
    pool._workers = {}
    pool._ask_for_workers()
    assert not pool._workers
    monkeypatch.undo()
    pool._ask_for_workers()
    assert [*pool._workers] == [name]
    assert not pool.notes


def test_a_worker_that_does_not_answer_is_used_as_soon_as_it_does(pool, monkeypatch):
    monkeypatch.setattr(dask_pool, "ANSWER_SECONDS", 0.01)
    known, asked, answers = pool._workers, [], asyncio.Event()
    run = pool._client.run

    async def run_late(*arguments, workers, **others):
        asked.append(workers)
        await answers.wait()
        return await run(*arguments, workers=workers, **others)

    monkeypatch.setattr(pool._client, "run", run_late)
    pool._workers = {}
    for _ in range(3):
        pool._ask_for_workers()
        assert not pool._workers
    pool._client.loop.add_callback(answers.set)
    while not pool._workers:
        pool._ask_for_workers()
    assert pool._workers == known
    assert asked == [[*known]]


def test_calls_for_workers_that_have_left_go_to_others(pool):
    known = pool._workers
    pool._refused["tcp://127.0.0.1:9"] = "it is too old"
    pool._workers = {"tcp://127.0.0.1:10": 1}  # the only one that may be used, and it leaves
    pool.send(1, power, 2, 5)
    assert not pool.receive(0.1)
    pool._ask_for_workers()
    assert pool._workers == known
    # The first call, which was cancelled, ends too.
    assert delivered(pool) == [Done(1, 25)]


def test_a_worker_that_is_lost_before_it_delivers_stops_nothing(monkeypatch):
    from distributed import LocalCluster

    monkeypatch.setattr(dask_pool, "GATHER_SECONDS", 0.2)
    with LocalCluster(
        n_workers=1, processes=False, dashboard_address="127.0.0.1:0", silence_logs=50
    ) as cluster:
        pool = open_pool(ClusterAddress(cluster.scheduler_address))
        gather, lost = pool._gather, []

        def lose_then_gather(finished, done):
            if finished and not lost:
                lost.append(finished)
                cluster.scale(0)
                while cluster.scheduler.workers:
                    sleep(0.01)
            gather(finished, done)

        monkeypatch.setattr(pool, "_gather", lose_then_gather)
        pool.send(1, power, 2, 5)
        while not lost:
            assert not pool.receive(0.1)
        assert not pool.receive(0.1)
        cluster.scale(1)
        assert delivered(pool) == [Done(1, 25)]
        pool.close()


def test_a_result_that_a_refused_worker_should_make_again_is_asked_of_another(pool, monkeypatch):
    refusals = [WorkerRefusedError("tcp://127.0.0.1:9", "it is too old")]
    gather = pool._client.gather

    def refuse_then_gather(*arguments, **options):
        if refusals:
            raise refusals.pop()
        return gather(*arguments, **options)

    monkeypatch.setattr(pool._client, "gather", refuse_then_gather)
    pool.send(1, power, 2, 5)
    assert delivered(pool) == [Done(1, 25)]
    assert pool.notes == ["tcp://127.0.0.1:9 was refused: it is too old"]


def test_calls_wait_while_only_refused_workers_are_left(pool):
    (name,) = pool._workers
    pool._refused, pool._workers = {name: "it is too old"}, {}
    pool.send(1, power, 2, 5)
    assert not pool.receive(0.3)
    pool._refused = {"tcp://127.0.0.1:9": "it is too old"}
    pool._ask_for_workers()
    assert not pool._refused  # it has left: another one may join at its address
    assert delivered(pool) == [Done(1, 25)]


def test_a_worker_that_joins_and_is_refused_does_not_end_the_search(pool):
    pool.send(1, power, 2, 5)
    pool._workers = {}
    pool._handle_error(1, WorkerRefusedError("tcp://127.0.0.1:9", "it is too old"))
    pool._ask_for_workers()
    assert delivered(pool) == [Done(1, 25)]


def test_results_that_come_with_a_failure_are_delivered_first(pool):
    pool.send(1, fail, 7)
    pool.send(2, power, 2, 5)
    while any(sent.future.status == "pending" for sent in pool._sent.values()):
        sleep(0.01)
    while pool._ended.qsize() < 2:
        sleep(0.01)
    assert pool.receive(0.1) == [Done(2, 25)]
    with pytest.raises(PoolLostError, match="ValueError: 7 is not wanted"):
        pool.receive(0.1)


def test_the_loss_of_the_last_worker_is_noted(pool, monkeypatch):
    monkeypatch.setattr(dask_pool, "LOOK_SECONDS", 0.0)
    listed = pool._client.scheduler_info(n_workers=-1)
    (name, worker), *_ = listed["workers"].items()
    known = {each: {**worker, "nthreads": 1} for each in "ab"}
    pool._workers = dict.fromkeys(known, 1)
    monkeypatch.setattr(pool._client, "scheduler_info", lambda **_: {"workers": known})
    assert pool.slots == 2
    del known["a"]
    assert pool.slots == 1
    del known["b"]
    assert pool.slots == 1  # batches wait for a worker that joins
    assert pool.notes == [
        "a has left; another one repeats its part",
        "the last worker, b, has left; the search waits",
    ]
    monkeypatch.undo()
    pool._ask_for_workers()
    assert [*pool._workers] == [name]


def test_a_connection_that_is_not_made_again_in_time_is_lost(monkeypatch):
    monkeypatch.setattr(dask_pool, "monotonic", lambda: 1000.0)
    pool = object.__new__(dask_pool.DaskPool)
    for status, seconds, is_lost in (
        ("running", 2 * dask_pool.CONNECT_SECONDS, False),
        ("connecting", dask_pool.CONNECT_SECONDS, False),
        ("connecting", dask_pool.CONNECT_SECONDS + 0.1, True),
        ("closed", 0.0, True),
    ):
        pool._client, pool._last_seen = SimpleNamespace(status=status), 1000.0 - seconds
        if is_lost:
            with pytest.raises(PoolLostError):
                pool._check_scheduler()
        else:
            pool._check_scheduler()
