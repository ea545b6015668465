"""The statistics window: the stages of one run, a chart of the ticked ones, and the list of all."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QItemSelection, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.compare.comparison_text import comparison_text
from cubewright.gui.compare.run_details import RunDetails
from cubewright.gui.compare.run_model import RunModel
from cubewright.gui.compare.runs_table import RunsTable
from cubewright.gui.frame.settings import Settings
from cubewright.gui.statistics.chart_page import ChartPage
from cubewright.gui.statistics.series import Series
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.gui.widgets.throttle import Throttle
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.model.puzzle import Puzzle
from cubewright.solver.report import Progressed

DEFAULT_SIZE = QSize(1180, 760)
MINIMUM_SIZE = QSize(440, 240)
_LEAST_CONTENT = QSize(620, 390)
"""A smaller window scrolls."""
STEPS = 1000


@dataclass(frozen=True)
class Live:
    """The progress of a run; ``limit_seconds`` is its time limit, if it has one."""

    name: str
    puzzle: Puzzle
    progress: Progressed
    limit_seconds: float | None = None

    @property
    def fraction(self) -> float:
        """The fraction of the search done, or of the time limit if that is larger."""
        time = self.progress.seconds / self.limit_seconds if self.limit_seconds else 0.0
        return min(1.0, max(self.progress.fraction, time))


class RunsWindow(QWidget):
    """Shows the running search, or else the selected run and the ticked ones."""

    export_asked = Signal()
    """The user asks to export the ticked runs."""

    def __init__(self, model: RunModel, compare: QAction, stop: QAction, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle("Search statistics \N{EM DASH} Cubewright")
        self.setMinimumSize(MINIMUM_SIZE)
        self.runs = model
        self.table = RunsTable(model)
        self.details = RunDetails()
        self.chart = ChartPage()
        self.activity = ElidedLabel()
        self.progress = QProgressBar()
        self.progress.setRange(0, STEPS)
        self.progress.setMaximumWidth(220)
        self.progress.setFormat("%p %")
        self.progress.setAccessibleName("Progress of this run")
        self.sentence = QLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setContentsMargins(8, 4, 8, 4)
        larger = self.sentence.font()
        larger.setPointSizeF(larger.pointSizeF() * 1.1)
        self.sentence.setFont(larger)
        self.rename = _button("Re&name", "Rename the selected run (F2)")
        self.remove = _button("&Remove", "Remove the selected runs from the list (Delete)")
        self.clear = _button("&Clear", "Remove all runs from the list")
        self.export = _button("E&xport CSV…", "Export the ticked runs and their stages as CSV")
        self._live: Live | None = None
        self._paced: Throttle[Live] = Throttle(self._show_live, self)
        self._build_layout(compare, stop)
        self.rename.clicked.connect(self.table.rename_current)
        self.remove.clicked.connect(self.table.remove_selected)
        self.clear.clicked.connect(model.clear)
        self.export.clicked.connect(self.export_asked)
        model.compared_changed.connect(self._on_compared_changed)
        self.table.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self.show_activity("", None)
        self._on_compared_changed()

    def _build_layout(self, compare: QAction, stop: QAction) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(8, 6, 8, 2)
        for action in (compare, stop):
            button = QToolButton()
            button.setDefaultAction(action)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            head.addWidget(button)
        head.addWidget(self.progress)
        head.addWidget(self.activity, stretch=1)
        charted = QWidget()
        column = QVBoxLayout(charted)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.chart, stretch=1)
        column.addWidget(self.sentence)
        self.details_splitter = QSplitter(Qt.Orientation.Horizontal)
        self.details_splitter.addWidget(self.details)
        self.details_splitter.addWidget(charted)
        self.details_splitter.setStretchFactor(0, 4)
        self.details_splitter.setStretchFactor(1, 5)
        listed = QWidget()
        below = QVBoxLayout(listed)
        below.setContentsMargins(0, 0, 0, 6)
        below.addWidget(self.table, stretch=1)
        buttons = QHBoxLayout()
        buttons.setContentsMargins(8, 0, 8, 0)
        for each in (self.rename, self.remove, self.clear):
            buttons.addWidget(each)
        buttons.addStretch()
        buttons.addWidget(self.export)
        below.addLayout(buttons)
        self.list_splitter = QSplitter(Qt.Orientation.Vertical)
        self.list_splitter.addWidget(self.details_splitter)
        self.list_splitter.addWidget(listed)
        self.list_splitter.setStretchFactor(0, 1)
        self.list_splitter.setSizes([500, 210])
        self.details_splitter.setSizes([580, 600])
        for splitter in (self.details_splitter, self.list_splitter):
            splitter.setHandleWidth(6)
            splitter.setChildrenCollapsible(False)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(2)
        outer.addLayout(head)
        self.list_splitter.setMinimumSize(_LEAST_CONTENT)
        outer.addWidget(ScrollPage(self.list_splitter, sideways=True), stretch=1)

    def show_activity(self, text: str, fraction: float | None) -> None:
        """Show what is running; ``fraction`` None hides the progress bar."""
        self.activity.setText(text)
        self.progress.setVisible(fraction is not None)
        self.progress.setValue(int(STEPS * (fraction or 0.0)))

    def restore_layout(self, settings: Settings) -> None:
        """Restore the saved sizes, or set the default ones."""
        geometry = settings.layout("runs")
        if geometry is None or not self.restoreGeometry(geometry):
            set_initial_size(self, DEFAULT_SIZE)
        for name, splitter in self._splitters():
            state = settings.layout(name)
            if state is not None:
                splitter.restoreState(state)

    def save_layout(self, settings: Settings) -> None:
        """Save the sizes."""
        settings.set_layout("runs", self.saveGeometry())
        for name, splitter in self._splitters():
            settings.set_layout(name, splitter.saveState())

    def _splitters(self) -> tuple[tuple[str, QSplitter], ...]:
        return ("runs-beside", self.details_splitter), ("runs-over", self.list_splitter)

    def show_live(self, live: Live) -> None:
        """Show the progress of a run, next to the ticked runs of its puzzle."""
        self._paced.show(live)

    def end_live(self) -> None:
        """Show the runs of the list again."""
        self._paced.clear()
        self._live = None
        self._show_selected()
        self._on_compared_changed()

    def select_run(self, row: int) -> None:
        """Select a run and show it."""
        self.table.show_row(row)
        self._show_selected()

    def _show_live(self, live: Live) -> None:
        self._live = live
        self.progress.setValue(int(STEPS * live.fraction))
        self.details.show_live(live.name, live.progress)
        self._draw()

    def _draw(self) -> None:
        live = self._live
        if live is None:
            self.sentence.setText(comparison_text(self.runs))
            self.chart.show_series(self.runs.series())
            return
        self.sentence.setText(f"Solving “{live.puzzle.name}”. The bars show the search so far.")
        newest = Series(live.name, live.progress.stages, self.runs.free_colour_index)
        self.chart.show_series([*self.runs.series(live.puzzle), newest])

    def _show_selected(self) -> None:
        if self._live is None:
            rows = self.table.selected_rows
            self.details.show_entry(self.runs.entry(rows[0]) if rows else None)
        self._allow()

    def _on_selection_changed(self, _selected: QItemSelection, _deselected: QItemSelection) -> None:
        self._show_selected()

    def _on_compared_changed(self) -> None:
        self._draw()
        self._show_selected()

    def _allow(self) -> None:
        selected = bool(self.table.selected_rows)
        self.rename.setEnabled(selected)
        self.remove.setEnabled(selected)
        self.clear.setEnabled(self.runs.rowCount() > 0)
        self.export.setEnabled(bool(self.runs.ticked))


def _button(text: str, tip: str) -> QPushButton:
    button = QPushButton(text)
    button.setToolTip(tip)
    return button
