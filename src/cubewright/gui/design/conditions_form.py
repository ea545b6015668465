"""The form for finding puzzles: figures, a pool of pieces, and conditions."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from cubewright.formats.design_run import SavedRun
from cubewright.formats.piece_sets.catalogue import known_piece_sets
from cubewright.gui.design.pool_table import FEWEST, PoolTable
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.fields import ElidedCombo, check_box, number_box, widget_row
from cubewright.model.figure import Figure
from cubewright.model.piece import PieceSet
from cubewright.translation import counted, mark, tr

MAX_SIDE = 64
_MANY = 1_000_000


class Kind(Enum):
    """The kind of search."""

    CHOICES = mark("Pieces for the figure")
    ALL_CHOICES = mark("Pieces for every figure of the file")
    FIGURES = mark("Figures inside a box that the pieces can fill")
    FIGURES_IN_FIGURE = mark("Figures inside the current figure that the pieces can fill")

    @property
    def finds_figures(self) -> bool:
        """Whether the search finds figures and not pieces."""
        return self in (Kind.FIGURES, Kind.FIGURES_IN_FIGURE)


class ConditionsForm(QWidget):
    """The choices for a run; :meth:`conditions` returns them."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figures: tuple[Figure, ...] = ()
        self._current = Figure(())
        self._pools: list[PieceSet] = []
        self.kind = QComboBox()
        for kind in Kind:
            self.kind.addItem(tr(kind.value), kind)
        self.kind.setToolTip(tr("Kind of puzzle to find"))
        self.box = [number_box(1, MAX_SIDE, 3, name) for name in _box_names()]
        self.pool = ElidedCombo()
        self.pool.setToolTip(tr("Pieces to choose from"))
        self.table = PoolTable()
        self.copies = number_box(0, 99, 0, tr("The maximum number of copies of each piece"))
        self.copies.setSpecialValueText(tr("as listed"))
        self.min_pieces = number_box(0, _MANY, 0, tr("The minimum number of pieces in a puzzle"))
        self.max_pieces = number_box(0, _MANY, 0, tr("The maximum number of pieces in a puzzle"))
        self.different = check_box(tr("All pieces &different"), tr("Use each piece at most once"))
        self.min_solutions = number_box(
            1, _MANY, 1, tr("The minimum number of solutions of a puzzle")
        )
        self.max_solutions = number_box(
            0, _MANY, 1, tr("The maximum number of solutions of a puzzle")
        )
        for box in (self.min_pieces, self.max_pieces, self.max_solutions):
            box.setSpecialValueText(tr("any"))
        self.symmetrical = check_box(
            tr("A s&ymmetrical solution"), tr("Only puzzles with a symmetrical solution")
        )
        self.levels = check_box(
            tr("&Level at least"),
            tr("Take the solutions apart, and keep puzzles that need this number of moves"),
        )
        self.level = number_box(0, 999, 2, tr("The fewest moves that remove the first piece"))
        self.level.setSpecialValueText(tr("any"))
        self.reason = QLabel()
        self.reason.setWordWrap(True)
        self._build_layout()
        self._connect()

    def _build_layout(self) -> None:
        self.form = QFormLayout()
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.addRow(tr("&Find:"), self.kind)
        self._box_row = widget_row(*self.box)
        self.form.addRow(tr("&Box:"), self._box_row)
        self.form.addRow(tr("&Pool:"), self.pool)
        self.form.addRow(tr("&Copies:"), self.copies)
        self._number_row = widget_row(self.min_pieces, QLabel(tr("to")), self.max_pieces)
        conditions = QFormLayout()
        conditions.setContentsMargins(0, 0, 0, 0)
        conditions.addRow(tr("&Number of pieces:"), self._number_row)
        conditions.addRow("", self.different)
        conditions.addRow(
            tr("S&olutions:"), widget_row(self.min_solutions, QLabel(tr("to")), self.max_solutions)
        )
        conditions.addRow("", self.symmetrical)
        conditions.addRow("", widget_row(self.levels, self.level))
        self._conditions = conditions
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addLayout(self.form)
        column.addWidget(self.table, stretch=1)
        column.addLayout(conditions)
        column.addWidget(self.reason)

    def _connect(self) -> None:
        self.kind.currentIndexChanged.connect(self._on_kind_changed)
        self.pool.currentIndexChanged.connect(self._on_pool_chosen)
        self.copies.valueChanged.connect(self._on_copies_changed)
        self.levels.toggled.connect(self._allow_level)
        self.table.pool.dataChanged.connect(lambda *_: self._update())
        numbers = (
            *self.box,
            self.min_pieces,
            self.max_pieces,
            self.min_solutions,
            self.max_solutions,
        )
        for box in numbers:
            box.valueChanged.connect(lambda _value: self._update())
        self.different.toggled.connect(lambda _on: self._update())
        self._allow_level(False)

    def _allow_level(self, wanted: bool) -> None:
        allow(self.level, "" if wanted else tr("Tick the box before this number"))

    # -- document

    def show_document(self, current: Figure, figures: tuple[Figure, ...], pieces: PieceSet) -> None:
        """Offer the current figure, the figures of its grid in the file, and the current pieces."""
        same = tuple(each for each in figures if each.lattice == current.lattice and each.cells)
        if (current, same, pieces) == (self._current, self._figures, self._own):
            return
        self._current, self._figures = current, same
        known = [
            each
            for each in known_piece_sets().values()
            if each.lattice == current.lattice and each != pieces
        ]
        chosen = self.pool.currentData()
        self._pools = [pieces, *known] if pieces.lattice == current.lattice else known
        with QSignalBlocker(self.pool):
            self.pool.clear()
            for each in self._pools:
                is_own = each is pieces
                title = tr("Current pieces: {title}", title=each.title) if is_own else each.title
                self.pool.addItem(title, "" if is_own else each.name)
            self.pool.setCurrentIndex(max(0, self.pool.findData(chosen)))
        self._on_pool_chosen()

    @property
    def _own(self) -> PieceSet | None:
        return self._pools[0] if self._pools and not self.pool.itemData(0) else None

    @property
    def chosen_kind(self) -> Kind:
        """The chosen kind of search."""
        kind = self.kind.currentData()
        assert isinstance(kind, Kind)
        return kind

    def conditions(self) -> SavedRun | None:
        """Return a new run with these conditions; None if :attr:`reason` shows an error."""
        pool, kind = self.table.pool.pool, self.chosen_kind
        if pool is None or self._reason():
            return None
        figures: tuple[Figure, ...] = (self._current,)
        if kind is Kind.ALL_CHOICES:
            figures = self._figures
        elif kind is Kind.FIGURES:
            width, depth, height = (box.value() for box in self.box)
            lattice = self._current.lattice
            figures = (Figure(lattice.box((width, depth, height)), tr("Box"), lattice),)
        pieces = None
        low, high = self.min_pieces.value(), self.max_pieces.value()
        if (low or high) and not kind.finds_figures:
            pieces = low, high or _MANY
        return SavedRun(
            figures,
            pool,
            (self.min_solutions.value(), self.max_solutions.value() or None),
            pieces,
            self.different.isChecked() and not kind.finds_figures,
            self.symmetrical.isChecked(),
            self.level.value() if self.levels.isChecked() else None,
            kind.finds_figures,
        )

    # -- helpers

    def _on_kind_changed(self, _index: int) -> None:
        self._show_pool()

    def _on_pool_chosen(self, _index: int = 0) -> None:
        with QSignalBlocker(self.copies):
            self.copies.setValue(0)
        self._show_pool()

    def _on_copies_changed(self, copies: int) -> None:
        if copies:
            self.table.pool.set_maximum(copies)
        else:
            self._show_pool()

    def _show_pool(self) -> None:
        finds_figures, index = self.chosen_kind.finds_figures, self.pool.currentIndex()
        if 0 <= index < len(self._pools):
            self.table.pool.show_pool(self._pools[index], every=finds_figures)
            if self.copies.value():
                self.table.pool.set_maximum(self.copies.value())
        self.table.show_column(FEWEST, shown=not finds_figures)
        self._update()

    def _update(self) -> None:
        kind = self.chosen_kind
        self.form.setRowVisible(self._box_row, kind is Kind.FIGURES)
        self._conditions.setRowVisible(self._number_row, not kind.finds_figures)
        self._conditions.setRowVisible(self.different, not kind.finds_figures)
        reason = self._reason()
        self.reason.setText(reason or self._cells())
        self.changed.emit()

    def _cells(self) -> str:
        pool = self.table.pool.pool
        if pool is None or not self.chosen_kind.finds_figures:
            return ""
        return tr("The figures have {cells}.", cells=counted(pool.volume, pool.lattice.noun))

    def _reason(self) -> str:
        pool, kind = self.table.pool.pool, self.chosen_kind
        if pool is None:
            return tr("Choose at least one piece for the pool.")
        if kind is not Kind.FIGURES and not self._current.cells:
            return tr("Draw a figure, or open one.")
        if kind.finds_figures:
            room = len(self._current)
            if kind is Kind.FIGURES:
                room = self.box[0].value() * self.box[1].value() * self.box[2].value()
            if pool.volume > room:
                return tr(
                    "The pieces have {cells}, too many for the container. Choose fewer pieces.",
                    cells=counted(pool.volume, pool.lattice.noun),
                )
        for low, high in (
            (self.min_solutions, self.max_solutions),
            (self.min_pieces, self.max_pieces),
        ):
            if high.value() and low.value() > high.value():
                return tr("{name}: the first number is larger than the second.", name=_name(low))
        return ""


def _name(box: QSpinBox) -> str:
    return box.accessibleName()


def _box_names() -> tuple[str, str, str]:
    return tr("Width of the box"), tr("Depth of the box"), tr("Height of the box")
