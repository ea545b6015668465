"""The slider under the 3D view that builds a solution up, piece by piece."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal

from cubewright.gui.widgets.slider_bar import SliderBar


class BuildSlider(SliderBar):
    """How many pieces of the solution are laid."""

    count_changed = Signal(int)
    """So many pieces are to be shown."""

    def __init__(self) -> None:
        super().__init__(
            "Build",
            "How many pieces of the solution are laid",
            "Lay the pieces of the solution one after the other, as hands can",
            "There are no pieces to be laid: choose a solution",
        )
        self.slider.setPageStep(1)
        self.slider.valueChanged.connect(self.count_changed)
        self.show_count(0, 0)

    def show_count(self, count: int, most: int) -> None:
        """Show how many pieces of how many are laid; of none there is nothing to move."""
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, most)
            self.slider.setValue(count)
        self.allow(most > 0)
