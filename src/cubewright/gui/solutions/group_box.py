"""A list of the choices of pieces that solutions were found with: one of them, or all."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from cubewright.gui.solutions.groups import PieceGroups

MOST_LISTED = 300
"""Further choices are among all solutions only: no one reads so long a list."""


class GroupBox(QComboBox):
    """Shown only where solutions differ in the pieces they use."""

    group_chosen = Signal(object)
    """The number of the group whose solutions are to be listed; None for all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName("Which pieces were used")
        self.setToolTip("List the solutions of one choice of pieces, or all of them")
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.activated.connect(lambda index: self.group_chosen.emit(self.itemData(index)))
        self.clear_groups()

    @property
    def group(self) -> int | None:
        """The group that is listed; None where all are."""
        group: int | None = self.currentData()
        return group

    def clear_groups(self) -> None:
        """There are no solutions."""
        with QSignalBlocker(self):
            self.clear()
            self.addItem("", None)
        self.hide()

    def show_groups(self, groups: PieceGroups) -> None:
        """Show how many solutions each group has by now."""
        total = sum(groups.sizes)
        with QSignalBlocker(self):
            self.setItemText(0, f"Any of {len(groups.names):,} choices of pieces: {total:,}")
            listed = list(zip(groups.names, groups.sizes, strict=True))[:MOST_LISTED]
            for number, (name, size) in enumerate(listed):
                if number + 1 == self.count():
                    self.addItem("", number)
                self.setItemText(number + 1, f"{name}: {size:,}")
        self.setVisible(len(groups.names) > 1)
