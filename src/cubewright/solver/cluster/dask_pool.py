"""The workers of a Dask cluster as a pool, with the library ``distributed``."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, wait
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from time import monotonic, sleep
from typing import Any

from cubewright.errors import CubewrightError
from cubewright.solver.cluster.pool import Done, OtherVersionError, PoolLostError, failure_of
from cubewright.solver.cluster.worker_call import (
    CallControl,
    WorkerRefusedError,
    other_version_text,
    pack_call,
    program_version,
    run_call,
    unpacked_result,
)
from cubewright.solver.request import ClusterAddress
from cubewright.translation import joined, mark, tr

CONNECT_SECONDS, WORKERS_SECONDS = 10, 60
"""The time limits for reaching the scheduler, and for the first worker."""
LOOK_SECONDS, WAIT_SECONDS = 2.0, 0.1
"""The intervals between two checks: for workers that joined or left, and for the first worker."""
ANSWER_SECONDS = 0.5
"""The time limit for asking a new worker for its version."""
GATHER_SECONDS = 10.0
"""The time limit for fetching announced results; it is doubled after each failure."""
MAX_TRIES = 20
"""The number of lost workers after which a call is not sent again."""
MAX_NOTES = 1000
MAX_MEMORY_SHARE = 0.8
"""The share of a worker's memory above which Dask may stop it; a note reports it."""
LOST_TEXT = mark(
    "the scheduler of the cluster can no longer be reached; the solutions found so far are kept"
)


@dataclass
class _SentCall:
    call: bytes
    tries: int = 0
    losses: int = 0
    future: Any = None
    workers: frozenset[str] | None = None
    """The workers that may run the call; None for all. An unsent call has no workers."""


class DaskPool:
    """A pool that sends calls as Dask tasks; ``cluster`` is closed with the pool."""

    def __init__(self, client: Any, cluster: Any = None) -> None:
        self._client, self._cluster = client, cluster
        self._sent: dict[int, _SentCall] = {}
        self._ended: SimpleQueue[tuple[int, int]] = SimpleQueue()
        """The numbers and attempts of calls that have ended in any way."""
        self._failure: PoolLostError | None = None
        """The error that the next call of :meth:`receive` raises, after the last results."""
        self._gather_seconds = GATHER_SECONDS
        self._refused: dict[str, str] = {}
        self._asked: dict[str, Future[Any]] = {}
        """The pending answers of new workers."""
        self._full: set[str] = set()
        self._workers: dict[str, int] = {}
        self.notes: list[str] = []
        self._asked_at = 0.0
        self._last_seen = monotonic()

    @property
    def slots(self) -> int:
        now = monotonic()
        if now - self._asked_at >= LOOK_SECONDS:
            self._ask_for_workers()
            self._asked_at = now
        return max(1, sum(self._workers.values()))

    def wait_for_workers(
        self, address: ClusterAddress, is_stopped: Callable[[], bool] = lambda: False
    ) -> bool:
        """Wait for the first usable worker; return False if stopped.

        Raises:
            CubewrightError: No worker arrived within :data:`WORKERS_SECONDS`, or all
                workers have another version.
        """
        until = monotonic() + WORKERS_SECONDS
        while monotonic() < until:
            self._ask_for_workers()
            if self._workers:
                return True
            if self._refused:
                raise CubewrightError(self._all_refused)
            if is_stopped():
                return False
            sleep(WAIT_SECONDS)
        raise CubewrightError(
            tr(
                "the scheduler at {address} has no workers; start one with: {command}",
                address=address.address,
                command=f"dask worker {address.address}",
            )
        )

    def send(self, number: int, function: Callable[..., Any], *arguments: Any) -> None:
        self._sent[number] = _SentCall(pack_call(function, arguments))
        self._submit(number)

    def receive(self, seconds: float) -> list[Done]:
        if self._failure is not None:
            raise self._failure
        ended = []
        with suppress(Empty):
            ended.append(self._ended.get(timeout=seconds))
            while True:
                ended.append(self._ended.get_nowait())
        self._check_scheduler()
        finished: dict[int, Any] = {}
        others: dict[int, _SentCall] = {}
        for number, tries in ended:
            sent = self._sent.get(number)
            if sent is None or sent.tries != tries:
                continue  # the call was sent again in the meantime
            if sent.future.status == "finished":
                finished[number] = sent.future
            else:
                others[number] = sent
        done: list[Done] = []
        try:
            self._gather(finished, done)
            for number, sent in others.items():
                self._handle_end(number, sent)
        except PoolLostError as error:
            if not done:
                raise
            self._failure = error
        return done

    def close(self) -> None:
        futures = [sent.future for sent in self._sent.values() if sent.future is not None]
        self._sent.clear()
        with suppress(Exception):  # a lost cluster does not answer
            self._client.cancel(futures, force=True)
        with suppress(Exception):
            self._client.close(timeout=2)
        if self._cluster is not None:
            with suppress(Exception):
                self._cluster.close(timeout=5)

    # -- calls

    def _submit(self, number: int) -> None:
        sent = self._sent[number]
        sent.workers = frozenset(self._workers) if self._refused else None
        if sent.workers is not None and not sent.workers:
            return  # without a name, Dask could choose a refused worker
        try:
            sent.future = self._client.submit(
                run_on_dask,
                sent.call,
                program_version(),
                key=f"cubewright-{id(self)}-{number}-{sent.tries}",
                pure=False,
                workers=None if sent.workers is None else sorted(sent.workers),
                allow_other_workers=False,
            )
        except (OSError, RuntimeError, TimeoutError) as error:
            raise PoolLostError(tr(LOST_TEXT)) from error
        self._notice_end(number)

    def _notice_end(self, number: int) -> None:
        ended, sent = self._ended, self._sent[number]
        tries = sent.tries
        sent.future.add_done_callback(lambda _future: ended.put((number, tries)))

    def _gather(self, finished: Mapping[int, Any], done: list[Done]) -> None:
        """Add results to ``done``; one request to the scheduler fetches all of them.

        Raises:
            PoolLostError: The other results cannot be fetched.
        """
        if not finished:
            return

        async def gather() -> Any:
            return await self._client.gather(list(finished.values()))

        try:
            results = self._client.sync(gather, callback_timeout=self._gather_seconds)
        except TimeoutError:
            # Either the network is slow, or a worker was lost with a result. In this case Dask
            # computes the result again, perhaps on a worker that never comes, so wait elsewhere.
            self._gather_seconds *= 2
            for number in finished:
                self._notice_end(number)
        except (OSError, RuntimeError) as error:
            raise PoolLostError(tr(LOST_TEXT)) from error
        except Exception as error:  # a worker was lost with a result, and computing it again failed
            if len(finished) > 1:
                for number, each in finished.items():
                    self._gather({number: each}, done)
            else:
                (number,) = finished
                self._handle_error(number, error)
        else:
            for number, result in zip(finished, results, strict=True):
                del self._sent[number]
                done.append(Done(number, unpacked_result(result)))

    def _handle_end(self, number: int, sent: _SentCall) -> None:
        """Send a call again if it ended without a result.

        Raises:
            PoolLostError: The call would fail again.
        """
        if sent.future.status == "error":
            self._handle_error(number, sent.future.exception())
        else:  # cancelled or lost with the scheduler
            self._check_scheduler()
            self._send_again(number)

    def _handle_error(self, number: int, error: BaseException) -> None:
        from distributed import CancelledError, KilledWorker

        if isinstance(error, WorkerRefusedError):
            was_used = error.worker in self._workers
            self._refuse(error.worker, error.reason)
            # If the last worker has left and a new worker is refused, the search waits for others.
            if was_used and not self._workers:
                raise PoolLostError(self._all_refused)
        elif not isinstance(error, KilledWorker | CancelledError):
            raise failure_of(error) from error
        self._send_again(number)

    def _send_again(self, number: int) -> None:
        sent = self._sent[number]
        sent.tries += 1
        sent.losses += 1
        if sent.losses > MAX_TRIES:
            raise PoolLostError(
                tr(
                    (
                        "{number} workers ended while they searched the same part; the solutions "
                        "found so far are kept"
                    ),
                    number=MAX_TRIES,
                )
            )
        self._submit(number)

    def _send_elsewhere(self) -> None:
        """Send calls elsewhere if no worker may run them, or if their workers have all left.

        Dask would wait for these workers.
        """
        for number, sent in self._sent.items():
            if (
                self._workers
                and sent.workers is not None
                and not sent.workers & self._workers.keys()
            ):
                if sent.future is not None:
                    sent.future.cancel(force=True)
                sent.tries += 1
                self._submit(number)

    # -- workers

    @property
    def _all_refused(self) -> str:
        refused = (_refused_text(*each) for each in self._refused.items())
        return tr("no worker can be used: {reasons}", reasons=joined("; ", refused))

    def _refuse(self, worker: str, reason: str) -> None:
        if worker not in self._refused:
            self._note(_refused_text(worker, reason))
        self._refused[worker] = reason
        self._workers.pop(worker, None)

    def _note(self, text: str) -> None:
        if len(self.notes) < MAX_NOTES:
            self.notes.append(text)

    def _ask_for_workers(self) -> None:
        try:
            listed = self._client.scheduler_info(n_workers=-1)["workers"]
            self._last_seen = monotonic()
            workers = {name: int(info["nthreads"]) for name, info in listed.items()}
            new = [each for each in workers if each not in self._workers | self._refused]
            if new:
                found = self._versions(new)
                for worker in new:
                    answer = found.get(worker)
                    if answer == program_version():
                        continue
                    if answer is None or isinstance(answer, OSError | TimeoutError):
                        del workers[worker]  # the worker has just left, or does not answer yet
                        continue
                    self._refuse(
                        worker,
                        other_version_text(answer, program_version())
                        if isinstance(answer, str)
                        else tr("the program cannot be loaded there ({error})", error=answer),
                    )
        except (OSError, RuntimeError, TimeoutError, KeyError):
            self._check_scheduler()
            return
        left = [each for each in self._workers if each not in workers]
        for worker in left:
            if workers.keys() - self._refused or worker != left[-1]:
                self._note(tr("{worker} has left; another one repeats its part", worker=worker))
            else:
                self._note(
                    tr("the last worker, {worker}, has left; the search waits", worker=worker)
                )
        # A worker that joins at the address of one that has left may have another version.
        self._refused = {n: reason for n, reason in self._refused.items() if n in workers}
        self._workers = {n: k for n, k in workers.items() if n not in self._refused}
        self._send_elsewhere()
        for worker in self._workers:
            self._note_memory(worker, listed[worker])

    def _versions(self, workers: Sequence[str]) -> dict[str, Any]:
        """Return the versions of workers, or the errors that prevented their answers.

        Slow workers are left out; a later call asks them again.
        """

        async def ask(worker: str) -> Any:
            return await self._client.run(program_version, workers=[worker], on_error="return")

        known = {each: self._asked[each] for each in workers if each in self._asked}
        new = {
            each: asyncio.run_coroutine_threadsafe(ask(each), self._client.loop.asyncio_loop)
            for each in workers
            if each not in known
        }
        wait(new.values(), ANSWER_SECONDS)
        asked = known | new
        self._asked = {each: future for each, future in asked.items() if not future.done()}
        found = {}
        for worker, future in asked.items():
            if future.done():
                error = future.exception()
                found[worker] = error if error is not None else future.result().get(worker)
        return found

    def _note_memory(self, worker: str, info: Mapping[str, Any]) -> None:
        limit = info.get("memory_limit") or 0
        used = info.get("metrics", {}).get("memory", 0)
        if limit and used > MAX_MEMORY_SHARE * limit and worker not in self._full:
            self._full.add(worker)
            self._note(
                tr(
                    "{worker} uses {used:,} MB of the {limit:,} MB that it may use",
                    worker=worker,
                    used=used >> 20,
                    limit=limit >> 20,
                )
            )

    def _check_scheduler(self) -> None:
        """Check the connection to the scheduler.

        Raises:
            PoolLostError: The connection is lost.
        """
        if self._client.status not in ("running", "connecting"):
            raise PoolLostError(tr(LOST_TEXT))
        if self._client.status == "connecting" and monotonic() - self._last_seen > CONNECT_SECONDS:
            raise PoolLostError(tr(LOST_TEXT))


def _refused_text(worker: str, reason: str) -> str:
    return tr("{worker} was refused: {reason}", worker=worker, reason=reason)


def run_on_dask(call: bytes, needed: str) -> bytes:
    """Run a call on a Dask worker; ``needed`` is the version of the calling program.

    Raises:
        WorkerRefusedError: This worker has another version.
    """
    from distributed import get_worker
    from distributed.worker import thread_state

    worker, key = get_worker(), thread_state.key

    def is_wanted() -> bool:
        # The task of a client that has left, or a cancelled task, is in another state.
        task = worker.state.tasks.get(key)
        return task is not None and task.state != "cancelled"

    try:
        if program_version() != needed:
            raise OtherVersionError(other_version_text(program_version(), needed))
        return run_call(call, CallControl(is_wanted))
    except OtherVersionError as error:
        raise WorkerRefusedError(worker.address, str(error)) from error
