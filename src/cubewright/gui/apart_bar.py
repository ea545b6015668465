"""The slider under the 3D view that moves the pieces of a solution apart."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSlider, QWidget

STEPS = 10
FACTOR_A_STEP = 0.15

_TIP = "Move the pieces apart, to see those inside"
_NO_PIECES = "There are no pieces to move apart: choose a solution"


class ApartBar(QWidget):
    """How far the pieces are apart, in a few steps."""

    factor_changed = Signal(float)
    """0 lets the pieces touch, 1 doubles their way from the middle."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, STEPS)
        self.slider.setPageStep(3)
        self.slider.setMaximumWidth(220)
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider.setAccessibleName("How far the pieces are apart")
        self.slider.valueChanged.connect(self._on_value_changed)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 2)
        row.addStretch(1)
        row.addWidget(QLabel("Pieces apart"))
        row.addWidget(self.slider, 2)
        row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.allow(False)

    def allow(self, allowed: bool) -> None:
        """Let the player move it, or say why not."""
        self.setEnabled(allowed)
        tip = _TIP if allowed else _NO_PIECES
        self.setToolTip(tip)
        self.setStatusTip(tip)

    def step(self, by: int) -> None:
        """Move the pieces so many steps apart, or together."""
        self.slider.setValue(self.slider.value() + by)

    def _on_value_changed(self, value: int) -> None:
        self.factor_changed.emit(value * FACTOR_A_STEP)
