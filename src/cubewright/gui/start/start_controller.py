"""Shows the start page in place of the workbench, and carries out the choice made there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cubewright.formats.built_in import built_in_pieces
from cubewright.gui.frame.actions import Actions
from cubewright.gui.frame.settings import Settings
from cubewright.gui.library.items import Item, LibraryModel
from cubewright.gui.library.library_controller import LibraryController
from cubewright.gui.library.reader import LibraryReader, ReadFile
from cubewright.gui.project.document import Document
from cubewright.gui.project.file.file_controller import FileController
from cubewright.gui.solve.saved_searches import SavedSearchController
from cubewright.gui.solve.search_recovery import RecoverableSearch
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC
from cubewright.model.puzzle import Puzzle
from cubewright.resources import figures_folder
from cubewright.translation import tr

if TYPE_CHECKING:
    from cubewright.gui.start.reader import RecentReader
    from cubewright.gui.start.start_page import StartPage, Way

_COMMANDS_WITH_PAGE = frozenset(
    {
        *("open", "recent-files", "new-burr", "library", "resume-search"),
        *("new-window", "open-in-window", "close-window", "quit", "start-page"),
        *("settings", "palette", "guide", "shortcuts", "self-test", "about"),
    }
)
"""The commands after which the page stays, unless they open a document."""
_FIRST_FILES = ("soma", "burrs", "pentominoes-flat", "spheres", "hexagons")
"""The files of the library that come first; other files follow by name."""


class StartController(QObject):
    """Shows the start page, and leaves it as soon as the user works in the window beneath."""

    shown_changed = Signal(bool)
    """Whether the page is shown now."""
    search_chosen = Signal(object)
    """The :class:`RecoverableSearch` to continue, perhaps in another window."""

    def __init__(
        self,
        *,
        rows: QVBoxLayout,
        beneath: QWidget,
        hidden: tuple[QWidget, ...],
        first_widget: QWidget,
        document: Document,
        file_controller: FileController,
        saved_searches: SavedSearchController,
        library: LibraryController,
        settings: Settings,
        actions: Actions,
        draw_pieces: Callable[[], None],
        window: QWidget,
    ) -> None:
        """Prepare to show the page in ``rows`` in place of ``beneath`` and ``hidden``.

        ``first_widget`` gets the focus when the page is left. ``draw_pieces`` begins to draw a
        piece.
        """
        super().__init__(window)
        self._rows = rows
        self._beneath = beneath
        self._hidden = hidden
        self._first_widget = first_widget
        self._document = document
        self._file_controller = file_controller
        self._saved_searches = saved_searches
        self._library = library
        self._settings = settings
        self._actions = actions
        self._draw_pieces = draw_pieces
        self._window = window
        self._model = LibraryModel(self)
        self._reader = LibraryReader(self)
        self._reader.read.connect(self._on_read)
        self._reader.finished.connect(self._on_all_read)
        self._files: list[ReadFile] = []
        """The files of the library that were read."""
        self._recent: RecentReader | None = None
        self._page: StartPage | None = None
        self._is_closed = False
        document.replaced.connect(self.leave)
        document.current_changed.connect(self.leave)
        document.undo_stack.indexChanged.connect(self.leave)
        actions.chosen.connect(self._on_command)

    @property
    def page(self) -> StartPage | None:
        """The page, if it is shown."""
        return self._page

    @property
    def is_shown(self) -> bool:
        return self._page is not None

    # -- showing and leaving

    def show(self) -> None:
        """Show the page; its pictures and files follow when it has been painted."""
        if self._page is not None:
            return
        self._page = page = self._new_page()
        self._beneath.hide()
        for each in self._hidden:
            each.hide()
        self._rows.addWidget(page, 1)
        page.show_searches(self._saved_searches.recovery.find())
        page.show_files(self._settings.recent_files)
        page.show()
        if self._window.isVisible():
            page.focus_first()
        page.content.installEventFilter(self)
        self.shown_changed.emit(True)

    def leave(self, _what: object = None) -> None:
        """Leave the page, and show the workbench beneath."""
        page, self._page = self._page, None
        if page is None:
            return
        self._reader.stop()
        if self._recent is not None:
            self._recent.stop()
        page.content.removeEventFilter(self)
        self._rows.removeWidget(page)
        page.hide()
        page.deleteLater()
        self._beneath.show()
        for each in self._hidden:
            each.show()
        self._first_widget.setFocus(Qt.FocusReason.OtherFocusReason)
        self.shown_changed.emit(False)

    def close(self) -> None:
        """Stop reading, and start no further reading."""
        self._is_closed = True
        self._reader.close()
        if self._recent is not None:
            self._recent.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin to read when the page has been painted."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._read)
        return super().eventFilter(watched, event)

    def _new_page(self) -> StartPage:
        from cubewright.gui.start.start_page import StartPage

        page = StartPage(self._model)
        page.chosen.connect(self.begin)
        page.lattice_chosen.connect(self._file_controller.new_on)
        page.file_chosen.connect(self._file_controller.open)
        page.unfinished_chosen.connect(self._saved_searches.resume)
        page.file_forgotten.connect(self._forget)
        page.all_files_requested.connect(self._actions["recent-files"].trigger)
        page.search_chosen.connect(self.search_chosen)
        page.search_discarded.connect(self._discard)
        page.figure_chosen.connect(self._open_figure)
        page.left.connect(self.leave)
        page.key_typed.connect(self._pass_on)
        return page

    def _read(self) -> None:
        """Read the library, the recent files and the interrupted searches."""
        from cubewright.gui.start.reader import RecentReader

        if self._page is None or self._is_closed:
            return
        if self._page.focusWidget() is None:
            self._page.focus_first()  # the page is shown now
        if not self._model.items:
            self._files = []
            self._reader.start((figures_folder(),))
        if self._recent is None:
            self._recent = RecentReader(self)
            self._recent.read.connect(self._show_read)
        searches = self._saved_searches.recovery.find()
        if searches or self._settings.recent_files:
            self._recent.start(searches, self._settings.recent_files)

    # -- choices

    def begin(self, way: Way) -> None:
        """Create or open the document that belongs to the chosen way to begin."""
        from cubewright.gui.start.start_page import Way

        if way is Way.PIECES:
            self._file_controller.new()
            if self._page is None:
                self._draw_pieces()
        elif way is Way.FIGURE:
            pieces = built_in_pieces(CUBIC)
            self._file_controller.new_from(Puzzle(Figure((), tr("Untitled"), CUBIC), pieces))
        elif way is Way.BURR:
            self._actions["new-burr"].trigger()
        else:
            self._actions["open"].trigger()

    def _open_figure(self, item: Item) -> None:
        if self._library.open(item):
            self.leave()

    def _forget(self, path: Path) -> None:
        self._settings.forget_file(path)
        if self._page is not None:
            self._page.show_files(self._settings.recent_files)
            self._read()

    def _discard(self, search: RecoverableSearch) -> None:
        search.discard()
        if self._page is not None:
            self._page.show_searches(self._saved_searches.recovery.find())
            self._read()

    def _on_command(self, name: str) -> None:
        if name not in _COMMANDS_WITH_PAGE:
            self.leave()

    def _pass_on(self, event: QKeyEvent) -> None:
        """Leave the page, and pass a key to the layers in the workbench."""
        copy = event.clone()
        self.leave()
        QCoreApplication.sendEvent(self._first_widget, copy)

    def _on_read(self, read: ReadFile) -> None:
        self._files.append(read)

    def _on_all_read(self, is_complete: bool) -> None:
        """Show the figures, the well-known ones first."""
        files, self._files = self._files, []
        if is_complete and not self._model.items:
            first = {name: number for number, name in enumerate(_FIRST_FILES)}
            files.sort(key=lambda read: first.get(read.file.path.stem, len(first)))
            self._model.append(item for read in files for item in read.items)

    def _show_read(self, read: object) -> None:
        if self._page is not None:
            self._page.show_read(read)  # type: ignore[arg-type]
