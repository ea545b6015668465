"""Arrows and bars in the 3D scene."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from cubewright.gui.viewer.drawing.signs import BAR, SHAFT, arrow_mesh, bar_mesh

PLACES = st.tuples(*[st.integers(-5, 5)] * 3)


def areas(mesh):
    """The sum of the areas of all faces, as vectors; zero for a closed surface."""
    first, second = (mesh.corners[:, n] - mesh.corners[:, 0] for n in (1, 2))
    return np.cross(first, second).sum(axis=0) / 2


@given(PLACES, PLACES.filter(any))
def test_the_faces_of_an_arrow_point_outwards_between_its_ends(start, vector):
    start, vector = np.array(start, float), np.array(vector, float)
    mesh = arrow_mesh(np.array([[start, start + vector]]))
    along = vector / np.linalg.norm(vector)
    # The base of the head also covers the end of the shaft, which is one square too many towards
    # the start.
    assert np.allclose(areas(mesh), -along * (2 * SHAFT) ** 2, atol=1e-3)
    reached = (mesh.corners.reshape(-1, 3) - start) @ along
    assert np.isclose(reached.min(), 0.0, atol=1e-4)
    assert np.isclose(reached.max(), np.linalg.norm(vector), atol=1e-4)


@given(PLACES, PLACES.filter(any))
def test_a_bar_is_closed_points_outwards_and_reaches_beyond_its_ends(start, vector):
    start, vector = np.array(start, float), np.array(vector, float)
    mesh = bar_mesh(np.array([[start, start + vector]]))
    assert np.allclose(areas(mesh), 0, atol=1e-3)
    centred = mesh.corners - (start + vector / 2)
    volume = np.einsum("ni,ni->", centred[:, 0], np.cross(centred[:, 1], centred[:, 2])) / 6
    length = float(np.linalg.norm(vector)) + 2 * BAR
    assert np.isclose(volume, length * (2 * BAR) ** 2, rtol=1e-2)


def test_no_signs_have_no_surface():
    none = np.zeros((0, 2, 3))
    assert len(arrow_mesh(none)) == len(bar_mesh(none)) == 0
