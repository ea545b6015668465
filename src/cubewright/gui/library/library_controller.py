"""The window's part that reads the library, compares figures with it and adds to it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.known_counts import KnownCounts
from cubewright.formats.library import Duplicate, Entry, add_to_collection, duplicates
from cubewright.formats.user_library import add_source, remove_source, user_sources
from cubewright.gui.library.items import Item, LibraryModel
from cubewright.gui.library.reader import LibraryReader, ReadShelf, known
from cubewright.gui.library.window import USUAL_SIZE, LibraryWindow
from cubewright.gui.project.document import Document
from cubewright.gui.project.file_controller import FileController
from cubewright.gui.project.file_filter import FIGURE_FILES
from cubewright.gui.shell.actions import Actions
from cubewright.gui.shell.crash_handler import LOG
from cubewright.gui.shell.settings import Settings
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.model.constraints import Constraints
from cubewright.model.figure import Figure
from cubewright.model.symmetry.equivalence import equivalence
from cubewright.presenter.file_errors import sentence
from cubewright.presenter.library_text import answer
from cubewright.resources import figures_folder
from cubewright.solver.analysis.run import Run
from cubewright.solver.report import Outcome

EMPTY = "An empty figure is compared with nothing: draw some cubelets first."


class LibraryController(QObject):
    """Keeps the library of figures beside a document."""

    status_message = Signal(str)
    """What was done, or could not be, in a sentence."""

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
        self._settings = settings
        self._window = window
        self._counts: KnownCounts | None = None
        self._asked: Figure | None = None
        """The figure that is to be compared as soon as all is read."""
        self._told: Figure | None = None
        """The figure whose twins are shown."""
        self._unread = 0
        self.model = LibraryModel(self)
        self.reader = LibraryReader(self)
        self.view = LibraryWindow(
            self.model, actions["find-duplicates"], actions["add-to-collection"], window
        )
        for name, method in (
            ("library", self.show_view),
            ("find-duplicates", self.ask_is_it_new),
            ("add-to-collection", self.ask_and_add),
        ):
            actions[name].triggered.connect(lambda _checked=False, method=method: method())
            self.view.addAction(actions[name])
        self._connect()
        self._restore_layout()

    def _connect(self) -> None:
        self.reader.read.connect(self._on_read)
        self.reader.finished.connect(self._on_finished)
        self.view.opened.connect(self.open)
        self.view.file_asked.connect(self.ask_for_file)
        self.view.folder_asked.connect(self.ask_for_folder)
        self.view.removal_asked.connect(self.remove)
        self.view.stop_asked.connect(self.reader.stop)
        self._document.figure_changed.connect(self._on_figure_changed)

    # -- what the player does

    def show_view(self) -> None:
        """Open the library, as its files are now."""
        if not self.view.isVisible():
            self.read()
        self.view.show()
        self.view.raise_()
        self.view.activateWindow()

    def read(self) -> None:
        """Read every file of the library."""
        self._unread = 0
        self.model.clear()
        places = user_sources()
        self.view.places.begin(figures_folder(), places)
        self.reader.start((figures_folder(), *places))
        self.view.show_reading(True)

    def ask_is_it_new(self) -> None:
        """Compare the figure in hand with all figures of the library."""
        figure = self._document.figure
        self.view.show_everything()
        self._asked, self._told = figure, None
        if not self.view.isVisible():
            self.show_view()
        elif not self.reader.reading:
            self._answer()

    def ask_and_add(self) -> None:
        """Let the player choose a collection, and add the figure in hand to it."""
        folder = self._own_folder() / "my figures.fig"
        chosen, _ = QFileDialog.getSaveFileName(
            self._in_front(),
            "Add the figure to a collection, old or new",
            str(folder),
            FIGURE_FILES,
            options=QFileDialog.Option.DontConfirmOverwrite,
        )
        if chosen:
            target = Path(chosen)
            self.add(target if target.suffix else target.with_suffix(".fig"))

    def add(self, path: Path) -> bool:
        """Add the figure in hand to a collection; False if that was not done."""
        why_not = self._why_not_add(path)
        if why_not:
            self._say(why_not)
            return False
        figure = self._document.figure
        try:
            placed = self._document.constraints
            entry = add_to_collection(path, figure, self._comments(figure, placed), placed)
        except (CubewrightError, OSError) as error:
            self._file_controller.complain("The figure was not added.", sentence(error, path))
            return False
        self._put_on(path)
        self._say(f"Added “{entry.block.name}” to {path}, line {entry.block.line}.")
        return True

    def ask_for_file(self) -> None:
        """Let the player choose a file for the library."""
        chosen, _ = QFileDialog.getOpenFileName(
            self.view, "Add a file to the library", str(self._own_folder()), FIGURE_FILES
        )
        if chosen:
            self.add_source(Path(chosen))

    def ask_for_folder(self) -> None:
        """Let the player choose a folder for the library."""
        chosen = QFileDialog.getExistingDirectory(
            self.view, "Add a folder to the library", str(self._own_folder())
        )
        if chosen:
            self.add_source(Path(chosen))

    def add_source(self, place: Path) -> None:
        """Put a file or folder into the library, and show what is in it."""
        try:
            is_new = add_source(place)
        except CubewrightError as error:
            self._file_controller.complain("The library was not changed.", str(error))
            return
        self._ask_for_nothing()
        self._say(f"{place} is {'now' if is_new else 'already'} in the library.")
        self.read()
        self.view.places.choose(place.absolute())

    def remove(self, place: Path) -> None:
        """Take a file or folder off the library."""
        try:
            remove_source(place)
        except CubewrightError as error:
            self._file_controller.complain("The library was not changed.", str(error))
            return
        self._say(f"{place} is no more in the library; nothing of it was deleted.")
        self.view.places.choose(None)
        self.read()

    def open(self, item: Item) -> bool:
        """Take a figure of the library in hand; False if it was not."""
        if item.entry.figure is None:
            self._say(str(item.entry.block.problem or f"{item.entry.place}: there is no figure"))
            return False
        if not self._is_open(item.entry):
            ours = item.place == figures_folder()
            if not self._file_controller.open(item.entry.path, as_copy=ours):
                return False
        for index, block in enumerate(self._document.blocks):
            if block.line == item.entry.block.line:
                self._document.select(index)
        self._window.raise_()
        self._window.activateWindow()
        return True

    def remember(self, run: Run) -> None:
        """Remember how many solutions a puzzle has, once a search has passed all of it."""
        if run.outcome is not Outcome.COMPLETE:
            return
        puzzle, count = run.request.puzzle, run.progress.counts.unique
        try:
            if not self._known_counts().remember(puzzle, count):
                return
        except CubewrightError as error:
            LOG.warning("%s", error)  # what is remembered is a comfort, no more
            return
        for row, item in enumerate(self.model.items):
            other = item.entry.figure
            if other is not None and equivalence(puzzle.figure, other) is not None:
                self.model.set_count(row, *known(item.entry, self._known_counts()))

    def close(self) -> None:
        """End the reading, and remember how the window stood."""
        self.reader.close()
        self._settings.set_layout("library", self.view.saveGeometry())
        self._settings.set_layout("library-beside", self.view.beside.saveState())
        self.view.close()

    # -- within

    def _on_read(self, read: ReadShelf) -> None:
        self.view.places.add(read)
        self.model.append(read.items)
        self._unread += read.shelf.problem is not None

    def _on_finished(self, _all_of_it: bool) -> None:
        self.view.show_reading(False)
        self.view.list_sizes()
        if self._asked is not None:
            self._answer()

    def _answer(self) -> None:
        """Say whether the figure that was asked about is new, and show its twins."""
        figure, self._asked = self._asked, None
        if figure is None:
            return
        if not figure.cells:
            self._tell(EMPTY)
            return
        others = [item.entry for item in self.model.items if not self._is_in_hand(item.entry)]
        found: list[Duplicate] = list(duplicates(figure, others))
        self._tell(answer(figure.name or "This figure", found, len(others), self._unread))
        if found:
            self._told = figure
            self.view.show_among(frozenset(twin.entry.key for twin in found))

    def _tell(self, told: str) -> None:
        self.view.tell(told)
        self.status_message.emit(told)

    def _on_figure_changed(self, figure: Figure) -> None:
        """What was said of a figure is not said of another one."""
        if self._told is not None and equivalence(self._told, figure) is None:
            self._told = None
            self.view.show_everything()

    def _is_in_hand(self, entry: Entry) -> bool:
        """Whether an entry is the very block in hand, which is no twin of itself."""
        document = self._document
        if document.path is None:
            return entry.block == document.block  # a copy of a file that came along
        return entry.key == (document.path, document.block.line)

    def _is_open(self, entry: Entry) -> bool:
        """Whether the entry's file is the open one, as it was read."""
        document = self._document
        if document.path is not None and document.path != entry.path:
            return False
        return entry.block in document.blocks

    def _why_not_add(self, path: Path) -> str:
        if not self._document.figure.cells:
            return "An empty figure is not added to a collection: draw some cubelets first."
        if path == self._document.path:
            return f"{path.name} is open: use Figure, Add a figure, and save it."
        if figures_folder().resolve() in path.resolve().parents:
            return f"{path.name} came with Cubewright; choose a file of your own."
        return ""

    def _comments(self, figure: Figure, constraints: Constraints) -> list[str]:
        """What is to be said of a figure in its collection: its count, where that is known.

        And its pieces, where they are not the usual ones or the count is with them.
        """
        if constraints:
            return []
        pieces, unusual = self._document.piece_set, self._document.differing_pieces
        count = self._known_counts().counts(figure).get(pieces.title)
        if count is None or figure.optional or figure.dark is not None:
            return [] if unusual is None else [f"pieces: {unusual.name}"]
        return [f"pieces: {pieces.name}", f"unique solutions: {count}"]

    def _known_counts(self) -> KnownCounts:
        if self._counts is None:
            self._counts = KnownCounts()
        self._counts.refresh()
        return self._counts

    def _put_on(self, path: Path) -> None:
        """See that a file which was written is in the library, and shown as it is now."""
        path = path.absolute()
        if not any(place in (path, *path.parents) for place in user_sources()):
            self.add_source(path)
        elif self.view.isVisible():
            self._ask_for_nothing()
            self.read()
            self.view.places.choose(path)

    def _ask_for_nothing(self) -> None:
        """Hide no figure any more, lest what was added be hidden."""
        self._told = None
        self.view.show_everything()

    def _say(self, told: str) -> None:
        self.status_message.emit(told)
        if self.view.isVisible():
            self.view.tell(told)

    def _own_folder(self) -> Path:
        places = user_sources()
        last = places[-1] if places else self._settings.last_folder
        return last if last.is_dir() else last.parent

    def _in_front(self) -> QWidget:
        return self.view if self.view.isActiveWindow() else self._window

    def _restore_layout(self) -> None:
        geometry = self._settings.layout("library")
        if geometry is None or not self.view.restoreGeometry(geometry):
            set_initial_size(self.view, USUAL_SIZE)
        state = self._settings.layout("library-beside")
        if state is not None:
            self.view.beside.restoreState(state)
