"""The list of all first separations of a solution."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QListWidget, QVBoxLayout, QWidget

from cubewright.translation import counted, tr, trn

_WIDTH = 380
"""In pixels."""


class SeparationsDialog(QDialog):
    """Shows which pieces can leave first; Ctrl+C copies the list."""

    def __init__(
        self, level: int, halves: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        """``halves`` are the names of the pieces on both sides of each separation."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("First separations"))
        count = len(halves)
        self.text = QLabel(
            trn(
                "After {moves}, the fewest, the pieces separate in {n:,} way:",
                "After {moves}, the fewest, the pieces separate in {n:,} ways:",
                count,
                moves=counted(level, "move"),
            )
        )
        self.text.setWordWrap(True)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("First separations"))
        for half, rest in halves:
            self.list.addItem(tr("{half} from {rest}", half=half, rest=rest))
        self.list.setCurrentRow(0)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.text)
        column.addWidget(self.list)
        column.addWidget(buttons)
        self.setMinimumWidth(_WIDTH)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            lines = [self.list.item(row).text() for row in range(self.list.count())]
            QGuiApplication.clipboard().setText("\n".join(lines))
        else:
            super().keyPressEvent(event)
