"""A pool of workers: functions are called on them, and their results come back.

The workers belong to a cluster (:mod:`cubewright.solver.cluster.dask_pool`) or are
processes of this machine (:mod:`cubewright.solver.cluster.process_pool`). For many
independent tasks, such as the figures of a batch or the choices of a
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
    """The connection to the workers was lost; the results so far are kept."""


class OtherVersionError(CubewrightError):
    """The worker has another version of the program, or prepares another search."""


class Done(NamedTuple):
    """The result of the call with a number, which came from :meth:`Pool.send`."""

    number: int
    result: Any


class Pool(Protocol):
    """Workers that call functions. A call has exactly one result, even if workers are lost."""

    @property
    def slots(self) -> int:
        """The number of calls that run in parallel, at least 1."""
        ...

    @property
    def notes(self) -> Sequence[str]:
        """Messages about workers, a sentence each, such as one that was refused."""
        ...

    def send(self, number: int, function: Callable[..., Any], *arguments: Any) -> None:
        """Queue ``function(*arguments, control)``; the function must belong to a module.

        The worker adds the :class:`~cubewright.solver.search.control.Control`, which is
        stopped when the result is no longer needed. A call is repeated if its worker
        is lost, so the function must have no side effects.

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
        """Cancel the unfinished calls, and release the workers."""
        ...


def failure_of(error: BaseException) -> PoolLostError:
    """Return the error for a call that failed on its worker."""
    if isinstance(error, PoolLostError):
        return error
    return PoolLostError(tr("a worker failed: {error}", error=f"{type(error).__name__}: {error}"))
