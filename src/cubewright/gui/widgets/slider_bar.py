"""What the sliders under the 3D view have in common."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSlider, QWidget


class SliderBar(QWidget):
    """A slider and its name, in the middle of the room there is."""

    def __init__(self, name: str, meaning: str, tip: str, why_not: str) -> None:
        super().__init__()
        self._tip, self._why_not = tip, why_not
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setMaximumWidth(220)
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider.setAccessibleName(meaning)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 2)
        row.addStretch(1)
        row.addWidget(QLabel(name))
        row.addWidget(self.slider, 2)
        row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.allow(False)

    def allow(self, allowed: bool) -> None:
        """Let the player move it, or say why not."""
        self.setEnabled(allowed)
        tip = self._tip if allowed else self._why_not
        self.setToolTip(tip)
        self.setStatusTip(tip)

    def step(self, by: int) -> None:
        """Move it so many steps on, or back."""
        self.slider.setValue(self.slider.value() + by)
