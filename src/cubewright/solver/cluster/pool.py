"""What a search needs of a cluster: send batches, and receive their results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from cubewright.errors import CubewrightError
from cubewright.solver.cluster.work import BatchResult, ClusterProblem, WorkOrder


class PoolLostError(CubewrightError):
    """The cluster cannot be reached any more; what was found is kept."""


class Done(NamedTuple):
    """The result of the batch with a number, which came from :meth:`Pool.send`."""

    number: int
    result: BatchResult


class Pool(Protocol):
    """Workers that search batches. A batch has exactly one result, whatever workers do."""

    @property
    def slots(self) -> int:
        """The number of batches that are searched at the same time, at least 1."""
        ...

    @property
    def notes(self) -> Sequence[str]:
        """What happened to workers, a sentence each, such as one that was refused."""
        ...

    def send(
        self, number: int, problem: ClusterProblem, orders: Sequence[WorkOrder], seconds: float
    ) -> None:
        """Queue a batch.

        Raises:
            PoolLostError: the cluster cannot be reached.

        """
        ...

    def receive(self, seconds: float) -> list[Done]:
        """Return the results that have arrived; wait for one at most ``seconds``.

        Raises:
            PoolLostError: the cluster cannot be reached, or cannot search a batch.

        """
        ...

    def close(self) -> None:
        """Forget the batches that are not finished, and release the connection."""
        ...
