"""Save search, Resume search, and what is offered before one would be lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from cubewright.errors import CubewrightError
from cubewright.gui.project.document import Document
from cubewright.gui.project.file_controller import FileController
from cubewright.gui.shell.actions import Actions
from cubewright.gui.shell.settings import Settings
from cubewright.gui.solve.resumed_search import ResumedSearch, read_resumed_search
from cubewright.gui.solve.search_copy import WritingThread
from cubewright.gui.solve.search_recovery import KeptSearch, SearchRecovery
from cubewright.gui.solve.solve_controller import SolveController
from cubewright.model.constraints import Constraints
from cubewright.model.symmetry.group import Convention
from cubewright.presenter.file_errors import sentence
from cubewright.presenter.search_status import saved_text
from cubewright.solver.report import Checkpoint, Finished

FILTER = "Searches (*.search *.search.gz);;All files (*)"
NONE = "No search is left unfinished"
RUNNING = "A search is running: stop it first"


class SavedSearchController(QObject):
    """Writes the window's search to files and takes it up from there."""

    status_message = Signal(str)
    """What was done, in a sentence."""

    def __init__(
        self,
        document: Document,
        solve_controller: SolveController,
        file_controller: FileController,
        settings: Settings,
        actions: Actions,
        window: QWidget,
        *,
        show_convention: Callable[[Convention], None],
    ) -> None:
        super().__init__(window)
        self.recovery = SearchRecovery(solve_controller, self)
        self.recovery.status_message.connect(self.status_message)
        self._document = document
        self._solve_controller = solve_controller
        self._file_controller = file_controller
        self._settings = settings
        self._actions = actions
        self._window = window
        self._show_convention = show_convention
        self._wanted: Path | None = None
        self._writing: WritingThread | None = None
        solve_controller.unfinished_changed.connect(self._allow)
        solve_controller.session.state_changed.connect(self._allow)
        solve_controller.unfinished_changed.connect(file_controller.word_again)
        solve_controller.session.state_changed.connect(file_controller.word_again)
        solve_controller.session.reached.connect(self._on_reached)
        solve_controller.session.finished.connect(self._on_finished)
        self._allow()

    # -- what the player does

    def ask_and_save(self) -> None:
        """Let the player say where to, and save the search there; it goes on meanwhile."""
        path = self._asked_path()
        if path is None:
            return
        self._wanted = path
        if self._solve_controller.running:
            self._solve_controller.session.request_checkpoint()
        elif self._solve_controller.checkpoint is not None:
            self._on_reached(self._solve_controller.checkpoint)

    def save_before_leaving(self) -> bool:
        """End the search and save it; False where it was not saved."""
        path = self._asked_path()
        if path is None:
            return False
        self._solve_controller.session.end()
        checkpoint = self._solve_controller.checkpoint
        if checkpoint is None:
            self.status_message.emit(
                "The search has come to its end meanwhile; there is nothing to save."
            )
            return False
        self._on_reached(checkpoint, path)
        writing = self._writing
        if writing is None:
            return False
        self._window.setCursor(Qt.CursorShape.WaitCursor)
        writing.wait()
        self._window.unsetCursor()
        return writing.error is None

    def ask_and_resume(self) -> None:
        """Let the player choose a saved search, and go on with it."""
        folder = str(self._settings.last_folder)
        chosen, _ = QFileDialog.getOpenFileName(self._window, "Resume a search", folder, FILTER)
        if chosen:
            self.resume(Path(chosen))

    def resume(self, path: Path) -> bool:
        """Go on with the search in a file; False where that cannot be."""
        left = self._read(path)
        if left is None or not self._file_controller.may_leave():
            return False
        self._solve_controller.session.end()
        self._solve_controller.forget()
        self._take_up(left, leave=True)
        return True

    def offer_recovery(self) -> None:
        """Offer the search of a program that ended badly."""
        for kept in self.recovery.left_behind():
            left = self._read(kept.path)
            if left is None:
                continue
            box = QMessageBox(self._window)
            box.setIcon(QMessageBox.Icon.Question)
            box.setWindowTitle("Cubewright")
            box.setText(f"A search of {left.saved.puzzle.name} was not finished.")
            box.setInformativeText(_as_it_was(left, kept))
            take = box.addButton("&Go on with it", QMessageBox.ButtonRole.AcceptRole)
            drop = box.addButton("&Discard it", QMessageBox.ButtonRole.DestructiveRole)
            box.addButton("Ask &later", QMessageBox.ButtonRole.RejectRole)
            box.exec()
            if box.clickedButton() is drop:
                kept.discard()
            elif box.clickedButton() is take:
                self._take_up(left)
                self.recovery.adopt(kept, len(left.rows))
                return

    def close(self, *, keep_work: bool = False) -> None:
        """Keep nothing more; the search itself is left behind if that is asked."""
        if keep_work:
            self.recovery.keep_at_the_end()
        self._end_writing()
        self.recovery.close()

    # -- within

    def _asked_path(self) -> Path | None:
        puzzle = self._solve_controller.solved
        if puzzle is None:
            return None
        kept = "".join(c if c.isalnum() or c in " -_+" else "-" for c in puzzle.name).strip()
        proposal = str(self._settings.last_folder / f"{kept or 'puzzle'}.search")
        chosen, _ = QFileDialog.getSaveFileName(self._window, "Save the search", proposal, FILTER)
        if not chosen:
            return None
        path = Path(chosen)
        return path if path.suffix else path.with_suffix(".search")

    def _read(self, path: Path) -> ResumedSearch | None:
        try:
            return read_resumed_search(path)
        except CubewrightError as error:
            self._file_controller.complain(
                "The search cannot be gone on with.", sentence(error, path)
            )
            return None

    def _take_up(self, left: ResumedSearch, *, leave: bool = False) -> None:
        """Go on with a search; ``leave``: unsaved changes are settled and may be left."""
        puzzle, here = left.saved.puzzle, self._document.puzzle
        same = (
            puzzle.figure.cells == here.figure.cells
            and puzzle.piece_set == here.piece_set
            and Constraints.of(puzzle) == Constraints.of(here)
        )
        if not same and (leave or not self._document.modified):
            self._document.new(puzzle)
        self._show_convention(left.saved.convention)
        self._solve_controller.go_on(left)
        if left.first:
            self.status_message.emit(
                f"Going on; of the {left.saved.listed:,} solutions found before, "
                f"{left.first:,} are not in the file."
            )

    def _on_reached(self, checkpoint: Checkpoint, path: Path | None = None) -> None:
        path, self._wanted = path or self._wanted, None
        copy = self._solve_controller.copy(checkpoint)
        if path is None or copy is None:
            return
        self._end_writing()
        self._writing = WritingThread(path, copy.write, self)
        self._writing.written.connect(self._on_written)
        self._writing.failed.connect(self._on_failed)
        self._writing.start()

    def _on_finished(self, finished: Finished) -> None:
        """It ended before it could tell where it stood."""
        if self._wanted is None:
            return
        if finished.checkpoint is not None:
            self._on_reached(finished.checkpoint)
        else:
            self._wanted = None
            self.status_message.emit("The search has come to its end; there is nothing to save.")

    @Slot(object)
    def _on_written(self, path: Path) -> None:
        self.status_message.emit(saved_text(path.name))

    @Slot(object, object)
    def _on_failed(self, path: Path, error: CubewrightError) -> None:
        self._file_controller.complain("The search was not saved.", sentence(error, path))

    def _end_writing(self) -> None:
        if self._writing is not None:
            self._writing.wait()
            self._writing.deleteLater()
            self._writing = None

    def _allow(self, _what: object = None) -> None:
        solve_controller = self._solve_controller
        self._actions.allow("save-search", solve_controller.unfinished, NONE)
        self._actions.allow("resume-search", not solve_controller.running, RUNNING)


def _as_it_was(left: ResumedSearch, kept: KeptSearch) -> str:
    saved = left.saved
    count = f"{saved.listed:,} solution{'' if saved.listed == 1 else 's'}"
    return (
        f"As of {kept.when:%d %B, %H:%M}, {saved.fraction:.1%} of it was passed in "
        f"{_duration(saved.seconds)}, with {count} found. It can go on from there."
    )


def _duration(seconds: float) -> str:
    """How long that is, roughly.

    >>> _duration(31), _duration(200), _duration(20_000)
    ('31 s', '3 min', '5.6 h')
    """
    if seconds < 60:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 3600 else f"{seconds / 3600:.1f} h"
