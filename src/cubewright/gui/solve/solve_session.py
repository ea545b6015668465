"""Solve in the background: start, pause, resume, stop, and a signal for each kind of report."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import partial

import numpy as np
from PySide6.QtCore import QObject, Signal, Slot

from cubewright.gui.worker import Job, Worker
from cubewright.presenter.files.kept_search import WriteFailure
from cubewright.solver.report import (
    Checkpoint,
    CheckpointReached,
    Finished,
    Prepared,
    Preparing,
    Progressed,
    Report,
    SolutionsFound,
)
from cubewright.solver.request import SolveRequest
from cubewright.solver.search.control import Control
from cubewright.solver.solve import solve

Solver = Callable[[SolveRequest, Control], Iterator[Report | WriteFailure]]
"""A function that answers a request, such as :func:`~cubewright.solver.solve.solve`."""


def run_solve(solver: Solver, request: SolveRequest, job: Job) -> Finished | None:
    """Send the reports of a solver; return the final report."""
    finished = None
    for report in solver(request, job):
        if isinstance(report, Finished):
            finished = report
            continue
        job.send(report)
        if isinstance(report, Prepared):
            job.flush()
    return finished


def merge_reports(reports: list[Report | WriteFailure]) -> list[Report | WriteFailure]:
    """Merge reports: the rows of all solutions into one array, and only the latest progress."""
    preparing = prepared = progressed = checkpoint = not_kept = None
    rows = []
    for report in reports:
        if isinstance(report, SolutionsFound):
            rows.append(report.rows)
        elif isinstance(report, Progressed):
            progressed = report
        elif isinstance(report, Preparing):
            preparing = report
        elif isinstance(report, Prepared):
            prepared = report
        elif isinstance(report, CheckpointReached):
            checkpoint = report
        elif isinstance(report, WriteFailure):
            not_kept = report
    found = SolutionsFound(np.concatenate(rows)) if rows else None
    merged = (preparing, prepared, found, progressed, checkpoint, not_kept)
    return [report for report in merged if report is not None]


class SolveState(Enum):
    """The state of a session."""

    IDLE = "idle"
    RUNNING = "running"
    PAUSED = "paused"


class SolveSession(QObject):
    """A session with at most one running search.

    A request is a snapshot, so the figure may be edited while it is solved. The signals of a search
    come in this order: ``preparing``, ``prepared``, then any number of ``solutions_found`` and
    ``progressed``, then ``finished`` or ``failed``. The state is already ``IDLE`` when ``finished``
    or ``failed`` is emitted. Reports of an older request are ignored.
    """

    state_changed = Signal(object)
    """The new :class:`SolveState`."""
    preparing = Signal(float)
    """The finished fraction of the preparation, 0 to 1; for large puzzles only."""
    prepared = Signal(object)
    """The :class:`CoverProblem` that the rows of this search refer to."""
    handed_over = Signal(str)
    """A sentence about the engine that replaces the chosen one; emitted before ``prepared``."""
    solutions_found = Signal(object)
    """Rows of new solutions, ``(k, pieces)`` option ids."""
    progressed = Signal(object)
    """The latest :class:`Progressed`."""
    reached = Signal(object)
    """The requested :class:`Checkpoint`; all solutions before it have been emitted."""
    not_kept = Signal(str)
    """The reason why the project file cannot be written; a running search has been paused."""
    not_copied = Signal(str)
    """The reason why no recovery copy can be written."""
    finished = Signal(object)
    """The :class:`Finished` report with the outcome and the final counts."""
    failed = Signal(object)
    """The :class:`CubewrightError` that ended or prevented the search."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = SolveState.IDLE
        self._checkpoint: Checkpoint | None = None
        """The last reported checkpoint."""
        self.worker = Worker(self, merge=merge_reports)
        self.worker.received.connect(self._on_received)
        self.worker.ended.connect(self._on_ended)
        self.worker.finished.connect(self._on_finished)
        self.worker.failed.connect(self.failed)

    @property
    def state(self) -> SolveState:
        return self._state

    @property
    def is_paused_for_checkpoint(self) -> bool:
        """Whether a running search waits after :meth:`pause_for_checkpoint`."""
        job = self.worker.job
        return job is not None and job.paused and self._state is SolveState.RUNNING

    def start(self, request: SolveRequest, solver: Solver = solve) -> None:
        """Solve a request; stop a search that is still running and ignore its reports."""
        self.worker.start(partial(run_solve, solver, request))
        self._set_state(SolveState.RUNNING)

    def pause(self) -> None:
        """Pause a running search."""
        job = self.worker.job
        # A stopped search must never block.
        if self._state is SolveState.RUNNING and job is not None and not job.stopped:
            job.pause()
            self._set_state(SolveState.PAUSED)

    def resume(self) -> None:
        """Continue a paused search."""
        job = self.worker.job
        if self._state is SolveState.PAUSED and job is not None:
            job.resume()
            self._set_state(SolveState.RUNNING)

    def stop(self) -> None:
        """End the search; ``finished`` follows with its results."""
        self.worker.stop()

    def request_checkpoint(self) -> None:
        """Ask a running or paused search for a checkpoint; ``reached`` follows."""
        if self.worker.job is not None:
            self.worker.job.request_checkpoint()

    def pause_for_checkpoint(self) -> Checkpoint | None:
        """Pause a search and return its checkpoint, after its reports; None if it has ended.

        The state does not change. Call :meth:`continue_after_checkpoint` next, which continues the
        search unless the user had paused it.
        """
        job, self._checkpoint = self.worker.job, None
        if job is None:
            return None
        job.pause()
        job.request_checkpoint()
        return self._checkpoint if self.worker.wait_for_pause() else None

    def continue_after_checkpoint(self) -> None:
        """Continue a search after :meth:`pause_for_checkpoint`, unless the user has paused it."""
        job = self.worker.job
        if job is not None and self._state is SolveState.RUNNING:
            job.resume()

    def end(self) -> None:
        """Stop the search, wait for its end and deliver its last reports."""
        self.worker.stop()
        self.worker.wait()

    def close(self) -> None:
        """Stop everything and wait for the threads; no more signals follow."""
        self.worker.close()
        self._set_state(SolveState.IDLE)

    def _set_state(self, state: SolveState) -> None:
        if state is SolveState.IDLE:
            self._checkpoint = None
        if state is not self._state:
            self._state = state
            self.state_changed.emit(state)

    @Slot(object)
    def _on_received(self, report: Report | WriteFailure) -> None:
        if isinstance(report, Preparing):
            self.preparing.emit(report.fraction)
        elif isinstance(report, Prepared):
            if report.handed_over:
                self.handed_over.emit(report.handed_over)
            self.prepared.emit(report.cover)
        elif isinstance(report, SolutionsFound):
            self.solutions_found.emit(report.rows)
        elif isinstance(report, Progressed):
            self.progressed.emit(report)
        elif isinstance(report, CheckpointReached):
            self._checkpoint = report.checkpoint
            self.reached.emit(report.checkpoint)
        elif isinstance(report, WriteFailure) and report.is_copy:
            self.not_copied.emit(str(report.error))
        elif isinstance(report, WriteFailure):
            job = self.worker.job
            if self._state is SolveState.RUNNING and job is not None and job.paused:
                self._set_state(SolveState.PAUSED)
            self.not_kept.emit(str(report.error))

    @Slot()
    def _on_ended(self) -> None:
        self._set_state(SolveState.IDLE)

    @Slot(object)
    def _on_finished(self, finished: Finished | None) -> None:
        if finished is not None:
            self.finished.emit(finished)
