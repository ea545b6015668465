"""The chart of a search: explored and kept for each stage on a logarithmic scale."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import floor, log10

from cubewright.formats.exports.export_format import ExportSource, SearchStatistics
from cubewright.formats.exports.option import Settings
from cubewright.formats.pictures.drawing import Drawing, Item, Lines, Polygon, Text, svg
from cubewright.formats.pictures.headline import shortened
from cubewright.formats.pictures.pictures import SCHEME, WIDTH
from cubewright.model.cell import CountArray
from cubewright.model.drawing.look import DARK, LOOKS, RUN_COLOURS, mixed
from cubewright.model.lattice import Point
from cubewright.translation import mark, number_text, tr

FLOOR = -0.3
"""The lower end of bars, below log 1 = 0, so that a bar of height 1 is visible."""

_WORDS = {
    6: mark("{number:,} million"),
    9: mark("{number:,} billion"),
    12: mark("{number:,} trillion"),
}


def bar_top(number: int) -> float:
    """Return the upper end of a bar for a number; a bar for 0 has no height.

    >>> bar_top(0) == FLOOR, bar_top(1), bar_top(1000)
    (True, 0.0, 3.0)
    """
    return log10(number) if number > 0 else FLOOR


def power_text(power: int) -> str:
    """Return a power of ten in digits, or in digits and a word.

    >>> [power_text(p) for p in (0, 1, 4, 6, 8, 9, 17)]
    ['1', '10', '10,000', '1 million', '100 million', '1 billion', '100,000 trillion']
    """
    if power < 6:
        return number_text(10**power)
    word = min(12, power - power % 3)
    return tr(_WORDS[word], number=10 ** (power - word))


def tick_step(count: int, room: int) -> int:
    """Return the step between labelled ticks: 1, 2, 5, 10 and so on.

    >>> tick_step(7, 20), tick_step(30, 20), tick_step(64, 10)
    (1, 2, 10)
    """
    return next(step for step in (1, 2, 5, 10, 20, 50, 100) if count <= step * max(1, room))


CHART_OPTIONS = (WIDTH, SCHEME)
STAGE_WIDTH = 0.84
"""The share of a stage's width that its bars fill."""
EXPLORED_WIDTH, KEPT_WIDTH = 0.94, 0.55
"""Widths of the bars for explored and kept placements, relative to a run's share of a stage."""
EXPLORED_OPACITY = 0.30
HOW_TO_READ = mark("Wide bars: explored. Narrow bars: kept. Logarithmic scale.")
STAGE_AXIS = mark("Stage: number of placed pieces")
NO_STATISTICS = mark("there are no statistics of a search yet: solve the puzzle first")
_WIDTH, _PLOT_HEIGHT = 800.0, 380.0
_TITLE, _TEXT, _LINE = 20.0, 14.0, 22.0
"""Heights of the title, of other letters, and of a line of text."""
_MARGIN = 16.0
_MAX_TITLE, _MAX_NAME = 58, 40
"""Maximum letters of a title and of the name of a run."""
_TICKS, _STAGES = 16, 32
"""Maximum numbers of labels on the vertical and on the horizontal axis."""


def statistics_refusal(source: ExportSource) -> str:
    """Return the reason why a source has neither chart nor table, or ""."""
    return "" if source.statistics else tr(NO_STATISTICS)


def chart_text(source: ExportSource, settings: Settings) -> Generator[float, None, str]:
    """Yield progress, and return the chart of a source as SVG text."""
    yield 0.0
    scheme = settings.word(SCHEME.name)
    drawing = stage_chart(source.statistics, scheme)
    # The background is never transparent, because small letters must be readable on any page.
    return svg(drawing, settings.number(WIDTH.name), LOOKS[scheme].background)


def stage_chart(runs: Sequence[SearchStatistics], scheme: str) -> Drawing:
    """Return a chart with a group of bars for each stage: narrow bold bars in wide pale bars."""
    look = LOOKS[scheme]
    puzzles = {run.puzzle for run in runs}
    title = puzzles.pop() if len(puzzles) == 1 else ""
    title = shortened(title or tr("Explored and kept per stage"), _MAX_TITLE)
    base = _MARGIN + _TITLE
    items: list[Item] = [_left(_MARGIN, base, title, look.text, _TITLE, is_bold=True)]
    for index, run in enumerate(runs):
        base += _LINE * (1.2 if index == 0 else 1.0)
        left, top = _MARGIN, base - 0.8 * _TEXT
        items.append(_box(left, top, left + _TEXT, top + _TEXT, _colour(run, index, scheme)))
        items.append(_left(_MARGIN + 1.5 * _TEXT, base, _legend(run), look.text))
    base += _LINE
    faint = mixed(look.text, look.background, 0.3)
    items.append(_left(_MARGIN, base, tr(HOW_TO_READ), faint, 0.9 * _TEXT))
    plot = _Plot(runs, base + _LINE)
    items += plot.axes(look.text, mixed(look.text, look.background, 0.78))
    for index, run in enumerate(runs):
        items += plot.bars(index, run, _colour(run, index, scheme), is_dark=scheme == DARK)
    middle, below = (plot.left + plot.right) / 2, plot.bottom + 2.1 * _LINE
    items.append(Text((middle, below), tr(STAGE_AXIS), _TEXT, look.text))
    return Drawing(tuple(items), _WIDTH, below + _MARGIN)


class _Plot:
    def __init__(self, runs: Sequence[SearchStatistics], top: float) -> None:
        self._runs = len(runs)
        self._stages = max((len(run.explored) for run in runs), default=1)
        most = max((int(run.explored.max(initial=1)) for run in runs), default=1)
        self._highest = max(bar_top(most) + 0.25, 1.25)
        powers = range(floor(self._highest) + 1)
        step = tick_step(len(powers), _TICKS)
        self._powers = {power: power_text(power) for power in powers if power % step == 0}
        letters = max(len(text) for text in self._powers.values())
        self.left = _MARGIN + 0.62 * _TEXT * letters + 8
        self.right = _WIDTH - _MARGIN
        self.top, self.bottom = top, top + _PLOT_HEIGHT

    def x(self, stage: float) -> float:
        """Return the x coordinate of a stage, counted from 1."""
        return self.left + (stage - 0.5) / self._stages * (self.right - self.left)

    def y(self, power: float) -> float:
        share = (power - FLOOR) / (self._highest - FLOOR)
        return self.bottom - share * (self.bottom - self.top)

    def axes(self, text: str, line: str) -> list[Item]:
        ends = [((self.left, self.y(each)), (self.right, self.y(each))) for each in self._powers]
        base = ((self.left, self.bottom), (self.right, self.bottom))
        items: list[Item] = [Lines(tuple(ends), line, 1.0), Lines((base,), text, 1.0)]
        for power, label in self._powers.items():
            at = (self.left - 8, self.y(power) + 0.35 * _TEXT)
            items.append(Text(at, label, _TEXT, text, is_centred=False, is_right=True))
        step = tick_step(self._stages, _STAGES)
        for stage in range(1, self._stages + 1):
            if stage % step == 0:
                at = (self.x(stage), self.bottom + 1.3 * _TEXT)
                items.append(Text(at, str(stage), _TEXT, text))
        return items

    def bars(self, index: int, run: SearchStatistics, colour: str, *, is_dark: bool) -> list[Item]:
        room = STAGE_WIDTH / self._runs
        shift = -STAGE_WIDTH / 2 + room * (index + 0.5)
        opacity = EXPLORED_OPACITY * (1.3 if is_dark else 1.0)
        wide = self._corners(run.explored, shift, room * EXPLORED_WIDTH)
        narrow = self._corners(run.kept, shift, room * KEPT_WIDTH)
        items: list[Item] = [Polygon(corners, colour, opacity) for corners in wide]
        sides = tuple(
            (corners[at], corners[(at + 1) % 4]) for corners in (*wide, *narrow) for at in range(4)
        )
        if sides:
            items.append(Lines(sides, colour, 1.0))
        items += [Polygon(corners, colour) for corners in narrow]
        return items

    def _corners(
        self, numbers: CountArray, shift: float, width: float
    ) -> list[tuple[Point, Point, Point, Point]]:
        """Return the corners of a bar for each positive number."""
        found = []
        for stage, number in enumerate(numbers.tolist(), start=1):
            if number > 0:
                left, right = self.x(stage + shift - width / 2), self.x(stage + shift + width / 2)
                top, low = self.y(bar_top(number)), self.bottom
                found.append(((left, low), (left, top), (right, top), (right, low)))
        return found


def _colour(run: SearchStatistics, index: int, scheme: str) -> str:
    colours = RUN_COLOURS[scheme]
    return run.colour or colours[index % len(colours)]


def _legend(run: SearchStatistics) -> str:
    text = tr(
        "{name}: {explored:,} explored, {kept:,} kept",
        name=shortened(run.name, _MAX_NAME),
        explored=int(run.explored.sum()),
        kept=int(run.kept.sum()),
    )
    return f"{text}. {run.outcome}." if run.outcome else text


def _left(
    x: float, base: float, text: str, colour: str, size: float = _TEXT, *, is_bold: bool = False
) -> Text:
    return Text((x, base), text, size, colour, is_centred=False, is_bold=is_bold)


def _box(left: float, top: float, right: float, bottom: float, colour: str) -> Polygon:
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)), colour)
