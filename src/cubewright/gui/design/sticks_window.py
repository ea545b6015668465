"""The window that finds the burrs of the user's sticks: the sticks beside the burrs."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStackedLayout,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from cubewright.gui.design.found_table import ROW
from cubewright.gui.design.halves import Halves
from cubewright.gui.design.sticks_table import SticksTable
from cubewright.gui.frame.search_window import SearchWindow
from cubewright.gui.pictures.small_pictures import paint_piece
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.buttons import push_button
from cubewright.gui.widgets.elided_label import ElidedLabel
from cubewright.gui.widgets.fields import (
    ElidedCombo,
    SearchField,
    check_box,
    number_box,
    widget_row,
)
from cubewright.gui.widgets.fraction_bar import FractionBar
from cubewright.gui.widgets.records import RECORD, Index, RecordModel, SortedTable
from cubewright.gui.widgets.scroll_page import ScrollPage
from cubewright.model.generators.generated_set import burr_stick_set
from cubewright.model.piece import PieceSet
from cubewright.presenter.design.sticks import (
    ASSEMBLIES,
    HOLES,
    LEVEL,
    PICTURE,
    SET_TEXTS,
    SETS,
    SOLUTIONS,
    STICKS,
    matches,
    set_copies,
)
from cubewright.translation import mark, tr

if TYPE_CHECKING:
    from cubewright.solver.design.owned_sticks import BuiltBurr

DEFAULT_SIZE = QSize(1180, 660)
MINIMUM_SIZE = QSize(420, 240)
MAX_HOLES = 32
_WIDE = 760
"""The minimum window width, in pixels, at which the burrs are beside the sticks."""
_WIDTHS = {PICTURE: 234, LEVEL: 76, SOLUTIONS: 90, ASSEMBLIES: 136, HOLES: 66}
EMPTY = mark(
    "All six-piece burrs that your sticks can build.\n\nTick the sticks that you own, "
    "then press Start."
)
NOTHING = mark("These sticks build no burr that comes apart.")
NONE_YET = mark("Nothing found yet.")


class BurrPicture(QStyledItemDelegate):
    """Paints the six sticks of a burr."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        burr: BuiltBurr = index.data(RECORD)
        room = QRectF(option.rect).adjusted(3, 3, -3, -3)
        sticks = _pieces(burr.sticks)
        pieces = [
            piece
            for piece, copies in zip(sticks.pieces, sticks.counts, strict=True)
            for _ in range(copies)
        ]
        edge = min(room.height(), room.width() / len(pieces))
        painter.save()
        painter.setClipRect(room)
        for number, piece in enumerate(pieces):
            top = room.center().y() - edge / 2
            paint_piece(painter, QRectF(room.left() + number * edge, top, edge, edge), piece)
        painter.restore()

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(_WIDTHS[PICTURE], ROW)


@lru_cache(maxsize=200)
def _pieces(numbers: tuple[int, ...]) -> PieceSet:
    return burr_stick_set(numbers)


class BurrsTable(SortedTable["BuiltBurr"]):
    """The table of burrs, the hardest one first."""

    def __init__(self, model: RecordModel[BuiltBurr], parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.setItemDelegateForColumn(self.place(PICTURE), BurrPicture(self))
        self.setAccessibleName(tr("Burrs of your sticks"))
        stretch = QHeaderView.ResizeMode.Stretch
        self.horizontalHeader().setSectionResizeMode(self.place(STICKS), stretch)
        self.set_widths(_WIDTHS)

    @property
    def row_height(self) -> int:
        return ROW

    def search(self, text: str) -> None:
        """Show only the burrs that match every word of a text: a stick, a level or a condition."""
        words = text.split()
        self.sorted.show_only(lambda burr: matches(burr, words))


class SticksForm(QWidget):
    """The set of sticks, the sticks that the user owns, and the conditions for burrs."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set = ElidedCombo()
        self.set.setToolTip(tr("The set from which sticks are listed and suggested"))
        for name in SETS:
            self.set.addItem(tr(SET_TEXTS[name]), name)
        self.table = SticksTable()
        self.table.setAccessibleName(tr("Your sticks"))
        self.every = push_button(tr("Tick &all"), tr("Tick all sticks of this set"))
        self.none = push_button(tr("Tick &none"), tr("Remove all ticks of this set"))
        self.holes = number_box(
            0, MAX_HOLES, 0, tr("The maximum number of empty cells inside a burr")
        )
        self.further = check_box(
            tr("Suggest one &more stick"),
            tr("Also find which stick of this set, added to yours, allows the most further burrs"),
        )
        self.further.setChecked(True)
        self.owned = QLabel()
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(tr("S&et:"), self.set)
        form.addRow("", widget_row(self.every, self.none))
        conditions = QFormLayout()
        conditions.setContentsMargins(0, 0, 0, 0)
        conditions.addRow(tr("&Holes at most:"), widget_row(self.holes))
        conditions.addRow("", self.further)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addLayout(form)
        column.addWidget(self.table, stretch=1)
        column.addWidget(self.owned)
        column.addLayout(conditions)
        self.set.currentIndexChanged.connect(self._show_set)
        sticks = self.table.sticks
        self.every.clicked.connect(lambda _on: sticks.own(set_copies(self.chosen_set)))
        self.none.clicked.connect(lambda _on: sticks.own({}))
        sticks.dataChanged.connect(lambda *_: self._on_changed())
        self._show_set()

    @property
    def chosen_set(self) -> str:
        """The name of the chosen set."""
        return str(self.set.currentData())

    @property
    def copies(self) -> dict[int, int]:
        """The number of copies that the user owns of each stick, in all sets."""
        return dict(self.table.sticks.owned)

    def own(self, copies: dict[int, int]) -> None:
        """Show the sticks that the user owns."""
        self.table.sticks.owned = dict(copies)
        with QSignalBlocker(self.set):
            shown = [name for name in SETS if copies.keys() <= set_copies(name).keys()]
            self.set.setCurrentIndex(self.set.findData(shown[0] if shown else SETS[-1]))
        self._show_set()

    def _show_set(self, _index: int = 0) -> None:
        self.table.sticks.show_set(set_copies(self.chosen_set))
        self._on_changed()

    def _on_changed(self) -> None:
        copies = self.table.sticks.owned
        self.owned.setText(
            tr(
                "You own {sticks:,} sticks, {different:,} of them different.",
                sticks=sum(copies.values()),
                different=len(copies),
            )
        )
        self.changed.emit()


class SticksWindow(SearchWindow):
    """The sticks, the commands, and the burrs that can be built."""

    def __init__(self, model: RecordModel[BuiltBurr], parent: QWidget | None = None) -> None:
        super().__init__(
            tr("Burrs from my sticks \N{EM DASH} Cubewright"),
            (DEFAULT_SIZE, MINIMUM_SIZE),
            (
                tr("Find all burrs of your sticks (F5)"),
                tr("Pause or resume the search (F6)"),
                tr("Stop, and keep the burrs found so far (Esc)"),
            ),
            parent,
        )
        self._model = model
        self.form = SticksForm()
        self.table = BurrsTable(model)
        self.search = SearchField(
            tr("Numbers of sticks, level, or a condition such as solutions<3"),
            tr("Search the burrs"),
        )
        self.filter_field = self.search
        self.search.search_in(self.table)
        self.shown = QLabel()
        self.progress = FractionBar(tr("Fraction of the search that is done"))
        self.hardest = ElidedLabel()
        self.further = ElidedLabel()
        for label in (self.hardest, self.further):
            font = label.font()
            font.setBold(True)
            label.setFont(font)
        self.message = ElidedLabel()
        self.open = push_button(
            tr("A&dd to the file"),
            tr("Add the selected burrs to the open file, with their sticks (Enter)"),
        )
        self.export = push_button(
            tr("E&xport CSV…"), tr("Export the table as comma-separated values")
        )
        self._is_complete = False
        self._build_layout()
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._update_buttons())
        self.search.textChanged.connect(self._on_search_changed)
        self.search.opened.connect(self.table.ask_to_open)
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.start_search)
        model.modelReset.connect(self._on_filled)
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
        for button in (self.open, self.export):
            foot.addWidget(button)
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.progress)
        column.addWidget(self.hardest)
        column.addWidget(self.further)
        column.addLayout(head)
        column.addWidget(middle, stretch=1)
        column.addLayout(foot)
        commands = (self.start, self.pause, self.stop)
        self._halves = Halves(self.form, (commands,), right, (320, 800), _WIDE)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(ScrollPage(self._halves))

    # -- state

    def show_state(self, *, running: bool, paused: bool, has_run: bool) -> None:
        """Enable the commands that apply to the state of the search."""
        busy = tr("A search is running") if running else ""
        idle = "" if running else tr("No search is running")
        allow(self.form, busy)
        missing = "" if self.form.copies else tr("Tick the sticks that you own first")
        self.allow_search(busy, idle, missing, paused=paused)
        self.progress.setVisible(running)
        self._empty.setText(tr(NONE_YET if running else NOTHING if has_run else EMPTY))
        self._update_buttons()

    def show_burrs(
        self, burrs: tuple[BuiltBurr, ...], fraction: float, hardest: str, further: str
    ) -> None:
        """List burrs; selected burrs stay selected."""
        chosen = [self._model.records[row].sticks for row in self.table.selected_rows]
        self._model.show(burrs)
        for row in self.table.visible_rows if chosen else ():
            if burrs[row].sticks == chosen[0]:
                self.table.selectRow(self.table.visible_rows.index(row))
                break
        self.progress.show_fraction(fraction)
        for label, text in ((self.hardest, hardest), (self.further, further)):
            label.setText(text)
            label.setVisible(bool(text))

    # -- Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the burrs below the sticks if the window is narrow."""
        super().resizeEvent(event)
        self._halves.arrange(event.size().width())

    # -- helpers

    def _on_search_changed(self, text: str) -> None:
        self.table.search(text)
        self.search.select_first()
        self._on_filled()

    def _on_filled(self) -> None:
        every, shown = len(self._model.records), self.table.sorted.rowCount()
        self._pages.setCurrentIndex(1 if every else 0)
        self.shown.setText(
            tr("{shown:,} of {all_rows:,}", shown=shown, all_rows=every)
            if self.search.text()
            else ""
        )
        self._update_buttons()

    def _update_buttons(self) -> None:
        allow(self.export, "" if self.table.sorted.rowCount() else tr("The table is empty"))
        allow(self.open, "" if self.table.selected_rows else tr("Select a burr first"))
