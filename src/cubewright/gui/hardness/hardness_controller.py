"""The command that examines how hard the current puzzle is for a person."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from cubewright.errors import CubewrightError, capitalised_error
from cubewright.gui.frame.settings import Settings
from cubewright.gui.frame.window_controller import SearchController
from cubewright.gui.project.document import Document
from cubewright.gui.widgets.records import RecordModel
from cubewright.gui.worker import Job
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.hardness_text import (
    WINDOW,
    depth_rows,
    progress_text,
    sample_note,
    sentences,
)
from cubewright.solver.analysis.hardness import Hardness, examine
from cubewright.translation import tr

if TYPE_CHECKING:
    from cubewright.gui.hardness.hardness_window import HardnessWindow


@dataclass(frozen=True)
class HardnessTask:
    """Examines a puzzle."""

    puzzle: Puzzle

    def run(self, job: Job) -> None:
        """Examine; called in the background thread."""
        for result in examine(self.puzzle, job):
            job.send(result)


class HardnessController(SearchController["HardnessWindow"]):
    """Examines the current puzzle in a window."""

    examined = Signal(object, object)
    """A puzzle and its complete :class:`Hardness`."""

    def __init__(self, document: Document, settings: Settings, window: QWidget) -> None:
        super().__init__("hardness", settings, window)
        self._document = document
        self._puzzle: Puzzle | None = None
        """The puzzle of the current or last examination."""
        self._result = Hardness()
        self._failure = ""
        """The error of the last examination as a sentence; empty without an error."""
        self.worker.received.connect(self._on_received)
        self.worker.ended.connect(self._on_ended)
        self.worker.failed.connect(self._on_failed)
        self.model = RecordModel(WINDOW, self)
        for changed in (
            document.figure_changed,
            document.piece_set_changed,
            document.constraints_changed,
            document.file_changed,
        ):
            changed.connect(lambda *_: self._show_state())

    def _new_view(self) -> HardnessWindow:
        from cubewright.gui.hardness.hardness_window import HardnessWindow

        view = HardnessWindow(self.model, self._window)
        view.start.clicked.connect(lambda _checked: self.start())
        view.pause.clicked.connect(lambda _checked: self.pause_or_continue())
        view.stop_requested.connect(self.stop)
        view.installEventFilter(self)
        return view

    def show(self) -> None:
        """Open the window, and examine the puzzle unless it was the last one examined."""
        super().show()
        if not self.running and not self._is_current:
            self.start()

    def start(self) -> None:
        """Examine the current puzzle."""
        if self.running or self._document.why_no_puzzle:
            return
        self._puzzle, self._result = self._document.puzzle, Hardness()
        self._failure = ""
        self.worker.start(HardnessTask(self._puzzle).run)
        self._show_result()
        self._show_state()

    def eventFilter(self, _view: QObject, event: QEvent) -> bool:
        """Update the results after a change of the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._show_result()
        return False

    # -- helpers

    @property
    def _is_current(self) -> bool:
        puzzle = self._puzzle
        return puzzle is not None and puzzle.search_key == self._document.puzzle.search_key

    def _show_state(self) -> None:
        if not self.has_view or not self.view.isVisible():
            return
        refused = self._document.why_no_puzzle
        paused = self.worker.is_paused
        self.view.show_state(running=self.running, paused=paused, refused=refused)
        if refused and not self.running:
            self.view.message.setText(refused)
        elif not self.running and self._puzzle is not None:
            self._show_end()

    def _show_result(self) -> None:
        result = self._result
        self.view.show_sentences(sentences(result), sample_note(result))
        self.model.show(depth_rows(result) if result.solutions else ())
        self.view.progress.show_fraction(result.fraction)
        self.view.message.setText(progress_text(result))

    def _show_end(self) -> None:
        if not self._is_current:
            text = tr("The puzzle has changed: press Start to examine it.")
        elif self._failure:
            text = self._failure
        elif not self._result.is_complete:
            text = tr("Stopped: the results are not complete.")
        else:
            text = ""
        self.view.message.setText(text)

    @Slot(object)
    def _on_received(self, result: Hardness) -> None:
        self._result = result
        self._show_result()

    @Slot()
    def _on_ended(self) -> None:
        self._show_end()
        self._show_state()
        if self._result.is_complete and self._puzzle is not None:
            self.examined.emit(self._puzzle, self._result)
        self.ended.emit()

    @Slot(object)
    def _on_failed(self, error: CubewrightError) -> None:
        self._failure = capitalised_error(error)
        self._show_end()
