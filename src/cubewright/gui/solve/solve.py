"""The search of a window: its commands, its results, and the widgets that show it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cubewright.errors import CubewrightError, PuzzleError
from cubewright.formats.exports.export_format import SearchStatistics
from cubewright.gui.frame.actions import Actions
from cubewright.gui.frame.toolbar import MainToolBar
from cubewright.gui.project.document import Document
from cubewright.gui.solutions.list.store import FoundSolutions
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.solve.listed_results import ListedResults
from cubewright.gui.solve.solve_session import SolveSession, SolveState
from cubewright.gui.statistics.panel import StatisticsPanel
from cubewright.gui.widgets.messages import confirm
from cubewright.model.cell import IntArray
from cubewright.model.placement_table import RowBatches
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import NO_RESULTS
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.presenter.exports.facts import search_statistics
from cubewright.presenter.files.kept_search import KeptSearch, SearchKeeper
from cubewright.presenter.files.project_results import running_results, unfinished_search
from cubewright.presenter.files.saved_search import SavedSearch, searched_project
from cubewright.presenter.files.search_state import check_problem, checkpoint_of
from cubewright.presenter.search.estimate_text import (
    count_time_text,
    estimate_sentence,
    time_left,
)
from cubewright.presenter.search.search_status import (
    CONNECTING,
    PREPARING,
    STOPPED_EARLY,
    finished_text,
    kept_results_text,
    paused_text,
    preparing_text,
)
from cubewright.presenter.solutions.conventions import listed_convention
from cubewright.solver.analysis.run import Run
from cubewright.solver.count import count
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Checkpoint, Finished, Outcome, Progressed
from cubewright.solver.request import DEFAULT_ENGINE, ClusterAddress, SolveRequest
from cubewright.solver.search.processors import default_threads
from cubewright.translation import counted, tr

COSTLY_SECONDS = 10.0
"""The duration above which the user confirms that solutions of a search are discarded."""
UNFINISHED_SECONDS = 10.0
"""The duration of an unfinished search above which the program offers to save it."""

CopiedSearch = Callable[[SolveRequest, Callable[[], Project]], KeptSearch | None]
"""A function that returns the writer of a recovery copy, or None if no copy is wanted.

Its arguments are the request and a function that returns a project with the earlier solutions.
"""


class SolveController(QObject):
    """Starts and stops the search of a window, and passes its reports to the widgets."""

    status_message = Signal(str)
    """The status of the search, as a sentence."""
    not_kept = Signal(str)
    """The reason why the project file cannot be written; a running search has been paused."""
    replacing = Signal(object)
    """The :class:`Puzzle` of another search that is about to be listed."""
    saved = Signal()
    """The project file now contains the listed results, and receives the results of a search."""
    refused = Signal(object)
    """The faults that prevent a solution: a tuple of :class:`Fault`."""
    failed = Signal(object)
    """The :class:`CubewrightError` that ended the search."""
    solved_changed = Signal()
    """The solutions of another puzzle are listed, or none."""
    first_shown = Signal()
    """The first solution is selected, after the user pressed Solve."""
    unfinished_changed = Signal()
    """An unfinished search may have appeared or disappeared."""
    ran = Signal(object)
    """The :class:`Run` of a search that is complete or was stopped."""

    def __init__(
        self,
        document: Document,
        panel: SolutionsPanel,
        statistics: StatisticsPanel,
        toolbar: MainToolBar,
        actions: Actions,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._window = window
        self.session = SolveSession(self)
        self.solved_puzzle: Puzzle | None = None
        """The puzzle whose solutions are listed, as it was when its search started."""
        self.request: SolveRequest | None = None
        """The current request, or the last one."""
        self.kept: KeptSearch | None = None
        """The writer of the current search to the project file; None if it is not written there."""
        self.checkpoint: Checkpoint | None = None
        """The checkpoint at which the listed search was stopped; None if it is complete."""
        self._keeper = SearchKeeper()
        self._resumed: SavedSearch | None = None
        self.cover: CoverProblem | None = None
        """The cover problem that listed rows refer to."""
        self._is_saved = False
        self._awaits_first = False
        """Whether the user pressed Solve, and no solution was found yet."""
        self._earlier_seconds = 0.0
        """The duration of the listed search in seconds if an earlier session ran it, else 0."""
        self._first = 0
        """The number of solutions found before the first listed one."""
        self.convention = Convention.UNIQUE
        self.up_to = UpTo.PUZZLE
        """The symmetries that merge solutions in the next search."""
        self.count_only = False
        """Whether the next search only counts."""
        self.threads: int | None = None
        """The number of threads of the next search; None for the default."""
        self.cluster: ClusterAddress | None = None
        """The cluster of the next search; None for this computer."""
        self.engine = DEFAULT_ENGINE
        self.engine_settings: tuple[tuple[str, str], ...] = ()
        self._counted = Convention.UNIQUE
        self._document = document
        self._panel = panel
        self._statistics = statistics
        self._toolbar = toolbar
        self._actions = actions
        self._solve_problem = ""
        self._hold_reason = ""
        self._may_discard: Callable[[], bool] = lambda: True
        self._copied_search: CopiedSearch = lambda _request, _project: None
        self._last: Progressed | None = None
        self._handed_over = ""
        """A sentence about the engine that searches in place of the chosen one, or ""."""
        session = self.session
        session.state_changed.connect(self._on_state_changed)
        session.preparing.connect(self._on_preparing)
        session.handed_over.connect(self._on_handed_over)
        session.prepared.connect(self._on_prepared)
        session.solutions_found.connect(self._on_solutions_found)
        session.progressed.connect(self._on_progressed)
        session.not_kept.connect(self._on_not_kept)
        session.finished.connect(self._on_finished)
        session.failed.connect(self._on_failed)
        self._on_state_changed(session.state)

    def copy_searches(self, copied_search: CopiedSearch) -> None:
        """Set the function that supplies recovery copies for searches outside a project file."""
        self._copied_search = copied_search

    def ask_before_solving(self, may_discard: Callable[[], bool]) -> None:
        """Set the function that asks before a new search replaces unsaved results."""
        self._may_discard = may_discard

    def solve(self) -> None:
        """Solve the current figure; ask first if that discards a long search."""
        if not self.why_not_start and self._may_search_again():
            self.start()
            self._awaits_first = True

    def _may_search_again(self) -> bool:
        """Return whether a search may replace the listed results; ask after a long search."""
        found = self.long_search_text
        if not found or not self.is_saved:
            return self._may_discard()
        details = tr("{found} A new search replaces them.", found=found)
        return confirm(self._window, tr("Search again?"), tr("&Search again"), details)

    def start(self) -> None:
        """Start to solve the current figure; discard the listed search without asking."""
        if self.why_not_start:
            return
        request = SolveRequest(
            self._document.puzzle,
            self.convention,
            self.engine,
            self.engine_settings,
            count_only=self.count_only,
            threads=self.threads or default_threads(),
            cluster=self.cluster,
            up_to=self.up_to,
        )
        self._begin(request, None)

    def resume(self, saved: SavedSearch) -> None:
        """Resume a saved search, and list the solutions saved with it."""
        if self.is_running or self._hold_reason:
            return
        request = SolveRequest(
            saved.puzzle,
            saved.convention,
            saved.engine,
            tuple(saved.settings.items()),
            count_only=saved.count_only or (self.count_only and not len(saved.results.solutions)),
            threads=self.threads or default_threads(),
            cluster=self.cluster,
            checkpoint=checkpoint_of(saved),
            up_to=saved.up_to,
        )
        self._begin(request, saved)

    def _begin(self, request: SolveRequest, resumed: SavedSearch | None) -> None:
        self.replacing.emit(request.puzzle)
        self.forget()
        self.solved_puzzle, self.request, self._resumed = request.puzzle, request, resumed
        self._first = 0 if resumed is None else resumed.missing
        self._counted = request.convention
        self._toolbar.show_progress(0.0, 0)
        self._panel.show_preparing()
        self._statistics.show_preparing()
        self.status_message.emit(tr(PREPARING if request.cluster is None else CONNECTING))
        self._start(request)
        self.solved_changed.emit()
        self.unfinished_changed.emit()

    def _start(self, request: SolveRequest) -> None:
        """Start a search; write to the project file if it contains the same problem."""
        self._handed_over = ""
        is_current = request.puzzle == self._document.puzzle
        self.kept = self._document.kept_search(request) if is_current else None
        self._is_saved = self.kept is not None
        written = self.kept
        if written is None:
            written = self._copied_search(request, partial(self._project_before, request))
        self._keeper = SearchKeeper(written)
        self.session.start(request, partial(self._keeper.reports, count))

    def _project_before(self, request: SolveRequest) -> Project:
        if self._resumed is not None:
            return searched_project(request.puzzle, self._resumed.results)
        made = None if request.checkpoint is None else self.project_at(request.checkpoint)
        return searched_project(request.puzzle, NO_RESULTS) if made is None else made()

    def keep_in(self, kept: KeptSearch) -> bool:
        """Make the running search write its results to a project file.

        Return False if the search has already begun; then call
        :meth:`SolveSession.pause_for_checkpoint` first.
        """
        if not self._keeper.keep(kept):
            return False
        self.kept = kept
        self.set_saved()
        return True

    def copy_from(self, search: KeptSearch) -> None:
        """Make the running search also write its results to a copy.

        First call :meth:`SolveSession.pause_for_checkpoint`, for the checkpoint of ``search``.
        """
        self._keeper.keep(search)

    def set_saved(self) -> None:
        """Record that the project file contains the listed results."""
        self._is_saved = True
        self.saved.emit()

    def show_results(self, kept: ListedResults, *, is_saved: bool) -> None:
        """List results of an earlier search, which can be continued if it is unfinished."""
        if self.is_running or self._hold_reason:
            return
        self.replacing.emit(kept.puzzle)
        self.forget()
        results, saved = kept.results, kept.search
        self.solved_puzzle, self.cover = kept.puzzle, kept.cover
        self._is_saved, self._earlier_seconds = is_saved, results.seconds
        self.request = SolveRequest(
            kept.puzzle,
            results.convention,
            results.engine or DEFAULT_ENGINE,
            results.settings,
            count_only=not len(kept.store) and results.count is not None,
            up_to=results.up_to,
        )
        if saved is not None:
            self.checkpoint = checkpoint_of(saved)
            self.request = replace(
                self.request,
                engine=saved.engine,
                settings=tuple(saved.settings.items()),
                count_only=saved.count_only,
            )
            self._first = max(0, saved.listed - len(kept.store))
        self._counted = results.convention
        self._panel.show_results(kept.store, kept.groups, listed_convention(self.request))
        self._panel.show_analyses(results.disassemblies)
        text = kept_results_text(results)
        self._panel.show_text(text)
        self._statistics.show_results(text)
        fraction = 0.0 if results.search is None else results.search.fraction
        self._toolbar.show_progress(1.0 if results.is_complete else fraction, results.count)
        self.status_message.emit(text)
        self.solved_changed.emit()
        self.unfinished_changed.emit()

    def continue_stopped(self) -> None:
        """Continue the listed search from its stop, and keep its solutions."""
        if not self.can_continue or self.request is None:
            return
        threads = self.threads or default_threads()
        self.request = replace(
            self.request, checkpoint=self.checkpoint, threads=threads, cluster=self.cluster
        )
        self.checkpoint = self._resumed = None
        self._panel.show_running()
        self.status_message.emit(tr(PREPARING if self.cluster is None else CONNECTING))
        self._start(self.request)
        self.unfinished_changed.emit()

    def pause_or_continue(self) -> None:
        """Pause a running search, or continue a paused or stopped search."""
        if self.can_continue:
            self.continue_stopped()
        elif self.session.state is SolveState.PAUSED:
            self.session.resume()
        elif self.session.state is SolveState.RUNNING:
            self.session.pause()
            if self.kept is not None:
                self.session.request_checkpoint()  # this saves the paused search

    def stop(self) -> None:
        """Stop the search and keep its solutions."""
        self.session.stop()

    def forget(self) -> None:
        """Stop the search and remove its solutions."""
        if self.is_running:
            self.session.stop()
        self.solved_puzzle = self.cover = self.checkpoint = self.kept = None
        self._last = None
        self._keeper = SearchKeeper()
        self._is_saved, self._earlier_seconds = False, 0.0
        self._awaits_first = False
        self._panel.clear()
        self._statistics.clear()
        self._toolbar.show_progress(0.0, None)
        self.solved_changed.emit()
        self.unfinished_changed.emit()

    def close(self) -> None:
        self.session.close()

    def set_problem(self, reason: str) -> None:
        """Disable Solve for a reason; an empty reason enables it."""
        self._solve_problem = reason

    def block(self, reason: str) -> None:
        """Disable Solve while a comparison runs; an empty reason enables it."""
        self._hold_reason = reason

    # -- state of the search

    @property
    def is_running(self) -> bool:
        """Whether a search runs or is paused."""
        return self.session.state is not SolveState.IDLE

    @property
    def _counts_only(self) -> bool:
        return self.request is not None and self.request.count_only

    @property
    def long_search_text(self) -> str:
        """A sentence about the results of a long search; empty after a short search."""
        minimum = UNFINISHED_SECONDS if self.is_unfinished else COSTLY_SECONDS
        seconds = self._earlier_seconds if self._last is None else self._last.seconds
        if self.solved_puzzle is None or seconds < minimum:
            return ""
        if self._counts_only and not self.is_unfinished:
            return ""  # the user can remember the number
        last = self._last if self._counts_only else None
        count = self._panel.count if last is None else self._found(last)
        found = counted(count, "solution")
        took = tr("{seconds:.0f} s", seconds=seconds)
        if seconds >= 60:
            took = tr("{minutes:.0f} min", minutes=seconds / 60)
        if self._counts_only or self.is_saved:
            return tr("The search took {time} and found {solutions}.", time=took, solutions=found)
        return tr(
            "The search took {time} and found {solutions}, which are not saved.",
            time=took,
            solutions=found,
        )

    @property
    def is_saved(self) -> bool:
        """Whether the project file contains the listed results or will receive them."""
        return self._is_saved and (self.kept is None or self.kept.is_kept)

    @property
    def has_unsaved_results(self) -> bool:
        """Whether results of a long search are only in the list."""
        return bool(self.long_search_text) and not self.is_saved

    def search_statistics(self) -> tuple[SearchStatistics, ...]:
        """Return the statistics of the listed or running search; () if they are unknown."""
        if self.solved_puzzle is None or self.request is None or self._last is None:
            return ()
        ended = Outcome.COMPLETE if self.checkpoint is None else Outcome.STOPPED
        return search_statistics(self.request, None if self.is_running else ended, self._last)

    @property
    def why_not_start(self) -> str:
        """The reason why the current figure cannot be solved now; "" if it can."""
        running = tr("A search is running: stop it first") if self.is_running else ""
        return running or self._hold_reason or self._solve_problem

    @property
    def can_continue(self) -> bool:
        """Whether the listed search was stopped and can be continued now."""
        return not self.is_running and not self._hold_reason and self.checkpoint is not None

    @property
    def is_unfinished(self) -> bool:
        """Whether a search can be saved and resumed later."""
        return self.checkpoint is not None or (self.is_running and self._last is not None)

    @property
    def has_begun(self) -> bool:
        """Whether the running search has found or explored any placement."""
        at = None if self.request is None else self.request.checkpoint
        return at is not None or self._keeper.has_begun

    def project_at(self, checkpoint: Checkpoint) -> Callable[[], Project] | None:
        """Return a function that creates a project from the listed search and a checkpoint.

        Any thread may call it. Return None if no search is listed.
        """
        request, cover, solved = self.request, self.cover, self.solved_puzzle
        if request is None or cover is None or solved is None:
            return None
        request = replace(request, checkpoint=None)
        store = None if self._counts_only else self._panel.model.store
        count = checkpoint.listed - self._first

        def made() -> Project:
            search = unfinished_search(request, cover, checkpoint)
            results = running_results(NO_RESULTS, request, checkpoint.counts, search)
            if store is not None and count:
                results = results.with_solutions(FoundSolutions(store, count))
            return searched_project(solved, results)

        return made

    # -- reports of the search

    def _on_state_changed(self, _state: object) -> None:
        if self._last is not None and self.is_running:
            self.status_message.emit(self._with_engine(self._running_text()))

    def _on_preparing(self, fraction: float) -> None:
        if self.solved_puzzle is not None:
            self.status_message.emit(preparing_text(fraction))
            self._panel.show_preparing(fraction)

    def _on_handed_over(self, sentence: str) -> None:
        if self.solved_puzzle is None:
            return
        self._handed_over = sentence
        self.status_message.emit(self._with_engine(tr(PREPARING)))

    def _on_prepared(self, cover: CoverProblem) -> None:
        if self.solved_puzzle is None:
            return
        if self._resumed is not None:
            try:
                check_problem(self._resumed.path, self._resumed, cover)
            except CubewrightError as error:
                self.forget()
                self.failed.emit(error)
                return
        is_continued, self.cover = self.cover is not None, cover
        if is_continued:
            return
        if self._counts_only:
            self._panel.begin_count()
            self._panel.show_preparing()
            return
        self._panel.begin(cover, listed_convention(self.request))
        self._panel.show_preparing()  # the engine may still have to be loaded
        if self._resumed is not None:
            solutions = self._resumed.results.solutions
            try:
                if isinstance(solutions, RowBatches):
                    for rows in solutions.batches():
                        self._on_solutions_found(rows)
            except CubewrightError as error:  # the stored rows are damaged
                self.forget()
                self.failed.emit(error)
                return
            self._resumed = None

    def _on_solutions_found(self, rows: IntArray) -> None:
        if self.solved_puzzle is None:
            return  # the search was discarded before these rows arrived
        self._panel.append(rows)
        # Continue to show the drawing if the user has changed it since.
        if self._panel.current_row < 0 and self.solved_puzzle == self._document.puzzle:
            self._panel.first()
            if self._awaits_first:
                self.first_shown.emit()
        self._awaits_first = False

    def _on_progressed(self, progress: Progressed) -> None:
        if self.solved_puzzle is None:
            return
        before, self._last = self._last, progress
        is_first = before is None
        if is_first and self.is_running:  # the engine is loaded now
            self.status_message.emit(self._with_engine(self._running_text()))
            self._panel.show_running()
            self.unfinished_changed.emit()
        elif before is not None and before.count_seconds is None and progress.count_seconds:
            self.status_message.emit(self._with_engine(self._running_text()))
        if self.is_running and len(progress.notes) > len(() if before is None else before.notes):
            self.status_message.emit(tr("Worker {note}", note=progress.notes[-1]))
        if self.is_running and len(progress.messages) > len(
            () if before is None else before.messages
        ):
            self.status_message.emit(progress.messages[-1])
        left = "" if progress.seconds_left is None else time_left(progress.seconds_left)
        found = self._found(progress)
        self._toolbar.show_progress(progress.fraction, found, left, estimate_sentence(progress))
        if progress.by_frontier and self.is_running:
            self._toolbar.found.setText(tr("Counting…"))
            self._panel.show_counting()
        elif self._counts_only:
            self._panel.show_count(progress.counts)
        self._statistics.show_progress(progress)

    def _on_not_kept(self, reason: str) -> None:
        self._is_saved = False
        if self.solved_puzzle is not None:
            self.not_kept.emit(reason)

    def _on_finished(self, finished: Finished) -> None:
        if self.solved_puzzle is None:
            return
        if self.cover is None:
            self.forget()
            self.status_message.emit(tr(STOPPED_EARLY))
            return
        self.checkpoint = finished.checkpoint
        self._on_progressed(finished.progress)
        self.unfinished_changed.emit()
        self._statistics.finish(finished)
        self._panel.finish(finished)
        self.status_message.emit(self._with_engine(self._end_text(finished)))
        if self.request is not None:
            self.ran.emit(Run.of(self.request, finished.outcome, finished.progress))

    def _on_failed(self, error: CubewrightError) -> None:
        if self.solved_puzzle is None:
            return
        self._toolbar.show_progress(0.0, None)
        request = self.request
        if request is not None and request.checkpoint is not None and self.cover is not None:
            # The listed search could not continue, for example because its cluster does not answer.
            self.checkpoint = request.checkpoint
            self._panel.show_text(str(error))
            self.unfinished_changed.emit()
            self.status_message.emit(str(error))
            self.failed.emit(error)
            return
        if self.cover is None:  # nothing is listed
            self._panel.clear()
            self._statistics.clear()
        self.solved_puzzle = None
        self.solved_changed.emit()
        self.unfinished_changed.emit()
        self.status_message.emit(str(error))
        if isinstance(error, PuzzleError):
            self.refused.emit(error.faults)
        else:
            self.failed.emit(error)

    # -- texts

    def _with_engine(self, status: str) -> str:
        if not self._handed_over:
            return status
        return tr("{status} {sentence}", status=status, sentence=self._handed_over)

    def _found(self, progress: Progressed) -> int:
        if self.request is None:
            return 0
        return progress.counts.of(self.request.convention, self.request.up_to)

    def _running_text(self) -> str:
        if self.session.state is not SolveState.PAUSED:
            if self.request is not None and self.request.cluster is not None:
                return tr("Searching on the cluster…")
            if self._counts_only:
                return tr("Counting…")
            count_time = "" if self._last is None else count_time_text(self._last)
            if not count_time:
                return tr("Searching…")
            return tr("Searching… {time}", time=count_time)
        return paused_text(self._last)

    def _end_text(self, finished: Finished) -> str:
        progress = finished.progress
        number = self._found(progress)
        text = finished_text(finished.outcome, progress, number, self._counted)
        if finished.reason:
            text = tr("{text} The search stopped: {reason}.", text=text, reason=finished.reason)
        if finished.outcome is not Outcome.STOPPED:
            return text
        keys = self._actions["save-search"].shortcut().toString()
        continues = finished.checkpoint is not None and finished.checkpoint.continues_count
        if progress.by_frontier and not continues:
            return tr(
                "{text} Press {keys} to save it; resuming restarts the count.",
                text=text,
                keys=keys,
            )
        resume = self._actions["pause"].shortcut().toString()
        return tr(
            "{text} Press {keys} to save the search, or {resume} to resume it.",
            text=text,
            keys=keys,
            resume=resume,
        )
