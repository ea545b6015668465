"""What Solve, Pause and Stop do, and where the news of a search go."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from cubewright.errors import CubewrightError, PuzzleError
from cubewright.gui.actions import Actions
from cubewright.gui.document import Document
from cubewright.gui.solutions import SolutionsPanel
from cubewright.gui.solve_session import SolveSession, SolveState
from cubewright.gui.statistics import StatisticsPanel
from cubewright.gui.toolbar import MainToolBar
from cubewright.model.cell import IntArray
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry import Convention
from cubewright.solver.cores import usual_threads
from cubewright.solver.counting import count
from cubewright.solver.cover import CoverProblem
from cubewright.solver.report import Finished, Outcome, Progressed
from cubewright.solver.request import DEFAULT_ENGINE, SolveRequest
from cubewright.solver.run import Run

COSTLY_SECONDS = 60.0
"""Who has waited so long for solutions is asked before they are thrown away."""


class Solving(QObject):
    """Starts and ends the search of a window, and hands its reports to those who show them."""

    said = Signal(str)
    """How the search stands, in a sentence."""
    refused = Signal(object)
    """The puzzle cannot be solved as it is: a tuple of faults."""
    failed = Signal(object)
    """Anything else that kept the search from its end: a :class:`CubewrightError`."""
    solved_changed = Signal()
    """Another puzzle's solutions are listed."""
    ran = Signal(object)
    """A search has come to its end, or was stopped: its :class:`Run`."""

    def __init__(
        self,
        document: Document,
        panel: SolutionsPanel,
        statistics: StatisticsPanel,
        toolbar: MainToolBar,
        actions: Actions,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = SolveSession(self)
        self.solved: Puzzle | None = None
        """The puzzle whose solutions are listed, as it was when Solve was pressed."""
        self.request: SolveRequest | None = None
        """What is being searched, or was last."""
        self.convention = Convention.UNIQUE
        self.count_only = False
        """Whether the next Solve only counts."""
        self.threads: int | None = None
        """On how many processors the next Solve searches; None: as many as usual."""
        self.engine = DEFAULT_ENGINE
        self.engine_settings: tuple[tuple[str, str], ...] = ()
        self._counted = Convention.UNIQUE
        self._document = document
        self._panel = panel
        self._statistics = statistics
        self._toolbar = toolbar
        self._actions = actions
        self._why_not = ""
        self._held = ""
        self._last: Progressed | None = None
        session = self.session
        session.state_changed.connect(self._on_state_changed)
        session.prepared.connect(self._on_prepared)
        session.solutions_found.connect(self._on_solutions_found)
        session.progressed.connect(self._on_progressed)
        session.finished.connect(self._on_finished)
        session.failed.connect(self._on_failed)
        self._on_state_changed(session.state)

    @property
    def running(self) -> bool:
        """Whether a search runs or rests."""
        return self.session.state is not SolveState.IDLE

    @property
    def _counts_only(self) -> bool:
        return self.request is not None and self.request.count_only

    @property
    def costly(self) -> str:
        """What a long search has found so far, in a sentence; nothing where it was a short one."""
        if self.solved is None or self._last is None or self._last.seconds < COSTLY_SECONDS:
            return ""
        if self._counts_only and not self.running:
            return ""  # a number is read, not kept
        found = f"{self._panel.count:,} solution{'' if self._panel.count == 1 else 's'}"
        minutes = round(self._last.seconds / 60)
        return f"The search has taken {minutes} min and found {found}, which are not kept."

    def start(self) -> None:
        """Search the figure in hand, as it is now."""
        if self.running or self._held or self._why_not:
            return
        self.forget()
        self.solved = self._document.puzzle
        self._counted = self.convention
        self._toolbar.show_progress(0.0, 0)
        self.said.emit("Preparing the search…")
        self.request = SolveRequest(
            self.solved,
            self.convention,
            self.engine,
            self.engine_settings,
            count_only=self.count_only,
            threads=self.threads or usual_threads(),
        )
        self.session.start(self.request, count)
        self.solved_changed.emit()

    def pause_or_continue(self) -> None:
        """Let a running search rest, a resting one go on."""
        if self.session.state is SolveState.PAUSED:
            self.session.resume()
        elif self.session.state is SolveState.RUNNING:
            self.session.pause()

    def stop(self) -> None:
        """End the search and keep what it has found."""
        self.session.stop()

    def forget(self) -> None:
        """Stop whatever runs, and list no solutions."""
        if self.running:
            self.session.stop()
        self.solved = None
        self._last = None
        self._panel.clear()
        self._statistics.clear()
        self._toolbar.show_progress(0.0, None)
        self.solved_changed.emit()

    def close(self) -> None:
        """End the search and wait for its thread."""
        self.session.close()

    def set_why_not(self, why_not: str) -> None:
        """Allow Solve, or say why the figure in hand cannot be solved."""
        self._why_not = why_not
        self._allow()

    def hold(self, why: str) -> None:
        """Let nothing be solved while something else searches; an empty reason allows it again."""
        self._held = why
        self._allow()

    # -- news of the search

    def _on_state_changed(self, _state: object) -> None:
        paused = self.session.state is SolveState.PAUSED
        pause = self._actions["pause"]
        pause.setText("&Continue" if paused else "&Pause")
        self._actions.draw_icon("pause", "continue" if paused else "pause")
        self._allow()
        if self._last is not None and self.running:
            self.said.emit(self._running_words())

    def _allow(self) -> None:
        nothing = "No search is running"
        running = "A search is running: stop it first" if self.running else ""
        why_not = running or self._held or self._why_not
        self._actions.allow("solve", not why_not, why_not)
        self._actions.allow("pause", self.running, nothing)
        self._actions.allow("stop", self.running or bool(self._held), nothing)
        if self.session.state is SolveState.PAUSED:
            self._actions["pause"].setStatusTip("Let the search go on")
            self._actions["pause"].setToolTip("Let the search go on (F6)")

    def _on_prepared(self, cover: CoverProblem) -> None:
        if self.solved is None:
            return
        if self._counts_only:
            self._panel.begin_count()
        else:
            self._panel.begin(cover)

    def _on_solutions_found(self, rows: IntArray) -> None:
        if self.solved is None:
            return  # the search was given up; this is what it found before it knew
        self._panel.append(rows)
        # Who draws on while it is searched is not to be disturbed.
        if self._panel.current_row < 0 and self.solved == self._document.puzzle:
            self._panel.first()

    def _on_progressed(self, progress: Progressed) -> None:
        if self.solved is None:
            return
        is_first, self._last = self._last is None, progress
        if is_first and self.running:  # until now the engine was loaded, or compiled
            self.said.emit(self._running_words())
        self._toolbar.show_progress(progress.fraction, progress.counts.of(self._counted))
        if self._counts_only:
            self._panel.show_count(progress.counts)
        self._statistics.show_progress(progress)

    def _on_finished(self, finished: Finished) -> None:
        if self.solved is None:
            return
        self._on_progressed(finished.progress)
        self._statistics.finish(finished)
        self._panel.finish(finished)
        self.said.emit(self._end_words(finished))
        if self.request is not None:
            self.ran.emit(Run.of(self.request, finished.outcome, finished.progress))

    def _on_failed(self, error: CubewrightError) -> None:
        if self.solved is None:
            return
        self._toolbar.show_progress(0.0, None)
        self.solved = None
        self.solved_changed.emit()
        if isinstance(error, PuzzleError):
            self.said.emit(str(error))
            self.refused.emit(error.faults)
        else:
            self.failed.emit(error)

    def _running_words(self) -> str:
        if self.session.state is not SolveState.PAUSED:
            return "Counting…" if self._counts_only else "Searching…"
        fraction = self._last.fraction if self._last else 0.0
        return f"Resting at {fraction:.1%} of the search."

    def _end_words(self, finished: Finished) -> str:
        progress = finished.progress
        number = progress.counts.of(self._counted)
        found = f"{number:,} solution{'' if number == 1 else 's'}"
        if self._counts_only:
            found += " counted"
        took = f"{progress.seconds:.1f} s" if progress.seconds >= 0.1 else "less than 0.1 s"
        if finished.outcome is Outcome.COMPLETE:
            if number:
                return f"{found}: the whole search, in {took}."
            return f"There is no solution: the whole search is passed, in {took}."
        return f"Stopped after {progress.fraction:.1%} of the search with {found}, in {took}."
