"""The lamps of the 3D view."""

from math import asin, atan2, degrees

import numpy as np
import pytest

from cubewright.model.drawing.look import DARK, LIGHT
from cubewright.model.drawing.studio import (
    MATERIALS,
    STUDIOS,
    Material,
    fill_direction,
    lamp_direction,
    lit_colour,
    lit_colours,
)


@pytest.mark.parametrize("azimuth", [-90, -58, 0, 45, 170])
def test_lamps_stand_to_the_left_and_to_the_right_of_the_view(azimuth):
    for direction, by, height in ((lamp_direction, -52, 52), (fill_direction, 55, 15)):
        x, y, z = direction(azimuth)
        assert x * x + y * y + z * z == pytest.approx(1)
        assert degrees(asin(z)) == pytest.approx(height)
        turned = (degrees(atan2(y, x)) - azimuth - by) % 360
        assert min(turned, 360 - turned) == pytest.approx(0, abs=1e-9)


def test_each_scheme_has_a_studio_whose_light_comes_from_above():
    assert set(STUDIOS) == {LIGHT, DARK}
    for studio in STUDIOS.values():
        assert all(0 < low < high <= 1 for low, high in zip(studio.bounce, studio.sky, strict=True))
        assert all(low < high <= 1 for low, high in zip(studio.sky, studio.key, strict=True))
        assert 0.5 < studio.body <= 1
        for colour in (studio.grid, studio.shadow, studio.pool):
            assert all(0 <= value <= 1 for value in colour)
            assert 0 < colour[3] < 1
    assert STUDIOS[LIGHT].middle > STUDIOS[LIGHT].edge
    assert STUDIOS[DARK].middle > STUDIOS[DARK].edge


def test_materials_are_stored_by_their_values():
    assert {each.value for each in Material} == {"lacquer", "wood", "drawing"}
    assert set(MATERIALS) == set(Material)


@pytest.mark.parametrize("azimuth", [-58, 0, 130])
def test_faces_without_opengl_are_the_lighter_the_more_they_face_the_lamp(azimuth):
    towards = np.array((0.0, 0.0, 1.0))
    lamp = np.array(lamp_direction(azimuth))
    level = np.array((lamp[1], -lamp[0], 0.0)) / np.hypot(lamp[0], lamp[1])
    turned = np.array([lamp, level])
    colour = np.array([(0.6, 0.3, 0.2)])
    shown = lit_colours(np.repeat(colour, 2, axis=0), turned, azimuth, towards)
    assert (shown > 0).all()
    assert (shown <= 1).all()
    assert (np.diff(shown.sum(axis=1)) < 0).all()
    assert (shown[:, 0] > shown[:, 1]).all()


def test_grey_remains_grey_in_the_light():
    for normal in ((0.0, 0.0, 1.0), (0.0, -1.0, 0.0)):
        shown = lit_colour("#a0a0a0", normal, -58.0, (0.0, -0.6, 0.8))
        assert shown[1:3] == shown[3:5] == shown[5:7]
        assert "#60" < shown < "#d0"
