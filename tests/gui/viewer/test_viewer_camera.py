"""Properties of camera frames and directions."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.gui.viewer.camera import Frame
from cubewright.model.drawing.direction import FRONT, SIDE, TOP, Direction

points = st.lists(st.tuples(*[st.integers(-9, 9)] * 3), min_size=1, max_size=12)
directions = st.builds(Direction, st.floats(-360, 360), st.floats(-90, 90))


@given(points)
def test_a_frame_contains_its_points(places):
    table = np.array(places, np.float32)
    frame = Frame.around_points(table)
    assert (np.linalg.norm(table - frame.centre, axis=1) <= frame.radius + 1e-4).all()


@given(points, st.floats(1, 3))
def test_an_enlarged_frame_contains_the_frame(places, factor):
    frame = Frame.around_points(np.array(places, np.float32))
    assert frame.contains(frame)
    assert frame.scaled(factor).contains(frame)
    assert frame.scaled(factor).distance >= frame.distance


@given(directions)
def test_right_and_up_are_perpendicular(direction):
    right, up = np.array(direction.right), np.array(direction.up)
    assert np.dot(right, up) == pytest.approx(0, abs=1e-9)
    assert np.linalg.norm(right) == pytest.approx(1)
    assert np.linalg.norm(up) == pytest.approx(1)


@given(directions)
def test_the_light_is_always_above(direction):
    assert direction.lamp[2] > 0.5
    assert np.linalg.norm(direction.lamp) == pytest.approx(1)


def test_the_sides_show_the_axes_as_in_the_layers():
    assert FRONT.right == pytest.approx((1, 0, 0))
    assert FRONT.up == pytest.approx((0, 0, 1))
    assert SIDE.right == pytest.approx((0, 1, 0))
    assert TOP.right == pytest.approx((1, 0, 0))
    assert TOP.up == pytest.approx((0, 1, 0))
