"""The commands that look for changes to improve the current puzzle, and apply one of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from cubewright.gui.frame.settings import Settings
from cubewright.gui.mending.changes_controller import NUMBER, ChangesController, Progress
from cubewright.gui.project.document import Document
from cubewright.gui.worker import Job
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.design.improving import (
    COLUMNS,
    before_text,
    improve_progress_text,
    improve_summary,
    search_improvements,
)
from cubewright.solver.design.improving import (
    ImproveProgress,
    ImproveRequest,
    refusal,
    separate_copies,
)
from cubewright.solver.search.processors import default_threads, processors
from cubewright.translation import joined

if TYPE_CHECKING:
    from cubewright.gui.mending.improve_window import ImproveWindow


class ImproveController(ChangesController["ImproveWindow"]):
    """Finds changes that improve the current puzzle."""

    def __init__(self, document: Document, settings: Settings, window: QWidget) -> None:
        super().__init__("improving", COLUMNS, document, settings, window)
        self._progress = ImproveProgress()

    def _new_window(self) -> ImproveWindow:
        from cubewright.gui.mending.improve_window import ImproveWindow

        return ImproveWindow(self.model, lambda: self._puzzle, self._window)

    def _searched_puzzle(self) -> Puzzle:
        return separate_copies(self._document.puzzle)

    def _task(self) -> Callable[[Job], object]:
        assert self._puzzle is not None
        self._progress = ImproveProgress()
        steps = self.view.cells.value()
        request = ImproveRequest(self._puzzle, self.view.wish, steps, NUMBER)
        processes = min(self._settings.threads or default_threads(), processors())
        return partial(_search, request, processes)

    @property
    def _refused_wish(self) -> str:
        return refusal(self._document.puzzle, self.view.wish)

    def _progress_text(self, progress: ImproveProgress) -> str:
        return joined(" ", filter(None, (before_text(progress), improve_progress_text(progress))))

    def _summary(self) -> str:
        progress = self._progress
        return joined(" ", filter(None, (before_text(progress), improve_summary(progress))))

    @Slot(object)
    def _on_received(self, progress: Progress) -> None:
        assert isinstance(progress, ImproveProgress)
        self._progress = progress
        super()._on_received(progress)


def _search(request: ImproveRequest, processes: int, job: Job) -> None:
    """Search; called in the background thread."""
    for progress in search_improvements(request, job, processes):
        job.send(progress)
