"""The commands New, Open and Save, and the questions that protect unsaved changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QWidget

from cubewright.errors import CubewrightError, FormatError
from cubewright.formats.fig.file import FigFile
from cubewright.formats.piece_sets.catalogue import piece_sets
from cubewright.formats.piece_sets.file import SUFFIXES as PIECE_SET_SUFFIXES
from cubewright.formats.piece_sets.file import read_piece_set
from cubewright.formats.piece_sets.user_sets import free_name, user_piece_sets
from cubewright.formats.project import SUFFIX as PROJECT_SUFFIX
from cubewright.gui.frame.save_dialog import (
    ALL_FILES,
    ALL_PUZZLE_FILES,
    BURRTOOLS,
    FIGURES,
    PIECE_SETS,
    PROJECTS,
    SEARCHES,
    ask_save_path,
    name_filter,
)
from cubewright.gui.frame.settings import Settings
from cubewright.gui.languages.language import LANGUAGE
from cubewright.gui.project.document import Document
from cubewright.gui.project.file.file_watch import FileWatch
from cubewright.gui.project.file.questions import (
    ConflictAnswer,
    ConflictQuestion,
    LossAnswer,
    ask_about_losses,
    listed_losses,
)
from cubewright.gui.project.file.recent_dialog import RecentDialog
from cubewright.gui.project.file.recovery import Recovery
from cubewright.gui.project.file.unsaved_work import UnsavedWork
from cubewright.gui.project.file.waiting import (
    is_reachable,
    is_stream,
    wait_for_burrtools,
)
from cubewright.gui.widgets.messages import question_box, show_warning
from cubewright.gui.widgets.window_size import bring_to_front
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.pieces.groups import PieceGroups
from cubewright.model.pieces.weights import PieceWeights
from cubewright.model.project import Project
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.files.file_errors import sentence
from cubewright.presenter.files.opened_file import (
    check_readable,
    is_burrtools_file,
    is_project_file,
)
from cubewright.presenter.files.saved_search import is_saved_search
from cubewright.presenter.names import proposed_name
from cubewright.presenter.pieces.set_edits import empty_set
from cubewright.translation import counted, tr, trn

_Button = QMessageBox.StandardButton


FindWindow = Callable[[Path, QWidget], QWidget | None]
"""A function that returns another window in which a file is open."""


class FileController(QObject):
    """Opens and saves the document's file, and protects its unsaved changes."""

    status_message = Signal(str)
    """The result of a command, as a sentence."""
    pieces_opened = Signal()
    """Emitted when a piece set file was opened and its pieces have become current."""
    figure_begun = Signal()
    """Emitted when an empty figure has replaced the document."""

    def __init__(
        self,
        document: Document,
        recovery: Recovery,
        settings: Settings,
        unsaved_work: UnsavedWork,
        resume_search: Callable[[Path], bool],
        save_document: Callable[[Path], None],
        window_with: FindWindow,
        window: QWidget,
    ) -> None:
        """``resume_search`` opens a saved search and returns False if that fails.

        ``save_document`` saves the document together with the running search.
        """
        super().__init__(window)
        self._document = document
        self._recovery = recovery
        self._settings = settings
        self._unsaved_work = unsaved_work
        self._resume_search = resume_search
        self._save_document = save_document
        self._window = window
        self._window_with = window_with
        self._agreed: frozenset[str] = frozenset()
        """The losses that the user has accepted for this document."""
        document.replaced.connect(self._forget_agreed)
        self._conflict: ConflictQuestion | None = None
        """The open question about a file that another program has changed."""
        self.watch = FileWatch(document, self)
        self.watch.changed.connect(self._on_changed_on_disk)

    def new(self) -> None:
        """Start with an empty figure of cubes, without pieces."""
        self.new_on(CUBIC)

    def new_on(self, lattice: Lattice) -> None:
        """Start with an empty figure on a lattice, without pieces."""
        if self._unsaved_work.may_replace_document():
            self._document.new(Puzzle(Figure((), tr("Untitled"), lattice), empty_set(lattice)))
            self.figure_begun.emit()

    def _forget_agreed(self) -> None:
        self._agreed = frozenset()

    def new_from(
        self, puzzle: Puzzle, groups: PieceGroups = (), weights: PieceWeights = ()
    ) -> None:
        if self._unsaved_work.may_replace_document():
            self._document.new(puzzle, groups, weights)

    def ask_and_open(self) -> None:
        """Ask for a file and open it."""
        path = self.ask_path()
        if path is not None:
            self.open(path)

    def ask_path(self) -> Path | None:
        """Ask for a file to open; return None if the user cancels."""
        folder = str(self._settings.last_folder)
        kinds = (ALL_PUZZLE_FILES, PROJECTS, FIGURES, BURRTOOLS, SEARCHES, PIECE_SETS, ALL_FILES)
        chosen, _ = QFileDialog.getOpenFileName(
            self._window, tr("Open a puzzle"), folder, name_filter(*kinds)
        )
        return Path(chosen) if chosen else None

    def open(self, path: Path, *, as_copy: bool = False) -> bool:
        """Open a file, after asking about unsaved work; return False if it was not opened.

        Any kind of file is accepted: a saved search is resumed, and the pieces of a piece set
        become current. A file that another window has open is shown in that window.
        """
        if not is_reachable(path, self._window):
            return False
        if is_stream(path):
            reason = tr("it is a pipe or a device and not a file")
            return self._not_opened(path, FormatError(path.name, None, reason))
        if path.suffix.lower() in PIECE_SET_SUFFIXES:
            return self._open_pieces(path)
        if not is_project_file(path) and is_saved_search(path):
            return self._resume_search(path)
        other = None if as_copy else self._window_with(path, self._window)
        if other is not None:
            bring_to_front(other)
            self.status_message.emit(tr("{name} is open in another window.", name=path.name))
            return False
        try:
            if self._unsaved_work.would_lose_document:
                check_readable(path)  # ask nothing if the file cannot be read
            if not self._unsaved_work.may_replace_document():
                return False
            losses = self._document.open(path, as_copy=as_copy)
        except (CubewrightError, OSError) as error:
            return self._not_opened(path, error)
        if not as_copy:
            self._settings.remember_file(path)
        self.status_message.emit(self._opened_text(path))
        if losses:
            kept = tr(
                "Saving {name} keeps this data unless you change the shape or the problem.",
                name=path.name,
            )
            text = tr("{name} contains data that Cubewright ignores:", name=path.name)
            show_warning(self._window, text, f"{listed_losses(losses)}\n\n{kept}")
        return True

    def _not_opened(self, path: Path, error: CubewrightError | OSError) -> bool:
        """Show the reason why a file cannot be opened; return False."""
        self._settings.forget_file(path)
        self.show_warning(tr("{name} cannot be opened.", name=path.name), sentence(error, path))
        return False

    def _open_pieces(self, path: Path) -> bool:
        try:
            pieces = read_piece_set(path)
        except CubewrightError as error:
            return self._not_opened(path, error)
        own = user_piece_sets().sets
        known = {**own, **piece_sets()}
        if known.get(pieces.name, pieces) != pieces:  # another set has this name
            pieces = replace(pieces, name=free_name(pieces.title, piece_sets(), own))
        self._document.use_pieces(pieces, tr("Use {title}", title=pieces.title))
        self._settings.remember_file(path)
        self.pieces_opened.emit()
        number = len(pieces.pieces)
        opened = tr(
            "Opened {name}: {title}, {pieces}.",
            name=path.name,
            title=pieces.title,
            pieces=counted(number, "piece"),
        )
        if pieces not in known.values():
            opened = tr("{opened} Use Set > Save as my set to add it to yours.", opened=opened)
        self.status_message.emit(opened)
        return True

    def save(self) -> bool:
        """Save the file, asking for a name if it has none; return False if it was not saved."""
        self._unsaved_work.put_into_document()
        path, reason = self._document.path, self._document.read_only_reason
        if path is not None and reason:
            text = tr(
                "{name} cannot be written. Save your changes in another file.", name=path.name
            )
            self.show_warning(text, f"{reason[0].upper()}{reason[1:]}.")
        if path is None or reason:
            return self.save_as()
        return self._save_unless_refused(path)

    def save_as(self) -> bool:
        """Ask for a name and save the file under it; return False if it was not saved.

        The dialog first proposes a project if other files would lose part of the document.
        """
        self._unsaved_work.put_into_document()
        path = self._document.path
        suffix = PROJECT_SUFFIX if self._document.holds_project else ".fig"
        if path is not None and is_burrtools_file(path):
            suffix = path.suffix
        if suffix != PROJECT_SUFFIX:
            try:
                losses = self._losses(Path(suffix), self._window)
            except CubewrightError:  # the file cannot hold the document
                suffix = PROJECT_SUFFIX
            else:
                if losses is None:
                    return False
                if losses:
                    suffix = PROJECT_SUFFIX
        return self._ask_and_save(suffix)

    def _ask_and_save(self, suffix: str) -> bool:
        """Ask for a name and save the file under it; ``suffix`` is the proposed suffix."""
        document = self._document
        path = document.path or self._settings.last_folder / self._proposed_name(suffix)
        if path.suffix.lower() != suffix and is_project_file(Path(suffix)):
            path = path.with_suffix(suffix)
        kinds = [FIGURES, PROJECTS, BURRTOOLS, ALL_FILES]
        kinds.sort(key=lambda kind: f"*{path.suffix.lower()}" not in kind)
        named: dict[Path, tuple[str, ...]] = {}  # the losses that were shown, by file name

        def note(target: Path, parent: QWidget) -> str:
            return self._note(target, parent, named)

        target = ask_save_path(self._window, tr("Save"), path, name_filter(*kinds), suffix, note)
        if target is None:
            return False
        if target not in named:
            return self._save_unless_refused(target)
        self._agreed = frozenset(named[target])
        return self._save_checked(target)

    def _note(self, target: Path, parent: QWidget, named: dict[Path, tuple[str, ...]]) -> str:
        """Return a note about a file's losses for the save dialog; add them to ``named``."""
        try:
            losses = self._losses(target, parent)
        except CubewrightError as error:
            return sentence(error, target)
        if losses is None:
            return ""
        named[target] = losses
        if not losses:
            return ""
        text = tr("{name} will not hold everything:", name=target.name)
        advice = tr("A Cubewright project (.cubewright) holds everything.")
        return f"{text}\n{listed_losses(losses)}\n{advice}"

    def _losses(self, target: Path, parent: QWidget) -> tuple[str, ...] | None:
        """Return the losses of saving to a file; None if the user cancels the check.

        Raises:
            CubewrightError: the file cannot express the document at all.
        """
        document = self._document
        if not is_burrtools_file(target):
            return document.losses(target)
        # The converted file is reused for saving, unless a search finds more solutions meanwhile.
        convert, count = document.conversion_to_burrtools(), document.solution_count
        made = wait_for_burrtools(convert, count, parent, target.name)
        return None if made is None else made.losses

    def _are_new(self, losses: Sequence[str]) -> bool:
        return not self._agreed.issuperset(losses)

    def _save_unless_refused(self, target: Path) -> bool:
        try:
            losses = self._losses(target, self._window)
        except CubewrightError as error:
            self.show_warning(
                tr("{name} was not saved.", name=target.name), sentence(error, target)
            )
            return False
        if losses is None:
            return False
        if self._are_new(losses):
            write = (
                tr("Save &anyway") if is_burrtools_file(target) else tr("Save the &figures only")
            )
            answer = ask_about_losses(self._window, target.name, losses, write)
            if answer is LossAnswer.PROJECT:
                return self._ask_and_save(PROJECT_SUFFIX)
            if answer is not LossAnswer.WRITE:
                return False
            self._agreed = frozenset(losses)
        return self._save_checked(target)

    def _proposed_name(self, suffix: str) -> str:
        document = self._document
        title = document.figure.name if len(document.blocks) == 1 else Path(document.title).stem
        return proposed_name(title, suffix)

    @property
    def has_unsaved_work(self) -> bool:
        return self._document.modified

    @property
    def unsaved_text(self) -> str:
        """A short description of the changes that would be lost."""
        return tr("Changes to “{title}”", title=self._document.title)

    def save_work(self) -> bool:
        """Save the file, asking for a name if it has none; return False if it was not saved."""
        bring_to_front(self._window)
        return self.save()

    def may_discard(self) -> bool:
        """Return whether the document's changes may be discarded; ask if there are any."""
        if not self._document.modified:
            return True
        box = question_box(
            self._window, tr("Save changes to “{title}”?", title=self._document.title)
        )
        box.setStandardButtons(_Button.Save | _Button.Discard | _Button.Cancel)
        box.setDefaultButton(_Button.Save)
        answer = box.exec()
        if answer == _Button.Save:
            return self.save()
        return answer == _Button.Discard

    def offer_recovery(self, another: Callable[[], FileController] | None = None) -> bool:
        """Offer the unsaved work of a crashed program; return True if some was opened.

        ``another`` opens a window for each further document of that program and returns its file
        controller. Without it, those documents are offered again at the next start.
        """
        target, is_recovered = self, False
        for copy in self._recovery.find():
            box = question_box(
                self._window,
                tr("Recover your changes to “{name}”?", name=copy.name),
                tr(
                    "Cubewright did not close properly. "
                    "Your changes were saved on {day} at {time:%H:%M}.",
                    day=LANGUAGE.day_text(copy.when),
                    time=copy.when,
                ),
            )
            recover = box.addButton(tr("&Recover"), QMessageBox.ButtonRole.AcceptRole)
            discard = box.addButton(tr("&Discard"), QMessageBox.ButtonRole.DestructiveRole)
            box.addButton(tr("Ask &later"), QMessageBox.ButtonRole.RejectRole)
            box.exec()
            if box.clickedButton() is discard:
                copy.discard()
            elif box.clickedButton() is recover:
                if is_recovered and another is not None:
                    target = another()
                copy.restore(target._document)
                target._recovery.save()
                copy.discard()
                is_recovered = True
                if another is None:
                    break
        return is_recovered

    def show_warning(self, text: str, details: str) -> None:
        show_warning(self._window, text, details)

    def show_recent(self) -> None:
        """Show the recent files as pictures, and open the file that the user chooses."""
        dialog = RecentDialog(self._settings, self._window)
        accepted = dialog.exec() == RecentDialog.DialogCode.Accepted
        path = dialog.path
        dialog.deleteLater()
        if accepted and path is not None:
            self.open(path)

    def _save_checked(self, path: Path) -> bool:
        if not is_reachable(path, self._window):
            return False
        if self._window_with(path, self._window) is not None:
            text = tr("{name} is open in another window.", name=path.name)
            self.show_warning(text, tr("Choose another name, or close that window first."))
            return False
        is_own = path == self._document.path
        found = self._document.file_on_disk if is_own else None
        if found is None:
            return self._save_to(path)
        question = ConflictQuestion(self._window, self._document, found)
        question.box.exec()
        return self._resolve(question)

    def _on_changed_on_disk(self, found: FigFile | Project) -> None:
        """Ask what to do about a change by another program, without blocking the window."""
        if self._conflict is not None or not self._window.isVisible():
            return
        if QApplication.activeModalWidget() is not None:
            self.status_message.emit(
                tr("{title} was changed by another program.", title=self._document.title)
            )
            return
        self._conflict = ConflictQuestion(self._window, self._document, found)
        self._conflict.box.finished.connect(self._on_conflict_answered)
        self._conflict.box.open()

    def _on_conflict_answered(self) -> None:
        question, self._conflict = self._conflict, None
        if question is not None:
            self._resolve(question)

    def _resolve(self, question: ConflictQuestion) -> bool:
        """Carry out the user's answer; return whether the document was saved."""
        answer, path = question.take_answer(), self._document.path
        if answer is ConflictAnswer.RELOAD:
            self._reload()
        elif answer is ConflictAnswer.SAVE_AS:
            return self.save_as()
        elif answer is ConflictAnswer.OVERWRITE and path is not None:
            return self._save_to(path)
        return False

    def _reload(self) -> None:
        path = self._document.path
        if path is None or not self._unsaved_work.may_reload_document(self):
            return
        try:
            self._document.reload()
        except (CubewrightError, OSError) as error:
            self.show_warning(tr("{name} cannot be opened.", name=path.name), sentence(error, path))
            return
        self.status_message.emit(self._opened_text(path))

    def _save_to(self, path: Path) -> bool:
        if self._document.is_saving:
            return False
        self._recovery.save()  # the copy must never be older than the file
        try:
            self._save_document(path)
        except (CubewrightError, OSError) as error:
            self.show_warning(
                tr("{name} was not saved. Your changes are still open.", name=path.name),
                sentence(error, path),
            )
            return False
        self._recovery.save()
        self._settings.remember_file(path)
        self.status_message.emit(tr("Saved {name}.", name=path.name))
        return True

    def _opened_text(self, path: Path) -> str:
        reason = self._document.read_only_reason
        if reason:
            return tr("Opened {name} read-only: {reason}.", name=path.name, reason=reason)
        blocks = self._document.blocks
        problems = counted(len(blocks), "problem")
        if self._document.holds_project:
            return tr("Opened {name}: {problems}.", name=path.name, problems=problems)
        bad = sum(block.problem is not None for block in blocks)
        if len(blocks) == 1 and bad:
            return tr("Opened {name}: 1 problem, with an error.", name=path.name)
        if not bad:
            return tr("Opened {name}: {problems}.", name=path.name, problems=problems)
        return trn(
            "Opened {name}: {problems}, {n:,} with an error.",
            "Opened {name}: {problems}, {n:,} with errors.",
            bad,
            name=path.name,
            problems=problems,
        )
