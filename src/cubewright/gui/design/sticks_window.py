"""The window that finds the burrs of the user's sticks or boards: the pieces beside the burrs."""

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
from cubewright.model.generators.burr_pieces import BurrPieces
from cubewright.model.generators.burr_sticks import STICKS
from cubewright.model.generators.generated_set import burr_piece_set
from cubewright.model.piece import PieceSet
from cubewright.presenter.design.sticks import (
    ASSEMBLIES,
    DEFAULT_HOLES,
    HOLES,
    LEVEL,
    NUMBERS,
    PICTURE,
    SET_TEXTS,
    SETS,
    SOLUTIONS,
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
    "All six-piece burrs that your sticks or boards can build.\n\nTick the pieces that you own, "
    "then press Start."
)
NOTHING = mark("These pieces build no burr that comes apart.")
MORE_HOLES = mark("These boards build no burr that comes apart.\n\nAllow more holes.")
NONE_YET = mark("Nothing found yet.")


class BurrPicture(QStyledItemDelegate):
    """Paints the six pieces of a burr."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        super().paint(painter, option, index)
        burr: BuiltBurr = index.data(RECORD)
        room = QRectF(option.rect).adjusted(3, 3, -3, -3)
        sticks = _pieces(burr.sticks, burr.kind)
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
def _pieces(numbers: tuple[int, ...], kind: BurrPieces) -> PieceSet:
    return burr_piece_set(numbers, kind)


class BurrsTable(SortedTable["BuiltBurr"]):
    """The table of burrs, the hardest one first."""

    def __init__(self, model: RecordModel[BuiltBurr], parent: QWidget | None = None) -> None:
        super().__init__(model, parent)
        self.setItemDelegateForColumn(self.place(PICTURE), BurrPicture(self))
        self.setAccessibleName(tr("Burrs of your pieces"))
        stretch = QHeaderView.ResizeMode.Stretch
        self.horizontalHeader().setSectionResizeMode(self.place(NUMBERS), stretch)
        self.set_widths(_WIDTHS)

    @property
    def row_height(self) -> int:
        return ROW

    def search(self, text: str) -> None:
        """Show only the burrs that match every word of a text: a number, a level or a condition."""
        words = text.split()
        self.sorted.show_only(lambda burr: matches(burr, words))


class SticksForm(QWidget):
    """The set of sticks or boards, those that the user owns, and the conditions for burrs."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set = ElidedCombo()
        self.set.setToolTip(tr("The set from which sticks or boards are listed and suggested"))
        for name in SETS:
            self.set.addItem(tr(SET_TEXTS[name]), name)
        self.table = SticksTable()
        self.table.setAccessibleName(tr("Your pieces"))
        self.every = push_button(tr("Tick &all"), tr("Tick all pieces of this set"))
        self.none = push_button(tr("Tick &none"), tr("Remove all ticks of this set"))
        self.holes = number_box(
            0, MAX_HOLES, 0, tr("The maximum number of empty cells inside a burr")
        )
        self.further = check_box(
            tr("Suggest one &more piece"),
            tr("Also find which piece of this set, added to yours, allows the most further burrs"),
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
        self._kind, self._others = STICKS, dict[int, int]()
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
    def kind(self) -> BurrPieces:
        """The kind of the chosen set's pieces."""
        return SETS[self.chosen_set]

    @property
    def copies(self) -> dict[int, int]:
        """The number of copies that the user owns of each piece of this kind, in all sets."""
        return dict(self.table.sticks.owned)

    def copies_of(self, kind: BurrPieces) -> dict[int, int]:
        """Return the number of copies that the user owns of each piece of a kind."""
        return self.copies if kind is self._kind else self._others

    def own(self, copies: dict[int, int], boards: dict[int, int] | None = None) -> None:
        """Show the sticks that the user owns, and remember the boards."""
        self._kind, self._others = STICKS, dict(boards or {})
        self.table.sticks.owned = dict(copies)
        with QSignalBlocker(self.set):
            fitting = [name for name, kind in SETS.items() if kind is STICKS]
            shown = [name for name in fitting if copies.keys() <= set_copies(name).keys()]
            self.set.setCurrentIndex(self.set.findData(shown[0] if shown else fitting[-1]))
        self._show_set()

    def _show_set(self, _index: int = 0) -> None:
        sticks = self.table.sticks
        if self.kind is not self._kind:
            if self.holes.value() == DEFAULT_HOLES[self._kind.name]:
                self.holes.setValue(DEFAULT_HOLES[self.kind.name])
            self._kind = self.kind
            sticks.owned, self._others = self._others, sticks.owned
        sticks.show_set(set_copies(self.chosen_set), self.kind)
        self._on_changed()

    def _on_changed(self) -> None:
        copies = self.table.sticks.owned
        owned, different = sum(copies.values()), len(copies)
        self.owned.setText(
            tr(
                "You own {sticks:,} sticks, {different:,} of them different.",
                sticks=owned,
                different=different,
            )
            if self.kind is STICKS
            else tr(
                "You own {boards:,} boards, {different:,} of them different.",
                boards=owned,
                different=different,
            )
        )
        self.changed.emit()


class SticksWindow(SearchWindow):
    """The sticks or boards, the commands, and the burrs that can be built."""

    def __init__(self, model: RecordModel[BuiltBurr], parent: QWidget | None = None) -> None:
        super().__init__(
            tr("Burrs from my sticks \N{EM DASH} Cubewright"),
            (DEFAULT_SIZE, MINIMUM_SIZE),
            (
                tr("Find all burrs of your pieces (F5)"),
                tr("Pause or resume the search (F6)"),
                tr("Stop, and keep the burrs found so far (Esc)"),
            ),
            parent,
        )
        self._model = model
        self.form = SticksForm()
        self.table = BurrsTable(model)
        self.search = SearchField(
            tr("Numbers of pieces, level, or a condition such as solutions<3"),
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
            tr("Add the selected burrs to the open file, with their pieces (Enter)"),
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
        missing = "" if self.form.copies else tr("Tick the pieces that you own first")
        self.allow_search(busy, idle, missing, paused=paused)
        self.progress.setVisible(running)
        nothing = NOTHING if self.form.kind is STICKS else MORE_HOLES
        self._empty.setText(tr(NONE_YET if running else nothing if has_run else EMPTY))
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
