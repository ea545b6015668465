"""What a window knows about its search: what is listed, whether it is saved, and in words."""

from __future__ import annotations

from dataclasses import replace

from cubewright.formats.exports.statistics import SearchStatistics
from cubewright.gui.frame.actions import Actions
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.solve.search_copy import SearchCopy
from cubewright.gui.solve.solve_session import SolveSession, SolveState
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.exports.statistics import search_statistics
from cubewright.presenter.search.estimate_text import (
    count_time_text,
)
from cubewright.presenter.search.kept_search import KeptSearch, SearchKeeper
from cubewright.presenter.search.search_status import (
    finished_text,
    paused_text,
)
from cubewright.solver.problem.cover import CoverProblem
from cubewright.solver.report import Checkpoint, Finished, Outcome, Progressed
from cubewright.solver.request import SolveRequest
from cubewright.translation import counted, tr

COSTLY_SECONDS = 10.0
"""Confirm before discarding the solutions of a search that took longer than this."""
UNFINISHED_SECONDS = 10.0
"""Offer to save an unfinished search that took longer than this before discarding it."""


class SearchState:
    """The search of a window and its results, without what changes them.

    The window's solve controller inherits it, and is the only one to change the values below.
    """

    session: SolveSession
    solved: Puzzle | None
    request: SolveRequest | None
    kept: KeptSearch | None
    checkpoint: Checkpoint | None
    cover: CoverProblem | None
    _keeper: SearchKeeper
    _is_saved: bool
    _earlier_seconds: float
    _first: int
    _counted: Convention
    _panel: SolutionsPanel
    _actions: Actions
    _solve_problem: str
    _hold_reason: str
    _last: Progressed | None
    _handed_over: str

    @property
    def running(self) -> bool:
        """Whether a search runs or is paused."""
        return self.session.state is not SolveState.IDLE

    @property
    def _counts_only(self) -> bool:
        return self.request is not None and self.request.count_only

    @property
    def long_search_text(self) -> str:
        """A sentence about the results of a long search; empty after a short search."""
        minimum = UNFINISHED_SECONDS if self.unfinished else COSTLY_SECONDS
        seconds = self._earlier_seconds if self._last is None else self._last.seconds
        if self.solved is None or seconds < minimum:
            return ""
        if self._counts_only and not self.unfinished:
            return ""  # the count can be noted down
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
        """Whether the project file has the listed results, or is written while they are found."""
        return self._is_saved and (self.kept is None or self.kept.is_kept)

    @property
    def has_unsaved_results(self) -> bool:
        """Whether the results of a long search would be lost with the list."""
        return bool(self.long_search_text) and not self.is_saved

    def search_statistics(self) -> tuple[SearchStatistics, ...]:
        """Return the statistics of the listed or running search, none if they are unknown."""
        if self.solved is None or self.request is None or self._last is None:
            return ()
        ended = Outcome.COMPLETE if self.checkpoint is None else Outcome.STOPPED
        return search_statistics(self.request, None if self.running else ended, self._last)

    @property
    def can_start(self) -> bool:
        """Whether the current figure can be solved now."""
        return not (self.running or self._hold_reason or self._solve_problem)

    @property
    def can_continue(self) -> bool:
        """Whether the listed search was stopped and can be continued now."""
        return not self.running and not self._hold_reason and self.checkpoint is not None

    @property
    def unfinished(self) -> bool:
        """Whether there is a search that could be saved and resumed later."""
        return self.checkpoint is not None or (self.running and self._last is not None)

    @property
    def has_begun(self) -> bool:
        """Whether the running search has found or explored anything."""
        at = None if self.request is None else self.request.checkpoint
        return at is not None or self._keeper.has_begun

    def copy(self, checkpoint: Checkpoint) -> SearchCopy | None:
        """Return a copy of the search at a checkpoint, to be saved; None if no search is listed."""
        if self.request is None or self.cover is None or self.solved is None:
            return None
        request = replace(self.request, checkpoint=None)
        store = None if self._counts_only else self._panel.model.store
        return SearchCopy(request, self.cover, checkpoint, store, self._first)

    def _with_engine(self, status: str) -> str:
        """Return a status with the sentence about the engine that took over, if one did."""
        if not self._handed_over:
            return status
        return tr("{status} {sentence}", status=status, sentence=self._handed_over)

    def _found(self, progress: Progressed) -> int:
        """Return the number of solutions found, in the way of counting of the current request."""
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
            "{text} Press {keys} to save the search, or {resume} to continue it.",
            text=text,
            keys=keys,
            resume=resume,
        )
