"""Arrows in the 3D scene."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cubewright.gui.viewer.drawing.arrows import SHAFT, arrow_mesh

PLACES = st.tuples(*[st.integers(-5, 5)] * 3)


@given(PLACES, PLACES.filter(any))
def test_the_faces_of_an_arrow_point_outwards_between_its_ends(start, vector):
    start, vector = np.array(start, float), np.array(vector, float)
    mesh = arrow_mesh(np.array([[start, start + vector]]))
    along = vector / np.linalg.norm(vector)
    first, second = (mesh.corners[:, n] - mesh.corners[:, 0] for n in (1, 2))
    areas = np.cross(first, second).sum(axis=0) / 2
    # The areas of a closed surface add up to zero; here the base of the head also covers the end of
    # the shaft, which is one square too many towards the start.
    assert np.allclose(areas, -along * (2 * SHAFT) ** 2, atol=1e-3)
    reached = (mesh.corners.reshape(-1, 3) - start) @ along
    assert np.isclose(reached.min(), 0.0, atol=1e-4)
    assert np.isclose(reached.max(), np.linalg.norm(vector), atol=1e-4)


def test_no_arrows_have_no_surface():
    assert len(arrow_mesh(np.zeros((0, 2, 3)))) == 0
