"""Open, show and close the main windows of the process."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QDialog, QWidget

from cubewright.gui.frame.settings import Settings
from cubewright.gui.frame.theme import Appearance
from cubewright.gui.project.file.unsaved_work import may_discard
from cubewright.gui.shell.commands.table import MENUS
from cubewright.gui.shell.main_window import MainWindow
from cubewright.gui.solve.saved_searches import SavedSearchController
from cubewright.gui.solve.search_recovery import RecoverableSearch
from cubewright.gui.widgets.event_filters import ApplicationFilter
from cubewright.gui.widgets.window_size import bring_to_front
from cubewright.model.puzzle import Puzzle
from cubewright.translation import tr

OFFSET = QPoint(32, 32)
"""The distance of a new window from the last one, so that both can be seen."""


class Windows(QObject):
    """The open main windows, each with its document.

    They share the settings and the colours. A closed window is deleted; when the last one closes,
    Qt ends the event loop.
    """

    opened = Signal(object)
    """The new :class:`MainWindow`, before it is shown."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.appearance = Appearance(settings.theme, self, settings.font_size)
        self._filter: ApplicationFilter | None = None
        self._open: list[MainWindow] = []

    def __iter__(self) -> Iterator[MainWindow]:
        return iter(tuple(self._open))

    def __len__(self) -> int:
        return len(self._open)

    @property
    def current(self) -> MainWindow | None:
        """The active window, or the last opened window; None if all are closed."""
        for window in self:
            if window.isActiveWindow():
                return window
        return self._open[-1] if self._open else None

    def open(self, *, starts: bool = False) -> MainWindow:
        """Open a window with a new document; ``starts``: show the start page unless unwanted."""
        previous = self.current
        window = MainWindow(self.settings, MENUS, self.appearance, self._other_with)
        if self._filter is None:
            self._filter = ApplicationFilter(window)
            self._filter.setParent(self)
        window.closed.connect(partial(self._on_closed, window))
        window.new_window_requested.connect(lambda: self.open())
        window.window_requested.connect(self.open_file)
        window.quit_requested.connect(self.quit)
        window.start_page.search_chosen.connect(partial(self._resume, window))
        if previous is not None:
            _place_beside(window, previous)
        self._open.append(window)
        self.opened.emit(window)
        if starts and self.settings.shows_start_page:
            window.start_page.show()
        window.show()
        return window

    def open_file(self, path: Path) -> None:
        """Open a file in a new window, or show the window in which the file is open."""
        having = self._with(path)
        if having is not None:
            bring_to_front(having)
            return
        window = self.open()
        if not window.file_controller.open(path):
            window.close()

    def window_for_search(self, puzzle: Puzzle) -> SavedSearchController:
        """Return the controller of a window in which to resume a search.

        The window shows the puzzle, is unused, or is new.
        """
        free = [window for window in self if not window.solve_controller.is_running]
        for window in free:
            index = window.document.index_of_puzzle(puzzle)
            if index is not None:
                window.document.select(index)
                return window.saved_searches
        unused = [
            window
            for window in free
            if window.document.path is None
            and not window.document.modified
            and window.solve_controller.solved_puzzle is None
        ]
        window = unused[0] if unused else self.open()
        return window.saved_searches

    def quit(self) -> None:
        """Close all windows, after one question that lists the unsaved work of each."""
        current = self.current
        if current is None:
            return
        for window in self:
            if any(each.isVisible() and each.isModal() for each in window.findChildren(QDialog)):
                bring_to_front(window)  # the dialog may contain unsaved changes
                return
        guards = [guard for window in self for guard in window.unsaved_work.guards]
        if may_discard(guards, current, tr("Save your work before you quit?")):
            self.close()

    def close(self, *, keep_work: bool = False) -> None:
        """Close all windows without asking.

        ``keep_work``: save unsaved work for the next start.
        """
        for window in self:
            window.shut_down(keep_work=keep_work)
            window.close()

    def save_work(self) -> None:
        """Copy the unsaved work of all windows for recovery."""
        for window in self:
            window.recovery.save()

    def is_searching(self) -> bool:
        """Return whether a search is running in any window."""
        return any(window.solve_controller.is_running for window in self)

    # -- helpers

    def _resume(self, window: MainWindow, search: RecoverableSearch) -> None:
        """Resume an interrupted search that was chosen on a window's start page."""
        window.saved_searches.resume_recoverable(search, self.window_for_search)

    def _on_closed(self, window: MainWindow) -> None:
        if window in self._open:
            self._open.remove(window)
            window.deleteLater()

    def _with(self, path: Path) -> MainWindow | None:
        wanted = path.resolve()
        for window in self:
            opened = window.document.path
            if opened is not None and opened.resolve() == wanted:
                return window
        return None

    def _other_with(self, path: Path, window: QWidget) -> MainWindow | None:
        having = self._with(path)
        return None if having is window else having


def _place_beside(window: MainWindow, previous: MainWindow) -> None:
    if previous.isMaximized() or previous.isFullScreen():
        return
    screen = previous.screen().availableGeometry()
    frame = previous.frameGeometry().translated(OFFSET)
    window.resize(previous.size())
    window.move(frame.topLeft() if screen.contains(frame) else screen.topLeft())
