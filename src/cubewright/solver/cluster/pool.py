"""A pool of workers that call functions and return the results.

The workers belong to a cluster (:mod:`cubewright.solver.cluster.dask_pool`) or are processes of
this machine (:mod:`cubewright.solver.cluster.process_pool`). For many independent tasks, such as
the figures of a batch or the choices of a design, use
:func:`cubewright.solver.cluster.ordered_map.ordered_map`, which returns the results in order.
:class:`cubewright.solver.cluster.cluster_search.ClusterSearch` divides a search of one puzzle.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from cubewright.errors import CubewrightError
from cubewright.translation import tr


class PoolLostError(CubewrightError):
    """The connection to the workers was lost; the results so far are kept."""


class OtherVersionError(CubewrightError):
    """The worker uses another version of the program, or prepares another search."""


class Done(NamedTuple):
    """The result of a call; ``number`` identifies it, as given to :meth:`Pool.send`."""

    number: int
    result: Any


class Pool(Protocol):
    """Workers that call functions. Each call returns one result, even if workers are lost."""

    @property
    def slots(self) -> int:
        """The number of calls that run in parallel, at least 1."""
        ...

    @property
    def notes(self) -> Sequence[str]:
        """Messages about workers, such as a refusal; each is a sentence."""
        ...

    def send(self, number: int, function: Callable[..., Any], *arguments: Any) -> None:
        """Queue ``function(*arguments, control)``; the function must belong to a module.

        The worker adds the :class:`~cubewright.solver.search.control.Control`, which stops when the
        result is no longer needed. A call is repeated if its worker is lost, so the function must
        have no side effects.

        Raises:
            PoolLostError: the workers cannot be reached.
        """
        ...

    def receive(self, seconds: float) -> list[Done]:
        """Return the results that have arrived; wait for the first at most ``seconds``.

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
