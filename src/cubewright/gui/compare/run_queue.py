"""A queue that runs one search at a time, so that searches do not slow each other down."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

from cubewright.errors import CubewrightError
from cubewright.gui.solve.solve_session import SolveSession
from cubewright.solver.analysis.published import PublishedRun
from cubewright.solver.analysis.run import Run, median_run, needs_another
from cubewright.solver.report import Finished, Progressed
from cubewright.solver.request import SolveRequest


@dataclass(frozen=True)
class QueuedRun:
    """A run to perform, its time limit, and the published run that it repeats, if any."""

    name: str
    request: SolveRequest
    limit_seconds: float | None = None
    program: PublishedRun | None = None


class RunQueue(QObject):
    """Runs jobs in the background, one after another.

    A short job is repeated, and its run gets the median of the times. Each job emits ``started``,
    then ``progressed`` any number of times, then ``ended`` or ``failed``. The queue emits
    ``emptied`` after the last job.
    """

    started = Signal(object)
    """The :class:`QueuedRun` that starts."""
    progressed = Signal(object)
    """The latest :class:`Progressed` of the running job."""
    ended = Signal(object, object)
    """The job and its :class:`Run`."""
    failed = Signal(object, object)
    """The job and the :class:`CubewrightError` that it raised."""
    emptied = Signal()
    """Emitted when all jobs have ended."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = SolveSession(self)
        self.session.progressed.connect(self._on_progressed)
        self.session.finished.connect(self._on_finished)
        self.session.failed.connect(self._on_failed)
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.timeout.connect(self.session.stop)
        self._waiting: deque[QueuedRun] = deque()
        self._job: QueuedRun | None = None
        self._runs: list[Run] = []
        """The runs of the current job so far."""
        self._is_stopped = False
        self.count = 0
        """The number of jobs in total."""

    @property
    def running(self) -> bool:
        return self._job is not None

    @property
    def position(self) -> int:
        """The position of the running job, counted from 1."""
        return self.count - len(self._waiting)

    def start(self, jobs: Sequence[QueuedRun]) -> None:
        """Run these jobs; do nothing if a job is running."""
        if self.running or not jobs:
            return
        self._waiting, self._is_stopped = deque(jobs), False
        self.count = len(jobs)
        self._next()

    def stop(self) -> None:
        """Stop the running job, which is still reported, and skip the remaining jobs."""
        self._waiting.clear()
        self._is_stopped = True
        self.session.stop()

    def close(self) -> None:
        """Stop everything and wait for the thread; emit no more signals."""
        self._waiting.clear()
        self._limit.stop()
        self._job = None
        self.session.close()

    def _next(self) -> None:
        self._limit.stop()
        if not self._waiting:
            self._job, self._runs = None, []
            self.emptied.emit()
            return
        self._job, self._runs = self._waiting.popleft(), []
        self.started.emit(self._job)
        self._search(self._job)

    def _search(self, job: QueuedRun) -> None:
        self._limit.stop()
        if job.limit_seconds is not None:
            self._limit.start(round(1000 * job.limit_seconds))
        self.session.start(job.request)

    def _on_progressed(self, progress: Progressed) -> None:
        job = self._job
        if job is not None:
            self.progressed.emit(progress)

    def _on_finished(self, finished: Finished) -> None:
        job = self._job
        if job is None:
            return
        self._runs.append(Run.of(job.request, finished.outcome, finished.progress, job.name))
        if not self._is_stopped and needs_another(self._runs):
            self._search(job)
            return
        self.ended.emit(job, median_run(self._runs))
        self._next()

    def _on_failed(self, error: CubewrightError) -> None:
        if self._job is not None:
            self.failed.emit(self._job, error)
            self._next()
