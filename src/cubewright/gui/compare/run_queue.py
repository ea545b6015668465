"""Runs one after the other, each with the whole machine to itself."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from cubewright.errors import CubewrightError
from cubewright.gui.solve.solve_session import SolveSession
from cubewright.solver.analysis.published import PublishedRun
from cubewright.solver.analysis.run import Run
from cubewright.solver.report import Finished, Progressed
from cubewright.solver.request import SolveRequest


@dataclass(frozen=True)
class Job:
    """A run to be done; ``limit_seconds`` of searching end it, ``program`` is whose run it is."""

    name: str
    request: SolveRequest
    limit_seconds: float | None = None
    program: PublishedRun | None = None


class RunQueue(QObject):
    """Does jobs in a thread of their own; the next begins when one has ended.

    Signals come in this order: for each job ``begun``, ``progressed`` any
    number of times, then ``ended`` or ``failed``; after the last ``over``.
    """

    begun = Signal(object)
    """The :class:`Job` that runs now."""
    progressed = Signal(object)
    """The latest :class:`Progressed` of that job."""
    ended = Signal(object, object)
    """The job and its :class:`Run`."""
    failed = Signal(object, object)
    """The job and the :class:`CubewrightError` that says why it cannot be run."""
    over = Signal()
    """Nothing is left to do."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = SolveSession(self)
        self.session.progressed.connect(self._on_progressed)
        self.session.finished.connect(self._on_finished)
        self.session.failed.connect(self._on_failed)
        self._waiting: deque[Job] = deque()
        self._job: Job | None = None
        self.count = 0
        """How many jobs there were when the queue was started."""

    @property
    def running(self) -> bool:
        """Whether a job runs."""
        return self._job is not None

    @property
    def place(self) -> int:
        """Which job runs, counted from 1."""
        return self.count - len(self._waiting)

    def start(self, jobs: Sequence[Job]) -> None:
        """Do these jobs; nothing where others are still being done."""
        if self.running or not jobs:
            return
        self._waiting = deque(jobs)
        self.count = len(jobs)
        self._next()

    def stop(self) -> None:
        """End the job that runs, which is still told of, and do no other."""
        self._waiting.clear()
        self.session.stop()

    def close(self) -> None:
        """End everything and wait for the thread; nothing more is heard."""
        self._waiting.clear()
        self._job = None
        self.session.close()

    def _next(self) -> None:
        if not self._waiting:
            self._job = None
            self.over.emit()
            return
        self._job = self._waiting.popleft()
        self.begun.emit(self._job)
        self.session.start(self._job.request)

    def _on_progressed(self, progress: Progressed) -> None:
        job = self._job
        if job is None:
            return
        self.progressed.emit(progress)
        if job.limit_seconds is not None and progress.seconds >= job.limit_seconds:
            self.session.stop()

    def _on_finished(self, finished: Finished) -> None:
        job = self._job
        if job is None:
            return
        run = Run.of(job.request, finished.outcome, finished.progress, job.name)
        self.ended.emit(job, run)
        self._next()

    def _on_failed(self, error: CubewrightError) -> None:
        if self._job is not None:
            self.failed.emit(self._job, error)
            self._next()
