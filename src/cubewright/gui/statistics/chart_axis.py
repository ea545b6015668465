"""The chart's axes: powers of ten vertically, stages horizontally."""

from __future__ import annotations

from math import ceil, floor

from pyqtgraph import AxisItem

from cubewright.formats.pictures.stage_axis import power_text, tick_step

_ROOM_PER_TICK = 18
"""Pixels that an axis label needs."""


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
