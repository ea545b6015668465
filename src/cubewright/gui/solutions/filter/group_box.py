"""A list of the subsets of pieces that solutions use: one of them, or all."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QWidget

from cubewright.gui.solutions.filter.groups import PieceGroups
from cubewright.translation import tr

MAX_LISTED = 300
"""Further subsets have no entry of their own; their solutions are listed under all."""


class GroupBox(QComboBox):
    """A combo box, shown only if solutions differ in the pieces they use."""

    group_chosen = Signal(object)
    """The number of the group to list, or None for all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Which pieces were used"))
        self.setToolTip(tr("List only the solutions that use these pieces"))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.activated.connect(lambda index: self.group_chosen.emit(self.itemData(index)))
        self.clear_groups()

    @property
    def group(self) -> int | None:
        """The listed group, or None for all."""
        group: int | None = self.currentData()
        return group

    def clear_groups(self) -> None:
        """Remove all groups and hide the box."""
        with QSignalBlocker(self):
            self.clear()
            self.addItem("", None)
        self.hide()

    def show_groups(self, groups: PieceGroups) -> None:
        """Show the number of solutions in each group."""
        total = sum(groups.sizes)
        with QSignalBlocker(self):
            self.setItemText(
                0,
                tr(
                    "All {number:,} subsets of pieces: {total:,}",
                    number=len(groups.names),
                    total=total,
                ),
            )
            listed = list(zip(groups.names, groups.sizes, strict=True))[:MAX_LISTED]
            for number, (name, size) in enumerate(listed):
                if number + 1 == self.count():
                    self.addItem("", number)
                self.setItemText(number + 1, tr("{pieces}: {number:,}", pieces=name, number=size))
        self.setVisible(len(groups.names) > 1)
