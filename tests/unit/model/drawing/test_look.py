"""The light on faces."""

from math import acos, cos, degrees, radians, sin

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.model.drawing.look import (
    AMBIENT,
    EDGE_INK,
    EDGE_WIDTH,
    GRID_INK,
    GRID_WIDTH,
    LAMP,
    SKY,
    brightness,
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


def test_a_face_has_light_of_the_sky_and_of_the_lamp_before_it():
    lamp_above = (0.0, 0.6, 0.8)
    normals = np.array([(0, 0, 1), (0, 1, 0), (0, -1, 0), (0, 0, -1), lamp_above])
    assert brightness(normals, lamp_above) == pytest.approx(
        [
            min(1, AMBIENT + SKY + 0.8 * LAMP),
            AMBIENT + SKY / 2 + 0.6 * LAMP,
            AMBIENT + SKY / 2,
            AMBIENT,
            1,
        ]
    )
    assert AMBIENT + 0.9 * SKY + LAMP > 1  # the last one is full


def test_edges_are_wider_and_darker_than_lines_between_cells():
    assert 0 < GRID_WIDTH < EDGE_WIDTH < 0.1
    assert 0 < GRID_INK < EDGE_INK < 1
