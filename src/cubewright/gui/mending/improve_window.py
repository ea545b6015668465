"""The window that lists improvements of a puzzle."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QComboBox, QWidget

from cubewright.gui.mending.changes_table import ChangesTable
from cubewright.gui.mending.changes_window import ChangesWindow
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.fields import check_box, number_box, widget_row
from cubewright.gui.widgets.records import RecordModel
from cubewright.gui.widgets.window_size import set_initial_size
from cubewright.model.puzzle import Puzzle
from cubewright.presenter.design.improving import LEVEL, SOLUTIONS
from cubewright.solver.design.improving import MAX_STEPS, ImproveWish, PieceWish
from cubewright.solver.design.mending import FoundMend
from cubewright.translation import tr

DEFAULT_STEPS = 2
DEFAULT_SIZE = QSize(860, 560)
NUMBERS = 76
"""The width of a column with numbers, in pixels."""


class ImproveWindow(ChangesWindow):
    """The wish, the commands, and the improvements; ``puzzle`` returns the searched puzzle."""

    def __init__(
        self,
        model: RecordModel[FoundMend],
        puzzle: Callable[[], Puzzle | None],
        parent: QWidget | None = None,
    ) -> None:
        purpose = tr(
            "Changes of some cells that make the puzzle better. The outside stays the same."
        )
        title = tr("Improve the puzzle \N{EM DASH} Cubewright")
        super().__init__(title, purpose, ChangesTable(model, puzzle), parent)
        set_initial_size(self, DEFAULT_SIZE)
        self.table.set_widths({LEVEL: NUMBERS, SOLUTIONS: NUMBERS})
        self.level = check_box(
            tr("&Higher level"), tr("Raise the number of moves that free the first part")
        )
        self.level.setChecked(True)
        self.fewer = check_box(
            tr("Fe&wer solutions"), tr("Lower the number of solutions, to one if possible")
        )
        self.pieces = QComboBox()
        self.pieces.setAccessibleName(tr("A property that the pieces should have"))
        self.pieces.setToolTip(tr("A property that the pieces should have"))
        for wish in PieceWish:
            self.pieces.addItem(tr(wish.value), wish)
        self.cells = number_box(
            1, MAX_STEPS, DEFAULT_STEPS, tr("The most cells to move, empty or fill")
        )
        self.form.addRow(widget_row(self.level, self.fewer))
        self.form.addRow(tr("P&ieces:"), widget_row(self.pieces))
        self.form.addRow(tr("C&ells:"), widget_row(self.cells))
        for box in (self.level, self.fewer):
            box.toggled.connect(lambda _on: self._on_wish_changed())
        self.pieces.currentIndexChanged.connect(lambda _index: self._on_wish_changed())

    @property
    def wish(self) -> ImproveWish:
        pieces: PieceWish = self.pieces.currentData()
        return ImproveWish(self.level.isChecked(), self.fewer.isChecked(), pieces)

    def allow_form(self, busy: str) -> None:
        for field in (self.level, self.fewer, self.pieces, self.cells):
            allow(field, busy)
