"""New, open, save: what the File menu does, and what it asks before work would be lost."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QMessageBox, QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.built_in import built_in_pieces, built_in_puzzles
from cubewright.formats.searches.file import is_saved_search
from cubewright.gui.project.document import Document, figures_in
from cubewright.gui.project.file_filter import FIGURE_FILES
from cubewright.gui.shell.recovery import Recovery
from cubewright.gui.shell.settings import Settings
from cubewright.model.figure import Figure
from cubewright.model.lattice import Lattice, lattices
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.file_errors import sentence
from cubewright.resources import figures_folder

_Button = QMessageBox.StandardButton
OPEN_FILTER = FIGURE_FILES.replace(";;", ";;Saved searches (*.search *.search.gz);;")


class FileController(QObject):
    """Opens and saves the document's file for a window."""

    status_message = Signal(str)
    """Something was done; a sentence for the status line."""

    def __init__(
        self, document: Document, recovery: Recovery, settings: Settings, window: QWidget
    ) -> None:
        super().__init__(window)
        self._document = document
        self._recovery = recovery
        self._settings = settings
        self._window = window
        self.may_leave_pieces: Callable[[], bool] = lambda: True
        """Whether the pieces in hand may be left; a new or opened file leaves them in hand."""
        self.also_lost: Callable[[], str] = lambda: ""
        """Says what else than the figures would be lost, in a sentence, if anything."""
        self.save_the_rest: Callable[[], bool] | None = None
        """Saves that, where it can be, and tells whether it did."""
        self.resume: Callable[[Path], bool] | None = None
        """Goes on with a saved search, where that can be done."""
        self._asking: QMessageBox | None = None
        """What would be lost is asked in it just now."""

    def new(self) -> None:
        """Start with an empty figure, for the pieces in hand."""
        if self.may_leave():
            pieces = self._document.piece_set
            self._document.new(Puzzle(Figure((), "Untitled", pieces.lattice), pieces))

    def new_on(self, lattice: Lattice) -> None:
        """Start with an empty figure on a lattice, with pieces of it."""
        pieces = self._document.piece_set
        if pieces.lattice != lattice:
            pieces = built_in_pieces(lattice)
        self.new_from(Puzzle(Figure((), "Untitled", lattice), pieces))

    def new_from(self, puzzle: Puzzle) -> None:
        """Start with one of the built-in puzzles."""
        if self.may_leave() and self.may_leave_pieces():
            self._document.new(puzzle)

    def ask_and_open(self) -> None:
        """Let the player choose a file, and open it."""
        folder = str(self._settings.last_folder)
        chosen, _ = QFileDialog.getOpenFileName(self._window, "Open figures", folder, OPEN_FILTER)
        if chosen:
            self.open(Path(chosen))

    def open(self, path: Path, *, as_copy: bool = False) -> bool:
        """Open a file, once unsaved work is settled; False if it was not opened.

        A saved search is gone on with: a player need not know what kind of file it is.
        """
        if self.resume is not None and is_saved_search(path):
            return self.resume(path)
        try:
            if self._document.modified or self.also_lost():
                figures_in(path)  # a file that cannot be read is no reason to leave the work
                if not self.may_leave():
                    return False
            self._document.open(path, as_copy=as_copy)
        except (CubewrightError, OSError) as error:
            self._settings.forget_file(path)
            self.complain(f"{path.name} cannot be opened.", sentence(error, path))
            return False
        if not as_copy:
            self._settings.remember_file(path)
        self.status_message.emit(self._opened(path))
        return True

    def save(self) -> bool:
        """Save where the file came from, or ask where to; False if it was not saved."""
        path = self._document.path
        return self.save_as() if path is None else self._save_to(path)

    def save_as(self) -> bool:
        """Ask for a name and save under it."""
        path = self._document.path or self._settings.last_folder / _file_name(self._document.title)
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, "Save figures", str(path), FIGURE_FILES
        )
        if not chosen:
            return False
        target = Path(chosen)
        return self._save_to(target if target.suffix else target.with_suffix(".fig"))

    def may_leave(self) -> bool:
        """Whether the present work may be left; asks where it would be lost."""
        return self._may_lose_changes() and self._may_lose_the_rest()

    def word_again(self, _what: object = None) -> None:
        """Say in an open question what would be lost now: a search may have ended meanwhile."""
        if self._asking is not None:
            self._word(self._asking)

    def _may_lose_the_rest(self) -> bool:
        if not self.also_lost():
            return True
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle("Cubewright")
        box.setStandardButtons(_Button.Save | _Button.Discard | _Button.Cancel)
        box.button(_Button.Save).setText("&Save search…")
        box.setDefaultButton(_Button.Cancel)
        self._word(box)
        self._asking = box
        try:
            answer = box.exec()
        finally:
            self._asking = None
        if answer == _Button.Save and self.save_the_rest is not None:
            return self.save_the_rest()
        return answer == _Button.Discard

    def _word(self, box: QMessageBox) -> None:
        lost = self.also_lost()
        save = box.button(_Button.Save)
        if self.save_the_rest is not None:
            box.setText("Leave the search unfinished?")
            box.setInformativeText(f"{lost} Saved, it can go on another time.")
            return
        if lost:
            box.setText("Leave the solutions behind?")
            box.setInformativeText(f"{lost} Export writes them to a file.")
        else:
            box.setText("The search has come to its end.")
            box.setInformativeText("It need not be saved any more; leave what it found behind?")
        if save is not None:
            box.removeButton(save)

    def _may_lose_changes(self) -> bool:
        if not self._document.modified:
            return True
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle("Cubewright")
        box.setText(f"Save the changes to {self._document.title}?")
        box.setStandardButtons(_Button.Save | _Button.Discard | _Button.Cancel)
        box.setDefaultButton(_Button.Save)
        answer = box.exec()
        if answer == _Button.Save:
            return self.save()
        return answer == _Button.Discard

    def offer_recovery(self) -> bool:
        """Offer the unsaved work of a program that ended badly; True if it was taken up."""
        for kept in self._recovery.left_behind():
            box = QMessageBox(self._window)
            box.setIcon(QMessageBox.Icon.Question)
            box.setWindowTitle("Cubewright")
            box.setText(
                f"Cubewright did not end properly. Your changes to {kept.name}, "
                f"as of {kept.when:%d %B, %H:%M}, were kept."
            )
            take = box.addButton("&Open them", QMessageBox.ButtonRole.AcceptRole)
            drop = box.addButton("&Discard them", QMessageBox.ButtonRole.DestructiveRole)
            box.addButton("Ask &later", QMessageBox.ButtonRole.RejectRole)
            box.exec()
            if box.clickedButton() is drop:
                kept.discard()
            elif box.clickedButton() is take:
                try:
                    kept.take_up(self._document)
                except CubewrightError as error:
                    self.complain("The kept work cannot be opened.", str(error))
                    return False
                self._recovery.keep()
                kept.discard()
                return True
        return False

    def complain(self, what: str, why: str) -> None:
        """Show what could not be done, and one clear sentence why."""
        box = QMessageBox(QMessageBox.Icon.Warning, "Cubewright", what, _Button.Ok, self._window)
        box.setInformativeText(why)
        box.exec()

    def fill_recent(self, menu: QMenu) -> None:
        """List the recent files in their menu."""
        menu.clear()
        for path in self._settings.recent_files:
            text = f"{path.name}  ({path.parent})".replace("&", "&&")
            action = menu.addAction(text, partial(self.open, path))
            action.setStatusTip(f"Open {path}")
        if menu.isEmpty():
            menu.addAction("No file was opened yet").setEnabled(False)
            return
        menu.addSeparator()
        forget = menu.addAction("&Clear this list", self._settings.forget_all_files)
        forget.setStatusTip("Forget which files were opened; the files stay")

    def fill_lattices(self, menu: QMenu) -> None:
        """List what figures can be made of in their menu."""
        for number, lattice in enumerate(lattices().values(), start=1):
            action = menu.addAction(f"&{number} {lattice.title}", partial(self.new_on, lattice))
            action.setStatusTip(f"Start with an empty figure of {lattice.title.lower()}")

    def fill_puzzles(self, menu: QMenu) -> None:
        """List the built-in puzzles in their menu."""
        for puzzle in built_in_puzzles().values():
            action = menu.addAction(puzzle.name, partial(self.new_from, puzzle))
            action.setStatusTip(
                f"Start with {puzzle.name}: {len(puzzle.figure)} {puzzle.figure.lattice.noun}s, "
                f"the pieces of {puzzle.piece_set.title}"
            )

    def fill_collections(self, menu: QMenu) -> None:
        """List the figures that come with the program in their menu."""
        for path in sorted(figures_folder().glob("*.fig")):
            name = path.stem.replace("-", " ").replace("_", " ").capitalize()
            action = menu.addAction(name, partial(self.open, path, as_copy=True))
            action.setStatusTip(f"Open {path.name} from the figures that come with the program")
        if menu.isEmpty():
            menu.addAction("None came with this installation").setEnabled(False)

    def _save_to(self, path: Path) -> bool:
        try:
            self._document.save(path)
        except (CubewrightError, OSError) as error:
            self.complain(
                f"{path.name} was not saved; your work is still here.", sentence(error, path)
            )
            return False
        self._recovery.keep()
        self._settings.remember_file(path)
        own = " Its pieces are kept nowhere yet: Set, Save as my own, then save again."
        told = own if self._document.has_unkept_pieces else ""
        self.status_message.emit(f"Saved {path.name}.{told}")
        return True

    def _opened(self, path: Path) -> str:
        blocks = self._document.blocks
        bad = sum(block.problem is not None for block in blocks)
        figures = "one figure" if len(blocks) == 1 else f"{len(blocks)} figures"
        which = f"{bad} of them " if len(blocks) > 1 else ""
        spoilt = f", {which}with a mistake" if bad else ""
        return f"Opened {path.name}: {figures}{spoilt}."


def _file_name(title: str) -> str:
    kept = "".join(c if c.isalnum() or c in " -_+." else "-" for c in title).strip() or "figure"
    return kept if kept.endswith((".fig", ".txt")) else f"{kept}.fig"
