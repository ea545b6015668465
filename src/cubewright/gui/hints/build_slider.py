"""The slider under the 3D view that shows a solution piece by piece."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal

from cubewright.gui.widgets.fields.slider_bar import SliderBar
from cubewright.translation import tr


class BuildSlider(SliderBar):
    """Sets how many pieces of the solution are shown."""

    count_changed = Signal(int)
    """The number of pieces to show."""

    def __init__(self) -> None:
        super().__init__(
            tr("Assemble"),
            tr("Number of pieces shown"),
            tr("Add the pieces of the solution one by one, in an order for assembly by hand"),
            tr("No solution is shown: select one"),
        )
        self.slider.setPageStep(1)
        self.slider.valueChanged.connect(self.count_changed)
        self.show_count(0, 0)

    def show_count(self, count: int, total: int) -> None:
        """Show the number of pieces; a total of 0 disables the slider."""
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, total)
            self.slider.setValue(count)
        self.allow(total > 0)
