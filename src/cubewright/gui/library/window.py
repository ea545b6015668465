"""The window of the library: its places, a field to search, and a card for each figure."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QItemSelection, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.library.cards import CardDelegate
from cubewright.gui.library.filter import LibraryFilter, Solutions, Wish, asked
from cubewright.gui.library.items import Item, LibraryModel
from cubewright.gui.library.sources_tree import PlacesTree
from cubewright.gui.project.figure_header import Banner
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.model.symmetry.classes import figure_symmetry

USUAL_SIZE = QSize(1080, 700)
SMALLEST_SIZE = QSize(560, 400)
NOTHING = "There are no figures here.\nAdd a file or a folder of figures to the library."
NOT_FOUND = "No figure is like that.\nAsk for less, or choose “All figures”."
READING = "Reading…"
ANY_SIZE = "any size"
SHOW_ALL = "Show &all again"
CLOSE = "C&lose"


class LibraryWindow(QWidget):
    """Shows the figures that are asked for; what is done with them is asked by signals."""

    opened = Signal(object)
    """The player wants this :class:`Item` in the editor."""
    file_asked = Signal()
    folder_asked = Signal()
    removal_asked = Signal(object)
    """The player wants this place off the library."""
    stop_asked = Signal()
    """The player will not wait for the rest of the files."""

    def __init__(
        self, model: LibraryModel, compare: QAction, collect: QAction, parent: QWidget
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle("Figure library \N{EM DASH} Cubewright")
        self.setMinimumSize(SMALLEST_SIZE)
        self.model = model
        self.sifted = LibraryFilter(model, self)
        self.places = PlacesTree()
        self.search = QLineEdit(clearButtonEnabled=True)
        self.search.setPlaceholderText("Name, or number of cubelets or solutions")
        self.search.setAccessibleName("Search by name, cubelets or solutions")
        self.sizes = QComboBox()
        self.sizes.setAccessibleName("Number of cubelets")
        self.sizes.addItem(ANY_SIZE, None)
        self.solutions = QComboBox()
        self.solutions.setAccessibleName("Number of solutions")
        for kind in Solutions:
            self.solutions.addItem(kind.value, kind)
        self.view = _view(self.sifted)
        self.banner = Banner()
        self.banner.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.show_all = QPushButton(SHOW_ALL)
        self.show_all.hide()
        self.empty = QLabel(READING)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setWordWrap(True)
        self.details = ElidedLabel()
        self.count = QLabel()
        self.stop = QPushButton("&Stop reading")
        self.open = QPushButton("&Open")
        self.open.setToolTip("Take the chosen figure into the editor (Enter, or a double click)")
        self.add_file = QPushButton("Add &file…")
        self.add_folder = QPushButton("Add fol&der…")
        self.remove = QPushButton("&Take off")
        self.remove.setToolTip("Take the chosen place off the library; its files stay")
        self._pages = QStackedWidget()
        self._build_layout(compare, collect)
        self._connect()
        self.open.setEnabled(False)
        self.remove.setEnabled(False)
        self.show_reading(False)

    # -- how it is put together

    def _build_layout(self, compare: QAction, collect: QAction) -> None:
        asked_for = QHBoxLayout()
        asked_for.addWidget(self.search, stretch=1)
        for text, box in (("Cu&belets:", self.sizes), ("Sol&utions:", self.solutions)):
            label = QLabel(text)
            label.setBuddy(box)
            asked_for.addWidget(label)
            asked_for.addWidget(box)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.places, stretch=1)
        buttons = QHBoxLayout()
        for button in (self.add_file, self.add_folder, self.remove):
            buttons.addWidget(button)
        column.addLayout(buttons)
        told = QHBoxLayout()
        told.addWidget(self.banner, stretch=1)
        told.addWidget(self.show_all, alignment=Qt.AlignmentFlag.AlignTop)
        self._pages.addWidget(self.empty)
        self._pages.addWidget(self.view)
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(told)
        column.addWidget(self._pages, stretch=1)
        column.addWidget(self.details)
        self.beside = QSplitter(Qt.Orientation.Horizontal)
        self.beside.addWidget(left)
        self.beside.addWidget(right)
        self.beside.setStretchFactor(1, 1)
        self.beside.setChildrenCollapsible(False)
        self.beside.setSizes([290, 790])
        self.beside.setHandleWidth(6)
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
        whole = QVBoxLayout(self)
        whole.setContentsMargins(8, 8, 8, 8)
        whole.addLayout(asked_for)
        whole.addWidget(self.beside, stretch=1)
        whole.addLayout(foot)

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda text: self._ask(text=text))
        self.sizes.currentIndexChanged.connect(
            lambda _index: self._ask(cubelets=self.sizes.currentData())
        )
        self.solutions.currentIndexChanged.connect(
            lambda _index: self._ask(solutions=self.solutions.currentData())
        )
        self.places.place_chosen.connect(self._on_place_chosen)
        self.view.activated.connect(lambda index: self.opened.emit(self.sifted.item(index)))
        self.view.selectionModel().selectionChanged.connect(self._on_selected)
        self.open.clicked.connect(self._open_chosen)
        self.add_file.clicked.connect(self.file_asked)
        self.add_folder.clicked.connect(self.folder_asked)
        self.remove.clicked.connect(lambda: self.removal_asked.emit(self.places.own_place))
        self.stop.clicked.connect(self.stop_asked)
        self.show_all.clicked.connect(self._on_told_enough)
        self.sifted.rowsInserted.connect(self._on_rows_changed)
        self.sifted.modelReset.connect(self._on_sifted)
        QShortcut(QKeySequence.StandardKey.Find, self, self._find)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self._leave)

    # -- what it is told

    def show_reading(self, reading: bool) -> None:
        """Say whether there are files still to be read."""
        self.stop.setVisible(reading)
        self._is_reading = reading
        self._on_rows_changed()

    def list_sizes(self) -> None:
        """Offer the numbers of cubelets that there are."""
        sizes = sorted({item.cubelets for item in self.model.items if item.cubelets})
        chosen = self.sizes.currentData()
        self.sizes.blockSignals(True)
        self.sizes.clear()
        self.sizes.addItem(ANY_SIZE, None)
        for size in sizes:
            self.sizes.addItem(f"{size:,}", size)
        self.sizes.setCurrentIndex(max(0, self.sizes.findData(chosen)))
        self.sizes.blockSignals(False)
        self.sifted.ask(asked(cubelets=self.sizes.currentData()))

    def tell(self, sentence: str) -> None:
        """Say something above the cards; an empty sentence takes it away."""
        self.banner.say(sentence)
        self.show_all.setText(SHOW_ALL if self.sifted.wish.among is not None else CLOSE)
        self.show_all.setVisible(bool(sentence))

    def show_among(self, keys: frozenset[tuple[Path, int]]) -> None:
        """Show these figures alone."""
        self.sifted.ask(asked(among=keys))
        self.show_all.setText(SHOW_ALL)

    def show_everything(self) -> None:
        """Ask for nothing any more."""
        self.tell("")
        self.search.clear()
        self.sizes.setCurrentIndex(0)
        self.solutions.setCurrentIndex(0)
        self.places.choose(None)
        self.sifted.ask(lambda _wish: Wish())

    def chosen(self) -> Item | None:
        """The chosen figure."""
        rows = self.view.selectionModel().selectedIndexes()
        return self.sifted.item(rows[0]) if rows else None

    # -- what the player does

    def _open_chosen(self) -> None:
        item = self.chosen()
        if item is not None:
            self.opened.emit(item)

    def _on_told_enough(self) -> None:
        if self.sifted.wish.among is None:
            self.tell("")
        else:
            self.show_everything()

    def _find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _leave(self) -> None:
        """Escape: first what is typed goes, then the window."""
        if self.search.text():
            self.search.clear()
        else:
            self.close()

    def _ask(self, **wanted: object) -> None:
        """Look for something among all figures, also where only the twins of one are shown."""
        self.sifted.ask(asked(**wanted, among=None))
        if not self.show_all.isHidden():
            self.show_all.setText(CLOSE)

    def _on_place_chosen(self, place: object) -> None:
        self._ask(place=place)
        self.remove.setEnabled(self.places.own_place is not None)

    def _on_sifted(self) -> None:
        self._on_rows_changed()
        self._show_chosen()  # a model that is reset takes the choice away without a word

    def _on_selected(self, _selected: QItemSelection, _no_more: QItemSelection) -> None:
        self._show_chosen()

    def _show_chosen(self) -> None:
        item = self.chosen()
        self.open.setEnabled(item is not None and item.entry.figure is not None)
        if item is None:
            self.details.setText("")
            return
        figure = item.entry.figure
        parts = [item.entry.place, item.numbers]
        if item.counted:
            parts[-1] += f" with {item.counted}"
        if figure is not None:
            parts.append(str(figure_symmetry(figure)))
        if item.entry.block.problem is not None:
            parts.append(item.entry.block.problem.reason)
        parts.append(item.name)
        self.details.setText("  \N{MIDDLE DOT}  ".join(parts))

    def _on_rows_changed(self, *_what: object) -> None:
        shown, there = self.sifted.rowCount(), self.model.rowCount()
        self._pages.setCurrentIndex(1 if shown else 0)
        if not there:
            self.empty.setText(READING if self._is_reading else NOTHING)
        else:
            self.empty.setText(NOT_FOUND)
        figures = "1 figure" if there == 1 else f"{there:,} figures"
        still = ", still reading" if self._is_reading else ""
        self.count.setText((figures if shown == there else f"{shown:,} of {figures}") + still)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.view.viewport().update()


def _view(sifted: LibraryFilter) -> QListView:
    """Cards in rows, as many as there is room for; those out of sight are not drawn."""
    view = QListView()
    view.setAccessibleName("Figures of the library")
    view.setViewMode(QListView.ViewMode.IconMode)
    view.setMovement(QListView.Movement.Static)
    view.setResizeMode(QListView.ResizeMode.Adjust)
    view.setUniformItemSizes(True)
    view.setMouseTracking(True)
    view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
    view.setItemDelegate(CardDelegate(view))
    view.setModel(sifted)
    return view
