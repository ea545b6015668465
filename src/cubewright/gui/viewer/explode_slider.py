"""The slider below the 3D view that moves the pieces of a solution apart."""

from __future__ import annotations

from PySide6.QtCore import Signal

from cubewright.gui.widgets.fields.slider_bar import SliderBar
from cubewright.translation import tr

STEPS = 10
FACTOR_A_STEP = 0.15


class ExplodeSlider(SliderBar):
    """Sets the distance between the pieces, in a few steps."""

    factor_changed = Signal(float)
    """0 lets the pieces touch, 1 doubles their distance from the middle."""

    def __init__(self) -> None:
        super().__init__(
            tr("Explode"),
            tr("Distance between the pieces"),
            tr("Move the pieces apart to see those inside"),
            tr("Select a solution to move its pieces apart"),
        )
        self.slider.setRange(0, STEPS)
        self.slider.setPageStep(3)
        self.slider.valueChanged.connect(self._on_value_changed)

    def _on_value_changed(self, value: int) -> None:
        self.factor_changed.emit(value * FACTOR_A_STEP)
