"""The study panel: the list of runs, a chart of the ticked runs, and the stages of one run."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QItemSelection, QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.compare.run_details import RunDetails
from cubewright.gui.compare.run_model import RunModel
from cubewright.gui.compare.runs_table import RunsTable
from cubewright.gui.frame.settings import Settings
from cubewright.gui.statistics.chart_page import ChartPage
from cubewright.gui.statistics.series import Series
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.calm_splitter import CalmSplitter
from cubewright.gui.widgets.copied_picture import CopiedPicture, picture_of_widget
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.fraction_bar import FractionBar
from cubewright.gui.widgets.menus import MenuButton
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.gui.widgets.text_size import TextSize, sized_font
from cubewright.gui.widgets.throttle import Throttle
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.search.engine_choice import engine_title
from cubewright.solver.analysis.comparison import sentence
from cubewright.solver.report import Progressed
from cubewright.translation import mark, tr

NO_RUNS = mark("No runs yet. Press Solve for one run, or Compare for several.")
TICK_TWO = mark("Tick two finished runs of one puzzle to compare them.")
RUNS_WIDTH = 225
"""The initial width of the list of runs, in pixels."""
_MIN_CONTENT_SIZE = QSize(620, 480)
"""The minimum size of the content; a smaller panel scrolls."""


@dataclass(frozen=True)
class LiveRun:
    """The progress of a run, and the run's time limit, if any, in seconds."""

    name: str
    puzzle: Puzzle
    progress: Progressed
    limit_seconds: float | None = None

    @property
    def fraction(self) -> float:
        """The larger of the completed share of the search and the used share of the time limit."""
        time = self.progress.seconds / self.limit_seconds if self.limit_seconds else 0.0
        return min(1.0, max(self.progress.fraction, time))


class StudyPanel(QWidget):
    """Shows the running search; if no search is running, the selected run and the ticked runs."""

    export_requested = Signal()

    def __init__(self, model: RunModel, compare: QAction, published: QMenu) -> None:
        super().__init__()
        self.runs = model
        self.table = RunsTable(model)
        self.details = RunDetails()
        self.chart = ChartPage()
        self.activity = ElidedLabel()
        self.progress = FractionBar(tr("Progress of this run"))
        self.sentence = QLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setContentsMargins(8, 4, 8, 4)
        self.sentence.setFont(sized_font(self.sentence.font(), TextSize.HEADING))
        self.rename = self._action(tr("Re&name"), tr("Rename the selected run (F2)"))
        self.remove = self._action(
            tr("&Remove"), tr("Remove the selected runs from the list (Delete)")
        )
        self.clear = self._action(tr("&Clear"), tr("Remove all runs from the list"))
        self.export = self._action(
            tr("E&xport CSV…"), tr("Export the ticked runs and their stages as CSV")
        )
        self._live: LiveRun | None = None
        self._throttle: Throttle[LiveRun] = Throttle(self._show_live, self)
        self._build_layout(compare, published)
        self.rename.triggered.connect(lambda _checked=False: self.table.rename_current())
        self.remove.triggered.connect(lambda _checked=False: self.table.remove_selected())
        self.clear.triggered.connect(lambda _checked=False: model.clear())
        self.export.triggered.connect(lambda _checked=False: self.export_requested.emit())
        model.compared_changed.connect(self._on_compared_changed)
        self.table.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self.show_activity("", None)
        self._on_compared_changed()

    def _action(self, text: str, tip: str) -> QAction:
        action = QAction(text, self)
        action.setIconText(text.replace("&", ""))
        action.setToolTip(tip)
        action.setStatusTip(tip)
        return action

    def _build_layout(self, compare: QAction, published: QMenu) -> None:
        listed = QWidget()
        left = QVBoxLayout(listed)
        left.setContentsMargins(0, 4, 0, 8)
        left.setSpacing(4)
        self.head = _heading(tr("Runs"))
        self._menu = menu = QMenu(self)
        menu.setToolTipsVisible(True)
        menu.addActions([self.rename, self.remove, self.clear])
        menu.addSeparator()
        menu.addAction(self.export)
        edit = MenuButton(
            tr("Edit"),
            tr("Rename, remove or export runs; copy or export the chart or the table"),
            menu,
        )
        top = QHBoxLayout()
        top.setContentsMargins(8, 0, 4, 0)
        top.addWidget(self.head, 1)
        top.addWidget(edit)
        left.addLayout(top)
        left.addWidget(self.table, stretch=1)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.table.addActions(menu.actions())
        buttons = QVBoxLayout()
        buttons.setContentsMargins(8, 0, 8, 0)
        compare_button = QToolButton()
        compare_button.setDefaultAction(compare)
        repeat = QToolButton()
        repeat.setText(tr("Repeat a published run"))
        repeat.setToolTip(tr("Repeat a search from a published document and compare the numbers"))
        repeat.setMenu(published)
        repeat.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        for button in (compare_button, repeat):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            buttons.addWidget(button)
        left.addWidget(self.activity)
        left.addWidget(self.progress)
        left.addLayout(buttons)
        self.activity.setContentsMargins(8, 0, 8, 0)
        self.vertical_splitter = CalmSplitter(Qt.Orientation.Vertical)
        self.vertical_splitter.addWidget(self.chart)
        self.vertical_splitter.addWidget(self.details)
        self.vertical_splitter.setStretchFactor(0, 1)
        self.vertical_splitter.setSizes([360, 230])
        charted = QWidget()
        right = QVBoxLayout(charted)
        right.setContentsMargins(0, 0, 0, 4)
        right.setSpacing(2)
        right.addWidget(self.vertical_splitter, 1)
        right.addWidget(self.sentence)
        self.horizontal_splitter = CalmSplitter(Qt.Orientation.Horizontal)
        self.horizontal_splitter.addWidget(listed)
        self.horizontal_splitter.addWidget(charted)
        self.horizontal_splitter.setStretchFactor(1, 1)
        self.horizontal_splitter.setSizes([RUNS_WIDTH, 600])
        for splitter in (self.horizontal_splitter, self.vertical_splitter):
            splitter.setHandleWidth(6)
            splitter.setChildrenCollapsible(False)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self.horizontal_splitter.setMinimumSize(_MIN_CONTENT_SIZE)
        outer.addWidget(ScrollPage(self.horizontal_splitter, sideways=True))

    def copied_picture(self) -> CopiedPicture:
        return CopiedPicture(picture_of_widget(self.chart), tr("the chart"))

    def add_to_menu(self, actions: Iterable[QAction]) -> None:
        self._menu.addSeparator()
        self._menu.addActions(list(actions))

    def show_activity(self, text: str, fraction: float | None) -> None:
        """Show the running task; ``fraction`` None hides the progress bar."""
        self.activity.setText(text)
        self.activity.setVisible(bool(text))
        self._show_fraction(fraction or 0.0)
        self.progress.setVisible(fraction is not None)

    def _show_fraction(self, fraction: float) -> None:
        # QProgressBar repaints immediately when its value is set, even before it has a size.
        self.progress.setUpdatesEnabled(False)
        self.progress.show_fraction(fraction)
        self.progress.setUpdatesEnabled(True)

    def restore_layout(self, settings: Settings) -> None:
        for name, splitter in self._splitters():
            state = settings.layout(name)
            if state is not None:
                splitter.restoreState(state)

    def save_layout(self, settings: Settings) -> None:
        for name, splitter in self._splitters():
            settings.set_layout(name, splitter.saveState())

    def _splitters(self) -> tuple[tuple[str, QSplitter], ...]:
        return ("study-beside", self.horizontal_splitter), ("study-over", self.vertical_splitter)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._draw()
            self._show_selected()

    def show_live(self, live: LiveRun) -> None:
        """Show the progress of a run, next to the ticked runs of its puzzle."""
        self._throttle.show(live)

    def leave_live_view(self) -> None:
        """Replace the running search with the runs of the list."""
        self._throttle.clear()
        self._live = None
        self._show_selected()
        self._on_compared_changed()

    def select_run(self, row: int) -> None:
        self.table.show_row(row)
        self._show_selected()

    def _show_live(self, live: LiveRun) -> None:
        self._live = live
        self._show_fraction(live.fraction)
        self.details.show_live(live.name, live.progress)
        self._draw()

    def _draw(self) -> None:
        live = self._live
        if live is None:
            self.sentence.setText(_comparison_text(self.runs))
            self.chart.show_series(self.runs.series())
            return
        self.sentence.setText(
            tr("Solving “{name}”. The bars show the search so far.", name=live.puzzle.name)
        )
        newest = Series(live.name, live.progress.stages, self.runs.free_colour_index)
        self.chart.show_series([*self.runs.series(live.puzzle), newest])

    def _show_selected(self) -> None:
        if self._live is None:
            rows = self.table.selected_rows
            self.details.show_entry(self.runs.entry(rows[0]) if rows else None)
        self._update_buttons()

    def _on_selection_changed(self, _selected: QItemSelection, _deselected: QItemSelection) -> None:
        self._show_selected()

    def _on_compared_changed(self) -> None:
        self._draw()
        self._show_selected()

    def _update_buttons(self) -> None:
        none = "" if self.table.selected_rows else tr("Select a run first")
        allow(self.rename, none)
        allow(self.remove, none)
        allow(self.clear, "" if self.runs.rowCount() else tr("There are no runs yet"))
        allow(self.export, "" if self.runs.ticked_runs else tr("Tick a run first"))


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    bold = label.font()
    bold.setBold(True)
    label.setFont(bold)
    return label


def _comparison_text(model: RunModel) -> str:
    if not model.rowCount():
        return tr(NO_RUNS)
    if len(model.ticked_runs) < 2:
        return tr(TICK_TWO)
    return sentence(model.ticked_runs, lambda name: f"“{engine_title(name)}”")
