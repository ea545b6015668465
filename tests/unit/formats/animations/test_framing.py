"""The frame around a motion contains the whole motion in its middle, without spare room."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cubewright.formats.animations.framing import Fade, Framing, enters_or_leaves
from cubewright.model.drawing.direction import FRONT, Direction
from cubewright.model.motion import Motion, Stage

STAIR = np.array([(0, 0, 0), (3, 0, 0), (3, 1, 0), (0, 1, 2), (0, 5, 1), (1, 1, 4)], float)
HERE, THERE = {0: (0.0, 0.0, 0.0)}, {0: (2.0, -1.0, 3.0)}
DIRECTIONS = st.builds(Direction, st.floats(-180, 180), st.floats(-80, 80))


def flat(frame, camera, points):
    """Points in pixels from the middle of a frame."""
    return frame.scale * ((points - frame.middle) @ camera.axes[:2].T)


@given(DIRECTIONS, st.sampled_from([100, 640]))
def test_one_camera_has_the_places_of_a_piece_in_the_middle_of_its_frame(camera, size):
    framing = Framing(Motion((Stage(HERE, THERE),)), [STAIR], [[camera]], size)
    shown = flat(framing.frame, camera, np.concatenate([STAIR, STAIR + THERE[0]]))
    low, high = shown.min(axis=0), shown.max(axis=0)
    assert low + high == pytest.approx(0, abs=1e-6)
    assert (high - low).max() == pytest.approx(size / 1.06)
    assert (framing.frame.width, framing.frame.height) == (size, size)
    assert framing.fades == [None]


def test_a_view_that_turns_has_room_for_every_direction():
    cameras = [Direction(azimuth, 20.0) for azimuth in range(0, 360, 30)]
    frame = Framing(Motion((Stage(HERE, HERE),)), [STAIR], [cameras], 200).frame
    most = max(np.abs(flat(frame, camera, STAIR)).max() for camera in cameras)
    assert most == pytest.approx(100 / 1.06)


def test_a_piece_that_differs_from_the_stage_before_comes_and_one_that_is_gone_leaves():
    two = {0: (0.0, 0.0, 0.0), 1: (0.0, 0.0, 0.0)}
    away = {**two, 1: (0.0, 0.0, 9.0)}
    building = Motion((Stage(HERE, HERE), Stage(away, two)))
    assert [enters_or_leaves(building, n) for n in (0, 1)] == [None, True]
    taking = Motion((Stage(two, away), Stage(HERE, HERE)))
    assert [enters_or_leaves(taking, n) for n in (0, 1)] == [False, None]
    staying = Motion((Stage(two, away), Stage(away, two)))
    assert [enters_or_leaves(staying, n) for n in (0, 1)] == [None, None]
    for motion, index, comes in ((building, 1, True), (taking, 0, False)):
        cameras = [[FRONT], [FRONT]]
        fade = Framing(motion, [STAIR, STAIR], cameras, 100).fades[index]
        assert (fade.comes, fade.moves) == (comes, True)
        assert 0 < fade.way < 1


def test_a_piece_is_invisible_at_the_end_of_its_way_and_solid_near_the_others():
    coming, leaving = Fade(comes=True, moves=True, way=0.5), Fade(comes=False, moves=True, way=0.5)
    assert [coming.at(share) for share in (0.0, 0.5, 1.0)] == [(0.5, 0.0), (0.75, 1.0), (1.0, 1.0)]
    assert [leaving.at(share) for share in (0.0, 0.5, 0.75, 1.0)] == [
        (0.0, 1.0),
        (0.25, 1.0),
        (0.375, 0.5),
        (0.5, 0.0),
    ]
    resting = Fade(comes=True, moves=False)
    assert [resting.at(share) for share in (0.0, 0.25, 1.0)] == [
        (0.0, 0.0),
        (0.25, 0.5),
        (1.0, 1.0),
    ]
