"""The common part of the sliders below the 3D view."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QSlider, QWidget


class SliderBar(QWidget):
    """A slider with its name, centred."""

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

    def allow(self, allowed: bool, why_not: str = "") -> None:
        """Enable or disable the slider; ``why_not`` replaces the usual reason."""
        self.setEnabled(allowed)
        tip = self._tip if allowed else why_not or self._why_not
        self.setToolTip(tip)
        self.setStatusTip(tip)

    def step(self, by: int) -> None:
        """Move the slider by a number of steps."""
        self.slider.setValue(self.slider.value() + by)
