"""The workers of a Dask cluster as a pool, by the library ``distributed``."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from time import monotonic, sleep
from typing import Any

from cubewright.errors import CubewrightError
from cubewright.solver.cluster.pool import Done, PoolLostError
from cubewright.solver.cluster.work import (
    BatchResult,
    ClusterProblem,
    OtherVersionError,
    WorkOrder,
    run_batch,
)
from cubewright.solver.request import LOCAL_CLUSTER, ClusterAddress

CONNECT_SECONDS, WORKERS_SECONDS = 10, 60
"""How long to wait for the scheduler, and for the first worker."""
ROUNDS_SECONDS = 2.0
"""How often the number of workers is asked for."""
POLL_SECONDS = 0.002
MAX_TRIES = 20
"""A batch that has ended its worker this many times is not sent again."""
LOST_TEXT = "the scheduler of the cluster cannot be reached any more; what was found is kept"


def open_pool(address: ClusterAddress) -> DaskPool:
    """Connect to a cluster, or start one on this machine.

    Raises:
        CubewrightError: ``distributed`` is not installed, the scheduler cannot be
            reached, or it has no workers.

    """
    try:
        from distributed import Client, LocalCluster
        from distributed.security import Security
    except ImportError as error:
        raise CubewrightError(
            "searching on a cluster needs the package 'distributed'; install it with: "
            "pip install 'cubewright[cluster]'"
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
    except (OSError, TimeoutError, ValueError) as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise CubewrightError(
            f"no scheduler of a cluster answers at {address.address} ({reason}); start one with: "
            "dask scheduler"
        ) from error
    pool = DaskPool(client, cluster)
    try:
        pool.wait_for_workers(address)
    except CubewrightError:
        pool.close()
        raise
    return pool


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
        return [f"{worker} was refused: {why}" for worker, why in self._refused.items()]

    @property
    def slots(self) -> int:
        now = monotonic()
        if now - self._asked_at >= ROUNDS_SECONDS:
            self._ask_for_workers()
            self._asked_at = now
        return max(1, sum(self._workers.values()))

    def wait_for_workers(self, address: ClusterAddress) -> None:
        """Wait for the first worker that may be used.

        Raises:
            CubewrightError: there is none after :data:`WORKERS_SECONDS`, or only ones
                of other versions.

        """
        until = monotonic() + WORKERS_SECONDS
        while monotonic() < until:
            self._ask_for_workers()
            if self._workers:
                return
            if self._refused:
                raise CubewrightError(f"no worker can be used: {'; '.join(self.notes)}")
            sleep(0.1)
        raise CubewrightError(
            f"the scheduler at {address.address} has no workers; start one with: "
            f"dask worker {address.address}"
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
            raise PoolLostError(LOST_TEXT) from error
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
                raise PoolLostError(LOST_TEXT) from error
        if future.status != "error":  # cancelled or lost: by the loss of the scheduler
            self._check_scheduler()
            self._again(number, problem, orders, seconds, tries)
            return None
        failure = future.exception()
        if isinstance(failure, WorkerRefusedError):
            self._refused[failure.worker] = failure.reason
            self._workers.pop(failure.worker, None)
            if not self._workers:
                raise PoolLostError(f"no worker can be used: {'; '.join(self.notes)}")
        elif not isinstance(failure, KilledWorker):
            raise PoolLostError(
                f"a worker failed: {type(failure).__name__}: {failure}"
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
                f"{MAX_TRIES} workers ended while they searched the same part; what was found is "
                "kept"
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
                        f"it has version {answer} of the program, and {program_version()} is needed"
                        if isinstance(answer, str)
                        else f"the program cannot be loaded there ({answer})"
                    )
        except (OSError, RuntimeError, TimeoutError, KeyError):
            self._check_scheduler()
            return
        self._workers = {n: k for n, k in workers.items() if n not in self._refused}

    def _check_scheduler(self) -> None:
        """Raise :class:`PoolLostError` if there is no connection to the scheduler."""
        if self._client.status not in ("running", "connecting"):
            raise PoolLostError(LOST_TEXT)
        if self._client.status == "connecting" and monotonic() - self._last_seen > CONNECT_SECONDS:
            raise PoolLostError(LOST_TEXT)


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
