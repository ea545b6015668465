"""Allowances that the user types."""

from fractions import Fraction

import pytest

from cubewright.presenter.taking_apart.turn_choice import parsed_allowance


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1/20", Fraction(1, 20)),
        (" 3 / 8 ", Fraction(3, 8)),
        ("/20", Fraction(0)),
        ("0", Fraction(0)),
        ("0.05", Fraction(1, 20)),
        ("0,05", Fraction(1, 20)),
        (".25", Fraction(1, 4)),
        ("0.499999", Fraction(499999, 10**6)),
        ("0.5", None),
        ("1/2", None),
        ("1", None),
        ("1/0", None),
        ("", None),
        ("-1/20", None),
        ("0.1234567", None),
        ("a", None),
    ],
)
def test_an_allowance_is_a_number_from_0_to_less_than_a_half(text, value):
    assert parsed_allowance(text) == value
