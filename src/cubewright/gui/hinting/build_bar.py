"""The slider under the 3D view that builds a solution up, piece by piece."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSlider, QWidget

_TIP = "Lay the pieces of the solution one after the other, as hands can"
_NO_PIECES = "There are no pieces to be laid: choose a solution"


class BuildBar(QWidget):
    """How many pieces of the solution are laid."""

    count_changed = Signal(int)
    """So many pieces are to be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setPageStep(1)
        self.slider.setMaximumWidth(220)
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider.setAccessibleName("How many pieces of the solution are laid")
        self.slider.valueChanged.connect(self.count_changed)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 2)
        row.addStretch(1)
        row.addWidget(QLabel("Build"))
        row.addWidget(self.slider, 2)
        row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.show_count(0, 0)

    def show_count(self, count: int, most: int) -> None:
        """Show how many pieces of how many are laid; of none there is nothing to move."""
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, most)
            self.slider.setValue(count)
        self.setEnabled(most > 0)
        self.setToolTip(_TIP if most else _NO_PIECES)
        self.setStatusTip(_TIP if most else _NO_PIECES)

    def step(self, by: int) -> None:
        """Lay so many pieces more, or fewer."""
        self.slider.setValue(self.slider.value() + by)
