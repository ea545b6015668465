"""What Solve, Pause and Stop do, and where the news of a search go."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from cubewright.errors import CubewrightError, PuzzleError
from cubewright.gui.project.document import Document
from cubewright.gui.shell.actions import Actions
from cubewright.gui.shell.toolbar import MainToolBar
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.solve.resumed_search import ResumedSearch
from cubewright.gui.solve.search_copy import SearchCopy
from cubewright.gui.solve.solve_session import SolveSession, SolveState
from cubewright.gui.statistics.panel import StatisticsPanel
from cubewright.model.cell import IntArray
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.estimate_text import estimate_sentence, time_left
from cubewright.presenter.saved_search import check_problem, checkpoint_of
from cubewright.presenter.search_status import finished_text, paused_text
from cubewright.solver.analysis.run import Run
from cubewright.solver.count import count
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Checkpoint, Finished, Outcome, Progressed
from cubewright.solver.request import DEFAULT_ENGINE, SolveRequest
from cubewright.solver.search.processors import default_threads

COSTLY_SECONDS = 60.0
"""Who has waited so long for solutions is asked before they are thrown away."""
UNFINISHED_SECONDS = 10.0
"""A search that has taken so long can be saved before it is left."""


class SolveController(QObject):
    """Starts and ends the search of a window, and hands its reports to those who show them."""

    status_message = Signal(str)
    """How the search stands, in a sentence."""
    refused = Signal(object)
    """The puzzle cannot be solved as it is: a tuple of faults."""
    failed = Signal(object)
    """Anything else that kept the search from its end: a :class:`CubewrightError`."""
    solved_changed = Signal()
    """Another puzzle's solutions are listed."""
    unfinished_changed = Signal()
    """There is a search that could be saved, or there is none any more."""
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
        self.checkpoint: Checkpoint | None = None
        """Where the search was stopped that is listed, if anything of it is left."""
        self._left: ResumedSearch | None = None
        self._cover: CoverProblem | None = None
        self._first = 0
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
        self._something_else = False
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
        least = UNFINISHED_SECONDS if self.unfinished else COSTLY_SECONDS
        if self.solved is None or self._last is None or self._last.seconds < least:
            return ""
        if self._counts_only and not self.unfinished:
            return ""  # a number is read, not kept
        count = self._last.counts.of(self._counted) if self._counts_only else self._panel.count
        found = f"{count:,} solution{'' if count == 1 else 's'}"
        seconds = self._last.seconds
        took = f"{seconds / 60:.0f} min" if seconds >= COSTLY_SECONDS else f"{seconds:.0f} s"
        kept = "" if self._counts_only else ", which are not kept"
        return f"The search has taken {took} and found {found}{kept}."

    def start(self) -> None:
        """Search the figure in hand, as it is now."""
        if self.running or self._held or self._why_not:
            return
        request = SolveRequest(
            self._document.puzzle,
            self.convention,
            self.engine,
            self.engine_settings,
            count_only=self.count_only,
            threads=self.threads or default_threads(),
        )
        self._begin(request, None)

    def go_on(self, left: ResumedSearch) -> None:
        """Go on with a search that was saved, the solutions saved with it listed again."""
        if self.running or self._held:
            return
        saved = left.saved
        request = SolveRequest(
            saved.puzzle,
            saved.convention,
            saved.engine,
            tuple(saved.settings.items()),
            count_only=saved.count_only or (self.count_only and not len(left.rows)),
            threads=self.threads or default_threads(),
            checkpoint=checkpoint_of(saved),
        )
        self._begin(request, left)

    def _begin(self, request: SolveRequest, left: ResumedSearch | None) -> None:
        self.forget()
        self.solved, self.request, self._left = request.puzzle, request, left
        self._first = 0 if left is None else left.first
        self._counted = request.convention
        self._toolbar.show_progress(0.0, 0)
        self.status_message.emit("Preparing the search…")
        self.session.start(request, count)
        self.solved_changed.emit()
        self.unfinished_changed.emit()

    @property
    def unfinished(self) -> bool:
        """Whether there is a search that could be saved, to go on with it another time."""
        return self.checkpoint is not None or (self.running and self._last is not None)

    def copy(self, checkpoint: Checkpoint) -> SearchCopy | None:
        """What is to be written down of the search that stands there."""
        if self.request is None or self._cover is None or self.solved is None:
            return None
        request = replace(self.request, checkpoint=None)
        store = None if self._counts_only else self._panel.model.store
        return SearchCopy(request, self._cover, checkpoint, store, self._first)

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
        self.solved = self._cover = self.checkpoint = None
        self._last = None
        self._panel.clear()
        self._statistics.clear()
        self._toolbar.show_progress(0.0, None)
        self.solved_changed.emit()
        self.unfinished_changed.emit()

    def close(self) -> None:
        """End the search and wait for its thread."""
        self.session.close()

    def set_why_not(self, why_not: str) -> None:
        """Allow Solve, or say why the figure in hand cannot be solved."""
        self._why_not = why_not
        self._allow()

    def let_stop(self, something_else: bool) -> None:
        """Allow Stop while something else looks for an answer, too."""
        self._something_else = something_else
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
            self.status_message.emit(self._running_words())

    def _allow(self) -> None:
        nothing = "No search is running"
        running = "A search is running: stop it first" if self.running else ""
        why_not = running or self._held or self._why_not
        self._actions.allow("solve", not why_not, why_not)
        self._actions.allow("pause", self.running, nothing)
        can_stop = self.running or bool(self._held) or self._something_else
        self._actions.allow("stop", can_stop, nothing)
        if self.session.state is SolveState.PAUSED:
            self._actions["pause"].setStatusTip("Let the search go on")
            self._actions["pause"].setToolTip("Let the search go on (F6)")

    def _on_prepared(self, cover: CoverProblem) -> None:
        if self.solved is None:
            return
        if self._left is not None:
            try:
                check_problem(self._left.path, self._left.saved, cover)
            except CubewrightError as error:
                self.forget()
                self.failed.emit(error)
                return
        self._cover = cover
        if self._counts_only:
            self._panel.begin_count()
            return
        self._panel.begin(cover)
        if self._left is not None and len(self._left.rows):
            self._on_solutions_found(self._left.rows)
            self._left = None

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
            self.status_message.emit(self._running_words())
            self.unfinished_changed.emit()
        left = "" if progress.seconds_left is None else time_left(progress.seconds_left)
        found = progress.counts.of(self._counted)
        self._toolbar.show_progress(progress.fraction, found, left, estimate_sentence(progress))
        if progress.by_frontier and self.running:
            self._toolbar.found.setText("Counting…")
            self._panel.show_counting()
        elif self._counts_only:
            self._panel.show_count(progress.counts)
        self._statistics.show_progress(progress)

    def _on_finished(self, finished: Finished) -> None:
        if self.solved is None:
            return
        self.checkpoint = finished.checkpoint
        self._on_progressed(finished.progress)
        self.unfinished_changed.emit()
        self._statistics.finish(finished)
        self._panel.finish(finished)
        self.status_message.emit(self._end_words(finished))
        if self.request is not None:
            self.ran.emit(Run.of(self.request, finished.outcome, finished.progress))

    def _on_failed(self, error: CubewrightError) -> None:
        if self.solved is None:
            return
        self._toolbar.show_progress(0.0, None)
        self.solved = None
        self.solved_changed.emit()
        self.unfinished_changed.emit()
        self.status_message.emit(str(error))
        if isinstance(error, PuzzleError):
            self.refused.emit(error.faults)
        else:
            self.failed.emit(error)

    def _running_words(self) -> str:
        if self.session.state is not SolveState.PAUSED:
            return "Counting…" if self._counts_only else "Searching…"
        return paused_text(self._last)

    def _end_words(self, finished: Finished) -> str:
        progress = finished.progress
        number = progress.counts.of(self._counted)
        text = finished_text(finished.outcome, progress, number)
        if finished.outcome is not Outcome.STOPPED:
            return text
        keys = self._actions["save-search"].shortcut().toString()
        if progress.by_frontier:
            return f"{text} Press {keys} to save it; resuming restarts the count."
        return f"{text} Press {keys} to save the search and resume it later."
