"""The workers of a Dask cluster as a pool, by the library ``distributed``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from threading import Lock, Thread
from time import monotonic, sleep
from typing import Any

from cubewright.errors import CubewrightError
from cubewright.solver.cluster.pool import Done, PoolLostError
from cubewright.solver.cluster.work import (
    BatchResult,
    ClusterProblem,
    OtherVersionError,
    WorkOrder,
    other_version_text,
    run_batch,
)
from cubewright.solver.request import LOCAL_CLUSTER, ClusterAddress
from cubewright.translation import joined, mark, tr

CONNECT_SECONDS, WORKERS_SECONDS = 10, 60
"""How long to wait for the scheduler, and for the first worker."""
ROUNDS_SECONDS, ROUND_SECONDS = 2.0, 0.1
"""How often the number of workers is asked for while searching, and before."""
POLL_SECONDS = 0.002
MAX_TRIES = 20
"""A batch that has ended its worker this many times is not sent again."""
LOST_TEXT = mark("the scheduler of the cluster cannot be reached any more; what was found is kept")


def open_pool(
    address: ClusterAddress, is_stopped: Callable[[], bool] = lambda: False
) -> DaskPool | None:
    """Connect to a cluster, or start one on this machine; return None if it was stopped.

    ``is_stopped`` is called until there is a connection. A connection that comes later
    is closed in the background.

    Raises:
        CubewrightError: ``distributed`` is not installed, the scheduler cannot be
            reached, or it has no workers.

    """
    opening = _Opening(address)
    opening.start()
    while opening.is_alive() and not is_stopped():
        opening.join(ROUND_SECONDS)
    pool = opening.taken()
    if pool is None:
        return None
    try:
        if pool.wait_for_workers(address, is_stopped):
            return pool
    except CubewrightError:
        pool.close()
        raise
    pool.close()
    return None


class _Opening(Thread):
    """Connects in the background, because a connection that is tried cannot be stopped."""

    def __init__(self, address: ClusterAddress) -> None:
        super().__init__(name="connect to a cluster", daemon=True)
        self._address = address
        self._lock = Lock()
        self._is_left = False
        self._pool: DaskPool | None = None
        self._error: Exception | None = None

    def run(self) -> None:
        try:
            pool = _connected(self._address)
        except Exception as error:  # raised again where the pool is taken
            self._error = error
            return
        with self._lock:
            self._pool = pool
            is_left = self._is_left
        if is_left:
            pool.close()

    def taken(self) -> DaskPool | None:
        """Return the pool if there is one by now; otherwise it is closed when it comes."""
        with self._lock:
            self._is_left = self._pool is None
        if self._error is not None:
            raise self._error
        return self._pool


def _connected(address: ClusterAddress) -> DaskPool:
    try:
        from distributed import Client, LocalCluster
        from distributed.security import Security
    except ImportError as error:
        raise CubewrightError(
            tr(
                "searching on a cluster needs the package 'distributed'; install it with: "
                "{command}",
                command="pip install 'cubewright[cluster]'",
            )
        ) from error
    cluster = None
    try:
        if address.address == LOCAL_CLUSTER:
            cluster = LocalCluster(
                n_workers=address.workers,
                threads_per_worker=1,
                processes=True,
                dashboard_address="127.0.0.1:0",
                silence_logs=50,
            )
            client = Client(cluster, timeout=CONNECT_SECONDS)
        else:
            security = None
            if address.tls_ca:
                security = Security(
                    tls_ca_file=address.tls_ca,
                    tls_client_cert=address.tls_certificate,
                    tls_client_key=address.tls_key,
                    require_encryption=True,
                )
            client = Client(address.address, timeout=CONNECT_SECONDS, security=security)
    except Exception as error:  # another server than a scheduler may answer anything
        if cluster is not None:
            cluster.close(timeout=5)
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        if isinstance(error, MemoryError):  # what was read as a length is other text
            reason = tr("another program answers there")
        raise CubewrightError(
            tr(
                "no scheduler of a cluster answers at {address} ({reason}); start one with: "
                "{command}",
                address=address.address,
                reason=reason,
                command="dask scheduler",
            )
        ) from error
    return DaskPool(client, cluster)


class DaskPool:
    """Sends batches as tasks of Dask; ``cluster`` is closed with the pool."""

    def __init__(self, client: Any, cluster: Any = None) -> None:
        self._client, self._cluster = client, cluster
        self._sent: dict[int, tuple[Any, ClusterProblem, Sequence[WorkOrder], float, int]] = {}
        self._refused: dict[str, str] = {}
        self._workers: dict[str, int] = {}
        self._asked_at = 0.0
        self._last_seen = monotonic()

    @property
    def notes(self) -> Sequence[str]:
        return [
            tr("{worker} was refused: {reason}", worker=worker, reason=reason)
            for worker, reason in self._refused.items()
        ]

    @property
    def slots(self) -> int:
        now = monotonic()
        if now - self._asked_at >= ROUNDS_SECONDS:
            self._ask_for_workers()
            self._asked_at = now
        return max(1, sum(self._workers.values()))

    def wait_for_workers(
        self, address: ClusterAddress, is_stopped: Callable[[], bool] = lambda: False
    ) -> bool:
        """Wait for the first worker that may be used; return False if it was stopped.

        Raises:
            CubewrightError: there is none after :data:`WORKERS_SECONDS`, or only ones
                of other versions.

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
            sleep(ROUND_SECONDS)
        raise CubewrightError(
            tr(
                "the scheduler at {address} has no workers; start one with: {command}",
                address=address.address,
                command=f"dask worker {address.address}",
            )
        )

    def send(
        self, number: int, problem: ClusterProblem, orders: Sequence[WorkOrder], seconds: float
    ) -> None:
        self._submit(number, problem, orders, seconds, 0)

    def receive(self, seconds: float) -> list[Done]:
        until = monotonic() + seconds
        while True:
            done = [number for number, sent in self._sent.items() if sent[0].done()]
            results = [result for number in done if (result := self._result(number)) is not None]
            if results or monotonic() >= until:
                self._check_scheduler()
                return results
            sleep(POLL_SECONDS)

    def close(self) -> None:
        futures = [sent[0] for sent in self._sent.values()]
        self._sent.clear()
        with suppress(Exception):  # a lost cluster does not answer
            self._client.cancel(futures, force=True)
        with suppress(Exception):
            self._client.close(timeout=2)
        if self._cluster is not None:
            with suppress(Exception):
                self._cluster.close(timeout=5)

    # -- helpers

    @property
    def _all_refused(self) -> str:
        return tr("no worker can be used: {reasons}", reasons=joined("; ", self.notes))

    def _submit(
        self,
        number: int,
        problem: ClusterProblem,
        orders: Sequence[WorkOrder],
        seconds: float,
        tries: int,
    ) -> None:
        allowed = list(self._workers) if self._refused else None
        try:
            future = self._client.submit(
                search_batch,
                problem,
                orders,
                seconds,
                key=f"cubewright-{id(self)}-{number}-{tries}",
                pure=False,
                workers=allowed,
                allow_other_workers=False,
            )
        except (OSError, RuntimeError, TimeoutError) as error:
            raise PoolLostError(tr(LOST_TEXT)) from error
        self._sent[number] = (future, problem, orders, seconds, tries)

    def _result(self, number: int) -> Done | None:
        """Return the result of a finished batch; None if it is sent again."""
        from distributed import CancelledError, KilledWorker

        future, problem, orders, seconds, tries = self._sent.pop(number)
        if future.status == "finished":
            try:
                return Done(number, future.result())
            except (KilledWorker, CancelledError):  # the worker was lost before it delivered
                self._again(number, problem, orders, seconds, tries)
                return None
            except (OSError, RuntimeError, TimeoutError) as error:
                raise PoolLostError(tr(LOST_TEXT)) from error
        if future.status != "error":  # cancelled or lost: by the loss of the scheduler
            self._check_scheduler()
            self._again(number, problem, orders, seconds, tries)
            return None
        failure = future.exception()
        if isinstance(failure, WorkerRefusedError):
            self._refused[failure.worker] = failure.reason
            self._workers.pop(failure.worker, None)
            if not self._workers:
                raise PoolLostError(self._all_refused)
        elif not isinstance(failure, KilledWorker):
            raise PoolLostError(
                tr("a worker failed: {error}", error=f"{type(failure).__name__}: {failure}")
            ) from failure
        self._again(number, problem, orders, seconds, tries)
        return None

    def _again(
        self,
        number: int,
        problem: ClusterProblem,
        orders: Sequence[WorkOrder],
        seconds: float,
        tries: int,
    ) -> None:
        if tries >= MAX_TRIES:
            raise PoolLostError(
                tr(
                    "{number} workers ended while they searched the same part; what was found "
                    "is kept",
                    number=MAX_TRIES,
                )
            )
        self._submit(number, problem, orders, seconds, tries + 1)

    def _ask_for_workers(self) -> None:
        """Ask the scheduler for its workers and check the versions of new ones."""
        try:
            listed = self._client.scheduler_info(n_workers=-1)["workers"]
            self._last_seen = monotonic()
            workers = {name: int(info["nthreads"]) for name, info in listed.items()}
            new = [each for each in workers if each not in self._workers | self._refused]
            if new:
                found = self._client.run(program_version, workers=new, on_error="return")
                for worker in new:
                    answer = found.get(worker)
                    if answer == program_version():
                        continue
                    self._refused[worker] = (
                        other_version_text(answer, program_version())
                        if isinstance(answer, str)
                        else tr("the program cannot be loaded there ({error})", error=answer)
                    )
        except (OSError, RuntimeError, TimeoutError, KeyError):
            self._check_scheduler()
            return
        self._workers = {n: k for n, k in workers.items() if n not in self._refused}

    def _check_scheduler(self) -> None:
        """Raise :class:`PoolLostError` if there is no connection to the scheduler."""
        if self._client.status not in ("running", "connecting"):
            raise PoolLostError(tr(LOST_TEXT))
        if self._client.status == "connecting" and monotonic() - self._last_seen > CONNECT_SECONDS:
            raise PoolLostError(tr(LOST_TEXT))


class WorkerRefusedError(CubewrightError):
    """A worker that cannot search a problem as this machine does."""

    def __init__(self, worker: str, reason: str) -> None:
        super().__init__(f"{worker}: {reason}")
        self.worker, self.reason = worker, reason

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.worker, self.reason)


def program_version() -> str:
    """Return the version of the program where this is called; a worker's, if it calls it."""
    try:
        return version("cubewright")
    except PackageNotFoundError:
        return "unknown"


def search_batch(
    problem: ClusterProblem, orders: Sequence[WorkOrder], seconds: float
) -> BatchResult:
    """Search a batch on a worker.

    Raises:
        WorkerRefusedError: this worker has another version.

    """
    try:
        return run_batch(problem, orders, seconds, program_version())
    except OtherVersionError as error:
        from distributed import get_worker

        raise WorkerRefusedError(get_worker().address, str(error)) from error
