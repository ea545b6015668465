"""The chart's axes: powers of ten vertically, stages horizontally."""

from __future__ import annotations

from math import ceil, floor, log10

from pyqtgraph import AxisItem

from cubewright.translation import mark, number_text, tr

FLOOR = -0.3
"""The lower end of bars, below log 1 = 0, so that a bar of height 1 is visible."""

_WORDS = {
    6: mark("{number:,} million"),
    9: mark("{number:,} billion"),
    12: mark("{number:,} trillion"),
}
_ROOM_PER_TICK = 18
"""Pixels that an axis label needs."""


def height(number: int) -> float:
    """Return the upper end of a bar for a number; 0 has no bar.

    >>> height(0) == FLOOR, height(1), height(1000)
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
    return next(step for step in (1, 2, 5, 10, 20, 50, 100) if count <= step * max(1, room))


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
