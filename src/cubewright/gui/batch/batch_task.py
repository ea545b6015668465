"""The background task of a batch: read figures, solve them, and report on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from cubewright.formats.batch import BatchRow
from cubewright.gui.worker import Job
from cubewright.presenter.search import batch_run as solving
from cubewright.presenter.search.batch_run import Solved, TakingApart
from cubewright.presenter.taking_apart.file_rules import FileRules
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.report import Progressed
from cubewright.solver.request import ClusterAddress


@dataclass(frozen=True)
class RowsRead:
    """More figures to solve."""

    rows: tuple[BatchRow, ...]


@dataclass(frozen=True)
class RowsAnswered:
    """The results of the next figures."""

    found: tuple[Solved, ...]


@dataclass(frozen=True)
class RowProgressed:
    """The row being searched, and the fraction of its search that is done."""

    row: int
    fraction: float


@dataclass(frozen=True)
class ClusterProgressed:
    """How many of the rows a cluster was asked for are done, in whatever order.

    ``notes``: what has happened to its workers, a sentence each.
    """

    done: int
    notes: tuple[str, ...] = ()


Message = RowsRead | RowsAnswered | RowProgressed | ClusterProgressed


class BatchTask:
    """Read the figures that a source still has, then solve all from ``first`` on.

    ``cluster``: solve them there; None: one after the other on this computer. ``rules_of``
    returns the weights and groups of a figure's pieces, for taking its assemblies apart.
    """

    def __init__(
        self,
        rows: Sequence[BatchRow],
        first: int,
        source: Iterator[BatchRow],
        time_limit: float | None = None,
        cluster: ClusterAddress | None = None,
        rules_of: Callable[[BatchRow], PieceRules] | None = None,
    ) -> None:
        self._rows = list(rows)
        self._first = first
        self._source = source
        self._cluster = cluster
        self._rules_of = rules_of or FileRules()
        self.takes_apart = False
        """Whether the assemblies of the next figures are taken apart; may change like the limit."""
        self.time_limit = time_limit
        """Seconds after which the next figures are given up; None for no limit.

        The window may change it while the task runs.
        """

    @property
    def is_on_cluster(self) -> bool:
        """Whether a cluster solves the figures."""
        return self._cluster is not None

    def run(self, job: Job) -> None:
        """Read and solve; this is the background task."""
        for row in self._source:
            job.send(RowsRead((row,)))
            self._rows.append(row)
            if job.stopped:
                break  # the next task reads the rest of the same source
        job.flush()
        if self._cluster is not None:
            self._solve_there(self._cluster, job)
            return
        for number in range(self._first, len(self._rows)):
            if job.stopped or not self._solve(number, job):
                break

    def _solve_there(self, cluster: ClusterAddress, job: Job) -> None:
        """Solve the figures on a cluster.

        Raises:
            CubewrightError: the cluster cannot be used, or cannot be reached any more.

        """
        rows = self._rows[self._first :]
        notes: list[str] = []
        shown = 0

        def show_done(done: int) -> None:
            nonlocal shown
            if job.is_due or len(notes) > shown:
                shown = len(notes)
                job.send(ClusterProgressed(done, tuple(notes)))

        # The choices are those of the window when a figure is sent.
        tasks = (self._task(row) for row in rows)
        found = solving.solved_on_cluster(
            tasks, len(rows), cluster, job, show_done, on_note=notes.append
        )
        for each in found:
            job.send(RowsAnswered((each,)))

    def _solve(self, number: int, job: Job) -> bool:
        """Solve one figure; return whether it was answered before the task was stopped."""

        def show_progress(progress: Progressed) -> None:
            if job.is_due:
                job.send(RowProgressed(number, progress.fraction))

        task = self._task(self._rows[number])
        found = solving.solved(task, job, show_progress)
        if found is None or (job.stopped and _may_be_cut_short(found)):
            return False
        job.send(RowsAnswered((found,)))
        return True

    def _task(self, row: BatchRow) -> solving.BatchTask:
        asked = None
        if self.takes_apart and row.puzzle is not None:
            asked = TakingApart(self._rules_of(row))
        return solving.BatchTask(row.puzzle, self.time_limit, asked)


def _may_be_cut_short(found: Solved) -> bool:
    """Whether an analysis was stopped, so that the figure is solved again."""
    return found.levels is not None and not found.levels.is_complete


def merge_messages(messages: list[Message]) -> list[Message]:
    """Merge messages of a kind that follow each other: the table then changes once for each."""
    merged: list[Message] = []
    rows: list[BatchRow] = []
    found: list[Solved] = []
    progress: RowProgressed | ClusterProgressed | None = None
    for message in messages:
        if isinstance(message, RowsRead):
            rows.extend(message.rows)
        elif isinstance(message, RowsAnswered):
            found.extend(message.found)
        else:
            progress = message
    # All figures are read before the first one is solved, so this order is correct.
    if rows:
        merged.append(RowsRead(tuple(rows)))
    if found:
        merged.append(RowsAnswered(tuple(found)))
    if progress is not None:
        merged.append(progress)
    return merged
