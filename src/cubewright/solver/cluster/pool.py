"""A pool of workers: functions are called on them, and their results come back.

The workers are those of a cluster (:mod:`cubewright.solver.cluster.dask_pool`) or
processes of this machine (:mod:`cubewright.solver.cluster.process_pool`). For many tasks
that do not depend on each other, such as the figures of a batch or the choices of a
design, use :func:`cubewright.solver.cluster.ordered_map.ordered_map`, which returns
their results in order. A search of one puzzle is divided by
:class:`cubewright.solver.cluster.cluster_search.ClusterSearch`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from cubewright.errors import CubewrightError
from cubewright.translation import tr


class PoolLostError(CubewrightError):
    """The workers cannot be reached any more; what was found is kept."""


class OtherVersionError(CubewrightError):
    """The worker has another version of the program, or prepares another search."""


class Done(NamedTuple):
    """The result of the call with a number, which came from :meth:`Pool.send`."""

    number: int
    result: Any


class Pool(Protocol):
    """Workers that call functions. A call has exactly one result, whatever workers do."""

    @property
    def slots(self) -> int:
        """The number of calls that run at the same time, at least 1."""
        ...

    @property
    def notes(self) -> Sequence[str]:
        """What happened to workers, a sentence each, such as one that was refused."""
        ...

    def send(self, number: int, function: Callable[..., Any], *arguments: Any) -> None:
        """Queue ``function(*arguments, control)``; the function must belong to a module.

        The worker adds the :class:`~cubewright.solver.search.control.Control`, which is
        stopped when nobody waits for the result any more. A call is repeated if its worker
        is lost, so the function must not change anything outside.

        Raises:
            PoolLostError: the workers cannot be reached.

        """
        ...

    def receive(self, seconds: float) -> list[Done]:
        """Return the results that have arrived; wait for one at most ``seconds``.

        Raises:
            PoolLostError: the workers cannot be reached, or a call failed.

        """
        ...

    def close(self) -> None:
        """Forget the calls that are not finished, and release the workers."""
        ...


def failure_of(error: BaseException) -> PoolLostError:
    """Return the error for a call that failed on its worker."""
    return PoolLostError(tr("a worker failed: {error}", error=f"{type(error).__name__}: {error}"))
