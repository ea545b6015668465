"""The batch window: a table of figures that fills while they are solved."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.batch.batch_model import BatchModel, Results, matches
from cubewright.gui.pictures.shared_pictures import copied_figure
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.buttons import push_button
from cubewright.gui.widgets.copied_picture import CopiedPicture, CopyPicture
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.fields import DecimalBox, OutlinedCheckBox, SearchField
from cubewright.gui.widgets.fraction_bar import FractionBar
from cubewright.gui.widgets.records import SortedTable
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.presenter.batch_columns import (
    CUBELETS,
    DIFFICULTY,
    FIGURE,
    FILE,
    LEVEL_COLUMNS,
    PIECES,
    SOLUTIONS,
    TIME,
    BatchEntry,
)
from cubewright.translation import mark, tr

DEFAULT_SIZE = QSize(980, 560)
MINIMUM_SIZE = QSize(420, 240)
_WIDE = 700
"""The minimum window width, in pixels, at which the time limit is beside the buttons."""
DEFAULT_TIME_LIMIT = 10.0
EMPTY = mark(
    "A batch solves many figures, one after the other.\n\n"
    "Choose files or a folder, or solve the open file."
)
STOP_TIP = mark("Stop the batch and keep the results so far (Esc)")
_WIDTHS = {FIGURE: 150, CUBELETS: 72, TIME: 76, DIFFICULTY: 112, PIECES: 100, FILE: 110}
_LEVEL_WIDTH = 92


class BatchTable(SortedTable[BatchEntry]):
    """The table of the figures and their results."""

    def __init__(self, model: BatchModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAccessibleName(tr("Figures of the batch"))
        stretch = QHeaderView.ResizeMode.Stretch
        self.horizontalHeader().setSectionResizeMode(self.place(SOLUTIONS), stretch)
        self.set_widths(_WIDTHS | dict.fromkeys(LEVEL_COLUMNS, _LEVEL_WIDTH))
        self.show_column(FILE, shown=False)
        self.show_levels(False)

    def show_levels(self, shown: bool) -> None:
        for column in LEVEL_COLUMNS:
            self.show_column(column, shown=shown)

    @property
    def selected_row(self) -> int | None:
        """The selected row of the model; None if no row is selected."""
        index = self.sorted.mapToSource(self.currentIndex())
        return index.row() if index.isValid() else None


class BatchWindow(QWidget):
    """The batch window: the choice of files, the table, and the actions."""

    stop_requested = Signal()

    def __init__(self, model: BatchModel, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(tr("Batch \N{EM DASH} Cubewright"))
        self.setMinimumSize(MINIMUM_SIZE)
        set_initial_size(self, DEFAULT_SIZE)
        self.batch = model
        self.table = BatchTable(model)
        self.search = SearchField(
            tr("Name, pieces, difficulty, or a number"),
            tr("Search the table by name, pieces or difficulty"),
        )
        self.search.search_in(self.table)
        self.results = QComboBox()
        self.results.setAccessibleName(tr("Results to show"))
        for kind in Results:
            self.results.addItem(tr(kind.value), kind)
        self.shown = QLabel()
        self._filter_row = QWidget()
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.files = push_button(tr("&Files…"), tr("Choose files and solve all their figures"))
        self.folder = push_button(
            tr("F&older…"), tr("Choose a folder and solve all figures in its files")
        )
        self.open_file = push_button(
            tr("Solve open fi&le"), tr("Solve all figures of the open file")
        )
        self.go = push_button(tr("&Stop"), tr(STOP_TIP))
        self.limit = DecimalBox()
        self.limit.setRange(0, 24 * 3600)
        self.limit.setDecimals(1)
        self.limit.setValue(DEFAULT_TIME_LIMIT)
        self.limit.setSuffix(tr(" s"))
        self.limit.setSpecialValueText(tr("none"))
        self.limit.setAccessibleName(tr("Time limit for each figure, in seconds"))
        self.limit.setKeyboardTracking(False)  # use a number only when it is complete
        self.limit.setToolTip(
            tr(
                "Stop solving a figure after this time; 0 means no limit. A change applies from "
                "the next figure on."
            )
        )
        self.take_apart = OutlinedCheckBox(tr("&Take solutions apart"))
        self.take_apart.setToolTip(
            tr(
                "From the next figure on, analyse the solutions: count those that come apart, and "
                "find the highest level"
            )
        )
        self.take_apart.toggled.connect(self.table.show_levels)
        self.progress = FractionBar(tr("Fraction of the batch that is done"))
        policy = self.progress.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.progress.setSizePolicy(policy)
        self.message = ElidedLabel()
        self.export = push_button(
            tr("E&xport CSV…"), tr("Export the table as comma-separated values")
        )
        self.open = push_button(
            tr("Open fi&gure"), tr("Show the selected figure in the main window (Enter)")
        )
        copy = CopyPicture(self, self._copied_picture, self.message.setText)
        self.table.addAction(copy)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self._build_layout()
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._update_buttons())
        self.search.textChanged.connect(self._on_search_changed)
        self.search.opened.connect(self.table.ask_to_open)
        self.results.currentIndexChanged.connect(lambda _index: self._filter())
        for changed in (self.table.sorted.rowsInserted, self.table.sorted.rowsRemoved):
            changed.connect(lambda *_: self._show_number())
        self.table.sorted.modelReset.connect(self._show_number)
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.start_search)
        model.rowsInserted.connect(lambda *_: self._on_filled())
        model.modelReset.connect(self._on_filled)
        self._on_filled()

    def _build_layout(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        self._head.setContentsMargins(8, 8, 8, 4)
        for button in (self.files, self.folder, self.open_file):
            head.addWidget(button)
        head.addSpacing(12)
        head.addWidget(self.go)
        head.addWidget(self.progress, stretch=1)
        self._head.addLayout(head, 1)
        self._head.addWidget(self._limit_row())
        filters = QHBoxLayout(self._filter_row)
        filters.setContentsMargins(8, 0, 8, 0)
        filters.addWidget(self.search, stretch=1)
        filters.addWidget(self.results)
        filters.addWidget(self.shown)
        empty = QLabel(tr(EMPTY))
        empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        empty.setWordWrap(True)
        middle = QWidget()
        self._pages = QStackedLayout(middle)
        self._pages.addWidget(empty)
        self._pages.addWidget(self.table)
        foot = QHBoxLayout()
        foot.setContentsMargins(8, 4, 8, 8)
        foot.addWidget(self.message, stretch=1)
        foot.addWidget(self.open)
        foot.addWidget(self.export)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(self._head)
        column.addWidget(self._filter_row)
        column.addWidget(middle, stretch=1)
        column.addLayout(foot)

    def _limit_row(self) -> QWidget:
        label = QLabel(tr("Time limit per figu&re:"))
        label.setBuddy(self.limit)
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label)
        row.addWidget(self.limit)
        row.addSpacing(8)
        row.addWidget(self.take_apart)
        row.addStretch()
        return holder

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the time limit below the buttons if the window is narrow."""
        super().resizeEvent(event)
        direction = QBoxLayout.Direction
        wide = event.size().width() >= _WIDE
        self._head.setDirection(direction.LeftToRight if wide else direction.TopToBottom)

    @property
    def time_limit(self) -> float | None:
        """The time limit of a figure in seconds; None for no limit."""
        return self.limit.value() or None

    def show_running(self, running: bool, can_continue: bool) -> None:
        """Show whether the batch runs, and whether it can be continued."""
        self.go.setText(tr("&Stop") if running else tr("&Resume"))
        nothing = tr("There is no batch to resume")
        allow(self.go, "" if running or can_continue else nothing)
        if running or can_continue:
            self.go.setToolTip(tr(STOP_TIP) if running else tr("Resume with the next figure"))
        for each in (self.files, self.folder, self.open_file):
            allow(each, tr("A batch is running") if running else "")
        self.progress.setVisible(running or can_continue)
        if running:
            self.table.setFocus()
        self._update_buttons()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.search.hasFocus() and self.search.text():
                self.search.clear()
            else:
                self.stop_requested.emit()
        else:
            super().keyPressEvent(event)

    def _copied_picture(self) -> CopiedPicture | None:
        row = self.table.selected_row
        puzzle = None if row is None else self.batch.records[row].row.puzzle
        return None if puzzle is None else copied_figure(puzzle.figure)

    def _on_search_changed(self, _text: str) -> None:
        self._filter()
        self.search.select_first()

    def _filter(self) -> None:
        results, words = self.results.currentData(), self.search.text().casefold().split()
        self.table.sorted.show_only(
            lambda entry: results in (Results.ALL, Results.of(entry)) and matches(entry, words)
        )
        self._show_number()

    def _show_number(self) -> None:
        shown, all_rows = self.table.sorted.rowCount(), len(self.batch.records)
        is_filtered = bool(self.search.text()) or self.results.currentData() is not Results.ALL
        self.shown.setText(
            tr("{shown:,} of {all_rows:,}", shown=shown, all_rows=all_rows) if is_filtered else ""
        )
        self._update_buttons()

    def _on_filled(self) -> None:
        self._pages.setCurrentIndex(1 if self.batch.records else 0)
        self._filter_row.setVisible(bool(self.batch.records))
        self.table.show_column(FILE, shown=self.batch.has_several_files)
        self._update_buttons()

    def _update_buttons(self) -> None:
        allow(self.export, "" if self.table.sorted.rowCount() else tr("The table is empty"))
        is_selected = self.table.selected_row is not None
        allow(self.open, "" if is_selected else tr("Select a figure first"))
