"""The slider under the 3D view that moves the pieces of a solution apart."""

from __future__ import annotations

from PySide6.QtCore import Signal

from cubewright.gui.widgets.slider_bar import SliderBar

STEPS = 10
FACTOR_A_STEP = 0.15


class ExplodeSlider(SliderBar):
    """How far the pieces are apart, in a few steps."""

    factor_changed = Signal(float)
    """0 lets the pieces touch, 1 doubles their way from the middle."""

    def __init__(self) -> None:
        super().__init__(
            "Pieces apart",
            "How far the pieces are apart",
            "Move the pieces apart, to see those inside",
            "There are no pieces to move apart: choose a solution",
        )
        self.slider.setRange(0, STEPS)
        self.slider.setPageStep(3)
        self.slider.valueChanged.connect(self._on_value_changed)

    def _on_value_changed(self, value: int) -> None:
        self.factor_changed.emit(value * FACTOR_A_STEP)
