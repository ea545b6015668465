"""Connections to a Dask cluster, which may run on this machine, with ``distributed``."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock, Thread
from typing import Any, ClassVar

from cubewright.errors import CubewrightError
from cubewright.solver.cluster.dask_pool import CONNECT_SECONDS, WAIT_SECONDS, DaskPool
from cubewright.solver.request import INSTALL_COMMAND, LOCAL_CLUSTER, ClusterAddress
from cubewright.translation import tr

WITHOUT_MONITORS = {
    "distributed.worker.profile.enabled": False,
    "distributed.worker.memory.monitor-interval": "1s",
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.tick.cycle": "10s",
    "distributed.admin.system-monitor.interval": "10s",
    "distributed.admin.system-monitor.disk": False,
    "distributed.admin.system-monitor.gil.enabled": False,
    "distributed.scheduler.active-memory-manager.start": False,
}
"""Settings of Dask for a cluster on this machine.

Without them, Dask's monitors take a tenth of a processor from two workers.
"""


def open_pool(
    address: ClusterAddress, is_stopped: Callable[[], bool] = lambda: False
) -> DaskPool | None:
    """Connect to a cluster, or start one on this machine; return None if stopped.

    ``is_stopped`` is called until the connection exists. A connection that is made after a stop is
    closed in the background.

    Raises:
        CubewrightError: ``distributed`` is not installed, or the scheduler cannot be
            reached or has no workers.
    """
    opening = _Opening(address)
    opening.start()
    while opening.is_alive() and not is_stopped():
        opening.join(WAIT_SECONDS)
    pool = opening.take_pool()
    if pool is None:
        return None
    is_ready = False
    try:
        is_ready = pool.wait_for_workers(address, is_stopped)
    finally:
        if not is_ready:
            pool.close()
    return pool if is_ready else None


class _LocalShare:
    """One use of the cluster on this machine; the cluster ends when its last use ends.

    A divided count can thus use the workers of the search that it replaces.
    """

    _lock = Lock()
    _running: ClassVar[dict[ClusterAddress, tuple[Any, int]]] = {}
    """The clusters by address, with the number of uses."""

    def __init__(self, address: ClusterAddress, start: Callable[..., Any]) -> None:
        self._key = address
        with self._lock:
            cluster, shares = self._running.get(address, (None, 0))
            if cluster is None:
                cluster = local_cluster(address.workers, start)
            self._running[address] = cluster, shares + 1
        self.address: str = cluster.scheduler_address
        self._is_closed = False

    def close(self, timeout: float) -> None:
        """End this use; wait at most ``timeout`` seconds until the cluster ends."""
        with self._lock:
            if self._is_closed:
                return
            self._is_closed = True
            cluster, shares = self._running.pop(self._key)
            if shares > 1:
                self._running[self._key] = cluster, shares - 1
        if shares == 1:
            cluster.close(timeout=timeout)


class _Opening(Thread):
    """A thread that connects in the background, because a connection attempt cannot be stopped."""

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
        except Exception as error:  # take_pool raises it again
            self._error = error
            return
        with self._lock:
            self._pool = pool
            is_left = self._is_left
        if is_left:
            pool.close()

    def take_pool(self) -> DaskPool | None:
        """Return the pool if it is connected; otherwise close it when it connects."""
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
                command=INSTALL_COMMAND,
            )
        ) from error
    cluster: _LocalShare | None = None
    try:
        if address.address == LOCAL_CLUSTER:
            cluster = _LocalShare(address, LocalCluster)
            client = Client(cluster.address, timeout=CONNECT_SECONDS)
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
    except Exception as error:  # a server other than a scheduler may answer anything
        if cluster is not None:
            cluster.close(timeout=5)
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        if address.address == LOCAL_CLUSTER:
            raise CubewrightError(
                tr("the cluster on this computer did not start ({reason})", reason=reason)
            ) from error
        if isinstance(error, MemoryError):  # some other text was read as a length
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


def local_cluster(workers: int | None, start: Callable[..., Any]) -> Any:
    """Start a scheduler and workers on this machine with ``distributed.LocalCluster``.

    ``workers`` None means one for each processor.
    """
    import dask

    with dask.config.set(WITHOUT_MONITORS):
        return start(
            n_workers=workers,
            threads_per_worker=1,
            processes=True,
            dashboard_address="127.0.0.1:0",
            silence_logs=50,
            config=WITHOUT_MONITORS,
        )
