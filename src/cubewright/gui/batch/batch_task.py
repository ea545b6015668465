"""The background task of a batch: read figures, solve them, and report results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from cubewright.formats.batch import BatchRow
from cubewright.gui.worker import Job
from cubewright.presenter.search import batch_run as solving
from cubewright.presenter.search.batch_run import DisassemblyOptions, TaskResult
from cubewright.presenter.taking_apart.file_rules import FileRules
from cubewright.solver.disassembly.assembly import PieceRules
from cubewright.solver.report import Progressed
from cubewright.solver.request import ClusterAddress


@dataclass(frozen=True)
class RowsRead:
    """Figures read from the source."""

    rows: tuple[BatchRow, ...]


@dataclass(frozen=True)
class RowsAnswered:
    """Results of consecutive figures."""

    found: tuple[TaskResult, ...]


@dataclass(frozen=True)
class RowProgressed:
    """The progress of the row that is being searched, as a fraction from 0 to 1."""

    row: int
    fraction: float


@dataclass(frozen=True)
class ClusterProgressed:
    """The number of rows that a cluster has solved; it solves the rows in any order.

    ``notes`` contains one sentence for each event on a worker.
    """

    done: int
    notes: tuple[str, ...] = ()


Message = RowsRead | RowsAnswered | RowProgressed | ClusterProgressed


class BatchTask:
    """Read the remaining figures of ``source``, then solve all figures from ``first`` on.

    ``cluster`` solves the figures; None solves them one after another on this computer.
    ``rules_of`` returns the weights and groups of a figure's pieces, which disassembly needs.
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
        """Whether to disassemble the next figures' assemblies; may change while the task runs."""
        self.time_limit = time_limit
        """The time limit of the next figures in seconds; None for no limit.

        The window may change it while the task runs.
        """

    @property
    def is_on_cluster(self) -> bool:
        return self._cluster is not None

    def run(self, job: Job) -> None:
        """Read and solve the figures; called in the background thread."""
        for row in self._source:
            job.send(RowsRead((row,)))
            self._rows.append(row)
            if job.stopped:
                break  # the next task reads the remaining figures of the source
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
            CubewrightError: the cluster cannot be used, or the connection to it is lost.
        """
        rows = self._rows[self._first :]
        notes: list[str] = []
        shown = 0

        def show_done(done: int) -> None:
            nonlocal shown
            if job.is_due or len(notes) > shown:
                shown = len(notes)
                job.send(ClusterProgressed(done, tuple(notes)))

        # Each figure is sent with the choices that the window has when it is sent.
        tasks = (self._task(row) for row in rows)
        found = solving.solve_on_cluster(
            tasks, len(rows), cluster, job, show_done, on_note=notes.append
        )
        for each in found:
            job.send(RowsAnswered((each,)))

    def _solve(self, number: int, job: Job) -> bool:
        """Solve one figure; return False if the task was stopped before the figure was solved."""

        def show_progress(progress: Progressed) -> None:
            if job.is_due:
                job.send(RowProgressed(number, progress.fraction))

        task = self._task(self._rows[number])
        found = solving.solve_task(task, job, show_progress)
        if found is None or (job.stopped and _may_be_cut_short(found)):
            return False
        job.send(RowsAnswered((found,)))
        return True

    def _task(self, row: BatchRow) -> solving.BatchTask:
        asked = None
        if self.takes_apart and row.puzzle is not None:
            asked = DisassemblyOptions(self._rules_of(row))
        return solving.BatchTask(row.puzzle, self.time_limit, asked)


def _may_be_cut_short(found: TaskResult) -> bool:
    """Return whether the analysis was stopped, so that the figure must be solved again."""
    return found.levels is not None and not found.levels.is_complete


def merge_messages(messages: list[Message]) -> list[Message]:
    """Merge consecutive messages of one kind, so that the table changes once for each kind."""
    merged: list[Message] = []
    rows: list[BatchRow] = []
    found: list[TaskResult] = []
    progress: RowProgressed | ClusterProgressed | None = None
    for message in messages:
        if isinstance(message, RowsRead):
            rows.extend(message.rows)
        elif isinstance(message, RowsAnswered):
            found.extend(message.found)
        else:
            progress = message
    # All figures are read before the first one is solved, so this order is right.
    if rows:
        merged.append(RowsRead(tuple(rows)))
    if found:
        merged.append(RowsAnswered(tuple(found)))
    if progress is not None:
        merged.append(progress)
    return merged
