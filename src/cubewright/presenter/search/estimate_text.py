"""Estimates of the remaining time and the number of solutions, in words."""

from __future__ import annotations

from cubewright.solver.report import Progressed
from cubewright.translation import joined, mark, tr, trn

_UNITS = (
    (mark("s"), 1.0, 90.0),
    (mark("min"), 60.0, 90.0),
    (mark("h"), 3600.0, 48.0),
    (mark("days"), 86400.0, 700.0),
)
"""A unit of time, its length in seconds, and the maximum number shown in this unit."""
_YEAR = 365.25 * 86400


def time_left(seconds: tuple[float, float]) -> str:
    """Return a range of seconds in words, in a unit that suits its upper end.

    >>> time_left((12.3, 18.1)), time_left((0.1, 0.7)), time_left((0.4, 12))
    ('12 to 18 s left', 'less than 1 s left', 'up to 12 s left')
    >>> time_left((100, 290)), time_left((14.9, 15.2)), time_left((40, 86_000))
    ('2 to 5 min left', 'about 15 s left', 'up to 24 h left')
    >>> time_left((86_400 * 500, 86_400 * 40_000))
    '1 to 110 years left'
    """
    return tr("{time} left", time=time_range(seconds))


def time_range(seconds: tuple[float, float]) -> str:
    """Return a range of seconds in words, as in :func:`time_left`.

    >>> time_range((40, 95))
    '1 to 2 min'
    """
    low, high = seconds
    if high < 1:
        return tr("less than 1 s")
    unit, length = mark("years"), _YEAR
    for name, unit_seconds, most in _UNITS:
        if high / unit_seconds <= most:
            unit, length = name, unit_seconds
            break
    first, last = rounded(low / length), rounded(high / length)
    if first == last:
        return tr("about {time:,} {unit}", time=last, unit=tr(unit))
    if first:
        return tr("{first:,} to {last:,} {unit}", first=first, last=last, unit=tr(unit))
    return tr("up to {time:,} {unit}", time=last, unit=tr(unit))


def number_range(numbers: tuple[int, int]) -> str:
    """Return a range of numbers in words.

    >>> number_range((18_034, 20_991)), number_range((240, 241)), number_range((3, 11))
    ('18,000 to 21,000', 'about 240', '3 to 11')
    """
    low, high = map(rounded, numbers)
    if low == high:
        return tr("about {number:,}", number=high)
    return tr("{low:,} to {high:,}", low=low, high=high)


def solutions_expected(numbers: tuple[int, int]) -> str:
    """Return the expected number of solutions in words.

    >>> solutions_expected((18_034, 20_991)), solutions_expected((1, 1))
    ('18,000 to 21,000 solutions expected', 'about 1 solution expected')
    """
    return trn(
        "{numbers} solution expected",
        "{numbers} solutions expected",
        numbers[1],
        numbers=number_range(numbers),
    )


def count_time_text(progress: Progressed) -> str:
    """Return the time that counting alone would take; empty if counting would not help.

    >>> from cubewright.solver.report import Counts
    >>> from cubewright.solver.search.stages import StageTable
    >>> stages = StageTable.zeros(7)
    >>> count_time_text(Progressed(0.002, Counts(), stages, 100.0, count_seconds=(60, 130)))
    'Count only (F8) would give the number in 1 to 2 min.'
    """
    if progress.count_seconds is None:
        return ""
    return tr(
        "Count only (F8) would give the number in {time}.",
        time=time_range(progress.count_seconds),
    )


def estimate_sentence(progress: Progressed) -> str:
    """Return the estimates of time and solutions; empty if neither is known.

    >>> from cubewright.solver.report import Counts
    >>> from cubewright.solver.search.stages import StageTable
    >>> stages = StageTable.zeros(7)
    >>> print(estimate_sentence(Progressed(0.5, Counts(), stages, 9.0, (8, 12), (210, 260))))
    8 to 12 s left, 210 to 260 solutions expected
    """
    parts = []
    if progress.seconds_left is not None:
        parts.append(time_left(progress.seconds_left))
    if progress.expected is not None:
        parts.append(solutions_expected(progress.expected))
    return joined(", ", parts)


def rounded(number: float) -> int:
    """Round to two significant digits, the precision of estimates.

    >>> [rounded(number) for number in (0.4, 7.6, 123, 18_034)]
    [0, 8, 120, 18000]
    """
    digits = len(str(int(number)))
    return int(round(number, min(0, 2 - digits)))


def left_text(seconds: float, done: int, total: int) -> str:
    """Return the likely duration of the remaining analyses, from the time of the finished ones.

    Durations differ widely, so the range is wide. Before the first analysis ends, nothing is known.

    >>> left_text(60.0, 10, 20), left_text(60.0, 0, 20)
    ('up to 2 min left', 'time left unknown')
    """
    if not done or seconds <= 0.0:
        return tr("time left unknown")
    likely = seconds / done * (total - done)
    return time_left((likely / 2, 2 * likely))
