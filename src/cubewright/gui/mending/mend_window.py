"""The window that lists changes which repair a puzzle: the wish, the search and its results."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLabel, QSpinBox, QWidget

from cubewright.gui.mending.changes_table import ChangesTable
from cubewright.gui.mending.changes_window import ChangesWindow
from cubewright.gui.widgets.allow import allow
from cubewright.gui.widgets.fields import check_box, widget_row
from cubewright.gui.widgets.records import RecordModel
from cubewright.model.puzzle import Puzzle
from cubewright.solver.design.mending import FoundMend, MendWish
from cubewright.translation import tr

_MANY = 1_000_000


class MendWindow(ChangesWindow):
    """The wish, the commands, and the changes found; ``puzzle`` returns the searched puzzle."""

    def __init__(
        self,
        model: RecordModel[FoundMend],
        puzzle: Callable[[], Puzzle | None],
        parent: QWidget | None = None,
    ) -> None:
        purpose = tr(
            "The smallest changes that give the puzzle these solutions. "
            "Rotations and reflections count as one."
        )
        title = tr("Find the mistake \N{EM DASH} Cubewright")
        super().__init__(title, purpose, ChangesTable(model, puzzle), parent)
        self.min_solutions = _number(
            1, 1, tr("The minimum number of solutions that the puzzle should have")
        )
        self.max_solutions = _number(
            0, 0, tr("The maximum number of solutions that the puzzle should have")
        )
        self.max_solutions.setSpecialValueText(tr("any"))
        self.has_level = check_box(
            tr("&Level:"), tr("Keep changes that give the puzzle the level on its box")
        )
        self.level = _number(1, 1, tr("The fewest moves that remove the first piece"))
        self.form.addRow(
            tr("S&olutions:"), widget_row(self.min_solutions, QLabel(tr("to")), self.max_solutions)
        )
        self.form.addRow(self.has_level, widget_row(self.level))
        self.has_level.toggled.connect(lambda _on: self._on_wish_changed())
        for box in (self.min_solutions, self.max_solutions, self.level):
            box.valueChanged.connect(lambda _number: self._on_wish_changed())

    @property
    def wish(self) -> MendWish | None:
        """The wish; None if the first number of solutions is larger than the second."""
        least, most = self.min_solutions.value(), self.max_solutions.value() or None
        if most is not None and most < least:
            return None
        return MendWish((least, most), self.level.value() if self.has_level.isChecked() else None)

    def allow_form(self, busy: str) -> None:
        for field in (self.min_solutions, self.max_solutions, self.has_level):
            allow(field, busy)
        box_needed = "" if self.has_level.isChecked() else tr("Tick the box before this number")
        allow(self.level, busy or box_needed)


def _number(least: int, value: int, name: str) -> QSpinBox:
    box = QSpinBox()
    box.setRange(least, _MANY)
    box.setValue(value)
    box.setAccessibleName(name)
    box.setToolTip(name)
    box.setKeyboardTracking(False)
    return box
