"""The commands of a window that lists changes of the current puzzle, and applies one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from cubewright.errors import CubewrightError, capitalised_error
from cubewright.gui.frame.settings import Settings
from cubewright.gui.frame.window_controller import SearchController
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.records import RecordModel
from cubewright.gui.worker import Job
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.design.mending import mend_text, mended_puzzle
from cubewright.presenter.files.file_errors import pieces_problem_text
from cubewright.presenter.table import Column
from cubewright.solver.design.mending import FoundMend
from cubewright.translation import tr

if TYPE_CHECKING:
    from cubewright.gui.mending.changes_window import ChangesWindow

NUMBER = 10
"""The number of changes after which the search ends."""


class Progress(Protocol):
    """The progress of a search for changes."""

    @property
    def found(self) -> Sequence[FoundMend]:
        """All changes so far, the best first."""

    @property
    def fraction(self) -> float:
        """The completed share of the current round."""

    @property
    def total(self) -> int:
        """The number of trials of the current round; 0 until it is known."""


View = TypeVar("View", bound="ChangesWindow")


class ChangesController(SearchController[View]):
    """Finds changes of the current puzzle for a window, and applies the chosen one.

    ``layout`` is the setting that stores the window's geometry. Subclasses define the methods of
    the search; QObject's metaclass does not allow abstract methods.
    """

    def __init__(
        self,
        layout: str,
        columns: Sequence[Column[FoundMend]],
        document: Document,
        settings: Settings,
        window: QWidget,
    ) -> None:
        super().__init__(layout, settings, window)
        self._document = document
        self._puzzle: Puzzle | None = None
        """The puzzle of the current or last search."""
        self.worker.received.connect(self._on_received)
        self.worker.ended.connect(self._on_ended)
        self.worker.failed.connect(self._on_failed)
        self.model = RecordModel(columns, self, tip=mend_text)
        for changed in (
            document.figure_changed,
            document.piece_set_changed,
            document.constraints_changed,
            document.file_changed,
        ):
            changed.connect(lambda *_: self._show_state())

    # -- the search, which subclasses define

    def _new_window(self) -> View:
        """Return the window, without connections."""
        raise NotImplementedError

    def _task(self) -> Callable[[Job], object]:
        """Return the search for the wish in the window, which sends its progress to its job."""
        raise NotImplementedError

    def _searched_puzzle(self) -> Puzzle:
        """Return the current puzzle in the form for searches and changes."""
        return self._document.puzzle

    @property
    def _refused_wish(self) -> str:
        """The reason why the wish of the window is refused; empty if it is accepted."""
        raise NotImplementedError

    def _progress_text(self, progress: Any) -> str:
        raise NotImplementedError

    def _summary(self) -> str:
        """Return the result of the last search as sentences."""
        raise NotImplementedError

    # -- commands

    def _new_view(self) -> View:
        view = self._new_window()
        view.start.clicked.connect(lambda _checked: self.start())
        view.pause.clicked.connect(lambda _checked: self.pause_or_continue())
        view.apply.clicked.connect(lambda _checked: self.apply())
        view.stop_requested.connect(self.stop)
        view.wish_changed.connect(self._show_state)
        view.table.open_requested.connect(lambda _row: self.apply())
        view.table.selectionModel().selectionChanged.connect(lambda *_: self._show_state())
        return view

    def start(self) -> None:
        """Look for changes that meet the wish of the window."""
        if self.running or self._refused:
            return
        self._puzzle = self._searched_puzzle()
        self.model.clear()
        self.worker.start(self._task())
        self.view.progress.show_fraction(0.0)
        self.view.message.setText(tr("Looking for changes…"))
        self._show_state()

    def apply(self) -> None:
        """Apply the selected change to the puzzle, as one undo step."""
        rows = self.view.table.selected_rows
        if self._why_not_applied or not rows:
            return
        found = self.model.records[rows[0]]
        self._change(found)
        text = tr("Changed the puzzle. Press Solve to list its solutions.")
        self.view.message.setText(text)
        self.status_message.emit(text)

    # -- helpers

    def _change(self, found: FoundMend) -> None:
        document, text = self._document, mend_text(found)
        after = mended_puzzle(self._searched_puzzle(), found)
        changes_pieces = any(each.piece is not None for each in found.mend)
        changes_figure = any(each.piece is None for each in found.mend)
        if not changes_figure:
            document.use_pieces(after.piece_set, text)
        elif not changes_pieces:
            document.edit(after.figure, text)
        else:
            constraints = document.constraints.for_puzzle(after)
            document.replace_puzzle(after.figure, after.piece_set, constraints, text)

    @property
    def _is_current(self) -> bool:
        puzzle = self._puzzle
        return puzzle is not None and puzzle.search_key == self._searched_puzzle().search_key

    @property
    def _refused(self) -> str:
        problem = self._document.pieces_problem
        return self._refused_wish if problem is None else pieces_problem_text(problem)

    @property
    def _why_not_applied(self) -> str:
        if not self.view.table.selected_rows:
            return tr("Select a change first")
        if not self._is_current:
            return tr("The puzzle has changed: press Start to search again")
        return ""

    def _show_state(self) -> None:
        if not self.has_view or not self.view.isVisible():
            return
        refused = self._refused
        self.view.show_state(
            running=self.running,
            paused=self.worker.is_paused,
            refused=refused,
            why_not_applied=self._why_not_applied,
        )
        if refused and not self.running:
            self.view.message.setText(refused)

    @Slot(object)
    def _on_received(self, progress: Progress) -> None:
        if list(progress.found) != self.model.records:
            rows = self.view.table.selected_rows
            selected = self.model.records[rows[0]] if rows else None
            self.model.show(progress.found)
            row = progress.found.index(selected) if selected in progress.found else 0
            self.view.table.selectRow(row)
        self.view.progress.show_fraction(progress.fraction)
        if progress.total:
            self.view.message.setText(self._progress_text(progress))

    @Slot()
    def _on_ended(self) -> None:
        text = self._summary()
        self.view.message.setText(text)
        self._show_state()
        self.status_message.emit(text)
        self.ended.emit()

    @Slot(object)
    def _on_failed(self, error: CubewrightError) -> None:
        self.view.message.setText(capitalised_error(error))
