"""The density of windows: the space around and between their parts."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLayout, QWidget

_COMFORTABLE = "comfortable_spaces"
"""The property in which a layout stores its margins and spacing for comfortable windows."""


class Density(Enum):
    """The amount of space in all windows; the settings store the values."""

    COMFORTABLE = "comfortable"
    COMPACT = "compact"


class DensityChoice(QObject):
    """The density that all windows of the process share."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.chosen = Density.COMFORTABLE

    @property
    def is_compact(self) -> bool:
        return self.chosen is Density.COMPACT

    def choose(self, density: Density) -> None:
        if density is not self.chosen:
            self.chosen = density
            self.changed.emit()

    def length(self, comfortable: int, compact: int) -> int:
        """Return the length, in pixels, for the chosen density."""
        return compact if self.is_compact else comfortable


DENSITY = DensityChoice()


def fit_spaces(window: QWidget) -> None:
    """Give the layouts of a window the margins and spacings of the chosen density."""
    layouts = window.findChildren(QLayout)
    if DENSITY.is_compact:
        for layout in layouts:  # an inner layout may use the spacing of an outer one
            _remember_spaces(layout)
    for layout in layouts:
        known = layout.property(_COMFORTABLE)
        if known is None:
            continue
        left, top, right, bottom, spacing = (
            number // 2 if DENSITY.is_compact else number for number in known
        )
        layout.setContentsMargins(left, top, right, bottom)
        if known[-1] >= 0:  # a grid with two different spacings reports -1
            layout.setSpacing(spacing)


def _remember_spaces(layout: QLayout) -> None:
    if layout.property(_COMFORTABLE) is None:
        margins = layout.contentsMargins()
        sides = (margins.left(), margins.top(), margins.right(), margins.bottom())
        layout.setProperty(_COMFORTABLE, [*sides, layout.spacing()])
