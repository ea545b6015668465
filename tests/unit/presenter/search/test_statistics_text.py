"""Shares of placements in words."""

import pytest

from cubewright.presenter.search.statistics_text import (
    duration,
    fine_duration,
    ordinal,
    rate,
    share,
)


@pytest.mark.parametrize(
    ("kept", "explored", "text"),
    [
        (0, 10, "0 %"),
        (10, 10, "100 %"),
        (1, 3, "33.3 %"),
        (1, 10**5, "0.001 %"),
        (1, 10**6, "0.0001 %"),
        (1, 10**9, "< 0.0001 %"),
        (0, 0, ""),
    ],
)
def test_a_small_share_is_not_shown_as_nothing(kept, explored, text):
    assert share(kept, explored) == text


@pytest.mark.parametrize(
    ("seconds", "text", "fine"),
    [
        (0, "0 ms", "0 ms"),
        (0.000_09, "less than 1 ms", "0.090 ms"),
        (0.000_1, "less than 1 ms", "0.1 ms"),
        (0.000_499, "less than 1 ms", "0.499 ms"),
        (0.000_5, "0 ms", "0.5 ms"),
        (0.000_6, "1 ms", "0.6 ms"),
        (0.099_94, "100 ms", "99.9 ms"),
        (0.099_96, "100 ms", "100 ms"),
        (0.999_4, "999 ms", "999 ms"),
        (0.999_6, "1.0 s", "1.0 s"),
        (59.94, "59.9 s", "59.9 s"),
        (59.96, "1 min 00 s", "1 min 00 s"),
        (3599.4, "59 min 59 s", "59 min 59 s"),
        (3599.6, "1 h 00 min", "1 h 00 min"),
        (86_399, "23 h 59 min", "23 h 59 min"),
        (86_400, "1 d 00 h", "1 d 00 h"),
    ],
)
def test_a_duration_is_in_the_unit_that_suits_it(seconds, text, fine):
    assert (duration(seconds), fine_duration(seconds)) == (text, fine)


@pytest.mark.parametrize(
    ("number", "seconds", "text"),
    [
        (999, 1, "999"),
        (1000, 1, "1,000"),
        (1006, 1, "1,010"),
        (12_344, 1, "12,300"),
        (5, 0, "-"),
        (5, -1, "-"),
        (1, 3, "0.333"),
    ],
)
def test_a_rate_has_three_digits(number, seconds, text):
    assert rate(number, seconds) == text


def test_ordinals_beyond_a_hundred():
    numbers = (101, 103, 111, 112, 113, 114, 121, 1012)
    assert [ordinal(n)[-2:] for n in numbers] == [
        *("st", "rd", "th", "th", "th", "th", "st", "th"),
    ]
