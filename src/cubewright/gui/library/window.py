"""The library window: places, a search field, and a card for each figure."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QItemSelection, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.frame.settings import Settings
from cubewright.gui.library.filter import (
    Condition,
    LibraryFilter,
    Order,
    Solutions,
    condition_change,
)
from cubewright.gui.library.items import Item, LibraryModel
from cubewright.gui.library.locations_tree import LocationsTree
from cubewright.gui.pictures.figure_cards import figure_view
from cubewright.gui.pictures.shared_pictures import copied_figure
from cubewright.gui.project.figure_header import Banner
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.calm_splitter import CalmSplitter
from cubewright.gui.widgets.copied_picture import CopiedPicture, CopyPicture
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.fields import SearchField
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.model.symmetry.classes import figure_symmetry
from cubewright.translation import counted, mark, tr

DEFAULT_SIZE = QSize(1080, 700)
MINIMUM_SIZE = QSize(440, 240)
NOTHING = mark("No figures.\nAdd a file or a folder of figures to the library.")
NOT_FOUND = mark("No figure matches.\nChange the search, or choose “All figures”.")
READING = mark("Reading…")
ANY_SIZE = mark("any size")
SHOW_ALL = mark("Show &all")
CLOSE = mark("C&lose")


class LibraryWindow(QWidget):
    """Shows the figures that match the search; signals report the user's requests."""

    opened = Signal(object)
    """The :class:`Item` that the user opened."""
    file_requested = Signal()
    folder_requested = Signal()
    removal_requested = Signal(object)
    """The place that the user wants to remove from the library."""
    stop_requested = Signal()
    """Emitted when the user stops the reading of files."""

    def __init__(
        self, model: LibraryModel, compare: QAction, collect: QAction, parent: QWidget
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(tr("Figure library \N{EM DASH} Cubewright"))
        self.setMinimumSize(MINIMUM_SIZE)
        self.model = model
        self.filtered = LibraryFilter(model, self)
        self.places = LocationsTree()
        self.search = SearchField(
            tr("Name, file, pieces, or number of cubelets or solutions"),
            tr("Search by name, file, pieces, cubelets or solutions"),
        )
        self.sizes = QComboBox()
        self.sizes.setAccessibleName(tr("Number of cubelets"))
        self.sizes.addItem(tr(ANY_SIZE), None)
        self.solutions = QComboBox()
        self.solutions.setAccessibleName(tr("Number of solutions"))
        for kind in Solutions:
            self.solutions.addItem(tr(kind.value), kind)
        self.orders = QComboBox()
        self.orders.setAccessibleName(tr("Order of the figures"))
        self.orders.setToolTip(
            tr("Sort by numbers that are known; See how hard it is adds the last three")
        )
        for order in Order:
            self.orders.addItem(tr(order.value), order)
        self.view = figure_view(self.filtered, tr("Figures of the library"))
        self.search.search_in(self.view)
        self.banner = Banner()
        self.banner.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.show_all = QPushButton(tr(SHOW_ALL))
        self.show_all.hide()
        self.empty = QLabel(tr(READING))
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.details = ElidedLabel()
        self.count = QLabel()
        self.stop = QPushButton(tr("&Stop loading"))
        self.open = QPushButton(tr("&Open"))
        self.open.setToolTip(tr("Open the selected figure in the editor (Enter or double-click)"))
        self.add_file = QPushButton(tr("Add &file…"))
        self.add_folder = QPushButton(tr("Add fol&der…"))
        self.remove = QPushButton(tr("&Remove"))
        self.remove.setToolTip(
            tr(
                "Remove the selected file or folder from the library; nothing is deleted from the "
                "disk"
            )
        )
        self._pages = QStackedWidget()
        self._build_layout(compare, collect)
        self._connect()
        allow(self.open, tr("Select a figure first"))
        allow(self.remove, tr("Select a place that you added first"))
        self.show_reading(False)

    # -- construction

    def _build_layout(self, compare: QAction, collect: QAction) -> None:
        conditions = QHBoxLayout()
        conditions.addWidget(self.search, stretch=1)
        for text, box in (
            (tr("Cu&belets:"), self.sizes),
            (tr("Sol&utions:"), self.solutions),
            (tr("Sor&t by:"), self.orders),
        ):
            label = QLabel(text)
            label.setBuddy(box)
            conditions.addWidget(label)
            conditions.addWidget(box)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.places, stretch=1)
        buttons = QHBoxLayout()
        for button in (self.add_file, self.add_folder, self.remove):
            buttons.addWidget(button)
        column.addLayout(buttons)
        message = QHBoxLayout()
        message.addWidget(self.banner, stretch=1)
        message.addWidget(self.show_all, alignment=Qt.AlignmentFlag.AlignTop)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self.view)
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(message)
        column.addWidget(self._pages, stretch=1)
        column.addWidget(self.details)
        self.splitter = CalmSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(left)
        self.splitter.addWidget(right)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setSizes([290, 790])
        self.splitter.setHandleWidth(6)
        foot = QHBoxLayout()
        foot.addWidget(self.count)
        foot.addWidget(self.stop)
        foot.addStretch(1)
        for action in (compare, collect):
            tool = QToolButton()
            tool.setDefaultAction(action)
            tool.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            foot.addWidget(tool)
        foot.addWidget(self.open)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(8, 8, 8, 8)
        outer.addLayout(conditions)
        outer.addWidget(self.splitter, stretch=1)
        outer.addLayout(foot)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._on_search_changed)
        self.search.opened.connect(lambda index: self.opened.emit(self.filtered.item(index)))
        self.sizes.currentIndexChanged.connect(
            lambda _index: self._search(cubelets=self.sizes.currentData())
        )
        self.solutions.currentIndexChanged.connect(
            lambda _index: self._search(solutions=self.solutions.currentData())
        )
        self.orders.currentIndexChanged.connect(
            lambda _index: self.filtered.change(condition_change(order=self.orders.currentData()))
        )
        self.places.place_chosen.connect(self._on_place_chosen)
        self.view.activated.connect(lambda index: self.opened.emit(self.filtered.item(index)))
        self.view.selectionModel().selectionChanged.connect(self._on_selected)
        self.open.clicked.connect(self._open_chosen)
        self.add_file.clicked.connect(self.file_requested)
        self.add_folder.clicked.connect(self.folder_requested)
        self.remove.clicked.connect(
            lambda: self.removal_requested.emit(self.places.removable_place)
        )
        self.stop.clicked.connect(self.stop_requested)
        self.show_all.clicked.connect(self._on_show_all)
        self.filtered.rowsInserted.connect(self._on_rows_changed)
        self.filtered.modelReset.connect(self._on_filtered)
        copy = CopyPicture(self, self._copied_picture, self.show_message)
        self.view.addAction(copy)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.start_search)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self._clear_or_close)

    def restore_layout(self, settings: Settings) -> None:
        """Restore the saved sizes, or set the default sizes."""
        geometry = settings.layout("library")
        if geometry is None or not self.restoreGeometry(geometry):
            set_initial_size(self, DEFAULT_SIZE)
        state = settings.layout("library-beside")
        if state is not None:
            self.splitter.restoreState(state)

    def save_layout(self, settings: Settings) -> None:
        settings.set_layout("library", self.saveGeometry())
        settings.set_layout("library-beside", self.splitter.saveState())

    # -- display

    def show_reading(self, reading: bool) -> None:
        """Show whether files are being read."""
        self.stop.setVisible(reading)
        self._is_reading = reading
        self._on_rows_changed()

    def list_sizes(self) -> None:
        """Offer the sizes of the library's figures."""
        sizes = sorted({item.cubelets for item in self.model.items if item.cubelets})
        chosen = self.sizes.currentData()
        self.sizes.blockSignals(True)
        self.sizes.clear()
        self.sizes.addItem(tr(ANY_SIZE), None)
        for size in sizes:
            self.sizes.addItem(f"{size:,}", size)
        self.sizes.setCurrentIndex(max(0, self.sizes.findData(chosen)))
        self.sizes.blockSignals(False)
        self.filtered.change(condition_change(cubelets=self.sizes.currentData()))

    def show_message(self, sentence: str) -> None:
        """Show a sentence above the cards; an empty sentence hides it."""
        self.banner.show_text(sentence)
        self.show_all.setText(
            tr(SHOW_ALL) if self.filtered.condition.keys is not None else tr(CLOSE)
        )
        self.show_all.setVisible(bool(sentence))

    def show_only(self, keys: frozenset[tuple[Path, int]]) -> None:
        self.filtered.change(condition_change(keys=keys))
        self.show_all.setText(SHOW_ALL)

    def show_everything(self) -> None:
        """Clear all conditions."""
        self.show_message("")
        self.search.clear()
        self.sizes.setCurrentIndex(0)
        self.solutions.setCurrentIndex(0)
        self.places.choose(None)
        order = self.orders.currentData()
        self.filtered.change(lambda _condition: Condition(order=order))

    def chosen(self) -> Item | None:
        rows = self.view.selectionModel().selectedIndexes()
        return self.filtered.item(rows[0]) if rows else None

    # -- commands

    def _copied_picture(self) -> CopiedPicture | None:
        item = self.chosen()
        figure = None if item is None else item.entry.figure
        return None if figure is None else copied_figure(figure)

    def _open_chosen(self) -> None:
        item = self.chosen()
        if item is not None:
            self.opened.emit(item)

    def _on_show_all(self) -> None:
        if self.filtered.condition.keys is None:
            self.show_message("")
        else:
            self.show_everything()

    def _clear_or_close(self) -> None:
        if self.search.text():
            self.search.clear()
        else:
            self.close()

    def _on_search_changed(self, text: str) -> None:
        self._search(text=text)
        self.search.select_first()

    def _search(self, **wanted: object) -> None:
        self.filtered.change(condition_change(**wanted, keys=None))
        if not self.show_all.isHidden():
            self.show_all.setText(CLOSE)

    def _on_place_chosen(self, place: object) -> None:
        self._search(place=place)
        is_own = self.places.removable_place is not None
        allow(self.remove, "" if is_own else tr("Select a place that you added first"))

    def _on_filtered(self) -> None:
        self._on_rows_changed()
        self._show_chosen()  # resetting the model clears the selection without a signal

    def _on_selected(self, _selected: QItemSelection, _no_more: QItemSelection) -> None:
        self._show_chosen()

    def _show_chosen(self) -> None:
        item = self.chosen()
        can_open = item is not None and item.entry.figure is not None
        allow(self.open, "" if can_open else tr("Select a figure first"))
        if item is None:
            self.details.setText("")
            return
        figure = item.entry.figure
        parts = [item.entry.place, item.all_numbers]
        if item.difficulty:
            parts.append(item.difficulty)
        if figure is not None:
            parts.append(str(figure_symmetry(figure)))
        if item.entry.block.problem is not None:
            parts.append(item.entry.block.problem.reason)
        parts.append(item.name)
        self.details.setText("  \N{MIDDLE DOT}  ".join(parts))

    def _on_rows_changed(self, *_what: object) -> None:
        shown, there = self.filtered.rowCount(), self.model.rowCount()
        self._pages.setCurrentIndex(1 if shown else 0)
        if not there:
            self.empty.setText(tr(READING) if self._is_reading else tr(NOTHING))
        else:
            self.empty.setText(tr(NOT_FOUND))
        text = counted(there, "figure")
        if shown != there:
            text = tr("{shown:,} of {figures}", shown=shown, figures=text)
        if self._is_reading:
            text = tr("{figures}, still reading", figures=text)
        self.count.setText(text)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.view.viewport().update()
