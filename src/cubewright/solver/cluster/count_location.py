"""The choice whether a frontier count runs on this machine or, in parts, on a cluster.

The count is divided if it needs too much memory here. It is also divided if it is likely to take
long, and enough workers are faster together than this machine: all parts together take several
times the work of the whole count.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cubewright.errors import CubewrightError
from cubewright.solver.counting.frontier_problem import FrontierState
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import COUNTED_PARTS, Checkpoint, Progressed
from cubewright.solver.request import ClusterAddress
from cubewright.solver.search.control import Control
from cubewright.translation import tr

if TYPE_CHECKING:
    from cubewright.solver.cluster.cluster_count import ClusterCount
    from cubewright.solver.counting.frontier_count import FrontierCount

MIN_SECONDS = 10.0
"""The expected remaining time below which a count is not divided."""
MIN_SPEEDUP = 1.3
"""The factor by which the workers must be faster than this machine."""


class CountLocation:
    """The choice for one count, made once; ``address`` is None without a cluster.

    ``checkpoint`` is the checkpoint of a search whose count may have been divided.
    """

    def __init__(
        self,
        address: ClusterAddress | None,
        control: Control,
        checkpoint: Checkpoint | None = None,
    ) -> None:
        self._address, self._control = address, control
        self._saved = None if checkpoint is None else checkpoint.state.get(COUNTED_PARTS)
        self._divided: ClusterCount | None = None
        self._here: FrontierCount | None = None
        self._messages: tuple[str, ...] = ()
        self._notes: list[str] = []
        self._seen = [0, 0]
        """The numbers of the search's and of the count's notes included so far."""
        self._is_decided = address is None

    def choose_count(
        self, count: FrontierCount | ClusterCount, cover: CoverProblem, search_left: float
    ) -> FrontierCount | ClusterCount:
        """Return the count to continue: ``count``, or a new count on the cluster.

        ``search_left`` is the number of seconds that a search still needs on the cluster.
        """
        if self._divided is not None and count is self._divided:
            return self._compared(self._divided)
        if (
            self._is_decided
            or search_left < MIN_SECONDS
            or self._seconds_left(count) <= MIN_SECONDS
        ):
            return count
        self._is_decided = True
        from cubewright.solver.cluster.cluster_count import ClusterCount
        from cubewright.solver.cluster.dask_connection import open_pool
        from cubewright.solver.counting.frontier_count import FrontierCount

        if self._address is None or not isinstance(count, FrontierCount):
            return count
        try:
            pool = open_pool(self._address, lambda: self._control.stopped)
        except CubewrightError as error:
            if count.state is FrontierState.RUNNING:
                self._add_message(tr("The count runs on this computer: {reason}", reason=error))
            return count
        if pool is None:
            return count
        self._here = count
        self._divided = ClusterCount(
            cover,
            pool,
            spent=(count.seconds, count.cpu_seconds),
            pace=count.pace,
            saved=self._saved,
        )
        return self._divided

    @staticmethod
    def _seconds_left(count: FrontierCount | ClusterCount) -> float:
        """Return a count's remaining seconds: infinity if it was given up, 0 if not estimated.

        A count without an estimate is not compared.
        """
        if count.state is FrontierState.GIVEN_UP:
            return float("inf")
        total = count.total_seconds
        return 0.0 if total is None else total.likely - count.seconds

    def _compared(self, divided: ClusterCount) -> FrontierCount | ClusterCount:
        here = self._here
        if here is None or not (divided.is_prepared or divided.state is FrontierState.GIVEN_UP):
            return divided
        self._here = None
        if divided.lost:
            if here.state is FrontierState.GIVEN_UP:
                return divided  # the search uses the same workers, and reports this
            self._add_message(tr("The count runs on this computer: {reason}", reason=divided.lost))
            return here
        if divided.state is FrontierState.GIVEN_UP:
            if here.state is FrontierState.GIVEN_UP:
                self._add_message(
                    tr("The count needs too much memory even in parts. The search continues.")
                )
                return divided
        elif here.state is FrontierState.GIVEN_UP:
            self._add_message(
                tr(
                    "The count needs too much memory for one computer. The workers count in parts "
                    "({parts:,}).",
                    parts=divided.parts_left,
                )
            )
            return divided
        elif MIN_SPEEDUP * self._seconds_left(divided) < self._seconds_left(here):
            self._add_message(
                tr("The workers count in parts ({parts:,}).", parts=divided.parts_left)
            )
            return divided
        self._add_message(
            tr(
                "The count runs on this computer. Counting in parts on the workers would not be "
                "faster."
            )
        )
        divided.close()
        return here

    def _add_message(self, message: str) -> None:
        self._messages += (message,)

    def with_notes(
        self, progress: Progressed, finished: FrontierCount | ClusterCount | None = None
    ) -> Progressed:
        """Return the report with notes on workers and on where the count ran.

        ``finished`` is the count that gave the result.
        """
        if self._address is None:
            return progress
        if finished is not None and not self._is_decided:
            self._add_message(tr("Counted on this computer, because that took only a short time."))
        of_count = () if self._divided is None else self._divided.notes
        for index, notes in enumerate((progress.notes, of_count)):
            # Both connections report the same workers.
            new = notes[self._seen[index] :]
            self._notes += [note for note in new if note not in self._notes]
            self._seen[index] = max(self._seen[index], len(notes))
        return replace(progress, notes=tuple(self._notes), messages=self._messages)

    def with_saved_parts(self, checkpoint: Checkpoint) -> Checkpoint:
        """Return a checkpoint that also contains the finished parts."""
        parts = self._saved
        divided = self._divided
        if divided is not None and (divided.lost or divided.state is not FrontierState.GIVEN_UP):
            parts = divided.parts_state() or parts
        if parts is None:
            return checkpoint
        return replace(checkpoint, state={**checkpoint.state, COUNTED_PARTS: parts})

    def close(self) -> None:
        """Release the workers, if there are any."""
        if self._divided is not None:
            self._divided.close()
