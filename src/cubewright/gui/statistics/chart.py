"""A chart of explored and kept nodes per stage on a logarithmic scale, for one or several runs."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor

import pyqtgraph as pg
from pyqtgraph import AxisItem
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from cubewright.formats.pictures.stage_chart import (
    EXPLORED_WIDTH,
    FLOOR,
    HOW_TO_READ,
    KEPT_WIDTH,
    STAGE_AXIS,
    STAGE_WIDTH,
    bar_top,
    power_text,
    tick_step,
)
from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.statistics.series import Series, pale_colour, run_colour
from cubewright.gui.widgets.event_filters import plain_tip
from cubewright.presenter.names import elide
from cubewright.presenter.search.statistics_text import stage_name
from cubewright.translation import mark, tr

_ROOM_PER_TICK = 18
"""The height of an axis label in pixels."""


class PowersAxis(AxisItem):  # type: ignore[misc]  # pyqtgraph has no types
    """An axis of logarithms with ticks at powers of ten."""

    def tickValues(self, low: float, high: float, size: float) -> list[tuple[float, list[int]]]:
        powers = range(max(0, ceil(low)), floor(high) + 1)
        step = tick_step(len(powers), int(size / _ROOM_PER_TICK))
        return [(float(step), [power for power in powers if power % step == 0])]

    def tickStrings(self, values: list[float], _scale: float, _spacing: float) -> list[str]:
        return [power_text(int(value)) for value in values]


class StagesAxis(AxisItem):  # type: ignore[misc]  # pyqtgraph has no types
    """An axis with a tick per stage, counted from 1."""

    def tickValues(self, low: float, high: float, size: float) -> list[tuple[float, list[int]]]:
        stages = range(max(1, ceil(low)), floor(high) + 1)
        step = tick_step(len(stages), int(size / 24))
        return [(float(step), [stage for stage in stages if step == 1 or stage % step == 0])]

    def tickStrings(self, values: list[float], _scale: float, _spacing: float) -> list[str]:
        return [str(int(value)) for value in values]


NOTHING = mark("Nothing to show yet")


class StageChart(QWidget):
    """A bar chart with a group of bars per stage; a wide pale bar contains a narrow bold bar.

    The vertical axis never shrinks while the same runs are shown, so that bars do not jump during a
    search. The exact numbers are in the tables and in a tooltip.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.series: tuple[Series, ...] = ()
        self.legend = QLabel()
        self.legend.setWordWrap(True)
        self.legend.setTextFormat(Qt.TextFormat.RichText)
        self.legend.setContentsMargins(8, 4, 8, 0)
        self.plot = pg.PlotWidget(
            axisItems={"left": PowersAxis("left"), "bottom": StagesAxis("bottom")}
        )
        self.plot.setMouseEnabled(x=False, y=False)
        self.plot.setMenuEnabled(False)
        self.plot.hideButtons()
        self.plot.setFrameShape(self.plot.Shape.NoFrame)
        self.plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plot.showGrid(x=False, y=True, alpha=0.25)
        self.plot.setLabel("bottom", tr(STAGE_AXIS))
        self.plot.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.plot.setMinimumSize(120, 90)
        self.plot.setAccessibleName(tr("Chart of explored and kept per stage"))
        self.plot.scene().sigMouseMoved.connect(self._on_mouse_moved)
        self._bars: list[tuple[pg.BarGraphItem, pg.BarGraphItem]] = []
        self._names: tuple[str, ...] = ()
        self._top = 0.0
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.legend)
        column.addWidget(self.plot, stretch=1)
        self._colour()
        PIECE_COLOURS.changed.connect(self._colour)

    def show_series(self, series: Sequence[Series]) -> None:
        """Replace the runs in the chart."""
        self.series = tuple(series)
        names = tuple(each.name for each in self.series)
        if names != self._names:
            self._names = names
            self._top = 0.0
            self._write_legend()
        while len(self._bars) < len(self.series):
            self._bars.append((self._bar_item(), self._bar_item()))
        for index, (explored, kept) in enumerate(self._bars):
            shown = index < len(self.series)
            explored.setVisible(shown)
            kept.setVisible(shown)
            if shown:
                self._fill(index, explored, kept)
        self._fit()
        self.plot.setAccessibleDescription(description(self.series))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._colour()
        elif event.type() == QEvent.Type.LanguageChange:
            self.plot.setLabel("bottom", tr(STAGE_AXIS))
            self._write_legend()
            self.show_series(self.series)

    def _bar_item(self) -> pg.BarGraphItem:
        item = pg.BarGraphItem(x=[], width=1, y0=FLOOR, y1=[])
        self.plot.addItem(item)
        return item

    def _fill(self, index: int, explored: pg.BarGraphItem, kept: pg.BarGraphItem) -> None:
        one = self.series[index]
        room = STAGE_WIDTH / len(self.series)
        left = -STAGE_WIDTH / 2 + room * (index + 0.5)
        x = [stage + 1 + left for stage in range(len(one.stages))]
        colour = run_colour(one.index, self.palette())
        for item, numbers, share, brush in (
            (explored, one.stages.explored, EXPLORED_WIDTH, pale_colour(colour)),
            (kept, one.stages.kept, KEPT_WIDTH, colour),
        ):
            tops = [bar_top(number) for number in numbers.tolist()]
            item.setOpts(
                x=x, width=room * share, y0=FLOOR, y1=tops, brush=brush, pen=pg.mkPen(colour)
            )

    def _fit(self) -> None:
        stages = max((len(each.stages) for each in self.series), default=1)
        most = max((int(each.stages.explored.max(initial=1)) for each in self.series), default=1)
        self._top = max(self._top, bar_top(most) + 0.25, 1.25)
        self.plot.setXRange(0.5, max(1, stages) + 0.5, padding=0.01)
        self.plot.setYRange(FLOOR, self._top, padding=0)

    def _write_legend(self) -> None:
        if not self.series:
            self.legend.setText(tr(NOTHING))
            return
        runs = [
            f"<span style='color:{run_colour(each.index, self.palette()).name()}'>"
            f"\N{BLACK SQUARE}</span>&nbsp;{escape(elide(each.name))}"
            for each in self.series
        ]
        self.legend.setText("&ensp; ".join(runs) + f"<br><i>{tr(HOW_TO_READ)}</i>")

    def _colour(self) -> None:
        palette = self.palette()
        self.plot.setBackground(palette.color(QPalette.ColorRole.Base))
        for side in ("left", "bottom"):
            axis = self.plot.getAxis(side)
            axis.setPen(pg.mkPen(palette.color(QPalette.ColorRole.PlaceholderText)))
            axis.setTextPen(pg.mkPen(palette.color(QPalette.ColorRole.Text)))
            axis.setTickFont(self.font())
        self._write_legend()
        self.show_series(self.series)

    def _on_mouse_moved(self, position: QPointF) -> None:
        text = ""
        if self.plot.plotItem.vb.sceneBoundingRect().contains(position):
            point = self.plot.plotItem.vb.mapSceneToView(position)
            text = self.numbers_at(float(point.x()))
        where = self.plot.mapToGlobal(self.plot.mapFromScene(position)) + QPoint(12, 12)
        QToolTip.showText(where, plain_tip(text), self.plot)

    def numbers_at(self, x: float) -> str:
        """Return the numbers of the stage at a horizontal position, one line per run."""
        stage = round(x) - 1
        lines = [
            tr(
                "{name}: {explored:,} explored, {kept:,} kept",
                name=each.name,
                explored=int(each.stages.explored[stage]),
                kept=int(each.stages.kept[stage]),
            )
            for each in self.series
            if 0 <= stage < len(each.stages)
        ]
        return "\n".join([stage_name(stage), *lines]) if lines else ""


def description(series: Sequence[Series]) -> str:
    """Return a text that describes the chart, for screen readers."""
    if not series:
        return tr(NOTHING)
    return "; ".join(
        f"{each.name}: {each.stages.totals[0]:,} explored, {each.stages.totals[1]:,} kept"
        for each in series
    )
