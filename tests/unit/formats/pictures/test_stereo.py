"""Stereo pictures show the views of both eyes, as anaglyphs or as pairs."""

from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from cubewright.formats.pictures.bodies import Body, Scene
from cubewright.formats.pictures.renderer import View
from cubewright.formats.pictures.space import extent
from cubewright.formats.pictures.stereo import ANAGLYPH, PAIR, combined, eye_texts, eye_views
from cubewright.model.drawing.direction import Direction
from cubewright.model.figure import Figure
from cubewright.model.lattices.cubic import CUBIC

CAMERA = Direction(-60.0, 25.0)
BODIES = (Body(((4, 7, 1), (5, 7, 1)), "#ff0000"), Body(((4, 7, 2),), "#00ff00"))
SCENE = Scene(CUBIC, BODIES, Figure([cell for body in BODIES for cell in body.cells]))
SEEN = extent(SCENE, CAMERA)
VIEW = View(SCENE, CAMERA, SEEN, 200, 150, None)


def png(colour, size=(4, 2)):
    stream = BytesIO()
    Image.new("RGBA", size, colour).save(stream, "png")
    return stream.getvalue()


def pixels(data):
    return np.asarray(Image.open(BytesIO(data)))


@pytest.mark.parametrize(("kind", "width"), [(ANAGLYPH, 200), (PAIR, 100)])
def test_each_eye_sees_the_whole_scene_and_its_middle_at_the_same_place(kind, width):
    views = eye_views(VIEW, kind)
    for view in views:
        assert (view.width, view.light) == (width, CAMERA)
        own = extent(SCENE, view.camera)
        assert own.left >= view.extent.left
        assert own.left + own.width <= view.extent.left + view.extent.width
        assert own.top >= view.extent.top
        assert own.top + own.height <= view.extent.top + view.extent.height
    centres = [CUBIC.centre(cell) for body in SCENE.bodies for cell in body.cells]
    middle = (np.min(centres, axis=0) + np.max(centres, axis=0)) / 2
    places = [view.camera.axes[0] @ middle - view.extent.left for view in views]
    assert places[0] == pytest.approx(places[1])
    # The left eye looks from further left, so a near point lies further right in its view.
    near = middle + CAMERA.axes[2]
    left, right = (view.camera.axes[0] @ near - view.extent.left for view in views)
    assert left > right


def test_an_anaglyph_has_the_left_view_in_red_and_the_right_view_in_green_and_blue():
    found = pixels(combined((png((0, 255, 0, 255)), png((10, 20, 30, 200))), ANAGLYPH))
    assert found.shape == (2, 4, 4)
    assert found[0, 0].tolist() == [150, 20, 30, 200]
    assert [view.background for view in eye_views(VIEW, ANAGLYPH)] != [None, None]


def test_a_pair_has_the_left_view_at_the_left():
    found = pixels(combined((png((1, 2, 3, 255)), png((4, 5, 6, 255))), PAIR))
    assert found.shape == (2, 8, 4)
    assert found[0, 0].tolist() == [1, 2, 3, 255]
    assert found[0, -1].tolist() == [4, 5, 6, 255]
    assert [view.background for view in eye_views(VIEW, PAIR)] == [None, None]


def test_vector_pictures_of_both_eyes_have_one_size():
    left, right = eye_texts(VIEW, ANAGLYPH)
    assert left.split(">")[0] == right.split(">")[0]
    assert left != right
