"""The axes of a chart of stages: powers of ten vertically, stages horizontally."""

from __future__ import annotations

from math import log10

from cubewright.translation import mark, number_text, tr

FLOOR = -0.3
"""The lower end of bars, below log 1 = 0, so that a bar of height 1 is visible."""

_WORDS = {
    6: mark("{number:,} million"),
    9: mark("{number:,} billion"),
    12: mark("{number:,} trillion"),
}


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
