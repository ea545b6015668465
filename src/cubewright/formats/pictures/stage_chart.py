"""The chart of a search: explored and kept per stage on a logarithmic scale."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
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

CHART_OPTIONS = (WIDTH, SCHEME)
HOW_TO_READ = mark("Wide bars: explored. Narrow bars: kept. Logarithmic scale.")
STAGE_AXIS = mark("Stage: number of placed pieces")
NO_STATISTICS = mark("there are no statistics of a search yet: solve the puzzle first")
FLOOR = -0.3
"""The lower end of bars, below log 1 = 0, so that a bar of height 1 is visible."""
_STAGE_WIDTH = 0.84
"""Share of a stage's width that its bars fill."""
_EXPLORED_WIDTH, _KEPT_WIDTH = 0.94, 0.55
"""Widths of the bars of explored and of kept placements, in shares of their room."""
_EXPLORED_OPACITY, _OPACITY_ON_DARK = 0.30, 0.39
_LEAST_OUTLINED = 3.0
"""Bars with less room than this have no outlines."""
_WIDTH, _PLOT_HEIGHT = 800.0, 430.0
_TITLE, _TEXT, _LINE = 20.0, 14.0, 22.0
"""Heights of the title and of other letters, and of a line of text."""
_MARGIN = 16.0
_LONGEST_TITLE, _LONGEST_NAME = 58, 40
"""The most letters of a title and of the name of a run."""
_TICK_ROOM, _STAGE_ROOM = 1.4, 1.7
"""The room that a label needs on the vertical and on the horizontal axis, in heights of letters."""
_WORDS = {
    6: mark("{number:,} million"),
    9: mark("{number:,} billion"),
    12: mark("{number:,} trillion"),
}


def statistics_refusal(source: ExportSource) -> str:
    """Return why a source has no chart and no table, "" if it has them."""
    return "" if source.statistics else tr(NO_STATISTICS)


def chart_text(source: ExportSource, settings: Settings) -> Generator[float, None, str]:
    """Yield progress, and return the chart of a source as the text of an SVG file."""
    yield 0.0
    scheme = settings.word(SCHEME.name)
    drawing = stage_chart(source.statistics, scheme)
    # Never transparent: its small letters have to be readable on any page.
    return svg(drawing, settings.number(WIDTH.name), LOOKS[scheme].background)


def stage_chart(runs: Sequence[SearchStatistics], scheme: str) -> Drawing:
    """Return a group of bars per stage; a wide pale bar contains a narrow bold one."""
    look = LOOKS[scheme]
    puzzles = {run.puzzle for run in runs}
    title = puzzles.pop() if len(puzzles) == 1 else ""
    title = shortened(title or tr("Explored and kept per stage"), _LONGEST_TITLE)
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
    coloured = [replace(run, colour=_colour(run, index, scheme)) for index, run in enumerate(runs)]
    plot = StagePlot(coloured, _WIDTH - 2 * _MARGIN, _PLOT_HEIGHT)
    drawing = plot.drawing(look.text, look.background, is_dark=scheme == DARK)
    items += drawing.placed(_MARGIN, base + _LINE, 1.0)
    return Drawing(tuple(items), _WIDTH, base + _LINE + plot.height + _MARGIN)


class StagePlot:
    """The bars of runs that have colours, and two axes with their labels, in a rectangle.

    ``letters`` is the height of letters, ``highest`` the least power of ten at the upper end.
    """

    def __init__(
        self,
        runs: Sequence[SearchStatistics],
        width: float,
        height: float,
        *,
        letters: float = _TEXT,
        highest: float = 0.0,
    ) -> None:
        self.width, self.height = width, height
        self._runs, self._letters = runs, letters
        self._stages = max((len(run.explored) for run in runs), default=1) or 1
        most = max((int(run.explored.max(initial=1)) for run in runs), default=1)
        self.highest = max(bar_top(most) + 0.25, highest, 1.25)
        self._top = 0.5 * letters
        self._bottom = max(self._top + 1, height - 3.2 * letters)
        powers = range(floor(self.highest) + 1)
        step = tick_step(len(powers), int((self._bottom - self._top) / (_TICK_ROOM * letters)))
        self._powers = {power: power_text(power) for power in powers if power % step == 0}
        longest = max(len(text) for text in self._powers.values())
        self._left = min(0.62 * letters * longest + 8, width / 2)

    def x(self, stage: float) -> float:
        """Return where a stage is, which is counted from 1."""
        return self._left + (stage - 0.5) / self._stages * (self.width - self._left)

    def y(self, power: float) -> float:
        """Return where a power of ten is."""
        share = (power - FLOOR) / (self.highest - FLOOR)
        return self._bottom - share * (self._bottom - self._top)

    def stage_at(self, x: float, y: float) -> int | None:
        """Return the stage at a position, counted from 1; None outside the bars."""
        if not (self._left <= x < self.width and self._top <= y <= self._bottom):
            return None
        return floor((x - self._left) / (self.width - self._left) * self._stages) + 1

    def drawing(self, text: str, background: str, *, is_dark: bool) -> Drawing:
        """Return the plot with labels in one colour, on a background."""
        items = self._axes(text, mixed(text, background, 0.78))
        for index, run in enumerate(self._runs):
            items += self._bars(index, run, _OPACITY_ON_DARK if is_dark else _EXPLORED_OPACITY)
        return Drawing(tuple(items), self.width, self.height)

    def _axes(self, text: str, line: str) -> list[Item]:
        """Return a line for each labelled power of ten, and the labels of both axes."""
        ends = [((self._left, self.y(each)), (self.width, self.y(each))) for each in self._powers]
        base = ((self._left, self._bottom), (self.width, self._bottom))
        items: list[Item] = [Lines(tuple(ends), line, 1.0), Lines((base,), text, 1.0)]
        letters = self._letters
        for power, label in self._powers.items():
            at = (self._left - 8, self.y(power) + 0.35 * letters)
            items.append(Text(at, label, letters, text, is_centred=False, is_right=True))
        room = int((self.width - self._left) / (_STAGE_ROOM * letters))
        step = tick_step(self._stages, room)
        for stage in range(step, self._stages + 1, step):
            at = (self.x(stage), self._bottom + 1.3 * letters)
            items.append(Text(at, str(stage), letters, text))
        middle = (self._left + self.width) / 2
        return [*items, Text((middle, self._bottom + 3 * letters), tr(STAGE_AXIS), letters, text)]

    def _bars(self, index: int, run: SearchStatistics, opacity: float) -> list[Item]:
        """Return the bars of a run, beside those of the others."""
        room = _STAGE_WIDTH / len(self._runs)
        shift = -_STAGE_WIDTH / 2 + room * (index + 0.5)
        wide = self._corners(run.explored, shift, room * _EXPLORED_WIDTH)
        narrow = self._corners(run.kept, shift, room * _KEPT_WIDTH)
        items: list[Item] = [Polygon(corners, run.colour, opacity) for corners in wide]
        bars = [*wide, *narrow]
        if bars and self.x(room) - self.x(0) >= _LEAST_OUTLINED:
            sides = ((each[at], each[(at + 1) % 4]) for each in bars for at in range(4))
            items.append(Lines(tuple(sides), run.colour, 1.0))
        items += [Polygon(corners, run.colour) for corners in narrow]
        return items

    def _corners(
        self, numbers: CountArray, shift: float, width: float
    ) -> list[tuple[Point, Point, Point, Point]]:
        """Return the corners of a bar for each number above 0."""
        found = []
        for stage, number in enumerate(numbers.tolist(), start=1):
            if number > 0:
                left, right = self.x(stage + shift - width / 2), self.x(stage + shift + width / 2)
                top, low = self.y(bar_top(number)), self._bottom
                found.append(((left, low), (left, top), (right, top), (right, low)))
        return found


def bar_top(number: int) -> float:
    """Return the upper end of a bar for a number; 0 has no bar.

    >>> bar_top(0) == FLOOR, bar_top(1), bar_top(1000)
    (True, 0.0, 3.0)
    """
    return log10(number) if number > 0 else FLOOR


def power_text(power: int) -> str:
    """Return a power of ten in words and digits.

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
    return next(
        step for step in (1, 2, 5, 10, 20, 50, 100, 1000, 10**4) if count <= step * max(1, room)
    )


def _colour(run: SearchStatistics, index: int, scheme: str) -> str:
    colours = RUN_COLOURS[scheme]
    return run.colour or colours[index % len(colours)]


def _legend(run: SearchStatistics) -> str:
    text = tr(
        "{name}: {explored:,} explored, {kept:,} kept",
        name=shortened(run.name, _LONGEST_NAME),
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
