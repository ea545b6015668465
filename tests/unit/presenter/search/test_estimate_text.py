import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.presenter.search.estimate_text import (
    count_time_text,
    estimate_sentence,
    rounded,
    solutions_expected,
    time_left,
    time_range,
)
from cubewright.solver.report import Counts, Progressed
from cubewright.solver.search.stages import StageTable


def test_unknown_estimates_give_no_text():
    progress = Progressed(0.2, Counts(), StageTable.zeros(3), 1.0)
    assert estimate_sentence(progress) == ""


@given(st.floats(0, 1e11), st.floats(1, 100))
def test_time_left_is_always_short(low, ratio):
    words = time_left((low, low * ratio))
    assert words.endswith(" left")
    assert len(words) < 32


@given(st.floats(0, 1e15))
def test_two_digits_are_significant(number):
    assert abs(rounded(number) - number) <= max(0.5, 0.051 * number)


MINUTE, HOUR, DAY, YEAR = 60, 3600, 86_400, 31_557_600


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        ((80, 90), "80 to 90 s"),
        ((80, 91), "1 to 2 min"),
        ((80 * MINUTE, 90 * MINUTE), "80 to 90 min"),
        ((80 * MINUTE, 91 * MINUTE), "1 to 2 h"),
        ((40 * HOUR, 48 * HOUR), "40 to 48 h"),
        ((30 * HOUR, 60 * HOUR), "1 to 2 days"),
        ((600 * DAY, 700 * DAY), "600 to 700 days"),
        ((4 * YEAR, 5 * YEAR), "4 to 5 years"),
    ],
)
def test_a_range_is_in_the_unit_that_suits_its_end(seconds, text):
    assert time_range(seconds) == text


def test_what_is_unknown_is_left_out():
    assert time_range((0.0, 0.99)) == "less than 1 s"
    assert time_range((0.0, 1.0)) == "up to 1 s"
    progress = Progressed(0.2, Counts(), StageTable.zeros(3), 1.0, (8, 12))
    assert estimate_sentence(progress) == "8 to 12 s left"
    expected = Progressed(0.2, Counts(), StageTable.zeros(3), 1.0, None, (1, 2))
    assert estimate_sentence(expected) == "1 to 2 solutions expected"
    assert solutions_expected((0, 1)) == "0 to 1 solution expected"
    assert count_time_text(progress) == ""
    assert [rounded(n) for n in (99.4, 99.6, 100, 149, 995)] == [99, 100, 100, 150, 1000]


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (2.5 * MINUTE, "about 2 min"),
        (2.5 * HOUR, "about 2 h"),
        (2.5 * DAY, "about 2 days"),
        (2.5 * YEAR, "about 2 years"),
    ],
)
def test_a_unit_has_its_exact_length(seconds, text):
    """Two and a half are rounded to two, and anything more to three."""
    assert time_range((seconds, seconds)) == text
    more = time_range((1.001 * seconds, 1.001 * seconds))
    assert more == text.replace("2", "3")
