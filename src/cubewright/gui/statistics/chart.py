"""The chart: explored and kept per stage on a logarithmic scale, for one run or several."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QFontInfo, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from cubewright.formats.exports.export_format import SearchStatistics
from cubewright.formats.pictures.drawing import Item, Lines, Polygon
from cubewright.formats.pictures.stage_chart import HOW_TO_READ, StagePlot
from cubewright.gui.frame.piece_colours import PIECE_COLOURS
from cubewright.gui.statistics.series import Series, is_dark, run_colour
from cubewright.presenter.names import elide
from cubewright.presenter.search.statistics_text import stage_name
from cubewright.translation import joined, mark, tr

NOTHING = mark("Nothing to show yet")
MARGIN = 8


class StageChart(QWidget):
    """A bar chart with a group of bars per stage; a wide pale bar contains a narrow bold one.

    The vertical axis only grows while the same runs are shown, so that bars do not
    jump during a search. The exact numbers are in the tables and in a tooltip.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.series: tuple[Series, ...] = ()
        self.legend = QLabel()
        self.legend.setWordWrap(True)
        self.legend.setTextFormat(Qt.TextFormat.RichText)
        self.legend.setContentsMargins(8, 4, 8, 0)
        self.bars = StageBars(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.legend)
        column.addWidget(self.bars, stretch=1)
        self.setMinimumSize(120, 110)
        self._show_again()
        PIECE_COLOURS.changed.connect(self._show_again)

    @property
    def runs(self) -> list[SearchStatistics]:
        """What is drawn: the runs in their colours."""
        return [
            SearchStatistics(
                each.name,
                each.stages.explored,
                each.stages.kept,
                colour=run_colour(each.index, self.palette()).name(),
            )
            for each in self.series
        ]

    def show_series(self, series: Sequence[Series]) -> None:
        """Show exactly these runs."""
        if [each.name for each in series] != [each.name for each in self.series]:
            self.bars.highest = 0.0
        self.series = tuple(series)
        self._show_again()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.LanguageChange):
            self._show_again()

    def _show_again(self) -> None:
        self._write_legend()
        self.bars.show_runs(self.runs)
        self.bars.setAccessibleDescription(description(self.series))

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


class StageBars(QWidget):
    """The bars and axes, as large as the widget; the numbers under the mouse are a tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.highest = 0.0
        """The power of ten at the upper end, at least."""
        self._runs: list[SearchStatistics] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 90)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Chart of explored and kept per stage"))

    @property
    def plot(self) -> StagePlot:
        """The bars of the runs in the size of the widget."""
        return StagePlot(
            self._runs,
            self.width() - 2 * MARGIN,
            self.height() - MARGIN,
            letters=QFontInfo(self.font()).pixelSize(),
            highest=self.highest,
        )

    def show_runs(self, runs: list[SearchStatistics]) -> None:
        """Show runs; the vertical axis does not shrink."""
        self._runs = runs
        self.highest = self.plot.highest
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, plot = self.palette(), self.plot
        text, ground = (
            palette.color(QPalette.ColorRole.Text),
            palette.color(QPalette.ColorRole.Base),
        )
        painter = QPainter(self)
        painter.fillRect(self.rect(), ground)
        painter.translate(MARGIN, 0)
        for item in plot.drawing(text.name(), ground.name(), is_dark=is_dark(palette)).items:
            _paint(painter, item)
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        stage = self.plot.stage_at(event.position().x() - MARGIN, event.position().y())
        text = "" if stage is None else self.numbers_at(stage)
        QToolTip.showText(event.globalPosition().toPoint() + QPoint(12, 12), text, self)

    def numbers_at(self, stage: int) -> str:
        """Return the numbers of a stage, which is counted from 1, one line per run."""
        lines = [
            _numbers_text(run.name, int(run.explored[stage - 1]), int(run.kept[stage - 1]))
            for run in self._runs
            if 0 < stage <= len(run.explored)
        ]
        return "\n".join([stage_name(stage - 1), *lines]) if lines else ""


def description(series: Sequence[Series]) -> str:
    """Return a description of the chart for screen readers."""
    if not series:
        return tr(NOTHING)
    return joined("; ", (_numbers_text(each.name, *each.stages.totals) for each in series))


def _numbers_text(name: str, explored: int, kept: int) -> str:
    return tr(
        "{name}: {explored:,} explored, {kept:,} kept", name=name, explored=explored, kept=kept
    )


def _paint(painter: QPainter, item: Item) -> None:
    """Paint an item of a drawing, with the letters of the painter."""
    if isinstance(item, Polygon):
        colour = QColor(item.fill)
        colour.setAlphaF(item.opacity)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon([QPointF(*point) for point in item.points])
    elif isinstance(item, Lines):
        painter.setPen(QPen(QColor(item.colour), item.width))
        painter.drawLines([QLineF(*start, *end) for start, end in item.ends])
    else:
        width = painter.fontMetrics().horizontalAdvance(item.text)
        left = item.at[0] - (width if item.is_right else width / 2 if item.is_centred else 0)
        painter.setPen(QColor(item.colour))
        painter.drawText(QPointF(left, item.at[1]), item.text)
