"""The sticks of a piece make the piece, fit with the clearance, and have holes in pairs."""

from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.wood.sticks import sticks_of


def test_a_bar_is_one_stick_without_holes():
    (stick,) = sticks_of([(x, 0, 0) for x in range(4)], 20, 0.4)
    assert stick.size == (79.6, 19.6, 19.6)
    assert stick.sorted_size == (79.6, 19.6, 19.6)
    assert stick.holes == ()


def test_a_block_that_is_glued_to_a_side_reaches_it():
    long, block = sticks_of([(0, 0, 0), (1, 0, 0), (2, 0, 0), (1, 0, 1)], 20, 0.4)
    assert long.size == (59.6, 19.6, 19.6)
    assert block.size == (19.6, 19.6, 20.0)
    assert [(each.cell, each.beyond, each.other) for each in long.holes] == [
        ((1, 0, 0), (1, 0, 1), 1)
    ]


def test_two_sticks_glued_side_by_side_have_two_holes():
    cells = [(x, 0, 0) for x in range(5)] + [(x, 1, 0) for x in range(3, 7)]
    one, other = sticks_of(cells, 10, 0.2)
    assert [each.cell for each in one.holes] == [(3, 0, 0), (4, 0, 0)]
    assert [each.cell for each in other.holes] == [(3, 1, 0), (4, 1, 0)]
    # Both glued sides show in part.
    assert (one.low_ends, other.low_ends) == ((-0.1, -0.1, -0.1), (-0.1, -0.1, -0.1))


@given(st.sets(st.tuples(*[st.integers(0, 2)] * 3), min_size=1, max_size=12))
def test_sticks_share_no_cell_and_make_the_piece(cells):
    sticks = sticks_of(cells, 10, 0.0)
    assert sum(prod(stick.box.size) for stick in sticks) == len(cells)
    assert sum(prod(stick.size) for stick in sticks) == pytest.approx(1000 * len(cells))
    for number, stick in enumerate(sticks):
        for hole in stick.holes:
            back = [each for each in sticks[hole.other].holes if each.cell == hole.beyond]
            assert any(each.beyond == hole.cell and each.other == number for each in back)
