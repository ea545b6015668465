"""Store results of searches in the document, and list the results of the current problem."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from time import monotonic

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from cubewright.errors import CubewrightError
from cubewright.gui.project.document import Document
from cubewright.gui.solutions.empty_page import NOT_SEARCHED
from cubewright.gui.solutions.list.store import FoundSolutions, SolutionStore
from cubewright.gui.solutions.panel import SolutionsPanel
from cubewright.gui.solve.listed_results import ListedResults, piece_groups, prepare_listed_results
from cubewright.gui.solve.solve import SolveController
from cubewright.gui.worker import Job, Worker
from cubewright.model.puzzle import Puzzle
from cubewright.model.results import NO_RESULTS, Disassembly, Results, SolutionList
from cubewright.model.symmetry.group import Convention, UpTo
from cubewright.presenter.files.project_results import (
    final_results,
    running_results,
    unfinished_search,
)
from cubewright.solver.counting.symmetric_copies import with_copies
from cubewright.solver.report import Checkpoint, Finished, Progressed
from cubewright.translation import mark, tr

BATCH_ROWS = 1024


def why_not_expanded(results: Results) -> str:
    """Return the reason why symmetric copies of solutions cannot be listed; "" if they can."""
    if not results.is_complete or results.search is not None:
        return tr("The search is not complete. Solve again to list symmetric copies.")
    if results.up_to is not UpTo.PUZZLE:
        return tr(
            "The list merges solutions by the figure's symmetry. Solve again to list "
            "symmetric copies."
        )
    return ""


def expanded_list(
    puzzle: Puzzle, results: Results, store: SolutionStore, convention: Convention, job: Job
) -> ListedResults | None:
    """Return a list with all symmetric copies that a finer convention counts.

    The copies keep the analyses of their solutions. Return None if the job was stopped.

    Raises:
        CubewrightError: the list lacks or repeats a solution of some class.
    """
    expanded = SolutionStore(store.cover)
    analysed = {store.row(each.solution).tobytes(): each for each in results.disassemblies}
    moved = []
    for part in store.parts(0, len(store)):
        for first in range(0, len(part), BATCH_ROWS):
            found = part[first : first + BATCH_ROWS].astype(np.int32)
            rows = with_copies(store.cover, found, results.convention, convention)
            if analysed:
                for place, row in enumerate(rows, len(expanded)):
                    known = analysed.get(row.tobytes())
                    if known is not None:
                        moved.append(replace(known, solution=place))
            expanded.append(rows)
            if job.stopped:
                return None
    if len(expanded) != results.counts.of(convention):
        raise CubewrightError(tr("the list is not complete; solve again"))
    finer = replace(
        results,
        convention=convention,
        solutions=FoundSolutions(expanded),
        disassemblies=tuple(moved),
    )
    return ListedResults(puzzle, finer, expanded, piece_groups(expanded, job))


LOADING = mark("Loading the solutions…")
"""The text in place of the list while a project's solutions are read and checked."""
SECONDS = 0.5
"""The minimum time between two updates of the results of a running search."""


class ResultsController(QObject):
    """Moves results between the search of the window and the problems of the document."""

    results_listed = Signal()
    """Stored solutions are listed with their analyses; one of them is selected."""
    status_message = Signal(str)
    """The reason why results cannot be shown, as a sentence."""
    searching = Signal(object, float)
    """The key of the searched problem, or None after the end, and the finished fraction."""

    def __init__(
        self,
        document: Document,
        solve_controller: SolveController,
        panel: SolutionsPanel,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._document = document
        self._solve_controller = solve_controller
        self._panel = panel
        self._key: int | None = None
        self._is_loading = False
        """The key of the problem that is searched or listed."""
        self._before = NO_RESULTS
        self._updated_at = 0.0
        self._progress: Progressed | None = None
        """The last report of the running search."""
        self._worker = Worker(self)
        self._worker.finished.connect(self._on_prepared)
        self._worker.failed.connect(self._on_failed)
        panel.filter.finer_chosen.connect(self.expand)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._list_results)
        solve_controller.solved_changed.connect(self._on_solved_changed)
        solve_controller.session.progressed.connect(self._on_progressed)
        solve_controller.not_kept.connect(self._on_not_kept)
        solve_controller.session.finished.connect(self._on_finished)
        for changed in (
            document.replaced,
            document.current_changed,
            document.figure_changed,
            document.piece_set_changed,
            document.constraints_changed,
        ):
            changed.connect(self._show_soon)

    def close(self) -> None:
        """Stop preparing a list, and wait for its thread."""
        self._soon.stop()
        self._worker.close()

    # -- from the search to the document

    def _on_solved_changed(self) -> None:
        solved = self._solve_controller.solved_puzzle
        self._key, self._is_loading = None, False
        if solved is not None and solved == self._document.puzzle:
            self._worker.stop()
            index = self._document.current
            self._key = self._document.key_at(index)
            self._before = self._document.results_at(index)

    def _on_progressed(self, progress: Progressed) -> None:
        self._progress, now = progress, monotonic()
        if now - self._updated_at < SECONDS or not self._solve_controller.is_running:
            return
        request = self._solve_controller.request
        if request is not None:
            self._updated_at = now
            self.searching.emit(self._key, progress.fraction)
            found = running_results(self._before, request, progress.counts, None)
            self._keep(found, self._solutions())

    def _on_not_kept(self, _reason: str) -> None:
        """Store the listed solutions as unsaved, so that the document counts as modified."""
        if self._progress is not None:
            self._updated_at = 0.0
            self._on_progressed(self._progress)

    def _on_finished(self, finished: Finished) -> None:
        self._progress = None
        self.searching.emit(None, 0.0)
        controller = self._solve_controller
        request, cover = controller.request, controller.cover
        if request is None or cover is None:
            return
        if controller.kept is not None and controller.is_saved:
            self._before = controller.kept.results
            self._keep(self._before, None)
            return
        search = None
        if finished.checkpoint is not None:
            search = unfinished_search(request, cover, finished.checkpoint)
        progress = finished.progress
        found = final_results(self._before, request, finished.outcome, progress, search)
        self._before = found
        self._keep(found, self._solutions())

    @property
    def key(self) -> int | None:
        """The key of the problem that is searched or listed; None if the document lacks it."""
        return self._key

    def keep_checkpoint(self, checkpoint: Checkpoint) -> None:
        """Store the results and the state of a search that is paused at a checkpoint."""
        request, cover = self._solve_controller.request, self._solve_controller.cover
        if request is not None and cover is not None:
            search = unfinished_search(request, cover, checkpoint)
            found = running_results(self._before, request, checkpoint.counts, search)
            self._keep(found, self._solutions())

    def keep_analyses(self) -> None:
        """Store the analyses of the listed solutions."""
        solved = self._solve_controller.solved_puzzle
        if self._key is None or solved is None:
            return
        results = self._document.results_of(self._key, solved)
        if results != NO_RESULTS and results.disassemblies != self._analyses():
            self._keep(results, None)

    def _analyses(self) -> tuple[Disassembly, ...]:
        listed = self._panel.model.listed
        return () if listed is None else listed.analyses.kept()

    def _keep(self, results: Results, solutions: SolutionList | None) -> None:
        """Store the results of the searched problem; ``solutions`` replaces its solutions."""
        solved = self._solve_controller.solved_puzzle
        if self._key is None or solved is None:
            return
        if solutions is not None:
            results = results.with_solutions(solutions)
        analyses = self._analyses()
        is_saved = self._solve_controller.is_saved and results.disassemblies == analyses
        results = replace(results, disassemblies=analyses)
        self._document.set_results(self._key, solved, results, is_saved=is_saved)

    def _solutions(self) -> SolutionList:
        store = self._panel.model.store
        return () if store is None else FoundSolutions(store)

    # -- from the document to the list

    def _show_soon(self, _payload: object = None) -> None:
        self._soon.start()

    @Slot()
    def _list_results(self) -> None:
        """List the results of the current problem, unless it is listed already or a search runs."""
        document, controller = self._document, self._solve_controller
        results, puzzle = document.results_at(document.current), document.puzzle
        if controller.is_running or _is_same(controller.solved_puzzle, puzzle):
            self._is_loading = False
            return
        if results == NO_RESULTS:
            self._stop_loading()
            is_other = self._key not in (None, document.key_at(document.current))
            if is_other and controller.is_saved:
                controller.forget()  # the project already has its results
                self.status_message.emit("")
            return
        if controller.has_unsaved_results:
            return  # the user is asked before these results are discarded
        if not self._panel.count:
            self._is_loading = True
            self._panel.show_text(tr(LOADING))
        task = partial(prepare_listed_results, puzzle, results, document.path)
        self._worker.start(task)

    def _stop_loading(self) -> None:
        if self._is_loading:
            self._is_loading = False
            self._panel.show_text(tr(NOT_SEARCHED))

    @Slot(object)
    def expand(self, convention: Convention) -> None:
        """List the symmetric copies that a finer convention counts."""
        document, store = self._document, self._panel.model.store
        index = None if self._key is None else document.index_of(self._key)
        if index is None or store is None:
            return
        results = document.results_at(index)
        why_not = why_not_expanded(results)
        if self._solve_controller.is_running or why_not:
            self.status_message.emit(why_not or tr("Stop the search first."))
            return
        self.status_message.emit(tr("Listing symmetric copies…"))
        task = partial(expanded_list, document.puzzle, results, store, convention)
        self._worker.start(task)

    @Slot(object)
    def _on_prepared(self, kept: ListedResults | None) -> None:
        controller, document = self._solve_controller, self._document
        if kept is None or controller.is_running or not _is_same(kept.puzzle, document.puzzle):
            return
        self._is_loading = False
        is_current = self._key is not None and document.key_at(document.current) == self._key
        listed = document.results_at(document.current).convention
        if self._key is not None and is_current and kept.results.convention is not listed:
            document.set_results(self._key, kept.puzzle, kept.results)
        controller.show_results(kept, is_saved=document.are_results_saved(document.current))
        if self._panel.current_row < 0:
            self._panel.first()
        self.results_listed.emit()
        if document.read_only_reason:
            self.status_message.emit(tr("Read-only: {reason}.", reason=document.read_only_reason))

    @Slot(object)
    def _on_failed(self, error: CubewrightError) -> None:
        self._stop_loading()
        self.status_message.emit(tr("The solutions cannot be listed: {problem}", problem=error))


def _is_same(one: Puzzle | None, other: Puzzle) -> bool:
    return one is not None and one.search_key == other.search_key
