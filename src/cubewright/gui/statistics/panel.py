"""What a search did: how many solutions, how fast, and where its work went."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget

from cubewright.gui.statistics.counts_row import CountsRow
from cubewright.gui.statistics.figures import CONVENTION_NOTE, outcome_text, rates_text
from cubewright.gui.statistics.stage_model import StageModel
from cubewright.gui.statistics.stage_table import StageTableView, tabular
from cubewright.solver.report import Finished, Outcome, Progressed

SHOWN_EVERY_MS = 100
NOT_SEARCHED = "Nothing searched yet.\nSolve the figure to see what each stage of the search did."


class StatisticsPanel(QWidget):
    """Live while it searches, at most ten times a second however often progress is told.

    Its parts stand below each other in one column; another one is another row
    of :meth:`_lay_out`.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.stages = StageModel(self)
        self.table = StageTableView(self.stages)
        self._counts = CountsRow()
        self._speed = QLabel()
        self._speed.setFont(tabular(self._speed.font()))
        self._note = QLabel(CONVENTION_NOTE)
        self._note.setWordWrap(True)
        self._note.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        for label in (self._speed, self._note):
            label.setContentsMargins(8, 0, 8, 0)
        self._pages = QStackedWidget()
        self._lay_out()
        self._latest: Progressed | None = None
        self._pause = QTimer(self, singleShot=True, interval=SHOWN_EVERY_MS)
        self._pause.timeout.connect(self._show_latest)

    def _lay_out(self) -> None:
        figures = QWidget()
        column = QVBoxLayout(figures)
        column.setContentsMargins(0, 8, 0, 8)
        column.setSpacing(6)
        for part in (self._counts, self._speed, self.table, self._note):
            column.addWidget(part, stretch=1 if part is self.table else 0)
        empty = QLabel(NOT_SEARCHED)
        empty.setWordWrap(True)
        empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        empty.setContentsMargins(16, 16, 16, 16)
        self._pages.addWidget(empty)
        self._pages.addWidget(figures)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._pages)

    def clear(self) -> None:
        """Show that nothing has been searched."""
        self._pause.stop()
        self._latest = None
        self.stages.clear()
        self._pages.setCurrentIndex(0)

    def show_progress(self, progress: Progressed) -> None:
        """Show how far the search is; at once if the last time is long enough ago."""
        self._latest = progress
        if not self._pause.isActive():
            self._show_latest()

    def finish(self, finished: Finished) -> None:
        """Show the last figures, which stay."""
        self._pause.stop()
        self._latest = None
        self._show(finished.progress, finished.outcome)

    def _show_latest(self) -> None:
        if self._latest is not None:
            progress, self._latest = self._latest, None
            self._show(progress, None)
            self._pause.start()

    def _show(self, progress: Progressed, outcome: Outcome | None) -> None:
        seconds = progress.seconds
        explored, _ = progress.stages.totals
        self._counts.show_counts(progress.counts)
        rates = rates_text(progress.counts.unique, explored, seconds)
        self._speed.setText(f"{outcome_text(outcome, seconds)}\n{rates}")
        self.stages.show(progress.stages)
        self.table.fit()
        self._pages.setCurrentIndex(1)
