"""The form of a design search: the wishes for the pieces of a figure."""

from __future__ import annotations

import re

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from cubewright.errors import CubewrightError
from cubewright.formats.cut_run import SavedCuts
from cubewright.gui.frame.window_controller import error_sentence
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.fields import check_box, number_box, widget_row
from cubewright.model.figure import Figure
from cubewright.solver.design.cut_wishes import (
    MAX_CELLS,
    MAX_PIECES,
    MIN_PIECE,
    CutWishes,
    Goal,
    Symmetry,
    check_wishes,
    even_sizes,
    level_limit,
)
from cubewright.translation import counted, tr

_MANY = 999_999
_LEVELS = QRegularExpression(r"(0*[1-9]\d{0,2}(\.0*[1-9]\d{0,2}){0,9}\.?)?")
"""Level strings; a point at the end is for a number that is not yet written."""
_NUMBER = re.compile(r"\d+")


class CutForm(QWidget):
    """The wishes for the pieces; :meth:`wishes` returns them."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figure = Figure(())
        self.about = QLabel()
        self.about.setWordWrap(True)
        self.pieces = number_box(2, MAX_PIECES, 4, tr("The number of pieces"))
        self.holes = number_box(
            0,
            99,
            1,
            tr("The number of empty cells: optional cells, or else cells inside"),
        )
        self.smallest = number_box(
            1, MAX_CELLS, MIN_PIECE, tr("The minimum number of cells in a piece")
        )
        self.largest = number_box(0, MAX_CELLS, 0, tr("The maximum number of cells in a piece"))
        self.largest.setSpecialValueText(tr("any"))
        self.even = check_box(
            tr("&Even sizes"), tr("The sizes of two pieces differ by one cell at most")
        )
        self.goal = QComboBox()
        for goal in Goal:
            self.goal.addItem(tr(goal.value), goal)
        self.goal.setToolTip(tr("The number that the search maximises"))
        self.level = QLineEdit(placeholderText=tr("never"))
        self.level.setValidator(QRegularExpressionValidator(_LEVELS))
        self.level.setToolTip(
            tr("Stop at a puzzle of this level, such as 6, or of these levels, such as 6.3.2")
        )
        self.holds = check_box(
            tr("&Nothing falls out"),
            tr("No part is free in one move, so the puzzle can be turned over in the hand"),
        )
        self.keeps_colours = check_box(
            tr("&Keep colours together"),
            tr("The cells of each colour in the figure become one piece"),
        )
        self.support = number_box(
            -1, _MANY, -1, tr("The maximum number of faces of a piece that a printer must support")
        )
        self.support.setSpecialValueText(tr("any"))
        self.bridge = number_box(
            0, 99, 1, tr("The maximum number of cells that the printer can bridge without support")
        )
        self.mirrors = check_box(
            tr("Mirror ima&ges count"),
            tr("The mirror image of the assembly counts as a second assembly"),
        )
        self.symmetry = QComboBox()
        for symmetry in Symmetry:
            self.symmetry.addItem(tr(symmetry.value), symmetry)
        self.symmetry.setToolTip(tr("The symmetry of the cut, and of its pieces"))
        self.seed = number_box(1, _MANY, 1, tr("Another seed starts from other cuts"))
        self.reason = QLabel()
        self.reason.setWordWrap(True)
        self._build_layout()
        for box in (
            *(self.pieces, self.holes, self.smallest, self.largest),
            *(self.support, self.bridge, self.seed),
        ):
            box.valueChanged.connect(lambda _value: self._update())
        self.level.textChanged.connect(lambda _text: self._update())
        for tick in (self.even, self.holds, self.keeps_colours, self.mirrors):
            tick.toggled.connect(lambda _on: self._update())
        for choice in (self.goal, self.symmetry):
            choice.currentIndexChanged.connect(lambda _index: self._update())

    def _build_layout(self) -> None:
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.addRow(tr("Pie&ces:"), self.pieces)
        form.addRow(tr("E&mpty cells:"), self.holes)
        form.addRow(
            tr("Cells o&f a piece:"), widget_row(self.smallest, QLabel(tr("to")), self.largest)
        )
        form.addRow("", self.even)
        form.addRow(tr("As many as &possible:"), self.goal)
        form.addRow(tr("Stop at &level:"), self.level)
        form.addRow("", self.holds)
        form.addRow("", self.keeps_colours)
        form.addRow("", self.mirrors)
        form.addRow(tr("Faces wit&h support:"), self.support)
        form.addRow(tr("Longest bridge in cells:"), self.bridge)
        form.addRow(tr("S&ymmetry:"), self.symmetry)
        form.addRow(tr("See&d:"), self.seed)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self.about)
        column.addLayout(form)
        column.addWidget(self.reason)
        column.addStretch()

    def show_figure(self, figure: Figure) -> None:
        """Show the figure to cut."""
        self.figure = figure
        cells = counted(len(figure.cells), figure.lattice.noun)
        name = tr("“{name}”", name=figure.name) if figure.name else tr("Figure without a name")
        self.about.setText(tr("{name}, {cells}", name=name, cells=cells))
        self._update()

    def show_run(self, run: SavedCuts, wishes: CutWishes) -> None:
        """Show the figure and the wishes of a saved search."""
        holes, (low, high) = wishes.holes, wishes.sizes
        is_even = wishes.sizes == even_sizes(len(run.figure.cells) - holes, wishes.pieces)
        self.pieces.setValue(wishes.pieces)
        self.holes.setValue(holes)
        self.even.setChecked(is_even)
        if not is_even:
            self.smallest.setValue(low)
            self.largest.setValue(0 if high == MAX_CELLS else high)
        self.goal.setCurrentIndex(self.goal.findData(wishes.goal))
        self.level.setText(".".join(map(str, wishes.level)))
        self.holds.setChecked(wishes.holds)
        self.keeps_colours.setChecked(wishes.keeps_colours)
        self.support.setValue(-1 if wishes.support is None else wishes.support)
        self.bridge.setValue(wishes.bridge)
        self.mirrors.setChecked(wishes.counts_mirrors)
        self.symmetry.setCurrentIndex(self.symmetry.findData(wishes.symmetry))
        self.seed.setValue(run.seed)
        self.show_figure(run.figure)

    def wishes(self) -> CutWishes | None:
        """Return the wishes; None if the figure does not allow them (:attr:`reason` states why)."""
        return None if self._reason() else self._wishes()

    def _wishes(self) -> CutWishes:
        sizes = self.smallest.value(), self.largest.value() or MAX_CELLS
        holes, pieces = self.holes.value(), self.pieces.value()
        if self.even.isChecked():
            sizes = even_sizes(len(self.figure.cells) - holes, pieces)
        goal = self.goal.currentData()
        symmetry = self.symmetry.currentData()
        assert isinstance(goal, Goal)
        assert isinstance(symmetry, Symmetry)
        return CutWishes(
            pieces,
            holes,
            sizes,
            tuple(map(int, _NUMBER.findall(self.level.text()))),
            goal,
            self.holds.isChecked(),
            self.keeps_colours.isChecked(),
            self.support.value() if self.support.value() >= 0 else None,
            self.bridge.value(),
            self.mirrors.isChecked(),
            symmetry,
        )

    def _update(self) -> None:
        is_even = self.even.isChecked()
        for box in (self.smallest, self.largest):
            allow(
                box,
                tr("With even sizes, the number of pieces determines the sizes") if is_even else "",
            )
        has_limit = self.support.value() >= 0
        allow(self.bridge, "" if has_limit else tr("Choose a number of faces with support first"))
        self.reason.setText(self._reason() or self._limit())
        self.changed.emit()

    def _reason(self) -> str:
        try:
            check_wishes(self.figure, self._wishes())
        except CubewrightError as error:
            return error_sentence(error)
        return ""

    def _limit(self) -> str:
        """Return why all cuts with these wishes have level 1, or ""."""
        limit = level_limit(self.figure, self._wishes())
        return error_sentence(CubewrightError(limit)) if limit else ""
