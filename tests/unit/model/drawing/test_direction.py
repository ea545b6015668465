"""The directions of the camera."""

import numpy as np
import pytest

from cubewright.model.drawing.direction import (
    DEFAULT_DIRECTION,
    FLAT_DIRECTION,
    FRONT,
    PIECE_DIRECTION,
    SIDE,
    TOP,
    Direction,
)
from cubewright.model.drawing.look import lamp


@pytest.mark.parametrize(
    ("direction", "right", "up", "towards"),
    [
        (FRONT, (1, 0, 0), (0, 0, 1), (0, -1, 0)),
        (SIDE, (0, 1, 0), (0, 0, 1), (1, 0, 0)),
        (TOP, (1, 0, 0), (0, 1, 0), (0, 0, 1)),
        (Direction(180, 0), (0, -1, 0), (0, 0, 1), (-1, 0, 0)),
        (Direction(0, -90), (0, 1, 0), (1, 0, 0), (0, 0, -1)),
    ],
)
def test_the_axes_of_the_screen(direction, right, up, towards):
    assert np.allclose(direction.axes, (right, up, towards), atol=1e-12)


@pytest.mark.parametrize("direction", [DEFAULT_DIRECTION, PIECE_DIRECTION, FLAT_DIRECTION])
def test_usual_directions_look_down_from_the_front_and_right(direction):
    axes = direction.axes
    assert np.allclose(axes @ axes.T, np.eye(3))
    x, y, z = axes[2]
    assert x > 0 > y
    assert z == pytest.approx(np.sin(np.radians(direction.elevation)))
    assert direction.right[2] == 0
    assert direction.up[2] > 0
    assert direction.lamp == lamp(direction.azimuth)


@pytest.mark.parametrize(
    ("azimuth", "right", "away"),
    [(-90, (1, 0), (0, 1)), (0, (0, 1), (-1, 0)), (90, (-1, 0), (0, -1)), (180, (0, -1), (1, 0))],
)
@pytest.mark.parametrize("by", [-44, 0, 44])
def test_steps_on_the_screen_are_steps_along_the_nearest_axes_of_the_ground(
    azimuth, right, away, by
):
    direction = Direction(azimuth + by, 20)
    assert direction.on_ground((1.0, 0.0)) == right
    assert direction.on_ground((0.0, 1.0)) == away
    assert direction.on_ground((2.0, -1.0)) == (
        2 * right[0] - away[0],
        2 * right[1] - away[1],
    )


@pytest.mark.parametrize("roll", [-30.0, 0.0, 45.0, 90.0])
def test_a_rolled_camera_turns_the_screen_and_looks_at_the_same_point(roll):
    plain, rolled = Direction(-58.0, 27.0).axes, Direction(-58.0, 27.0, roll).axes
    assert np.allclose(rolled @ rolled.T, np.eye(3))
    assert np.allclose(rolled[2], plain[2])
    c, s = np.cos(np.radians(roll)), np.sin(np.radians(roll))
    assert np.allclose(rolled[0], c * plain[0] - s * plain[1])
    assert np.allclose(rolled[1], s * plain[0] + c * plain[1])
