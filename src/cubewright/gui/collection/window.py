"""The window of the collection: a card for each puzzle, and a form with its details."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.collection.details import DetailsForm
from cubewright.gui.collection.model import CollectionCards, CollectionModel
from cubewright.gui.pictures.figure_cards import figure_view
from cubewright.gui.project.figure_header import Banner
from cubewright.gui.project.file.file_drop import local_files
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.buttons import push_button
from cubewright.gui.widgets.calm_splitter import CalmSplitter
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.fields import (
    ChoiceCombo,
    DecimalBox,
    OutlinedCheckBox,
    SearchField,
)
from cubewright.gui.widgets.fraction_bar import FractionBar
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.model.collected import CollectedPuzzle
from cubewright.presenter.collection.columns import NUMBER, SORTABLE
from cubewright.presenter.collection.computing import LIMIT_SECONDS
from cubewright.presenter.collection.filters import Filter, Kind
from cubewright.translation import counted, mark, tr

DEFAULT_SIZE = QSize(1160, 720)
MINIMUM_SIZE = QSize(480, 260)
WIDE = 980
"""The minimum window width, in pixels, at which the controls form single lines."""
EMPTY = mark(
    "The collection is empty.\n\n"
    "Add files or a folder of puzzles, drop them here, or add the open puzzle."
)
NOT_FOUND = mark("No puzzle matches.\nChange the search or the kind of puzzles.")
_ADDED = mark("order of adding")


class CollectionWindow(QWidget):
    """The list, the form and the commands; signals report the requests of the user."""

    opened = Signal(int)
    """The number of the puzzle to open."""
    selection_changed = Signal()
    files_dropped = Signal(object)
    stop_requested = Signal()
    closing = Signal()

    def __init__(self, model: CollectionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(tr("My collection \N{EM DASH} Cubewright"))
        self.setMinimumSize(MINIMUM_SIZE)
        self.setAcceptDrops(True)
        self.model = model
        self.search = SearchField(
            tr("Name, designer, maker, number or note"),
            tr("Search by name, designer, maker, number or note"),
        )
        self.kinds = ChoiceCombo(tr("Show"))
        for kind in Kind:
            self.kinds.addItem(tr(kind.value), kind)
        self.order = ChoiceCombo(tr("Sort by"))
        for column in SORTABLE:
            self.order.addItem(tr(_ADDED) if column is NUMBER else column.visible_header, column)
        self.descending = OutlinedCheckBox(tr("Descen&ding"))
        self.view = figure_view(model, tr("Puzzles of the collection"))
        self.cards = CollectionCards(self.view)
        self.view.setItemDelegate(self.cards)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.view.viewport().installEventFilter(self)
        self.search.search_in(self.view)
        self.banner = Banner()
        self.retry = push_button(tr("&Save again"), tr("Try again to save the last changes"))
        self.retry.hide()
        self.empty = QLabel()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.form = DetailsForm()
        self.statistics = QWidget()
        self._statistics = QFormLayout(self.statistics)
        self.count = QLabel()
        self.undo = push_button(tr("Undo"), tr("Undo the last change of the collection"))
        self.redo = push_button(tr("Redo"), tr("Redo the change that was undone"))
        self.new = push_button(tr("New pu&zzle"), tr("Add a puzzle without a file"))
        self.add_files = push_button(tr("Add &files…"), tr("Add the puzzles in files"))
        self.add_folder = push_button(
            tr("Add folde&r…"), tr("Add the puzzles in a folder and its subfolders")
        )
        self.add_open = push_button(
            tr("Add open &puzzle"), tr("Add the puzzle in the main window to the collection")
        )
        self.export = push_button(tr("E&xport…"), tr("Write the puzzles that the list shows"))
        self.show_statistics = push_button(
            tr("Stat&istics"), tr("Show statistics of the puzzles in the list")
        )
        self.remove = push_button(
            tr("Remove"), tr("Remove the selected puzzles from the collection (Delete)")
        )
        self.open = push_button(
            tr("Open in editor"), tr("Open the selected puzzle in the main window (Enter)")
        )
        self.compute = push_button(
            tr("Compute missing"),
            tr(
                "Find the missing numbers of solutions and levels of the selected puzzles, or of "
                "all (F5)"
            ),
        )
        self.limit = DecimalBox()
        self.limit.setRange(0, 24 * 3600)
        self.limit.setDecimals(0)
        self.limit.setValue(LIMIT_SECONDS)
        self.limit.setSuffix(tr(" s"))
        self.limit.setSpecialValueText(tr("none"))
        self.limit.setAccessibleName(tr("Time limit for each puzzle, in seconds"))
        self.limit.setToolTip(tr("Continue with the next puzzle after this time; 0 means no limit"))
        self.progress = FractionBar(tr("Fraction of the puzzles that is computed"))
        self.current = ElidedLabel()
        self.pause = push_button(tr("Pause"), tr("Pause or resume the computation (F6)"))
        self.stop = push_button(
            tr("Stop"), tr("Stop the computation, and keep the results so far (Esc)")
        )
        self.file_progress = FractionBar(tr("Fraction of the import or export that is done"))
        self.file_text = ElidedLabel()
        self.cancel = push_button(
            tr("Cancel"), tr("Stop adding or exporting; puzzles already added stay (Esc)")
        )
        self._rows: list[QBoxLayout] = []
        self._pages = QStackedWidget()
        self._side = QStackedWidget()
        self._lay_out()
        self._connect()
        self.show_computing(is_running=False, is_paused=False)

    def _lay_out(self) -> None:
        conditions = self._wrapped()
        conditions.addWidget(self.search, stretch=1)
        conditions.addWidget(_row(self.kinds, self.order, self.descending, stretch=()))
        message = QHBoxLayout()
        message.addWidget(self.banner, stretch=1)
        message.addWidget(self.retry, alignment=Qt.AlignmentFlag.AlignTop)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self.view)
        self._side.addWidget(ScrollPage(self.statistics))
        self._side.addWidget(ScrollPage(self.form))
        self.splitter = CalmSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(self._pages)
        self.splitter.addWidget(self._side)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setSizes([800, 340])
        self.splitter.setHandleWidth(6)
        self.running = _row(self.current, self.progress, self.pause, self.stop, stretch=(0, 1))
        self.file_work = _row(self.file_text, self.file_progress, self.cancel, stretch=(0, 1))
        self.file_work.hide()
        label = QLabel(tr("Time limit:"))
        label.setBuddy(self.limit)
        computing = self._wrapped()
        computing.addWidget(_row(self.compute, label, self.limit, stretch=()))
        computing.addWidget(self.running, stretch=1)
        computing.addStretch()
        computing.addWidget(self.count)
        foot = self._wrapped()
        foot.addWidget(_row(self.new, self.add_files, self.add_folder, self.add_open, stretch=()))
        foot.addWidget(_row(self.undo, self.redo, self.remove, stretch=()))
        foot.addStretch()
        foot.addWidget(_row(self.show_statistics, self.export, self.open, stretch=()))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(8, 8, 8, 8)
        outer.addLayout(conditions)
        outer.addLayout(message)
        outer.addWidget(self.splitter, stretch=1)
        outer.addWidget(self.file_work)
        outer.addLayout(computing)
        outer.addLayout(foot)
        set_initial_size(self, DEFAULT_SIZE)

    def _wrapped(self) -> QBoxLayout:
        """Return a row that becomes a column if the window is narrow."""
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._rows.append(row)
        return row

    def _connect(self) -> None:
        self.search.textChanged.connect(self._on_search_changed)
        self.search.opened.connect(lambda index: self._open_row(index.row()))
        self.kinds.currentIndexChanged.connect(lambda _index: self._filter())
        self.order.currentIndexChanged.connect(lambda _index: self._sort())
        self.descending.toggled.connect(lambda _on: self._sort())
        self.view.activated.connect(lambda index: self._open_row(index.row()))
        self.view.selectionModel().selectionChanged.connect(
            lambda _now, _before: self.selection_changed.emit()
        )
        self.open.clicked.connect(lambda _checked: self._open_row(self.view.currentIndex().row()))
        self.show_statistics.clicked.connect(lambda _checked: self.view.clearSelection())
        self.model.modelReset.connect(self._on_reset)
        for key, button in (
            ("F5", self.compute),
            ("F6", self.pause),
            (QKeySequence.StandardKey.Undo, self.undo),
            (QKeySequence.StandardKey.Redo, self.redo),
        ):
            QShortcut(QKeySequence(key), self, button.click)
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.start_search)
        QShortcut(
            QKeySequence.StandardKey.Delete,
            self.view,
            self.remove.click,
            context=Qt.ShortcutContext.WidgetShortcut,
        )

    # -- display

    @property
    def selected(self) -> list[int]:
        """The numbers of the selected puzzles."""
        rows = sorted(index.row() for index in self.view.selectionModel().selectedIndexes())
        return [self.model.shown[row].number for row in rows if row < len(self.model.shown)]

    @property
    def time_limit(self) -> float | None:
        """The time limit of a puzzle in seconds; None for no limit."""
        return self.limit.value() or None

    def select(self, numbers: Sequence[int]) -> None:
        """Select puzzles, and scroll to the first; the filter may hide some."""
        rows = [row for row in map(self.model.row_of, numbers) if row is not None]
        selection = self.view.selectionModel()
        selection.clear()
        for row in rows:
            selection.select(self.model.index(row), QItemSelectionModel.SelectionFlag.Select)
        if rows:
            first = self.model.index(rows[0])
            selection.setCurrentIndex(first, QItemSelectionModel.SelectionFlag.NoUpdate)
            self.view.scrollTo(first)

    def show_everything(self) -> None:
        """Show all puzzles: clear the search field and the choice of a kind."""
        self.search.clear()
        self.kinds.setCurrentIndex(0)

    def show_details(self, puzzle: CollectedPuzzle, photo: bytes | None) -> None:
        """Show a puzzle in the form."""
        self.form.show_puzzle(puzzle, photo)
        self._side.setCurrentIndex(1)

    def show_lines(self, lines: Sequence[tuple[str, str]]) -> None:
        """Show statistics in place of the form."""
        self.form.puzzle = None
        while self._statistics.rowCount():
            self._statistics.removeRow(0)
        for title, text in lines:
            label = QLabel(text)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            self._statistics.addRow(tr("{title}:", title=title), label)
        self._side.setCurrentIndex(0)

    def show_message(self, sentence: str, *, can_retry: bool = False) -> None:
        """Show a sentence above the list; an empty sentence hides it."""
        self.banner.show_text(sentence)
        self.retry.setVisible(can_retry)

    def show_computing(self, *, is_running: bool, is_paused: bool) -> None:
        """Show whether a computation is running, and whether it is paused."""
        focused = self.focusWidget()
        begins = is_running and focused is self.compute
        ends = not is_running and focused in (self.pause, self.stop)
        self.running.setVisible(is_running)
        self.pause.setText(tr("Continue") if is_paused else tr("Pause"))
        allow(
            self.compute, tr("A computation is running: stop it first (Esc)") if is_running else ""
        )
        idle = "" if is_running else tr("No computation is running")
        allow(self.pause, idle)
        allow(self.stop, idle)
        # Otherwise the time limit would get the focus of the button.
        if begins or ends:
            (self.pause if begins else self.compute).setFocus()

    def show_progress(self, fraction: float, text: str) -> None:
        """Show the fraction of a computation, and its current puzzle."""
        self.progress.show_fraction(fraction)
        self.current.setText(text)

    def show_file_work(self, fraction: float, text: str) -> None:
        """Show the progress of an import or export."""
        self.file_progress.show_fraction(fraction)
        self.file_text.setText(text)
        self.file_work.show()

    def hide_file_work(self) -> None:
        """Hide the progress of an import or export."""
        self.file_work.hide()

    # -- events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.search.hasFocus() and self.search.text():
            self.search.clear()
        else:
            self.stop_requested.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stack the parts of each row if the window is narrow."""
        super().resizeEvent(event)
        direction = QBoxLayout.Direction
        is_wide = event.size().width() >= WIDE
        for row in self._rows:
            row.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.view.viewport():
            self.cards.fill_width(self.view.viewport().width())
        return super().eventFilter(watched, event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if local_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files: list[Path] = local_files(event)
        if files:
            event.acceptProposedAction()
            self.files_dropped.emit(files)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)

    # -- helpers

    def _open_row(self, row: int) -> None:
        if 0 <= row < len(self.model.shown):
            self.opened.emit(self.model.shown[row].number)

    def _on_search_changed(self, _text: str) -> None:
        self._filter()
        self.search.select_first()

    def _filter(self) -> None:
        self._keep_selection(
            lambda: self.model.filter(Filter(self.search.text(), self.kinds.currentData()))
        )

    def _sort(self) -> None:
        self._keep_selection(
            lambda: self.model.order(
                self.order.currentData(), descending=self.descending.isChecked()
            )
        )

    def _keep_selection(self, change: Callable[[], None]) -> None:
        selected = self.selected
        change()
        self.select(selected)
        self.selection_changed.emit()

    def _on_reset(self) -> None:
        shown, there = len(self.model.shown), len(self.model.puzzles)
        self._pages.setCurrentIndex(1 if shown else 0)
        self.empty.setText(tr(NOT_FOUND) if there else tr(EMPTY))
        text = counted(there, "puzzle")
        if shown != there:
            text = tr("{shown:,} of {puzzles}", shown=shown, puzzles=text)
        self.count.setText(text)


def _row(*widgets: QWidget, stretch: Sequence[int]) -> QWidget:
    """Return a row of widgets; the widgets at the indices ``stretch`` share the free width."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    for number, widget in enumerate(widgets):
        row.addWidget(widget, stretch=1 if number in stretch else 0)
    if not stretch:
        row.addStretch()
    return holder
