"""The commands Save search and Resume search, and the question before a search is discarded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.project import SUFFIX
from cubewright.formats.project.file import write_project
from cubewright.gui.frame.save_dialog import (
    ALL_FILES,
    PROJECTS,
    SEARCHES,
    ask_save_path,
    name_filter,
)
from cubewright.gui.frame.settings import Settings
from cubewright.gui.project.document import Document
from cubewright.gui.project.file.file_controller import FindWindow
from cubewright.gui.project.file.unsaved_work import UnsavedWork
from cubewright.gui.solve.search_recovery import RecoverableSearch, SearchRecovery
from cubewright.gui.solve.solve import SolveController
from cubewright.gui.widgets.messages import question_box, show_warning
from cubewright.gui.widgets.window_size import bring_to_front
from cubewright.gui.worker import Job, Worker
from cubewright.model.constraints import Constraints
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.files.file_errors import sentence
from cubewright.presenter.files.opened_file import is_project_file
from cubewright.presenter.files.saved_search import SavedSearch, read_saved_search
from cubewright.presenter.names import proposed_name
from cubewright.presenter.search.counting_choice import CountingChoice
from cubewright.presenter.search.search_status import saved_text
from cubewright.solver.report import Checkpoint, Finished
from cubewright.translation import counted, mark, tr

_MONTHS = (
    mark("January"),
    mark("February"),
    mark("March"),
    mark("April"),
    mark("May"),
    mark("June"),
    mark("July"),
    mark("August"),
    mark("September"),
    mark("October"),
    mark("November"),
    mark("December"),
)
_Button = QMessageBox.StandardButton


class SavedSearchController(QObject):
    """Saves the window's search to files, resumes saved searches, and protects a long search."""

    status_message = Signal(str)
    """The result of a command, as a sentence."""
    unreadable = Signal(object)
    """The :class:`FormatError` about a recovery copy that was moved out of the way."""
    counting_restored = Signal(object)
    """The :class:`CountingChoice` of a search that is about to be resumed."""

    def __init__(
        self,
        document: Document,
        solve_controller: SolveController,
        settings: Settings,
        unsaved_work: UnsavedWork,
        window_with: FindWindow,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.recovery = SearchRecovery(
            solve_controller, document.has_unfinished_search, self, lambda: settings.keeps_recovery
        )
        document.replaced.connect(self.recovery.discard_all)
        self.recovery.status_message.connect(self.status_message)
        self._document = document
        self._solve_controller = solve_controller
        self._settings = settings
        self._unsaved_work = unsaved_work
        self._window_with = window_with
        self._window = window
        self._path: Path | None = None
        """The file to save the search to at its next checkpoint."""
        self._saved_path = Path()
        self._is_saved = False
        self._writer = Worker(self)
        self._writer.finished.connect(self._on_written)
        self._writer.failed.connect(self._on_failed)
        self._question: QMessageBox | None = None
        """The open question whether the search may be discarded."""
        session = solve_controller.session
        for changed in (solve_controller.unfinished_changed, session.state_changed):
            changed.connect(self._update_question)
        session.reached.connect(self._on_reached)
        solve_controller.not_kept.connect(self._on_not_kept)
        solve_controller.ask_before_solving(self.may_discard)
        session.finished.connect(self._on_finished)

    # -- commands

    def ask_and_save(self) -> None:
        """Ask for a file name, and save the search there while it continues."""
        path = self._ask_path()
        if path is None:
            return
        self._path = path
        if self._solve_controller.is_running:
            self._solve_controller.session.request_checkpoint()
        elif self._solve_controller.checkpoint is not None:
            self._on_reached(self._solve_controller.checkpoint)

    def ask_and_resume(self) -> None:
        """Ask for a saved search, and resume it."""
        folder = str(self._settings.last_folder)
        chosen, _ = QFileDialog.getOpenFileName(
            self._window, tr("Resume a search"), folder, name_filter(PROJECTS, SEARCHES, ALL_FILES)
        )
        if chosen:
            self._settings.remember_folder(Path(chosen).parent)
            self.resume(Path(chosen))

    def resume(self, path: Path) -> bool:
        """Resume the search in a file; return False if it was not resumed.

        A project that another window has open is shown there.
        """
        other = self._window_with(path, self._window)
        if other is not None:
            bring_to_front(other)
            self.status_message.emit(tr("{name} is open in another window.", name=path.name))
            return False
        search = self._read(path)
        if search is None or not self._unsaved_work.may_replace_document():
            return False
        self._solve_controller.session.end()
        self._solve_controller.forget()
        try:
            self._resume(search)
        except CubewrightError as error:
            self._show_not_resumed(error, path)
            return False
        return True

    def offer_recovery(
        self, another: Callable[[Puzzle], SavedSearchController] | None = None
    ) -> None:
        """Offer the searches of crashed programs.

        ``another`` returns the controller of the window in which to resume a puzzle's search.
        Without it, one search is resumed here, and the others are offered again at the next start.
        """
        for recoverable in self.recovery.find():
            search = self._read_recoverable(recoverable)
            if search is None:
                continue
            box = question_box(
                self._window,
                tr("Resume the search of “{name}”?", name=search.puzzle.name),
                _recovery_details(search, recoverable),
            )
            resume = box.addButton(tr("&Resume"), QMessageBox.ButtonRole.AcceptRole)
            discard = box.addButton(tr("&Discard"), QMessageBox.ButtonRole.DestructiveRole)
            box.addButton(tr("Ask &later"), QMessageBox.ButtonRole.RejectRole)
            box.exec()
            if box.clickedButton() is discard:
                recoverable.discard()
            elif box.clickedButton() is resume:
                target = self if another is None else another(search.puzzle)
                target._resume(search, recoverable)
                if another is None:
                    return

    def resume_recoverable(
        self, recoverable: RecoverableSearch, another: Callable[[Puzzle], SavedSearchController]
    ) -> None:
        """Resume the search of a crashed program; ``another`` is as in :meth:`offer_recovery`."""
        search = self._read_recoverable(recoverable)
        if search is not None:
            another(search.puzzle)._resume(search, recoverable)

    def _read_recoverable(self, recoverable: RecoverableSearch) -> SavedSearch | None:
        """Read a search; report it if it is unreadable."""
        try:
            return read_saved_search(recoverable.path)
        except FormatError as error:
            self.unreadable.emit(recoverable.set_aside(error))
        except CubewrightError as error:
            self.unreadable.emit(FormatError(str(recoverable.path), None, str(error)))
        return None

    def close(self, *, keep_work: bool = False) -> None:
        """Finish writing; ``keep_work`` saves the search for the next start."""
        if keep_work:
            self.recovery.save_at_exit()
        self._writer.wait()
        self._writer.close()
        self.recovery.close()

    # -- the guard of a long search

    @property
    def has_unsaved_work(self) -> bool:
        """Whether a long search has results that are not saved."""
        return self._solve_controller.has_unsaved_results

    @property
    def unsaved_text(self) -> str:
        """A short description of the work that would be lost."""
        puzzle = self._solve_controller.solved_puzzle
        name = "" if puzzle is None else puzzle.name
        if self._solve_controller.is_unfinished:
            return tr("Unfinished search of “{name}”", name=name)
        return tr("Solutions of “{name}”", name=name)

    def save_work(self) -> bool:
        """Save an unfinished search; ask about the solutions of a complete search."""
        if self._solve_controller.is_unfinished:
            return self._save_and_wait()
        return self.may_discard()

    def may_discard(self) -> bool:
        """Return whether the search and its solutions may be discarded; ask after a long search.

        A search that writes to the project file is ended, and the file keeps its results.
        """
        if not self.has_unsaved_work:
            if self._solve_controller.is_saved:
                self._solve_controller.session.end()
            return True
        box = question_box(self._window, "")
        box.setStandardButtons(_Button.Save | _Button.Discard | _Button.Cancel)
        box.button(_Button.Save).setText(tr("&Save search…"))
        box.setDefaultButton(_Button.Cancel)
        self._question = box
        self._update_question()
        try:
            answer = box.exec()
        finally:
            self._question = None
        if answer == _Button.Save and self._solve_controller.is_unfinished:
            return self._save_and_wait()
        return answer == _Button.Discard

    def _update_question(self, _payload: object = None) -> None:
        """Update the open question, because the search may end before the user answers."""
        box = self._question
        if box is None:
            return
        found = self._solve_controller.long_search_text
        if found and self._solve_controller.is_unfinished:
            box.setText(tr("Discard the unfinished search?"))
            box.setInformativeText(tr("{found} Save it to resume it later.", found=found))
            return
        if found:
            box.setText(tr("Discard these solutions?"))
            box.setInformativeText(tr("{found} Use File > Export to save them.", found=found))
        else:
            box.setText(tr("Discard the completed search?"))
            box.setInformativeText(tr("The search is complete and no longer needs to be saved."))
        save = box.button(_Button.Save)
        if save is not None:
            box.removeButton(save)

    def _save_and_wait(self) -> bool:
        path = self._ask_path()
        if path is None:
            return False
        self._solve_controller.session.end()
        checkpoint = self._solve_controller.checkpoint
        if checkpoint is None:
            self.status_message.emit(tr("The search is complete. There is nothing to save."))
            return False
        self._path = path
        self._on_reached(checkpoint)
        self._window.setCursor(Qt.CursorShape.WaitCursor)
        self._writer.wait()
        self._window.unsetCursor()
        return self._is_saved

    # -- helpers

    def _ask_path(self) -> Path | None:
        puzzle = self._solve_controller.solved_puzzle
        if puzzle is None:
            return None
        proposal = self._settings.last_folder / proposed_name(puzzle.name, SUFFIX, tr("puzzle"))
        path = ask_save_path(
            self._window, tr("Save the search"), proposal, name_filter(PROJECTS), SUFFIX
        )
        if path is not None:
            self._settings.remember_folder(path.parent)
        return path

    def _read(self, path: Path) -> SavedSearch | None:
        try:
            return read_saved_search(path)
        except CubewrightError as error:
            self._show_not_resumed(error, path)
            return None

    def _show_not_resumed(self, error: CubewrightError, path: Path) -> None:
        show_warning(self._window, tr("The search cannot be resumed."), sentence(error, path))

    def _resume(self, search: SavedSearch, recovered: RecoverableSearch | None = None) -> None:
        """Resume a search, and show its puzzle, unless the document has unsaved changes.

        ``recovered`` is the recovery copy of the search. Without it, the user has agreed to lose
        those changes, and a project is opened, so that the search writes to it.

        Raises:
            CubewrightError: the project cannot be opened.
        """
        puzzle, current = search.puzzle, self._document.puzzle
        same = (
            puzzle.figure.cells == current.figure.cells
            and puzzle.piece_set == current.piece_set
            and Constraints.of(puzzle) == Constraints.of(current)
        )
        if recovered is None and is_project_file(search.path):
            self._document.open(search.path)
            self._settings.remember_file(search.path)
            self._document.select(search.index)
            search = replace(search, puzzle=self._document.puzzle)
        elif not same and (recovered is None or not self._document.modified):
            self._document.new(puzzle)
        if recovered is not None:
            self.recovery.adopt(recovered, puzzle)
        self.counting_restored.emit(CountingChoice(search.convention, search.up_to))
        self._solve_controller.resume(search)
        if search.missing:
            self.status_message.emit(
                tr(
                    (
                        "Search resumed. {missing:,} of the {found:,} solutions found before are "
                        "not in the file."
                    ),
                    found=search.listed,
                    missing=search.missing,
                )
            )

    @Slot(object)
    def _on_reached(self, checkpoint: Checkpoint) -> None:
        path, self._path = self._path, None
        project = self._solve_controller.project_at(checkpoint)
        if path is None or project is None:
            return
        self._writer.wait()
        self._saved_path, self._is_saved = path, False
        self._writer.start(partial(_write, project, path))

    @Slot(object)
    def _on_finished(self, finished: Finished) -> None:
        if self._path is None:
            return
        if finished.checkpoint is not None:
            self._on_reached(finished.checkpoint)
        else:
            self._path = None
            self.status_message.emit(tr("The search is complete. There is nothing to save."))

    @Slot(str)
    def _on_not_kept(self, reason: str) -> None:
        """Report that the project cannot be written, without blocking the search."""
        what = tr("The search is not saved in the project.")
        if self._solve_controller.is_running:
            what = tr("The search is paused, because it cannot be saved in the project.")
        details = tr("{reason}. All solutions found are still listed.", reason=reason)
        box = question_box(self._window, what, details)
        box.setStandardButtons(_Button.Ok)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    @Slot(object)
    def _on_written(self, _result: object) -> None:
        self._is_saved = True
        self.status_message.emit(saved_text(self._saved_path.name))

    @Slot(object)
    def _on_failed(self, error: CubewrightError) -> None:
        show_warning(
            self._window, tr("The search was not saved."), sentence(error, self._saved_path)
        )


def _write(project: Callable[[], Project], path: Path, _job: Job) -> None:
    write_project(path, project())


def _recovery_details(saved: SavedSearch, recoverable: RecoverableSearch) -> str:
    count = counted(saved.listed, "solution")
    return tr(
        "Cubewright did not close properly. The search was saved on "
        "{day} {month} at {time}: {percent:.1f}% searched in {duration}, {solutions} found.",
        day=f"{recoverable.written_at:%d}",
        month=tr(_MONTHS[recoverable.written_at.month - 1]),
        time=f"{recoverable.written_at:%H:%M}",
        percent=100 * saved.fraction,
        duration=_duration(saved.seconds),
        solutions=count,
    )


def _duration(seconds: float) -> str:
    """Return a rounded duration as text.

    >>> _duration(31), _duration(200), _duration(20_000)
    ('31 s', '3 min', '5.6 h')
    """
    if seconds < 60:
        return tr("{seconds:.0f} s", seconds=seconds)
    if seconds < 3600:
        return tr("{minutes:.0f} min", minutes=seconds / 60)
    return tr("{hours:.1f} h", hours=seconds / 3600)
