"""Shares of placements in words."""

import pytest

from cubewright.presenter.search.statistics_text import share


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
