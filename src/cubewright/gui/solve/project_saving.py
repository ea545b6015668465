"""Save the document together with its running search."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cubewright.gui.project.document import Document
from cubewright.gui.project.file.writing import Writing
from cubewright.gui.solve.results_controller import ResultsController
from cubewright.gui.solve.solve import SolveController
from cubewright.presenter.files.opened_file import is_project_file
from cubewright.solver.report import Checkpoint
from cubewright.solver.request import SolveRequest
from cubewright.translation import tr


class ProjectSaving(QObject):
    """Saves the document; a running search is saved in a project and then writes to it."""

    def __init__(
        self,
        document: Document,
        solve_controller: SolveController,
        results_controller: ResultsController,
        keep_running: Callable[[], None],
        window: QWidget,
    ) -> None:
        """Connect to the window; ``keep_running`` stores the states of running analyses."""
        super().__init__(window)
        self.writing = Writing(window)
        """Writes files in the background."""
        self._keep_running = keep_running
        self._document = document
        self._solve_controller = solve_controller
        self._results_controller = results_controller
        document.closing.connect(self.end_kept_search)

    def end_kept_search(self) -> None:
        """End a search that writes to the project file, which then contains all its results."""
        if self._solve_controller.is_running and self._solve_controller.is_saved:
            self._solve_controller.session.end()

    def save(self, path: Path) -> None:
        """Save the document.

        A running search that does not write to this project is paused, saved with it, and
        continued. From then on, it writes to the project.

        Raises:
            CubewrightError: the file cannot be written, or another process writes it.
        """
        controller, document = self._solve_controller, self._document
        self._keep_running()
        is_kept = controller.is_saved and path == document.path
        if not is_project_file(path) or not self._is_searched or is_kept:
            self._save(path)
            return
        try:
            checkpoint = self._checkpoint() if controller.has_begun else None
            self._save(path)
            if controller.is_running and not self._keep(checkpoint):
                checkpoint = self._checkpoint()  # the search has begun in the meantime
                self._save(path)
                self._keep(checkpoint)
        finally:
            controller.session.continue_after_checkpoint()
        if not controller.is_running:
            controller.set_saved()

    def _save(self, path: Path) -> None:
        """Write the document in the background, because a disk or a network may be slow."""
        text = tr("Saving {name}…", name=path.name)
        self._document.save(path, lambda task: self.writing.run(task, text))

    @property
    def _is_searched(self) -> bool:
        key, solved = self._results_controller.key, self._solve_controller.solved_puzzle
        index = None if key is None else self._document.index_of(key)
        puzzle = None if index is None else self._document.puzzle_at(index)
        if puzzle is None or solved is None:
            return False
        return puzzle.search_key == solved.search_key

    def _checkpoint(self) -> Checkpoint | None:
        """Pause the search, store its results, and return its checkpoint; None if it has ended."""
        checkpoint = self._solve_controller.session.pause_for_checkpoint()
        if checkpoint is not None:
            self._results_controller.keep_checkpoint(checkpoint)
        return checkpoint

    def _keep(self, checkpoint: Checkpoint | None) -> bool:
        request: SolveRequest | None = self._solve_controller.request
        assert request is not None
        at = replace(request, checkpoint=checkpoint)
        kept = self._document.kept_search(at, self._results_controller.key)
        return kept is None or self._solve_controller.keep_in(kept)
