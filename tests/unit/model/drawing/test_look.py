"""The lamp and the lines of pictures."""

from math import acos, cos, degrees, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.model.drawing.look import (
    EDGE_INK,
    EDGE_WIDTH,
    GRID_INK,
    GRID_WIDTH,
    lamp,
)


@given(azimuth=st.floats(-360, 360))
def test_the_lamp_is_high_over_the_left_shoulder(azimuth):
    x, y, z = lamp(azimuth)
    assert x * x + y * y + z * z == pytest.approx(1)
    assert degrees(acos(z)) == pytest.approx(40)
    towards, side = radians(azimuth), radians(azimuth - 90)
    flat = cos(radians(50))
    assert x * cos(towards) + y * sin(towards) == pytest.approx(flat * cos(radians(30)))
    assert x * cos(side) + y * sin(side) == pytest.approx(flat * 0.5)


def test_edges_are_wider_and_darker_than_lines_between_cells():
    assert 0 < GRID_WIDTH < EDGE_WIDTH < 0.1
    assert 0 < GRID_INK < EDGE_INK < 1
