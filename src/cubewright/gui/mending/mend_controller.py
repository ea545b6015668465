"""The commands that look for changes which repair the current puzzle, and apply one of them."""

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
from cubewright.presenter.design.mending import (
    COLUMNS,
    mend_progress_text,
    mend_summary,
    right_text,
    search_mends,
)
from cubewright.solver.design.mending import MendProgress, MendWish, refusal
from cubewright.solver.search.processors import default_threads, processors
from cubewright.translation import joined, tr

if TYPE_CHECKING:
    from cubewright.gui.mending.mend_window import MendWindow


class MendController(ChangesController["MendWindow"]):
    """Finds changes that repair the current puzzle."""

    def __init__(self, document: Document, settings: Settings, window: QWidget) -> None:
        super().__init__("mending", COLUMNS, document, settings, window)
        self._wish = MendWish()
        self._progress = MendProgress()

    def show(self) -> None:
        """Open the window, and look for changes unless this puzzle was searched last."""
        super().show()
        if not self.running and not self._is_current:
            self.start()

    def _new_window(self) -> MendWindow:
        from cubewright.gui.mending.mend_window import MendWindow

        return MendWindow(self.model, lambda: self._puzzle, self._window)

    def _task(self) -> Callable[[Job], object]:
        wish = self.view.wish
        assert self._puzzle is not None
        assert wish is not None
        self._wish, self._progress = wish, MendProgress()
        processes = min(self._settings.threads or default_threads(), processors())
        return partial(_search, self._puzzle, wish, processes)

    @property
    def _refused_wish(self) -> str:
        wish = self.view.wish
        if wish is None:
            return tr("The first number of solutions is larger than the second.")
        return refusal(self._document.puzzle, wish)

    def _progress_text(self, progress: MendProgress) -> str:
        return mend_progress_text(progress)

    def _summary(self) -> str:
        progress = self._progress
        right = right_text(self._wish) if progress.was_right else ""
        return joined(" ", [each for each in (right, mend_summary(progress)) if each])

    @Slot(object)
    def _on_received(self, progress: Progress) -> None:
        assert isinstance(progress, MendProgress)
        self._progress = progress
        super()._on_received(progress)


def _search(puzzle: Puzzle, wish: MendWish, processes: int, job: Job) -> None:
    """Search; called in the background thread."""
    for progress in search_mends(puzzle, wish, NUMBER, job, processes):
        job.send(progress)
