"""The window's side of solving: start, pause, resume, stop, and signals of what is found."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal, Slot

from cubewright.errors import CubewrightError
from cubewright.gui.solve.solve_thread import SolveThread, Way
from cubewright.solver.report import (
    CheckpointReached,
    Finished,
    Prepared,
    Progressed,
    Report,
    SolutionsFound,
)
from cubewright.solver.request import SolveRequest


class SolveState(Enum):
    """What the session does at present."""

    IDLE = "idle"
    RUNNING = "running"
    PAUSED = "paused"


class SolveSession(QObject):
    """At most one running solve, and only its news.

    A request is a snapshot: the figure may be edited while it is solved.
    Signals come in the order of a solve: ``prepared``, then any number of
    ``solutions_found`` and ``progressed``, then ``finished`` or ``failed``.
    When the last two come, the state is ``IDLE`` already.
    """

    state_changed = Signal(object)
    """The new :class:`SolveState`."""
    prepared = Signal(object)
    """The :class:`CoverProblem` that the rows of this solve belong to."""
    solutions_found = Signal(object)
    """Rows of new solutions, a batch of any number."""
    progressed = Signal(object)
    """The latest :class:`Progressed`."""
    reached = Signal(object)
    """The :class:`Checkpoint` that was asked for: all before it has been told."""
    finished = Signal(object)
    """:class:`Finished`: why, and the last figures."""
    failed = Signal(object)
    """The :class:`CubewrightError` that says why nothing can be solved."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state = SolveState.IDLE
        self._number = 0
        self._threads: dict[int, SolveThread] = {}
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    @property
    def state(self) -> SolveState:
        """What the session does at present."""
        return self._state

    def start(self, request: SolveRequest, way: Way | None = None) -> None:
        """Solve a request; one that is still running is stopped and no longer heard of."""
        self._forget_current()
        thread = SolveThread(self._number, request, way=way)
        self._threads[self._number] = thread
        thread.reported.connect(self._on_reported)
        thread.failed.connect(self._on_failed)
        thread.finished.connect(self._on_thread_finished)
        thread.start()
        self._set_state(SolveState.RUNNING)

    def pause(self) -> None:
        """Let the search rest; nothing where none is running."""
        thread = self._current
        # Once stopped a search must not wait for anything any more.
        if self._state is SolveState.RUNNING and thread and not thread.control.stopped:
            thread.control.pause()
            self._set_state(SolveState.PAUSED)

    def resume(self) -> None:
        """Let a paused search go on."""
        if self._state is SolveState.PAUSED and self._current:
            self._current.control.resume()
            self._set_state(SolveState.RUNNING)

    def stop(self) -> None:
        """End the search; ``finished`` follows, with what it has found."""
        if self._current:
            self._current.control.stop()

    def request_checkpoint(self) -> None:
        """Have it told where a running or a resting search stands; ``reached`` follows."""
        if self._current:
            self._current.control.request_checkpoint()

    def end(self) -> None:
        """Stop, wait until the search has ended, and tell the rest of its news."""
        thread = self._current
        if thread is not None:
            thread.control.stop()
            thread.wait()
            QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall.value)

    @Slot()
    def close(self) -> None:
        """End every thread and wait until the last one has ended; nothing more is heard."""
        self._forget_current()
        for thread in self._threads.values():
            thread.wait()
        self._threads.clear()
        self._set_state(SolveState.IDLE)

    @property
    def _current(self) -> SolveThread | None:
        return self._threads.get(self._number)

    def _forget_current(self) -> None:
        """Stop what is running, and take all that it still says for late news."""
        for thread in self._threads.values():
            thread.control.stop()
        self._number += 1

    def _set_state(self, state: SolveState) -> None:
        if state is not self._state:
            self._state = state
            self.state_changed.emit(state)

    @Slot(int, object)
    def _on_reported(self, number: int, reports: list[Report]) -> None:
        for report in reports:
            # A listener may start another request, or close: then the rest is late news too.
            if number == self._number:
                self._tell(report)

    def _tell(self, report: Report) -> None:
        if isinstance(report, Prepared):
            self.prepared.emit(report.cover)
        elif isinstance(report, SolutionsFound):
            self.solutions_found.emit(report.rows)
        elif isinstance(report, Progressed):
            self.progressed.emit(report)
        elif isinstance(report, CheckpointReached):
            self.reached.emit(report.checkpoint)
        elif isinstance(report, Finished):
            self._set_state(SolveState.IDLE)
            self.finished.emit(report)

    @Slot(int, object)
    def _on_failed(self, number: int, error: Exception) -> None:
        if number != self._number:
            return
        self._set_state(SolveState.IDLE)
        if not isinstance(error, CubewrightError):
            raise error  # a bug: it reaches the excepthook with the traceback of its own thread
        self.failed.emit(error)

    @Slot()
    def _on_thread_finished(self) -> None:
        for number, thread in list(self._threads.items()):
            if thread.isFinished():
                thread.wait()  # the signal comes a moment before the end
                del self._threads[number]
