"""Calls to a simulated cluster: the actions of the pool when calls and workers end."""

import asyncio
import pickle
from concurrent.futures import Future
from types import SimpleNamespace

import pytest
from pool_tasks import power

from cubewright.errors import CubewrightError
from cubewright.solver.cluster import dask_pool
from cubewright.solver.cluster.dask_pool import DaskPool
from cubewright.solver.cluster.pool import Done, PoolLostError
from cubewright.solver.cluster.worker_call import WorkerRefusedError, program_version
from cubewright.solver.request import ClusterAddress

distributed = pytest.importorskip("distributed", reason="clusters need the extra 'cluster'")


class MadeFuture:
    """A call whose end the test decides."""

    def __init__(self, key, workers):
        self.key, self.workers = key, workers
        self.status, self.error, self.value = "pending", None, None
        self.was_cancelled = False
        self._told = []

    def add_done_callback(self, told):
        self._told.append(told)

    def end(self, status, value=None):
        self.status = status
        if status == "error":
            self.error = value
        else:
            self.value = pickle.dumps(value)
        for told in self._told:
            told(self)

    def exception(self):
        return self.error

    def cancel(self, *, force):
        assert force
        self.was_cancelled = True


class MadeClient:
    """A client of a cluster whose calls end when the test ends them."""

    def __init__(self, workers=None):
        self.status = "running"
        self.workers = {"a": 2, "b": 1} if workers is None else workers
        self.memory = {}
        self.calls = []
        self.asked = 0
        self.gathered = []
        self.loop = SimpleNamespace(asyncio_loop=None)

    def submit(self, function, call, version, *, key, pure, workers, allow_other_workers):
        assert (function, version) == (dask_pool.run_on_dask, program_version())
        assert not pure
        assert not allow_other_workers
        self.calls.append(MadeFuture(key, workers))
        return self.calls[-1]

    async def gather(self, futures):
        self.gathered.append(len(futures))
        for future in futures:
            if future.error is not None:
                raise future.error
        return [future.value for future in futures]

    def sync(self, function, *, callback_timeout):
        assert callback_timeout > 0
        return asyncio.run(function())

    def scheduler_info(self, *, n_workers):
        assert n_workers == -1
        self.asked += 1
        return {
            "workers": {
                name: {"nthreads": threads, **self.memory.get(name, {})}
                for name, threads in self.workers.items()
            }
        }


class MadePool(DaskPool):
    """A pool whose workers answer with the versions that the test states."""

    def __init__(self, client, versions=None):
        super().__init__(client)
        self.versions = versions or {}

    def _versions(self, workers):
        return {each: self.versions.get(each, program_version()) for each in workers}


@pytest.fixture
def client():
    return MadeClient()


@pytest.fixture
def pool(client):
    return MadePool(client)


def send(pool, *numbers):
    for number in numbers:
        pool.send(number, power, 2, number)


def test_results_are_gathered_together_and_given_once(pool, client):
    send(pool, 1, 2, 3)
    client.calls[2].end("finished", 9)
    client.calls[0].end("finished", 1)
    assert pool.receive(0.0) == [Done(3, 9), Done(1, 1)]
    assert client.gathered == [2]
    assert pool.receive(0.0) == []
    client.calls[1].end("finished", 4)
    assert pool.receive(0.0) == [Done(2, 4)]
    assert len({each.key for each in client.calls}) == 3


def test_one_lost_result_among_several_is_asked_for_again(pool, client):
    send(pool, 1, 2, 3)
    for call, value in zip(client.calls, (1, 4, 9), strict=True):
        call.end("finished", value)
    client.calls[1].error = distributed.KilledWorker("task", SimpleNamespace(address="a"), 1)
    assert pool.receive(0.0) == [Done(1, 1), Done(3, 9)]
    assert client.gathered == [3, 1, 1, 1]
    assert len(client.calls) == 4
    assert client.calls[3].key != client.calls[1].key
    client.calls[3].end("finished", 4)
    assert pool.receive(0.0) == [Done(2, 4)]


def test_results_that_do_not_come_in_time_are_awaited_twice_as_long(pool, client, monkeypatch):
    send(pool, 1)
    client.calls[0].end("finished", 1)
    waited = []

    def too_slow(_function, *, callback_timeout):
        waited.append(callback_timeout)
        raise TimeoutError

    monkeypatch.setattr(client, "sync", too_slow)
    assert pool.receive(0.0) == []
    assert waited == [dask_pool.GATHER_SECONDS]
    client.calls[0].end("finished", 1)
    assert pool.receive(0.0) == []
    assert waited == [dask_pool.GATHER_SECONDS, 2 * dask_pool.GATHER_SECONDS]
    monkeypatch.undo()
    client.calls[0].end("finished", 1)
    assert pool.receive(0.0) == [Done(1, 1)]


def test_a_lost_connection_is_named_while_results_are_gathered(pool, client, monkeypatch):
    send(pool, 1)
    client.calls[0].end("finished", 1)
    for error in (OSError, RuntimeError):

        def lost(_function, *, callback_timeout, error=error):
            raise error

        monkeypatch.setattr(client, "sync", lost)
        with pytest.raises(PoolLostError, match="can no longer be reached"):
            pool._gather({1: client.calls[0]}, [])


@pytest.mark.parametrize("status", ["cancelled", "lost"])
def test_a_call_without_a_result_is_sent_again(pool, client, status):
    send(pool, 1)
    client.calls[0].end(status)
    assert pool.receive(0.0) == []
    client.calls[0].end("finished", 7)  # the end of the first attempt no longer counts
    assert pool.receive(0.0) == []
    client.calls[1].end("finished", 1)
    assert pool.receive(0.0) == [Done(1, 1)]


def test_a_call_is_sent_again_twenty_times(pool, client):
    send(pool, 1)
    for _ in range(dask_pool.MAX_TRIES):
        client.calls[-1].end(
            "error", distributed.KilledWorker("t", SimpleNamespace(address="a"), 1)
        )
        assert pool.receive(0.0) == []
    assert len(client.calls) == 1 + dask_pool.MAX_TRIES
    assert len({each.key for each in client.calls}) == len(client.calls)
    client.calls[-1].end("error", distributed.CancelledError("t"))
    with pytest.raises(PoolLostError, match="20 workers ended while they searched the same part"):
        pool.receive(0.0)


def test_a_failed_call_is_named_after_the_results_that_came_with_it(pool, client):
    send(pool, 1, 2, 3)
    client.calls[0].end("error", ValueError("seven"))
    client.calls[1].end("finished", 4)
    assert pool.receive(0.0) == [Done(2, 4)]
    for _ in range(2):
        with pytest.raises(PoolLostError, match="a worker failed: ValueError: seven"):
            pool.receive(0.0)
    other = MadePool(MadeClient())
    send(other, 1)
    other._client.calls[0].end("error", PoolLostError("as it was said"))
    with pytest.raises(PoolLostError, match=r"^as it was said$"):
        other.receive(0.0)


def test_a_search_without_a_scheduler_is_lost(pool, client):
    send(pool, 1)
    client.status = "closed"
    with pytest.raises(PoolLostError, match="can no longer be reached"):
        pool.receive(0.0)


def test_a_call_that_cannot_be_sent_is_a_lost_connection(pool, client, monkeypatch):
    for error in (OSError, RuntimeError, TimeoutError):

        def lost(*_arguments, error=error, **_options):
            raise error

        monkeypatch.setattr(client, "submit", lost)
        with pytest.raises(PoolLostError, match="can no longer be reached"):
            send(pool, 1)


def test_threads_of_usable_workers_are_slots_and_are_asked_for_every_two_seconds(
    pool, client, monkeypatch
):
    now = [1000.0]
    monkeypatch.setattr(dask_pool, "monotonic", lambda: now[0])
    assert pool.slots == 3
    client.workers["c"] = 4
    now[0] += dask_pool.LOOK_SECONDS - 0.1
    assert pool.slots == 3
    assert client.asked == 1
    now[0] += 0.1
    assert pool.slots == 7
    assert client.asked == 2
    client.workers.clear()
    now[0] += dask_pool.LOOK_SECONDS
    assert pool.slots == 1


def test_workers_of_another_version_are_refused_and_the_others_named_in_calls(client):
    pool = MadePool(client, {"b": "0.0.1", "c": ValueError("no module")})
    client.workers["c"] = 8
    assert pool.slots == 2
    assert pool.notes == [
        f"b was refused: it has version 0.0.1 of the program, but {program_version()} is needed",
        "c was refused: the program cannot be loaded there (no module)",
    ]
    send(pool, 1)
    assert client.calls[0].workers == ["a"]
    pool._ask_for_workers()
    assert len(pool.notes) == 2  # each is noted once
    del client.workers["b"], client.workers["c"]
    pool._ask_for_workers()
    send(pool, 2)
    assert client.calls[1].workers is None


def test_workers_that_do_not_answer_are_asked_later(client):
    pool = MadePool(client, {"b": None, "a": OSError()})
    assert pool.slots == 1
    assert (pool.notes, pool._workers, pool._refused) == ([], {}, {})
    pool.versions.clear()
    pool._ask_for_workers()
    assert pool._workers == {"a": 2, "b": 1}


def test_a_call_for_workers_that_have_left_is_sent_elsewhere(client):
    client.workers["old"] = 1
    pool = MadePool(client, {"old": "0"})
    assert pool.slots == 3
    send(pool, 1)
    assert client.calls[0].workers == ["a", "b"]
    del client.workers["a"]
    pool._ask_for_workers()
    assert len(client.calls) == 1  # b may run it
    assert not client.calls[0].was_cancelled
    del client.workers["b"]
    client.workers["d"] = 1
    pool._ask_for_workers()
    assert client.calls[0].was_cancelled
    assert client.calls[1].workers == ["d"]
    client.calls[0].end("cancelled")
    assert pool.receive(0.0) == []
    client.calls[1].end("finished", 1)
    assert pool.receive(0.0) == [Done(1, 1)]
    assert pool._sent == {}


def test_a_call_waits_while_no_worker_may_run_it(client):
    client.workers = {"old": 1}
    pool = MadePool(client, {"old": "0"})
    assert pool.slots == 1
    send(pool, 1)
    assert client.calls == []
    client.workers["a"] = 1
    pool._ask_for_workers()
    assert [each.workers for each in client.calls] == [["a"]]


def test_workers_that_leave_are_noted_and_the_last_one_in_other_words(pool, client):
    assert pool.slots == 3
    client.workers = {"b": 1}
    pool._ask_for_workers()
    assert pool.notes == ["a has left; another one repeats its part"]
    client.workers = {}
    pool._ask_for_workers()
    assert pool.notes[1:] == ["the last worker, b, has left; the search waits"]
    both = MadePool(MadeClient())
    assert both.slots == 3
    both._client.workers = {}
    both._ask_for_workers()
    assert both.notes == [
        "a has left; another one repeats its part",
        "the last worker, b, has left; the search waits",
    ]


def test_the_last_worker_that_is_refused_ends_the_search(pool, client):
    assert pool.slots == 3
    send(pool, 1)
    client.calls[0].end("error", WorkerRefusedError("a", "too old"))
    assert pool.receive(0.0) == []
    assert client.calls[1].workers == ["b"]
    client.calls[1].end("error", WorkerRefusedError("b", "too new"))
    with pytest.raises(PoolLostError, match="no worker can be used: a was refused: too old; b was"):
        pool.receive(0.0)


def test_a_worker_that_fills_its_memory_is_noted_once(pool, client):
    client.memory = {
        "a": {"memory_limit": 100 << 20, "metrics": {"memory": 80 << 20}},
        "b": {"memory_limit": 100 << 20, "metrics": {"memory": 81 << 20}},
    }
    for _ in range(3):
        pool._ask_for_workers()
    assert pool.notes == ["b uses 81 MB of the 100 MB that it may use"]
    client.memory = {"a": {"memory_limit": 0, "metrics": {"memory": 1 << 30}}, "b": {}}
    pool._ask_for_workers()
    assert len(pool.notes) == 1


def test_there_are_at_most_a_thousand_notes(pool):
    for number in range(1100):
        pool._note(str(number))
    assert pool.notes == [str(number) for number in range(1000)]


def test_the_first_worker_is_awaited(client, monkeypatch):
    address = ClusterAddress("tcp://there:1")
    now = [0.0]
    monkeypatch.setattr(dask_pool, "monotonic", lambda: now[0])
    client.workers = {}

    def wait(seconds):
        now[0] += seconds
        if now[0] >= joins:
            client.workers = {"a": 1}

    monkeypatch.setattr(dask_pool, "sleep", wait)
    joins = 59.0
    assert MadePool(client).wait_for_workers(address)
    assert 59 <= now[0] < 59.2
    client.workers, joins, now[0] = {}, 1000.0, 0.0
    with pytest.raises(
        CubewrightError, match="there:1 has no workers; start one with: dask worker"
    ):
        MadePool(client).wait_for_workers(address)
    assert 60 <= now[0] < 60.2
    assert not MadePool(client).wait_for_workers(address, lambda: True)
    client.workers = {"a": 1}
    with pytest.raises(CubewrightError, match="no worker can be used: a was refused"):
        MadePool(client, {"a": "0"}).wait_for_workers(address)


def test_versions_are_those_of_workers_that_answer_soon(monkeypatch):
    client = MadeClient()
    answers = {name: Future() for name in "abc"}
    asked = []

    def run(coroutine, _loop):
        asked.append(coroutine.cr_frame.f_locals["worker"])
        coroutine.close()
        return answers[asked[-1]]

    monkeypatch.setattr(dask_pool.asyncio, "run_coroutine_threadsafe", run)
    monkeypatch.setattr(dask_pool, "ANSWER_SECONDS", 0.0)
    pool = DaskPool(client)
    answers["a"].set_result({"a": "1.0"})
    answers["b"].set_exception(OSError("gone"))
    found = pool._versions(["a", "b", "c"])
    assert found["a"] == "1.0"
    assert str(found["b"]) == "gone"
    assert "c" not in found
    answers["c"].set_result({})
    assert pool._versions(["c"]) == {"c": None}
    assert asked == ["a", "b", "c"]  # a pending question is not asked twice
    assert pool._asked == {}


def test_closing_cancels_calls_and_closes_the_client_and_its_cluster(client):
    closed = []
    client.cancel = lambda futures, force: closed.append((len(futures), force))
    client.close = lambda timeout: closed.append(("client", timeout))
    cluster = SimpleNamespace(close=lambda timeout: closed.append(("cluster", timeout)))
    pool = DaskPool(client, cluster)
    send(pool, 1, 2)
    pool.close()
    assert closed == [(2, True), ("client", 2), ("cluster", 5)]
    client.close = None  # what fails then does not matter
    DaskPool(client).close()
