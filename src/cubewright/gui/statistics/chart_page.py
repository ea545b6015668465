"""A page that creates the chart when it is first shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cubewright.gui.statistics.series import Series

if TYPE_CHECKING:
    from cubewright.gui.statistics.chart import StageChart


class ChartPage(QWidget):
    """Stores the runs until it is shown, and then creates a :class:`~.chart.StageChart`.

    The chart needs pyqtgraph, whose import takes longer than opening the window.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.series: tuple[Series, ...] = ()
        self.chart: StageChart | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.setMinimumSize(120, 110)

    def show_series(self, series: Sequence[Series]) -> None:
        """Replace the runs in the chart."""
        self.series = tuple(series)
        if self.chart is not None:
            self.chart.show_series(self.series)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.chart is None:
            from cubewright.gui.statistics.chart import StageChart

            self.chart = StageChart()
            self.chart.show_series(self.series)
            self._column.addWidget(self.chart)
