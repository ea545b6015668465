"""The window for finding puzzles: conditions beside a table that fills during the search."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from cubewright.formats.design_run import SavedRun
from cubewright.gui.design.conditions_form import ConditionsForm
from cubewright.gui.design.found_table import FoundTable
from cubewright.gui.design.halves import Halves
from cubewright.gui.frame.search_window import SearchWindow
from cubewright.gui.pictures.shared_pictures import copied_figure, copied_piece
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.buttons import push_button
from cubewright.gui.widgets.copied_picture import CopiedPicture, CopyPicture
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.fields import SearchField
from cubewright.gui.widgets.fraction_bar import FractionBar
from cubewright.gui.widgets.records import RecordModel
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.presenter.design.run import FoundPuzzle
from cubewright.presenter.design.text import figures_text
from cubewright.translation import mark, tr

DEFAULT_SIZE = QSize(1120, 660)
MINIMUM_SIZE = QSize(420, 240)
_WIDE = 760
"""The minimum window width, in pixels, at which the table is beside the conditions."""
EMPTY = mark(
    "Find puzzles nobody has made yet.\n\nChoose what to look for, the pieces "
    "and the conditions for the solutions, then press Start."
)
NONE_YET = mark("Nothing found yet.")
NOTHING = mark("No puzzle meets these conditions.")


class DesignWindow(SearchWindow):
    """The conditions, the commands, and the puzzles found."""

    def __init__(self, model: RecordModel[FoundPuzzle], parent: QWidget | None = None) -> None:
        super().__init__(
            tr("Find puzzles \N{EM DASH} Cubewright"),
            (DEFAULT_SIZE, MINIMUM_SIZE),
            (
                tr("Find puzzles that meet these conditions (F5)"),
                tr("Pause or resume the search (F6)"),
                tr("Stop, and keep the puzzles found so far (Esc)"),
            ),
            parent,
        )
        self._model = model
        self.form = ConditionsForm()
        self.table = FoundTable(model)
        self.search = SearchField(
            tr("Name, pieces, difficulty, or a number"), tr("Search the puzzles found")
        )
        self.filter_field = self.search
        self.search.search_in(self.table)
        self.shown = QLabel()
        self.resume = push_button(tr("&Resume"), tr("Resume the run where it was stopped"))
        self.save_run = push_button(tr("Sa&ve run…"), tr("Save this run, to resume it later"))
        self.open_run = push_button(tr("Op&en run…"), tr("Open a saved run, to resume it"))
        self.progress = FractionBar(tr("Fraction of the run that is done"))
        self.message = ElidedLabel()
        self.open = push_button(
            tr("&Add to the file"),
            tr("Add the selected puzzles to the open file, with their pieces (Enter)"),
        )
        self.export = push_button(
            tr("E&xport CSV…"), tr("Export the table as comma-separated values")
        )
        self.export_figures = push_button(
            tr("Export fi&gures…"), tr("Export the puzzles of the table as a figure file")
        )
        copy = CopyPicture(self, self._copied_picture, self.message.setText)
        for table in (self.table, self.form.table):
            table.addAction(copy)
            table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self._run: SavedRun | None = None
        self._build_layout()
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._update_buttons())
        self.search.textChanged.connect(self._on_search_changed)
        self.search.opened.connect(self.table.ask_to_open)
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.start_search)
        for changed in (model.rowsInserted, model.modelReset):
            changed.connect(lambda *_: self._on_filled())
        self._on_filled()

    def _build_layout(self) -> None:
        self._empty = QLabel(tr(EMPTY))
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self._empty.setContentsMargins(24, 0, 24, 0)
        middle = QWidget()
        self._pages = QStackedLayout(middle)
        self._pages.addWidget(self._empty)
        self._pages.addWidget(self.table)
        head = QHBoxLayout()
        head.addWidget(self.search, stretch=1)
        head.addWidget(self.shown)
        foot = QHBoxLayout()
        foot.addWidget(self.message, stretch=1)
        for button in (self.open, self.export, self.export_figures):
            foot.addWidget(button)
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.progress)
        column.addLayout(head)
        column.addWidget(middle, stretch=1)
        column.addLayout(foot)
        commands = (self.start, self.pause, self.stop, self.resume)
        runs = (self.open_run, self.save_run)
        self._halves = Halves(self.form, (commands, runs), right, (360, 760), _WIDE)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(ScrollPage(self._halves))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the table below the conditions if the window is narrow."""
        super().resizeEvent(event)
        self._halves.arrange(event.size().width())

    def show_state(self, *, running: bool, paused: bool, has_run: bool, can_resume: bool) -> None:
        """Enable the commands that apply to the state of the run."""
        busy = tr("A run is in progress") if running else ""
        idle = "" if running else tr("No run is in progress")
        is_incomplete = self.form.conditions() is None
        allow(self.form, busy)
        self.allow_search(
            busy,
            idle,
            (tr("Complete the conditions first") if is_incomplete else ""),
            paused=paused,
        )
        allow(self.resume, busy or ("" if can_resume else tr("There is no run to resume")))
        allow(self.open_run, busy)
        allow(self.save_run, "" if has_run else tr("There is no run to save"))
        self.progress.setVisible(running or can_resume)
        empty = NONE_YET if running or can_resume else NOTHING if has_run else EMPTY
        self._empty.setText(tr(empty))
        self._update_buttons()

    def show_run(self, run: SavedRun) -> None:
        """Show the columns that a run fills."""
        self._run = run
        self.table.show_columns(run)

    def _copied_picture(self) -> CopiedPicture | None:
        if self.form.table.hasFocus():
            piece = self.form.table.current_piece
            return None if piece is None else copied_piece(piece)
        rows = self.table.selected_rows
        if not rows or self._run is None:
            return None
        found = self._model.records[rows[0]]
        return copied_figure(found.figure, figures_text(self._run, [found]))

    def _on_search_changed(self, text: str) -> None:
        self.table.search(text)
        self.search.select_first()
        self._on_filled()

    def _on_filled(self) -> None:
        every, shown = len(self._model.records), self.table.sorted.rowCount()
        self._pages.setCurrentIndex(1 if every else 0)
        is_filtered = bool(self.search.text())
        self.shown.setText(
            tr("{shown:,} of {all_rows:,}", shown=shown, all_rows=every) if is_filtered else ""
        )
        self._update_buttons()

    def _update_buttons(self) -> None:
        empty = "" if self.table.sorted.rowCount() else tr("The table is empty")
        allow(self.export, empty)
        allow(self.export_figures, empty)
        allow(self.open, "" if self.table.selected_rows else tr("Select a puzzle first"))
