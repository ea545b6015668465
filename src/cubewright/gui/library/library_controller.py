"""Reads the library, searches it for duplicates, and adds figures to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.known_counts import KnownCounts
from cubewright.formats.known_hardness import KnownHardness
from cubewright.formats.library import Duplicate, Entry, add_to_collection, duplicates
from cubewright.formats.user_library import add_source, remove_source, user_sources
from cubewright.gui.frame.actions import Actions
from cubewright.gui.frame.save_dialog import figure_files
from cubewright.gui.frame.settings import Settings
from cubewright.gui.library.items import Item, LibraryModel
from cubewright.gui.library.reader import LibraryReader, ReadFile, known_count, known_difficulty
from cubewright.gui.project.document import Document
from cubewright.gui.project.file.file_controller import FileController
from cubewright.gui.widgets.window_size import bring_to_front
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure
from cubewright.model.puzzle import Puzzle
from cubewright.model.symmetry.equivalence import canonical_form, equivalence
from cubewright.presenter.crash_log import LOG
from cubewright.presenter.files.file_errors import EMPTY_FIGURE, sentence
from cubewright.presenter.hardness_text import examined_puzzle
from cubewright.resources import figures_folder
from cubewright.solver.analysis.hardness import Hardness
from cubewright.solver.analysis.run import Run
from cubewright.solver.report import Outcome
from cubewright.translation import counted, tr, trn

if TYPE_CHECKING:
    from cubewright.gui.library.window import LibraryWindow


class LibraryController(QObject):
    """Connects the library of figures with a document."""

    status_message = Signal(str)
    """The result of a command, or the reason why it did nothing, as a sentence."""

    def __init__(
        self,
        document: Document,
        file_controller: FileController,
        actions: Actions,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._document = document
        self._file_controller = file_controller
        self._actions = actions
        self._settings = settings
        self._window = window
        self._counts: KnownCounts | None = None
        self._to_compare: Figure | None = None
        """The figure whose duplicates are searched for when all files are read."""
        self._compared: Figure | None = None
        """The figure whose duplicates are shown."""
        self._unread = 0
        self.model = LibraryModel(self)
        self.reader = LibraryReader(self)
        self.reader.read.connect(self._on_read)
        self.reader.finished.connect(self._on_finished)
        self._document.figure_changed.connect(self._on_figure_changed)

    @cached_property
    def view(self) -> LibraryWindow:
        """The library window, created on first use."""
        from cubewright.gui.library.window import LibraryWindow

        actions = self._actions
        view = LibraryWindow(
            self.model, actions["find-duplicates"], actions["add-to-collection"], self._window
        )
        for name in ("library", "find-duplicates", "add-to-collection"):
            view.addAction(actions[name])
        view.opened.connect(self.open)
        view.file_requested.connect(self.ask_for_file)
        view.folder_requested.connect(self.ask_for_folder)
        view.removal_requested.connect(self.remove)
        view.stop_requested.connect(self.reader.stop)
        view.restore_layout(self._settings)
        return view

    # -- commands

    def show_view(self) -> None:
        """Open the library, and read its files again."""
        if not self.view.isVisible():
            self.read()
        self.view.show()
        bring_to_front(self.view)

    def read(self) -> None:
        """Read every file of the library."""
        self._unread = 0
        self.model.clear()
        places = user_sources()
        self.view.places.show_places(figures_folder(), places)
        self.reader.start((figures_folder(), *places))
        self.view.show_reading(True)

    def find_duplicates(self) -> None:
        """Search the library for duplicates of the current figure."""
        figure = self._document.figure
        self.view.show_everything()
        self._to_compare, self._compared = figure, None
        if not self.view.isVisible():
            self.show_view()
        elif not self.reader.reading:
            self._show_duplicates()

    def ask_and_add(self) -> None:
        """Ask for a collection, and add the current figure to it."""
        folder = self._own_folder() / tr("my figures.fig")
        chosen, _ = QFileDialog.getSaveFileName(
            self._active_window(),
            tr("Add the figure to a new or existing collection"),
            str(folder),
            figure_files(),
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        if chosen:
            target = Path(chosen)
            self.add(target if target.suffix else target.with_suffix(".fig"))

    def add(self, path: Path) -> bool:
        """Add the current figure to a collection; return whether it was added."""
        why_not = self._why_not_add(path)
        if why_not:
            self._report(why_not)
            return False
        figure = self._document.figure
        try:
            placed = self._document.constraints
            comments, pieces = self._comments(figure, placed), self._document.differing_pieces
            entry = add_to_collection(path, figure, comments, placed, pieces)
        except (CubewrightError, OSError) as error:
            self._file_controller.show_warning(
                tr("The figure was not added."), sentence(error, path)
            )
            return False
        self._refresh(path)
        self._report(
            tr(
                "Added “{name}” to {path}, line {line}.",
                name=entry.block.name,
                path=path,
                line=entry.block.line,
            )
        )
        return True

    def ask_for_file(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self.view, tr("Add a file to the library"), str(self._own_folder()), figure_files()
        )
        if chosen:
            self.add_source(Path(chosen))

    def ask_for_folder(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self.view, tr("Add a folder to the library"), str(self._own_folder())
        )
        if chosen:
            self.add_source(Path(chosen))

    def add_source(self, place: Path) -> None:
        """Add a file or folder to the library, and show its figures."""
        try:
            is_new = add_source(place)
        except CubewrightError as error:
            self._file_controller.show_warning(tr("The library was not changed."), str(error))
            return
        self._clear_filters()
        if is_new:
            self._report(tr("{place} is now in the library.", place=place))
        else:
            self._report(tr("{place} is already in the library.", place=place))
        self.read()
        self.view.places.choose(place.absolute())

    def remove(self, place: Path) -> None:
        """Remove a file or folder from the library."""
        try:
            remove_source(place)
        except CubewrightError as error:
            self._file_controller.show_warning(tr("The library was not changed."), str(error))
            return
        self._report(tr("Removed {place} from the library. Its files are unchanged.", place=place))
        self.view.places.choose(None)
        self.read()

    def open(self, item: Item) -> bool:
        """Open a figure of the library in the editor; return whether it was opened."""
        if item.entry.figure is None:
            self._report(
                str(item.entry.block.problem or tr("{place}: no figure", place=item.entry.place))
            )
            return False
        if not self._is_open(item.entry):
            is_built_in = item.place == figures_folder()
            if not self._file_controller.open(item.entry.path, as_copy=is_built_in):
                return False
        for index, block in enumerate(self._document.blocks):
            if block.line == item.entry.block.line:
                self._document.select(index)
        bring_to_front(self._window)
        return True

    def remember(self, run: Run) -> None:
        """Remember the number of solutions of a completed search."""
        if run.outcome is not Outcome.COMPLETE:
            return
        self.remember_counts([(run.request.puzzle, run.progress.counts.unique)])

    def remember_counts(self, counts: Sequence[tuple[Puzzle, int]]) -> None:
        """Remember the numbers of unique solutions of puzzles, and show them."""
        known_counts = self._known_counts()
        try:
            kept = known_counts.remember_all(counts)
        except CubewrightError as error:
            LOG.warning("%s", error)  # the remembered counts are not essential
            return
        forms = {canonical_form(puzzle.figure) for puzzle in kept}
        sizes = {len(puzzle.figure) for puzzle in kept}
        for row, item in enumerate(self.model.items):
            figure = item.entry.figure
            if figure and len(figure) in sizes and canonical_form(figure) in forms:
                self.model.set_count(row, *known_count(item.entry, known_counts))

    def remember_examined(self, puzzle: Puzzle, result: Hardness) -> None:
        """Remember the results about the difficulty of a puzzle, and show them."""
        known = KnownHardness()
        try:
            known.remember(puzzle, examined_puzzle(result))
        except CubewrightError as error:
            LOG.warning("%s", error)  # the remembered results are not essential
            return
        for row, item in enumerate(self.model.items):
            if item.cubelets == len(puzzle.figure):
                examined = known_difficulty(item.entry, known)
                if examined is not None and examined != item.examined:
                    self.model.set_examined(row, examined)

    def close(self) -> None:
        """Stop reading, and save the window's layout."""
        self.reader.close()
        if "view" in vars(self):
            self.view.save_layout(self._settings)
            self.view.close()

    # -- helpers

    def _on_read(self, read: ReadFile) -> None:
        self.view.places.add(read)
        self.model.append(read.items)
        self._unread += read.file.problem is not None

    def _on_finished(self, _is_complete: bool) -> None:
        self.view.show_reading(False)
        self.view.list_sizes()
        if self._to_compare is not None:
            self._show_duplicates()

    def _show_duplicates(self) -> None:
        figure, self._to_compare = self._to_compare, None
        if figure is None:
            return
        if not figure.cells:
            self._show_result(tr(EMPTY_FIGURE))
            return
        others = [item.entry for item in self.model.items if not self._is_current(item.entry)]
        found: list[Duplicate] = list(duplicates(figure, others))
        self._show_result(
            duplicates_message(figure.name or tr("This figure"), found, len(others), self._unread)
        )
        if found:
            self._compared = figure
            self.view.show_only(frozenset(duplicate.entry.key for duplicate in found))

    def _show_result(self, text: str) -> None:
        self.view.show_message(text)
        self.status_message.emit(text)

    def _on_figure_changed(self, figure: Figure) -> None:
        if self._compared is not None and equivalence(self._compared, figure) is None:
            self._compared = None
            self.view.show_everything()

    def _is_current(self, entry: Entry) -> bool:
        """Return whether an entry is the current block itself, and not a duplicate."""
        document = self._document
        if document.path is None:
            return entry.block == document.block  # the document is a copy of a built-in file
        return entry.key == (document.path, document.block.line)

    def _is_open(self, entry: Entry) -> bool:
        """Return whether the entry's file is open and still contains the entry's block."""
        document = self._document
        if document.path is not None and document.path != entry.path:
            return False
        return entry.block in document.blocks

    def _why_not_add(self, path: Path) -> str:
        if not self._document.figure.cells:
            return tr(EMPTY_FIGURE)
        if path == self._document.path:
            return tr(
                "{name} is open. Use Problem > Add problem, and save the file.", name=path.name
            )
        if figures_folder().resolve() in path.resolve().parents:
            return tr("{name} is part of Cubewright. Choose another file.", name=path.name)
        return ""

    def _comments(self, figure: Figure, constraints: Constraints) -> list[str]:
        """Return the comments of a figure in a collection: its number of solutions, if known.

        The comments also name the pieces that were counted.
        """
        if constraints:
            return []
        pieces = self._document.piece_set
        count = self._known_counts().counts(figure).get(pieces.title)
        if count is None or figure.optional or figure.dark is not None:
            return []
        return [f"pieces: {pieces.name}", f"unique solutions: {count}"]

    def _known_counts(self) -> KnownCounts:
        if self._counts is None:
            self._counts = KnownCounts()
        self._counts.refresh()
        return self._counts

    def _refresh(self, path: Path) -> None:
        path = path.absolute()
        if not any(place in (path, *path.parents) for place in user_sources()):
            self.add_source(path)
        elif self._is_visible:
            self._clear_filters()
            self.read()
            self.view.places.choose(path)

    def _clear_filters(self) -> None:
        """Clear all filters, so that an added figure is visible."""
        self._compared = None
        self.view.show_everything()

    def _report(self, text: str) -> None:
        self.status_message.emit(text)
        if self._is_visible:
            self.view.show_message(text)

    def _own_folder(self) -> Path:
        places = user_sources()
        last = places[-1] if places else self._settings.last_folder
        return last if last.is_dir() else last.parent

    def _active_window(self) -> QWidget:
        return self.view if self._is_visible and self.view.isActiveWindow() else self._window

    @property
    def _is_visible(self) -> bool:
        return "view" in vars(self) and self.view.isVisible()


MAX_NAMED = 4
"""The maximum number of duplicates that are named."""


def duplicates_message(name: str, found: Sequence[Duplicate], figures: int, unread: int = 0) -> str:
    """Return a message that says whether a figure is new, and names its duplicates.

    >>> duplicates_message("Stool", [], 1204, 2)
    '“Stool” is new: no duplicate among 1,204 figures. 2 files could not be read.'
    """
    if not found:
        text = tr(
            "“{name}” is new: no duplicate among {figures}.",
            name=name,
            figures=counted(figures, "figure"),
        )
    elif len(found) == 1:
        text = tr("“{name}” is not new. Its duplicate is {other}.", name=name, other=str(found[0]))
    else:
        named = "; ".join(map(str, found[:MAX_NAMED]))
        if len(found) > MAX_NAMED:
            named = tr("{names}; and {more:,} more", names=named, more=len(found) - MAX_NAMED)
        text = tr(
            "“{name}” is not new. It has {number:,} duplicates: {names}.",
            name=name,
            number=len(found),
            names=named,
        )
    if not unread:
        return text
    failed = trn("{n} file could not be read.", "{n} files could not be read.", unread)
    return f"{text} {failed}"
